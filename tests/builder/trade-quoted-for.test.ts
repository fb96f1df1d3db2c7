import { expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import { built } from '../support/turn.ts'

const model = built(
  'A handyman platform. Households post jobs. Tradespeople browse open jobs and send quotes with a price. Households compare quotes and accept one. Users log in.',
)
const quotes = model.entities.find(({ plural }) => plural === 'quotes')!
const [ada, eve] = ['ada', 'eve'].map((id) => visitorOf(model, id, 'household'))
const bob = visitorOf(model, 'bob', null)
const quote = (world: World, id: string, title: string) =>
  withRow(world, quotes.id, { id, owner: 'bob', values: { title, job: 'tap', price: 40, status: 'Sent', sent_to: 'ada' } })
const posted = withRow(createWorld(model), 'jobs', { id: 'tap', owner: 'ada', values: { title: 'Mend a tap', status: 'Planned' } })
const actionOf = (name: string) => model.actions.find((one) => one.entity === quotes.id && one.name === name)!.id

it('a quote that somebody sends is for a job that another has posted', () => {
  const sent = act(posted, actionOf('Send quote'), null, { title: 'New washer', job: 'tap', price: '40' }, bob)
  if ('refused' in sent) throw new Error(sent.refused)
  const made = rowsOf(sent.world, quotes.id).find(({ owner }) => owner === 'bob')
  expect([made?.values.job, made?.values.sent_to]).toEqual(['tap', 'ada'])
})

it('whoever posted the job finds its quotes and accepts one, and the others are rejected', () => {
  const world = quote(quote(posted, 'q1', 'New washer'), 'q2', 'New tap')
  const path = model.pages.find(({ role, blocks }) => role === 'household' && blocks.some((block) => block.kind === 'list' && block.entity === quotes.id))!.path
  expect([ada!, eve!].map((visitor) => pageOf(world, path, visitor).includes('New washer'))).toEqual([true, false])
  const [first] = rowsOf(world, quotes.id).filter(({ id }) => id === 'q1')
  expect(act(world, actionOf('Accept'), first!, {}, eve!)).toEqual({ refused: 'it may not be done' })
  const done = act(world, actionOf('Accept'), first!, {}, ada!)
  if ('refused' in done) throw new Error(done.refused)
  const states = rowsOf(done.world, quotes.id).flatMap(({ id, values }) => (/^q\d$/.test(id) ? [[id, values.status]] : []))
  expect(states.toSorted()).toEqual([
    ['q1', 'Accepted'],
    ['q2', 'Rejected'],
  ])
})

it('a quote of a site where nobody posts jobs stays as it is', () => {
  const alone = built('A printing shop. Staff log in and send quotes with a price to customers.')
  const references = alone.entities
    .filter(({ plural }) => plural === 'quotes')
    .flatMap(({ fields }) => fields.flatMap(({ type, id }) => (type === 'reference' ? [id] : [])))
  expect(references).toEqual(['product'])
})
