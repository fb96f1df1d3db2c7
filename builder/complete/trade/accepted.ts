import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Effect, Entity, Field, Value } from '../../model.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { withRules } from './fields.ts'
import {
  actionsOn,
  addPage,
  changeActions,
  changeBlocks,
  claimClauses,
  createOn,
  entityIn,
  fieldIn,
  listPage,
  manager,
  partsOf,
  putEntity,
  withFields,
  withSeeds,
} from './parts.ts'

const offering = 'quotations?|quotes?|offers?|proposals?|price estimates?|bids?'
const accepting = new RegExp(
  `\\baccept\\w*\\b[^.;]{0,40}\\b(?:${offering})\\b|\\b(?:${offering})\\b[^.;]{0,40}\\b(?:accepted|accepts?)\\b|\\b(?:turn|convert|become)\\w*\\b[^.;]{0,20}\\b(?:${offering})\\b`,
)
const made = ['order', 'booking', 'hire', 'sales_order', 'signup'] as const
const taken = /^(?:accepted|agreed|confirmed)$/i
const requests = /(?:^| )(?:request|inquiry|enquiry)$/
const mostFields = 23

/** A quotation or an offer that is accepted makes what it was for: the order or the booking, of the same thing, at its price, for whoever accepts it. */
export const accepted: Completer = (draft) => {
  const { clauses, words } = draft.brief
  const said = clauses.map(({ start }, at) => words.slice(start, clauses[at + 1]?.start).toLowerCase())
  const told = said.flatMap((text, at) => (accepting.test(text) ? [`${text} ${said[at + 1] ?? ''}`] : []))
  if (told.length === 0) return draft
  const offers = partsOf(draft, 'quotation', 'purchase_offer').filter(({ made: { entity } }) => stepOf(entityIn(draft, entity.id)) !== undefined)
  return offers.slice(0, 1).reduce((so_far, offer) => {
    const order = orderFor(so_far, offer, told)
    return order ? followed(so_far, entityIn(so_far, offer.made.entity.id)!, order, told) : so_far
  }, draft)
}

const stepOf = (entity: Entity | undefined) => entity?.lifecycle?.transitions.find(({ to }) => taken.test(to))

/** What the sentence says is made, else the only order or booking of the site. */
function orderFor(draft: Draft, offer: Part, told: readonly string[]): Entity | undefined {
  const open = partsOf(draft, ...made).filter(({ made: { entity } }) => entity.id !== offer.made.entity.id && createOn(draft, entity.id) !== undefined)
  const named = open.find(({ made: { entity, thing } }) =>
    told.some((text) => [entity.singular, entity.plural, thing.noun].some((noun) => new RegExp(`\\b${noun}\\b`).test(text))),
  )
  const only = open.filter(({ made: { thing } }) => thing.kit === 'order' || thing.kit === 'hire')
  return entityIn(draft, (named ?? (only.length === 1 ? only[0] : undefined))?.made.entity.id)
}

/** What a quotation takes from the request that it answers, so that an order has it too. */
function carried(draft: Draft, offer: Entity, order: Entity): Draft {
  const by = offer.fields.find((field) => field.type === 'reference' && requests.test(entityIn(draft, field.entity)?.singular ?? ''))
  const request = entityIn(draft, by?.entity)
  const create = createOn(draft, offer.id)
  if (!by || !request || !create) return draft
  const asking = create.fields.includes(by.id)
    ? draft
    : changeActions(draft, offer.id, (action) => (action.id === create.id ? { ...action, fields: [by.id, ...action.fields] } : action))
  const has = (field: Field): boolean => offer.fields.some((own) => own.id === field.id || (field.type === 'reference' && own.entity === field.entity))
  const wanted = request.fields.filter(
    (field) => !has(field) && field.id !== request.title && order.fields.some((own) => isSame(own, field)) && field.type !== 'email' && field.type !== 'phone',
  )
  const fresh = wanted.slice(0, Math.max(0, mostFields - offer.fields.length)).map((field) => ({ ...field, required: false }))
  if (fresh.length === 0) return asking
  const wide = withSeeds(withFields(offer, fresh), (seed) => {
    const from = request.seeds[Number(seed[by.id] ?? -1)]
    return { ...seed, ...Object.fromEntries(fresh.map(({ id }) => [id, from?.[id] ?? null])) }
  })
  const copies = fresh.map(({ id }): Effect => ({ kind: 'copy', by: by.id, field: id, to: id }))
  const acted = changeActions(putEntity(asking, wide), offer.id, (action) => (action.id === create.id ? withRules(action, [], copies) : action))
  return changeBlocks(acted, (block) =>
    block.kind === 'detail' && block.entity === offer.id ? [{ ...block, fields: [...new Set([...block.fields, ...fresh.map(({ id }) => id)])] }] : [block],
  )
}

const firstDay = /^(?:date|from_date|starts_on|start_date|event_date|check_in)$/
const heads = /^(?:people|guests|persons|number_of_(?:people|guests|persons)|quantity)$/
/** Whether two fields tell the same: what it is about, when, how many, or what is called alike. */
const isSame = (one: Field, other: Field): boolean =>
  one.type === other.type &&
  (one.type === 'reference'
    ? one.entity === other.entity
    : one.id === other.id ||
      (one.type === 'date' && firstDay.test(one.id) && firstDay.test(other.id)) ||
      (one.type === 'number' && heads.test(one.id) && heads.test(other.id)))

