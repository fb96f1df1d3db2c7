import { referenceTo } from '../../compose/reference.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Entity, Field, Value, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withReference } from '../quality/refer-to.ts'
import { entityIn, putEntity, withSeeds } from '../trade/parts.ts'

/** The one entity that the acts are on; of changes of several, the one that the words ask most of. */
function wholeOf(draft: Draft, trail: Entity, acts: readonly Action[], isOfChanges: boolean): Entity | undefined {
  const ids = [...new Set(acts.map(({ entity }) => entity))]
  if (trail.fields.some(({ entity }) => entity !== undefined && ids.includes(entity)) || (ids.length > 1 && !isOfChanges)) return undefined
  const asked = (id: string): number => draft.parts.find(({ made }) => made.entity.id === id)?.made.thing.asks.length ?? 0
  const [id] = ids.toSorted((a, b) => asked(b) - asked(a))
  return entityIn(draft, id)
}

const reasons: Readonly<Partial<Record<Field['type'], string>>> = { choice: 'Is so from now on.', text: 'Was misspelt before.' }
const measured: ReadonlySet<Field['type']> = new Set<Field['type']>(['number', 'money', 'percent', 'choice', 'text'])

/** What a value was before: a little less, another choice, that of another row. */
function wasOf({ id, type, choices = [] }: Field, value: Value, { seeds }: Entity): Value {
  if (typeof value === 'number') return value > 20 ? Math.round(value * 0.96) : value + 1
  if (type === 'choice') return choices.find((one) => one !== value) ?? null
  return seeds.map((seed) => seed[id]).find((one) => one !== value && one !== null && one !== undefined) ?? null
}

/** Sample changes of the rows of an entity: one field of each row that is told of. */
function changesOf(trail: Entity, whole: Entity, by: string): Entity {
  const open = whole.fields.filter(({ id, type }) => id !== whole.title && id !== whole.lifecycle?.field && measured.has(type))
  const kept = (said: RegExp): string | undefined => trail.fields.find(({ label, type }) => said.test(label) && type.endsWith('text'))?.id
  const [was, is, reason] = [kept(/^(?:Old|Previous|Former) value$|^Before$/), kept(/^(?:New|Current) value$|^After$/), kept(/^Reason$/)]
  const isNamed = trail.fields.find(({ id }) => id === trail.title)?.type === 'text' && whole.fields.find(({ id }) => id === whole.title)?.type === 'text'
  if (!was || !is || !isNamed || open.length === 0 || whole.seeds.length === 0) return trail
  return withSeeds(trail, (seed, index): Values => {
    const at = index % whole.seeds.length
    const row = whole.seeds[at]!
    const told = open.filter(({ id }) => row[id] !== null && row[id] !== undefined && row[id] !== '')
    const field = told[(index * 2) % told.length]
    if (!field) return seed
    const value = row[field.id]!
    const old = wasOf(field, value, whole)
    return {
      ...seed,
      [trail.title]: row[whole.title]!,
      [by]: at,
      [was]: old === null ? '' : `${field.label}: ${old}`,
      [is]: `${field.label}: ${value}`,
      ...(reason && { [reason]: reasons[field.type] ?? 'Measured again.' }),
    }
  })
}

/** What is noted of acts on the rows of one entity, or of changes, says of which row it is. */
export function withWhole(draft: Draft, trail: Entity, acts: readonly Action[], isOfChanges: boolean): Draft {
  const whole = wholeOf(draft, trail, acts, isOfChanges)
  if (!whole) return draft
  const by = referenceTo(titled(whole.singular), whole.id)
  const tied = withReference(draft, trail.id, by, false)
  if (tied === draft || !isOfChanges) return tied
  return putEntity(tied, changesOf(entityIn(tied, trail.id)!, whole, by.id))
}
