import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf('A clinic. Users can log in, book appointments and view their invoices. Administrators add doctors and create invoices.')
const emptyOf = (plural: string, role: boolean) =>
  model.pages.flatMap((page) =>
    (page.role !== undefined) === role && page.path !== '/'
      ? page.blocks.flatMap((block) => (block.kind === 'list' && block.entity === model.entities.find((one) => one.plural === plural)?.id ? [block.empty] : []))
      : [],
  )[0]

test('an empty list names what one may do oneself, and nothing that others do', () => {
  expect([emptyOf('invoices', false), emptyOf('invoices', true), emptyOf('appointments', false)]).toEqual([
    'There are no invoices here yet.',
    'There are no invoices here yet. Create invoice and it appears here.',
    'There are no appointments here yet. Book appointment and it appears here.',
  ])
})
