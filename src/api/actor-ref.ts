import { useActorRef as useBareActorRef } from '@xstate/react'
import type { ActorOptions, AnyActorLogic, Observer } from 'xstate'
import { inspect } from './inspection.ts'

type Use = (logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>, observer?: Observer<unknown>) => unknown
const bare = useBareActorRef as Use
const inspected: Use = (logic, options, observer) => bare(logic, inspect ? { ...options, inspect } : options, observer)

/** `useActorRef` of @xstate/react, for an actor that an inspector sees. */
export const useActorRef = inspected as typeof useBareActorRef
