import type { Mark } from './turn.ts'

/** How many UTF-16 units two texts begin, or end, with alike. */
function alike(from: string, to: string, at: (text: string, index: number) => string | undefined): number {
  const most = Math.min(from.length, to.length)
  let count = 0
  while (count < most && at(from, count) === at(to, count)) count += 1
  return count
}

/** The marks of `from` as they stand in `to`: those before what was edited stay, those behind it move along, those in it are gone. */
export function carryMarks(marks: readonly Mark[], from: string, to: string): readonly Mark[] {
  if (from === to) return marks
  const head = alike(from, to, (text, index) => text[index])
  const tail = Math.min(
    alike(from, to, (text, index) => text[text.length - 1 - index]),
    Math.min(from.length, to.length) - head,
  )
  const moved = to.length - from.length
  return marks.flatMap((mark) => {
    if (mark.end <= head) return mark
    return mark.start >= from.length - tail ? { ...mark, start: mark.start + moved, end: mark.end + moved } : []
  })
}
