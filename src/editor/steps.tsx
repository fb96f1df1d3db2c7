import { Check, X } from 'lucide-react'
import type { Step } from '../../contract/turn.ts'
import { css, cx } from '../../styled-system/css'
import { Spinner } from '../ui/spinner.tsx'
import { revealed } from './reveal.ts'

const icons = {
  running: <Spinner />,
  done: <Check size={16} aria-hidden="true" className={css({ color: 'good' })} />,
  failed: <X size={16} aria-hidden="true" className={css({ color: 'bad' })} />,
} as const

/** What the builder did, as a check list that grows. */
export function Steps({ steps, animated }: { readonly steps: readonly Step[]; readonly animated: boolean }) {
  if (steps.length === 0) return null
  return (
    <ol className={css({ display: 'grid', gap: '6px', fontSize: '14px', color: 'text2', lineHeight: '21px' })}>
      {steps.map((step, at) => {
        const { className, style } = revealed(animated, at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever appended, and two may bear one label.
          <li key={at} style={style} className={cx(className, css({ display: 'flex', gap: '2' }))}>
            <span className={css({ width: '20px', height: '21px', flexShrink: '0', display: 'grid', placeItems: 'center' })}>{icons[step.state]}</span>
            <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              {step.label}
              {step.state === 'failed' ? ' (not finished)' : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
