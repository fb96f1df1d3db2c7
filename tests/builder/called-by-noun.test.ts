import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const titlesOf = (words: string, plural: string): readonly unknown[] => {
  const entity = siteOf(words).entities.find((one) => one.plural === plural)!
  return entity.seeds.map((row) => row[entity.title]).toSorted()
}

test.each([
  [
    'A ferry site. Crews can view boarding plans.',
    'boarding plans',
    ['autumn', 'long term', 'short term', 'spring', 'summer', 'trial', 'winter'].map((way) => `Boarding plan, ${way}`),
  ],
  [
    'A village site. Villagers can view fishing contracts.',
    'fishing contracts',
    ['Bluebird Trading', 'Brightfield', 'Cedar & Co', 'Harbour Works', 'Kestrel Services', 'Lantern Group', 'Oakline'].map(
      (partner) => `Fishing contract, ${partner}`,
    ),
  ],
])('samples of a compound that nothing is known of are called by it: %s', (words, plural, titles) => {
  const found = titlesOf(words, plural)
  expect(found.length).toBeGreaterThanOrEqual(6)
  expect(titles).toEqual(expect.arrayContaining([...found]))
})

test('plans that are known keep names of their own', () => {
  expect(titlesOf('A gym site. Members can view workout plans.', 'workout plans').filter((title) => String(title).startsWith('Workout plan,'))).toEqual([])
})
