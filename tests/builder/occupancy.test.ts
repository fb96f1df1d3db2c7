import { describe, expect, it } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import { flawsOf } from '../support/integrity.ts'
import { built } from '../support/turn.ts'

const ward = built(
  'A ward bed management system for a hospital. Nurses should be able to log in, view free and occupied beds by ward, admit a patient to a free bed, move a patient to another bed, and discharge patients. The system should keep a history of each patient’s stays and display the occupancy rate of every ward on a dashboard.'.replaceAll(
    '’',
    "'",
  ),
)
const row = (id: string, values: Values) => ({ id, owner: null, created_at: 0, updated_at: 0, values })
const beds = [
  row('b1', { number: '1', free: false, occupied_by: 'Ada' }),
  row('b2', { number: '2', free: true }),
  row('b3', { number: '3', free: false, occupied_by: 'Bo' }),
]
function done(name: string, status: string, typed: Record<string, string>) {
  const action = ward.actions.find((one) => one.name === name && one.entity === 'patients')!.id
  const ada = row('p1', { name: 'Ada', bed: 'b1', status })
  const account = { id: 'n', kind: 'own', name: 'Nia', email: 'n@example.com', role: 'manager', values: {}, status: 'active', created_at: 0 } as const
  const rows = { patients: [ada], beds, patient_stay_records: [] }
  const made = submit(ward, { action, typed, rows, row: ada, visitor: { id: 'n', role: 'manager', account }, today: '2026-12-03', newId: () => 'new' })
  const { writes = [], refusal } = made as { writes?: { entity: string; row: string; values: Values }[]; refusal?: { errors: object } }
  return {
    beds: Object.fromEntries(writes.flatMap(({ entity, row: id, values }) => (entity === 'beds' ? [[id, [values.free, values.occupied_by]]] : []))),
    stays: writes.flatMap(({ entity, values }) => (entity === 'patient_stay_records' ? [[values.title, values.bed, values.date]] : [])),
    errors: refusal?.errors,
  }
}

describe('a bed', () => {
  it('is left free and another one taken by whoever moves', () => {
    expect(done('Move to another bed', 'Admitted', { bed: 'b2' })).toEqual({
      beds: { b1: [true, null], b2: [false, 'Ada'] },
      stays: [['Moved', 'b2', '2026-12-03']],
      errors: undefined,
    })
  })
  it('is not taken twice', () => {
    expect(done('Move to another bed', 'Admitted', { bed: 'b3' }).errors).toEqual({ bed: '3 is occupied. Choose another bed.' })
  })
  it('is free once its patient is discharged', () => {
    expect(done('Discharge', 'Admitted', {})).toMatchObject({ beds: { b1: [true, null] }, stays: [['Discharged', 'b1', '2026-12-03']] })
  })
})

it('how many beds of each ward are taken is drawn in per cent', () => {
  const blocks = ward.pages.flatMap((page) => page.blocks)
  expect(blocks.find((block) => block.kind === 'chart' && block.share)).toMatchObject({ entity: 'beds', by: 'ward', where: { field: 'free', is: false } })
  expect(flawsOf(ward)).toEqual([])
})
