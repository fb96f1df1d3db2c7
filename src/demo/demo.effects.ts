import { fromPromise } from 'xstate'
import { demoMachine } from '../../machines/demo.machine.ts'
import type { ActorsOf } from '../api/projects.ts'
import type { Reader } from '../api/reader.ts'

/** The demo over a reader. */
export const demoOver = (reader: Reader) =>
  demoMachine.provide({
    actors: {
      buildSite: fromPromise(({ input, signal }) => reader.ask('build', input, signal)),
      turnPage: fromPromise(({ input, signal }) => reader.ask('turn', input, signal)),
    } satisfies ActorsOf<typeof demoMachine>,
  })
