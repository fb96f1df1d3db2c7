import { Link, useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { useSession } from '../api/session.tsx'
import { FullScreenStatus } from '../ui/loading.tsx'
import { PageHeading, usePageTitle } from '../ui/page-heading.tsx'
import { projectEditorOver } from './editor.effects.ts'
import { Workbench } from './workbench.tsx'

/** The turn that creating the project began, handed over once: a reload of the page finds it among the messages. */
function useBegunTurn(): string | null {
  const state = useRouterState({ select: ({ location }) => location.state })
  const navigate = useNavigate()
  const [message_id] = useState(state.message_id ?? null)
  useEffect(() => {
    if (message_id !== null) void navigate({ to: '.', state: {}, replace: true })
  }, [message_id, navigate])
  return message_id
}

function Unopened({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  return (
    <main className={css({ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '4', minHeight: '100dvh', p: '6', textAlign: 'center' })}>
      <PageHeading title={title} className={css({ fontSize: '26px' })} />
      {children}
    </main>
  )
}

function OneEditor({ project_id }: { readonly project_id: string }) {
  const { client } = useSession()
  const message_id = useBegunTurn()
  const machine = useMemo(() => projectEditorOver(client), [client])
  const editor = useActorRef(machine, { input: { project_id, message_id } })
  const snapshot = useSelector(editor, (current) => current)
  usePageTitle(snapshot.context.opened?.project.name ?? 'Project')
  if (snapshot.hasTag('opening')) return <FullScreenStatus text="Loading..." />
  if (snapshot.hasTag('open')) return <Workbench editor={editor} />
  if (snapshot.context.error === null) {
    return (
      <Unopened title="There is no such project">
        <p className={css({ color: 'text2' })}>It may have been deleted, or it belongs to another account.</p>
        <Link to="/" className={button({ look: 'ink' })}>
          Back to your sites
        </Link>
      </Unopened>
    )
  }
  return (
    <Unopened title={snapshot.context.error}>
      <p className={css({ color: 'text2' })}>Check your connection and try again.</p>
      <div className={css({ display: 'flex', gap: '2' })}>
        <button type="button" className={button({ look: 'ink' })} onClick={() => editor.send({ type: 'project.reload' })}>
          Try again
        </button>
        <Link to="/" className={button()}>
          Back to your sites
        </Link>
      </div>
    </Unopened>
  )
}

/** The project editor (specification 2, /project/{projectId}). */
export function Editor() {
  const { projectId = '' } = useParams({ strict: false })
  return <OneEditor key={projectId} project_id={projectId} />
}
