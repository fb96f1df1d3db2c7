import { article, capital, isPlural, listed } from '../lexicon/inflect.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { baseOfThird } from '../read/third.ts'
import { makingOf } from './actions.ts'
import type { Part } from './pages.ts'

const lead =
  /^(?:and |also |then )?(?:where |so that |for |allowing |allows |enabling |letting |lets )?(?:(?:the |all |each |registered )?[\p{L}-]+(?: end| side)? )?(?:(?:should|can|could|may|will|must) )?(?:also )?(?:be able to |be allowed to )?(?:to )?/iu

/** A clause of somebody's doing as an order: "Users should be able to log in" → "Log in"; "their" becomes "your". */
function asOrder(words: string, clause: Clause): string {
  const first = clause.asks[0]
  const text =
    first && !first.nominal
      ? words.slice(Math.max(clause.start, Math.min(first.start, clause.end)), clause.end)
      : words.slice(clause.start, clause.end).replace(lead, '')
  const order = clean(text.replace(/,? and (?:more|so on|others|the like)\W*$/i, ''))
  const [verb = ''] = order.split(' ', 1)
  return capital(yours((baseOfThird(verb.toLowerCase()) ?? verb) + order.slice(verb.length)))
}
/** What leans on a clause before it says nothing by itself ("confirms them"), and what is done with something is no order ("posts can be pinned"). */
const leans = /\b(?:them|it)\b|\b(?:can|should|must|will|may) be\b/i

/** One line of well-formed text without control characters, or separators at its ends. */
export function clean(text: string): string {
  const line = text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .toWellFormed()
    .replace(/\s+/g, ' ')
  let [from, to] = [0, line.length]
  while (from < to && ' ,;:.'.includes(line[from]!)) from += 1
  while (to > from && ' ,;:'.includes(line[to - 1]!)) to -= 1
  return line.slice(from, to)
}

const yours = (text: string): string =>
  text.replace(/\b(?:their own|their|my own|my|our own|our|themselves|myself|ourselves)\b/gi, (match) =>
    /own$/i.test(match) ? 'your own' : /sel(?:f|ves)$/i.test(match) ? 'yourself' : 'your',
  )

/** Text cut to a length at a word, with an ellipsis where something is left out. */
export function short(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > max / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:.]+$/, '').toWellFormed()}…`
}

const longestSummary = 220

/** What the site is, in one sentence of the description's own words. */
export function summaryOf(brief: Brief, name: string): string {
  const { subject, words } = brief
  const rest = words.slice(subject.start, subject.start + 600)
  const { background, component } = brief.style
  const looks = [background, component].flatMap((colour) => (colour ? [colour.start - subject.start] : []))
  const ends = [rest.search(/[.!?;](?:\s|$)|\n/), ...looks].filter((at) => at > 0)
  const cut = clean(rest.slice(0, Math.min(...ends, rest.length)))
  const text = clean(looks.length > 0 ? cut.replace(/(?: (?:with|in|on|and|a|an|the|using|of)){1,4}$/, '') : cut)
  if (!/\p{L}/u.test(text)) return `${name}.`
  const first = text.split(' ', 1)[0]!
  const lead =
    isPlural(first.toLowerCase()) ||
    ['update', 'recreate', 'redesign', 'show', 'sell', 'modify', 'improve', 'convert', 'add'].includes(first.toLowerCase()) ||
    /^\p{Lu}/u.test(first)
      ? ''
      : `${article(first)} `
  const summary = short(capital(lead + text), longestSummary)
  return summary.endsWith('…') || summary.endsWith('.') ? summary : `${summary}.`
}

/** A line under the name: what people do there, in the words of the description, else by what the pages offer. */
export function taglineOf(brief: Brief, summary: string, parts: readonly Part[]): string {
  const acts = brief.clauses.filter(
    (clause) =>
      clause.mode === 'acts' &&
      clause.actors.some((actor) => actor !== '') &&
      clause.asks.length > 0 &&
      clause.asks.every(({ kind }) => !['session', 'choose', 'external', 'transfer'].includes(kind)),
  )
  const orders = [
    ...new Set(acts.map((clause) => asOrder(brief.words, clause)).filter((order) => order.length > 6 && order.length < 64 && !leans.test(order))),
  ].slice(0, 3)
  if (orders.length >= 2) {
    const line = sentence(orders)
    return line.length <= 150 ? line : sentence(orders.slice(0, 2))
  }
  if (summary.split(' ').length > 7) return short(summary, 150)
  const offers = parts
    .filter(({ made: { entity } }) => entity.read !== 'managed' || entity.write === 'anyone')
    .slice(0, 3)
    .map(({ made, acts: { create } }) => (create && made.entity.write === 'anyone' ? makingOf(made.thing).phrase : `see the ${made.entity.plural}`))
  return offers.length > 0 ? capital(`${listed([...new Set(offers)])}.`) : summary
}

function sentence(orders: readonly string[]): string {
  const [first = '', ...rest] = orders
  const lower = rest.map((order) => (/^[A-Z]{2}/.test(order) ? order : order[0]!.toLowerCase() + order.slice(1)))
  const all = [first, ...lower]
  if (all.at(-1)!.includes(', and ')) return `${all.join(', ')}.`
  return all.some((order) => order.includes(' and ')) ? `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}.` : `${listed(all)}.`
}
