import { describe, expect, it, test } from 'vitest'
import { act, createWorld, visitorOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const watchOf = ({ pages }: AppModel): { readonly path: string; readonly block: BlockOf<'watch'> } | undefined =>
  pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'watch' ? [{ path, block }] : [])))[0]
const site = siteOf(
  'A factory website. Users can record production orders with a quantity and a due date, view devices, set alert thresholds, and receive alert notifications.',
)
const [orders] = site.entities.filter(({ plural }) => plural === 'production orders')
const watch = watchOf(site)!
const visitor = visitorOf(site, 'you', null)
const date = orders!.fields.find(({ type }) => type === 'date')!
const number = orders!.fields.find(({ id }) => watch.block.watched.some((one) => one.entity === orders!.id && one.field === id && !one.due))!
const bare = { ...createWorld(site), rows: new Map(site.entities.map(({ id }) => [id, []])), pages: new Map<string, string>() }
const order = (id: string, values: Readonly<Record<string, string | number>>) => (world: typeof bare) =>
  withRow(world, orders!.id, { id, owner: 'you', values: { [orders!.title]: id, ...values } }) as typeof bare
const told = (world: typeof bare): string[] => {
  const html = wholeOf(world, watch.path, visitor)
  const part = /<section class="block block-watch[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  return [...part.matchAll(/<li class="card told">[\s\S]*?<\/li>/g)].map(([item]) =>
    item
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('where alerts are asked for, the page of alerts has limits to set for what the site keeps', () => {
  expect(watch.block.watched.map(({ name }) => name)).toContain(`Production orders: ${number.label}`)
  expect(watch.block.watched.find(({ field }) => field === date.id)?.due).toBe(true)
  expect(watchOf(siteOf('A recipe blog. Visitors browse recipes.'))).toBe(undefined)
})

test('stock is watched by the least that should be there, and its samples are about what runs low', () => {
  const stock = siteOf(
    'We run a small bike workshop. Keep our stock of spare parts: goods come in and go out, we must never go below zero, and we want a warning when something runs low.',
  )
  const found = watchOf(stock)?.block
  expect(found?.watched.flatMap(({ name, lowest }) => (lowest ? [[name, lowest]] : []))).toEqual([['Items: Quantity', 'minimum_quantity']])
  expect(stock.entities.find(({ id }) => id === found?.entity)?.seeds).toEqual([])
  expect(stock.requirements.flatMap(({ clause, status }) => (/go out|below zero/.test(clause) ? [status] : []))).toEqual(['built', 'built'])
  const warnings = stock.entities.find(({ plural }) => plural === 'warnings')
  expect(warnings?.seeds.map(({ title }) => String(title)).every((title) => title.endsWith(' runs low'))).toBe(true)
})

describe('what is beyond a limit', () => {
  const rule = (condition: string, limit: number, watched = `Production orders: ${number.label}`) => ({ watched, condition, limit: String(limit) })
  const add = site.actions.find(({ kind, entity }) => kind === 'create' && entity === watch.block.entity)!
  const withRule = (world: typeof bare, typed: Readonly<Record<string, string>>): typeof bare => {
    const done = act(world, add.id, null, typed, visitor)
    if ('refused' in done) throw new Error(done.refused)
    return done.world as typeof bare
  }

  it('is told as soon as somebody set the limit, and is counted in the header of every page', () => {
    const world = order('A7', { [number.id]: 12 })(order('B2', { [number.id]: 4 })(bare))
    expect(told(world)).toEqual([])
    expect(wholeOf(world, watch.path, visitor)).toContain('Everything is within its limits.')
    const set = withRule(world, rule('is above', 10))
    expect(told(set)).toEqual([expect.stringMatching(/^A7 .*12.* above 10$/)])
    expect(wholeOf(set, '/', visitor)).toMatch(/<span class="bell-count">1<\/span><span class="sr"> beyond their limits/)
    expect(told(withRule(world, rule('is below', 5)))).toEqual([expect.stringMatching(/^B2 .* below 5$/)])
    expect(told(withRule(world, rule('is above', 12)))).toEqual([])
  })

  it('is a date that is near or past, unless it is done', () => {
    const world = order('late', { [date.id]: '2026-01-13' })(order('near', { [date.id]: '2026-01-20' })(order('far', { [date.id]: '2026-03-01' })(bare)))
    expect(told(world).map((item) => item.split(' ').slice(-3).join(' '))).toEqual(
      expect.arrayContaining(['2 days late', 'in 5 days'].map((said) => expect.stringContaining(said))),
    )
    expect(told(world)).toHaveLength(2)
    expect(told(withRule(world, rule('is due within days', 60, `Production orders: ${date.label}`)))).toHaveLength(3)
    const end = orders!.lifecycle?.transitions.find(({ to }) => /^(?:done|complet|finish|cancel)/i.test(to))?.to ?? ''
    expect(told(order('late', { [date.id]: '2026-01-13', [orders!.lifecycle?.field ?? 'x']: end })(bare))).toEqual([])
  })

  it('is set by each for themselves', () => {
    const world = order('A7', { [number.id]: 12 })(bare)
    const values = { watched: `Production orders: ${number.label}`, condition: 'is above', limit: 10 }
    const kept = (owner: string) => withRow(world, watch.block.entity, { id: 'rule', owner, values }) as typeof bare
    expect([told(kept('somebody')), told(kept('you')).length]).toEqual([[], 1])
  })
})

it('what is beyond its limits is kept up to date on the page where alerts come in real time', () => {
  const live = siteOf(
    'A financial alert system. Users can view financial data, set alert thresholds, and receive real-time alerts when a threshold is exceeded.',
  )
  const found = watchOf(live)
  const block = live.pages.find(({ path }) => path === found?.path)?.blocks.find(({ kind }) => kind === 'live')
  expect(block?.kind === 'live' && block.blocks.includes(found?.block.id ?? '')).toBe(true)
})
