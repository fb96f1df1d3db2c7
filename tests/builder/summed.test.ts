import { expect, it } from 'vitest'
import { keptFigures } from '../../builder/complete/insight/kept-figures.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const tilesOf = ({ pages }: AppModel) =>
  pages.flatMap(({ path, blocks }) =>
    path !== '/' && blocks[0]?.kind === 'tiles' ? blocks[0].tiles.map(({ label, where }) => [label, where?.is ?? null]) : [],
  )

it('figures of a shop say what its orders come to, and count a state that orders have', () => {
  const shop = siteOf('A bakery shop. Customers can browse cakes and place orders. Administrators can manage orders and view statistics.')
  const states = shop.entities.find(({ id }) => id === 'orders')!.fields.find(({ id }) => id === 'status')!.choices!
  const tiles = tilesOf(shop)
  expect(tiles).toContainEqual(['Total of orders', null])
  expect(tiles.filter(([label]) => String(label).startsWith('Orders: ')).map(([, is]) => states.includes(String(is)))).toEqual([true])
})

it('samples of kept reports say what the other samples come to in their time', () => {
  const report = {
    kind: 'report',
    entity: 'fees',
    date: 'on',
    measures: [
      { label: 'Fees', measure: 'count' },
      { label: 'Total amount', measure: 'sum', field: 'amount' },
    ],
    keeps: { action: 'keep' },
  }
  const fees = {
    id: 'fees',
    plural: 'fees',
    fields: [{ id: 'amount', type: 'money' }],
    seeds: [
      { on: '-3d', amount: 20 },
      { on: '-7d', amount: 1500 },
      { on: '-30d', amount: 9 },
    ],
  }
  const kept = { id: 'kept', fields: [], seeds: [{ title: 'Fees, last week', about: 'Fees', from: '-8d', until: '-2d', figures: '' }] }
  const model = { entities: [fees, kept], actions: [{ id: 'keep', entity: 'kept' }], pages: [{ blocks: [report] }] }
  const done = keptFigures({ model } as unknown as Parameters<typeof keptFigures>[0])
  expect(done.model.entities[1]?.seeds.map(({ figures }) => figures)).toEqual(['Fees: 2; Total amount: $1,520'])
})
