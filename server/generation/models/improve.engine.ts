import type { Progress } from '../../../builder/builder.ts'
import type { AppModel } from '../../../builder/model.ts'
import { type Proposed, propose } from '../../../builder/propose.ts'
import type { Requirement, Step } from '../../../contract/turn.ts'
import { describe, type Log } from '../../http/log.ts'
import type { Answer } from './ask.ts'
import { type CallOutcome, costOf, type ModelCall, stepsOf, type Tier, withModel, withoutModel } from './improve.rules.ts'
import type { ModelsConfig } from './models.config.ts'
import { promptOf, promptVersion, repairOf, tokensOf } from './prompt.ts'

export interface ImproveDeps {
  readonly config: ModelsConfig
  readonly log: Log
  readonly tierOf: (user_id: string) => Promise<Tier>
  /** Sets tokens of a person's day aside; null where fewer are left. What it gives settles what was used. */
  readonly reserve: (user_id: string, tokens: number, most: number) => Promise<((used: number) => Promise<void>) | null>
  readonly onCall: (call: ModelCall) => void
}
/** How far the offline reader has taken a turn. */
export interface Read {
  readonly previous: AppModel | null
  /** What the reader built; null where it asked back. */
  readonly built: AppModel | null
  /** The ledger of this turn's words. */
  readonly requirements: readonly Requirement[]
  readonly choices: readonly string[]
}
export interface Taken extends Read {
  readonly user_id: string
  readonly message_id: string
  readonly words: string
  readonly signal: AbortSignal
  readonly tell: (progress: Progress) => Promise<void>
}
export interface Improvement {
  /** Null where what the reader built stays. */
  readonly model: AppModel | null
  readonly changes: readonly string[]
  /** What the person reads of it. */
  readonly says: string
}
export interface Improver {
  /** Whether a language model is asked: of a first description always, of a further message where something of it is left. */
  wants(read: Read): boolean
  /** Asks a language model for what the reader left. It never throws. */
  improve(taken: Taken): Promise<Improvement>
}

interface Asking {
  readonly taken: Taken
  readonly base: AppModel
  readonly prompt: string
  readonly signal: AbortSignal
  readonly tier: Tier
}
interface Asked {
  readonly proposed: Proposed | null
  readonly outcome: CallOutcome
  readonly requests: number
  readonly into: number
  readonly out: number
}
const asking = 'Asking the language model…'
const mending = 'Asking it to mend its answer…'
const reading = 'Reading its proposals'

const wants = ({ previous, built, requirements, choices }: Read): boolean =>
  previous === null ? built !== null : choices.length > 0 || requirements.some(({ status }) => status !== 'built')

/** What the model is asked to improve: what the reader built, or what stands, with this turn's ledger. */
function baseOf({ previous, built, requirements }: Read): AppModel | null {
  if (built || !previous) return built
  const known = new Set(previous.requirements.map(({ id }) => id))
  return { ...previous, requirements: [...previous.requirements, ...requirements.filter(({ id }) => !known.has(id))] }
}

const didSomething = (of: Proposed): boolean => of.texts + of.rows + of.parts > 0
const better = (a: Proposed | null, b: Proposed): Proposed => (a && a.texts + a.rows + a.parts > b.texts + b.rows + b.parts ? a : b)

