import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  [
    'A website to display job information about tourism, including job title, skill requirements, work city, salary, and company name. Users can browse the job list.',
    /guide|travel|tour|ticket|cruise|booking|hotel/i,
  ],
  [
    'A website to display job information of beauty salons, including job title, salary, and company name. Users can browse the job list.',
    /hairdresser|nail|beautician|salon|make-up|colourist/i,
  ],
])('open jobs are those of the trade: %s', (words, titles) => {
  const jobs = siteOf(words).entities.find(({ plural }) => plural === 'jobs')!
  expect(jobs.seeds.length).toBeGreaterThan(3)
  for (const seed of jobs.seeds) expect(String(seed[jobs.title])).toMatch(titles)
})

test('a city of work is a town, and skills are those of a job', () => {
  const { fields, seeds } = siteOf(
    'A website to display job information, including job title, skill requirements, work city, salary, and company name. Users can browse the job list.',
  ).entities.find(({ plural }) => plural === 'jobs')!
  const values = (label: string) => new Set(seeds.map((seed) => seed[fields.find((field) => field.label === label)!.id]))
  expect(
    [...values('Work city')].every((city) =>
      ['Lisbon', 'Porto', 'Leeds', 'Lyon', 'Hamburg', 'Ghent', 'Turin', 'Malmö', 'Cork', 'Gdańsk'].includes(String(city)),
    ),
  ).toBe(true)
  expect(values('Skill requirement').size).toBeGreaterThan(2)
})
