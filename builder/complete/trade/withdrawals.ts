import { listBlock, type Part } from '../../compose/pages.ts'
import { groupOf, thingOf } from '../../compose/thing.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import { asksIn, claimed, type Draft, newBlockId } from '../draft.ts'
import { addPage, pageOf } from '../insight/places.ts'
import { withoutThings } from '../module/remake.ts'
import { choice, date, money, number, reference, text } from './fields.ts'
import { createOn, entityIn, manager, newActionId, newEntityId, partsOf, putActions, putEntity, textOf } from './parts.ts'
import { stockOf } from './shop-entities.ts'

const takes =
  /\b(?:quantit(?:y|ies)|amounts?) (?:that )?(?:they |he |she |is |are |was |were )?(?:take|takes|taken|took|use|used|withdraw|withdrawn|consume|consumed)\b|\b(?:take|takes|taking|withdraw|withdraws|withdrawing) (?:an? |the |some )?(?:amounts?|quantit(?:y|ies)|[a-z]+) (?:out of|from) (?:the )?(?:stock|store|inventory|warehouse)\b|\bwithdraw(?:s|ing)? (?:an? |the )?(?:amount|quantity)\b/
const reorders = /\bre-?order(?:s|ed|ing)?\b|\brestock(?:s|ed|ing)?\b/
const warns = /\bwarnings?\b|\blow[- ]stock\b|\bbelow (?:the |a |its |their )?minimum\b|\brun(?:s|ning)? low\b/
const known = /(?:^| )(?:withdrawal|withdrawal record|consumption|usage|usage record|movement|stock movement|reorder|purchase order|restock|use)$/
const stocked = /^(?:quantity|amount|stock|in_stock|amount_left|quantity_left|stock_level|on_hand|remaining)$/
const lowest = /lowest|minimum|safety|reorder|threshold|warning/i
const carried = /(?:^| )(?:delivery|shipment)$/

interface Store {
  readonly entity: Entity
  readonly stock: Field
}
/** What is taken out of a stock and ordered anew is noted, by whoever does it, and the stock follows. */
export function withdrawals(draft: Draft): Draft {
  const words = textOf(draft)
  const [isTaken, isReordered] = [takes.test(words), reorders.test(words)]
  if (!isTaken && !isReordered) return draft
  const store = storeIn(draft)
  if (!store) return draft
  const has = (names: RegExp): boolean => draft.model.entities.some(({ singular }) => known.test(singular) && names.test(singular))
  const taken = isTaken && !has(/withdrawal|consumption|usage|movement|use/) ? withWithdrawals(draft, store) : draft
  const reordered = isReordered && !has(/order|restock/) ? withReorders(taken, store) : taken
  return warns.test(words) ? withWarnings(reordered, store) : reordered
}

function storeIn(draft: Draft): Store | undefined {
  const found = draft.parts.flatMap(({ made }): (Store & { rank: number })[] => {
    const entity = entityIn(draft, made.entity.id)
    const stock = entity && (entity.fields.find(({ id, type }) => type === 'number' && stocked.test(id)) ?? stockOf(entity))
    const isKept = entity !== undefined && /^(?:offer|record)$/.test(groupOf(made.thing)) && createOn(draft, entity.id) !== undefined
    return entity && stock && isKept ? [{ entity, stock, rank: entity.fields.some(({ label }) => lowest.test(label)) ? 0 : 1 }] : []
  })
  return found.toSorted((one, other) => one.rank - other.rank)[0]
}

/** Who does it by the words, unless that is whoever uses the site. */
const roleOf = (draft: Draft, words: RegExp): string | undefined => {
  const role = draft.cast.roleOf(asksIn(draft).find(({ text: said }) => words.test(said))?.ask.actors[0] ?? '')
  return draft.model.roles.find(({ id }, index) => id === role && index > 0)?.id
}
const asksOf = (draft: Draft, words: RegExp) => asksIn(draft).flatMap(({ ask, text: said }) => (words.test(said) ? [ask] : []))

interface Made {
  readonly entity: Entity
  readonly actions: (draft: Draft) => readonly Action[]
  readonly title: string
  readonly role: string | undefined
  readonly words: RegExp
}
/** A page with a form above the list of what was entered. */
function withPage(draft: Draft, { entity, actions, title, role, words }: Made): Draft {
  const acts = actions(draft)
  const put = putActions(putEntity(draft, entity), acts)
  const part: Part = { made: { entity, thing: thingOf(entity.singular, 'movement'), asked: [] }, acts: { create: acts[0]!, change: [] } }
  const list = (made: Draft): Block => ({
    ...listBlock(part, made.taken, { heading: capital(entity.plural), scope: 'all', layout: 'table', actions: acts.slice(1).map(({ id }) => id) }),
    fields: entity.fields.map(({ id }) => id).filter((id) => id !== entity.title),
  })
  const added = addPage(put, title, role, (made) => [
    { kind: 'form', id: newBlockId(made, `${entity.id}_form`), heading: acts[0]!.name, action: acts[0]!.id, text: '' },
    list(made),
  ])
  return added ? claimed(added.draft, added.path, asksOf(draft, words)) : draft
}

const itemOf = ({ entity }: Store): Field => reference('item', capital(entity.singular), entity.id)

