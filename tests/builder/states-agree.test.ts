import { expect, it } from 'vitest'
import { agreed } from '../../builder/complete/coherent/coherent.ts'
import type { Entity, Field } from '../../builder/model.ts'
import { column, life, table, told } from '../support/tables.ts'
import { siteOf } from '../support/visitor-words.ts'

const status = (...choices: readonly string[]): Field => column('Status', 'choice', { choices: [...choices] })
const rowsOf = (...entities: readonly Entity[]) => agreed(entities).map(told)

it('what an inspection finds, and when, is empty until it is done', () => {
  const fields = [column('Place'), column('Date', 'date'), column('Findings', 'long_text'), column('Done on', 'date'), status('Planned', 'Under way', 'Done')]
  const inspections = table(
    'safety inspection',
    fields,
    [
      ['Loading bay', '-3d', 'A door sticks.', '-2d', 'Planned'],
      ['Roof', '-1d', 'Two tiles are loose.', '-1d', 'Under way'],
      ['Cellar', '+4d', 'All in order.', '-6d', 'Done'],
    ],
    life('Planned', 'Start: Planned > Under way', 'Finish: Under way > Done'),
  )
  expect(rowsOf(inspections)).toEqual([
    [
      ['Loading bay', '+3d', null, null, 'Planned'],
      ['Roof', '-1d', null, null, 'Under way'],
      ['Cellar', '-4d', 'All in order.', '-6d', 'Done'],
    ],
  ])
})

it('nobody has a receipt of what is not paid, and what is paid back was paid', () => {
  const payments = table(
    'payment',
    [column('Receipt number'), column('Payer'), column('Paid on', 'date'), column('Receipt', 'file'), status('Pending', 'Paid', 'Refunded', 'Cancelled')],
    [
      ['1', 'Ana Silva', '-3d', 'one.pdf', 'Pending'],
      ['2', 'Mei Chen', '-4d', 'two.pdf', 'Paid'],
      ['3', 'Ben Carter', '-9d', 'three.pdf', 'Refunded'],
      ['4', 'Uma Patel', '-9d', 'four.pdf', 'Cancelled'],
    ],
    life('Pending', 'Pay: Pending > Paid', 'Refund: Paid > Refunded', 'Cancel: Pending > Cancelled'),
  )
  expect(rowsOf(payments)).toEqual([
    [
      ['1', 'Ana Silva', null, null, 'Pending'],
      ['2', 'Mei Chen', '-4d', 'two.pdf', 'Paid'],
      ['3', 'Ben Carter', '-9d', 'three.pdf', 'Refunded'],
      ['4', 'Uma Patel', null, null, 'Cancelled'],
    ],
  ])
})

it('a planned project has come nowhere yet, and one that is finished has come all the way', () => {
  const projects = table(
    'project',
    [column('Name'), column('Progress', 'percent'), status('Planned', 'Under way', 'Finished')],
    [
      ['Mobile sign-in', 88, 'Planned'],
      ['New branch', 40, 'Under way'],
      ['Second shop', 100, 'Under way'],
      ['Archive', 12, 'Finished'],
    ],
    life('Planned', 'Start: Planned > Under way', 'Finish: Under way > Finished'),
  )
  const phases = table(
    'project phase',
    [column('Name'), column('Project', 'reference', { entity: 'project' }), status('Draft', 'Under way', 'Done')],
    [['First version', 0, 'Done']],
    life('Draft', 'Start: Draft > Under way', 'Finish: Under way > Done'),
  )
  const begun = { ...projects, fields: [...projects.fields, column('Starts on', 'date')] }
  expect(rowsOf(begun, phases)).toEqual([
    [
      ['Mobile sign-in', 0, 'Planned', null],
      ['New branch', 40, 'Under way', null],
      ['Second shop', 60, 'Under way', null],
      ['Archive', 100, 'Finished', null],
    ],
    [['First version', 0, 'Draft']],
  ])
})

