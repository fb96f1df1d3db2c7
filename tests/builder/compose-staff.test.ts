import { expect, test } from 'vitest'
import { tasksOf } from '../../builder/lexicon/tasks.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string) =>
  Object.fromEntries(
    siteOf(words).entities.map(({ singular, fields }) => [
      singular,
      fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`)),
    ]),
  )

test('who joins and who leaves are noted of the people whom a site keeps', () => {
  const kept = labelsOf(
    'A recruitment platform to manage the full lifecycle of candidates. Users can schedule interviews, confirm onboarding and record offboarding, and manage candidates.',
  )
  expect(Object.keys(kept).toSorted()).toEqual(['candidate', 'interview', 'offboarding', 'onboarding'])
  expect([kept.interview?.[0], kept.onboarding?.[0], kept.offboarding?.[0]]).toEqual(['Candidate → candidates', 'Who → candidates', 'Who → candidates'])
})

test('tasks of a field of life are its own', () => {
  const titles = (words: string) =>
    siteOf(words)
      .entities.find(({ singular }) => singular === 'task')!
      .seeds.map(({ title }) => title)
  expect(
    titles('A restaurant management website. Cooks and waiters manage daily work; users create tasks and assign tasks.').every((one) =>
      tasksOf('food')!.includes(String(one)),
    ),
  ).toBe(true)
})

test('what is exchanged in a game is kept beside the game, with who asked for it', () => {
  const kept = labelsOf('A farm game website with functions for a task system, feeding chickens and exchanging goods.')
  expect(kept['redemption request']).toContain('Reward → goods')
  expect(kept.task).toContain('Reward')
})

test('files of a format that the words name end as such files do, and goods are items', () => {
  const names = (words: string) =>
    siteOf(words)
      .entities.find(({ singular }) => /file$/.test(singular))!
      .seeds.map(({ name }) => String(name).split('.').at(-1))
  expect(new Set(names('A website where users upload and manage PDF files.'))).toEqual(new Set(['pdf']))
  expect(
    siteOf('A marketplace for students. Students can publish second-hand goods and buy second-hand goods.').entities.find(
      ({ plural }) => plural === 'second-hand goods',
    )?.singular,
  ).toBe('second-hand item')
})
