import type { Guard, Value, Values } from '../../model.ts'
import { isSharedWith, viewerOf } from '../access.ts'
import { own } from '../own.ts'
import { grouped } from '../value.ts'
import { cardFault } from './card.ts'
import { heldIn } from './held.ts'
import { isWithin } from './inside.ts'
import { isRunning } from './open-for.ts'
import { lastOf } from './rising.ts'
import { amountIn, codedRow, holdsWhen, isGiven, nameOf, numberOf, others, referred, rounded, type Scene } from './scene.ts'

/** What stands against an action: the sentence, and the field of its form that it is about ('' for the whole). */
export interface Obstacle {
  readonly field: string
  readonly sentence: string
}
type GuardOf<Kind extends Guard['kind']> = Extract<Guard, { kind: Kind }>

/** The first thing that stands against each field; nothing where the action may happen. */
export function obstacles(scene: Scene): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const guard of scene.action.guards ?? []) {
    const obstacle = against(scene, guard)
    if (obstacle && !Object.hasOwn(found, obstacle.field)) found[obstacle.field] = obstacle.sentence
  }
  return found
}

/** A field's own place where the form asks for it. */
function at(scene: Scene, sentence: string, ...fields: (string | null)[]): Obstacle {
  const field = fields.find((one) => one !== null && scene.action.fields.includes(one)) ?? ''
  return { field, sentence }
}
const filled = (text: string, words: Readonly<Record<string, string>>): string => text.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)

function against(scene: Scene, guard: Guard): Obstacle | null {
  switch (guard.kind) {
    case 'unique':
      return againstUnique(scene, guard)
    case 'enough':
      return againstEnough(scene, guard)
    case 'above':
      return againstAbove(scene, guard)
    case 'is':
      return againstIs(scene, guard)
    case 'within': {
      const row = referred(scene, guard.by)?.row
      const [in_, of] = [row && own(row.values, guard.field), own(scene.values, guard.of)]
      return isGiven(in_) && isGiven(of) && in_ !== of ? at(scene, guard.text, guard.by) : null
    }
    case 'room':
      return againstRoom(scene, guard)
    case 'running':
      return againstRunning(scene, guard)
    case 'has':
      if (guard.changed && isKept(scene, guard.changed)) return null
      return scene.row && guard.values.includes(own(scene.row.values, guard.field) ?? null) ? null : at(scene, guard.text)
    case 'any':
      return guard.fields.some((field) => isGiven(own(scene.values, field))) ? null : at(scene, guard.text, ...guard.fields)
    case 'order':
      return againstOrder(scene, guard)
    case 'rises':
      return againstRises(scene, guard)
    case 'upcoming':
      return isGiven(own(scene.values, guard.field)) && !isKept(scene, [guard.field]) && String(scene.values[guard.field]).slice(0, 10) < scene.today
        ? at(scene, guard.text, guard.field)
        : null
    case 'free':
      return againstFree(scene, guard)
    case 'capacity':
      return againstCapacity(scene, guard)
    case 'covers':
      return againstCovers(scene, guard)
    case 'held':
      return againstHeld(scene, guard)
    case 'listed':
      return againstListed(scene, guard)
    case 'theirs':
      return againstTheirs(scene, guard)
    case 'inside':
      return isWithin(scene, guard) ? null : at(scene, guard.text)
    case 'addressed':
      return scene.row && isSharedWith(viewerOf(scene.model, scene.visitor), scene.entity, scene.row) ? null : at(scene, guard.text)
    case 'card':
      return againstCard(scene, guard)
  }
}

const isAlike = (one: Values, other: Values, fields: readonly string[]): boolean => fields.every((field) => own(one, field) === own(other, field))

/** Whether a row that is changed keeps what it has in these fields. */
const isKept = ({ row, values }: Scene, fields: readonly string[]): boolean => row !== null && isAlike(row.values, values, fields)

function againstListed(scene: Scene, { entity, code, until, field, others: isOthers, text }: GuardOf<'listed'>): Obstacle | null {
  const row = isGiven(own(scene.values, field)) ? codedRow(scene, entity, code, field) : undefined
  if (!isGiven(own(scene.values, field))) return null
  const last = row && until !== undefined ? own(row.values, until) : undefined
  if (isOthers && (row?.owner ?? scene.visitor.id) === scene.visitor.id) return at(scene, text, field)
  return row && (!isGiven(last) || String(last).slice(0, 10) >= scene.today) ? null : at(scene, text, field)
}

