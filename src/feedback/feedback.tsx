import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FeedbackCategory, feedbackCategories } from '../../contract/feedback.api.ts'
import { limits } from '../../contract/limits.ts'
import { css, cx } from '../../styled-system/css'
import { button, field, note } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { reasonOf } from '../api/reason.ts'
import { useSession } from '../api/session.tsx'
import { keepWords, readWords } from '../ui/kept-words.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fieldError, fieldLabel } from '../ui/text-field.tsx'
import { feedbackOver } from './feedback.effects.ts'

const kept = 'feedback'
const categories: Readonly<Record<FeedbackCategory, { readonly label: string; readonly ask: string }>> = {
  idea: { label: 'Idea', ask: 'What would you like SparkSite to do?' },
  problem: { label: 'Problem', ask: 'What did you do, what happened, and what had you expected?' },
  praise: { label: 'Praise', ask: 'What do you like?' },
  other: { label: 'Something else', ask: 'What is on your mind?' },
}

/** /feedback: a note to whoever runs this server (specification 2). */
export function Feedback() {
  const { client, user } = useSession()
  const machine = useMemo(() => feedbackOver(client), [client])
  const [typed] = useState(() => readWords(kept))
  const feedback = useActorRef(machine, { input: { message: typed } })
  const snapshot = useSelector(feedback, (current) => current)
  const { message } = snapshot.context
  useEffect(() => keepWords(kept, message), [message])
  const sent = snapshot.hasTag('sent')
  const closed = snapshot.hasTag('closed')
  const area = useRef<HTMLTextAreaElement>(null)
  const away = useRef(false)
  useEffect(() => {
    // The button that brought the form back is gone.
    if (away.current) area.current?.focus()
    away.current = sent || closed
  }, [sent, closed])
  return (
    <div className={css({ maxWidth: '640px', mx: 'auto', px: { base: '4', md: '8' }, pt: { base: '6', md: '12' }, pb: '16' })}>
      <PageHeading title="Feedback" className={css({ fontSize: { base: '30px', md: '40px' }, lineHeight: '1.15', letterSpacing: '-0.04em' })} />
      <p className={css({ color: 'text2', mt: '2', mb: '6' })}>
        It goes to whoever runs this server, with your name and {user.email}, so that they can answer you.
      </p>
      <div role="status">{sent ? <p className={note({ tone: 'good' })}>Thank you. Your feedback has been sent.</p> : null}</div>
      {closed ? (
        <div role="alert" className={note({ tone: 'plain' })}>
          <p>Feedback is not available on this server. Your words are still here; copy them if you want to send them another way.</p>
          <p className={css({ mt: '2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{message}</p>
        </div>
      ) : null}
      {sent || closed ? (
        <div className={css({ display: 'flex', gap: '2', mt: '4' })}>
          {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone. */}
          <button type="button" autoFocus className={button()} onClick={() => feedback.send({ type: 'feedback.again' })}>
            {sent ? 'Send something else' : 'Back to the form'}
          </button>
          <Link to="/sites" className={button({ look: 'ghost' })}>
            To your sites
          </Link>
        </div>
      ) : (
        <Form feedback={feedback} snapshot={snapshot} area={area} />
      )}
    </div>
  )
}

interface FormProps {
  readonly feedback: ReturnType<typeof useActorRef<ReturnType<typeof feedbackOver>>>
  readonly snapshot: ReturnType<FormProps['feedback']['getSnapshot']>
  readonly area: RefObject<HTMLTextAreaElement | null>
}

function Form({ feedback, snapshot, area }: FormProps) {
  const { category, message, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const id = useId()
  const error = snapshot.hasTag('blank') ? 'Say in a few words what you think.' : failure ? reasonOf(failure) : null
  function submit(event: FormEvent) {
    event.preventDefault()
    feedback.send({ type: 'feedback.send' })
    if (message.trim() === '') area.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={busy} className={css({ border: '0', p: '0', mb: '5' })}>
        <legend className={fieldLabel}>What is it about?</legend>
        <div className={segments}>
          {feedbackCategories.map((one) => (
            <label key={one} className={segment}>
              <input
                type="radio"
                name={`${id}-category`}
                value={one}
                checked={category === one}
                onChange={() => feedback.send({ type: 'category.chosen', category: one })}
                className={css({ srOnly: true })}
              />
              {categories[one].label}
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={`${id}-message`} className={fieldLabel}>
        {categories[category].ask}
      </label>
      <textarea
        ref={area}
        id={`${id}-message`}
        rows={7}
        maxLength={limits.feedback_max}
        value={message}
        readOnly={busy}
        required
        aria-invalid={error !== null}
        {...(error ? { 'aria-describedby': `${id}-error` } : {})}
        onChange={(event) => feedback.send({ type: 'message.changed', message: event.target.value })}
        className={cx(field(), css({ height: 'auto', minHeight: '168px', py: '2', resize: 'vertical', lineHeight: '1.5' }))}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className={fieldError}>
          {error}
        </p>
      ) : null}
      <div className={css({ display: 'flex', gap: '2', mt: '4' })}>
        <SubmitButton look="pen" busy={busy} busyLabel="Sending...">
          {failure ? 'Try again' : 'Send feedback'}
        </SubmitButton>
        {busy ? (
          <button type="button" className={button({ look: 'ghost' })} onClick={() => feedback.send({ type: 'feedback.cancel' })}>
            Cancel
          </button>
        ) : null}
      </div>
    </form>
  )
}

const segments = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1', p: '1', bg: 'muted', borderRadius: 'control' })
const segment = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  px: '3',
  borderRadius: '7px',
  fontSize: '14px',
  cursor: 'pointer',
  color: 'text2',
  _hover: { color: 'text' },
  '&:has(:checked)': { bg: 'surface', color: 'text', fontWeight: '500', boxShadow: '1' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ring', outlineOffset: '2px' },
})
