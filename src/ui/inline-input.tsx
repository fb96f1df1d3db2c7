import { type KeyboardEvent, useEffect, useRef } from 'react'
import { css, cx } from '../../styled-system/css'

const look = css({
  width: 'full',
  minWidth: '0',
  font: 'inherit',
  color: 'text',
  bg: 'surface',
  border: '1px solid',
  borderColor: 'field',
  borderRadius: '8px',
  px: '2',
  height: '32px',
})

export interface InlineInputProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** Enter, or the focus leaving. */
  readonly onSave: () => void
  /** Escape. */
  readonly onCancel: () => void
  readonly className?: string
}

/** A line of text edited in place: takes the focus with all of it selected. */
export function InlineInput({ label, value, onValue, onSave, onCancel, className }: InlineInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onSave()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <input
      ref={input}
      aria-label={label}
      className={cx(look, className)}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onBlur={onSave}
      onKeyDown={press}
    />
  )
}
