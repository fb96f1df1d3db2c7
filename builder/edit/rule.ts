import type { Mark } from '../../contract/turn.ts'
import type { AppModel } from '../model.ts'
import type { Request } from './request.ts'

/** A request that changed the model. */
export interface Built {
  readonly kind: 'built'
  readonly model: AppModel
  /** What changed, as a sentence. */
  readonly says: string
  /** A few words of it for the version's name, in lower case but for names. */
  readonly label: string
  /** The path of the page where it shows, or empty. */
  readonly where: string
  readonly marks: readonly Mark[]
}
/** A request that was read and changed nothing: it already is so (`same`), or this site cannot do it (`understood`); `says` tells which. */
export interface Known {
  readonly kind: 'same' | 'understood'
  readonly says: string
  readonly where: string
  readonly marks: readonly Mark[]
  /** Messages that say it so that it can be done. */
  readonly choices?: readonly string[]
}
export type Answer = Built | Known
/** Reads one request against the model; null where it asks for something else. Pure; any text is only text. */
export type Rule = (model: AppModel, request: Request) => Answer | null

/** Marks for stretches of `read`, given as words that stand in it or as offsets; words that do not stand there are left out. */
export function marksOf(request: Request, pens: readonly (readonly [string | { readonly start: number; readonly end: number }, Mark['pen']])[]): Mark[] {
  return pens.flatMap(([of, pen]) => {
    const at = typeof of === 'string' ? request.read.indexOf(of) : of.start
    const length = typeof of === 'string' ? of.length : of.end - of.start
    if (at < 0 || length === 0) return []
    const start = Math.max(request.start, at + request.shift)
    const end = Math.min(request.end, at + length + request.shift)
    return start < end ? [{ start, end, pen }] : []
  })
}

/** Sorted by place and without overlap: where two marks meet, the earlier and longer one stays. */
export function separate(marks: readonly Mark[]): Mark[] {
  const sorted = marks.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const kept: Mark[] = []
  for (const mark of sorted) if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark)
  return kept
}
