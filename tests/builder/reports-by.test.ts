import { expect, test } from 'vitest'
import { createWorld, visitorOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const reportsOf = ({ pages }: AppModel) =>
  pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'report' ? [[block.entity, ...block.groups]] : [])))
const columnsOf = ({ pages }: AppModel, at: string) =>
  pages.flatMap(({ path, blocks }) => (path === at ? blocks.flatMap((block) => (block.kind === 'list' ? [block.fields] : [])) : []))

test('a report groups rows by whose they are, and one of what is billed stands where everybody sees figures', () => {
  const site = siteOf(
    'A settlement system. It generates daily and monthly bills. Users can view bills and make payments, and see a summary of the data by different dimensions.',
  )
  expect(reportsOf(site)).toContainEqual(['bills', 'status', 'type', 'method', 'payer', 'period'])
})

test('figures of a shop that everybody sees have a report of its orders beside that of its products', () => {
  const site = siteOf('A tea shop. Visitors can browse teas and place orders. The shop shows statistics of teas.')
  expect(reportsOf(site).map(([entity]) => entity)).toEqual(['teas', 'orders'])
})

test('a table of payments says when each was paid', () => {
  const site = siteOf('A club site. Members log in, book courts and make payments. Administrators manage payments.')
  expect(columnsOf(site, '/manage-payments')).toEqual([['made_by', 'booking', 'amount', 'method', 'paid_on', 'status']])
})

test('a report draws the measure that is chosen by what it is grouped by', () => {
  const site = siteOf('A tea shop. Visitors can browse teas and place orders. Administrators manage orders and view statistics of orders.')
  const [page] = site.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'report' && block.entity === 'orders'))
  const report = page!.blocks.find((block) => block.kind === 'report' && block.entity === 'orders')!
  const world = [
    ['a', 'Ana Silva', 30],
    ['b', 'Ana Silva', 12],
    ['c', 'Ben Carter', 7],
  ].reduce(
    (so_far, [id, name, total]) => withRow(so_far, 'orders', { id: String(id), owner: 'ana', values: { name: name!, total: total! } }),
    createWorld(site),
  )
  const drawn = wholeOf(world, page!.path, visitorOf(site, 'boss', page!.role ?? null), {
    [`${report.id}.range`]: 'all',
    [`${report.id}.by`]: 'name',
    [`${report.id}.measure`]: '1',
  })
  expect(drawn.match(/<figcaption>Total[^<]* by name<\/figcaption>/g)).toEqual(['<figcaption>Total by name</figcaption>'])
  expect(drawn).toContain('<th scope="row">Ana Silva</th><td class="number">$42</td>')
})
