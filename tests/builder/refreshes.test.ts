import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

test('data pulled from an API are fetched anew by a control, and each load is kept with its source, time and result', () => {
  const model = siteOf(
    'A simple web page that shows data pulled from an API, with functions for loading data, displaying data and refreshing data. Users can view the data and refresh the data to get the latest information.',
  )
  expect(flawsOf(model)).toEqual([])
  expect(model.requirements.filter(({ status }) => status !== 'built').map(({ clause }) => clause)).toEqual([])
  const refresh = model.actions.find(({ name }) => name === 'Refresh data')!
  const world = createWorld(model, 100)
  const after = act(world, refresh.id, null, {}, visitorOf(model, 'ana', null))
  if ('refused' in after) throw new Error(after.refused)
  const { loaded_at, ...kept } = rowsOf(after.world, 'data_loads').find(({ id }) => id === after.row)!.values
  expect(kept).toEqual({ source: 'Data records of this site', result: 'Loaded', rows: rowsOf(world, 'data_records').length })
  expect(String(loaded_at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  expect(model.entities.find(({ singular }) => singular === 'API source')!.seeds[0]).toEqual({
    name: 'Data records of this site',
    address: '/_api/data_records',
    method: 'GET',
    format: 'JSON',
  })
})

test('a page that keeps itself up to date has no such control', () => {
  const model = siteOf('A news site. Users can read financial news. The page updates without needing to refresh the page.')
  expect(model.actions.filter(({ name }) => name === 'Refresh data')).toEqual([])
})
