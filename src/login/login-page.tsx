import { useEffect } from 'react'
import { css, cx } from '../../styled-system/css'
import { note } from '../../styled-system/recipes'
import type { Client } from '../api/client.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { LoginViews } from './login-views.tsx'
import { type LoggedIn, useLogin } from './use-login.ts'

/** What brought somebody to /login: a GitHub login that failed, the link of a verification mail, or a session that has ended. */
export type LoginNotice = 'github' | 'verified' | 'expired' | 'used' | 'ended'
const notices: Record<LoginNotice, { tone: 'good' | 'bad' | 'plain'; text: string }> = {
  github: { tone: 'bad', text: 'Signing in with GitHub did not work. Try again, or continue with email.' },
  verified: { tone: 'good', text: 'Your email address is verified. Log in to start building.' },
  expired: { tone: 'bad', text: 'This verification link has expired. Log in, and have a new one sent when you deploy.' },
  ended: { tone: 'plain', text: 'Your session has ended. Log in again to go on; what you were writing is kept.' },
  used: { tone: 'plain', text: 'This verification link has been used already. Log in to go on.' },
}

export interface LoginPageProps {
  readonly client: Client
  readonly notice: LoginNotice | null
  readonly onLoggedIn: (tokens: LoggedIn) => void
}

/** /login: the views of the login dialog as a page. */
export function LoginPage({ client, notice, onLoggedIn }: LoginPageProps) {
  const { actor, login } = useLogin(client, onLoggedIn)
  const { open } = login
  useEffect(() => {
    // A page has nothing to close to: its main view opens again at once.
    if (!open) actor.send({ type: 'dialog.open' })
  }, [actor, open])
  return (
    <div className={css({ maxWidth: '400px', mx: 'auto', px: '6', py: { base: '12', md: '24' } })}>
      {notice ? (
        <p role={notices[notice].tone === 'bad' ? 'alert' : 'status'} className={cx(note({ tone: notices[notice].tone }), css({ mb: '6' }))}>
          {notices[notice].text}
        </p>
      ) : null}
      <PageHeading title={login.title} className={css({ fontSize: '32px', letterSpacing: '-0.035em', lineHeight: '1.1' })} />
      <LoginViews login={login} />
    </div>
  )
}
