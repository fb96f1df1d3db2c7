import { describe, expect, it } from 'vitest'
import { createWorld, pageOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { isOf, partsIn } from '../support/visible-page.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const columnsOf = (model: AppModel, plural: string): readonly string[] => {
  const entity = model.entities.find((one) => one.plural === plural)
  const list = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'list' && one.entity === entity?.id && one.search)
  return list?.kind === 'list' ? list.fields : []
}

describe('a list', () => {
  it('of bookings tells what the words name of them beside when they are', () => {
    const model = siteOf('A dock site for warehouses. Carriers can book a time slot at a dock and enter the truck plate and cargo type.')
    expect(columnsOf(model, 'bookings')).toEqual(expect.arrayContaining(['date', 'time', 'truck_plate', 'cargo_type', 'status']))
  })
  it('in a table shows a photo that the words name', async () => {
    const model = siteOf('A mould register for factories. Technicians report defects with a cause and a photo. Supervisors see all defects.')
    const defects = model.entities.find(({ singular }) => singular === 'defect')
    const photo = defects?.fields.find(({ type }) => type === 'image')
    expect(columnsOf(model, 'defects')).toContain(photo?.id)
    const path = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === defects?.id && block.search))?.path ?? ''
    expect([...partsIn(await hostInMemory(model).open(path))].some((part) => isOf(part, 'thumb'))).toBe(true)
  })
})

describe('the page of a row', () => {
  const words = 'A calibration site for laboratories. Users add instruments with a serial number, record calibrations with a deviation, and search instruments.'
  it('lists what belongs to it with what its own list tells, under its day where it has no other name', () => {
    const model = siteOf(words)
    const { path = '' } = model.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'instruments') ?? {}
    const kept = withRow(createWorld(model), 'instruments', { id: 'scale', owner: null, values: { name: 'Scale 4' } })
    const world = withRow(kept, 'calibrations', { id: 'c1', owner: null, values: { instrument: 'scale', date: '2026-03-02', deviation: 3 } })
    const told = pageOf(world, path, visitorOf(model, 'ana', null), { row: 'scale' })
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(told).toMatch(/1 calibration .*2 Mar\w* 2026 .*Deviation: 3/)
  })
  it('has what only the managing role reads for that role', () => {
    const model = siteOf('A fleet site. Drivers add vehicles. Managers record inspections of vehicles with a date and a result, and nobody else sees them.')
    const detail = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'detail' && block.entity === 'vehicles')
    expect(detail?.kind === 'detail' && detail.related.map(({ entity }) => entity)).toContain('inspections')
  })
})
