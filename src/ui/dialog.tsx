import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  readonly open: boolean
  /** Asked for by Escape, the close button and a click outside. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly size?: 'sm' | 'md'
  /** What takes the focus first; otherwise the first control that follows the close button. */
  readonly initialFocus?: () => HTMLElement | null
  readonly children: ReactNode
}

/** A modal dialog: traps the focus, gives it back, and unmounts its content once closed. */
export function Dialog({ open, onClose, title, description, size = 'sm', initialFocus, children }: DialogProps) {
  const styles = dialog({ size })
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      lazyMount
      unmountOnExit
      finalFocusEl={useReturnFocus(open)}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <Ark.CloseTrigger data-no-autofocus="" className={cx(styles.close, button({ look: 'ghost', size: 'icon' }))} aria-label="Close">
              <X size={18} aria-hidden="true" />
            </Ark.CloseTrigger>
            <Ark.Title className={styles.title}>{title}</Ark.Title>
            {description ? <Ark.Description className={styles.description}>{description}</Ark.Description> : null}
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
