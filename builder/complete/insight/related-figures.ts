import { capital, singular } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field, Values } from '../../model.ts'
import { isSort } from '../../sort.ts'
import type { Completer, Draft } from '../draft.ts'
import { totalOf } from '../trade/fields.ts'
import { changeBlocks, entityIn, putEntity, textOf } from '../trade/parts.ts'
import { measuredIn, measuredParts } from './over-time.ts'
import { type Along, alongOf } from './subject-figures.ts'
import { type Subject, subjectOf, toldIn } from './subjects.ts'

type Related = BlockOf<'detail'>['related'][number]
type Drawn = NonNullable<Related['draws']>[number]

const most = 3
const looking = /\b(?:charts?|graphs?|curves?|trends?|progress|over time|statistics|histor(?:y|ies)|monitor\w*|dashboards?|analy[sz]\w+|develop\w*)\b/
const spent =
  /(?:^| )(?:expenses?|costs?|expenditures?|payments?|contributions?|donations?|pledges?|purchases?|invoices?|bills?|orders?|sales|recharges|transactions)$/
/** What a whole gives its rows to take up. */
const given = /^(?:total_)?(?:budget|goal|target|limit|allowance|target_amount|goal_amount|funding_goal|limit_amount)$/
/** What is owed or set aside is its amount. */
const owed = /(?:^| )(?:invoice|bill|budget|debt|fund|campaign|instalment|receivable|payable)$/
const sorted = /categor|type|kind|group/i

/** A row's own page draws what is measured of it from day to day, adds up what is spent on it, and says what is left. */
export const relatedFigures: Completer = (draft) => {
  const isLooking = looking.test(textOf(draft))
  const measured = new Set(measuredParts(draft))
  const told = isLooking ? toldIn(textOf(draft)).flatMap((one) => subjectOf(draft, draft.model.entities, one) ?? []) : []
  const drawn = changeBlocks(draft, (block) => {
    if (block.kind !== 'detail' || block.related.length === 0) return [block]
    const whole = entityIn(draft, block.entity)
    return [{ ...block, related: block.related.map((one) => withFigures(draft, one, whole, { told, isDrawn: isLooking && measured.has(one.entity) })) }]
  })
  return withReadings(drawn)
}

interface Wanted {
  readonly told: readonly Subject[]
  readonly isDrawn: boolean
}
function withFigures(draft: Draft, one: Related, whole: Entity | undefined, { told, isDrawn }: Wanted): Related {
  const entity = entityIn(draft, one.entity)
  if (!entity || !whole) return one
  const asked = told.filter((subject) => subject.entity.id === entity.id).flatMap((subject) => askedOf(draft, subject, one.by))
  const draws = [...asked, ...(isDrawn ? linesOf(draft, entity) : [])].slice(0, most)
  const total = spent.test(entity.plural) ? totalOf(entity) : undefined
  const category = total && entity.fields.find((field) => isSort(field) && field.id !== entity.lifecycle?.field && sorted.test(field.label))
  const shares: Drawn[] =
    total && category
      ? [{ heading: `${capital(entity.plural)} by ${category.label.toLowerCase()}`, by: category.id, measure: 'sum', field: total.id, shape: 'bars' }]
      : []
  const of = whole.fields.find(({ id, type }) => type === 'money' && (given.test(id) || (id === 'amount' && owed.test(whole.singular))))
  return {
    ...one,
    ...(draws.length + shares.length > 0 && { draws: [...shares, ...draws].slice(0, most) }),
    ...(total && { sum: { field: total.id, of: of?.id ?? null } }),
  }
}

const askedOf = (draft: Draft, { entity, measure, field, name, by }: Subject, except: string): Drawn[] =>
  by
    .flatMap((word): Along | Along[] => alongOf(draft, draft.model.entities, entity, singular(word)) ?? [])
    .filter((along) => along.by.id !== except)
    .map((along) => ({
      heading: `${name} by ${along.step ?? (along.through ?? along.by).label.toLowerCase()}`.slice(0, 80),
      by: along.by.id,
      ...(along.through && { through: along.through.id }),
      measure,
      ...(field && measure !== 'count' && { field: field.id }),
      shape: 'bars',
      ...(along.step && { step: along.step }),
    }))

function linesOf(draft: Draft, entity: Entity): Drawn[] {
  const { day, figures } = measuredIn(draft, entity) ?? { figures: [] }
  const total = totalOf(entity)
  return figures
    .filter((figure) => figure.type !== 'money' || figure.id === total?.id)
    .map((figure) => ({
      heading: `${figure.label} over time`,
      by: day!.id,
      measure: figure.type === 'money' ? 'sum' : 'average',
      field: figure.id,
      shape: 'line',
    }))
}

const [wholes, readings, every] = [4, 4, 6]
/** What is drawn of each thing has been read of it a few times. */
function withReadings(draft: Draft): Draft {
  const drawn = new Map(
    draft.model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'detail'
          ? block.related.flatMap(({ entity, by, draws }) => (draws?.some(({ shape }) => shape === 'line') ? [[entity, by] as const] : []))
          : [],
      ),
    ),
  )
  return [...drawn].reduce((so_far, [id, by]) => {
    const entity = entityIn(so_far, id)
    const found = entity && measuredIn(so_far, entity)
    const isReferred = so_far.model.entities.some(({ fields }) => fields.some(({ entity: to }) => to === id))
    if (!entity || !found || entity.lifecycle || isReferred || entity.seeds.length > 12 || found.figures.some(({ type }) => type === 'money')) return so_far
    const firsts = entity.seeds.filter((seed, at) => seed[by] !== null && entity.seeds.findIndex((other) => other[by] === seed[by]) === at).slice(0, wholes)
    const earlier = firsts.flatMap((seed) => Array.from({ length: readings }, (_, at) => before(seed, found.day, found.figures, at + 1)))
    return putEntity(so_far, { ...entity, seeds: [...entity.seeds, ...earlier] })
  }, draft)
}

/** A reading some days before another, a little off it. */
function before(seed: Values, day: Field, figures: readonly Field[], ago: number): Values {
  const on = /^([+-]\d+)d/.exec(String(seed[day.id] ?? ''))?.[1]
  const read = figures.flatMap(({ id, max = Infinity, min = -Infinity }) => {
    const value = seed[id]
    if (typeof value !== 'number') return []
    const then = value * (1 + 0.14 * Math.sin(ago * 1.9) - 0.02 * ago)
    const held = Math.max(min, Math.min(max, then))
    return [[id, Number.isInteger(value) ? Math.round(held) : Math.round(held * 10) / 10]]
  })
  return { ...seed, ...Object.fromEntries(read), [day.id]: `${Number(on ?? 0) - ago * every}d` }
}
