import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { Session } from '../../contract/users.api.ts'
import type { AccountSessionsEvent, AccountSessionsSnapshot } from '../../machines/account-sessions.machine.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { useSession } from '../api/session.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Problem } from './profile-note.tsx'
import { accountSessionsOver } from './security.effects.ts'

type Send = (event: AccountSessionsEvent) => void
interface PartProps {
  readonly snapshot: AccountSessionsSnapshot
  readonly send: Send
}
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '2',
  borderBottomWidth: { base: '1px', _last: '0' },
  borderColor: 'line',
})
const nameOf = ({ agent }: Session): string => agent || 'Unknown browser'

/** What was asked for where the last login was a while ago. */
function Proof({ snapshot, send }: PartProps) {
  const { email } = useSession().user
  const { password, error } = snapshot.context
  const form = useRef<HTMLFormElement>(null)
  const problem = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus back to the field.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [error])
  const give = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'proof.give' })
  }
  return (
    <form ref={form} noValidate onSubmit={give} className={css({ display: 'grid', gap: '3', maxWidth: '400px', mt: '3' })}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        subject="password"
        value={password}
        onValue={(value) => send({ type: 'password.changed', password: value })}
        autoComplete="current-password"
        required
        invalid={error !== null}
        describedBy={error === null ? undefined : problem}
      />
      {error === null ? null : <Problem text={error} id={problem} />}
      <div className={css({ display: 'flex', gap: '2' })}>
        <button type="button" className={button({ look: 'quiet' })} onClick={() => send({ type: 'proof.cancel' })}>
          Cancel
        </button>
        <SubmitButton look="pen" busy={false}>
          End session
        </SubmitButton>
      </div>
    </form>
  )
}

function Row({ session, snapshot, send }: PartProps & { readonly session: Session }) {
  const busy = snapshot.hasTag('busy')
  const ends = busy && snapshot.context.session_id === session.id
  return (
    <li className={row}>
      <span className={css({ flex: '1 1 200px' })}>
        {nameOf(session)}
        <span className={css({ display: 'block', fontSize: '13px', color: 'text2' })}>
          {session.current ? 'This browser' : 'Last used '}
          {session.current ? null : <RelativeTime at={session.last_used_at} />}
        </span>
      </span>
      {session.current ? null : (
        <SubmitButton
          type="button"
          look="quiet"
          size="sm"
          busy={ends}
          disabled={busy || snapshot.hasTag('proving')}
          aria-label={`End session: ${nameOf(session)}`}
          onClick={() => send({ type: 'session.end', session_id: session.id })}
        >
          End session
        </SubmitButton>
      )}
    </li>
  )
}

function List({ snapshot, send }: PartProps) {
  const { sessions, error } = snapshot.context
  if (snapshot.hasTag('loading')) return <p role="status">Loading...</p>
  if (snapshot.hasTag('unlisted'))
    return (
      <div>
        <Problem text="The list could not be loaded." />
        <button type="button" className={button({ size: 'sm' })} onClick={() => send({ type: 'sessions.retry' })}>
          Try again
        </button>
      </div>
    )
  return (
    <>
      <ul className={css({ fontSize: '14px' })}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} snapshot={snapshot} send={send} />
        ))}
      </ul>
      {snapshot.hasTag('proving') ? <Proof snapshot={snapshot} send={send} /> : error === null ? null : <Problem text={error} />}
    </>
  )
}

/** The browsers in which the person is logged in, each to be ended but this one. */
export function AccountSessions() {
  const { client } = useSession()
  const actor = useActorRef(useMemo(() => accountSessionsOver(client), [client]))
  const snapshot = useSelector(actor, (current) => current)
  const open = snapshot.hasTag('open')
  const place = useRef<HTMLElement>(null)
  const { sessions } = snapshot.context
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that had the focus goes with its session.
  useEffect(() => {
    if (open && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [open, sessions, snapshot.value])
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="sessions" className={css({ borderTopWidth: '1px', borderColor: 'line', pt: '5', outline: 'none' })}>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })}>
        <h4 id="sessions" className={css({ fontSize: '15px', fontWeight: '500' })}>
          Where you are logged in
        </h4>
        <button
          type="button"
          className={button({ size: 'sm' })}
          aria-expanded={open}
          aria-label={open ? 'Hide sessions' : 'Show sessions'}
          onClick={() => actor.send({ type: open ? 'sessions.hide' : 'sessions.show' })}
        >
          {open ? 'Hide' : 'Show'}
        </button>
      </div>
      {open ? <List snapshot={snapshot} send={actor.send} /> : null}
    </section>
  )
}
