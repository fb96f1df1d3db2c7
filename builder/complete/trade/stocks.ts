import { listBlock, type Part } from '../../compose/pages.ts'
import { thingOf } from '../../compose/thing.ts'
import type { Action, Block, Effect, Entity, Guard, Values } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { choice, date, number, quantityField, reference, text } from './fields.ts'
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
  withSeeds,
} from './parts.ts'
import { stockOf } from './shop-entities.ts'

const moving = /\b(?:inventory|stock|warehous\w*|inbound|outbound|stock-?(?:in|out)|goods (?:in|out))\b/

/** A ledger of stock: what comes in and goes out changes what there is, never below none, and what runs low is marked. */
export function stocks(before: Draft): Draft {
  const kept = partsOf(before, 'stock')[0]
  const bare = entityIn(before, kept?.made.entity.id)
  const isCounted = bare === undefined || bare.fields.some(({ id }) => id === 'quantity') || stockOf(bare) !== undefined
  const draft = isCounted || !kept ? before : widen(before, kept, [number('quantity', 'Quantity', { required: true, min: 0 })], { asked: true })
  const product = partsOf(draft, 'product')[0]
  const isAsked = moving.test(draft.brief.words.toLowerCase())
  const part = kept ?? (isAsked && (draft.setting === 'team' || partsOf(draft, 'movement').length > 0) ? product : undefined)
  const found = entityIn(draft, part?.made.entity.id)
  const entity = found && stockedUp(found)
  const quantity = entity && (entity.fields.find(({ id }) => id === 'quantity') ?? stockOf(entity))
  if (!part || !entity || !quantity || draft.setting === 'personal' || draft.setting === 'private') return draft
  const role = entity.write === 'managed' ? manager(draft)?.id : undefined
  const ledgers = partsOf(draft, 'movement')
  const target: Target = { entity, quantity: quantity.id, role }
  let next = (ledgers.length > 0 ? ledgers : [undefined]).reduce((so_far, one) => ledger(so_far, one, target), putEntity(draft, entity))
  const at = listPage(next, entity.id, role) ?? listPage(next, entity.id)
  const block: Block = {
    kind: 'stock',
    id: newBlockId(next, 'stock_levels'),
    heading: 'What there is',
    entity: entity.id,
    quantity: quantity.id,
    low: lowest(entity)?.id ?? null,
    unit: entity.fields.find(({ id }) => id === 'unit')?.id ?? null,
  }
  if (at) next = changePages(next, (page) => (page.id === at.id ? { ...page, blocks: [block, ...page.blocks] } : page))
  const there = next.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'form' && one.text === told))?.path ?? '/'
  const moved = claimWhere(
    next,
    /\b(?:inbound|outbound|stock-?(?:in|out)|in and out|receiv\w*|issu\w*|movements?|entry and exit|outgoing|incoming|(?:go|goes|come|comes) (?:in|out)|below zero|never (?:go |be )?negative)\b/,
    there,
  )
  return claimWhere(moved, /\b(?:inventory|stock)\b/, at?.path ?? there)
}

const lowest = (entity: Entity) => entity.fields.find(({ type, label }) => type === 'number' && /lowest|minimum|safety|reorder|threshold|warning/i.test(label))
/** Most of what is kept is there in good number, and one or two things run low. */
function stockedUp(entity: Entity): Entity {
  const quantity = (entity.fields.find(({ id }) => id === 'quantity') ?? stockOf(entity))?.id
  const low = lowest(entity)?.id
  if (quantity === undefined) return entity
  return withSeeds(entity, (seed, index) => ({
    ...seed,
    [quantity]: index % 4 === 3 ? 3 + index : 24 + ((index * 37) % 90),
    ...(low !== undefined && { [low]: 10 }),
  }))
}

const told = 'What comes in is added to the stock, what goes out is taken off it.'
interface Target {
  readonly entity: Entity
  readonly quantity: string
  readonly role: string | undefined
}

