import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppModel, Values } from '../../builder/model.ts'
import { prepareRows, removeRow, updateRow } from '../../server/rows/rows.store.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { prepareSamples, refreshSamples } from '../../server/rows/samples.store.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'
import { studio } from '../support/studio.ts'

let site: Deployed
let space: { readonly project_id: string; readonly space: string }
let lay: ReturnType<typeof prepareSamples>
let rows: () => Promise<unknown[]>
beforeEach(async () => {
  site = await openDeployed()
  space = { project_id: site.id, space: 'live' }
  lay = prepareSamples(site.app.database)
  const read = prepareRows(site.app.database)
  rows = async () => (await read(space, 'classes')).map(({ values }) => values.name)
  await lay(space, studio, ['classes'], site.app.clock.now())
})
afterEach(() => site.app.close())

const withSeeds = (seeds: readonly Values[]): AppModel => ({
  ...studio,
  entities: studio.entities.map((entity) => (entity.id === 'classes' ? { ...entity, seeds: seeds.map((seed) => ({ ...seed })) } : entity)),
})
const sample = async (index: number) => {
  const row = (await prepareRows(site.app.database)(space, 'classes')).find(({ id }) => id === sampleId(space, 'classes', index))
  if (!row) throw new Error(`No sample ${index}.`)
  return row
}
const refresh = (from: AppModel, to: AppModel) => refreshSamples(site.app.db, space, from, to, site.app.clock.now())

describe('the samples of a space', () => {
  it('are laid once, in the model’s order', async () => {
    expect(await rows()).toEqual(['First bowls', 'Glazing night'])
    await removeRow(site.app.db, space, sampleId(space, 'classes', 0))
    await lay(space, studio, ['classes'], site.app.clock.now())
    expect(await rows()).toEqual(['Glazing night'])
  })
  it('are laid once by two requests at once', async () => {
    await Promise.all([1, 2, 3].map(() => lay(space, studio, ['bookings'], site.app.clock.now())))
    expect(await prepareRows(site.app.database)(space, 'bookings')).toHaveLength(1)
  })
  it('follow a new version where nobody touched them', async () => {
    const to = withSeeds([{ name: 'Second bowls' }, ...(studio.entities[0]?.seeds.slice(1) ?? []), { name: 'Raku' }])
    await refresh(studio, to)
    expect(await rows()).toEqual(['Second bowls', 'Glazing night', 'Raku'])
    await refresh(to, withSeeds([{ name: 'Third bowls' }]))
    expect(await rows()).toEqual(['Third bowls'])
  })
  it('stay as somebody edited them', async () => {
    await updateRow(site.app.db, space, await sample(0), { name: 'Ines’s bowls' }, site.app.clock.now())
    await refresh(studio, withSeeds([{ name: 'Second bowls' }]))
    expect(await rows()).toEqual(['Ines’s bowls'])
  })
  it('stay away once they were deleted', async () => {
    await removeRow(site.app.db, space, sampleId(space, 'classes', 0))
    await refresh(studio, withSeeds([{ name: 'Second bowls' }, { name: 'Late glazing' }]))
    expect(await rows()).toEqual(['Late glazing'])
    await removeRow(site.app.db, space, sampleId(space, 'classes', 1))
    await refresh(studio, withSeeds([{ name: 'a' }, { name: 'b' }, { name: 'c' }]))
    expect(await rows()).toEqual([])
  })
})
