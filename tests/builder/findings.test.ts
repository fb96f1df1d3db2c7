import { describe, expect, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { findingsIn } from '../../builder/render/insight/findings.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Typed, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const row = (id: string, values: SiteRow['values'], owner: string | null = null): SiteRow => ({
  id,
  owner,
  created_at: Date.parse('2026-12-01'),
  updated_at: 1,
  values,
})
const entity = (fields: Entity['fields'], more: Partial<Entity> = {}): Entity => ({
  id: 'parts',
  singular: 'part',
  plural: 'parts',
  title: 'name',
  fields: [{ id: 'name', label: 'Name', type: 'text', required: true }, ...fields],
  read: 'public',
  write: 'anyone',
  seeds: [],
  ...more,
})
const number = (id: string, label: string) => ({ id, label, type: 'number' as const, required: false })
const date = (id: string, label: string) => ({ id, label, type: 'date' as const, required: false })
const found = (of: Entity, rows: readonly SiteRow[], purpose: 'improve' | 'check' | 'foresee') =>
  findingsIn({ entity: of, rows, today: '2026-12-03', nameOf: ({ values }) => String(values.name) }, purpose).map(({ rule, words }) => [rule, words])

describe('what stands out in rows', () => {
  test('is what is below its own limit, and what is much the highest', () => {
    const stock = entity([number('in_stock', 'In stock'), number('min_stock', 'Least')])
    const rows = [
      row('a', { name: 'Bolt', in_stock: 3, min_stock: 5 }),
      row('b', { name: 'Nut', in_stock: 80, min_stock: 5 }),
      row('c', { name: 'Gear', in_stock: 17, min_stock: 5 }),
    ]
    expect(found(stock, rows, 'improve')).toEqual([
      ['low', 'Bolt: only 3 left'],
      ['most', 'Nut has the highest in stock: 80, 80 % of all'],
      ['most', 'Bolt has the highest least: 5, 33 % of all'],
    ])
  })
  test('is what is there twice, lacks what the others have, or lies far from the usual', () => {
    const sized = entity([number('weight', 'Weight'), { id: 'maker', label: 'Maker', type: 'text', required: false }])
    const rows = ['Bolt', 'Nut', 'Gear', 'Pin', 'Cap', ' bolt'].map((name, index) =>
      row(String(index), { name, weight: index === 3 ? 900 : 10 + (index % 5), maker: index === 2 ? null : 'Kestrel' }),
    )
    expect(found(sized, rows, 'check')).toEqual([
      ['doubled', 'Bolt: there 2 times'],
      ['missing', 'Gear: no maker'],
      ['unusual', 'Pin: weight 900, where 159.5 is usual'],
    ])
  })
  test('is how numbers went on from their days, and what comes next if they go on so', () => {
    const sold = entity([number('sold', 'Sold'), date('day', 'Day')])
    const rows = [10, 10, 20, 20].map((amount, index) => row(String(index), { name: `Day ${index}`, sold: amount, day: `2026-11-0${index + 1}` }))
    expect(found(sold, rows, 'foresee')[0]).toEqual(['trend', 'Sold rose by 100 %, from 10 to 20 on average; about 25 comes next if it goes on so'])
  })
  test('is what is late, and nothing of what is done', () => {
    const due = entity([date('due_on', 'Due'), { id: 'status', label: 'Status', type: 'choice', required: true, choices: ['Open', 'Done'] }], {
      lifecycle: {
        field: 'status',
        initial: 'Open',
        transitions: [{ id: 'finish', name: 'Finish', from: ['Open'], to: 'Done' }],
        due: { field: 'due_on', open: ['Open'], word: 'Overdue' },
      } as Entity['lifecycle'],
    })
    const rows = [row('a', { name: 'Oil', due_on: '2026-12-01', status: 'Open' }), row('b', { name: 'Belt', due_on: '2026-11-01', status: 'Done' })]
    expect(found(due, rows, 'check')).toEqual([['late', 'Oil: overdue for 2 days']])
  })
  test('is nothing of numbers whose rows each say what they measure', () => {
    const mixed = entity([number('value', 'Value'), { id: 'unit', label: 'Unit', type: 'text', required: false }])
    expect(
      found(
        mixed,
        [1, 2, 3, 900].map((value, index) => row(String(index), { name: `M${index}`, value, unit: 'x' })),
        'improve',
      ),
    ).toEqual([])
  })
})

