import { capital } from '../lexicon/inflect.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'

const lead = /^(?:and |also |then )?(?:where |so that |for |allowing |allows |enabling |letting |lets )?(?:(?:the |all |each |registered )?[\p{L}-]+(?: end| side)? )?(?:(?:should|can|could|may|will|must) )?(?:also )?(?:be able to |be allowed to )?(?:to )?/iu

/** A clause of somebody's doing as an order: "Users should be able to log in" → "Log in"; "their" becomes "your". */
export function asOrder(words: string, clause: Clause): string {
  const first = clause.asks[0]
  const text = first && !first.nominal ? words.slice(Math.max(clause.start, Math.min(first.start, clause.end)), clause.end) : words.slice(clause.start, clause.end).replace(lead, '')
  return capital(yours(clean(text)))
}

export const clean = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .trim()

const yours = (text: string): string => text.replace(/\b(?:their own|their|my own|my|our own|our)\b/gi, (match) => (/own$/i.test(match) ? 'your own' : 'your'))

/** Text cut to a length at a word, with an ellipsis where something is left out. */
export function short(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > max / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:.]+$/, '').toWellFormed()}…`
}

const build = /^(?:please |hi,? |hello,? )?(?:can you |could you |i (?:want|need|would like) (?:you )?(?:to )?|help me )?(?:please )?(?:implement|create|develop|design|build|make|write|generate|set up|want|need)(?: me)? /i

/** What the site is, in one sentence of the description's own words. */
export function summaryOf(brief: Brief, name: string): string {
  const subject = brief.clauses.find((clause) => clause.mode === 'subject')
  const next = brief.clauses.find((clause) => clause.start >= (subject?.end ?? 0) && clause.mode !== 'style')
  const joined = subject && next && next.start - subject.end < 3 ? brief.words.slice(subject.start, next.end) : subject ? brief.words.slice(subject.start, subject.end) : ''
  const text = capital(clean(joined).replace(build, ''))
  return text === '' ? `${name}.` : `${short(text, 300).replace(/[.…]$/, '')}.`
}

/** A line under the name: what people do there, in the words of the description. */
export function taglineOf(brief: Brief, summary: string): string {
  const acts = brief.clauses.filter((clause) => clause.mode === 'acts' && clause.asks.length > 0 && clause.actors.every((actor) => actor !== '') && clause.asks.every(({ kind }) => kind !== 'session' && kind !== 'choose') && clause.actors.length > 0)
  const orders = [...new Set(acts.map((clause) => asOrder(brief.words, clause)).filter((order) => order.length > 6 && order.length < 60))].slice(0, 3)
  if (orders.length < 2) return orders.length === 1 && orders[0]!.length > 16 ? `${orders[0]}.` : short(summary, 140)
  const [first, ...rest] = orders
  const lower = rest.map((order) => (/^[A-Z]{2}/.test(order) ? order : order[0]!.toLowerCase() + order.slice(1)))
  const line = `${[first, ...lower.slice(0, -1)].join(', ')} and ${lower.at(-1)}.`
  return line.length <= 150 ? line : `${first} and ${lower[0]}.`
}
