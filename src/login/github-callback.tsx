import type { RouterHistory } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { createActor } from 'xstate'
import { type CallbackInput, callbackMachine } from '../../machines/callback.machine.ts'
import type { Client } from '../api/client.ts'
import { inspect } from '../api/inspection.ts'
import { FullScreenStatus } from '../ui/loading.tsx'
import { callbackEffects } from './github-callback.effects.ts'
import type { LoggedIn } from './use-login.ts'

export interface GitHubCallbackProps {
  readonly history: RouterHistory
  readonly client: Client
  readonly handedOver: CallbackInput
  readonly takeTokens: (tokens: LoggedIn, destination: string) => void
}

/** /login/callback: takes the tokens that the address handed over and goes to /, or back to the login (specification 2). */
export function GitHubCallback({ history, client, handedOver, takeTokens }: GitHubCallbackProps) {
  const machine = useMemo(() => callbackMachine.provide(callbackEffects(client)), [client])
  // What is handed over is good once.
  const input = useRef(handedOver)
  useEffect(() => {
    const actor = createActor(machine, { inspect, input: input.current })
    const end = () => {
      const tokens = actor.getSnapshot().output
      history.replace(tokens ? '/' : '/login?login_error=github')
      if (tokens) takeTokens({ access: tokens.access, refresh: tokens.refresh }, '/')
    }
    actor.subscribe({ complete: end, error: end })
    actor.start()
    if (actor.getSnapshot().status === 'done') end()
    return () => void actor.stop()
  }, [history, machine, takeTokens])
  return <FullScreenStatus text="Authenticating with GitHub..." />
}
