import type { Mark } from '../../contract/turn.ts'
import type { Brief } from '../read/brief.ts'
import type { Plan } from './plan.ts'

const acting = new Set(['create', 'update', 'delete', 'transition', 'pay', 'choose', 'play'])

/** The pens over the words: things, acts and looks that were used; sorted, none over another. */
export function marksOf(brief: Brief, plan: Plan): Mark[] {
  const found: Mark[] = []
  const { subject, style, clauses } = brief
  for (const manner of style.manners) found.push({ start: manner.start, end: manner.end, pen: 'style' })
  for (const colour of [style.background, style.component]) if (colour) found.push({ start: colour.start, end: colour.end, pen: 'style' })
  for (const ask of clauses.flatMap((clause) => clause.asks)) {
    const fate = plan.fates.get(ask)
    if (!fate || fate.is === 'nothing' || fate.is === 'understood') continue
    if (acting.has(ask.kind) && ask.object?.start !== ask.start && ask.end > ask.start) found.push({ start: ask.start, end: ask.end, pen: 'action' })
    else if (ask.object) found.push({ start: ask.object.start, end: ask.object.end, pen: 'thing' })
  }
  if (clauses.some(({ mode }) => mode === 'subject')) {
    if (subject.topic.length > 0) found.push({ start: subject.start, end: subject.end, pen: 'thing' })
    else found.push(...aboutOf(brief))
  }
  return apart(found)
}

/** What the site is for, as in “a site for my pottery studio”, where it stands in the words as it was read. */
function aboutOf({ words, subject: { about, end } }: Brief): Mark[] {
  if (about.length === 0) return []
  const letters = about.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu').exec(words.slice(end))
  return found ? [{ start: end + found.index, end: end + found.index + found[0].length, pen: 'thing' }] : []
}

/** Keeps the first mark of those that overlap; what was found earlier wins. */
export function apart(marks: readonly Mark[]): Mark[] {
  const whole = marks.map((mark, rank) => ({ mark, rank })).filter(({ mark }) => mark.end > mark.start)
  const sorted = whole.toSorted((a, b) => a.mark.start - b.mark.start || a.rank - b.rank)
  const kept: typeof sorted = []
  for (const one of sorted) {
    const last = kept.at(-1)
    if (!last || one.mark.start >= last.mark.end) kept.push(one)
    else if (one.rank < last.rank && one.mark.end - one.mark.start < last.mark.end - last.mark.start) kept[kept.length - 1] = one
  }
  return kept.map(({ mark }) => mark)
}
