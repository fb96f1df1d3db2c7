import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { Mark } from '../../contract/turn.ts'
import { css, cx } from '../../styled-system/css'
import { MarkedText } from './marked-text.tsx'

/** Both layers break lines alike only with the same face, size, padding and rules of wrapping. */
const layer = css({
  display: 'block',
  width: 'full',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  px: 'var(--area-x, 0)',
  py: 'var(--area-y, 0)',
  border: '0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  scrollbarGutter: 'stable',
})

export type MarkedAreaProps = Omit<ComponentProps<'textarea'>, 'value'> & { readonly value: string; readonly marks: readonly Mark[] }

/** A field for words of several lines with the pens under them. The face and size come from around it. */
export function MarkedArea({ marks, value, className, ref, onScroll, ...rest }: MarkedAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const pens = useRef<HTMLDivElement>(null)
  const follow = () => {
    if (pens.current && own.current) pens.current.scrollTop = own.current.scrollTop
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that were put in scroll the field without an event.
  useLayoutEffect(follow, [value, marks])
  return (
    <div className={css({ position: 'relative' })}>
      <div
        ref={pens}
        aria-hidden="true"
        className={cx(layer, css({ position: 'absolute', inset: '0', overflow: 'hidden', color: 'transparent', pointerEvents: 'none', userSelect: 'none' }))}
      >
        <MarkedText text={value} marks={marks} />
        {/* The last line counts even while it is empty. */}
        {'\n'}
      </div>
      <textarea
        {...rest}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        value={value}
        onScroll={(event) => {
          follow()
          onScroll?.(event)
        }}
        className={cx(
          layer,
          css({ position: 'relative', bg: 'transparent', color: 'text', outline: 'none', resize: 'none', fieldSizing: 'content' }),
          className,
        )}
      />
    </div>
  )
}
