import { RotateCcw, X } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'

interface FailedProps {
  readonly reason: string
  readonly onRetry?: (() => void) | undefined
  readonly onDismiss?: (() => void) | undefined
}

/** Why something came to nothing, with the ways to try it again and to let it be. */
export function Failed({ reason, onRetry, onDismiss }: FailedProps) {
  return (
    <div className={cx(note({ tone: 'bad' }), css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }))}>
      <p className={css({ flex: '1', minWidth: '180px' })}>{reason}</p>
      <span className={css({ display: 'flex', gap: '2' })}>
        {onRetry ? (
          <button type="button" className={button({ size: 'sm' })} onClick={onRetry}>
            <RotateCcw size={15} aria-hidden="true" />
            Retry
          </button>
        ) : null}
        {onDismiss ? (
          <button type="button" className={button({ size: 'sm' })} onClick={onDismiss}>
            <X size={15} aria-hidden="true" />
            Dismiss
          </button>
        ) : null}
      </span>
    </div>
  )
}