const priceOf = ({ fields }: Entity): Field | undefined => fields.find(({ type, label }) => type === 'money' && /price|total|amount|sum/i.test(label))
const sumOf = (order: Entity): Field | undefined =>
  fieldIn(order, 'total') ?? order.fields.find(({ type, label }) => type === 'money' && /^(?:price|amount|sum|total)/i.test(label))
/** What is made at a price keeps it. */
const priced = (order: Entity, offer: Entity): Entity =>
  priceOf(offer) && !sumOf(order) && order.fields.length < mostFields
    ? withSeeds(withFields(order, [{ id: 'total', label: 'Total', type: 'money', required: false }]), (seed) => ({ ...seed, total: null }))
    : order

function followed(before: Draft, given: Entity, bare: Entity, told: readonly string[]): Draft {
  const order = priced(bare, given)
  const draft = carried(putEntity(before, order), given, order)
  const offer = entityIn(draft, given.id)!
  const step = stepOf(offer)!
  const price = priceOf(offer)
  const sum = sumOf(order)
  const back = order.fields.find(({ type, entity }) => type === 'reference' && entity === offer.id)
  const copies = order.fields.flatMap((to) => {
    const from = to.id === order.lifecycle?.field || to.type === 'money' ? undefined : offer.fields.find((own) => isSame(to, own) && own.id !== offer.title)
    return from ? [{ from: from.id, to: to.id }] : []
  })
  const name = order.fields.find(({ id, type }) => type === 'text' && /^(?:name|customer|buyer|guest|client)$/.test(id))
  const values: Record<string, Value> = {
    ...(name && { [name.id]: '{visitor}' }),
    ...(fieldIn(order, 'ordered_on') && { ordered_on: '{today}' }),
    ...(fieldIn(order, 'payment_status') && { payment_status: 'Unpaid' }),
    ...(fieldIn(order, 'number') && { number: `${order.singular.slice(0, 2).toUpperCase()}-Q{count}` }),
  }
  const record: Effect = {
    kind: 'record',
    entity: order.id,
    by: back?.id ?? null,
    copies: [...copies.filter(({ to }) => to !== sum?.id), ...(price && sum ? [{ from: price.id, to: sum.id }] : [])],
    values,
    sign: 1,
    when: null,
  }
  const acted = changeActions(draft, offer.id, (action) =>
    action.transition === step.id ? { ...withRules(action, [], [record]), confirmation: `${action.confirmation} Its ${order.singular} is made.` } : action,
  )
  const open = byBuyers(acted, offer.id, told)
  return claimClauses(open, accepting, listPage(open, order.id)?.path ?? '/')
}

const deciding = /^(?:accept|agree|decline|reject|refuse)/i
/** "When the guest accepts the quotation": those whom it is made to decide on it, on a page of their own. */
function byBuyers(draft: Draft, id: string, told: readonly string[]): Draft {
  const offer = entityIn(draft, id)!
  const runs = manager(draft)?.id
  const create = createOn(draft, id)
  const buyer = draft.model.roles.find(
    ({ id: role, name, manages }) => !manages && role !== create?.role && told.some((text) => new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(text)),
  )
  if (!buyer || !create || create.role === undefined || create.role === buyer.id || offer.read === 'public' || runs === undefined) return draft
  const steps = new Set(offer.lifecycle!.transitions.filter(({ name }) => deciding.test(name)).map(({ id: step }) => step))
  const transitions = offer.lifecycle!.transitions.map(({ role, ...step }) =>
    steps.has(step.id) ? { ...step, answers: true } : { ...step, ...(role !== undefined && { role }) },
  )
  const asked = offer.fields.flatMap(({ entity }) => {
    const of = entityIn(draft, entity)
    return of && requests.test(of.singular) && of.read === 'managed' ? [of] : []
  })
  const put = asked.reduce(
    (so_far, of) => putEntity(so_far, { ...of, read: 'own' }),
    putEntity(draft, { ...offer, read: 'own', lifecycle: { ...offer.lifecycle!, transitions } }),
  )
  const acting = changeActions(put, id, ({ role, ...action }) => ({
    ...action,
    ...(role !== undefined && !(action.transition !== undefined && steps.has(action.transition)) && { role }),
  }))
  if (listPage(acting, id)) return acting
  const kept = acting.model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === id)
  const decide = actionsOn(acting, id).flatMap((action: Action) => (action.transition !== undefined && steps.has(action.transition) ? [action.id] : []))
  if (!kept || !partsLeft(acting).some(({ made: { entity } }) => entity.id === id)) return acting
  const opened = {
    ...acting,
    model: {
      ...acting.model,
      pages: acting.model.pages.map(({ role, ...page }) =>
        page.blocks[0]?.kind === 'detail' && page.blocks[0].entity === id ? page : { ...page, ...(role !== undefined && { role }) },
      ),
    },
  }
  const title = `My ${offer.plural}`.slice(0, 40)
  return addPage(opened, {
    title,
    navigation: title,
    blocks: (block) => [{ ...kept, id: block(`${id}_mine`), heading: titled(`your ${offer.plural}`).slice(0, 80), scope: 'mine', actions: decide }],
  }).draft
}
