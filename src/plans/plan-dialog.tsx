import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { User } from '../../contract/users.api.ts'
import { css, cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'
import type { Client } from '../api/client.ts'
import type { Notify } from './plan-card.tsx'
import { Pricing } from './pricing.tsx'

export interface PlanDialogProps {
  readonly open: boolean
  /** Asked for by Escape, the close button and a click outside. */
  readonly onClose: () => void
  /** True while the info modal lies over it: a click outside then leaves it open. */
  readonly locked: boolean
  readonly client: Client
  readonly user: User
  readonly notify: Notify
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(1120px, 90vw)!',
  maxWidth: '90vw!',
  maxHeight: '90vh',
  padding: '0!',
  overflow: 'hidden',
})
const head = css({ px: { base: '4', md: '6' }, pt: { base: '5', md: '6' }, pb: '4', pe: '16!' })

/** The plan dialog (specification 2): at most 90% of the viewport, and scrolls inside. */
export function PlanDialog({ open, onClose, locked, client, user, notify }: PlanDialogProps) {
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
          <Dialog.Content className={cx(styles.content, frame)}>
            <div className={head}>
              <Dialog.Title className={cx(styles.title, css({ fontSize: { base: '26px!', md: '32px!' } }))}>Upgrade Your Plan</Dialog.Title>
              <Dialog.Description className={styles.description}>
                Choose the plan that best fits your creative needs and unlock more features.
              </Dialog.Description>
            </div>
            <div className={css({ minHeight: '0', overflowY: 'auto' })}>
              <Pricing mode="modal" client={client} current={user.current_plan} usage={user} notify={notify} />
            </div>
            <Dialog.CloseTrigger aria-label="Close" className={cx(styles.close, button({ look: 'ghost', size: 'icon' }))}>
              <X size={18} aria-hidden="true" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
