import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { User } from '../../contract/users.api.ts'
import { css, cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'
import type { Client } from '../api/client.ts'
import { PricePage } from './price-page.tsx'

export interface PlanDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** While the info modal lies over it, a click outside does not close it. */
  readonly locked: boolean
  readonly client: Client
  readonly user: User
  readonly notify: (message: { readonly title: string; readonly message: string }) => void
}

/** The plan dialog (specification 2): the plans, in at most 90% of the window. */
export function PlanDialog({ open, onClose, locked, client, user }: PlanDialogProps) {
  const styles = dialog()
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      onInteractOutside={(event) => locked && event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={cx(styles.content, css({ maxWidth: '90vw!', maxHeight: '90vh', overflowY: 'auto' }))}>
            <Dialog.CloseTrigger className={cx(styles.close, button({ look: 'ghost', size: 'icon' }))} aria-label="Close">
              <X size={18} aria-hidden="true" />
            </Dialog.CloseTrigger>
            <Dialog.Title className={styles.title}>Upgrade Your Plan</Dialog.Title>
            <Dialog.Description className={styles.description}>Choose the plan that best fits your creative needs and unlock more features.</Dialog.Description>
            <PricePage client={client} current={user.current_plan} chooseFree={null} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
