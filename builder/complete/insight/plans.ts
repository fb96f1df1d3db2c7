import type { Part } from '../../compose/pages.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, Entity, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { blockId, dateOf, entityIn, hasKind, mainPart, pageOf, partFor, roleFor, withFirst, withLast } from './places.ts'

/** One view of a thing's rows, and the words that want it. */
interface View {
  readonly kind: Block['kind']
  readonly words: RegExp
  /** Words of the clause that stand against it. */
  readonly not?: RegExp
  readonly at: 'first' | 'last'
  /** The block, where the entity has what it needs. */
  readonly block: (draft: Draft, entity: Entity) => Block | null
  readonly kits?: (part: Part) => boolean
}

const stated = (entity: Entity): boolean => (entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices?.length ?? 0) > 2
const facts = (entity: Entity, most: number): string[] =>
  entity.fields
    .filter(({ id, type }) => id !== entity.title && id !== entity.lifecycle?.field && !['long_text', 'image', 'file', 'email', 'phone', 'url'].includes(type))
    .slice(0, most)
    .map(({ id }) => id)
/** The year by which rows have their place in history. */
const yearOf = ({ fields }: Entity): Field | undefined =>
  fields.find(({ id, type }) => type === 'number' && /(?:^|_)year(?:_|$)|^(?:built|founded)(?:_in)?$/.test(id))
const work = new Set(['work', 'request', 'record', 'machine'])

const views: readonly View[] = [
  {
    kind: 'board',
    words:
      /\b(?:kanban|boards?|pipelines?|workflows?|task (?:status|progress|track\w*|manage\w*|assign\w*|allocat\w*)|track\w* .*(?:status|progress)|(?:status|progress) track\w*|progress of|lead tracking)\b/,
    not: /\b(?:message|bulletin|notice|discussion|leader|dash|bill) ?boards?\b/,
    at: 'first',
    kits: ({ made }) => (work.has(kits[made.thing.kit].group) && made.thing.kit !== 'cart') || /^(?:lead|prospect|candidate|deal)$/.test(made.thing.noun),
    block: (draft, entity) =>
      stated(entity) && entity.lifecycle
        ? { kind: 'board', id: blockId(draft, `${entity.id} board`), heading: 'Board', entity: entity.id, by: entity.lifecycle.field, fields: facts(entity, 3) }
        : null,
  },
  {
    kind: 'week',
    words: /\b(?:calendars?|schedul\w+|timetables?|rosters?|shifts?|weekly|agenda|appointment times?|time slots?)\b/,
    at: 'first',
    block: (draft, entity) => {
      const date = dateOf(entity)
      const time = entity.fields.find(({ type }) => type === 'time')
      const isPlanned = date && (time || date.type === 'datetime' || /^(?:date|day|due|from|start|when|shift)/i.test(date.label))
      return isPlanned
        ? { kind: 'week', id: blockId(draft, `${entity.id} week`), heading: 'Week', entity: entity.id, date: date.id, time: time?.id ?? null }
        : null
    },
  },
  {
    kind: 'timeline',
    words: /\b(?:timelines?|milestones?|histor(?:y|ies)|itinerar\w+|chronolog\w+|trac(?:e|ing|eab\w+)|growth|track\w*)\b/,
    at: 'last',
    block: (draft, entity) => {
      const date = dateOf(entity) ?? (/\btimelines?\b|\bchronolog/i.test(draft.brief.words) ? yearOf(entity) : undefined)
      return date
        ? {
            kind: 'timeline',
            id: blockId(draft, `${entity.id} timeline`),
            heading: 'Timeline',
            entity: entity.id,
            date: date.id,
            fields: facts(entity, 3).filter((id) => id !== date.id),
          }
        : null
    },
  },
  {
    kind: 'progress',
    words: /\b(?:progress|goals?|habits?|streaks?|milestones?|completion)\b/,
    not: /\bprogress bars?\b|\bgoal-scor/,
    at: 'last',
    block: (draft, entity) => {
      const percent = entity.fields.find(({ type }) => type === 'percent')
      const state = entity.fields.find(({ id }) => id === entity.lifecycle?.field)
      const done = (state?.choices ?? []).filter((choice) =>
        /^(?:done|complete|completed|finished|resolved|closed|delivered|achieved|passed|won|approved|read|graduated|settled|returned)/i.test(choice),
      )
      const by = percent ?? (done.length > 0 ? state : undefined)
      return by ? { kind: 'progress', id: blockId(draft, `${entity.id} progress`), heading: 'Progress', entity: entity.id, by: by.id, done } : null
    },
  },
]

/** Boards, weeks, timelines and progress where the words speak of them. */
export const plans: Completer = (draft) => views.reduce((so_far, view) => withView(so_far, view), draft)

function withView(draft: Draft, view: View): Draft {
  const isLane = (text: string): boolean => view.kind === 'board' && /^(?:columns|lists|swimlanes)$/.test(text.trim()) && /\bkanban\b/i.test(draft.brief.words)
  const asked = asksIn(draft).filter(({ text }) => (view.words.test(text) && !(view.not?.test(text) ?? false)) || isLane(text))
  return asked.reduce((so_far: Draft, one) => {
    const part = chosen(so_far, one, view)
    const entity = part && entityIn(so_far, part.made.entity.id)
    const page = entity && pageOf(so_far, entity.id, roleFor(so_far, one))
    if (!entity || !page || (entity.read === 'managed' && page.role === undefined)) return so_far
    const isThere = hasKind(so_far, page.path, view.kind) || (view.kind === 'week' && hasKind(so_far, page.path, 'calendar' as Block['kind']))
    const next = isThere ? so_far : placed(so_far, page.path, view, entity)
    return next && isOpen(next, one) && isMeant(one, view) ? claimed(next, page.path, [one.ask]) : (next ?? so_far)
  }, draft)
}

function placed(draft: Draft, path: string, view: View, entity: Entity): Draft | null {
  const block = view.block(draft, entity)
  if (!block) return null
  return view.at === 'first' ? withFirst(draft, path, block) : withLast(draft, path, block)
}

/** Whether the ask itself, not only its clause, is about the view. */
const isMeant = ({ ask, text }: Asked, view: View): boolean =>
  view.words.test(`${ask.verb} ${ask.object?.noun ?? ''} ${ask.object?.light ?? ''}`) ||
  (ask.kind === 'analyse' && view.words.test(text)) ||
  ask.kind === 'view'

function chosen(draft: Draft, asked: Asked, view: View): Part | undefined {
  const fits = (part: Part): boolean => {
    const entity = entityIn(draft, part.made.entity.id)
    return (
      entity !== undefined &&
      view.block({ ...draft, taken: { ...draft.taken, blocks: new Set(draft.taken.blocks) } }, entity) !== null &&
      (view.kits?.(part) ?? true)
    )
  }
  const own = partFor(draft, asked)
  // A board that is kept shows what stands on it.
  if (own && (fits(own) || !/board$/.test(own.made.thing.noun))) return fits(own) ? own : undefined
  const main = mainPart(draft)
  return main && fits(main) ? main : draft.parts.find(fits)
}
