import { describe, expect, it, test } from 'vitest'
import type { AppModel, Field } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const entityIn = ({ entities }: AppModel, plural: string) => entities.find((entity) => entity.plural === plural)
const referencesOf = (words: string, plural: string): (string | undefined)[] =>
  entityIn(siteOf(words), plural)?.fields.flatMap(({ entity }) => (entity === undefined ? [] : [entity])) ?? ['nothing is kept of that name']

describe('what is done, measured or made is of what the words tie it to', () => {
  it.each([
    ['by its name', 'A network site. Managers manage network devices and groups. Users can log in and view device scans.', 'device scans', 'network_devices'],
    ['by the sentence that names both', 'A shop for members. Users can browse campaigns and rules, join campaigns and get rewards.', 'rewards', 'campaigns'],
    ['as the only one that it can be of', 'A payment site. Users can view orders. The site should have settlements.', 'settlements', 'orders'],
    [
      'as what the site is about',
      'A seal approval system for managing seals. Staff can submit applications and see handling certificates.',
      'handling certificates',
      'seals',
    ],
  ])('%s: %s', (_, words, plural, whole) => expect(referencesOf(words, plural)).toEqual([whole]))
})

test('nobody has to say what it is of, and its sample rows are of rows that there are', () => {
  const site = siteOf('A customer website. Users can update customers and view update records.')
  const records = entityIn(site, 'update records')!
  const customer = records.fields.find(({ entity }) => entity === 'customers') as Field
  expect(customer).toEqual({ id: 'customer', label: 'Customer', type: 'reference', required: false, entity: 'customers' })
  const count = entityIn(site, 'customers')!.seeds.length
  expect(records.seeds.every((seed) => (seed.customer as number) < count)).toBe(true)
})

describe('it is of nothing', () => {
  it.each([
    ['where two may be meant', 'A shop site with products. Users can view repairs and parcels. The site should have reports.', 'reports'],
    [
      'where it holds what it was made from',
      'A tool for face recognition. Users can upload pictures. The site should have face recognition.',
      'face recognitions',
    ],
    ['where it is of what people have on the site', 'A bidding site. Users place orders. Users make recharges.', 'recharges'],
  ])('%s: %s', (_, words, plural) => expect(referencesOf(words, plural)).toEqual([]))
})