it('a server that is stopped carries no load, and a driver who works has passed the check', () => {
  const servers = table('server', [column('Name'), column('CPU load', 'percent'), column('Tasks', 'number'), column('Port', 'number'), status('Running', 'Stopped')], [
    ['web-01', 40, 2, 443, 'Running'],
    ['db-01', 67, 6, 5432, 'Stopped'],
  ]) // biome-ignore format: rows
  const drivers = table(
    'driver',
    [column('Name'), column('Checked', 'choice', { choices: ['Waiting', 'Passed', 'Refused'] }), status('Available', 'On the road', 'Off')],
    [
      ['Mei Chen', 'Refused', 'Available'],
      ['Anton Larsen', 'Refused', 'Off'],
    ],
    life('Available', 'Send out: Available > On the road', 'End: On the road > Off'),
  )
  expect(rowsOf(servers, drivers)).toEqual([
    [
      ['web-01', 40, 2, 443, 'Running'],
      ['db-01', 0, 0, 5432, 'Stopped'],
    ],
    [
      ['Mei Chen', 'Passed', 'Available'],
      ['Anton Larsen', 'Refused', 'Off'],
    ],
  ])
})

it('payments, deliveries and readings come after what they are of, and phases lie within their project', () => {
  const orders = table('order', [column('Number'), column('Ordered on', 'date')], [
    ['ORD-1', '-5d'],
    ['ORD-2', '-2d'],
    ['ORD-3', '-0d'],
  ]) // biome-ignore format: rows
  const shipments = table(
    'shipment',
    [column('Number'), column('Order', 'reference', { entity: 'order' }), column('Sent on', 'date'), column('Expected on', 'date')],
    [
      ['TRK-1', 0, '-14d', '+2d'],
      ['TRK-2', 1, '-1d', '+4d'],
      ['TRK-3', 2, '-3d', '+4d'],
    ],
  )
  const projects = table('project', [column('Name'), column('Starts on', 'date'), column('Ends on', 'date')], [['Harbour', '-10d', '+8d']])
  const phases = table('phase', [column('Name'), column('Project', 'reference', { entity: 'project' }), column('Due on', 'date')], [['Opening', 0, '+12d']])
  expect(rowsOf(orders, shipments, projects, phases).slice(1)).toEqual([
    [
      ['TRK-1', 0, '-5d', '+2d'],
      ['TRK-2', 1, '-1d', '+4d'],
      ['TRK-3', 2, '-0d', '+4d'],
    ],
    [['Harbour', '-10d', '+8d']],
    [['Opening', 0, '+8d']],
  ])
})

it('a report on a week lasts a week that is over, and a yearly plan renews after a year', () => {
  const reports = table('report', [column('Title'), column('From', 'date'), column('Until', 'date')], [
    ['Week 46', '-18d', '+13d'],
    ['Sales in September', '-6d', '+6d'],
    ['Open questions', '-6d', '+6d'],
  ]) // biome-ignore format: rows
  const plan = column('Plan', 'choice', { choices: ['Monthly', 'Yearly'] })
  const subscriptions = table('subscription', [column('Name'), plan, column('Starts on', 'date'), column('Renews on', 'date')], [
    ['Ana Silva', 'Yearly', '-3d', '-1d'],
    ['Mei Chen', 'Monthly', '-46d', '-15d'],
  ]) // biome-ignore format: rows
  expect(rowsOf(reports, subscriptions)).toEqual([
    [
      ['Week 46', '-18d', '-12d'],
      ['Sales in September', '-30d', '-1d'],
      ['Open questions', '-6d', '+6d'],
    ],
    [
      ['Ana Silva', 'Yearly', '-3d', '+362d'],
      ['Mei Chen', 'Monthly', '-16d', '+14d'],
    ],
  ])
})

it('employees joined, and machines were bought, before anything that is written down of them', () => {
  const { entities } = siteOf('A workshop management system. Managers keep employees and devices. Employees check devices and see when each was checked.')
  const daysOf = (plural: string, id: string): number[] =>
    entities.find((entity) => entity.plural === plural)!.seeds.map((row) => Number(String(row[id]).slice(0, -1)))
  const checked = daysOf('devices', 'checked_on')
  expect(Math.max(...daysOf('employees', 'joined_on'))).toBeLessThan(Math.min(...checked))
  expect(Math.max(...daysOf('devices', 'bought_on'))).toBeLessThan(Math.min(...checked))
})

it('nothing is moved before somebody has accepted to', () => {
  const { seeds } = siteOf('A moving service. Users can place moving orders. Drivers can accept orders.').entities.find(({ fields }) =>
    fields.some(({ id }) => id === 'accepted_on'),
  )!
  const days = seeds
    .filter((row) => typeof row.accepted_on === 'string')
    .map((row) => [row.accepted_on, row.move_on].map((day) => Number(String(day).slice(0, -1))))
  expect(days.length).toBeGreaterThan(1)
  expect(days.filter(([accepted = 0, moved = 0]) => accepted > moved)).toEqual([])
})
