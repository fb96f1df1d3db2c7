import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import type { TestApp } from '../support/app.ts'
import { openDeployed, taking } from '../support/deployed.ts'
import { trading } from '../support/trade-model.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let app: TestApp
let id: string
let url: string
beforeEach(async () => {
  const built = await openDeployed('a court and a counter', {}, taking(trading))
  app = built.app
  id = built.id
  url = built.url
})
afterEach(() => app.close())

const sample = (entity: string, index: number) => sampleId({ project_id: id, space: 'live' }, entity, index)
const values = async (entity: string): Promise<Values[]> => {
  const rows = await app.db.selectFrom('site_rows').select('fields').where('entity', '=', entity).where('space', '=', 'live').execute()
  return rows.map(({ fields }) => JSON.parse(fields) as Values)
}
const stockOf = async (name: string) => (await values('items')).find((one) => one.name === name)?.stock
const book = (name: string) => visitorAt(app, url).post('/_actions/book', { court: name, date: '2031-03-04', time: '10:00', back: '/', row: '' })

describe('what is booked and bought by many at once', () => {
  it('goes to one of them where there is one time', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => book('A')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422, 422, 422])
    expect((await values('bookings')).map(({ court, time }) => [court, time])).toEqual([['A', '10:00']])
  })
  it('is never more than is left, and each order has a number of its own', async () => {
    const buyers = Array.from({ length: 4 }, () => visitorAt(app, url))
    for (const buyer of buyers) await buyer.post('/_actions/add', { item: sample('items', 0), quantity: '1', back: '/', row: '' })
    const replies = await Promise.all(buyers.map((buyer) => buyer.post('/_actions/order', { payment: 'Cash', back: '/', row: '' })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 303, 422, 422])
    expect(await stockOf('Racket')).toBe(0)
    expect((await values('orders')).map(({ number }) => number).toSorted()).toEqual(['ORD-1001', 'ORD-1002'])
    expect([(await values('lines')).length, (await values('carts')).length]).toEqual([2, 2])
  })
})

describe('an order', () => {
  it('that is cancelled puts what it took back on the shelf', async () => {
    const buyer = visitorAt(app, url)
    await buyer.post('/_actions/add', { item: sample('items', 1), quantity: '7', back: '/', row: '' })
    const placed = await buyer.post('/_actions/order', { payment: 'Card', card: '4242 4242 4242 4242', back: '/', row: '' })
    const row = new URL(placed.headers.get('location') ?? '', url).searchParams.get('row') ?? ''
    expect(await stockOf('Ball')).toBe(23)
    expect((await visitorAt(app, url).post('/_actions/cancel_order', { row, back: '/' })).status).toBe(404)
    expect((await buyer.post('/_actions/cancel_order', { row, back: '/' })).status).toBe(303)
    expect([await stockOf('Ball'), (await values('orders')).map(({ paid, card }) => [paid, card])]).toEqual([30, [['Refunded', '•••• 4242']]])
  })
  it('past the row limit changes nothing at all', async () => {
    const buyer = visitorAt(app, url)
    await buyer.post('/_actions/add', { item: sample('items', 1), quantity: '7', back: '/', row: '' })
    await app.db.updateTable('plans').set({ db_rows_limit: 2 }).execute()
    const reply = await buyer.post('/_actions/order', { payment: 'Cash', back: '/', row: '' })
    expect([reply.status, await stockOf('Ball'), (await values('orders')).length, (await values('carts')).length]).toEqual([422, 30, 0, 1])
    expect(await textOf(reply)).toContain('This site keeps 2 entries')
  })
})
