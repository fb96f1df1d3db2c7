import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const benches = (words: string) => {
  const { pages, entities } = siteOf(words)
  return [
    pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'workbench' && block.tools.length > 0 ? [block.tools.join(' ')] : [])))[0] ?? null,
    entities.filter(({ singular }) => /practice area|try writing (?:vue|react)|execution result/.test(singular)).map(({ plural }) => plural),
  ]
}

test.each([
  ['A site about Vue with examples. It includes a practice area where users can try writing Vue code and view the execution results.', ['script html', []]],
  ['A site that shows CSS tricks, with a CSS playground.', ['html', []]],
  ['A Python site with chapters. Users can try writing Python code and see the output.', ['script', []]],
  ['A tennis club site with courts and a practice area. Members try the new courts.', [null, []]],
])('code is tried on a bench where the words want that: %s', (words, expected) => expect(benches(words)).toEqual(expected))
