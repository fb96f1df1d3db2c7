import { expect, test } from 'vitest'
import { createWorld, nobodyOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const named = (model: AppModel, plural: string) => model.entities.find((one) => one.plural === plural)!
const seenBy = (model: AppModel, plural: string, visitor: ReturnType<typeof visitorOf>) => {
  const entity = named(model, plural)
  return rowsOf(createWorld(model), entity.id).filter((row) => canRead(viewerOf(model, visitor), entity, row))
}
const manager = (model: AppModel) => visitorOf(model, 'boss', model.roles.find(({ manages }) => manages)!.id, 'demo')

const clinic = built(
  'A clinic mini-program. Users can log in, make appointments with doctors and view health reports. Administrators manage doctors and health reports.',
)

test('reports on the health of people are each one’s own, and samples that the demonstration account finds are of it', () => {
  expect(flawsOf(clinic)).toEqual([])
  expect(named(clinic, 'health reports').read).toBe('own')
  expect(seenBy(clinic, 'health reports', nobodyOf(clinic))).toEqual([])
  expect(seenBy(clinic, 'health reports', visitorOf(clinic, 'new', null))).toEqual([])
  const { demo } = clinic.accounts!
  const mine = seenBy(clinic, 'health reports', visitorOf(clinic, 'demo', null, 'demo'))
  expect(mine.length).toBeGreaterThan(1)
  expect([...new Set(mine.map(({ values }) => values.for_account))]).toEqual([demo.email])
  expect(seenBy(clinic, 'health reports', manager(clinic)).length).toBeGreaterThan(mine.length)
})

test('what one has booked is under one’s name, while who runs the site sees those of others too', () => {
  const { demo } = clinic.accounts!
  const mine = seenBy(clinic, 'appointments', visitorOf(clinic, 'demo', null, 'demo'))
  expect(mine.length).toBeGreaterThan(1)
  expect([...new Set(mine.map(({ values }) => values.name))]).toEqual([demo.name])
  expect(new Set(seenBy(clinic, 'appointments', manager(clinic)).map(({ values }) => values.name)).size).toBeGreaterThan(1)
})

test('results stay there for all where the words rank them, or test things', () => {
  expect(named(built('A quiz site. Users log in, take exams, view exam results and see the ranking of exam results.'), 'exam results').read).toBe('public')
  expect(named(built('An exam site. Users log in, take exams and view exam results.'), 'exam results').read).toBe('own')
})
