import { expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { flawsOf } from '../support/integrity.ts'

const built = (words: string): AppModel => compose(readBrief(words)).model
const many = (model: AppModel): readonly string[] => model.entities.map(({ plural }) => plural)

it('tasks that some post and others take on are seen by all, have a reward, and name who took them on', () => {
  const model = built('A task platform. Users should be able to log in, post tasks, invite new users, and take on tasks.')
  expect(flawsOf(model)).toEqual([])
  const tasks = model.entities.find(({ id }) => id === 'tasks')
  expect([tasks?.read, tasks?.fields.map(({ label }) => label)]).toEqual([
    'public',
    ['Title', 'Reward', 'Kind', 'Finish by', 'Details', 'Taken by', 'Account of the taker', 'Posted by', 'Status'],
  ])
  expect(many(model)).toContain('invitations')
  const world = createWorld(model)
  const open = rowsOf(world, 'tasks').find(({ values }) => Object.values(values).includes('Open'))
  const take = model.actions.find(({ name, entity }) => name === 'Take on' && entity === 'tasks')?.id ?? ''
  const done = act(world, take, open ?? null, {}, { id: 'you', role: null, name: 'Ana' })
  const row = 'refused' in done ? undefined : rowsOf(done.world, 'tasks').find(({ id }) => id === open?.id)?.values
  expect([row?.taken_by, row?.status]).toEqual(['Ana', 'Taken'])
})

it('what one account offers is taken on by another, and handed in and given up by that one alone', () => {
  const model = built('A task platform. Users should be able to log in, post tasks, and take on tasks. Administrators manage tasks.')
  const step = (name: string): string => model.actions.find((one) => one.name === name && one.entity === 'tasks')?.id ?? name
  const ana = visitorOf(model, 'ana', null)
  const posted = withRow(createWorld(model), 'tasks', { id: 't1', owner: 'poster', values: { title: 'Count the chairs', reward: 5, status: 'Open' } })
  const tried = (world: typeof posted, name: string, who: typeof ana) => {
    const done = act(world, step(name), rowsOf(world, 'tasks').find(({ id }) => id === 't1') ?? null, {}, who)
    return 'refused' in done ? done.refused : done.world
  }
  const taken = tried(posted, 'Take on', ana)
  if (typeof taken === 'string') throw new Error(taken)
  const row = rowsOf(taken, 'tasks').find(({ id }) => id === 't1')
  expect([row?.owner, row?.values.taken_by, row?.values.status]).toEqual(['poster', ana.name, 'Taken'])
  expect([tried(taken, 'Hand in', visitorOf(model, 'ben', null)), tried(taken, 'Accept', ana)]).toEqual(['it may not be done', 'it may not be done'])
  const back = tried(taken, 'Give up', ana)
  if (typeof back === 'string') throw new Error(back)
  expect(rowsOf(back, 'tasks').find(({ id }) => id === 't1')?.values).toMatchObject({ status: 'Open', taken_by: null, taken_by_account: null })
})

it('whoever takes on a task is named on it, whether or not the site keeps a list of such people', () => {
  const model = built(
    'A hiring site. Users can register as workers, log in, accept work tasks. Administrators can manage worker information and post work tasks.',
  )
  const by = model.entities.find(({ id }) => id === 'work_tasks')?.fields.find(({ id }) => id === 'taken_by')
  expect([by?.type, model.entities.some(({ id }) => id === 'workers')]).toEqual(['text', true])
})

it('fields of work that are listed after "including" keep something of their own each', () => {
  const model = built(
    'An enterprise platform. Users can browse and manage enterprise data, including supply chain management, production planning, inventory management, and financial management.',
  )
  expect(many(model)).toEqual(expect.arrayContaining(['suppliers', 'production plans', 'inventory items', 'financial records']))
})

it('a payment is of what shares its name: a parking payment of a parking lot', () => {
  const model = built('A parking app. Users can browse city services, search for parking lots and make parking payments.')
  const by = model.entities.find(({ id }) => id === 'parking_payments')?.fields.find(({ type }) => type === 'reference')
  expect(by?.entity).toBe('parking_lots')
})

it('what the managers put there for visitors is seen by all of them', () => {
  const model = built('A fan website for a game. Users can browse storylines and character information, and discuss with other players.')
  expect(model.entities.filter(({ id }) => /storylines|characters/.test(id)).map(({ read }) => read)).toEqual(['public', 'public'])
})

it('the items of a tree of menus are no dishes', () => {
  const model = built('A tree-like directory menu system. Users can add menu items, expand and collapse menu items, and sort menu items.')
  expect(model.entities.find(({ id }) => id === 'menu_items')?.fields.map(({ label }) => label)).not.toContain('Price')
})

it('who schedules a repair service books it for a day, and pays for it there', () => {
  const model = built('A repair site. Users can log in, browse repair services, schedule repair services, and pay for them.')
  expect(model.entities.find(({ id }) => id === 'bookings')?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Repair service', 'Date', 'Time', 'Payment method', 'Payment status']),
  )
  expect(model.requirements.map(({ status }) => status)).toEqual(model.requirements.map(() => 'built'))
})

it('a template that is applied is used, and what nobody offers is applied for alone', () => {
  expect(many(built('A contract system. Users can create contract templates and apply contract templates.'))).not.toContain('contract template applications')
  expect(many(built('A post-loan system. Customers can apply for repayment extensions and view their loans.'))).not.toContain('repayment extensions')
})