function withWithdrawals(draft: Draft, store: Store): Draft {
  const role = roleOf(draft, takes)
  const entity: Entity = {
    id: newEntityId(draft, 'withdrawals'),
    singular: 'withdrawal',
    plural: 'withdrawals',
    title: 'item',
    fields: [
      itemOf(store),
      number('amount', 'Amount', { required: true, min: 0.001 }),
      text('taken_by', 'Taken by'),
      date('date', 'Date'),
      text('purpose', 'Purpose'),
    ],
    read: store.entity.read === 'managed' ? 'own' : 'public',
    write: 'anyone',
    seeds: store.entity.seeds.slice(0, 4).map((_, index) => ({
      item: index,
      amount: 1 + index,
      taken_by: ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Ana Silva'][index]!,
      date: `-${index + 1}d`,
      purpose: null,
    })),
  }
  const actions = (made: Draft): readonly Action[] => [
    {
      id: newActionId(made, 'record_withdrawal'),
      name: 'Record withdrawal',
      kind: 'create',
      entity: entity.id,
      ...(role !== undefined && { role }),
      fields: ['item', 'amount', 'purpose'],
      guards: [{ kind: 'enough', by: 'item', field: store.stock.id, amount: 'amount', text: 'There is only {left} of {title}. Take out less.' }],
      effects: [
        { kind: 'today', field: 'date' },
        { kind: 'name', field: 'taken_by' },
        { kind: 'add', by: 'item', field: store.stock.id, amount: 'amount', sign: -1 },
      ],
      confirmation: 'Taken out: {amount} of {item}. The stock is up to date.',
    },
  ]
  return withPage(draft, { entity, actions, title: 'Withdrawals', role, words: takes })
}

function withReorders(draft: Draft, store: Store): Draft {
  const role = roleOf(draft, reorders) ?? manager(draft)?.id
  const states = ['Ordered', 'Delivered', 'Cancelled']
  const transitions = [
    { id: 'confirm_delivery', name: 'Confirm delivery', from: ['Ordered'], to: 'Delivered' },
    { id: 'cancel', name: 'Cancel', from: ['Ordered'], to: 'Cancelled' },
  ].map((step) => ({ ...step, ...(role !== undefined && { role }) }))
  const entity: Entity = {
    id: newEntityId(draft, 'reorders'),
    singular: 'reorder',
    plural: 'reorders',
    title: 'item',
    fields: [
      itemOf(store),
      number('quantity', 'Quantity', { required: true, min: 0.001 }),
      text('supplier', 'Supplier'),
      money('cost', 'Cost'),
      date('ordered_on', 'Ordered on'),
      choice('status', 'Status', states),
    ],
    read: 'managed',
    write: 'managed',
    lifecycle: { field: 'status', initial: 'Ordered', transitions },
    seeds: store.entity.seeds.slice(0, 3).map((_, index) => ({
      item: index,
      quantity: 10 * (index + 1),
      supplier: null,
      cost: null,
      ordered_on: `-${index * 4 + 1}d`,
      status: states[index === 0 ? 0 : 1]!,
    })),
  }
  const step = (made: Draft, { id, name }: (typeof transitions)[number]): Action => ({
    id: newActionId(made, `${id}_reorder`),
    name,
    kind: 'transition',
    entity: entity.id,
    ...(role !== undefined && { role }),
    fields: [],
    transition: id,
    ...(id === 'confirm_delivery' && { effects: [{ kind: 'add' as const, by: 'item', field: store.stock.id, amount: 'quantity', sign: 1 as const }] }),
    confirmation: id === 'cancel' ? 'The reorder is cancelled.' : 'Delivered: {quantity} of {item}. The stock is up to date.',
  })
  const actions = (made: Draft): readonly Action[] => [
    {
      id: newActionId(made, 'reorder_item'),
      name: 'Reorder',
      kind: 'create',
      entity: entity.id,
      ...(role !== undefined && { role }),
      fields: ['item', 'quantity', 'supplier', 'cost'],
      effects: [{ kind: 'today', field: 'ordered_on' }],
      confirmation: 'Ordered: {quantity} of {item}.',
    },
    ...transitions.map((one) => step(made, one)),
  ]
  // What is delivered is what was ordered anew, rather than a shipment of something else.
  const isConfirmed = asksOf(draft, /\bconfirm\w* (?:the )?deliver(?:y|ies)\b/).length > 0
  const others = isConfirmed ? partsOf(draft, 'shipment').flatMap(({ made }) => (carried.test(made.entity.singular) ? [made.entity.id] : [])) : []
  const words = isConfirmed ? new RegExp(`${reorders.source}|\\bdeliver(?:y|ies)\\b`) : reorders
  return withPage(withoutThings(draft, others), { entity, actions, title: 'Reorders', role, words })
}

/** What runs low stands first in a list of all that there is. */
function withWarnings(draft: Draft, { entity, stock }: Store): Draft {
  const low = entityIn(draft, entity.id)?.fields.find(({ type, label }) => type === 'number' && lowest.test(label))
  const isThere = draft.model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'stock'))
  if (!low || isThere) return draft
  const role = entity.read === 'managed' ? pageOf(draft, entity.id)?.role : undefined
  const added = addPage(draft, 'Warnings', role, (made) => [
    {
      kind: 'stock',
      id: newBlockId(made, 'what_runs_low'),
      heading: '',
      entity: entity.id,
      quantity: stock.id,
      low: low.id,
      unit: entity.fields.find(({ id }) => id === 'unit')?.id ?? null,
    },
  ])
  return added ? claimed(added.draft, added.path, asksOf(draft, warns)) : draft
}
