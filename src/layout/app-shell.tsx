import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { Link, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { css, cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'
import { Wordmark } from '../ui/wordmark.tsx'
import { Sidebar } from './sidebar.tsx'
import { useCollapsed } from './sidebar-collapsed.ts'

const drawer = css({
  position: 'fixed',
  insetBlock: '0',
  insetInlineStart: '0',
  zIndex: 'drawer',
  width: 'min(300px, 86vw)',
  bg: 'subtle',
  boxShadow: '3',
  outline: 'none',
  _open: { animation: 'drawerIn 200ms cubic-bezier(.2,0,0,1)' },
})

/** The phone's top bar, whose button opens the sidebar as a drawer. */
function PhoneBar({ projects }: { readonly projects: ReactNode }) {
  const [open, setOpen] = useState(false)
  const href = useRouterState({ select: (state) => state.location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever a link has led elsewhere.
  useEffect(() => setOpen(false), [href])
  return (
    <header
      className={css({
        display: { base: 'flex', md: 'none' },
        alignItems: 'center',
        gap: '2',
        position: 'sticky',
        top: '0',
        zIndex: 'header',
        bg: 'bg',
        borderBottom: '1px solid',
        borderColor: 'line',
        px: '3',
        height: '56px',
      })}
    >
      <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)} lazyMount unmountOnExit>
        <Dialog.Trigger className={cx(button({ look: 'ghost', size: 'icon' }), css({ width: '44px', height: '44px' }))} aria-label="Open the side navigation">
          <MenuIcon size={20} aria-hidden="true" />
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop className={cx(dialog().backdrop, css({ zIndex: 'drawer' }))} />
          <Dialog.Positioner>
            <Dialog.Content className={drawer} aria-label="Side navigation">
              <Sidebar
                collapsed={false}
                projects={projects}
                toggle={
                  <Dialog.CloseTrigger data-no-autofocus="" aria-label="Close the side navigation" className={button({ look: 'ghost', size: 'icon' })}>
                    <X size={18} aria-hidden="true" />
                  </Dialog.CloseTrigger>
                }
              />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <Link to="/" aria-label="SparkSite" className={css({ display: 'inline-flex', textDecoration: 'none' })}>
        <Wordmark />
      </Link>
    </header>
  )
}

export interface AppShellProps {
  /** The sidebar's list of projects. */
  readonly projects: ReactNode
  readonly children: ReactNode
}

/** The app layout: side navigation, a drawer on phones, beside the page. */
export function AppShell({ projects, children }: AppShellProps) {
  const [collapsed, toggle] = useCollapsed()
  return (
    <div className={css({ display: { md: 'flex' }, minHeight: '100dvh' })}>
      <a
        href="#page"
        className={css({
          position: 'fixed',
          top: '2',
          insetInlineStart: '2',
          zIndex: 'toast',
          px: '3',
          py: '2',
          bg: 'surface',
          borderRadius: 'control',
          boxShadow: '2',
          transform: 'translateY(-200%)',
          _focusVisible: { transform: 'none' },
        })}
      >
        Skip to the page
      </a>
      <PhoneBar projects={projects} />
      <aside
        className={css({
          display: { base: 'none', md: 'block' },
          flexShrink: '0',
          position: 'sticky',
          top: '0',
          height: '100dvh',
          width: 'sidebar',
          bg: 'subtle',
          borderInlineEndWidth: '1px',
          borderInlineEndColor: 'line',
          '&[data-collapsed]': { width: 'rail' },
        })}
        {...(collapsed ? { 'data-collapsed': '' } : {})}
      >
        <Sidebar collapsed={collapsed} projects={projects} toggle={toggle} />
      </aside>
      <main id="page" tabIndex={-1} className={css({ flex: '1', minWidth: '0', outline: 'none' })}>
        {children}
      </main>
    </div>
  )
}
