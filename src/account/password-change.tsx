import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { PasswordChangeField, PasswordChangeSnapshot } from '../../machines/password-change.machine.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { useSession } from '../api/session.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fieldLabel } from '../ui/text-field.tsx'
import { passwordChangeOver } from './profile.effects.ts'
import { Problem, Success } from './profile-note.tsx'

interface FormProps {
  readonly snapshot: PasswordChangeSnapshot
  readonly change: (field: PasswordChangeField) => (value: string) => void
  readonly submit: () => void
  readonly cancel: () => void
}

function PasswordForm({ snapshot, change, submit, cancel }: FormProps) {
  const { email } = useSession().user
  const form = useRef<HTMLFormElement>(null)
  const problem = useId()
  const { password, password2, error } = snapshot.context
  const changed = snapshot.hasTag('changed')
  const invalid = error !== null
  // On opening, and where an answer has marked the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new error takes the focus back to the fields.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [error])
  const shared = { autoComplete: 'new-password', required: true, invalid, describedBy: invalid ? problem : undefined } as const
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form ref={form} noValidate onSubmit={send} className={css({ display: 'grid', gap: '3', maxWidth: '400px' })}>
      {/* Password managers store the new password under this. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="New Password" subject="new password" value={password} onValue={change('password')} {...shared} />
      <PasswordField label="Confirm New Password" subject="confirmation" value={password2} onValue={change('password2')} {...shared} />
      {error === null ? null : <Problem text={error} id={problem} />}
      <Success text={changed ? 'Password changed successfully!' : null} />
      <div className={css({ display: 'flex', gap: '2' })}>
        <button type="button" className={button({ look: 'quiet' })} onClick={cancel}>
          Cancel
        </button>
        <SubmitButton look="pen" busy={snapshot.hasTag('busy')} disabled={changed}>
          Save Password
        </SubmitButton>
      </div>
    </form>
  )
}

/** The password as dots, and the form that changes it (specification 2). */
export function PasswordChange() {
  const { client } = useSession()
  const actor = useActorRef(useMemo(() => passwordChangeOver(client), [client]))
  const snapshot = useSelector(actor, (current) => current)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const open = snapshot.hasTag('open')
  useEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  if (open) {
    return (
      <PasswordForm
        snapshot={snapshot}
        change={(field) => (value) => actor.send({ type: 'field.changed', field, value })}
        submit={() => actor.send({ type: 'form.submit' })}
        cancel={() => actor.send({ type: 'form.cancel' })}
      />
    )
  }
  return (
    <div>
      <p className={fieldLabel}>Password</p>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' })}>
        <span className={css({ color: 'text2', letterSpacing: '.15em' })}>
          <span aria-hidden="true">••••••••••</span>
          <span className={css({ srOnly: true })}>Your password is hidden</span>
        </span>
        <button ref={opener} type="button" className={button()} aria-label="Change password" onClick={() => actor.send({ type: 'form.open' })}>
          Change
        </button>
      </div>
    </div>
  )
}
