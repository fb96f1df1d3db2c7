import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { fromPromise } from 'xstate'
import type { Mark } from '../../contract/turn.ts'
import { markingMachine } from '../../machines/marking.machine.ts'
import { useActorRef } from './actor-ref.ts'

/** Marking over the page's reader, whose code arrives when the first words are to be read. */
const marking = markingMachine.provide({
  actors: {
    readWords: fromPromise(async ({ input, signal }) => {
      const { reader } = await import('./reader.ts')
      return await reader.ask('mark', input, signal)
    }),
  },
})

/** The pens under words that are being typed; none until they are read. */
export function useMarks(words: string): readonly Mark[] {
  const actor = useActorRef(marking, { input: { words } })
  useLayoutEffect(() => actor.send({ type: 'words.changed', words }), [actor, words])
  return useSelector(actor, ({ context }) => context.marks)
}
