import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { Typed } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

/** A site with those who run it at work: what they do to rows, and how much of the first goods there is. */
function store(words: string, goods: string, field: string) {
  const model = siteOf(words)
  const staff = visitorOf(model, 'sue', model.roles.find(({ manages }) => manages)?.id ?? null)
  const first = `${goods}-sample-1`
  const left = (world: World, row = first) => Number(rowsOf(world, goods).find(({ id }) => id === row)?.values[field])
  const tried = (world: World, entity: string, name: string, typed: Typed = {}) => {
    const action = model.actions.find((one) => one.entity === entity && (name === 'create' ? one.kind === 'create' : one.name === name))!
    return act(world, action.id, name === 'create' ? null : (rowsOf(world, entity).find(({ owner }) => owner === 'sue') ?? null), typed, staff)
  }
  const done = (world: World, entity: string, name: string, typed: Typed = {}): World => {
    const answer = tried(world, entity, name, typed)
    if ('refused' in answer) throw new Error(`${name}: ${answer.refused}`)
    return answer.world
  }
  return { model, staff, first, left, tried, done, start: createWorld(model) }
}

describe('goods that come in and go out', () => {
  const depot = store(
    'A warehouse system. Staff manage items with quantity and minimum stock, create purchase orders, confirm deliveries as received, record goods issues and see low stock.',
    'items',
    'quantity',
  )
  const { start, first, left, done, tried } = depot

  it('are more once a delivery of them is received, and not before', () => {
    const expected = done(start, 'deliveries', 'create', { delivery_note: 'DN-1', goods: first, quantity: '7' })
    expect(left(expected)).toBe(left(start))
    expect(left(done(expected, 'deliveries', 'Receive'))).toBe(left(start) + 7)
  })

  it('are fewer by what is issued, and never less than none', () => {
    const issue = { number: 'GI-1', goods: first, date: '2026-01-15' }
    expect(left(done(start, 'goods_issues', 'create', { ...issue, quantity: '2' }))).toBe(left(start) - 2)
    expect(tried(start, 'goods_issues', 'create', { ...issue, quantity: String(left(start) + 1) })).toEqual({
      refused: expect.stringMatching(/^There are only [\d,]+ of .+\. Take out fewer\.$/),
    })
  })

  it('come back where an issue of them is taken back', () => {
    const issued = done(start, 'goods_issues', 'create', { number: 'GI-1', goods: first, quantity: '2', date: '2026-01-15' })
    expect(left(done(issued, 'goods_issues', 'Delete'))).toBe(left(start))
  })

  it('are marked in their list once they are down to their lowest level', () => {
    const { model, staff } = depot
    const low = model.entities.find(({ id }) => id === 'items')?.low
    expect(low).toEqual({ left: 'quantity', at: 'minimum_stock' })
    const path = model.pages.find(
      ({ path: at, blocks }) => at.includes('manage') && blocks.some((block) => block.kind === 'list' && block.entity === 'items'),
    )!.path
    const at = (left_: number): World => ({
      ...start,
      pages: new Map(),
      rows: new Map([
        ...start.rows,
        ['items', rowsOf(start, 'items').map((row) => ({ ...row, values: { ...row.values, quantity: left_, minimum_stock: 10 } }))],
      ]),
    })
    const marks = (world: World) =>
      [...pageOf(world, path, staff).matchAll(/<span class="tag tag-(?:wait|bad)">(Low|None left)<\/span>/g)].map(([, mark]) => mark)
    expect([new Set(marks(at(10))), new Set(marks(at(0))), marks(at(11))]).toEqual([new Set(['Low']), new Set(['None left']), []])
  })

  it('are what "low stock" looks at, which is nothing kept by itself', () => {
    expect(depot.model.entities.filter(({ plural }) => plural.includes('low'))).toEqual([])
  })
})

describe('a receipt of what was ordered', () => {
  const office = store(
    'A purchasing system. Buyers manage materials with stock and minimum stock, create purchase orders and record goods receipts with purchase order and quantity.',
    'materials',
    'stock',
  )
  const { model, start, left, first, done, tried } = office
  const order = { order_number: 'PO-1', material: first, item: first, quantity: '5', unit_price: '2', ordered_on: '2026-01-15', total: '10' }

  it('brings it into the stock once, however it is entered', () => {
    const receipts = model.entities.find(({ id }) => id === 'goods_receipts')!
    const by = receipts.fields.find(({ entity }) => entity === 'purchase_orders')!.id
    const of = receipts.fields.find(({ entity }) => entity === 'materials')!.id
    const sent = done(done(start, 'purchase_orders', 'create', order), 'purchase_orders', 'Send')
    const mine = rowsOf(sent, 'purchase_orders').find(({ owner }) => owner === 'sue')!.id
    const typed = {
      ...Object.fromEntries(
        receipts.fields.map(({ id, type }) => [id, type === 'number' ? '5' : type === 'date' ? '2026-01-15' : type === 'text' ? 'GR-1' : '']),
      ),
      [by]: mine,
      [of]: first,
    }
    const received = done(sent, 'goods_receipts', 'create', typed)
    expect([left(received), rowsOf(received, 'purchase_orders').find(({ id }) => id === mine)?.values.status]).toEqual([left(start) + 5, 'Received'])
    expect(tried(received, 'goods_receipts', 'create', typed)).toEqual({ refused: expect.stringContaining('has been received already') })
    expect(tried(received, 'purchase_orders', 'Receive')).toEqual({ refused: '“Receive” is not possible: the purchase order is Received.' })
  })
})

describe('what is made of materials', () => {
  it('uses up as much of each as its bill says, and is not made where there is too little', () => {
    const factory = store(
      'A furniture factory. The system manages materials, products, bills of materials and production orders. Staff finish production orders.',
      'materials',
      'in_stock',
    )
    const { start, left, first, done, tried } = factory
    const made = (quantity: string, world = start): World =>
      done(done(world, 'production_orders', 'create', { task: 'Tables', product: 'products-sample-1', quantity }), 'production_orders', 'Start')
    const bill = (quantity: string): World => ({
      ...done({ ...start, rows: new Map([...start.rows, ['boms', []]]) }, 'boms', 'create', {
        title: 'Boards',
        product: 'products-sample-1',
        material: first,
        quantity,
      }),
    })
    const two = made('2', bill('3'))
    expect(left(done(two, 'production_orders', 'Finish'))).toBe(left(start) - 6)
    expect(tried(made('2', bill(String(left(start)))), 'production_orders', 'Finish')).toEqual({
      refused: expect.stringMatching(/^This takes [\d,]+ of .+, and there are only [\d,]+\. Receive more of it first\.$/),
    })
  })

  it('uses up what is recorded for it, where no bill is kept', () => {
    const bakery = store(
      'A stock system for a bakery. Staff manage ingredients, record deliveries from suppliers and create production orders that use up ingredients.',
      'ingredients',
      'quantity',
    )
    const { start, left, first, done, model } = bakery
    const used = done(start, 'material_uses', 'create', { note: 'Dough', order: 'production_orders-sample-1', goods: first, quantity: '3' })
    expect(left(used)).toBe(left(start) - 3)
    expect(model.entities.find(({ id }) => id === 'ingredients')?.fields[0]?.type).toBe('text')
  })
})
