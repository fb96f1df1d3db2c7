import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { AccountRemovalEvent, AccountRemovalSnapshot } from '../../machines/account-removal.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { useSession } from '../api/session.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Problem } from './profile-note.tsx'
import { accountRemovalOver } from './security.effects.ts'

interface QuestionProps {
  readonly snapshot: AccountRemovalSnapshot
  readonly send: (event: AccountRemovalEvent) => void
}

function Question({ snapshot, send }: QuestionProps) {
  const { email } = useSession().user
  const { password, error } = snapshot.context
  const form = useRef<HTMLFormElement>(null)
  const [what, problem] = [useId(), useId()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus back to the field.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [error])
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'removal.confirm' })
  }
  return (
    <form ref={form} noValidate aria-describedby={what} onSubmit={confirm} className={css({ display: 'grid', gap: '3', maxWidth: '440px' })}>
      <p id={what} className={css({ fontSize: '14px', color: 'text2' })}>
        This deletes your account with all your sites, what they keep and their addresses, at once and for good. If you log in with Google or GitHub alone,
        leave the password empty.
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your current password"
        subject="password"
        value={password}
        onValue={(value) => send({ type: 'password.changed', password: value })}
        autoComplete="current-password"
        invalid={error !== null}
        describedBy={error === null ? undefined : problem}
      />
      {error === null ? null : <Problem text={error} id={problem} />}
      <div className={css({ display: 'flex', gap: '2' })}>
        <button type="button" className={button({ look: 'quiet' })} onClick={() => send({ type: 'removal.cancel' })}>
          Keep account
        </button>
        <SubmitButton look="danger" busy={snapshot.hasTag('busy')} busyLabel="Deleting...">
          Delete account
        </SubmitButton>
      </div>
    </form>
  )
}

/** The end of the account, asked for with the password; the session ends with it. */
export function AccountRemoval() {
  const { client, logOut, refreshProfile } = useSession()
  const actor = useActorRef(useMemo(() => accountRemovalOver(client), [client]))
  const snapshot = useSelector(actor, (current) => current)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const open = snapshot.hasTag('open')
  useEffect(() => {
    const told = [actor.on('account.deleted', logOut), actor.on('account.unsure', refreshProfile)]
    return () => {
      for (const one of told) one.unsubscribe()
    }
  }, [actor, logOut, refreshProfile])
  useEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  if (open) return <Question snapshot={snapshot} send={actor.send} />
  return (
    <button
      ref={opener}
      type="button"
      className={cx(button({ look: 'link' }), css({ color: 'bad!', justifySelf: 'start' }))}
      onClick={() => actor.send({ type: 'removal.ask' })}
    >
      Delete account
    </button>
  )
}