/** "Inbounds" only come in and "outbounds" only go out; any other movement says which. */
function wayOf(part: Part | undefined): 'In' | 'Out' | null {
  const noun = part?.made.thing.noun ?? ''
  if (/in and out|in-out|entry and exit/.test(noun)) return null
  if (/\bout|outbound|picking|issue|dispatch/.test(noun)) return 'Out'
  return /\bin\b|inbound|receipt|receiving|\binto|stock-?in|in-/.test(noun) ? 'In' : null
}

function ledger(draft: Draft, part: Part | undefined, { entity, quantity, role }: Target): Draft {
  const way = wayOf(part)
  const moves = movementEntity(part?.made.entity.id ?? newEntityId(draft, 'stock_movements'), part, entity, way)
  const create = movementAction(draft, moves, { quantity, known: createOn(draft, moves.id), role, way })
  const kept = putEntity(draft, { ...moves, read: entity.write === 'managed' ? 'managed' : 'public', write: entity.write })
  const bare = changeActions(kept, moves.id, (action) => (action.id === create.id ? create : null))
  return withMovementPage(putActions(bare, [create]), moves, create, role)
}

function movementEntity(id: string, part: Part | undefined, entity: Entity, way: 'In' | 'Out' | null): Entity {
  const title = entity.singular
  const item = reference('item', title.slice(0, 1).toUpperCase() + title.slice(1), entity.id)
  const extras =
    part?.made.thing.fields.filter(({ id: one, type }) => type === 'text' && !/item|product|name|quantity|direction|type|date/.test(one)).slice(0, 3) ?? []
  const others = part?.made.entity.fields.slice(1).filter(({ entity: other }) => other !== undefined && other !== entity.id) ?? []
  const count = Math.max(1, entity.seeds.length)
  const out = (index: number): boolean => (way === null ? index % 3 === 2 : way === 'Out')
  const seeds = Array.from(
    { length: Math.min(7, count + 2) },
    (_, index): Values => ({
      item: index % count,
      direction: out(index) ? 'Out' : 'In',
      quantity: 2 + ((index * 5) % 9),
      date: `-${index}d`,
      reason: out(index) ? 'Taken out for an order' : 'Delivery received',
      ...Object.fromEntries(others.map(({ id: one }) => [one, part?.made.entity.seeds[index]?.[one] ?? null])),
    }),
  )
  return {
    id,
    singular: part?.made.entity.singular ?? 'stock movement',
    plural: part?.made.entity.plural ?? 'stock movements',
    title: 'item',
    fields: [
      item,
      choice('direction', 'Direction', ['In', 'Out'], true),
      quantityField(),
      ...others,
      ...extras,
      text('reason', 'Reason'),
      date('date', 'Date'),
    ],
    read: 'public',
    write: 'anyone',
    seeds: entity.seeds.length === 0 ? [] : seeds.map((seed) => ({ ...seed })),
  }
}

interface Moving {
  readonly quantity: string
  readonly known: Action | undefined
  readonly role: string | undefined
  readonly way: 'In' | 'Out' | null
}
function movementAction(draft: Draft, moves: Entity, { quantity, known, role, way }: Moving): Action {
  const out = { field: 'direction', is: 'Out' } as const
  const guards: Guard[] = [
    { kind: 'enough', by: 'item', field: quantity, amount: 'quantity', when: out, text: 'There are only {left} of {title}. Take out fewer.' },
  ]
  const effects: Effect[] = [
    { kind: 'today', field: 'date' },
    ...(way === null ? [] : [{ kind: 'put', field: 'direction', value: way, when: null } as const]),
    { kind: 'add', by: 'item', field: quantity, amount: 'quantity', sign: 1, when: { field: 'direction', is: 'In' } },
    { kind: 'add', by: 'item', field: quantity, amount: 'quantity', sign: -1, when: out },
  ]
  return {
    id: known?.id ?? newActionId(draft, 'record_movement'),
    name: known?.name ?? 'Record movement',
    kind: 'create',
    entity: moves.id,
    ...(role !== undefined && { role }),
    fields: moves.fields.map(({ id }) => id).filter((id) => id !== 'date' && !(way !== null && id === 'direction')),
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
