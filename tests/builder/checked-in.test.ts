import { expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const club = siteOf('A film club site. It has check-in, point redemption and reviews. Users can log in, check in, redeem points and write reviews.')
const anna = visitorOf(club, 'anna', null)
const enter = club.actions.find(({ kind, entity }) => kind === 'create' && entity === 'daily_check_ins')!
const redeem = club.actions.find(({ kind, entity }) => kind === 'create' && entity === 'redemption_requests')!
const sum = (world: World): number =>
  rowsOf(world, 'point_records')
    .filter(({ owner }) => owner === 'anna')
    .reduce((all, { values }) => all + Number(values.points), 0)

test('one checks in once a day, today, for oneself', () => {
  const world = withRow(createWorld(club), 'daily_check_ins', { id: 'before', owner: 'anna', values: { member: 'Anna', date: '2026-01-14' } })
  const page = pageOf(world, '/daily-check-ins', anna)
  expect(page).toContain('In your name:')
  expect([/name="date"/.test(page), /type="hidden" name="member"/.test(page)]).toEqual([false, true])
  const done = act(world, enter.id, null, { member: 'Anna', date: '2020-01-01' }, anna)
  if ('refused' in done) throw new Error(done.refused)
  const { date, days_in_a_row, points } = rowsOf(done.world, 'daily_check_ins')[0]!.values
  expect([date, days_in_a_row, points, sum(done.world)]).toEqual(['2026-01-15', 2, 10, 10])
  expect(act(done.world, enter.id, null, { member: 'Anna' }, anna)).toEqual({ refused: 'You have checked in today. Come back tomorrow.' })
  const own = rowsOf(done.world, 'daily_check_ins')[0]!
  const others = club.actions.filter(({ entity, id }) => entity === 'daily_check_ins' && id !== enter.id)
  expect(others.map(({ id }) => act(done.world, id, own, { date: '2020-01-01' }, anna))).toEqual(others.map(() => ({ refused: 'it may not be done' })))
})

test('what is redeemed by two wordings is one thing, on one page, and costs its points', () => {
  expect(club.entities.filter(({ singular }) => /redem/.test(singular)).map(({ id }) => id)).toEqual(['redemption_requests'])
  const world = createWorld(club)
  const reward = rowsOf(world, 'rewards')[0]!
  const wish = { name: 'Anna', reward: reward.id }
  expect(act(world, redeem.id, null, wish, anna)).toEqual({ refused: 'You have 0 points, which is not enough.' })
  const gathered = act(world, enter.id, null, { member: 'Anna' }, anna)
  if ('refused' in gathered) throw new Error(gathered.refused)
  const done = act(gathered.world, redeem.id, null, wish, anna)
  expect('refused' in done ? done.refused : sum(done.world)).toBe(10 - Number(reward.values.points))
})

test('who comes to a place again on the same day is counted once there, and leaves before clocking in anew', () => {
  const parks = siteOf('A walking app. Users can log in, browse parks and check in at parks.')
  const at = parks.entities.find(({ singular }) => singular === 'check-in')!
  const create = parks.actions.find(({ kind, entity }) => kind === 'create' && entity === at.id)!
  const place = at.fields.find(({ type }) => type === 'reference')!
  expect(create.guards).toContainEqual({
    kind: 'unique',
    fields: ['date', place.id],
    among: 'mine',
    unless: [],
    text: 'You have checked in here today. Come back tomorrow.',
  })
  const work = siteOf('An attendance app. Users can log in, clock in, clock out and view their attendance records.')
  const clock = work.actions.find(({ kind, guards }) => kind === 'create' && guards?.some((guard) => guard.kind === 'unique'))!
  expect([clock.fields.includes('date'), clock.guards!.map((guard) => ('text' in guard ? guard.text : ''))]).toEqual([
    false,
    ['You are checked in already. Check out first.'],
  ])
})

test('who checks in others has no such limit', () => {
  const desk = siteOf('A check-in system of a fair. Staff perform customer check-in. Users can log in.')
  const checks = desk.actions.filter(({ kind, name }) => kind === 'create' && /check/i.test(name))
  expect(checks.flatMap(({ guards = [] }) => guards.filter(({ kind }) => kind === 'unique'))).toEqual([])
})

test('a daily check-in is of its day alone, whatever else brings points', () => {
  const box = siteOf(
    'A game box. It has games, a check-in system, point tasks and a point mall. Users can log in, browse games, and participate in the check-in system and point tasks.',
  )
  const days = box.entities.find(({ singular }) => singular === 'daily check-in')!
  expect(days.fields.map(({ label }) => label)).toEqual(['Member', 'Date', 'Days in a row', 'Points', 'Bonus'])
  const enterBox = box.actions.find(({ kind, entity }) => kind === 'create' && entity === days.id)!
  const first = act(createWorld(box), enterBox.id, null, { member: 'Anna' }, visitorOf(box, 'anna', null))
  if ('refused' in first) throw new Error(first.refused)
  expect(act(first.world, enterBox.id, null, { member: 'Anna' }, visitorOf(box, 'anna', null))).toEqual({
    refused: 'You have checked in today. Come back tomorrow.',
  })
})
