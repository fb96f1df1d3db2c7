import type { Draft } from '../draft.ts'
import { choice, date, withRules } from './fields.ts'
import { changeCreate, createOn, entityIn, fieldIn, partsOf, putEntity, textOf, withFields, withoutFields, withSeeds } from './parts.ts'

const collected =
  /\bfor (?:self-?)?(?:pick-?up|collection)\b|\bpick-?up (?:orders?|times?|slots?)\b|\b(?:self-?|in-store |store )pick-?up\b|\bclick and collect\b|\bpick(?:s|ing)? (?:them|it|the order|their orders?) up\b/
const sent = /\bdeliver|\bship(?:s|ped|ping|ment)\b|\bcouriers?\b|\btakeout\b/
/** The day that the orders of a bakery have, which tells no time. */
const dayAlone = 'pick_up_on'
const times = ['08:00', '09:00', '10:00', '11:00', '12:00', '14:00', '16:00', '17:00', '18:00']

/** Whether what is ordered is fetched, and sent to nobody. */
export const isFetched = (draft: Draft): boolean => collected.test(textOf(draft)) && !sent.test(textOf(draft))

/** What is ordered for pick-up is asked for a day and a time, and sent to no address. */
export function pickedUp(draft: Draft): Draft {
  if (!isFetched(draft)) return draft
  return partsOf(draft, 'order').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const create = entity && createOn(so_far, entity.id)
    const isTimed = entity?.fields.some(({ type, id }) => type === 'date' && id !== dayAlone && /pick|collect|^date$/.test(id)) ?? true
    if (!entity || !create || isTimed || !fieldIn(entity, 'address')) return so_far
    const told = entity.fields.filter(({ id, type }) => type !== 'reference' && /^(?:pick_?up|collection)_(?:time|slot|date|day)$/.test(id)).map(({ id }) => id)
    const timed = withFields(withoutFields(entity, ['address', dayAlone, ...told]), [
      date('pickup_on', 'Pick-up on', true),
      choice('pickup_at', 'Pick-up at', times, true),
    ])
    const whole = withSeeds(timed, ({ address: _, [dayAlone]: __, ...seed }, index) => ({
      ...seed,
      pickup_on: `+${index % 4}d`,
      pickup_at: times[(index * 2 + 1) % times.length]!,
    }))
    const asked = create.fields.flatMap((id) => (id === 'address' ? ['pickup_on', 'pickup_at'] : id === dayAlone || told.includes(id) ? [] : [id]))
    return changeCreate(putEntity(so_far, whole), entity.id, (action) =>
      withRules({ ...action, fields: asked }, [{ kind: 'upcoming', field: 'pickup_on', text: 'Choose today or a later day.' }], []),
    )
  }, draft)
}
