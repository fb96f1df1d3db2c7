import { expect, test } from 'vitest'
import { long } from '../bench/builder-long.ts'
import { short } from '../bench/builder-short.ts'
import { built } from '../support/turn.ts'

const canteen =
  'A school canteen ordering website. Parents should be able to add their children with class and allergies, order or cancel meals, top up the balance, and view the order history. Kitchen staff should be able to publish the menu.'

test.each([['a canteen', [canteen]] as const, ['descriptions of our own', [...long, ...short].map(([words]) => words)] as const])(
  'each sample row refers to a row that there is: %s',
  (_, texts) => {
    const lost = texts.flatMap((words) => {
      const { entities } = built(words)
      const rows = new Map(entities.map(({ id, seeds }) => [id, seeds.length]))
      return entities.flatMap(({ plural, fields, seeds }) =>
        fields
          .filter(({ type }) => type === 'reference')
          .filter(({ id, entity }) => !rows.has(entity!) || seeds.some((seed) => typeof seed[id] === 'number' && Number(seed[id]) >= rows.get(entity!)!))
          .map(({ label }) => `${words.slice(0, 40)}: ${plural}: ${label}`),
      )
    })
    expect(lost).toEqual([])
  },
)
