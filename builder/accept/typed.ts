import type { Action, Effect, Entity, Field, Guard, Value } from '../model.ts'
import { canRead } from '../render/access.ts'
import { lineField, linesOf } from '../render/act/lines.ts'
import { setsOf } from '../render/set-rows.ts'
import type { SiteRow, Typed, Visitor } from '../site.ts'
import { rowsOf, viewerIn, type World } from './world.ts'

type Finding = Extract<Effect, { kind: 'find' }>

/** Words that no sample has, so that what is read again is what was entered. */
export const marker = 'Zephyrine'

/** What is entered into an action's form in trying it; the n-th attempt chooses other rows and later days. */
export function typedFor(
  world: World,
  entity: Entity,
  { fields, guards = [], effects = [] }: Pick<Action, 'fields' | 'guards' | 'effects'>,
  visitor: Visitor,
  attempt: number,
): Typed {
  const asked = entity.fields.filter(({ id }) => fields.includes(id))
  const codes = effects.flatMap((effect) => (effect.kind === 'find' ? [[effect.by, codeFor(world, entity, effect, guards, attempt)] as const] : []))
  const lines = linesOf(world.model.entities, effects)
  const first = lines?.entity.fields.filter(({ id }) => lines.effect.fields.includes(id)) ?? []
  const line = Object.fromEntries(first.map((field, index) => [lineField(0, field.id), valueFor(world, field, { visitor, guards, attempt, index })]))
  return inOrder(
    {
      ...line,
      ...Object.fromEntries(asked.map((field, index) => [field.id, valueFor(world, field, { visitor, guards, attempt, index })])),
      ...Object.fromEntries(codes),
      ...settingFor(world, entity),
    },
    guards,
  )
}

/** A setting that there is, with a value that it may have. */
function settingFor({ model }: World, { id }: Entity): Typed {
  const rows = setsOf(model).find(({ entity }) => entity === id)
  const one = rows && (rows.each.find(({ choices }) => choices) ?? rows.each[0])
  return rows && one ? { [rows.name]: one.label, [rows.value]: one.choices?.at(-1) ?? one.value } : {}
}

/** What ends does not end before it begins, whichever is asked for first. */
function inOrder(typed: Typed, guards: readonly Guard[]): Typed {
  const sorted: Record<string, Typed[string]> = { ...typed }
  for (const guard of guards) {
    const [from, to] = guard.kind === 'order' ? [sorted[guard.from] ?? null, sorted[guard.to] ?? null] : [null, null]
    if (guard.kind === 'order' && from !== null && to !== null && to < from) Object.assign(sorted, { [guard.from]: to, [guard.to]: from })
  }
  return sorted
}

/** The code of a row that what is entered may be about. */
function codeFor(world: World, { fields }: Entity, { entity, code, to }: Finding, guards: readonly Guard[], attempt: number): Value {
  const of = fields.find(({ id }) => id === to)?.entity
  const rows = rowsOf(world, entity).filter((row) => of !== entity || isAllowed(guards, to, row))
  return rows[attempt % Math.max(1, rows.length)]?.values[code] ?? null
}

/** Whether the guards let the row be chosen in the field. */
const isAllowed = (guards: readonly Guard[], by: string | null, { values }: SiteRow): boolean =>
  guards.every((guard) => guard.kind !== 'is' || guard.by !== by || guard.values.includes(values[guard.field] ?? null))

interface Trying {
  readonly visitor: Visitor
  readonly guards: readonly Guard[]
  readonly attempt: number
  readonly index: number
}
function valueFor(world: World, field: Field, trying: Trying): Value {
  const { attempt, index } = trying
  switch (field.type) {
    case 'email':
      return `zephyrine${attempt}@example.org`
    case 'phone':
      return `+1 555 010 01${10 + attempt}`
    case 'url':
    case 'image':
      return 'https://example.org/zephyrine.png'
    case 'number':
    case 'money':
    case 'percent':
      return Math.min(field.max ?? 1e6, Math.max(field.min ?? 1, 1))
    case 'rating':
      return field.max ?? 5
    case 'date':
      return dayAfter(attempt * 3 + index)
    case 'datetime':
      return `${dayAfter(attempt * 3 + index)}T10:00`
    case 'time':
      return `1${Math.min(9, index)}:30`
    case 'boolean':
      return true
    case 'choice':
      return field.choices?.[attempt % Math.max(1, field.choices.length)] ?? null
    case 'reference':
      return referred(world, field, trying)
    default:
      if (/\bcard number\b/i.test(field.label)) return '4242 4242 4242 4242'
      if (!field.required && handed.test(field.label)) return ''
      return `${marker} ${attempt + 1}`
  }
}

/** What one is given by somebody, and leaves out where one was not. */
const handed = /\b(?:coupon|voucher|promo\w*|discount|referral|invitation|gift)\b.*\bcode\b|^(?:coupon|voucher|code)$/i

const dayAfter = (days: number): string => `2031-0${3 + Math.floor(days / 28)}-${String((days % 28) + 1).padStart(2, '0')}`

/** A row that may be chosen, else any that is there. */
function referred(world: World, field: Field, { visitor, guards, attempt }: Trying): string | null {
  const entity = world.model.entities.find(({ id }) => id === field.entity)
  const viewer = viewerIn(world, visitor)
  const all = entity ? rowsOf(world, entity.id).filter((row) => canRead(viewer, entity, row)) : []
  const allowed = all.filter((row) => isAllowed(guards, field.id, row))
  const rows = allowed.length > 0 ? allowed : all
  return rows[attempt % Math.max(1, rows.length)]?.id ?? null
}
