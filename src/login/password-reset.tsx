import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { usersApi } from '../../contract/users.api.ts'
import { passwordResetMachine } from '../../machines/password-reset.machine.ts'
import { css } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import type { Client } from '../api/client.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

export interface PasswordResetProps {
  readonly client: Client
  readonly uid: string
  readonly token: string
  /** Both end a session that is open, and lead to the login dialog or page. */
  readonly logIn: () => void
  readonly askAgain: () => void
}

const passwordResetOver = (client: Client) =>
  passwordResetMachine.provide({
    actors: { confirmReset: fromPromise(({ input, signal }) => client.call(usersApi.confirmPasswordReset, { body: input, signal })) },
  })

/** What came of it, said as the focus moves to what can be done next: the form that had it is gone. */
const Outcome = ({ text, label, onClick }: { readonly text: string; readonly label: string; readonly onClick: () => void }) => (
  <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
    <p role="status" id="reset-outcome">
      {text}
    </p>
    {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone. */}
    <button type="button" autoFocus aria-describedby="reset-outcome" className={button({ look: 'ink' })} onClick={onClick}>
      {label}
    </button>
  </div>
)

/** The password-reset confirmation page: a new password twice, by the link of a mail. */
export function PasswordReset({ client, uid, token, logIn, askAgain }: PasswordResetProps) {
  const machine = useMemo(() => passwordResetOver(client), [client])
  const actor = useActorRef(machine, { input: { uid, token } })
  const snapshot = useSelector(actor, (current) => current)
  const { password, password2, error } = snapshot.context
  const field = (name: 'password' | 'password2') => (value: string) => actor.send({ type: 'field.changed', field: name, value })
  const describedBy = error === null ? undefined : 'reset-problem'
  return (
    <div className={css({ maxWidth: '400px', mx: 'auto', px: '6', py: { base: '12', md: '24' } })}>
      <PageHeading title="Choose a new password" className={css({ fontSize: '32px', letterSpacing: '-0.035em', lineHeight: '1.1', mb: '6' })} />
      {snapshot.matches('changed') ? <Outcome text="Password changed successfully!" label="Log in" onClick={logIn} /> : null}
      {snapshot.matches('spent') ? (
        <Outcome text="This link has expired or was used before. Ask for a new one under “Forgot password?”." label="Ask for a new link" onClick={askAgain} />
      ) : null}
      {snapshot.status === 'active' ? (
        <form
          noValidate
          className={css({ display: 'grid', gap: '3' })}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'form.submit' })
          }}
        >
          <PasswordField
            label="New Password"
            subject="new password"
            autoComplete="new-password"
            required
            value={password}
            onValue={field('password')}
            invalid={error !== null}
            describedBy={describedBy}
          />
          <PasswordField
            label="Confirm New Password"
            subject="confirmation"
            autoComplete="new-password"
            required
            value={password2}
            onValue={field('password2')}
            invalid={error !== null}
            describedBy={describedBy}
          />
          {error === null ? null : (
            <p role="alert" id="reset-problem" className={note({ tone: 'bad' })}>
              {error}
            </p>
          )}
          <SubmitButton busy={snapshot.hasTag('busy')} full>
            Save Password
          </SubmitButton>
        </form>
      ) : null}
    </div>
  )
}
