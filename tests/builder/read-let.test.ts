import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string) =>
  readBrief(`A site. ${words}`)
    .clauses.slice(1)
    .flatMap(({ actors, asks }) => asks.map(({ verb, object }) => `${actors.join('+')}: ${verb} ${object?.noun ?? '-'}`))

test.each([
  ['The site should have a board, allowing classmates to leave memories.', [': view board', 'classmate: leave memory']],
  ['It should have tips, enabling posters to rate runners.', [': view tip', 'poster: rate runner']],
  ['Substitutes can apply for jobs, and they can accept assignments.', ['substitute: apply job', 'substitute: accept assignment']],
  ['Umpires should be able to enter scores.', ['umpire: enter score']],
  ['Animations can start quizzes.', [': start quiz']],
])('whoever is let do something is somebody, whatever they are called: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})
