import { Tooltip, useTooltip } from '@ark-ui/react/tooltip'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { css, cx } from '../../styled-system/css'
import { tooltip } from '../../styled-system/recipes'

const holder = css({ borderRadius: '11px', cursor: 'not-allowed', '& > :disabled': { verticalAlign: 'top' } })

export interface ReasonProps {
  /** What assistive technology calls the place that takes the focus: that this cannot be had. */
  readonly label: string
  readonly text: string
  /** Called instead of keeping the text up when the control is pressed, with Enter or Space too. */
  readonly onPress?: (() => void) | undefined
  readonly className?: string
  /** One disabled control. */
  readonly children: ReactNode
}

/** Why a control is disabled: by hover for 200 ms, by keyboard focus, and by a press or a tap. A disabled control itself takes none of these. */
export function Reason({ label, text, onPress, className, children }: ReasonProps) {
  // Fixed, and not in a portal: within a dialog it scrolls with its control, and nothing hides it from assistive technology.
  const tip = useTooltip({
    openDelay: 200,
    closeDelay: 0,
    interactive: true,
    closeOnPointerDown: false,
    closeOnClick: false,
    positioning: { strategy: 'fixed', placement: 'bottom' },
  })
  const press = (event: PointerEvent<HTMLElement>) => {
    if (onPress) return onPress()
    const { currentTarget } = event
    // A finger leaves the control as it is lifted, which closes the text. Once focused, a tap elsewhere closes it.
    requestAnimationFrame(() => {
      currentTarget.focus({ preventScroll: true })
      tip.setOpen(true)
    })
  }
  const key = (event: KeyboardEvent<HTMLElement>) => {
    // The focus alone has brought up the text.
    if (!onPress || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onPress()
  }
  return (
    <Tooltip.RootProvider value={tip} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: carries the reason of the disabled control within. */}
        <fieldset tabIndex={0} aria-label={label} onPointerUp={press} onKeyDown={key} className={cx(holder, className)}>
          {children}
        </fieldset>
      </Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content className={cx(tooltip(), css({ width: 'max-content', cursor: 'auto' }))}>{text}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.RootProvider>
  )
}
