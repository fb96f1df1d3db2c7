import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string) =>
  siteOf(words)
    .entities.map(({ plural }) => plural)
    .toSorted()
    .join(', ')

it.each([
  ['An employee system. Users can browse employees, add employees, and view detailed information.', 'employees, leave requests'],
  ['A campus app. The website should have functionalities for dormitory display and information query.', 'dormitories'],
  ['A parking app. Users can book parking spaces and manage their own information.', 'bookings, parking spaces'],
])('information is that of what the words name: %s', (words, wanted) => {
  expect(kept(words)).toEqual(wanted)
})

it.each([
  ['A mini-program for information inquiry. Users can query and view detailed information.', 'article categories, articles'],
  ['A city portal. Users can view events. Administrators can publish information.', 'article categories, articles, events'],
])('information is written where it is published, or where the words name nothing else: %s', (words, wanted) => {
  expect(kept(words)).toEqual(wanted)
})

it.each([
  ['A script website. Users can create script tasks, run them, and view the results.', 'script runs, script tasks'],
  ['A patrol app. Users can report patrols and query historical records.', 'patrols'],
  [
    'A page for runners. Trainers plan group runs with a meeting point, runners join them. There is a page with records. Runners enter each run with distance and time.',
    'group runs, records, sign-ups',
  ],
])('results and records of nothing said are of what the words name: %s', (words, wanted) => {
  expect(kept(words)).toEqual(wanted)
})

it('what people need is not looked for among the messages to the site', () => {
  const site = siteOf('A website with products. Users should be able to view products, submit a contact form, and find the information they need.')
  expect(site.requirements.find(({ clause }) => clause === 'find the information they need')).toMatchObject({ status: 'built', where: '/products' })
})
