import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const groupsOf = (found: RegExpExecArray): string[] => found.slice(1).map((group) => group ?? '')
const matches_max = 500

const classes: Readonly<Record<string, string>> = {
  d: 'a digit', D: 'anything but a digit', w: 'a letter, a digit or _', W: 'anything but a letter, a digit or _', s: 'a space or a line break', S: 'anything but a space',
  b: 'the edge of a word', B: 'no edge of a word', n: 'a line break', t: 'a tab', r: 'a carriage return',
} // biome-ignore format: a table
const opening: readonly (readonly [RegExp, string])[] = [
  [/^\(\?:/, 'a group that is not kept, of:'],
  [/^\(\?=/, 'followed by:'],
  [/^\(\?!/, 'not followed by:'],
  [/^\(\?<=/, 'after:'],
  [/^\(\?<!/, 'not after:'],
]
const times: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^\*/, () => 'any number of times, or not at all'],
  [/^\+/, () => 'once or more often'],
  [/^\?/, () => 'once or not at all'],
  [/^\{(\d+)\}/, ([, count]) => `${count} times`],
  [/^\{(\d+),\}/, ([, count]) => `${count} times or more often`],
  [/^\{(\d+),(\d+)\}/, ([, from, to]) => `${from} to ${to} times`],
]
const pieces =
  /\(\?(?:[:=!]|<[=!]|<[a-z_]\w*>)|\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\k<\w+>|\\u\{?[\da-f]+\}?|\\.|[()|^$.]|(?:[^\\()[\]|^$.*+?{}](?![*+?{]))+|[^*+?{}]/gisu

function said(piece: string, group: () => number): string {
  const known = opening.find(([cue]) => cue.test(piece))
  if (known) return known[1]
  const named = /^\(\?<(\w+)>/.exec(piece)
  if (named) return `group ${group()}, called “${named[1]}”, of:`
  if (piece === '(') return `group ${group()}, of:`
  if (piece === ')') return 'end of the group'
  if (piece === '|') return 'or:'
  if (piece === '^') return 'the beginning of the text'
  if (piece === '$') return 'the end of the text'
  if (piece === '.') return 'any one character'
  if (piece.startsWith('[^')) return `one character that is none of ${piece.slice(2, -1)}`
  if (piece.startsWith('[')) return `one character of ${piece.slice(1, -1)}`
  const [, letter = ''] = /^\\(.)$/.exec(piece) ?? []
  if (/\d/.test(letter)) return `what group ${letter} found, again`
  if (letter !== '') return classes[letter] ?? `“${letter}” itself`
  if (/^\\p/i.test(piece)) return `a character of the kind ${piece.slice(3, -1)}`
  return `“${piece}”`
}

/** What each piece of a pattern stands for, in words: the piece, and what it finds. */
export function explained(pattern: string): string[][] {
  const rows: string[][] = []
  let [rest, groups, depth] = [pattern, 0, 0]
  while (rest !== '' && rows.length < 60) {
    pieces.lastIndex = 0
    const piece = pieces.exec(rest)
    const one = piece?.index === 0 ? piece[0] : rest.slice(0, 1)
    rest = rest.slice(one.length)
    const [often, say] = times.find(([cue]) => cue.test(rest)) ?? []
    const found = often?.exec(rest)
    const lazy = found ? /^\?/.test(rest.slice(found[0].length)) : false
    const many = found && say ? `, ${say(found)}${lazy ? ', as few as possible' : ''}` : ''
    const taken = found ? found[0] + (lazy ? '?' : '') : ''
    if (one === ')') depth = Math.max(0, depth - 1)
    rows.push([one + taken, `${'· '.repeat(depth)}${said(one, () => ++groups)}${many}`])
    if (one.startsWith('(')) depth++
    rest = rest.slice(taken.length)
  }
  return rows
}

/** What a pattern finds in a text: the text with what is found marked, each match with its groups, and what the pattern means. */
export function tryPattern(text: string, pattern: string, mode: string): Outcome {
  if (pattern === '') return written('', 'Write a pattern.')
  const found = [...text.matchAll(new RegExp(pattern, mode === 'Ignore case' ? 'giu' : 'gu'))].slice(0, matches_max)
  const groups = Math.max(0, ...found.map((one) => one.length - 1))
  const heads = ['At', 'Found', ...Array.from({ length: groups }, (_, at) => `Group ${at + 1}`)]
  const marked: (readonly [string, boolean])[] = []
  let at = 0
  for (const one of found) {
    if (one[0] === '') continue
    if (one.index > at) marked.push([text.slice(at, one.index), false])
    marked.push([one[0], true])
    at = one.index + one[0].length
  }
  if (at < text.length) marked.push([text.slice(at), false])
  return {
    ...written(found.map(([all]) => all).join('\n'), `${found.length} ${found.length === 1 ? 'match' : 'matches'}.`),
    marked,
    explained: explained(pattern),
    ...(found.length > 0 && { rows: [heads, ...found.map((one) => [String(one.index + 1), one[0], ...groupsOf(one)])] }),
  }
}
