import type { CSSProperties } from 'react'
import { css } from '../../styled-system/css'

/** One thing after another, this many milliseconds apart, up to a bound. */
const stagger_ms = 60
const mostDelays = 24
const rising = css({ animation: 'riseIn 260ms cubic-bezier(.2,0,0,1) backwards' })

export interface Revealed {
  readonly className: string
  readonly style: CSSProperties
}

/** The look of the `at`-th thing of a turn that comes into view; nothing moves in a turn that was there before. */
export const revealed = (animated: boolean, at: number): Revealed =>
  animated ? { className: rising, style: { animationDelay: `${Math.min(at, mostDelays) * stagger_ms}ms` } } : { className: '', style: {} }
