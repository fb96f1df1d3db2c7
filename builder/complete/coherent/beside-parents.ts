import type { Entity, Field, Values } from '../../model.ts'
import { dayAt, dayOf } from './days.ts'
import { phaseOf } from './phases.ts'

/** The day on which something begins to be there: nothing that comes of it is earlier. */
const begun =
  /^(?:(?:ordered|placed|sent|shipped|taken|uploaded|published|made|signed|released|reported|requested|submitted|applied|opened|asked|borrowed|lent|rented|sold|fought|joined|bought|installed|enrolled|registered|founded|hired|given|consent given|begun|started) on|since)$/i
/** Days of an occasion: what is written down of it is not earlier, what is arranged for it may be. */
const held = /^(?:date|starts on|leaves on|check-in|travel date|first day|draws on)$/i
const recorded = /(?:^| )(?:record|result|report|log|history|finding|play|viewing|minutes|prescription|certificate|attendance|check-in|evaluation|feedback)$/
/** Days on which something has happened to what has begun. */
const happened =
  /^(?:date|day|(?:paid|sent|shipped|delivered|received|returned|refunded|requested|made|taken|run|read|viewed|played|downloaded|shared|saved|subscribed|clicked|written|done|won|checked|settled|issued|assessed|answered|submitted|uploaded|changed|processed|earned|shot|claimed|recommended|pledged|redeemed|arrived|asked|happened|measured|printed|signed|sold|placed|found|solved|completed|verified|audited|started|begun|published) on)$/i
/** What a longer thing is made of, and lies within it. */
const part =
  /(?:^| )(?:phase|stage|milestone|node|sprint|step|part|task|subtask|job|module|schedule|stop|round|week|day|session|lesson|chapter|deliverable|plan item|match|game day)$/
const starts = /^(?:starts on|start date|from|begins on|date)$/i
const ends = /^(?:ends on|end date|until|due on|due date|deadline)$/i
const [firstDay, lastDay] = [/^(?:starts on|start date|from|begins on|first day)$/i, /^(?:ends on|end date|until|last day)$/i]

const daysIn = ({ fields }: Entity): readonly Field[] => fields.filter(({ type }) => type === 'date')
/** More rows than these are figures over time. */
const series = 12
type Change = (row: Values, parent: Values) => Values

/** What a row's days are held to by the row that one of its fields refers to; undefined where nothing is. */
function changeBy(entity: Entity, parent: Entity): Change | undefined {
  const [own, theirs] = [daysIn(entity), daysIn(parent)]
  if (own.length === 0 || theirs.length === 0) return undefined
  const first = theirs.find(({ label }) => firstDay.test(label))
  const last = theirs.find(({ label }) => lastDay.test(label))
  if (part.test(entity.singular) && first && last) return (row, of) => within(row, own, dayOf(of[first.id]), dayOf(of[last.id]))
  const isRecord = recorded.test(entity.singular)
  const later = entity.seeds.length > series ? [] : own.filter(({ label }) => happened.test(label))
  const since = theirs.filter(({ label }) => begun.test(label) || (isRecord && held.test(label)))
  return later.length === 0 || since.length === 0 ? undefined : (row, of) => notBefore(row, later, since, of)
}

function notBefore(row: Values, later: readonly Field[], since: readonly Field[], of: Values): Values {
  const from = Math.max(...since.map(({ id }) => dayOf(of[id]) ?? -Infinity).filter((day) => day <= 0))
  const changed = later.flatMap(({ id }) => {
    const day = dayOf(row[id])
    return day !== undefined && day <= 0 && day < from ? [[id, dayAt(from)] as const] : []
  })
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
}

function within(row: Values, own: readonly Field[], first: number | undefined, last: number | undefined): Values {
  if (first === undefined || last === undefined || last < first || last < 0) return row
  const changed = own.flatMap(({ id, label }) => {
    const day = dayOf(row[id])
    if (day === undefined || !(starts.test(label) || ends.test(label)) || (day >= first && day <= last)) return []
    return [[id, dayAt(ends.test(label) ? last : Math.max(first, Math.min(last - 1, day)))] as const]
  })
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
}

/** Entities whose sample rows have their days after the beginning of what they refer to, and parts of a whole within its days. */
export function daysBesideParents(entities: readonly Entity[]): readonly Entity[] {
  const known = new Map(entities.map((one) => [one.id, one]))
  for (const { id } of entities) {
    const entity = known.get(id)!
    const ties = entity.fields.flatMap((field) => {
      const parent = field.type === 'reference' && field.entity !== id ? known.get(field.entity ?? '') : undefined
      const change = parent && changeBy(entity, parent)
      return parent && change ? [{ id: field.id, parent, change }] : []
    })
    if (ties.length > 0) known.set(id, { ...entity, seeds: entity.seeds.map((row) => ties.reduce((so_far, tie) => tied(so_far, tie), row)) })
  }
  return entities.map(({ id }) => known.get(id)!)
}

function tied(row: Values, { id, parent, change }: { readonly id: string; readonly parent: Entity; readonly change: Change }): Values {
  const of = typeof row[id] === 'number' ? parent.seeds[row[id]] : undefined
  return of ? change(row, of) : row
}

/** Entities of which no part has begun where the whole is still to come. */
export function partsOfComing(entities: readonly Entity[]): readonly Entity[] {
  const known = new Map(entities.map((one) => [one.id, one]))
  return entities.map((entity) => {
    const { lifecycle } = entity
    if (!lifecycle || !part.test(entity.singular) || phaseOf(lifecycle.initial) !== 'coming') return entity
    const wholes = entity.fields.flatMap((field) => {
      const whole = field.type === 'reference' ? known.get(field.entity ?? '') : undefined
      return whole?.lifecycle && whole.fields.some(({ label }) => firstDay.test(label)) ? [{ id: field.id, whole, state: whole.lifecycle.field }] : []
    })
    if (wholes.length === 0) return entity
    const isComing = (row: Values): boolean =>
      wholes.some(
        ({ id, whole, state }) => typeof row[id] === 'number' && /^(?:planned|upcoming|scheduled)$/i.test(String(whole.seeds[row[id]]?.[state] ?? '')),
      )
    return { ...entity, seeds: entity.seeds.map((row) => (isComing(row) ? { ...row, [lifecycle.field]: lifecycle.initial } : row)) }
  })
}
