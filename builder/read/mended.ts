import type { Token } from './words.ts'

/** What becomes of a site that there is: it is built as it is to be. */
const mending = new Set(
  'update upgrade redesign revamp improve modify fix repair relaunch optimize optimise enhance refactor beautify adjust refine polish perfect migrate reopen revive modernize modernise overhaul rework refresh rebrand'.split(
    ' ',
  ),
)
/** What is wrong with a site, or how it is: what is told of it comes after "on", "of" or "in". */
const mended =
  /^(?:(?:url|loading|page|visual|php|software|new) )?(?:errors?|bugs?|issues?|problems?|effects?|designs?|versions?|layouts?|theme|themes|speed|content|web pages|pages)$/

const articles = ['a', 'an', 'the', 'my', 'our']
/** "fix and optimize the" */
export const isMending = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.word ?? ''
  return mending.has(tokens[at]!.word)
    ? articles.includes(next) || (next === 'and' && mending.has(tokens[at + 2]?.word ?? ''))
    : tokens[at]!.word === 'and' && mending.has(next)
}
/** Where the site begins that is to be mended: "the visual effect of a website" is about the website. */
export function mendedFrom(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(({ word }, index) => index >= from && ['on', 'of', 'in'].includes(word) && articles.includes(tokens[index + 1]?.word ?? ''))
  const said = at > from ? tokens.slice(from, at) : []
  return tokens.slice(0, from).some(({ word }) => mending.has(word)) && mended.test(said.map(({ word }) => word).join(' ')) ? at + 2 : from
}

const making = new Set('implement create develop design build make rebuild recreate redesign redevelop'.split(' '))
const made = (word: string): boolean => making.has(word) || mending.has(word)
/** "design and rebuild a website": one order to whoever builds it. */
export function orderedOnce(tokens: readonly Token[]): readonly Token[] {
  const at = tokens[0]?.word === 'please' ? 1 : 0
  const [first = '', and, second = '', next = ''] = tokens.slice(at, at + 4).map(({ word }) => word)
  const isTwice = and === 'and' && making.has(first) && made(second) && articles.includes(next)
  return isTwice ? tokens.toSpliced(at + 1, 2) : tokens
}
