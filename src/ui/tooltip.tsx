import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactNode } from 'react'
import { tooltip } from '../../styled-system/recipes'

export interface TooltipProps {
  readonly text: string
  /** Milliseconds before it opens; it closes at once. */
  readonly delay?: number
  /** One focusable element that takes a ref. */
  readonly children: ReactNode
}

/** A short text about an element, by hover and by focus; Escape hides it, and the pointer may enter it. */
export function Tooltip({ text, delay = 200, children }: TooltipProps) {
  return (
    <Ark.Root openDelay={delay} closeDelay={0} interactive lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={tooltip()}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
