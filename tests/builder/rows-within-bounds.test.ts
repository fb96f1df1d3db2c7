import { expect, test } from 'vitest'
import { bounded } from '../../builder/complete/coherent/bounded.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  'A water company. Visitors view reservoirs with level and storage. Administrators manage reservoirs and districts.',
  'A wine shop. Customers browse white wines with vintage, alcohol and price, and place orders.',
  'A ledger of tokens. Users view tokens with supply and price.',
])('numbers of sample rows keep to the bounds of their fields: %s', (words) => {
  const outside = siteOf(words).entities.flatMap(({ singular, fields, seeds }) =>
    seeds.flatMap((seed) =>
      fields.flatMap(({ id, type, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) => {
        const value = seed[id]
        return type !== 'reference' && typeof value === 'number' && (value < min || value > max) ? [`${singular} ${id}: ${value}`] : []
      }),
    ),
  )
  expect(outside).toEqual([])
})

test('a number beyond its bounds is taken to the nearer of them, and nothing else is touched', () => {
  const entity = siteOf('A wine shop. Customers browse wines with name and price.').entities[0]!
  const holds = { id: 'holds', label: 'Holds', type: 'number', required: true, min: 9000 } as const
  const wide = {
    ...entity,
    fields: [...entity.fields, holds],
    seeds: [
      { [entity.title]: 'Lake', holds: 610 },
      { [entity.title]: 'Pond', holds: null },
    ],
  }
  expect(bounded(wide).seeds).toMatchObject([
    { [entity.title]: 'Lake', holds: 9000 },
    { [entity.title]: 'Pond', holds: null },
  ])
})
