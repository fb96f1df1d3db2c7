import { useEffect, useState } from 'react'
import type { Client } from '../api/client.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoginViews } from './login-views.tsx'
import { type LoggedIn, useLogin } from './use-login.ts'

export interface LoginDialogProps {
  readonly client: Client
  /** Each new number opens the dialog. */
  readonly openings: number
  readonly onLoggedIn: (tokens: LoggedIn) => void
}

/** The login dialog of the marketing pages. */
export function LoginDialog({ client, openings, onLoggedIn }: LoginDialogProps) {
  const { actor, login } = useLogin(client, onLoggedIn)
  useEffect(() => {
    if (openings > 0) actor.send({ type: 'dialog.open' })
  }, [actor, openings])
  // The machine is at main as soon as it closes; what fades is the view that was open.
  const [last, setLast] = useState(login)
  if (login.open && login !== last) setLast(login)
  const shown = login.open ? login : last
  return (
    <Dialog open={login.open} onClose={login.close} title={shown.title}>
      <LoginViews login={shown} />
    </Dialog>
  )
}
