import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const site = built(
  'A machinery sharing platform for an agricultural cooperative. Members log in, browse tractors and harvesters by type, reserve a machine for certain days, and report working hours after use. The fee should be calculated from the hours and the machine’s hourly rate and shown in the member’s statement. The manager can add machines and set hourly rates.'.replaceAll(
    '’',
    "'",
  ),
)
const create = (entity: string) => site.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity)

it('hours that are reported of a thing cost its rate', () => {
  expect(create('working_hours')?.fields).toContain('machine')
  expect(create('working_hours')?.effects).toEqual([
    { kind: 'copy', by: 'machine', field: 'hourly_rate', to: 'rate' },
    { kind: 'multiply', fields: ['hours', 'rate'], to: 'fee' },
    { kind: 'name', field: 'made_by' },
  ])
})
it('the thing itself has no hours and no fee', () => {
  const machine = site.entities.find(({ id }) => id === 'machines')
  expect(machine?.fields.map(({ label }) => label)).not.toContain('Fee')
  expect(create('machines')?.confirmation).toBe('Machine added: {title}.')
})
it('what one’s hours come to stands above their list', () => {
  const page = site.pages.find(({ path }) => path === '/working-hours')
  expect(page?.blocks[0]).toMatchObject({ kind: 'balance', entity: 'working_hours', field: 'fee' })
})
