import { expect, test } from 'vitest'
import type { AppModel, Entity } from '../../builder/model.ts'
import { phaseOf } from '../../builder/render/phase.ts'
import { formsOf, isOf, partsIn, partsOf, wordsOf } from '../support/visible-page.ts'
import { rowTitles, takeRole } from '../support/visitor-browse.ts'
import { hostInMemory, visitDay } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = 'A shop where customers browse products and place orders. Administrators manage products and promotional activities and view statistics.'
const club = 'A club where members browse events and sign up for them. Administrators manage events.'
const inModel = (model: AppModel, singular: string): Entity => model.entities.find((one) => one.singular === singular)!
const after = (days: number): string => new Date(Date.parse(`${visitDay}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('what has a first and a last day is to come, goes on or is over by the day on which it is looked at', () => {
  const activity = inModel(siteOf(shop), 'promotional activity')
  expect(activity.phases).toEqual({ field: 'status', from: 'starts_on', to: 'ends_on', words: { before: 'Upcoming', during: 'Running', after: 'Ended' } })
  const on = (today: string) => phaseOf(activity, { starts_on: '2026-03-02', ends_on: '2026-03-04' }, today)
  expect(['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'].map(on)).toEqual(['Upcoming', 'Running', 'Running', 'Ended'])
  expect(phaseOf(activity, { starts_on: null, ends_on: null }, '2026-03-01')).toBeNull()
  expect(new Set(activity.seeds.map(({ status }) => status))).toEqual(new Set(['Upcoming', 'Running', 'Ended']))
})

test('its list shows period and state, which nobody types, and is narrowed by the state', async () => {
  const model = siteOf(shop)
  const activity = inModel(model, 'promotional activity')
  const page = model.pages.find(({ role, blocks }) => role !== undefined && blocks.some((block) => block.kind === 'list' && block.entity === activity.id))!
  const host = hostInMemory(model)
  await takeRole(host, 'Administrator')
  const form = formsOf(await host.open(page.path)).find(({ buttons }) => buttons.some(({ words }) => /^(?:Add|Create|New) /.test(words)))!
  expect(form.controls.map(({ name }) => name)).not.toContain('status')
  await host.send(form, { title: 'Lantern week', starts_on: after(-9), ends_on: after(-2), discount: '20' }, 0)
  const heads = partsOf(await host.open(page.path), 'th').map(wordsOf)
  expect(heads).toEqual(expect.arrayContaining(['Starts on', 'Ends on', 'Status']))
  expect(rowTitles(await host.open(`${page.path}?f.status=Ended`))).toEqual(expect.arrayContaining(['Lantern week']))
  expect(rowTitles(await host.open(`${page.path}?f.status=Running`))).not.toContain('Lantern week')
})

test('those that go on are counted among the figures, and what has states of its own keeps them', () => {
  const tiles = siteOf(shop).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles : [])))
  expect(tiles).toContainEqual({
    label: 'Running promotional activities',
    entity: inModel(siteOf(shop), 'promotional activity').id,
    measure: 'count',
    where: { field: 'status', is: 'Running' },
  })
  const campaigns = inModel(siteOf('A firm that manages marketing campaigns and views their statistics.'), 'marketing campaign')
  expect([campaigns.phases, campaigns.lifecycle?.initial]).toEqual([undefined, 'Planned'])
})

test('a day of an agenda that has passed says so', async () => {
  const model = siteOf(club)
  const page = model.pages.find(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.layout === 'agenda'))!
  const managed = model.pages.find(({ role, blocks }) => role !== undefined && blocks.some(({ kind }) => kind === 'form'))!
  const host = hostInMemory(model)
  await takeRole(host, 'Administrator')
  const form = formsOf(await host.open(managed.path)).find(({ controls }) => controls.some(({ name }) => name === 'date'))!
  for (const [title, days] of [
    ['Harbour walk', -3],
    ['Choir night', 3],
  ] as const)
    await host.send(form, { title, date: after(days), time: '18:00', place: 'Hall 1' }, 0)
  const days = [...partsIn(await host.open(page.path))].filter((part) => isOf(part, 'day'))
  const isOver = (day: string): boolean => isOf(days.find((part) => partsOf(part, 'time')[0]?.attributes.datetime === day)!, 'day-over')
  expect([isOver(after(-3)), isOver(after(3))]).toEqual([true, false])
})
