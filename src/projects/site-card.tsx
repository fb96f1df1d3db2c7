import { Link } from '@tanstack/react-router'
import type { Project } from '../../contract/projects.api.ts'
import { css } from '../../styled-system/css'
import { tag } from '../../styled-system/recipes'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Spark } from '../ui/wordmark.tsx'
import { useProjectRow } from './project-row.tsx'

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  borderRadius: 'card',
  boxShadow: '1',
  transition: 'box-shadow 160ms, transform 160ms',
  _hover: { boxShadow: '2' },
})
const cover = css({
  height: '158px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  px: '5',
  overflow: 'hidden',
  borderTopRadius: 'card',
  bg: 'muted',
  fontFamily: 'display',
  fontWeight: '600',
  fontSize: '24px',
  lineHeight: '1.15',
  letterSpacing: '-0.03em',
  textAlign: 'center',
})
// The whole card opens the site; the menu lies above the link's area.
const link = css({
  display: 'block',
  truncate: true,
  color: 'text',
  textDecoration: 'none',
  _before: { content: "''", position: 'absolute', inset: '0', borderRadius: 'card' },
})

/** A site as its cover, name, state and time of the last edit, with its menu. */
export function SiteCard({ project }: { readonly project: Project }) {
  const { name, field, menu, error } = useProjectRow(project)
  const live = project.live_version !== null
  return (
    <li className={card}>
      <div className={cover} aria-hidden="true" {...(project.cover ? { style: { background: project.cover.background, color: project.cover.text } } : {})}>
        {project.cover ? (
          <span className={css({ lineClamp: '3', maxWidth: 'full', overflowWrap: 'anywhere' })}>{project.cover.heading}</span>
        ) : (
          <Spark size={44} />
        )}
      </div>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '2', ps: '4', pe: '2', py: '3', minHeight: '68px' })}>
        <div className={css({ flex: '1', minWidth: '0' })}>
          {field ?? (
            <h3 className={css({ fontFamily: 'sans', fontSize: '15px', lineHeight: '24px', fontWeight: '500', letterSpacing: '0', truncate: true })}>
              <Link to="/project/$projectId" params={{ projectId: project.id }} className={link} title={name}>
                {name}
              </Link>
            </h3>
          )}
          <p className={css({ fontSize: '13px', color: 'text2' })}>
            Edited <RelativeTime at={project.updated_at} />
          </p>
        </div>
        <span className={tag({ tone: live ? 'good' : 'plain' })}>{live ? 'Live' : 'Draft'}</span>
        {menu(css({ position: 'relative', zIndex: '1' }))}
      </div>
      {error}
    </li>
  )
}
