import { expect, test } from 'vitest'
import { createWorld, nobodyOf, pageOf, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { siteOf } from '../support/visitor-words.ts'

const members = ({ entities }: AppModel): string[] => entities.filter((entity) => entity.members).map(({ plural }) => plural)
const words = 'A CRM website. Users should be able to log in, add customers, browse customers and post products.'

test('where a site has accounts, people and how they are reached are for those who have one', () => {
  const model = siteOf(words)
  expect(members(model)).toEqual(['customers', 'products'])
  const customers = model.entities.find(({ plural }) => plural === 'customers')!
  const world = withRow(createWorld(model), 'customers', { id: 'c1', owner: 'anna', values: { name: 'Rosa Quint', phone: '+1 555 0100' } })
  const row = rowsOf(world, 'customers').find(({ id }) => id === 'c1')!
  const sees = (visitor: Parameters<typeof viewerOf>[1]) => canRead(viewerOf(model, visitor), customers, row)
  expect([
    sees(nobodyOf(model)),
    sees(visitorOf(model, 'dora', null, 'demo')),
    sees(visitorOf(model, 'bert', null)),
    sees(visitorOf(model, 'anna', null)),
  ]).toEqual([false, false, true, true])
  const page = pageOf(world, '/customers', nobodyOf(model))
  expect(page).toContain('Log in to see the customers.')
  expect(page).not.toContain('Rosa Quint')
})

test('whom a site introduces, and what has no address, everybody sees', () => {
  expect(members(siteOf('A clinic. Patients can log in, browse doctors and book appointments. Users can view articles.'))).toEqual([])
  expect(members(siteOf('A club. Visitors can browse members and events.'))).toEqual([])
})
