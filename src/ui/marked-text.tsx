import type { ReactNode } from 'react'
import type { Mark } from '../../contract/turn.ts'
import { pen } from '../../styled-system/recipes'

/**
 * The person's words with each marked stretch under its pen. Offsets are UTF-16; a mark that overlaps an earlier one, is
 * empty or ends outside the text is left out.
 */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end <= mark.start || mark.end > text.length) continue
    parts.push(text.slice(at, mark.start))
    parts.push(
      <mark key={mark.start} data-pen={mark.pen} className={pen({ pen: mark.pen })}>
        {text.slice(mark.start, mark.end)}
      </mark>,
    )
    at = mark.end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
