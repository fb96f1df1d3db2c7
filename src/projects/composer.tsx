import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import { css, cx } from '../../styled-system/css'
import { note } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { reasonOfOffer } from '../api/reason.ts'
import { useSession } from '../api/session.tsx'
import { useMarks } from '../api/use-marks.ts'
import { keepWords, newSite, readWords } from '../ui/kept-words.ts'
import { MarkedArea } from '../ui/marked-area.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Allowance } from './allowance.tsx'
import { composerOver } from './projects.effects.ts'

const examples = [
  { label: 'A pottery studio', words: 'A calm site for my pottery studio where people book a class and join the waitlist' },
  { label: 'A recipe box', words: 'A recipe box for my family with ratings and comments' },
  { label: 'A tool library', words: 'A tool library where neighbours borrow tools and leave reviews' },
]

const chip = css({
  bg: 'surface',
  color: 'text2',
  fontSize: '13px',
  px: '3',
  minHeight: '32px',
  borderRadius: '999px',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  cursor: 'pointer',
  _hover: { color: 'text', bg: 'muted' },
})

const card = css({
  bg: 'surface',
  borderRadius: 'dialog',
  boxShadow: '2',
  p: '3',
  fontSize: '18px',
  '--area-x': '8px',
  '--area-y': '4px',
  _focusWithin: { boxShadow: '3' },
})

/** Words to build a site from at once: a new `count` is a new wish, even for the same words. */
export interface Offer {
  readonly words: string
  readonly count: number
}

/** Describes a new site: Build it, or Cmd or Ctrl with Enter, creates the project and opens its editor. */
export function Composer({ offer }: { readonly offer: Offer }) {
  const { client, user, refreshProfile } = useSession()
  const navigate = useNavigate()
  const machine = useMemo(() => composerOver(client), [client])
  const [typed] = useState(() => readWords(newSite))
  const composer = useActorRef(machine, { input: { words: typed } })
  const snapshot = useSelector(composer, (current) => current)
  const { context } = snapshot
  const marks = useMarks(context.words)
  const busy = snapshot.hasTag('busy')
  /** What was being written when another's words were taken; it is there again afterwards. */
  const aside = useRef('')
  useEffect(() => keepWords(newSite, snapshot.status === 'done' ? aside.current : context.words), [snapshot, context.words])
  const words = useRef<HTMLTextAreaElement>(null)
  const problem = useId()
  const asked = useRouterState({ select: ({ location }) => location.state.compose ?? 0 })
  useEffect(() => {
    if (asked > 0) words.current?.focus()
  }, [asked])
  useEffect(() => {
    const told = composer.on('project.created', ({ project_id, message_id }) => {
      // The editor may take this component's place before its next effect runs.
      keepWords(newSite, aside.current)
      refreshProfile()
      void navigate({ to: '/project/$projectId', params: { projectId: project_id }, state: message_id ? { message_id } : {} })
    })
    return () => told.unsubscribe()
  }, [composer, navigate, refreshProfile])
  useEffect(() => {
    if (offer.count === 0) return
    aside.current = composer.getSnapshot().context.words
    composer.send({ type: 'words.changed', words: offer.words })
    composer.send({ type: 'words.submit' })
    words.current?.scrollIntoView({ block: 'center' })
  }, [composer, offer])
  const error = snapshot.hasTag('blank') ? 'Say in a few words what to build.' : context.failure ? reasonOfOffer(context.failure) : null
  const fill = (text: string) => {
    composer.send({ type: 'words.changed', words: text })
    words.current?.focus()
  }
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    composer.send({ type: 'words.submit' })
    if (words.current?.value.trim() === '') words.current.focus()
  }
  return (
    <>
      <form onSubmit={submit} className={card}>
        <MarkedArea
          ref={words}
          marks={marks}
          aria-label="Describe a site or an app"
          placeholder="Describe a site or an app…"
          rows={3}
          maxLength={limits.content_max}
          value={context.words}
          readOnly={busy}
          aria-invalid={error !== null}
          {...(error ? { 'aria-describedby': problem } : {})}
          onChange={(event) => composer.send({ type: 'words.changed', words: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && submit(event)}
          className={css({ minHeight: '76px', maxHeight: '40dvh', _placeholder: { color: 'text3', opacity: 1 } })}
        />
        {error ? (
          <p id={problem} role="alert" className={cx(note({ tone: 'bad' }), css({ mb: '3' }))}>
            {error}
          </p>
        ) : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '4', fontSize: '15px' })}>
          <Allowance user={user} />
          <SubmitButton look="pen" busy={busy}>
            Build it
          </SubmitButton>
        </div>
      </form>
      <fieldset className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '4', border: '0', p: '0' })}>
        <legend className={css({ float: 'left', fontSize: '13px', color: 'text2', me: '1' })}>Try</legend>
        {examples.map(({ label, words: text }) => (
          <button key={label} type="button" className={chip} disabled={busy} onClick={() => fill(text)}>
            {label}
          </button>
        ))}
        <Link to="/demo" className={css({ fontSize: '13px', color: 'text2', textDecoration: 'underline', textUnderlineOffset: '3px', py: '1', ms: '1' })}>
          Watch it take shape in the demo
        </Link>
      </fieldset>
    </>
  )
}
