import type { Proposed } from '../../../builder/propose.ts'
import type { Step } from '../../../contract/turn.ts'
import type { Trouble } from './ask.ts'
import type { ModelAt, Price } from './models.config.ts'

export type Tier = 'basic' | 'advanced'

/** What became of a turn's request to a language model, as it is counted. */
export type CallOutcome = 'improved' | 'nothing' | 'spent' | 'too_long' | Trouble

/** All requests of one turn together. */
export interface ModelCall {
  readonly provider: ModelAt['provider']
  readonly model: string
  readonly tier: Tier
  readonly outcome: CallOutcome
  readonly requests: number
  readonly tokens_in: number
  readonly tokens_out: number
  readonly seconds: number
  /** Dollars; null where no price is set. */
  readonly cost: number | null
}

export const costOf = (price: Price | null, into: number, out: number): number | null => price && (into * price.into + out * price.out) / 1_000_000

const words = (built: boolean): string => (built ? '; built from your words alone.' : '.')

/** What a person reads where the model did not help; `built` says whether their words alone built something. */
export function withoutModel(outcome: Exclude<CallOutcome, 'improved'>, built: boolean): string {
  if (outcome === 'stopped') return `The language model was stopped${words(built)}`
  if (outcome === 'spent') return `Today’s share of the language model is used up${words(built)}`
  if (outcome === 'slow') return `The language model did not answer in time${words(built)}`
  if (outcome === 'broken' || outcome === 'truncated') return `The language model gave no answer that can be used${words(built)}`
  if (outcome === 'nothing') return `The language model proposed nothing that fits${words(built)}`
  return `The language model did not answer${words(built)}`
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`
const done = (label: string): Step => ({ label, state: 'done' })

function didOf({ texts, pages, rows, parts }: Proposed): string[] {
  return [
    ...(texts > 0 ? [`improved ${count(texts, 'text')}${pages.length > 0 ? ` on ${count(pages.length, 'page')}` : ''}`] : []),
    ...(rows > 0 ? [`filled ${count(rows, 'sample row')}`] : []),
    ...(parts > 0 ? [`made ${count(parts, 'change')}`] : []),
  ]
}

/** The steps that say what the model's proposals came to. */
export function stepsOf(of: Proposed): Step[] {
  return didOf(of).map((did) => done(did.replace(/^./, (first) => first.toUpperCase())))
}

const most_said = 4
/** What a person reads where the model helped: which one, of which tier, and what it did; of a few changes each is said. */
export function withModel(of: Proposed, model: string, tier: Tier): string {
  const did = didOf(of)
  const list = did.length < 2 ? (did[0] ?? '') : `${did.slice(0, -1).join(', ')} and ${did.at(-1)}`
  const changes = of.changes.slice(0, of.parts)
  const each = changes.length > 0 && changes.length <= most_said ? ` ${changes.join(' ')}` : ''
  const clauses = of.built.map(({ clause }) => `“${clause}”`)
  const now = clauses.length > 0 && clauses.length <= most_said ? ` With that ${clauses.join(' and ')} ${clauses.length === 1 ? 'is' : 'are'} built.` : ''
  const left =
    of.problems.length > 0 ? ` ${count(of.problems.length, 'proposal')} of it did not fit and ${of.problems.length === 1 ? 'was' : 'were'} left out.` : ''
  return `The language model ${model} (${tier} tier) ${list}.${each}${now}${left}`
}
