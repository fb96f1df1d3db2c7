import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const { entities } = siteOf(
  'A mini-program for a personal resume. Users should be able to register and log in, edit their personal information, add work experience, preview their resume, and share their resume with others.',
)
const of = (singular: string) => entities.find((one) => one.singular === singular)!

test('a resume tells how to reach somebody and what they say of themselves, and every job belongs to one', () => {
  const labels = of('resume').fields.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Name', 'Profession', 'Email', 'Phone', 'City', 'About me', 'Languages', 'Skills', 'Education', 'Picture']))
  const jobs = of('work experience')
  expect(jobs.fields.filter(({ required }) => required).map(({ label }) => label)).toEqual(['Company', 'Position', 'From'])
  const { id } = jobs.fields.find(({ label }) => label === 'Resume')!
  expect(jobs.seeds.map((seed) => typeof seed[id])).toEqual(jobs.seeds.map(() => 'number'))
  const days = (label: string) => jobs.seeds.map((seed) => Number.parseInt(String(seed[jobs.fields.find((one) => one.label === label)!.id]), 10))
  expect(days('Until').every((day) => day < 0)).toBe(true)
  expect(days('From').every((day) => day < -100)).toBe(true)
})
