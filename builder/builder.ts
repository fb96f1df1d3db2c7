import type { Mark, Requirement, Step } from '../contract/turn.ts'
import type { AppModel, Operation } from './model.ts'

/** What is known while a turn is under way, in the order in which a person watches it; names are those of the turn's events. */
export type Progress =
  | { readonly event: 'marks'; readonly data: { readonly marks: readonly Mark[] } }
  | { readonly event: 'requirement'; readonly data: Requirement }
  | { readonly event: 'step'; readonly data: Step }

/** What a turn came to. `model` is null and `operations` empty where nothing changed; then nothing is charged. */
export interface Outcome {
  readonly model: AppModel | null
  readonly operations: readonly Operation[]
  /** The version's name in the history, at most 80 characters. */
  readonly label: string
  /** A sentence for each thing that changed. */
  readonly changes: readonly string[]
  readonly answer: string
  /** Two to four messages to choose from, where the words were not understood. */
  readonly choices: readonly string[]
}
export type Turn = Generator<Progress, Outcome, void>