function againstTheirs(scene: Scene, { by, text }: GuardOf<'theirs'>): Obstacle | null {
  if (!isGiven(own(scene.values, by)) || viewerOf(scene.model, scene.visitor).manages) return null
  const owner = referred(scene, by)?.row.owner
  return owner === null || owner === scene.visitor.id ? null : at(scene, text, by)
}

function againstUnique(scene: Scene, { fields, among, unless, text }: GuardOf<'unique'>): Obstacle | null {
  if (!fields.every((field) => isGiven(own(scene.values, field))) || isKept(scene, fields)) return null
  const same = others(scene, unless).some((one) => (among === 'all' || one.owner === scene.visitor.id) && isAlike(one.values, scene.values, fields))
  return same ? at(scene, text, ...[...fields].reverse()) : null
}

/** A row that keeps no number has no limit. */
function againstEnough(scene: Scene, { by, field, amount, when, text }: GuardOf<'enough'>): Obstacle | null {
  if (!isGiven(own(scene.values, by)) || !holdsWhen(scene.values, when ?? null)) return null
  const about = referred(scene, by)
  if (!about) return at(scene, 'Choose one of the list.', by)
  const left = numberOf(own(about.row.values, field))
  const wanted = amountIn(scene.values, amount)
  if (left === null || wanted === null || wanted <= left) return null
  return at(scene, filled(text, { left: grouped(Math.max(0, left)), title: nameOf(about.entity, about.row) }), amount, by)
}

function againstAbove(scene: Scene, { by, fields, amount, text }: GuardOf<'above'>): Obstacle | null {
  const about = referred(scene, by)
  const wanted = amountIn(scene.values, amount)
  if (!about || wanted === null) return null
  const most = Math.max(0, ...fields.map((field) => numberOf(own(about.row.values, field)) ?? 0))
  return wanted > most ? null : at(scene, filled(text, { most: grouped(most), title: nameOf(about.entity, about.row) }), amount, by)
}

function againstIs(scene: Scene, { by, field, values, text }: GuardOf<'is'>): Obstacle | null {
  if (!isGiven(own(scene.values, by))) return null
  const about = referred(scene, by)
  // Whoever is not inside it is told so.
  if (!about) return scene.action.guards?.some((one) => one.kind === 'inside' && one.by === by) ? null : at(scene, 'Choose one of the list.', by)
  if (values.includes(own(about.row.values, field) ?? null)) return null
  return at(scene, filled(text, { title: nameOf(about.entity, about.row) }), by)
}

/** A row that keeps no limit has room for any. */
function againstRoom(scene: Scene, { by, field, most, amount, text }: GuardOf<'room'>): Obstacle | null {
  const about = referred(scene, by)
  const wanted = amountIn(scene.values, amount)
  const limit = numberOf(own(about?.row.values, most))
  if (!about || wanted === null || limit === null || isKept(scene, [by, ...(amount === null ? [] : [amount])])) return null
  const left = rounded(limit - (numberOf(own(about.row.values, field)) ?? 0))
  if (wanted <= left) return null
  return at(scene, filled(text, { left: grouped(Math.max(0, left)), title: nameOf(about.entity, about.row) }), amount, by)
}

function againstRunning(scene: Scene, { by, field, text }: GuardOf<'running'>): Obstacle | null {
  const about = referred(scene, by)
  if (!about || isKept(scene, [by]) || isRunning(own(about.row.values, field), scene.today)) return null
  return at(scene, filled(text, { title: nameOf(about.entity, about.row) }), by)
}

function againstOrder(scene: Scene, { from, to, apart, text }: GuardOf<'order'>): Obstacle | null {
  const [first, last] = [own(scene.values, from), own(scene.values, to)]
  if (!isGiven(first) || !isGiven(last) || isKept(scene, [from, to])) return null
  const isBefore = typeof first === 'number' && typeof last === 'number' ? last < first : String(last) < String(first)
  return isBefore || (apart === true && last === first) ? at(scene, text, to, from) : null
}

function againstRises(scene: Scene, guard: GuardOf<'rises'>): Obstacle | null {
  const [now, last] = [numberOf(own(scene.values, guard.field)), lastOf(scene, guard)]
  if (now === null || last === null || now >= last || isKept(scene, [guard.field, ...guard.by])) return null
  return at(scene, filled(guard.text, { last: grouped(last) }), guard.field)
}

const plain = (value: Value | undefined): Value | undefined => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** Two stretches cross, or begin together; one may begin as the other ends. */
export function crosses(one: readonly [Value | undefined, Value | undefined], other: readonly [Value | undefined, Value | undefined]): boolean {
  const [from, to] = [String(one[0]), isGiven(one[1]) ? String(one[1]) : String(one[0])]
  const [start, end] = [String(other[0]), isGiven(other[1]) ? String(other[1]) : String(other[0])]
  return from === start || (from < end && start < to)
}

