import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import { apart, built, createOf } from '../support/acting.ts'

const site = built(
  'A kindergarten website. Parents should be able to join the waiting list and see their position. Managers should be able to confirm the next applicant on the waiting list.',
)
const list = site.entities.find(({ singular }) => /waiting list/.test(singular))!
const manager = { id: 'mia', role: site.roles.find(({ manages }) => manages)!.id }
const parent = (id: string) => ({ id, role: site.roles.find(({ manages }) => !manages)?.id ?? null })
const stepOf = (name: RegExp) => site.actions.find((action) => action.entity === list.id && name.test(action.name))!

function joined(world: World, id: string): World {
  const answer = act(world, createOf(site, list.id).id, null, { name: id, email: `${id}@example.com` }, parent(id))
  if ('refused' in answer) throw new Error(answer.refused)
  return apart(answer.world, id)
}
const empty = (): World => ({
  ...createWorld(site),
  rows: new Map([...createWorld(site).rows].map(([entity, rows]) => [entity, entity === list.id ? [] : rows])),
})
const line = (world: World) =>
  rowsOf(world, list.id)
    .map(({ values }) => [values.name, values.position])
    .toReversed()
const rowOf = (world: World, name: string) => rowsOf(world, list.id).find(({ values }) => values.name === name)!

describe('a waiting list', () => {
  const three = ['anna', 'bo', 'cleo'].reduce(joined, empty())

  test('gives whoever joins the last place', () => {
    expect(line(three)).toEqual([
      ['anna', 1],
      ['bo', 2],
      ['cleo', 3],
    ])
  })

  test('moves up when somebody leaves', () => {
    const left = act(three, stepOf(/^Leave/).id, rowOf(three, 'bo'), {}, parent('bo'))
    expect('refused' in left ? left.refused : line(left.world)).toEqual([
      ['anna', 1],
      ['bo', null],
      ['cleo', 2],
    ])
  })

  test('has its turns in order where the words speak of the next', () => {
    expect(act(three, stepOf(/^Confirm/).id, rowOf(three, 'bo'), {}, manager)).toEqual({ refused: 'Others have waited longer. Begin with whoever is first.' })
    const called = act(three, stepOf(/^Confirm/).id, rowOf(three, 'anna'), {}, manager)
    expect('refused' in called ? called.refused : line(called.world)).toEqual([
      ['anna', null],
      ['bo', 1],
      ['cleo', 2],
    ])
  })

  test('shows the place in its lists', () => {
    const lists = site.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.entity === list.id ? [block.fields[0]] : [])))
    expect([lists.length > 0, new Set(lists)]).toEqual([true, new Set(['position'])])
  })
})
