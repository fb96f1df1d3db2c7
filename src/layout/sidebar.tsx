import { Link, type LinkProps } from '@tanstack/react-router'
import { PanelLeft, Plus, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPaid } from '../../contract/plans.api.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useSession } from '../api/session.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Spark, Wordmark } from '../ui/wordmark.tsx'
import { SidebarUser } from './sidebar-user.tsx'

const column = css({ display: 'flex', flexDirection: 'column', height: 'full', px: '3', py: '4', gap: '3', '&[data-collapsed]': { alignItems: 'center' } })

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

/** A sidebar link that is its icon alone, named by a tooltip, when the sidebar is collapsed. */
function SidebarLink({
  to,
  state = true,
  label,
  icon,
  look,
  collapsed,
}: {
  readonly to: '/' | '/price'
  readonly state?: LinkProps['state']
  readonly label: string
  readonly icon: ReactNode
  readonly look: 'ink' | 'marker' | 'quiet'
  readonly collapsed: boolean
}) {
  if (!collapsed) {
    return (
      <Link to={to} state={state} className={button({ look, full: true })}>
        {look === 'ink' ? icon : null}
        {label}
      </Link>
    )
  }
  return (
    <Tooltip text={label}>
      <Link to={to} state={state} aria-label={label} className={cx(button({ look, size: 'icon' }), css({ width: '40px', height: '40px' }))}>
        {icon}
      </Link>
    </Tooltip>
  )
}

export interface SidebarProps {
  readonly collapsed: boolean
  /** Turns between collapsed and expanded, or the element that closes the sidebar instead. */
  readonly toggle: (() => void) | ReactNode
  readonly projects: ReactNode
}

/** The side navigation (specification 2, Sidebar). */
export function Sidebar({ collapsed, toggle, projects }: SidebarProps) {
  const { user } = useSession()
  const paid = isPaid(user.current_plan)
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
      <SidebarLink
        to="/"
        state={({ compose = 0 }) => ({ compose: compose + 1 })}
        label="New Project"
        icon={<Plus size={17} aria-hidden="true" />}
        look="ink"
        collapsed={collapsed}
      />
      <div className={css({ flex: '1', minHeight: '0', overflowY: 'auto', width: 'full', mx: '-1', px: '1' })}>{collapsed ? null : projects}</div>
      <SidebarLink
        to="/price"
        label={paid ? 'Manage Plan' : 'Upgrade'}
        icon={<Zap size={17} aria-hidden="true" />}
        look={paid ? 'quiet' : 'marker'}
        collapsed={collapsed}
      />
      <SidebarUser collapsed={collapsed} />
    </nav>
  )
}
