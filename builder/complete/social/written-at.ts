import type { KitName } from '../../lexicon/kits.ts'
import type { Entity, Field, Value } from '../../model.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { dayOf, madeOn } from '../insight/subject-day.ts'
import { withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, manager, putEntity, withFields, withSeeds } from '../trade/parts.ts'

/** What the moment is called at which rows of a kit are made: to the minute where they say "at", else by the day. */
const made: Readonly<Partial<Record<KitName, string>>> = {
  message: 'Sent at',
  text_message: 'Sent at',
  mail: 'Sent at',
  inquiry: 'Sent at',
  feedback: 'Sent at',
  comment: 'Posted at',
  review: 'Posted at',
  post: 'Posted at',
  question: 'Asked at',
  order: 'Ordered on',
  refund: 'Requested on',
  redemption: 'Requested on',
  application: 'Applied on',
  signup: 'Signed up on',
  ticket: 'Reported on',
  verification: 'Submitted on',
  response: 'Submitted on',
  purchase_offer: 'Offered on',
  vote: 'Cast on',
  donation: 'Given on',
  video: 'Uploaded on',
  music: 'Uploaded on',
}
/** Kits of many nouns, of which each says by its own what the day is. */
const named: ReadonlySet<KitName> = new Set<KitName>(['order', 'refund', 'signup', 'ticket'])
const mostFields = 22
const mostColumns = 8

/** What people write, ask for and put up says when they did, where it has no day of its own. */
export const writtenAt: Completer = (draft) => {
  const labels = labelsIn(draft)
  const undated = draft.model.entities.filter((entity) => labels.has(entity.id) && isUndated(draft, entity))
  const among = new Set(undated.map(({ id }) => id))
  const rank = (entity: Entity): number => (isReferredTo(entity, undated) ? 0 : refersTo(entity, among) ? 2 : 1)
  return undated
    .toSorted((a, b) => rank(a) - rank(b))
    .reduce((so_far, { id }) => {
      const entity = entityIn(so_far, id)!
      return dated(so_far, entity, labels.get(id)!, isReferredTo(entity, undated))
    }, draft)
}

/** By entity, what the moment of its rows is called: by its kit, else by the conversation that it is part of. */
function labelsIn(draft: Draft): ReadonlyMap<string, string> {
  const ofParts = partsLeft(draft).flatMap(({ made: { thing, entity } }) => {
    const usual = thing.kit === 'question' && !entity.fields.some(({ id }) => id === 'asked_by') ? undefined : made[thing.kit]
    const label = named.has(thing.kit) ? (madeOn(entity.singular) ?? usual) : usual
    return label === undefined ? [] : [[entity.id, label] as const]
  })
  const said = draft.model.pages.flatMap(({ blocks }): (readonly [string, string])[] =>
    blocks.flatMap((block): (readonly [string, string])[] => {
      if (block.kind === 'inbox')
        return [
          [block.entity, 'Begun at'],
          [block.messages, 'Sent at'],
        ]
      return block.kind === 'comments' || block.kind === 'reviews' ? [[block.entity, 'Posted at']] : []
    }),
  )
  return new Map([...said, ...ofParts])
}

/** Whether others than those who run the site make such rows, of which none says its day. */
function isUndated(draft: Draft, entity: Entity): boolean {
  const runs = manager(draft)?.id
  return (
    entity.fields.length <= mostFields &&
    dayOf(entity) === undefined &&
    !entity.fields.some(({ type }) => type === 'time') &&
    actionsOn(draft, entity.id).some(({ kind, role }) => kind === 'create' && (role === undefined || role !== runs))
  )
}

const refersTo = ({ id, fields }: Entity, among: ReadonlySet<string>): boolean =>
  fields.some(({ type, entity }) => type === 'reference' && entity !== undefined && entity !== id && among.has(entity))
const isReferredTo = ({ id }: Entity, others: readonly Entity[]): boolean => others.some((other) => other.id !== id && refersTo(other, new Set([id])))

function dated(draft: Draft, entity: Entity, label: string, isEarlier: boolean): Draft {
  const isMoment = label.endsWith(' at')
  const field: Field = { id: label.toLowerCase().replaceAll(' ', '_'), label, type: isMoment ? 'datetime' : 'date', required: false }
  const wide = withSeeds(withFields(entity, [field]), (seed, index) => ({ ...seed, [field.id]: sampleMoment(draft, entity, { isMoment, isEarlier, index }) }))
  const kept = changeActions(putEntity(draft, wide), entity.id, (action) =>
    action.kind === 'create' ? withRules(action, [], [{ kind: isMoment ? 'moment' : 'today', field: field.id }]) : action,
  )
  return changeBlocks(kept, (block) => {
    if (block.kind !== 'detail' && block.kind !== 'list') return [block]
    const isFull = block.kind === 'list' && block.fields.length >= mostColumns
    return [block.entity === entity.id && !isFull && !block.fields.includes(field.id) ? { ...block, fields: [...block.fields, field.id] } : block]
  })
}

interface Place {
  readonly isMoment: boolean
  /** Whether rows of another entity follow on these. */
  readonly isEarlier: boolean
  readonly index: number
}
const times = ['17:40', '15:05', '12:20', '10:35', '09:10', '08:15']
const lead = 9
/** When the n-th newest sample was made: never before the row that it is about. */
function sampleMoment(draft: Draft, entity: Entity, { isMoment, isEarlier, index }: Place): string {
  const ago = (isEarlier ? lead : 1) + (isMoment ? Math.floor(index / 2) : index * 3)
  const days = Math.min(
    ago,
    ...entity.fields.flatMap(({ id, type, entity: about }) => (type === 'reference' && about ? daysSince(draft, about, entity.seeds[index]?.[id]) : [])),
  )
  return isMoment ? `-${days}d ${times[index % times.length]}` : `-${days}d`
}

function daysSince(draft: Draft, id: string, row: Value | undefined): readonly number[] {
  const about = entityIn(draft, id)
  const day = about && dayOf(about)
  const at = day && typeof row === 'number' ? /^-(\d+)d/.exec(String(about.seeds[row]?.[day.id] ?? '')) : null
  return at ? [Number(at[1])] : []
}
