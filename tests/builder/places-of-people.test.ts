import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const countedBy = (words: string, plural: string, label: string) => {
  const entity = siteOf(words).entities.find((one) => one.plural === plural)!
  const { id, type, choices = [] } = entity.fields.find((field) => field.label === label)!
  return { type, isOneOfThem: entity.seeds.length > 0 && entity.seeds.every((seed) => choices.includes(String(seed[id]))) }
}

test('what is counted by department is in departments rather than with people', () => {
  const words =
    'A visitor registration website for an office building. Reception staff can register visits with visitor name, host and date. Statistics show visits per day and department.'
  expect(countedBy(words, 'visits', 'Department')).toEqual({ type: 'choice', isOneOfThem: true })
})
test('what is counted by employee still is with people', () => {
  const words = 'A parcel desk website. Staff can register parcels with sender and date. Statistics show parcels per employee.'
  const parcels = siteOf(words).entities.find(({ plural }) => plural === 'parcels')!
  const field = parcels.fields.find(({ label }) => label === 'Employee')!
  expect(field.type).toBe('text')
  for (const seed of parcels.seeds) expect(seed[field.id]).toMatch(/^\S+ \S+$/)
})
