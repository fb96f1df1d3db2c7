import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useRef } from 'react'
import { css, cx } from '../../styled-system/css'
import { button, dialog, note } from '../../styled-system/recipes'
import { SubmitButton } from './submit-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly message: string
  /** The label of the button that does it, and of the same button while it does. */
  readonly confirm: string
  readonly busyLabel?: string
  /** The label of the button that leaves everything as it is. */
  readonly dismiss?: string
  readonly busy?: boolean
  readonly error?: string | null
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * A question before an act that cannot be undone: an alertdialog whose Cancel has the focus; a click outside leaves it open.
 * The focus then returns to what asked or, where the act has removed that, to the dialog around it, else to the page's heading.
 */
export function ConfirmDialog({ open, title, message, confirm, busyLabel, dismiss = 'Cancel', busy = false, error, onConfirm, onCancel }: ConfirmDialogProps) {
  const styles = dialog({ size: 'sm' })
  const cancel = useRef<HTMLButtonElement>(null)
  const returned = useReturnFocus(open)
  return (
    <Ark.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => !change.open && onCancel()}
      initialFocusEl={() => cancel.current}
      finalFocusEl={() => returned() ?? document.querySelector<HTMLElement>('h1[tabindex="-1"]')}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <Ark.Title className={cx(styles.title, css({ fontSize: '22px' }))}>{title}</Ark.Title>
            <Ark.Description className={styles.description}>{message}</Ark.Description>
            {error ? (
              <p role="alert" className={cx(note({ tone: 'bad' }), css({ mt: '4' }))}>
                {error}
              </p>
            ) : null}
            <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2', mt: '6' })}>
              <Ark.CloseTrigger ref={cancel} className={button({ look: 'quiet' })}>
                {dismiss}
              </Ark.CloseTrigger>
              <SubmitButton type="button" look="danger" busy={busy} {...(busyLabel ? { busyLabel } : {})} onClick={onConfirm}>
                {confirm}
              </SubmitButton>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
