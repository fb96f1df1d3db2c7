import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import { openApiOf } from '../../builder/api/openapi.ts'
import type { Values } from '../../builder/model.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'A freelance invoice website. Users can log in, save clients with address and tax number, add line items with quantity and unit price, set a tax rate and discount, preview the invoice, mark invoices as paid and see the outstanding total.'
const site = siteOf(words)
const visitor = visitorOf(site, 'you', null)

function make(world: World, entity: string, typed: Record<string, string>) {
  const done = act(world, createOf(site, entity).id, null, typed, visitor)
  if ('refused' in done) throw new Error(done.refused)
  return done
}
const valuesIn = (world: World, row: string): Values => rowsOf(world, 'invoices').find(({ id }) => id === row)!.values
const sums = ({ amount, discount_amount, tax, total }: Values) => [amount, discount_amount, tax, total]

describe('an invoice', () => {
  const known = make(createWorld(site), 'clients', { name: 'Oak & Iron', address: '4 Mill Lane', tax_number: 'DE 811' })
  const head = { customer: known.row, issued_on: '2031-05-01', due_on: '2031-05-15', discount_rate: '10', tax_rate: '20' }
  const entered = {
    'line.0.what': 'Design',
    'line.0.quantity': '2',
    'line.0.unit_price': '50',
    'line.2.what': 'Print',
    'line.2.quantity': '1',
    'line.2.unit_price': '100',
  }
  const billed = make(known.world, 'invoices', { ...head, ...entered })

  it('is made with its lines, and comes to their sum less the discount with the tax', () => {
    expect(sums(valuesIn(billed.world, billed.row))).toEqual([200, 20, 36, 216])
    const lines = rowsOf(billed.world, 'line_items').filter(({ values }) => values.invoice === billed.row)
    expect(lines.map(({ values }) => [values.what, values.total]).toSorted()).toEqual([
      ['Design', 100],
      ['Print', 100],
    ])
  })
  it('says by which names its lines are sent to the API', () => {
    const { paths } = openApiOf(site, '') as unknown as {
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { properties: Record<string, { title: string }> } }> } } }>
    }
    const { properties } = paths['/_api/invoices']!.post.requestBody.content['application/json']!.schema
    for (const name of Object.keys({ ...head, ...entered })) expect(Object.keys(properties)).toContain(name)
    expect(properties['line.2.unit_price']!.title).toBe('Unit price, line 3')
  })
  it('comes to something else once a line is added, changed or taken away', () => {
    const more = make(billed.world, 'line_items', { what: 'Travel', invoice: billed.row, quantity: '1', unit_price: '100' })
    expect(sums(valuesIn(more.world, billed.row))).toEqual([300, 30, 54, 324])
    const line = rowsOf(more.world, 'line_items').find(({ id }) => id === more.row)!
    const on = (kind: 'update' | 'delete') => site.actions.find((one) => one.entity === 'line_items' && one.kind === kind)!.id
    const changed = act(more.world, on('update'), line, { quantity: '3' }, visitor)
    expect('world' in changed && sums(valuesIn(changed.world, billed.row))).toEqual([500, 50, 90, 540])
    const gone = act(more.world, on('delete'), line, {}, visitor)
    expect('world' in gone && sums(valuesIn(gone.world, billed.row))).toEqual([200, 20, 36, 216])
  })
  it('is refused without a line, and with one that lacks its price, keeping what was typed', () => {
    const bare = act(known.world, createOf(site, 'invoices').id, null, head, visitor)
    expect('refused' in bare && bare.refused).toBe('Enter at least one line item: what it is, how many, and the price of one.')
    const lacking = act(known.world, createOf(site, 'invoices').id, null, { ...head, 'line.0.what': 'Design', 'line.0.quantity': '2' }, visitor)
    expect('refused' in lacking && lacking.refused).toBe('Enter the unit price.')
  })
  it('bears the address and the tax number of its client', () => {
    const { customer_address, customer_tax_number } = valuesIn(billed.world, billed.row)
    expect([customer_address, customer_tax_number]).toEqual(['4 Mill Lane', 'DE 811'])
    const page = pageOf(billed.world, site.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'invoices')!.path, visitor, {
      row: billed.row,
    })
    for (const part of ['4 Mill Lane', 'DE 811', 'Design', '$216']) expect(page).toContain(part)
  })
  it('is told apart by whether it is paid, and the outstanding total falls with it', () => {
    const pay = site.actions.find((one) => one.entity === 'invoices' && one.name === 'Mark as paid')!
    const send = site.actions.find((one) => one.entity === 'invoices' && one.name === 'Send')!
    const row = (world: World) => rowsOf(world, 'invoices').find(({ id }) => id === billed.row)!
    const sent = act(billed.world, send.id, row(billed.world), {}, visitor)
    if ('refused' in sent) throw new Error(sent.refused)
    const paid = act(sent.world, pay.id, row(sent.world), {}, visitor)
    if ('refused' in paid) throw new Error(paid.refused)
    expect([billed.world, sent.world, paid.world].map((world) => row(world).values.payment)).toEqual(['Unpaid', 'Unpaid', 'Paid'])
    const tiles = site.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles : [])))
    expect(tiles.find(({ label }) => label === 'Outstanding total of invoices')).toEqual({
      label: 'Outstanding total of invoices',
      entity: 'invoices',
      measure: 'sum',
      field: 'total',
      where: { field: 'payment', is: 'Unpaid' },
    })
  })
})
