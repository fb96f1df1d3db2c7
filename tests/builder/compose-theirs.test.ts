import { expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

it.each([
  [
    'An app for finding AI experts. Users can browse AI experts, view their skills and rates, and book consultations.',
    'AI experts',
    ['Name', 'Skills', 'Rate', 'Speciality', 'Experience', 'Rating', 'Phone', 'About', 'Picture'],
    ['skills', 'rates'],
  ],
  [
    'A clinic website. Patients can browse doctors, view their specialties and schedules, and book appointments.',
    'doctors',
    ['Name', 'Speciality', 'Consulting hours', 'Experience', 'Fee', 'About', 'Picture'],
    ['specialties', 'events'],
  ],
  [
    'A translation website. Clients can browse translators, view their languages and hourly rates, and hire them.',
    'translators',
    ['Name', 'Languages', 'Hourly rate', 'Field', 'Experience', 'Rating', 'Phone', 'Email', 'About'],
    ['languages', 'rates'],
  ],
  [
    'A law website. Users can search for lawyers, view their qualifications and availability, and book consultations.',
    'lawyers',
    ['Name', 'Qualifications', 'Availability', 'Speciality', 'Experience', 'Rating', 'Phone', 'Region', 'Licence number', 'Fee per hour', 'About', 'Picture'],
    ['qualifications'],
  ],
])('what is told of people who are looked through is in their columns: %s', (words, plural, columns, gone) => {
  expect(labels(words, plural)).toEqual(columns)
  expect(tables(words).filter((table) => gone.includes(table))).toEqual([])
})

test('what users look at of their own stays a thing of theirs', () => {
  expect(tables('A school. Students can browse courses and view their schedules.')).toContain('courses')
  expect(tables('A job platform. Users can add skills and view their skills.')).toContain('skills')
})
