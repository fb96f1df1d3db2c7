import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { ModuleData, ModuleName } from '../module-data.ts'
import type { Html } from '../render/html.ts'

/** What a module's result is kept by: the values of the fields of its form, by measure. */
export type Measures = Readonly<Record<string, string | number>>

/** How a statechart is played on a page: everything is a pure function of the snapshot and the page's data. */
export interface Module<Name extends ModuleName, Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** What the chart starts from: the page's data, a number by chance, what was kept on the visit before, null for none, and the time in milliseconds. */
  readonly input: (data: ModuleData[Name], chance: number, kept: unknown, now: number) => InputFrom<Machine>
  readonly view: (snapshot: SnapshotFrom<Machine>, data: ModuleData[Name]) => Html
  /** What is said to those who cannot see it, whenever it changes. */
  readonly words: (snapshot: SnapshotFrom<Machine>, data: ModuleData[Name]) => string
  /** Lets what happens be heard. */
  readonly sound?: (snapshot: SnapshotFrom<Machine>) => void
  /** What the form beside it keeps, while there is something to keep. */
  readonly measures?: (snapshot: SnapshotFrom<Machine>, data: ModuleData[Name]) => Measures | null
  /** What the next visit goes on from, as of a time in milliseconds: it replaces what was kept by the same names; null forgets all. */
  readonly memory?: (snapshot: SnapshotFrom<Machine>, now: number) => object | null
  /** Listens on the stage for more than presses and typing, until the signal of its options ends it. */
  readonly listen?: (stage: HTMLElement, send: (event: EventFromLogic<Machine>) => void, on: AddEventListenerOptions) => void
  /** The event of a key that is pressed on the element with `data-keys`. */
  readonly key?: (key: string, snapshot: SnapshotFrom<Machine>) => EventFromLogic<Machine> | null
}

/** Says of a module that it is one. */
export const defineModule = <Name extends ModuleName, Machine extends AnyStateMachine>(of: Module<Name, Machine>): Module<Name, Machine> => of
