import { Field } from '@ark-ui/react/field'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react'
import { nameDiffers } from '../../machines/profile-name.machine.ts'
import { css } from '../../styled-system/css'
import { field } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { useSession } from '../api/session.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fieldLabel } from '../ui/text-field.tsx'
import { profileNameOver } from './profile.effects.ts'
import { Problem, Success } from './profile-note.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > input': { flex: '1 1 200px', minWidth: '0' } })

function useProfileName() {
  const { client, user, refreshProfile } = useSession()
  const actor = useActorRef(
    useMemo(() => profileNameOver(client), [client]),
    { input: { full_name: user.full_name } },
  )
  useEffect(() => actor.send({ type: 'profile.fetched', full_name: user.full_name }), [actor, user.full_name])
  useEffect(() => {
    const saved = actor.on('profile.saved', refreshProfile)
    return () => saved.unsubscribe()
  }, [actor, refreshProfile])
  return { snapshot: useSelector(actor, (current) => current), send: actor.send }
}

/** The preferred name, with Save Changes while it differs from the stored one (specification 2). */
export function ProfileName() {
  const { snapshot, send } = useProfileName()
  const { draft, error, reason } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const saved = snapshot.hasTag('saved')
  const input = useRef<HTMLInputElement>(null)
  const problem = useId()
  useEffect(() => {
    // Save Changes is gone, and with it the focus.
    if (saved && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [saved])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'name.save' })
  }
  return (
    <form onSubmit={submit}>
      <Field.Root invalid={error !== null}>
        <Field.Label className={fieldLabel}>Preferred name</Field.Label>
        <div className={row}>
          <Field.Input
            ref={input}
            value={draft}
            readOnly={busy}
            autoComplete="name"
            aria-describedby={error === null ? undefined : problem}
            onChange={(event) => send({ type: 'draft.changed', draft: event.target.value })}
            className={field()}
          />
          {busy || nameDiffers(snapshot) ? (
            <SubmitButton look="pen" busy={busy} busyLabel="Saving...">
              Save Changes
            </SubmitButton>
          ) : null}
        </div>
      </Field.Root>
      <Success text={saved ? 'Profile updated successfully!' : null} />
      {error === null ? null : (
        <div id={problem}>
          <Problem text={error} />
          {reason === null ? null : <p className={css({ mt: '1', fontSize: '13px', color: 'bad' })}>{reason}</p>}
        </div>
      )}
    </form>
  )
}
