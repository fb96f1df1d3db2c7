import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A pet boarding website for a kennel and cattery. Pet owners can log in, register pets, request stays and read care logs. Staff can record feeding, walks and medication, and check pets in and out.',
)
const labels = (plural: string) => site.entities.find((one) => one.plural === plural)?.fields.map(({ label }) => label)

test('a stay is of a pet, from a day until a later one, and is awaited until it is confirmed', () => {
  const stays = site.entities.find(({ plural }) => plural === 'stays')!
  expect(stays.fields.slice(0, 3).map(({ label, required }) => [label, required])).toEqual([
    ['Pet', true],
    ['From', true],
    ['Until', true],
  ])
  expect(stays.lifecycle?.initial).toBe('Requested')
  const request = site.actions.find(({ entity, kind }) => entity === stays.id && kind === 'create')
  expect(request?.guards).toContainEqual({ kind: 'order', from: 'from', to: 'until', text: '“Until” is before “From”. Choose a later day.' })
})
test('feeding, walks and medication are entries with a day and a time of a pet', () => {
  for (const plural of ['feedings', 'walks', 'medications']) expect(labels(plural)).toEqual(expect.arrayContaining(['Pet', 'Date', 'Time']))
})
