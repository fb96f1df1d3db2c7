import { capital, singular } from '../../lexicon/inflect.ts'
import type { Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withoutThings, withPathsFreed } from '../module/remake.ts'
import { widen } from '../operations/named.ts'
import { number } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, partsOf, putEntity, textOf, withFields, withoutFields, withSeeds } from './parts.ts'

/** "reserve seats in rides": so many seats of one ride, and no seat by itself. */
const reserving = /\b(?:reserv|book|tak)\w* (?:a |their |the |free )?seats? (?:in|on|for|of) (?:a |an |the |other )?([a-z]+)\b/
const asked = 12
const seats: Field = number('seats', 'Free seats', { min: 0 })

/** What seats are reserved in has so many of them: a reservation names it and how many it takes, and rows of seats are none. */
export const seatsIn: Completer = (draft) => {
  const noun = reserving.exec(textOf(draft))?.[1]
  const whole =
    noun === undefined ? undefined : draft.model.entities.find((one) => [one.singular, one.plural].includes(noun) || one.singular === singular(noun))
  const kept = draft.model.entities.find((one) => one.singular === 'seat')
  const booking = partsOf(draft, 'booking').find(({ made }) => createOn(draft, made.entity.id) !== undefined)
  if (!whole || !kept || !booking || whole.id === kept.id || whole.fields.some(({ id }) => id === 'seats')) return draft
  const lean = withoutThings(draft, [kept.id])
  const bare = withPathsFreed(draft, { ...lean, parts: lean.parts.filter(({ made }) => made.entity.id !== kept.id) })
  const sized = putEntity(
    bare,
    withSeeds(withFields(entityIn(bare, whole.id)!, [seats]), (seed, index) => ({ ...seed, seats: [4, 3, 6, 4, 2, 5][index % 6]! })),
  )
  return referring(asking(sized, whole.id), booking.made.entity.id, whole.id)
}

/** Who offers it says how many seats there are. */
const asking = (draft: Draft, id: string): Draft =>
  changeActions(shownFree(draft, id), id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.fields.length > 0 && action.fields.length < asked
      ? { ...action, fields: [...action.fields, seats.id] }
      : action,
  )

const shownFree = (draft: Draft, id: string): Draft =>
  changeBlocks(draft, (block) => [
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id ? { ...block, fields: [...block.fields, seats.id] } : block,
  ])

function referring(draft: Draft, booking: string, whole: string): Draft {
  const part = draft.parts.find(({ made }) => made.entity.id === booking)
  const entity = entityIn(draft, booking)
  const about = entityIn(draft, whole)
  if (!part || !entity || !about || entity.fields.some((field) => field.entity === whole)) return draft
  const timed = about.fields.some(({ type }) => type === 'date' || type === 'datetime')
  const times = entity.fields.flatMap(({ id, type, label }) =>
    id !== entity.title && (type === 'time' || type === 'date' || /^student$/i.test(label)) ? [id] : [],
  )
  const lean = timed ? putEntity(draft, withoutFields(entity, times)) : draft
  const field: Field = { id: about.singular.replaceAll(' ', '_'), label: capital(about.singular), type: 'reference', entity: whole, required: true }
  return widen(lean, part, [field], { asked: true })
}
