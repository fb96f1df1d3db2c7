import type { Outcome, Progress } from '../../builder/builder.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import { diff } from '../../builder/patch.ts'
import type { TurnEvent } from '../../contract/turn.ts'
import { holdProject } from '../database/locking.ts'
import type { Improvement, Improver } from './models/improve.engine.ts'
import type { EngineDeps, VersionOfTurn } from './turn.engine.ts'
import type { Live } from './turn.live.ts'
import { fold, versionEvents } from './turn.rules.ts'
import { addEvents, holdRunning, type KeptEvent, keep, keepFirst } from './turn.store.ts'

export interface ImprovingDeps extends Pick<EngineDeps, 'db' | 'clock' | 'addVersion'> {
  readonly improver: Improver
  readonly say: (live: Live) => Promise<void>
  readonly publish: (live: Live, events: readonly KeptEvent[]) => void
}
/** What the reader made of a turn's words. */
export interface Read {
  readonly previous: AppModel | null
  readonly outcome: Outcome
  readonly model: AppModel | null
}

/** What a turn came to with a language model's help. */
export const betterOf = (outcome: Outcome, { model, changes, says }: Improvement, before: AppModel): Outcome => ({
  model,
  operations: diff(before, model),
  label: (outcome.model ? 'Improved by the language model' : (changes[0] ?? '').replace(/\.$/, '')).slice(0, 80),
  changes,
  answer: outcome.model ? `${outcome.answer} ${says}` : says,
  choices: [],
})

/** Keeps what the reader built, so that it can be seen at once and stays whatever comes, and then asks a language model for more. */
export function createImproving({ db, clock, addVersion, improver, say, publish }: ImprovingDeps) {
  async function keepVersion(live: Live, outcome: Outcome, version: VersionOfTurn): Promise<boolean> {
    const kept = await db.transaction().execute(async (trx) => {
      await holdProject(trx, version.project_id)
      if (!(await holdRunning(trx, version.message_id))) return null
      const number = await addVersion(trx, version, clock.now())
      await keepFirst(trx, version.message_id, { answer: outcome.answer, version: number })
      const events = versionEvents(outcome, number).map((event, at) => keep(live.said.length + 1 + at, event))
      await addEvents(trx, version.message_id, events)
      return { number, events }
    })
    if (!kept) return false
    live.kept = { version: kept.number, outcome }
    publish(live, kept.events)
    return true
  }

  /** Null where a language model is not asked. */
  return async (live: Live, { previous, outcome, model }: Read): Promise<Improvement | null> => {
    const { user_id, message_id, content: words, project_id } = live.turn
    const taken = { previous, built: model, requirements: live.reading.requirements, choices: outcome.choices }
    if (!improver.wants(taken)) return null
    const { label, changes } = outcome
    if (model && !(await keepVersion(live, outcome, { project_id, message_id, label, changes, model, previous }))) return null
    // One after the other: what is said is numbered by what was said before.
    let saying = Promise.resolve()
    const tell = (progress: Progress): Promise<void> => {
      live.reading = fold(live.reading, progress)
      live.unsaid.push(progress as TurnEvent)
      saying = saying.then(() => say(live))
      return saying
    }
    const improved = await improver.improve({ ...taken, user_id, message_id, words, signal: live.halt.signal, tell })
    return { ...improved, model: improved.model && readModel(improved.model) }
  }
}
