import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { AppModel, Values } from '../../builder/model.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { built } from '../support/acting.ts'

const salon =
  'A management system for a hair salon with member management, consumption records and recharges. Managers manage members with their balance, record recharges and consumption records of members.'
const bank = 'A loan management system. Managers manage loans with their outstanding balance and record repayments of loans.'

/** The world after what whoever runs the site did, or why it was refused. */
function managed(model: AppModel, world: World, id: string, typed: Typed, row: SiteRow | null = null): World | string {
  const answer = act(world, id, row, typed, { id: 'boss', role: model.roles.find(({ manages }) => manages)?.id ?? null })
  return 'refused' in answer ? answer.refused : answer.world
}
const entityNamed = ({ entities }: AppModel, singular: string) => entities.find((one) => one.singular === singular)!
const actionOn = ({ actions }: AppModel, entity: string, kind: string, name = /./) =>
  actions.find((one) => one.entity === entity && one.kind === kind && name.test(one.name))!

/** The values of a sample row that a form asks for. */
const typedFor = (model: AppModel, singular: string, more: Values): Values => {
  const entity = entityNamed(model, singular)
  const { fields } = actionOn(model, entity.id, 'create')
  const { seeds } = entity
  return { ...Object.fromEntries(fields.flatMap((id) => (typeof seeds[0]?.[id] === 'number' || !seeds[0]?.[id] ? [] : [[id, seeds[0][id]]]))), ...more }
}

test('a repayment lowers what is owed, no more than that is paid back, and what is removed is owed again', () => {
  const model = built(bank)
  const loans = entityNamed(model, 'loan')
  const repayments = entityNamed(model, 'repayment')
  const by = repayments.fields.find(({ entity }) => entity === loans.id)!.id
  const laid = createWorld(model)
  const kept = rowsOf(laid, loans.id).map((row) => ({ ...row, values: { ...row.values, outstanding_balance: 900 } }))
  const begin: World = { ...laid, rows: new Map([...laid.rows, [loans.id, kept]]) }
  const loan = kept[0]!
  const owed = (world: World) => Number(rowsOf(world, loans.id).find(({ id }) => id === loan.id)!.values.outstanding_balance)
  const pay = (world: World, amount: number) =>
    managed(model, world, actionOn(model, repayments.id, 'create').id, typedFor(model, 'repayment', { [by]: loan.id, amount, paid_on: '2026-01-15' }))
  const paid = pay(begin, 60) as World
  expect(owed(paid)).toBe(owed(begin) - 60)
  expect(pay(paid, owed(begin))).toMatch(/^Only .+ is left to pay\.$/)
  const row = rowsOf(paid, repayments.id).find(({ id }) => id.startsWith('made-'))!
  expect(owed(managed(model, paid, actionOn(model, repayments.id, 'delete').id, {}, row) as World)).toBe(owed(begin))
})

test('what a member pays in raises the balance and what is consumed lowers it, once it is settled where it has to be', () => {
  const model = built(salon)
  const movesOf = (singular: string) =>
    model.actions.flatMap(({ entity, kind, effects = [] }) =>
      entity === entityNamed(model, singular).id ? effects.flatMap((one) => (one.kind === 'add' ? [`${kind} ${one.field} ${one.sign}`] : [])) : [],
    )
  expect(movesOf('recharge')).toEqual(expect.arrayContaining(['transition balance 1']))
  expect(movesOf('consumption record')).toEqual(expect.arrayContaining(['transition balance -1']))
})
