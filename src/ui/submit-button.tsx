import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cx } from '../../styled-system/css'
import { type ButtonVariantProps, button } from '../../styled-system/recipes'
import { Spinner } from './spinner.tsx'

type Native = Omit<ComponentProps<'button'>, 'disabled'>
export type SubmitButtonProps = Native &
  Pick<ButtonVariantProps, 'look' | 'size' | 'full'> & { readonly busy: boolean; readonly busyLabel?: string; readonly disabled?: boolean }

/** A button that shows a spinner and is disabled while its request is pending; it then takes back the focus that disabling took from it. */
export function SubmitButton({ busy, busyLabel, disabled = false, look = 'ink', size, full, className, children, ...rest }: SubmitButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (busy) focused.current = document.activeElement === element.current
    else if (focused.current && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [busy])
  const variants = { look, ...(size ? { size } : {}), ...(full ? { full } : {}) }
  return (
    <button ref={element} type="submit" {...rest} disabled={busy || disabled} aria-busy={busy} className={cx(button(variants), className)}>
      {busy ? <Spinner /> : null}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
