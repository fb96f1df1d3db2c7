import { StateMachine, setup } from 'xstate'
import { type Mutant, mutated } from './mutate-chart.ts'

declare global {
  var mutantUnderTest: { readonly machine: string; readonly mutant: Mutant } | undefined
}

const mostTurns = 20_000
let turns = 0
let watching = false
let counted = false
const { transition } = StateMachine.prototype
/** A mutant may answer itself for ever, with no turn of the event loop in which a test could time out: it then throws. */
StateMachine.prototype.transition = function (...given) {
  if (!watching) {
    watching = true
    turns = 0
    setImmediate(() => {
      watching = false
    })
  }
  if (!counted) {
    counted = true
    queueMicrotask(() => {
      counted = false
      turns++
    })
  }
  if (turns > mostTurns) throw new Error('The machine never comes to rest.')
  return transition.apply(this, given)
}

/** XState's `setup` for the machine of one file, whose chart is the mutant under test where that is one of this file. */
export const setupOf = (machine: string) =>
  ((...given: Parameters<typeof setup>) => {
    const made = setup(...given)
    return {
      ...made,
      createMachine: (config: object) => {
        const under = globalThis.mutantUnderTest
        return made.createMachine((under?.machine === machine ? mutated(config, under.mutant) : config) as never)
      },
    }
  }) as never as typeof setup
