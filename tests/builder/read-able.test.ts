import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const read = (words: string) =>
  readBrief(`A lab site. ${words}`)
    .clauses.slice(1)
    .flatMap(({ mode, asks }) => [
      mode,
      ...asks.map(({ kind, verb, object, fields }) => [`${kind}:${verb} ${object?.noun ?? '-'}`, ...fields.map(({ noun }) => noun)].join(' | ')),
    ])

test.each([
  [
    'The system should also be able to display identification results, including the disease name and severity.',
    ['acts', 'view:display identification | disease name | severity'],
  ],
  [
    'The system should be able to record and track sample history, and process and summarize readings.',
    ['acts', 'create:record sample', 'analyse:track sample', 'acts', 'manage:process reading', 'analyse:summarize reading'],
  ],
  ['The platform should be able to store and retrieve scanned and unscanned slides.', ['acts', 'create:store slide', 'view:retrieve slide']],
  ['Visitors can browse slides, and can register or log in.', ['acts', 'view:browse slide', 'acts', 'session:register -', 'acts', 'session:log in -']],
  ['The website should adapt to phones and be easy to read.', ['quality']],
])('what a site is able to do is done, though its verb is a noun as well: %s', (words, expected) => {
  expect(read(words)).toEqual(expected)
})
