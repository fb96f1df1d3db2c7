import { describe, expect, it, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, createOf, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const shop = built(
  'A tea shop website with group buying and crowdfunding. Users can browse teas, join group buying and take part in crowdfunding activities. Administrators manage teas.',
)
const entityOf = (model: AppModel, label: string) => model.entities.find(({ fields }) => fields.some((field) => field.label === label))!
const groups = entityOf(shop, 'People needed')
const joins = shop.entities.find(({ fields, singular }) => singular !== 'tea' && fields.some(({ entity }) => entity === groups.id))!
const by = joins.fields.find(({ entity }) => entity === groups.id)!.id
const join = createOf(shop, joins.id)
const typed = (row: string) => ({ name: 'Ana', email: 'ana@example.com', [by]: row })
const joined = (world: World, row: string) => rowsOf(world, groups.id).find(({ id }) => id === row)!.values.joined
const groupIn = (state: string) => rowsOf(createWorld(shop), groups.id).find(({ values }) => values.status === state)!

describe('a group purchase', () => {
  it('counts who joins, until they leave, and takes nobody twice', () => {
    expect(flawsOf(shop)).toEqual([])
    const open = groupIn('Open')
    const one = done(createWorld(shop), join, typed(open.id))
    expect(joined(one.world, open.id)).toBe(Number(open.values.joined) + 1)
    expect(act(one.world, join.id, null, typed(open.id), me)).toMatchObject({ refused: expect.stringMatching(/already|full/) })
    const leave = shop.actions.find(({ entity, name }) => entity === joins.id && name === 'Leave')!
    const left = done(one.world, leave, {}, rowsOf(one.world, joins.id).find(({ id }) => id === one.row)!)
    expect(joined(left.world, open.id)).toBe(open.values.joined)
    const remove = shop.actions.find(({ entity, kind }) => entity === joins.id && kind === 'delete')!
    const gone = done(left.world, remove, {}, rowsOf(left.world, joins.id).find(({ id }) => id === one.row)!)
    expect(joined(gone.world, open.id)).toBe(open.values.joined)
  })

  it('takes nobody once it is full or complete, and is not offered then', () => {
    const complete = groupIn('Completed')
    expect(complete.values.joined).toBe(complete.values.people_needed)
    expect(act(createWorld(shop), join.id, null, typed(complete.id), me)).toMatchObject({ refused: expect.stringContaining('is closed') })
    const open = groupIn('Open')
    const room = Number(open.values.people_needed) - Number(open.values.joined)
    let world = createWorld(shop)
    for (let index = 0; index < room; index += 1) {
      const answer = act(world, join.id, null, typed(open.id), { id: `other-${index}`, role: null })
      if ('refused' in answer) throw new Error(answer.refused)
      world = {
        ...answer.world,
        rows: new Map([...answer.world.rows].map(([id, rows]) => [id, rows.map((row) => ({ ...row, id: row.id.replace(/^made-/, `n${index}-`) }))])),
      }
    }
    expect(act(world, join.id, null, typed(open.id), me)).toMatchObject({ refused: expect.stringContaining('is full') })
    const page = shop.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === groups.id)!
    const rows = Object.fromEntries(shop.entities.map(({ id }) => [id, rowsOf(world, id)]))
    const shown = (row: string) =>
      renderPage(shop, { path: page.path, query: { row }, base: '', visitor: me, roles: [], rows, today: '2026-01-05', badge: false }).html
    const offer = new RegExp(`set\\.${by}=`)
    expect([shown(open.id), shown(complete.id)].map((html) => offer.test(html))).toEqual([false, false])
  })

  it('shows how many have joined wherever it is looked at', () => {
    const shown = shop.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ((block.kind === 'list' || block.kind === 'detail') && block.entity === groups.id ? [block.fields.includes('joined')] : [])),
    )
    expect(new Set(shown)).toEqual(new Set([true]))
  })

  it('keeps its number out of the hands of whoever enters one', () => {
    const asked = shop.actions.flatMap(({ entity, fields }) => (entity === groups.id ? fields : []))
    expect(asked).not.toContain('joined')
  })
})

test('a crowdfunding takes pledges, which its sum and its backers follow, as long as it runs', () => {
  const fund = entityOf(shop, 'Backers')
  const pledges = shop.entities.find(({ singular }) => singular === 'pledge')!
  const back = createOf(shop, pledges.id)
  const row = rowsOf(createWorld(shop), fund.id)[0]!
  const pledge = { project: row.id, name: 'Ana', amount: '35', payment: 'Card', card_number: '4242 4242 4242 4242' }
  const after = done(createWorld(shop), back, pledge)
  const values = rowsOf(after.world, fund.id).find(({ id }) => id === row.id)!.values
  expect([values.raised, values.backers]).toEqual([Number(row.values.raised) + 35, Number(row.values.backers) + 1])
  expect(act(createWorld(shop), back.id, null, { ...pledge, amount: '-35' }, me)).toHaveProperty('refused')
  const over: World = createWorld(shop)
  const ended = new Map(
    [...over.rows].map(([id, rows]) => [id, rows.map((one) => (one.id === row.id ? { ...one, values: { ...one.values, ends_on: '2000-01-01' } } : one))]),
  )
  expect(act({ ...over, rows: ended }, back.id, null, pledge, me)).toMatchObject({ refused: expect.stringContaining('is over') })
})

test('a production that is finished is in the stock of its product, once', () => {
  const works = built('A factory system for inventory management and production management. Staff can browse inventory items and plan productions.')
  expect(flawsOf(works)).toEqual([])
  const entity = works.entities.find(({ id }) => id === 'productions')!
  const product = entity.fields.find(({ type, id }) => type === 'reference' && id === 'product')!
  const world = createWorld(works)
  const row = rowsOf(world, 'productions').find(({ values }) => values.status === 'In production')!
  const stock = (of: World) => rowsOf(of, product.entity!).find(({ id }) => id === row.values.product)!.values.quantity
  const finish = works.actions.find(({ entity: id, name }) => id === 'productions' && name === 'Finish')!
  const staff = { id: 'staff', role: finish.role ?? works.roles.find(({ manages }) => manages)?.id ?? null }
  const after = act(world, finish.id, row, {}, staff)
  if ('refused' in after) throw new Error(after.refused)
  expect(stock(after.world)).toBe(Number(stock(world)) + Number(row.values.quantity))
  const again = rowsOf(after.world, 'productions').find(({ id }) => id === row.id)!
  expect('refused' in act(after.world, finish.id, again, {}, staff)).toBe(true)
})

test('a permission for the same role and section changes the one that is there, for whoever runs the site alone', () => {
  const office = built(
    'An office system with role management and permission management. Users can browse documents. The administrator manages users, roles and permissions.',
  )
  const permissions = office.permissions!
  const add = createOf(office, permissions.entity)
  const world = createWorld(office)
  const [row] = rowsOf(world, permissions.entity)
  const said = { role: String(row!.values.role), section: String(row!.values.section), access: 'No access' }
  const boss = { id: 'boss', role: office.roles.find(({ manages }) => manages)!.id }
  const answer = act(world, add.id, null, said, boss)
  if ('refused' in answer) throw new Error(answer.refused)
  const rows = rowsOf(answer.world, permissions.entity).filter(({ values }) => values.role === said.role && values.section === said.section)
  expect(rows.map(({ values }) => values.access)).toEqual(['No access'])
  expect('refused' in act(world, add.id, null, said, me)).toBe(true)
})
