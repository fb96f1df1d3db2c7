import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ChevronDown, Clock, Database, Globe, MessageSquare, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { ProjectDetail } from '../../contract/projects.api.ts'
import { shownName } from '../../machines/rename.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { DeleteQuestion } from '../api/delete-question.tsx'
import { deleteProjectOver, renameOver } from '../api/projects.ts'
import { useSession } from '../api/session.tsx'
import { InlineInput } from '../ui/inline-input.tsx'
import { Menu } from '../ui/menu.tsx'
import { Spark } from '../ui/wordmark.tsx'

export type Pane = 'chat' | 'preview' | 'data' | 'history'

const items = [
  { value: 'rename', label: 'Rename', icon: <Pencil size={15} aria-hidden="true" /> },
  { value: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden="true" />, danger: true },
]

/** The project's name with its menu; deleting the open project goes to / (specification 2). */
function ProjectName({ project, onRenamed }: { readonly project: ProjectDetail; readonly onRenamed: (name: string) => void }) {
  const { client } = useSession()
  const navigate = useNavigate()
  const renaming = useMemo(() => renameOver(client), [client])
  const deleting = useMemo(() => deleteProjectOver(client), [client])
  const rename = useActorRef(renaming, { input: { project_id: project.id } })
  const deletion = useActorRef(deleting)
  const renamed = useSelector(rename, (current) => current)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const told = rename.on('project.renamed', ({ name }) => onRenamed(name))
    return () => told.unsubscribe()
  }, [rename, onRenamed])
  useEffect(() => {
    const told = deletion.on('project.deleted', () => void navigate({ to: '/' }))
    return () => told.unsubscribe()
  }, [deletion, navigate])
  const editing = renamed.hasTag('open')
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body) trigger.current?.focus()
    wasEditing.current = editing
  }, [editing])
  function choose(value: string) {
    // What opens next gives the focus back to where it was: to the menu's button, not to the menu that is closing.
    requestAnimationFrame(() => {
      trigger.current?.focus()
      if (value === 'rename') rename.send({ type: 'rename.start', name: project.name })
      else deletion.send({ type: 'delete.ask', project_id: project.id, name: project.name })
    })
  }
  const name = shownName(renamed) ?? project.name
  return (
    <div className={css({ minWidth: '0', display: 'flex', alignItems: 'center' })}>
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {name}
      </h1>
      {editing ? (
        <InlineInput
          label="Project name"
          className={css({ maxWidth: '220px' })}
          value={renamed.context.draft}
          onValue={(draft) => rename.send({ type: 'draft.changed', draft })}
          onSave={() => rename.send({ type: 'rename.save' })}
          onCancel={() => rename.send({ type: 'rename.cancel' })}
        />
      ) : (
        <Menu
          items={items}
          onSelect={choose}
          trigger={
            <button
              ref={trigger}
              type="button"
              aria-label={`Actions for ${name}`}
              className={cx(button({ look: 'ghost', size: 'sm' }), css({ minWidth: '0', fontSize: '14px' }))}
            >
              <span className={css({ truncate: true })}>{name}</span>
              <ChevronDown size={15} aria-hidden="true" className={css({ flexShrink: '0' })} />
            </button>
          }
        />
      )}
      {renamed.context.error ? (
        <p role="alert" className={css({ color: 'bad', fontSize: '13px', ms: '2' })}>
          {renamed.context.error}
        </p>
      ) : null}
      <DeleteQuestion deletion={deletion} />
    </div>
  )
}

const panes: readonly { readonly pane: Pane; readonly label: string; readonly icon: ReactNode }[] = [
  { pane: 'chat', label: 'Chat', icon: <MessageSquare size={16} aria-hidden="true" /> },
  { pane: 'preview', label: 'Preview', icon: <Globe size={16} aria-hidden="true" /> },
  { pane: 'data', label: 'Data', icon: <Database size={16} aria-hidden="true" /> },
  { pane: 'history', label: 'History', icon: <Clock size={16} aria-hidden="true" /> },
]
const segment = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: { base: '1', md: 'none' },
  px: '3',
  height: { base: '38px', md: '30px' },
  fontSize: '13px',
  fontWeight: '500',
  color: 'text2',
  borderRadius: '8px',
  cursor: 'pointer',
  _hover: { color: 'text' },
  '&[aria-pressed=true]': { bg: 'surface', color: 'text', boxShadow: '1' },
  '@media (width < 380px)': { '& svg': { display: 'none' } },
  '&[data-pane=chat]': { display: { md: 'none' } },
})

/** Chooses what stands beside the conversation; on phones, the conversation too. */
export function PaneSwitch({ pane, chat, onPane }: { readonly pane: Pane; readonly chat: boolean; readonly onPane: (pane: Pane) => void }) {
  return (
    <fieldset className={css({ display: 'flex', bg: 'muted', borderRadius: '10px', p: '3px', border: '0', width: { base: 'full', md: 'auto' } })}>
      <legend className={css({ srOnly: true })}>View</legend>
      {panes.map(({ pane: of, label, icon }) => (
        <button key={of} type="button" data-pane={of} className={segment} aria-pressed={of === 'chat' ? chat : of === pane && !chat} onClick={() => onPane(of)}>
          {icon}
          {label}
        </button>
      ))}
    </fieldset>
  )
}

export interface EditorBarProps {
  readonly project: ProjectDetail
  readonly saved: string
  readonly onRenamed: (name: string) => void
  readonly paneSwitch: ReactNode
  /** True where the live version is older than the latest. */
  readonly outdated: boolean
  readonly onDeploy: () => void
}

/** The editor's bar: the way back, the project's name, what is shown, and Deploy. */
export function EditorBar({ project, saved, onRenamed, paneSwitch, outdated, onDeploy }: EditorBarProps) {
  return (
    <header
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr auto', md: '1fr auto 1fr' },
        alignItems: 'center',
        columnGap: '3',
        rowGap: '2',
        px: '3',
        py: { base: '2', md: '0' },
        minHeight: '52px',
        flexShrink: '0',
      })}
    >
      <div className={css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' })}>
        <Link
          to="/"
          aria-label="SparkSite, your sites"
          className={css({ display: 'grid', placeItems: 'center', minWidth: '36px', height: '36px', borderRadius: '8px' })}
        >
          <Spark />
        </Link>
        <ProjectName project={project} onRenamed={onRenamed} />
        <span role="status" className={css({ fontSize: '13px', color: 'text2', whiteSpace: 'nowrap' })}>
          {saved}
        </span>
      </div>
      <div className={css({ gridRow: { base: '2', md: 'auto' }, gridColumn: { base: '1 / -1', md: 'auto' } })}>{paneSwitch}</div>
      <div className={css({ justifySelf: 'end' })}>
        <button type="button" className={button({ look: outdated || project.live_version === null ? 'pen' : 'quiet', size: 'sm' })} onClick={onDeploy}>
          {outdated ? <span aria-hidden="true" className={css({ width: '8px', height: '8px', borderRadius: '50%', bg: 'marker' })} /> : null}
          {outdated ? 'Update' : project.live_version === null ? 'Deploy' : 'Deployed'}
        </button>
      </div>
    </header>
  )
}
