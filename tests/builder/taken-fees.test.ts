import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'A neighbourhood platform for users to post and take on tasks. It has task publishing, earning fees from taking on tasks, platform commission and member level task reception with commission distribution. Users should be able to log in, post tasks, take on tasks and earn fees, and view their task and reward records.',
)
const [ana, ben] = [visitorOf(model, 'ana', null), visitorOf(model, 'ben', null)]
const entity = (singular: string) => model.entities.find((one) => one.singular === singular)!
const tasks = entity('task')
const step = (name: string) => model.actions.find((one) => one.entity === tasks.id && one.name === name)!.id
function done(world: World, name: string, who: typeof ana): World {
  const after = act(world, step(name), rowsOf(world, tasks.id).find(({ id }) => id === 't1') ?? null, {}, who)
  if ('refused' in after) throw new Error(after.refused)
  return after.world
}

test('what a task pays and what the platform keeps of it is worked out when it is posted', () => {
  expect(flawsOf(model)).toEqual([])
  const post = model.actions.find(({ kind, entity: of }) => kind === 'create' && of === tasks.id)!
  expect([post.fields.includes('reward'), post.fields.includes('commission')]).toEqual([true, false])
  const level = rowsOf(createWorld(model), 'member_levels').find(({ values }) => values.commission_rate === 5)!
  const by = tasks.fields.find(({ entity: to }) => to === 'member_levels')!.id
  const values = { title: 'Count the chairs', reward: '80', kind: 'Errand' }
  const posted = [{}, { [by]: level.id }].map((more) => {
    const after = act(createWorld(model), post.id, null, { ...values, ...more }, ana)
    if ('refused' in after) throw new Error(after.refused)
    const row = rowsOf(after.world, tasks.id).find(({ id }) => id === after.row)!.values
    return [row.commission_rate, row.commission, row.paid_to_the_taker]
  })
  expect(posted).toEqual([
    [10, 8, 72],
    [5, 4, 76],
  ])
})

test('what is earned is booked for whoever took it on once it is accepted', () => {
  const values = { title: 'Count the chairs', reward: 80, commission_rate: 10, commission: 8, paid_to_the_taker: 72, status: 'Open' }
  const posted = withRow(createWorld(model), tasks.id, { id: 't1', owner: 'ana', values })
  const handedIn = done(done(posted, 'Take on', ben), 'Hand in', ben)
  const mine = (world: World, of: string, who: string) => rowsOf(world, of).flatMap((row) => (row.owner === who ? [row.values] : []))
  const books = ['fee', 'platform commission', 'reward record'].map((one) => entity(one).id)
  expect(books.map((of) => mine(handedIn, of, 'ben').length)).toEqual([0, 0, 0])
  const accepted = done(handedIn, 'Accept', ana)
  expect(books.map((of) => mine(accepted, of, 'ben').map(({ amount }) => amount))).toEqual([[72], [8], [72]])
  expect(mine(accepted, entity('fee').id, 'ben')[0]).toMatchObject({ task: 't1', platform_keeps: 8, earned_on: '2026-01-15' })
  expect(books.flatMap((of) => mine(accepted, of, 'ana'))).toEqual([])
})

test('sample fees are of tasks that are done, and come to what those pay', () => {
  const fees = entity('fee').seeds
  expect(fees.length).toBeGreaterThan(0)
  expect(fees.map((fee) => [fee.amount, fee.earned_by])).toEqual(
    fees.map((fee) => [tasks.seeds[Number(fee.task)]!.paid_to_the_taker, tasks.seeds[Number(fee.task)]!.taken_by]),
  )
  expect(new Set(fees.map((fee) => tasks.seeds[Number(fee.task)]!.status))).toEqual(new Set(['Completed']))
})
