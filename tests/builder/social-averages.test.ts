import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { SiteRow } from '../../builder/site.ts'
import { apart, built, createOf } from '../support/acting.ts'

const site = built(
  'A website for booking piano tuners. Customers should be able to choose a tuner, book a visit, and rate the visit afterwards. Managers should be able to add tuners and visits.',
)
const anna = { id: 'anna', role: 'customer' }
const bare = createWorld(site)
const state = site.entities.find(({ id }) => id === 'visits')!.lifecycle!.field
const over = (row: SiteRow): SiteRow => ({ ...row, values: { ...row.values, [state]: 'Completed' } })
const world: World = {
  ...bare,
  rows: new Map([...bare.rows].map(([entity, rows]) => [entity, entity === 'reviews' ? [] : entity === 'visits' ? rows.map(over) : rows])),
}
const tuner = rowsOf(world, 'piano_tuners')[0]!
const ratingIn = (of: World) => rowsOf(of, 'piano_tuners').find(({ id }) => id === tuner.id)!.values.rating
const actionOf = (kind: string) => site.actions.find((action) => action.entity === 'reviews' && action.kind === kind)!

function rated(of: World, rating: number, visit: number): World {
  const typed = { name: 'Anna', piano_tuner: tuner.id, visit: rowsOf(of, 'visits')[visit]!.id, rating: String(rating), review: 'On time.' }
  const answer = act(of, createOf(site, 'reviews').id, null, typed, anna)
  if ('refused' in answer) throw new Error(answer.refused)
  return apart(answer.world, `visit-${visit}`)
}

describe('the rating of a tuner', () => {
  const twice = rated(rated(world, 4, 0), 1, 1)
  const [last] = rowsOf(twice, 'reviews') as [SiteRow]

  test('is what the ratings of the visits come to', () => {
    expect([ratingIn(rated(world, 4, 0)), ratingIn(twice)]).toEqual([4, 2.5])
  })

  test('follows when a rating is changed or taken back', () => {
    const changed = act(twice, actionOf('update').id, last, { rating: '5' }, anna)
    const gone = act(twice, actionOf('delete').id, last, {}, anna)
    expect([changed, gone].map((answer) => ('refused' in answer ? answer.refused : ratingIn(answer.world)))).toEqual([4.5, 4])
  })

  test('is typed by nobody, and stands with the reviews on the page of the tuner', () => {
    const asked = site.actions.filter(({ entity, fields }) => entity === 'piano_tuners' && fields.includes('rating'))
    const page = site.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'piano_tuners')
    expect([asked, page?.blocks.map(({ kind }) => kind)]).toEqual([[], ['detail', 'reviews']])
  })
})
