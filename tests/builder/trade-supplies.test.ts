import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import { demoAccount } from '../../builder/render/account/who.ts'
import type { Typed } from '../../builder/site.ts'
import { built, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const words =
  'An inventory management system. It has sales management, procurement management, inventory management, customer management and supplier management. Users create sales orders and procurement orders.'

function office() {
  const model = built(words)
  const somebody = model.accounts ? { ...me, account: demoAccount(model.accounts, me.id) } : me
  const actionOf = (entity: string, name: string) => {
    const found = model.actions.find((action) => action.entity === entity && (action.name === name || (name === 'create' && action.kind === 'create')))
    if (!found) throw new Error(`Nothing does ${name} on ${entity}.`)
    return found.id
  }
  const step = (world: World, entity: string, name: string, typed: Typed = {}) => {
    const row = name === 'create' ? null : (mine(world, entity)[0] ?? null)
    return act(world, actionOf(entity, name), row, typed, somebody)
  }
  const done = (world: World, entity: string, name: string, typed: Typed = {}): World => {
    const answer = step(world, entity, name, typed)
    if ('refused' in answer) throw new Error(answer.refused)
    return answer.world
  }
  const start = createWorld(model)
  const item = rowsOf(start, 'inventory_items')[0]
  const level = (world: World) => Number(rowsOf(world, 'inventory_items').find(({ id }) => id === item?.id)?.values.quantity)
  return { model, start, step, done, level, item: item?.id ?? '', customer: rowsOf(start, 'customers')[0]?.id ?? '' }
}

describe('what is ordered from suppliers and sold', () => {
  const { model, start, step, done, level, item, customer } = office()
  const sold = (quantity: number): Typed => ({ customer, inventory_item: item, quantity: String(quantity), unit_price: '12.5' })

  it('is sound, and refers to the stock, the customers and the suppliers', () => {
    expect(flawsOf(model)).toEqual([])
    const refers = (id: string) => model.entities.find((one) => one.id === id)?.fields.flatMap(({ entity }) => entity ?? [])
    expect([refers('sales'), refers('procurements')]).toEqual([
      ['customers', 'inventory_items', 'warehouses'],
      ['inventory_items', 'suppliers', 'warehouses'],
    ])
  })
  it('comes into the stock when it is received, which the movements say', () => {
    const ordered = done(start, 'procurements', 'create', { inventory_item: item, quantity: '5', unit_price: '3' })
    const sent = done(ordered, 'procurements', 'Send')
    expect(level(sent)).toBe(level(start))
    const received = done(sent, 'procurements', 'Receive')
    expect(level(received)).toBe(level(start) + 5)
    expect(rowsOf(received, 'stock_movements')[0]?.values).toMatchObject({ item, direction: 'In', quantity: 5, reason: 'Received: procurement' })
  })
  it('leaves the stock when it is shipped, never more than there is', () => {
    const few = done(done(start, 'sales', 'create', sold(2)), 'sales', 'Confirm')
    expect(level(done(few, 'sales', 'Ship'))).toBe(level(start) - 2)
    const many = done(done(start, 'sales', 'create', sold(level(start) + 1)), 'sales', 'Confirm')
    expect(step(many, 'sales', 'Ship')).toMatchObject({ refused: expect.stringContaining('Receive more of it first.') })
  })
  it('says what it comes to', () => {
    const made = mine(done(start, 'sales', 'create', sold(4)), 'sales')[0]
    expect(made?.values.total).toBe(50)
  })
})

describe('what is counted', () => {
  const model = built(
    'An inventory management system. It has inventory management, stocktaking and supplier management. Users record stocktakings and manage inventory.',
  )
  const inside = { ...me, account: demoAccount(model.accounts!, me.id) }
  const start = createWorld(model)
  const [item] = rowsOf(start, 'inventory_items')
  const booked = Number(item?.values.quantity)
  const actionOf = (kind: string) => model.actions.find((action) => action.entity === 'stocktakings' && action.kind === kind)
  const done = (world: World, kind: string, typed: Typed = {}): World => {
    const answer = act(world, actionOf(kind)?.id ?? '', kind === 'create' ? null : (mine(world, 'stocktakings')[0] ?? null), typed, inside)
    if ('refused' in answer) throw new Error(answer.refused)
    return answer.world
  }

  it('is sound, and what was booked is not typed', () => {
    expect(flawsOf(model)).toEqual([])
    expect(actionOf('create')?.fields).not.toContain('booked_quantity')
  })
  it('says what was booked and what is missing, and corrects the stock once it is adjusted', () => {
    const counted = done(start, 'create', { inventory_item: item?.id ?? '', counted_quantity: String(booked - 2), date: '2026-01-15' })
    expect(mine(counted, 'stocktakings')[0]?.values).toMatchObject({ booked_quantity: booked, difference: -2 })
    const adjusted = done(counted, 'transition')
    expect(rowsOf(adjusted, 'inventory_items').find(({ id }) => id === item?.id)?.values.quantity).toBe(booked - 2)
  })
})
