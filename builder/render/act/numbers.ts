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

export function each(scene: Scene, { of, by, to, field, amount, sign }: EffectOf<'each'>, row: string): void {
  const goods = referredBy(scene.model, of, to)
  for (const line of scene.desk.rowsOf(of)) {
    const about = own(line.values, by) === row && goods !== undefined ? scene.desk.find(goods, own(line.values, to)) : undefined
    const by_how_much = amountIn(line.values, amount)
    if (goods !== undefined && about && by_how_much !== null) addTo(scene, goods, about, field, by_how_much * sign)
  }
}

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
