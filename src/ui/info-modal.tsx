import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useRef } from 'react'
import { css, cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'

export interface InfoModalProps {
  readonly open: boolean
  readonly title: string
  readonly message: string
  /** Asked for by OK and by Escape; a click outside leaves it open. */
  readonly onClose: () => void
}

/** A notice with an OK button, over whatever is open (specification 2, Info modal). */
export function InfoModal({ open, title, message, onClose }: InfoModalProps) {
  const styles = dialog({ size: 'sm' })
  const ok = useRef<HTMLButtonElement>(null)
  return (
    <Ark.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => ok.current}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <Ark.Title className={cx(styles.title, css({ fontSize: '22px' }))}>{title}</Ark.Title>
            <Ark.Description className={styles.description}>{message}</Ark.Description>
            <div className={css({ display: 'flex', justifyContent: 'flex-end', mt: '6' })}>
              <Ark.CloseTrigger ref={ok} className={button({ look: 'ink' })}>
                OK
              </Ark.CloseTrigger>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
