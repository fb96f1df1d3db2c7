import './practices.ts'
import type { Outcome, Progress, Turn } from '../../builder/builder.ts'
import { change } from '../../builder/edit/change.ts'
import type { AppModel } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'
import { studio as shared } from './studio.ts'

const without = new Set(['change_booking'])
/** The pottery studio before anybody may change a booking. */
export const studio: AppModel = { ...shared, actions: shared.actions.filter(({ id }) => !without.has(id)) }

export interface Run {
  readonly progress: readonly Progress[]
  readonly outcome: Outcome
}

/** Runs a turn to its end, with all that was told on the way. */
export function runTurn(turn: Turn): Run {
  const progress: Progress[] = []
  for (;;) {
    const next = turn.next()
    if (next.done) return { progress, outcome: next.value }
    progress.push(next.value)
  }
}

export const say = (words: string, model: AppModel = studio): Run => runTurn(change(model, words))

/** The operations that a message comes to, without the ledger's: pointer and new value, or `gone`. */
export const effectOf = (words: string, model: AppModel = studio): (readonly [string, unknown])[] =>
  say(words, model)
    .outcome.operations.filter(({ path }) => !path.startsWith('/requirements'))
    .map(({ path, to }) => [path, to === undefined ? 'gone' : to] as const)

export const ledgerOf = ({ progress }: Run) => progress.flatMap((one) => (one.event === 'requirement' ? [one.data] : []))
export const marksOf = ({ progress }: Run) => progress.flatMap((one) => (one.event === 'marks' ? one.data.marks : []))

/** The model that a first description becomes; throws where it becomes none. */
export function built(words: string): AppModel {
  const { model } = runTurn(take(null, words)).outcome
  if (!model) throw new Error(`Nothing was built from: ${words}`)
  return model
}
