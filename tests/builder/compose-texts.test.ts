import { expect, it } from 'vitest'
import { textsOf } from '../../builder/lexicon/texts.ts'
import { siteOf } from '../support/visitor-words.ts'

const board = siteOf(
  'A job board where companies post jobs with a salary and a location, and candidates search jobs, save them and apply. Companies accept or reject applications.',
)
const store = siteOf('An inventory system for a small warehouse: products with a quantity and a shelf, stock in and stock out, and suppliers.')

it('a job is described as a job, and an application says why', () => {
  const said = (singular: string, field: string) => board.entities.find((entity) => entity.singular === singular)!.seeds.map((row) => row[field])
  expect(said('job', 'description').filter((text) => !textsOf('vacancy', 'description')!.includes(`${text}`))).toEqual([])
  expect(said('application', 'reason').filter((text) => !textsOf('application', 'reason')!.includes(`${text}`))).toEqual([])
})

it('a step has the verb that the words have for it, and no second one beside it', () => {
  expect(board.entities.find(({ singular }) => singular === 'application')?.lifecycle?.transitions.map(({ name, to }) => [name, to])).toEqual([
    ['Accept', 'Accepted'],
    ['Reject', 'Rejected'],
    ['Withdraw', 'Withdrawn'],
  ])
})

it('stock in and stock out are movements of what is in stock, whose number is kept once', () => {
  expect(store.entities.map(({ plural }) => plural)).toEqual(['products', 'stock movements', 'suppliers'])
  const labels = store.entities[0]!.fields.map(({ label }) => label)
  expect(labels.filter((label) => /stock|quantity/i.test(label))).toEqual(['Quantity'])
  expect(store.entities[0]!.seeds.every(({ shelf }) => typeof shelf === 'string')).toEqual(true)
  expect(new Set(store.entities[1]!.seeds.map(({ direction }) => direction))).toEqual(new Set(['In', 'Out']))
})
