import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const scaleOf = (words: string, plural: string, label: string) => {
  const entity = siteOf(words).entities.find((one) => one.plural === plural)!
  const { id, min, max, required } = entity.fields.find((field) => field.label === label)!
  return { min, max, required, isWithin: entity.seeds.every((seed) => Number(seed[id]) >= min! && Number(seed[id]) <= max!), seeds: entity.seeds.length > 0 }
}

test.each([
  ['A physiotherapy app. Patients can log in and record a pain score from 0 to 10.', 'pain scores', 'Score', 0, 10],
  ['A headache diary website. Patients can log in and record a pain score (0-10).', 'pain scores', 'Score', 0, 10],
  ['A wellness app. Members can log in and enter a stress score between 1 and 5.', 'stress scores', 'Score', 1, 5],
])('what a thing is scored from and to bounds its number and its samples: %s', (words, plural, label, min, max) => {
  expect(scaleOf(words, plural, label)).toEqual({ min, max, required: true, isWithin: true, seeds: true })
})
test('who says how stressed they are bears a name of a person rather than of a player', () => {
  const entity = siteOf('A wellness app. Members can log in and enter a stress score between 1 and 5.').entities.find(
    ({ plural }) => plural === 'stress scores',
  )!
  for (const seed of entity.seeds) expect(seed[entity.title]).toMatch(/^\S+ \S+$/)
})
