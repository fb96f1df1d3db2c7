import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const words = 'A freelance invoice website. Users can add clients, create invoices with line items, tax rate and due date, and mark invoices as paid.'

describe('an invoice', () => {
  it('comes to its lines, each its quantity times its price', () => {
    const site = siteOf(words)
    const [line, invoice] = ['invoice_lines', 'invoices'].map((id) => site.entities.find((one) => one.id === id)!)
    expect(line!.seeds.map(({ quantity, unit_price, total }) => total === Math.round(Number(quantity) * Number(unit_price) * 100) / 100)).not.toContain(false)
    const visitor = visitorOf(site, 'you', null)
    const make = (world: ReturnType<typeof createWorld>, entity: string, typed: Record<string, string>) => {
      const create = site.actions.find((one) => one.entity === entity && one.kind === 'create')!
      const done = act(world, create.id, null, typed, visitor)
      if ('refused' in done) throw new Error(done.refused)
      return done
    }
    const known = make(createWorld(site), 'clients', { name: 'Oak & Iron', email: 'office@example.org' })
    const billed = make(known.world, invoice!.id, { [invoice!.title]: 'INV-9001', customer: known.row })
    const first = make(billed.world, line!.id, { what: 'Design', invoice: billed.row, quantity: '3', unit_price: '80' })
    const second = make(first.world, line!.id, { what: 'Print', invoice: billed.row, quantity: '2', unit_price: '12.5' })
    const amountIn = (world: ReturnType<typeof createWorld>) => rowsOf(world, invoice!.id).find(({ id }) => id === billed.row)?.values.amount
    expect([billed.world, first.world, second.world].map(amountIn)).toEqual([0, 240, 265])
  })
})
