import { useSelector } from '@xstate/react'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Project } from '../../contract/projects.api.ts'
import { shownName } from '../../machines/rename.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { renameOver } from '../api/projects.ts'
import { useSession } from '../api/session.tsx'
import { InlineInput } from '../ui/inline-input.tsx'
import { Menu } from '../ui/menu.tsx'
import { useProjectList } from './project-list.tsx'

const items = [
  { value: 'rename', label: 'Rename', icon: <Pencil size={15} aria-hidden="true" /> },
  { value: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden="true" />, danger: true },
]

/** The name of a project with its menu of Rename and Delete, wherever a list shows it: the parts to lay out. */
export function useProjectRow(project: Project) {
  const { client } = useSession()
  const { renamed, askDelete } = useProjectList()
  const machine = useMemo(() => renameOver(client), [client])
  const rename = useActorRef(machine, { input: { project_id: project.id } })
  const snapshot = useSelector(rename, (current) => current)
  const trigger = useRef<HTMLButtonElement>(null)
  const editing = snapshot.hasTag('open')
  const wasEditing = useRef(false)
  useEffect(() => {
    // Unmounting the input leaves the focus on the body.
    if (wasEditing.current && !editing && document.activeElement === document.body) trigger.current?.focus()
    wasEditing.current = editing
  }, [editing])
  useEffect(() => {
    const told = rename.on('project.renamed', ({ project_id, name }) => renamed(project_id, name))
    return () => told.unsubscribe()
  }, [rename, renamed])
  function choose(value: string) {
    // What opens next gives the focus back to where it was: to the menu's button, not to the menu that is closing.
    requestAnimationFrame(() => {
      trigger.current?.focus()
      if (value === 'rename') rename.send({ type: 'rename.start', name: project.name })
      else askDelete(project)
    })
  }
  const name = shownName(snapshot) ?? project.name
  const field: ReactNode = editing ? (
    <InlineInput
      label="Project name"
      value={snapshot.context.draft}
      onValue={(draft) => rename.send({ type: 'draft.changed', draft })}
      onSave={() => rename.send({ type: 'rename.save' })}
      onCancel={() => rename.send({ type: 'rename.cancel' })}
    />
  ) : null
  const menu = (className?: string): ReactNode => (
    <Menu
      items={items}
      onSelect={choose}
      trigger={
        <button ref={trigger} type="button" aria-label={`Actions for ${name}`} className={cx(button({ look: 'ghost', size: 'icon' }), className)}>
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      }
    />
  )
  const error: ReactNode = snapshot.context.error ? (
    <p role="alert" className={css({ color: 'bad', fontSize: '13px', px: '2', py: '1' })}>
      {snapshot.context.error}
    </p>
  ) : null
  return { name, field, menu, error }
}
