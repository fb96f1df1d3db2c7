import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const charts = (model: AppModel): readonly BlockOf<'chart'>[] => model.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'chart'))
const bats =
  'A bat survey site. Members add a roost with its location, submit a count with the species, date and number of animals, and view charts of the counts for each species.'

test('what is drawn over time is drawn of the one thing that is chosen, from one day to another', () => {
  const model = siteOf(bats)
  expect(flawsOf(model)).toEqual([])
  const chart = charts(model).find(({ entity, by, measure }) => entity === 'counts' && by === 'date' && measure === 'count')
  expect(chart?.among).toBe('species')
  const page = model.pages.find(({ blocks }) => blocks.some(({ id }) => id === chart?.id))
  const bare: World = { ...createWorld(model), rows: new Map() }
  const count = (id: string, species: string, date: string) => ({ id, owner: null, values: { species, date, number_of_animals: 4 } })
  const world = [count('a', 'Noctule', '2026-05-01'), count('b', 'Noctule', '2026-05-09'), count('c', 'Serotine', '2026-05-01')].reduce(
    (so_far, row) => withRow(so_far, 'counts', row),
    bare,
  )
  const drawn = (query: Record<string, string>): string => {
    const html = pageOf(world, page?.path ?? '', visitorOf(model, 'ana', null), query)
    return /aria-label="([^"]*: \d[^"]*)"/.exec(html.slice(html.indexOf(`id="${chart?.id}"`)))?.[1] ?? ''
  }
  expect(drawn({})).toBe('1 May: 2, 9 May: 1')
  expect(drawn({ [`${chart?.id}.of`]: 'Noctule' })).toBe('1 May: 1, 9 May: 1')
  expect(drawn({ [`${chart?.id}.of`]: 'Noctule', [`${chart?.id}.from`]: '2026-05-02' })).toBe('9 May: 1')
  const both = { [`${chart?.id}.of`]: 'Noctule', [`${chart?.id}.with`]: 'Serotine' }
  expect(drawn(both)).toBe('Noctule: 1 May 1, 9 May 1; Serotine: 1 May 1, 9 May 0')
  expect(drawn({ ...both, [`${chart?.id}.to`]: '2026-05-03' })).toBe('Noctule: 1 May 1; Serotine: 1 May 1')
})

test('a chart of rows in one state leaves out the others', () => {
  const model = siteOf(
    'A meteor site. Observers submit observations with a date and a place. Reviewers verify observations. Everybody views charts of verified observations per night.',
  )
  expect(charts(model).find(({ heading }) => heading === 'Verified observations by night')).toMatchObject({
    where: { is: 'Verified' },
    by: 'date',
    step: 'day',
  })
})
