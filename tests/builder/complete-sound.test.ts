import { expect, test } from 'vitest'
import type { Draft } from '../../builder/complete/draft.ts'
import { soundDays } from '../../builder/complete/in-order.ts'
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

test('the days of a sample row follow one another', () => {
  const day = (id: string, label: string) => ({ id, label, type: 'date' as const, required: false })
  const lease = {
    id: 'leases',
    singular: 'lease',
    plural: 'leases',
    title: 'starts_on',
    fields: [day('starts_on', 'Starts on'), day('ends_on', 'Ends on')],
    read: 'public' as const,
    write: 'anyone' as const,
    seeds: [
      { starts_on: '+10d', ends_on: '-5d' },
      { starts_on: '-5d', ends_on: null },
      { starts_on: '-9d', ends_on: '+3d' },
    ],
  }
  const draft = { model: { entities: [lease] } } as unknown as Draft
  expect(soundDays(draft).model.entities[0]?.seeds).toEqual([
    { starts_on: '-5d', ends_on: '+10d' },
    { starts_on: '-5d', ends_on: null },
    { starts_on: '-9d', ends_on: '+3d' },
  ])
})