export function createImprover({ config, log, tierOf, reserve, onCall }: ImproveDeps): Improver {
  /** One request, and its answer judged; the library's code is loaded with the first. */
  async function once({ taken, base, signal, tier }: Asking, prompt: string, label: string): Promise<{ answer: Answer; proposed: Proposed | null }> {
    const { ask } = await import('./ask.ts')
    const step = (name: string, state: Step['state']) => taken.tell({ event: 'step', data: { label: name, state } })
    await step(label, 'running')
    let first = Promise.resolve()
    const onFirst = () => {
      first = step(label, 'done').then(() => step(reading, 'running'))
    }
    const answer = await ask({ at: config[tier], prompt, tokens_out: config.tokens_out, signal, onFirst })
    await first
    const arrived = answer.kind !== 'failed' || answer.text !== ''
    await step(arrived ? reading : label, answer.kind === 'answered' ? 'done' : 'failed')
    if (answer.kind !== 'answered') return { answer, proposed: null }
    const words = [...base.requirements.map(({ clause }) => clause), taken.words].join('. ')
    return { answer, proposed: propose(base, answer.value, { words, message: taken.words, fresh: taken.previous === null }) }
  }

  /** Asks, and once more where the answer cannot be used as it is. */
  async function twice(of: Asking): Promise<Asked> {
    const first = await once(of, of.prompt, asking)
    const { into, out } = first.answer.tokens
    if (first.answer.kind === 'failed') return { proposed: null, outcome: first.answer.trouble, requests: 1, into, out }
    const problems = first.proposed?.problems ?? ['The answer is no JSON.']
    const prompt = repairOf(of.prompt, first.answer.text, problems)
    const fits = tokensOf(prompt) <= config.tokens_in * 2
    if (problems.length === 0 || of.signal.aborted || !fits) return judged(first.proposed, 1, into, out)
    const second = await once(of, prompt, mending)
    const proposed = second.proposed ? better(first.proposed, second.proposed) : first.proposed
    const tokens = [into + second.answer.tokens.into, out + second.answer.tokens.out] as const
    if (proposed === null && second.answer.kind === 'failed') return { proposed, outcome: second.answer.trouble, requests: 2, into: tokens[0], out: tokens[1] }
    return judged(proposed, 2, ...tokens)
  }
  const judged = (proposed: Proposed | null, requests: number, into: number, out: number): Asked => {
    const outcome: CallOutcome = proposed === null ? 'broken' : didSomething(proposed) ? 'improved' : 'nothing'
    return { proposed, outcome, requests, into, out }
  }

  async function asked(taken: Taken, base: AppModel, tier: Tier): Promise<Asked> {
    const none = { proposed: null, requests: 0, into: 0, out: 0 }
    const open = taken.requirements.filter(({ status }) => status !== 'built')
    const prompt = promptOf({ model: base, words: taken.words, fresh: taken.previous === null, open }, config.tokens_in)
    if (prompt === null) return { ...none, outcome: 'too_long' }
    const settle = await reserve(taken.user_id, tokensOf(prompt) + config.tokens_out, config.tokens_day)
    if (!settle) return { ...none, outcome: 'spent' }
    let used = 0
    try {
      const signal = AbortSignal.any([taken.signal, AbortSignal.timeout(config.timeout_ms)])
      const result = await twice({ taken, base, prompt, signal, tier })
      used = result.into + result.out
      return taken.signal.aborted ? { ...result, proposed: null, outcome: 'stopped' } : result
    } finally {
      await settle(used)
    }
  }

  function record(taken: Taken, tier: Tier, result: Asked, began: number): void {
    const { provider, name: model, price } = config[tier]
    const { outcome, requests, into: tokens_in, out: tokens_out } = result
    const seconds = (performance.now() - began) / 1000
    const call: ModelCall = { provider, model, tier, outcome, requests, tokens_in, tokens_out, seconds, cost: costOf(price, tokens_in, tokens_out) }
    log({ level: outcome === 'key' ? 'error' : 'info', event: 'model_asked', message_id: taken.message_id, prompt: promptVersion, ...call })
    onCall(call)
  }

  async function improve(taken: Taken): Promise<Improvement> {
    const began = performance.now()
    const kept = (outcome: Exclude<CallOutcome, 'improved'>): Improvement => ({ model: null, changes: [], says: withoutModel(outcome, taken.built !== null) })
    try {
      const base = baseOf(taken)
      if (!base) return kept('nothing')
      const tier = await tierOf(taken.user_id)
      const result = await asked(taken, base, tier)
      record(taken, tier, result, began)
      if (result.outcome !== 'improved') return kept(result.outcome)
      if (!result.proposed) return kept('nothing')
      const { proposed } = result
      for (const data of stepsOf(proposed)) await taken.tell({ event: 'step', data })
      for (const data of proposed.built) await taken.tell({ event: 'requirement', data })
      return { model: proposed.model, changes: proposed.changes, says: withModel(proposed, config[tier].name, tier) }
    } catch (error) {
      log({ level: 'error', event: 'model_failed', message_id: taken.message_id, error: describe(error) })
      return kept('broken')
    }
  }
  return { wants, improve }
}
