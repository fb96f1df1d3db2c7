import type { Effect } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { own } from '../own.ts'
import { referredBy } from './reads.ts'
import { amountIn, holdsWhen, numberOf, referred, rounded, type Scene } from './scene.ts'

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

export function add(scene: Scene, { by, field, amount, sign, when }: EffectOf<'add'>, times: 1 | -1): void {
  if (!holdsWhen(scene.values, when ?? null)) return
  const about = referred(scene, by)
  const by_how_much = amountIn(scene.values, amount)
  if (about && by_how_much !== null) addTo(scene, about.entity.id, about.row, field, by_how_much * sign * times)
}

/** A number that is kept moves; a row that keeps none is left alone, unless something is counted. */
export function addTo({ desk }: Scene, entity: string, row: SiteRow, field: string, by: number): void {
  const now = numberOf(own(row.values, field))
  if (now !== null || by > 0) desk.change(entity, row, { [field]: rounded((now ?? 0) + by) })
}

export function raise(scene: Scene, { by, field, amount }: EffectOf<'raise'>): void {
  const about = referred(scene, by)
  const to = amountIn(scene.values, amount)
  if (about && to !== null && to > (numberOf(own(about.row.values, field)) ?? 0)) scene.desk.change(about.entity.id, about.row, { [field]: to })
}

interface Part {
  readonly entity: string
  readonly row: SiteRow
  readonly amount: number
}
/** What each row that an effect goes through takes or gives, by the row that it does so of. */
export function partsOf(scene: Scene, { of, by, via, to, amount, times }: EffectOf<'each'>, row: string | undefined): readonly Part[] {
  const entity = referredBy(scene.model, of, to)
  const whole = via === undefined ? row : own(scene.values, via)
  const often = times === undefined ? 1 : numberOf(own(scene.values, times))
  if (entity === undefined || !whole || often === null) return []
  return scene.desk.rowsOf(of).flatMap(({ values }) => {
    const about = own(values, by) === whole ? scene.desk.find(entity, own(values, to)) : undefined
    const one = amountIn(values, amount)
    return about && one !== null ? [{ entity, row: about, amount: rounded(one * often) }] : []
  })
}

export function each(scene: Scene, effect: EffectOf<'each'>, row: string): void {
  for (const part of partsOf(scene, effect, row))
    addTo(scene, part.entity, scene.desk.find(part.entity, part.row.id) ?? part.row, effect.field, part.amount * effect.sign)
}

/** The first row of which there is less than an effect takes; undefined where all of it is there. */
export const lacking = (scene: Scene, effect: EffectOf<'each'>): Part | undefined =>
  partsOf(scene, effect, scene.row?.id).find(({ row, amount }) => amount > (numberOf(own(row.values, effect.field)) ?? Number.POSITIVE_INFINITY))

/** The mean with this row counted as it is from now on; without it, where it goes or no longer refers there. */
export function average(scene: Scene, { by, field, to }: EffectOf<'average'>, row: string, times: 1 | -1): void {
  const about = referred(scene, by)
  if (!about) return
  const isLeft = times === -1 || scene.action.kind === 'delete'
  const others = scene.desk.rowsOf(scene.entity.id).filter(({ id, values }) => id !== row && own(values, by) === about.row.id)
  const given = [...others.map(({ values }) => values), ...(isLeft ? [] : [scene.values])].flatMap((values) => numberOf(own(values, field)) ?? [])
  const mean = given.length === 0 ? null : Math.round((given.reduce((sum, one) => sum + one, 0) / given.length) * 10) / 10
  scene.desk.change(about.entity.id, about.row, { [to]: mean })
}
