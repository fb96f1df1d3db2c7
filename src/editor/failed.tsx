import { RotateCcw } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'

/** Why something came to nothing, with the way to try it again. */
export function Failed({ reason, onRetry }: { readonly reason: string; readonly onRetry?: (() => void) | undefined }) {
  return (
    <div className={cx(note({ tone: 'bad' }), css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }))}>
      <p className={css({ flex: '1', minWidth: '180px' })}>{reason}</p>
      {onRetry ? (
        <button type="button" className={button({ size: 'sm' })} onClick={onRetry}>
          <RotateCcw size={15} aria-hidden="true" />
          Retry
        </button>
      ) : null}
    </div>
  )
}
