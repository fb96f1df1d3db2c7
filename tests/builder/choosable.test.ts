import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'A machinery pool of a cooperative. Members can browse tractors by type, reserve a machine for certain days and report working hours. The manager can add machines, set hourly rates and put machines under repair.'

test('what members reserve is listed for them, with its rate and its state, and with nothing of what its keepers do', () => {
  const { pages } = siteOf(words)
  const page = pages.find(({ path }) => path === '/machines')
  expect(page?.role).toBeUndefined()
  const [list] = page?.blocks ?? []
  expect(list?.kind === 'list' && [list.scope, list.actions, list.fields.includes('hourly_rate'), list.fields.includes('status')]).toEqual([
    'all',
    [],
    true,
    true,
  ])
  expect(list?.kind === 'list' && list.filters).toEqual(['status', 'type', 'place'])
  expect(pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'machines')?.role).toBeUndefined()
})
