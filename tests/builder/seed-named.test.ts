import { expect, test } from 'vitest'
import { ofNamed } from '../../builder/compose/seed-named.ts'
import type { Entity } from '../../builder/model.ts'
import { modelOf } from '../support/composed.ts'

const tasks: Entity = {
  id: 'tasks',
  singular: 'task',
  plural: 'tasks',
  title: 'title',
  fields: [
    { id: 'title', label: 'Title', type: 'text', required: true },
    { id: 'item', label: 'Item', type: 'reference', required: false, entity: 'items' },
  ],
  read: 'public',
  write: 'anyone',
  seeds: [],
}
const named = (title: string, item: number | null) => ofNamed(tasks, [{ title, item }], () => ['Lead', 'pH value', 'Tin'])[0]?.item

test('a sample row refers to what its own name tells of', () => {
  expect([named('pH value', 0), named('Measure the pH value, sample 4', 0), named('LEAD', 1)]).toEqual([1, 1, 0])
})

test('a name within a word, one of few letters, and a row that refers to nothing stay as they are', () => {
  expect([named('Leader of the week', 2), named('Tin', 1), named('Lead', null)]).toEqual([2, 1, null])
})

test('tasks of a laboratory are of the testing items that they are called by', () => {
  const { entities } = modelOf(
    'A laboratory information system for water. Users can register samples, assign testing items to testers, manage tasks and print test reports.',
  )
  const of = (plural: string) => entities.find((one) => one.plural === plural)!
  const items = of('testing items').seeds.map(({ name, title }) => name ?? title)
  const told = of('tasks').seeds.filter((row) => items.includes(row[of('tasks').title]!))
  expect(told.length).toBeGreaterThan(2)
  expect(told.map((row) => items[Number(row.testing_item)])).toEqual(told.map((row) => row[of('tasks').title]))
})
