import { asksOf } from './ask.ts'
import type { Clause } from './clause.ts'
import type { Segment } from './cues.ts'
import { type Draft, separators } from './draft.ts'
import type { Token } from './words.ts'

const closers = new Set([...separators, '.', '(', '-', '"', '“'])
const danglers = new Set(['including', 'such', 'as', 'like', 'namely', 'with', 'in', 'for', 'to'])

/** Every word belongs to a clause: a draft reaches to the next one, without the separators between. */
export function joined(drafts: readonly Draft[], segment: Segment, tokens: readonly Token[]): Clause[] {
  return drafts.map((draft, index) => {
    let first = index === 0 ? segment.from : draft.from
    let to = drafts[index + 1]?.from ?? segment.to
    while (
      to - 1 > first &&
      (closers.has(tokens[to - 1]!.word) ||
        (danglers.has(tokens[to - 1]!.word) && !['log', 'sign', 'check', 'logging', 'signing'].includes(tokens[to - 2]?.word ?? '')))
    )
      to -= 1
    while (first < to - 1 && closers.has(tokens[first]!.word)) first += 1
    return {
      start: tokens[first]!.start,
      end: tokens[to - 1]!.end,
      mode: segment.mode,
      actors: segment.actors,
      asks: asksOf(draft, segment.actors, segment.mode === 'functions'),
    }
  })
}
