import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const refers = (words: string, plural: string) => {
  const { entities } = siteOf(words)
  const found = entities.find((one) => one.plural === plural)
  return found?.fields.flatMap(({ type, entity }) => (type === 'reference' && entity !== undefined ? [entity] : []))
}

test('what a site inspects, maintains or tells the history of is kept where the words take it for granted, and rows are of it', () => {
  const history =
    'Please implement a vehicle history website that shows mileage records and accident reports. Users should be able to look up mileage records and accident reports.'
  expect([refers(history, 'vehicles'), refers(history, 'mileage records'), refers(history, 'accident reports')]).toEqual([[], ['vehicles'], ['vehicles']])
  const lifts =
    'Please implement a lift inspection system. The system should have functionalities for inspection plans, recording defects, and confirming repairs.'
  expect(siteOf(lifts).entities.map(({ plural }) => plural)).toContain('lifts')
})

test.each([
  ['Please implement a network monitoring website. The website should have functionalities for alert messages and monitoring reports.', 'networks'],
  ['Please implement an elevator inspection system. Users should be able to manage elevators and record inspections.', 'lifts'],
])('nothing is kept that there is one of, or that is kept already: %s', (words, plural) => {
  expect(siteOf(words).entities.map((one) => one.plural)).not.toContain(plural)
})