function againstFree(scene: Scene, { by, same = [], from, to, room, unless, text }: GuardOf<'free'>): Obstacle | null {
  const { values } = scene
  if (![by, from, ...same].every((field) => isGiven(own(values, field)))) return null
  if (isKept(scene, [by, from, to, ...same, ...(room?.amount ? [room.amount] : [])])) return null
  const isCrossed = (one: { readonly values: Values }): boolean =>
    plain(own(one.values, by)) === plain(values[by]) &&
    isAlike(one.values, values, same) &&
    isGiven(own(one.values, from)) &&
    crosses([values[from], own(values, to)], [own(one.values, from), own(one.values, to)])
  if (!room) return others(scene, unless).some(isCrossed) ? at(scene, text, from, by) : null
  const there = numberOf(own(referred(scene, by)?.row.values, room.field))
  const wanted = amountIn(values, room.amount)
  if (there === null || wanted === null) return null
  const left = others(scene, unless)
    .filter(isCrossed)
    .reduce((rest, one) => rest - (amountIn(one.values, room.amount) ?? 1), there)
  return wanted <= left ? null : at(scene, filled(text, { left: grouped(Math.max(0, rounded(left))) }), from, by)
}

/** The day, the week by its Monday, or the month that a day is in. */
function spanOf(day: string, span: 'day' | 'week' | 'month'): string {
  if (span !== 'week') return day.slice(0, span === 'day' ? 10 : 7)
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

function againstCapacity(scene: Scene, { fields, amount, most, among, within, unless, text }: GuardOf<'capacity'>): Obstacle | null {
  const { values, visitor } = scene
  const asked = within?.field ? [...fields, within.field] : fields
  if (!asked.every((field) => isGiven(own(values, field)))) return null
  const dayOf = (of: Values, made: string): string => (within?.field ? String(own(of, within.field)) : made)
  const isNear = (of: Values, made: string): boolean => !within || spanOf(dayOf(of, made), within.span) === spanOf(dayOf(values, scene.today), within.span)
  const room = typeof most === 'number' ? most : numberOf(own(referred(scene, most.by)?.row.values, most.field))
  const wanted = amountIn(values, amount)
  if (room === null || wanted === null) return null
  const gone = others(scene, unless)
    .filter((one) => among === undefined || one.owner === visitor.id)
    .filter((one) => isAlike(one.values, values, fields) && isNear(one.values, new Date(one.created_at * 1000).toISOString()))
    .reduce((sum, one) => sum + (amountIn(one.values, amount) ?? 0), 0)
  if (gone + wanted <= room) return null
  return at(scene, filled(text, { left: grouped(Math.max(0, rounded(room - gone))) }), amount, within?.field ?? null, ...[...fields].reverse())
}

function againstCovers(scene: Scene, { entity, field, amount, opening = 0, when, text }: GuardOf<'covers'>): Obstacle | null {
  const wanted = numberOf(own(scene.values, amount))
  if (wanted === null || !holdsWhen(scene.values, when)) return null
  const left = opening + balanceIn(scene, entity, field)
  const isMoney = scene.model.entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === field)?.type === 'money'
  return left >= wanted ? null : at(scene, filled(text, { left: isMoney ? grouped(left, 2, true) : grouped(left) }), when?.field ?? amount)
}

function againstHeld(scene: Scene, guard: GuardOf<'held'>): Obstacle | null {
  const { values, visitor } = scene
  const wanted = numberOf(own(values, guard.amount))
  if (wanted === null || own(values, guard.side) === guard.buy) return null
  const mine = others(scene, guard.unless).filter(({ owner }) => owner === visitor.id)
  const left = Math.max(0, heldIn(mine, guard).get(String(own(values, guard.by) ?? ''))?.amount ?? 0)
  return wanted <= left ? null : at(scene, filled(guard.text, { left: grouped(left) }), guard.amount, guard.by)
}

const balanceIn = ({ desk, visitor }: Scene, entity: string, field: string): number =>
  rounded(
    desk
      .rowsOf(entity)
      .filter(({ owner }) => owner === visitor.id)
      .reduce((sum, one) => sum + (numberOf(own(one.values, field)) ?? 0), 0),
  )

function againstCard(scene: Scene, { field, when }: GuardOf<'card'>): Obstacle | null {
  if (!holdsWhen(scene.values, when)) return null
  const fault = cardFault(String(own(scene.values, field) ?? ''))
  return fault === null ? null : at(scene, fault, field)
}
