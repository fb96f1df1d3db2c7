import { expect, test } from 'vitest'
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