const plant = siteOf(
  'A production management system with production planning, inventory management and product information. Users should be able to log in, browse and manage products and their stock, manage production plans, and optimize production processes.',
)
const run = plant.actions.find(({ effects }) => effects?.some(({ kind }) => kind === 'found'))!
const effect = run.effects!.find((one) => one.kind === 'found')!
const ada: Visitor = {
  id: 'ada',
  role: run.role ?? null,
  name: 'Ada Long',
  account: { kind: 'own', id: 'ada', name: 'Ada Long', email: 'ada@example.com' } as never,
}

describe('an optimization of what a site keeps', () => {
  test('is worked out when it is started, of rows that whoever starts it may read', () => {
    const source = plant.entities.find(({ id }) => id === effect.sources[0]!.entity)!
    const sum = source.fields.find(({ type }) => type === 'number')!
    const rows = {
      [source.id]: [1, 2, 97].map((amount, index) => row(`p${index}`, { ...source.seeds[0], [source.title]: `Batch ${index}`, [sum.id]: amount })),
    }
    const typed: Typed = { [plant.entities.find(({ id }) => id === run.entity)!.title]: 'First', about: effect.sources[0]!.name }
    const done = submit(plant, { action: run.id, row: null, typed, visitor: ada, today: '2026-12-03', rows, strict: false, newId: () => 'r1' })
    const said = done.kind === 'writes' ? String(done.writes.flatMap((write) => (write.kind === 'insert' ? [write.values[effect.to]] : []))[0]) : done
    expect(said).toContain(`Batch 2 has the highest ${sum.label.toLowerCase()}: 97`)
    expect(said).toContain(`Gone through: 3 ${source.plural}.`)
  })
  test('asks for no result, and goes through no states', () => {
    expect(run.fields).not.toContain(effect.to)
    expect(plant.entities.find(({ id }) => id === run.entity)?.lifecycle).toBeUndefined()
    expect(plant.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' && block.action === run.id ? [block.text] : [])))).toContain(
      'It is worked out at once, by rules and by counting, of what this site keeps.',
    )
  })
})

test('what is foretold goes on as the known values do', () => {
  const site = siteOf('A device data platform. Users should be able to log in, record readings of devices, and predict equipment failures.')
  const predict = site.actions.find(({ effects }) => effects?.some(({ kind }) => kind === 'foreseen'))!
  const made = (known: string) => {
    const typed = { title: 'Pump', measure: 'Faults', known_values: known }
    const done = submit(site, { action: predict.id, row: null, typed, visitor: ada, today: '2026-12-03', rows: {}, strict: false, newId: () => 'r1' })
    return done.kind === 'writes'
      ? done.writes.flatMap((write) => (write.kind === 'insert' ? [[write.values.predicted_value, write.values.confidence]] : []))[0]
      : done
  }
  expect(made('2, 4, 6')).toEqual([8, 95])
  expect(made('10; 20; 10; 20')).toEqual([20, 71])
  expect(made('soon')).toEqual([null, null])
})

test('errors of what a site keeps are listed where its errors are', () => {
  const site = siteOf('A data platform. Users can browse and manage customers and products. The system checks the data for errors.')
  const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'findings'))!
  const block = page.blocks.find((one) => one.kind === 'findings')!
  const source = site.entities.find(({ id, read }) => block.sources.includes(id) && read === 'public')!
  const twice = [row('a', { ...source.seeds[0] }, 'me'), row('b', { ...source.seeds[0] }, 'me')]
  const request = { path: page.path, query: {}, base: '', visitor: { id: 'me', role: page.role ?? null }, roles: [], today: '2026-12-03', badge: false }
  const html = renderPage(site, { ...request, rows: { [source.id]: twice } }).html
  expect(html).toContain('there 2 times')
  expect(html).toContain('Keep one and delete the other.')
})
