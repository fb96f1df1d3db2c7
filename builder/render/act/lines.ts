import type { Effect, Entity, Value, Values } from '../../model.ts'
import { own } from '../own.ts'
import { check } from '../validate.ts'
import { cents } from './prices.ts'
import { numberOf, referred, rowFor, type Scene } from './scene.ts'

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

/** The name of a document's form field for a field of one of its lines. */
export const lineField = (nth: number, field: string): string => `line.${nth}.${field}`
export const isLineField = (name: string): boolean => name.startsWith('line.')

interface Read {
  readonly lines: readonly Values[]
  readonly errors: Readonly<Record<string, string>>
}

/** The lines that are filled in, each with what it comes to; a row that is left empty is no line. */
function linesIn({ model, typed }: Pick<Scene, 'model' | 'typed'>, { of, fields, cost, rows }: EffectOf<'lines'>): Read {
  const entity = model.entities.find(({ id }) => id === of)
  const asked = entity?.fields.filter(({ id }) => fields.includes(id)) ?? []
  const errors: Record<string, string> = {}
  const lines = Array.from({ length: rows }, (_, nth) => nth).flatMap((nth): Values[] => {
    const sent = (id: string): Value => own(typed, lineField(nth, id)) ?? null
    if (asked.every(({ id }) => String(sent(id) ?? '').trim() === '')) return []
    const values: Record<string, Value> = {}
    for (const field of asked) {
      const checked = check(field, sent(field.id))
      if ('error' in checked) errors[lineField(nth, field.id)] = checked.error
      else values[field.id] = checked.value
    }
    return [{ ...values, [cost.to]: costOf(values, cost) }]
  })
  return { lines, errors }
}
const costOf = (values: Values, { fields }: EffectOf<'lines'>['cost']): number =>
  cents(fields.reduce((product, id) => product * (numberOf(own(values, id)) ?? 0), 1))

/** What stands against the lines of a document: one that is filled in wrong, or none at all. */
export function unlined(scene: Scene): Readonly<Record<string, string>> {
  const effect = scene.action.effects?.find((one) => one.kind === 'lines')
  if (!effect) return {}
  const { lines, errors } = linesIn(scene, effect)
  return lines.length === 0 ? { '': effect.text } : errors
}

export function keepLines(scene: Scene, effect: EffectOf<'lines'>, row: string): void {
  for (const line of linesIn(scene, effect).lines.toReversed()) scene.desk.insert(effect.of, rowFor(scene, effect.of, { ...line, [effect.by]: row }))
}

type Reckoning = EffectOf<'reckon'>
const share = (sum: number, of: Values, part: Reckoning['tax']): number => (part === null ? 0 : cents((sum * (numberOf(own(of, part.rate)) ?? 0)) / 100))

/** What a document with these lines comes to: their sum, less the discount, with the tax on the rest. */
function reckoned(document: Values, sum: number, { subtotal, discount, tax, total }: Reckoning): Record<string, Value> {
  const less = share(sum, document, discount)
  const more = share(sum - less, document, tax)
  return {
    [total]: cents(sum - less + more),
    ...(subtotal !== total && { [subtotal]: cents(sum) }),
    ...(discount && { [discount.to]: less }),
    ...(tax && { [tax.to]: more }),
  }
}

const sumOf = (scene: Scene, { lines }: Reckoning, document: string, but: string | undefined): number =>
  scene.desk
    .rowsOf(lines.entity)
    .filter(({ id, values }) => id !== but && own(values, lines.by) === document)
    .reduce((sum, { values }) => sum + (numberOf(own(values, lines.sum)) ?? 0), 0)

/** Reckons the document that is made or changed. */
export function reckonOwn(scene: Scene, effect: Reckoning): void {
  const entered = scene.action.effects?.find((one) => one.kind === 'lines')
  const sum = scene.row
    ? sumOf(scene, effect, scene.row.id, undefined)
    : entered
      ? linesIn(scene, entered).lines.reduce((so_far, line) => so_far + (numberOf(own(line, effect.lines.sum)) ?? 0), 0)
      : 0
  Object.assign(scene.values, reckoned(scene.values, sum, effect))
}

/** Reckons the document anew that the line belongs to. */
export function reckonWhole(scene: Scene, effect: Reckoning, line: string): void {
  const about = effect.by === null ? undefined : referred(scene, effect.by)
  if (!about) return
  const own_sum = scene.action.kind === 'delete' ? 0 : (numberOf(own(scene.values, effect.lines.sum)) ?? 0)
  scene.desk.change(about.entity.id, about.row, reckoned(about.row.values, sumOf(scene, effect, about.row.id, line) + own_sum, effect))
}

/** The entity of the lines that a form of the action asks for. */
export const linesOf = (entities: readonly Entity[], effects: readonly Effect[] = []) => {
  const effect = effects.find((one) => one.kind === 'lines')
  const entity = effect && entities.find(({ id }) => id === effect.of)
  return effect && entity ? { effect, entity } : undefined
}
