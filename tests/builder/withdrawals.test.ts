import { describe, expect, it } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import { flawsOf } from '../support/integrity.ts'
import { built } from '../support/turn.ts'

const lab = built(
  'A consumables inventory for a chemistry laboratory. Researchers should be able to log in, search chemicals by name or CAS number, and record the quantity they take out. The lab manager can add chemicals, set minimum stock levels, reorder, and confirm deliveries. Items below the minimum should be shown in a warning list.',
)
const acetone = { id: 'c1', owner: null, created_at: 0, updated_at: 0, values: { name: 'Acetone', amount: 10, minimum_stock_level: 4 } as Values }
function done(name: string, of: string, typed: Record<string, string>, on: Values | null, role: string) {
  const action = lab.actions.find((one) => one.name === name && one.entity === of)!.id
  const row = on && { id: 'r1', owner: null, created_at: 0, updated_at: 0, values: on }
  const account = { id: 'ada', kind: 'own', name: 'Ada', email: 'ada@example.com', role, values: {}, status: 'active', created_at: 0 } as const
  const made = submit(lab, {
    action,
    typed,
    rows: { chemicals: [acetone], [of]: row ? [row] : [] },
    row,
    visitor: { id: 'ada', role, account },
    today: '2026-12-03',
    newId: () => 'new',
  })
  return made as { writes?: { entity: string; values: Values }[]; refusal?: { errors: object } }
}
const stockAfter = ({ writes = [] }: ReturnType<typeof done>) => writes.find(({ entity }) => entity === 'chemicals')?.values.amount

describe('what is taken out of a stock', () => {
  it('leaves that much less', () => {
    expect(stockAfter(done('Record withdrawal', 'withdrawals', { item: 'c1', amount: '2.5' }, null, 'researcher'))).toBe(7.5)
  })
  it('is no more than there is', () => {
    expect(done('Record withdrawal', 'withdrawals', { item: 'c1', amount: '11' }, null, 'researcher').refusal?.errors).toEqual({
      amount: 'There is only 10 of Acetone. Take out less.',
    })
  })
})

describe('what is ordered anew', () => {
  const order = { item: 'c1', quantity: 20, status: 'Ordered' }
  it('comes into the stock once its delivery is confirmed', () => {
    expect(stockAfter(done('Confirm delivery', 'reorders', {}, order, 'lab_manager'))).toBe(30)
    expect(stockAfter(done('Cancel', 'reorders', {}, order, 'lab_manager'))).toBeUndefined()
  })
  it('takes the place of deliveries of other goods', () => {
    expect(lab.entities.map(({ id }) => id)).not.toContain('deliveries')
    expect(flawsOf(lab)).toEqual([])
  })
})

it('what runs low stands on a page of warnings', () => {
  expect(lab.pages.find(({ path }) => path === '/warnings')?.blocks[0]).toMatchObject({ kind: 'stock', entity: 'chemicals', low: 'minimum_stock_level' })
})
