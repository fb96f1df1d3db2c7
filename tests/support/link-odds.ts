import { writeFileSync } from 'node:fs'
import { headOf } from '../../builder/lexicon/inflect.ts'
import { practiceLines } from '../../builder/lexicon/practice-lines/all.ts'
import { practicesOfLines } from '../../builder/lexicon/practice-lines.ts'
import type { Named } from '../../builder/lexicon/shape.ts'

const file = new URL('../../builder/lexicon/link-odds-lines.ts', import.meta.url)

/** What sorts rows, or means another thing in each practice. */
const vague = new Set(
  'category type kind tag label subject item entry record unit list detail data information status level rule setting section field profile product partner page email'.split(
    ' ',
  ),
)
/** How many practices tell of a pair by its last words, and by the whole noun of the rows. */
const fewest = { head: 3, noun: 2 }
/** A pair of which little is known is linked this often; that counts as this many practices. */
const prior = { share: 0.1, weight: 4, ofHead: 3 }
const least = 0.5
const unlikely = 0.25

interface Count {
  both: number
  linked: number
}
type Counts = Map<string, Map<string, Count>>
function count(counts: Counts, from: string, to: string, isLinked: boolean): void {
  const row = counts.get(from) ?? new Map<string, Count>()
  const { both, linked } = row.get(to) ?? { both: 0, linked: 0 }
  counts.set(from, row.set(to, { both: both + 1, linked: linked + (isLinked ? 1 : 0) }))
}

const refers = /->@([^~;!]+)/g
const targetsOf = ({ fields }: Named): readonly (readonly string[])[] =>
  [...fields.matchAll(refers)].map(([, nouns = '']) => nouns.split('|').map((noun) => noun.replace('=', '')))

/** The lines of `link-odds-lines.ts`: a noun, and the last words of what its rows refer to in most of the practices that keep both, the likeliest first; “-” for what they do not. */
export function oddsOfPractices(): string {
  const heads: Counts = new Map()
  const nouns: Counts = new Map()
  for (const { tables = [] } of practiceLines.flatMap(practicesOfLines))
    for (const one of tables) {
      const targets = targetsOf(one)
      for (const other of tables) {
        if (one === other) continue
        const isLinked = targets.some((names) => names.some((name) => other.nouns.includes(name)))
        for (const to of new Set(other.nouns.map(headOf))) {
          if (vague.has(to)) continue
          for (const from of new Set(one.nouns.map(headOf))) count(heads, from, to, isLinked)
          for (const from of new Set(one.nouns)) if (from.includes(' ')) count(nouns, from, to, isLinked)
        }
      }
    }
  const shareOf = ({ both, linked }: Count, share: number, weight: number): number => (linked + share * weight) / (both + weight)
  const byHead = (from: string, to: string): number => shareOf(heads.get(from)?.get(to) ?? { both: 0, linked: 0 }, prior.share, prior.weight)
  const lines = (counts: Counts, tell: (from: string, to: string, count: Count) => number | null): string[] =>
    [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([from, row]) => {
        const told = [...row].flatMap(([to, known]) => {
          const odds = tell(from, to, known)
          return odds === null ? [] : [{ to, odds }]
        })
        const likely = told.filter(({ odds }) => odds >= least).sort((a, b) => b.odds - a.odds || (a.to < b.to ? -1 : 1))
        const not = told.filter(({ odds }) => odds < least)
        return told.length === 0 ? [] : [`${from}: ${[...likely.map(({ to }) => to), ...not.map(({ to }) => `-${to}`)].join(' ')}`]
      })
  const ofHeads = lines(heads, (from, to, known) => {
    const odds = byHead(from, to)
    return known.both >= fewest.head && odds >= least ? odds : null
  })
  const ofNouns = lines(nouns, (from, to, known) => {
    const head = byHead(headOf(from), to)
    const odds = shareOf(known, head, prior.ofHead)
    const isOther = odds >= least !== head >= least
    return isOther && known.both >= fewest.noun && (odds >= least || odds < unlikely) ? odds : null
  })
  return [...ofHeads, ...ofNouns].join('\n')
}

/** The file that holds them. */
export const oddsFile = (): string =>
  `/** What rows refer to in most of the practices that keep both, counted by tests/support/link-odds.ts: a noun, and the last words of these. */\nexport const linkOdds = \`\n${oddsOfPractices()}\n\`\n`

if (import.meta.main) writeFileSync(file, oddsFile())
