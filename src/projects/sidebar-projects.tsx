import { Collapsible } from '@ark-ui/react/collapsible'
import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { Project } from '../../contract/projects.api.ts'
import { css } from '../../styled-system/css'
import { isAt, useProjectList } from './project-list.tsx'
import { useProjectRow } from './project-row.tsx'

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: '8px',
  color: 'text2',
  minHeight: '34px',
  _hover: { bg: 'muted', color: 'text' },
  _focusWithin: { bg: 'muted', color: 'text' },
  '&[data-current]': { bg: 'muted', color: 'text', fontWeight: '500' },
  '&[data-current]::before': {
    content: "''",
    position: 'absolute',
    insetInlineStart: '0',
    top: '8px',
    bottom: '8px',
    width: '3px',
    borderRadius: '2px',
    bg: 'marker',
  },
  '& [data-part=trigger]': { opacity: { md: 0 } },
  '&:hover [data-part=trigger], &:focus-within [data-part=trigger], & [data-part=trigger][data-state=open]': { opacity: 1 },
})
const link = css({
  flex: '1',
  minWidth: '0',
  px: '3',
  py: '6px',
  truncate: true,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '14px',
  borderRadius: '8px',
})

function Row({ project, current }: { readonly project: Project; readonly current: boolean }) {
  const { name, field, menu, error } = useProjectRow(project)
  return (
    <li>
      <div className={row} {...(current ? { 'data-current': '' } : {})}>
        {field ?? (
          <Link to="/project/$projectId" params={{ projectId: project.id }} className={link} title={name} {...(current ? { 'aria-current': 'page' } : {})}>
            {name}
          </Link>
        )}
        {menu()}
      </div>
      {error}
    </li>
  )
}

export interface SidebarProjectsProps {
  readonly listed: boolean
  readonly onToggle: () => void
}

/** The sidebar's collapsible Projects list (specification 2, Sidebar). */
export function SidebarProjects({ listed, onToggle }: SidebarProjectsProps) {
  const { projects, unknown } = useProjectList()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Collapsible.Root open={listed} onOpenChange={onToggle}>
      <Collapsible.Trigger
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          px: '3',
          minHeight: '32px',
          fontSize: '13px',
          fontWeight: '500',
          color: 'text2',
          cursor: 'pointer',
          borderRadius: '8px',
          _hover: { color: 'text' },
          '&[data-state=closed] svg': { transform: 'rotate(-90deg)' },
        })}
      >
        Projects
        <ChevronDown size={15} aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Content>
        {projects.length > 0 ? (
          <ul aria-label="Projects" className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1px' })}>
            {projects.map((project) => (
              <Row key={project.id} project={project} current={isAt(path, project.id)} />
            ))}
          </ul>
        ) : null}
        {!unknown && projects.length === 0 ? <p className={css({ px: '3', py: '1', fontSize: '13px', color: 'text3' })}>No projects yet</p> : null}
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
