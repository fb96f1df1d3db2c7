import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel, Values } from '../../builder/model.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { built, createOf, me } from '../support/acting.ts'

const costumes = built(
  'A costume rental website with return management. Users can log in, browse costumes, choose a rental period, see the rental price and deposit, rent a costume, and request a return. Staff manage costumes.',
)
const gear = built('A camping gear rental website. Users can log in and rent gear with number of pieces. Staff manage gear with rent per day and quantity.')
const goodsOf = (model: AppModel): string => model.entities.find(({ fields }) => fields.some(({ label }) => /per day$/.test(label)))!.id
const priceIn = (model: AppModel): string => model.entities.find(({ id }) => id === goodsOf(model))!.fields.find(({ label }) => /per day$/.test(label))!.id

/** What is kept of a rental, else what is said against it. */
function rented(model: AppModel, typed: Typed, thing: Values, others: readonly Values[] = []): Values | string {
  const goods = goodsOf(model)
  const row = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 0, updated_at: 0, values })
  const world = createWorld(model)
  const rows = new Map(world.rows).set(goods, [row('thing', thing)]).set(
    'rentals',
    others.map((values, at) => row(`r${at}`, values)),
  )
  const answer = act({ ...world, rows }, createOf(model, 'rentals').id, null, { name: 'Ada', ...typed }, me)
  return 'refused' in answer ? answer.refused : rowsOf(answer.world, 'rentals').find(({ id }) => id === answer.row)!.values
}

describe('what is rented for some days', () => {
  const by = createOf(costumes, 'rentals').fields[1]!
  const cloak = { name: 'Cloak', [priceIn(costumes)]: 8, deposit: 50 }
  const days = { [by]: 'thing', from_date: '2031-05-02', until: '2031-05-05' }
  it('costs its price for each day, and the deposit on top', () => {
    expect(rented(costumes, days, cloak)).toMatchObject({ nights: 3, price: 8, rent: 24, deposit: 50, total: 74 })
    expect(rented(costumes, { ...days, until: '2031-05-07' }, cloak)).toMatchObject({ nights: 5, rent: 40, deposit: 50, total: 90 })
  })
  it('asks for nothing that is reckoned, and is no rental of nothing', () => {
    expect(createOf(costumes, 'rentals').fields).toEqual(['name', by, 'from_date', 'until', 'note'])
    expect(rented(costumes, { ...days, [by]: '' }, cloak)).toBe('Choose the costume.')
  })
  it('is taken on those days by nobody else', () => {
    const taken = { ...days, name: 'Bo', status: 'Requested' }
    expect(rented(costumes, { ...days, from_date: '2031-05-04', until: '2031-05-08' }, cloak, [taken])).toBe('These days are taken already. Choose other days.')
    expect(rented(costumes, { ...days, from_date: '2031-05-05', until: '2031-05-08' }, cloak, [taken])).toMatchObject({ rent: 24 })
    expect(rented(costumes, days, cloak, [{ ...taken, status: 'Cancelled' }])).toMatchObject({ rent: 24 })
  })
  it('is shown with what it comes to', () => {
    const list = costumes.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === 'rentals' && block.scope === 'mine')
    expect(list).toMatchObject({ fields: ['number', by, 'from_date', 'until', 'rent', 'deposit', 'total', 'status'] })
  })
  it('keeps neither periods nor deposits of their own', () => {
    expect(costumes.entities.map(({ id }) => id)).toEqual(['returns', goodsOf(costumes), 'rentals'])
  })
  it('is back once those who run the site say so', () => {
    const role = costumes.roles.find(({ manages }) => manages)!.id
    const stocked = withRow(createWorld(costumes), goodsOf(costumes), { id: 'thing', owner: null, values: cloak })
    const world = withRow(stocked, 'rentals', { id: 'mine', owner: 'you', values: { ...days, name: 'Ada', status: 'Lent' } })
    const asked = act(world, createOf(costumes, 'returns').id, null, { rental: 'mine' }, me)
    if ('refused' in asked) throw new Error(asked.refused)
    const stateIn = (of: typeof world) => rowsOf(of, 'rentals').find(({ id }) => id === 'mine')?.values.status
    const approve = costumes.actions.find(({ entity, name }) => entity === 'returns' && name === 'Confirm')!
    const done = act(asked.world, approve.id, rowsOf(asked.world, 'returns').find(({ id }) => id === asked.row)!, {}, visitorOf(costumes, 'staff', role))
    if ('refused' in done) throw new Error(done.refused)
    expect([stateIn(asked.world), stateIn(done.world)]).toEqual(['Lent', 'Returned'])
  })
})

describe('what there are several of', () => {
  const by = createOf(gear, 'rentals').fields.find(
    (id) => gear.entities.find(({ id: of }) => of === 'rentals')!.fields.find((field) => field.id === id)?.type === 'reference',
  )!
  const tents = { name: 'Tent', [priceIn(gear)]: 6, quantity: 3 }
  const days = { [by]: 'thing', from_date: '2031-05-02', until: '2031-05-04' }
  const pieces = createOf(gear, 'rentals').fields.find((id) => /pieces/.test(id))!
  it('is let as long as enough of it is left on those days, and each costs', () => {
    const taken = { ...days, [pieces]: 2, status: 'Lent' }
    expect(rented(gear, { ...days, [pieces]: '1' }, tents, [taken])).toMatchObject({ total: 12 })
    expect(rented(gear, { ...days, [pieces]: '3' }, tents)).toMatchObject({ total: 36 })
    expect(rented(gear, { ...days, [pieces]: '2' }, tents, [taken])).toBe('Only 1 are left on these days. Choose other days, or fewer.')
  })
})
