import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

test('what programs send one another is no event that people go to', () => {
  expect(labels('A site for devices. The server should receive and process events from the devices. Users can view events.').events).toEqual([
    'Title',
    'Kind',
    'Source',
    'Payload',
    'Date',
    'Time',
    'Status',
  ])
  expect(labels('A club. Users can view events and buy tickets.').events).toEqual(expect.arrayContaining(['Title', 'Date', 'Place', 'Organiser']))
})

test('a proxy server has its port', () =>
  expect(labels('A hosting panel. Users can manage proxy servers.')['proxy servers']).toEqual(expect.arrayContaining(['Address', 'Port', 'Protocol'])))

test('what is published and worked on is out or a draft', () =>
  expect(labels('A club. Managers can publish, edit and delete activities.').activities).toContain('Status'))

test('the phone and the address of a company are details by which it is reached', () => {
  const found = labels('A joinery’s website with an introduction, a product display, company phone, company address, and a contact form.')
  expect(Object.keys(found)).toContain('contact details')
  expect(Object.keys(found).filter((name) => /phone|address/.test(name))).toEqual([])
})
