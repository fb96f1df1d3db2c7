import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'
import { Wordmark } from '../ui/wordmark.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

const bar = css({
  display: { base: 'flex', md: 'none' },
  alignItems: 'center',
  gap: '2',
  position: 'sticky',
  top: '0',
  zIndex: 'header',
  bg: 'bg',
  borderBottomWidth: '1px',
  borderColor: 'line',
  px: '3',
  height: '56px',
})
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

export interface PhoneBarProps extends Omit<SidebarProps, 'collapsed' | 'toggle'> {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** The phone's top bar, whose button opens the sidebar as a drawer. */
export function PhoneBar({ open, onOpen, ...sidebar }: PhoneBarProps) {
  return (
    <header className={bar}>
      <Dialog.Root open={open} onOpenChange={(change) => onOpen(change.open)} lazyMount unmountOnExit>
        <Dialog.Trigger className={cx(button({ look: 'ghost', size: 'icon' }), css({ width: '44px', height: '44px' }))} aria-label="Open the side navigation">
          <MenuIcon size={20} aria-hidden="true" />
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop className={cx(dialog().backdrop, css({ zIndex: 'drawer' }))} />
          <Dialog.Positioner>
            <Dialog.Content className={drawer} aria-label="Side navigation">
              <Sidebar
                collapsed={false}
                {...sidebar}
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
