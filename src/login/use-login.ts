import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { type LoginDialogActor, loginDialogMachine } from '../../machines/login-dialog.machine.ts'
import { useActorRef } from '../api/actor-ref.ts'
import type { Client } from '../api/client.ts'
import { googleClientId } from './google.ts'
import { connectLogin, type LoginProps } from './login-dialog.connect.ts'
import { loginDialogEffects } from './login-dialog.effects.ts'

export interface LoggedIn {
  readonly access: string
  readonly refresh: string | null
}

/** The login machine with its calls, for the dialog and for the page; `onLoggedIn` hears of each success. */
export function useLogin(client: Client, onLoggedIn: (tokens: LoggedIn) => void): { readonly actor: LoginDialogActor; readonly login: LoginProps } {
  const machine = useMemo(() => loginDialogMachine.provide(loginDialogEffects(client)), [client])
  const actor = useActorRef(machine, { input: { google: googleClientId !== null } })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    const listening = actor.on('login.succeeded', ({ access, refresh }) => onLoggedIn({ access, refresh }))
    return () => listening.unsubscribe()
  }, [actor, onLoggedIn])
  const login = useMemo(() => connectLogin(snapshot, actor.send), [snapshot, actor])
  return { actor, login }
}
