import { Link } from '@tanstack/react-router'
import { PanelLeft, Plus, Zap } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { isPaid } from '../../contract/plans.api.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useSession } from '../api/session.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Spark, Wordmark } from '../ui/wordmark.tsx'
import { SidebarUser } from './sidebar-user.tsx'

const column = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  px: '3',
  py: '4',
  gap: '3',
  overflowY: 'auto',
  '& > *': { flexShrink: '0' },
  '&[data-collapsed]': { alignItems: 'center' },
})
/** Scrolls within itself, and where the window is too low for that, with the whole. */
const list = css({ flex: '1', minHeight: '104px', overflowY: 'auto', width: 'full', mx: '-1', px: '1' })
const pageLink = css({
  color: 'text2',
  textDecoration: 'none',
  py: '1',
  borderRadius: '4px',
  _hover: { color: 'text' },
  '&[data-status=active]': { color: 'text' },
})
const iconOnly = css({ width: '40px', height: '40px' })

function Toggle({ collapsed, onToggle }: { readonly collapsed: boolean; readonly onToggle: () => void }) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
      aria-expanded={!collapsed}
      className={cx(button({ look: 'ghost', size: 'icon' }), css({ color: 'text2' }))}
    >
      <PanelLeft size={17} aria-hidden="true" />
    </button>
  )
}

/** Where the sidebar is collapsed, what an icon alone stands for is said by a tooltip. */
const Named = ({ collapsed, label, children }: { readonly collapsed: boolean; readonly label: string; readonly children: ReactElement }) =>
  collapsed ? <Tooltip text={label}>{children}</Tooltip> : children

function NewProject({ collapsed }: { readonly collapsed: boolean }) {
  return (
    <Named collapsed={collapsed} label="New Project">
      <Link
        to="/"
        state={({ compose = 0 }) => ({ compose: compose + 1 })}
        className={cx(button(collapsed ? { look: 'ink', size: 'icon' } : { look: 'ink', full: true }), collapsed ? iconOnly : '')}
        {...(collapsed ? { 'aria-label': 'New Project' } : {})}
      >
        <Plus size={17} aria-hidden="true" />
        {collapsed ? null : 'New Project'}
      </Link>
    </Named>
  )
}

function PlanButton({ collapsed, opening }: { readonly collapsed: boolean; readonly opening: Opening }) {
  const paid = isPaid(useSession().user.current_plan)
  const label = paid ? 'Manage Plan' : 'Upgrade'
  const look = paid ? 'quiet' : 'marker'
  return (
    <Named collapsed={collapsed} label={label}>
      <button
        type="button"
        className={cx(button(collapsed ? { look, size: 'icon' } : { look, full: true }), collapsed ? iconOnly : '')}
        aria-haspopup="dialog"
        {...(collapsed ? { 'aria-label': label } : {})}
        {...opening}
      >
        {collapsed ? <Zap size={17} aria-hidden="true" /> : label}
      </button>
    </Named>
  )
}

const PageLinks = () => (
  <p className={css({ display: 'flex', gap: '4', px: '3', fontSize: '13px' })}>
    <Link to="/help" className={pageLink}>
      Help
    </Link>
    <Link to="/feedback" className={pageLink}>
      Feedback
    </Link>
  </p>
)

/** A button that opens a dialog whose part arrives when it is first asked for. */
export interface Opening {
  readonly onClick: () => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}
/** The list of projects, which can be folded away. */
export interface ProjectsFold {
  readonly listed: boolean
  readonly onToggle: () => void
}
export interface SidebarProps {
  readonly collapsed: boolean
  /** Turns between collapsed and expanded, or the element that closes the sidebar instead. */
  readonly toggle: (() => void) | ReactNode
  readonly projects: ReactNode
  readonly openPlan: () => void
  readonly openAccount: () => void
  /** The pointer or the focus is on what opens one of the two. */
  readonly prepare: () => void
}

/** The side navigation (specification 2, Sidebar). */
export function Sidebar({ collapsed, toggle, projects, openPlan, openAccount, prepare }: SidebarProps) {
  const opening = (open: () => void): Opening => ({ onClick: open, onPointerEnter: prepare, onFocus: prepare })
  return (
    <nav aria-label="Side navigation" className={column} {...(collapsed ? { 'data-collapsed': '' } : {})}>
      <div
        className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', ps: '2', minHeight: '36px', mb: '2' })}
        {...(collapsed ? { style: { flexDirection: 'column', padding: 0 } } : {})}
      >
        <Link to="/" aria-label="SparkSite" className={css({ display: 'inline-flex', textDecoration: 'none', borderRadius: '6px' })}>
          {collapsed ? <Spark /> : <Wordmark />}
        </Link>
        {typeof toggle === 'function' ? <Toggle collapsed={collapsed} onToggle={toggle} /> : toggle}
      </div>
      <NewProject collapsed={collapsed} />
      <div className={list}>{collapsed ? null : projects}</div>
      {collapsed ? null : <PageLinks />}
      <PlanButton collapsed={collapsed} opening={opening(openPlan)} />
      <SidebarUser collapsed={collapsed} opening={opening(openAccount)} />
    </nav>
  )
}
