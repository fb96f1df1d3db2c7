import { listBlock, type Part } from '../../compose/pages.ts'
import { thingOf } from '../../compose/thing.ts'
import type { Action, Block, Effect, Entity, Guard, Values } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { choice, date, quantityField, reference, text } from './fields.ts'
import {
  addPage,
  changeActions,
  changePages,
  claimWhere,
  createOn,
  entityIn,
  listPage,
  manager,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
} from './parts.ts'
import { stockOf } from './shop-entities.ts'

const moving = /\b(?:inventory|stock|warehous\w*|inbound|outbound|stock-?(?:in|out)|goods (?:in|out))\b/

/** A ledger of stock: what comes in and goes out changes what there is, never below none, and what runs low is marked. */
export function stocks(draft: Draft): Draft {
  const kept = partsOf(draft, 'stock')[0]
  const product = partsOf(draft, 'product')[0]
  const isAsked = moving.test(draft.brief.words.toLowerCase())
  const part = kept ?? (isAsked && (draft.setting === 'team' || partsOf(draft, 'movement').length > 0) ? product : undefined)
  const entity = entityIn(draft, part?.made.entity.id)
  const quantity = entity && (entity.fields.find(({ id }) => id === 'quantity') ?? stockOf(entity))
  if (!part || !entity || !quantity || draft.setting === 'personal') return draft
  const movement = partsOf(draft, 'movement')[0]
  const title = entity.singular
  const moves = movementEntity(movement?.made.entity.id ?? newEntityId(draft, 'stock_movements'), movement, entity, title)
  const role = entity.write === 'managed' ? manager(draft)?.id : undefined
  const create = movementAction(draft, moves, quantity.id, createOn(draft, moves.id), role)
  let next = putEntity(draft, { ...moves, read: entity.write === 'managed' ? 'managed' : 'public', write: entity.write })
  next = changeActions(next, moves.id, (action) => (action.id === create.id ? create : null))
  next = putActions(next, [create])
  next = withMovementPage(next, moves, create, role)
  const at = listPage(next, entity.id, role) ?? listPage(next, entity.id)
  const block: Block = {
    kind: 'stock',
    id: newBlockId(next, 'stock_levels'),
    heading: 'What there is',
    entity: entity.id,
    quantity: quantity.id,
    low: entity.fields.find(({ type, label }) => type === 'number' && /lowest|minimum|safety|reorder|threshold|warning/i.test(label))?.id ?? null,
    unit: entity.fields.find(({ id }) => id === 'unit')?.id ?? null,
  }
  if (at) next = changePages(next, (page) => (page.id === at.id ? { ...page, blocks: [block, ...page.blocks] } : page))
  const there = next.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'form' && one.action === create.id))?.path ?? '/'
  const moved = claimWhere(next, /\b(?:inbound|outbound|stock-?(?:in|out)|in and out|receiv\w*|issu\w*|movements?|entry and exit|outgoing|incoming)\b/, there)
  return claimWhere(moved, /\b(?:inventory|stock)\b/, at?.path ?? there)
}

function movementEntity(id: string, part: Part | undefined, entity: Entity, title: string): Entity {
  const item = reference('item', title.slice(0, 1).toUpperCase() + title.slice(1), entity.id)
  const extras =
    part?.made.thing.fields.filter(({ id: one, type }) => type === 'text' && !/item|product|name|quantity|direction|type|date/.test(one)).slice(0, 3) ?? []
  const count = Math.max(1, entity.seeds.length)
  const seeds = Array.from(
    { length: Math.min(7, count + 2) },
    (_, index): Values => ({
      item: index % count,
      direction: index % 3 === 2 ? 'Out' : 'In',
      quantity: 2 + ((index * 5) % 9),
      date: `-${index}d`,
      reason: index % 3 === 2 ? 'Taken out for an order' : 'Delivery received',
    }),
  )
  return {
    id,
    singular: part?.made.entity.singular ?? 'stock movement',
    plural: part?.made.entity.plural ?? 'stock movements',
    title: 'item',
    fields: [item, choice('direction', 'Direction', ['In', 'Out'], true), quantityField(), ...extras, text('reason', 'Reason'), date('date', 'Date')],
    read: 'public',
    write: 'anyone',
    seeds: entity.seeds.length === 0 ? [] : seeds.map((seed) => ({ ...seed })),
  }
}

function movementAction(draft: Draft, moves: Entity, quantity: string, known: Action | undefined, role: string | undefined): Action {
  const out = { field: 'direction', is: 'Out' } as const
  const guards: Guard[] = [
    { kind: 'enough', by: 'item', field: quantity, amount: 'quantity', when: out, text: 'There are only {left} of {title}. Take out fewer.' },
  ]
  const effects: Effect[] = [
    { kind: 'today', field: 'date' },
    { kind: 'add', by: 'item', field: quantity, amount: 'quantity', sign: 1, when: { field: 'direction', is: 'In' } },
    { kind: 'add', by: 'item', field: quantity, amount: 'quantity', sign: -1, when: out },
  ]
  return {
    id: known?.id ?? newActionId(draft, 'record_movement'),
    name: known?.name ?? 'Record movement',
    kind: 'create',
    entity: moves.id,
    ...(role !== undefined && { role }),
    fields: moves.fields.map(({ id }) => id).filter((id) => id !== 'date'),
    guards,
    effects,
    confirmation: '{direction}: {quantity} of {title}. The stock is up to date.',
  }
}

function withMovementPage(draft: Draft, moves: Entity, create: Action, role: string | undefined): Draft {
  const shown = ['direction', 'quantity', 'reason', 'date']
  const page = listPage(draft, moves.id, role) ?? listPage(draft, moves.id)
  const form = (id: string): Block => ({
    kind: 'form',
    id,
    heading: create.name,
    action: create.id,
    text: 'What comes in is added to the stock, what goes out is taken off it.',
  })
  if (page)
    return changePages(draft, (one) => {
      const blocks = one.blocks.map((block) =>
        block.kind === 'list' && block.entity === moves.id
          ? { ...block, fields: shown, filters: ['direction'], sorts: ['date', 'quantity'], actions: [] }
          : block,
      )
      const bare = blocks.filter((block) => !(block.kind === 'form' && block.action === create.id))
      return one.id === page.id ? { ...one, blocks: [form(newBlockId(draft, 'movement_form')), ...bare] } : { ...one, blocks }
    })
  const source: Part = { made: { entity: moves, thing: thingOf('stock movement', 'movement'), asked: [] }, acts: { create, change: [] } }
  const list = {
    ...listBlock(source, draft.taken, { heading: 'Movements', scope: 'all', layout: 'table', actions: [] }),
    fields: shown,
    filters: ['direction'],
  }
  return addPage(draft, { title: 'Stock movements', navigation: 'Stock movements', role, blocks: (id) => [form(id('movement_form')), list] }).draft
}
