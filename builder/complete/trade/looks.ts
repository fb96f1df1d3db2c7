import type { Part } from '../../compose/pages.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, Entity } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { changePages, claimWhere, entityIn, fieldIn, listPage, partsOf, textOf } from './parts.ts'

const comparing = /\bcompar(?:e|es|ing|isons?)\b/
/** What is offered stands side by side where the words compare it. */
export function comparisons(draft: Draft): Draft {
  const words = textOf(draft)
  if (!comparing.test(words)) return draft
  const offers = draft.parts.filter(
    ({ made }) =>
      made.entity.read === 'public' &&
      (['offer', 'place', 'machine', 'media', 'person', 'record', 'money'].includes(kits[made.thing.kit].group) || made.thing.kit === 'species'),
  )
  const told = offers.find(({ made }) => new RegExp(`compar\\w+[^.]{0,60}\\b${made.thing.noun.split(' ').at(-1)}`).test(words))
  const entity = entityIn(draft, (told ?? offers[0])?.made.entity.id)
  const page = entity && listPage(draft, entity.id)
  if (!entity || !page) return draft
  const fields = entity.fields.filter(({ id, type }) => id !== entity.title && type !== 'long_text').map(({ id }) => id)
  const block: Block = { kind: 'compare', id: newBlockId(draft, 'compare'), heading: `Compare ${entity.plural}`, entity: entity.id, fields }
  return claimWhere(
    changePages(draft, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, block] } : one)),
    comparing,
    page.path,
  )
}

const planning = /\b(?:calendars?|schedules?|scheduling|timetables?|agenda)\b/
const usualDate = (entity: Entity) =>
  entity.fields.find(({ type, id }) => (type === 'date' || type === 'datetime') && /^(?:date|starts_on|from|from_date|due_on)$/.test(id)) ??
  entity.fields.find(({ type }) => type === 'date' || type === 'datetime')

/** What is noted of a day: what was eaten, done or written on it. */
const isByDay = ({ made }: Part): boolean => made.entity.fields.some(({ id, type }) => id === 'date' && type === 'date')

/** A month of what has a day, where the words speak of a calendar or a schedule. */
export function calendars(draft: Draft): Draft {
  if (!planning.test(textOf(draft))) return draft
  const dated = partsOf(
    draft,
    'event',
    'class',
    'meeting',
    'fixture',
    'reminder',
    'leave',
    'task',
    'plan',
    'booking',
    'attendance',
    'project',
    'todo',
    'habit_check',
  )
  const noted = /\bcalendars?\b/.test(textOf(draft)) ? partsOf(draft, 'trade_record', 'trade_work', 'diary').filter(isByDay) : []
  const entity = [...dated, ...noted].map(({ made }) => entityIn(draft, made.entity.id)).find((one) => one && one.read !== 'managed' && usualDate(one))
  const page = entity && listPage(draft, entity.id)
  const date = entity && usualDate(entity)
  if (!entity || !page || !date) return draft
  const until = entity.fields.find(({ id }) => id === 'ends_on' || id === 'until')?.id ?? null
  const time = entity.fields.find(({ type, id }) => type === 'time' || (id === 'time' && type === 'choice'))?.id ?? null
  const block: Block = {
    kind: 'calendar',
    id: newBlockId(draft, 'calendar'),
    heading: 'Calendar',
    entity: entity.id,
    date: date.id,
    until: date.id === until ? null : until,
    time,
  }
  return claimWhere(
    changePages(draft, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, block] } : one)),
    planning,
    page.path,
  )
}

/** What one has gathered, where points are kept. */
export function points(draft: Draft): Draft {
  const entity = entityIn(draft, partsOf(draft, 'points')[0]?.made.entity.id)
  const page = entity && listPage(draft, entity.id)
  if (!entity || !page) return draft
  const block: Block = {
    kind: 'balance',
    id: newBlockId(draft, 'points_balance'),
    heading: '',
    entity: entity.id,
    field: 'points',
    label: `Your ${fieldIn(entity, 'points')?.label.toLowerCase() ?? 'points'}`,
    unless: [],
    text: '',
  }
  return claimWhere(
    changePages(draft, (one) => {
      const redeems = one.blocks.some((other) => other.kind === 'form' && spends(draft, other.action, entity.id))
      if (one.id !== page.id && !redeems) return one
      return { ...one, blocks: [one.id === page.id ? block : { ...block, id: newBlockId(draft, 'points_left') }, ...one.blocks] }
    }),
    /\bpoints?\b/,
    page.path,
  )
}

/** Whether something that a form asks for is paid with what is kept there. */
const spends = ({ model }: Draft, action: string, purse: string): boolean =>
  model.actions.some(({ id, guards = [] }) => id === action && guards.some((guard) => guard.kind === 'covers' && guard.entity === purse))
