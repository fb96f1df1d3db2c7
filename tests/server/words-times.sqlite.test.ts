import { describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { limits } from '../../contract/limits.ts'

/** What somebody would repeat who wants reading to take long: pieces that clauses, lists, numbers, colours, addresses and quotes are made of. */
const pieces = [
  ...[
    'a',
    ' ',
    '\n',
    '1 ',
    '1',
    '1.',
    '1:',
    '1-1',
    'A ',
    'AB',
    'a,',
    'a. ',
    'a: ',
    'a-',
    'a/',
    'a@',
    '- a\n',
    '* ',
    '"',
    "'",
    '(',
    ')',
    '<',
    '&',
    '#a',
    '#abcdef ',
    '\\',
  ],
  ...[
    '$1',
    'rgb(1,',
    'http://',
    '“',
    '#f',
    '"x" ',
    'a-b-',
    'such as a, b, c ',
    'can manage and ',
    'e.g. ',
    '; ',
    ' – ',
    'and ',
    'with ',
    'of the ',
    'in ',
    'the ',
    'to ',
    'can ',
    'not ',
    'each ',
    'if ',
    'users, ',
    'admins and ',
  ],
  ...[
    'page for ',
    'pages: ',
    'list of ',
    'book a ',
    'dark green ',
    'user can ',
    'as a user I want to ',
    'add page ',
    '10am ',
    '\u0301',
    'a\u0301',
    '🙂',
    '\u200b',
  ],
]
const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Milliseconds of work of this thread, not of waiting for a processor nor of other threads of the process, that reading and building take. */
function worked(words: string): number {
  const before = process.threadCpuUsage()
  const building = take(null, words)
  for (let step = building.next(); !step.done; step = building.next());
  return process.threadCpuUsage(before).user / 1000
}

/** The smallest of three: what the machine is about besides only ever adds. */
const smallest = (words: string): number => Math.min(...[1, 2, 3].map(() => worked(words)))

describe('words of the greatest length', () => {
  it('that repeat one piece are read in a time that grows about as they do', () => {
    worked('A booking page for a barber shop')
    const slow = pieces.flatMap((piece) => {
      const whole = repeated(piece, limits.content_max)
      if (worked(whole) <= 600) return []
      // A machine may slow down between the two: what grows too fast does so every time.
      const times: string[] = []
      const grows = [1, 2, 3].every(() => {
        const [taken, half] = [smallest(whole), smallest(repeated(piece, limits.content_max / 2))]
        times.push(`${half.toFixed(0)} and ${taken.toFixed(0)} ms`)
        return taken > 600 && taken > 3.3 * half
      })
      return grows ? [`${JSON.stringify(piece)}: ${times.join(', ')}`] : []
    })
    expect(slow).toEqual([])
  })
})
