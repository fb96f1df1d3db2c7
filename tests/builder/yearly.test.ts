import { expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { nextDue } from '../../builder/render/social/again.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A reminder app for people. It has friend birthday reminders, anniversary reminders and holiday reminders. Users can set reminders.')

test('what comes again is due on its next day', () => {
  const next = (key: string, repeat: string) => nextDue(key, repeat, '2026-01-15')
  expect([next('1990-01-20', 'Yearly'), next('1990-01-14', 'Yearly'), next('2004-02-29', 'Yearly'), next('2026-03-01', 'Yearly')]).toEqual([
    '2026-01-20',
    '2027-01-14',
    '2026-02-28',
    '2026-03-01',
  ])
  expect([next('2025-11-30', 'Monthly'), next('2026-01-12', 'Weekly'), next('2026-01-02', 'Daily'), next('2026-01-02', 'Once')]).toEqual([
    '2026-01-30',
    '2026-01-19',
    '2026-01-15',
    '2026-01-02',
  ])
})

test('each sets birthdays and anniversaries of their own, which come back every year and are told of', () => {
  const birthdays = site.entities.find(({ singular }) => singular === 'friend birthday')!
  expect([birthdays.read, birthdays.write, birthdays.fields.find(({ id }) => id === 'repeat')?.choices?.[0]]).toEqual(['own', 'anyone', 'Yearly'])
  const set = site.actions.find(({ kind, entity }) => kind === 'create' && entity === birthdays.id)!
  const anna = visitorOf(site, 'anna', null)
  const bert = visitorOf(site, 'bert', null)
  const done = act(createWorld(site), set.id, null, { title: 'Mara', date: '1990-01-20', time: '09:00', repeat: 'Yearly' }, anna)
  if ('refused' in done) throw new Error(done.refused)
  const path = site.pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'due' && block.entity === birthdays.id))!.path
  const page = pageOf(done.world, path, anna)
  expect([page.includes('In 5 days'), page.includes('data-rings="2026-01-20T09:00"'), pageOf(done.world, path, bert).includes('Mara')]).toEqual([
    true,
    true,
    false,
  ])
})

test('all that is set to remind is told of on its own page', () => {
  const told = site.pages.flatMap(({ role, blocks }) => (role === undefined ? blocks.flatMap((block) => (block.kind === 'due' ? [block.entity] : [])) : []))
  expect(told).toEqual(expect.arrayContaining(site.entities.filter(({ fields }) => fields.some(({ id }) => id === 'repeat')).map(({ id }) => id)))
})

test('nobody approves what is their own', () => {
  const bank = siteOf('A lending site. Users can log in, submit loan applications and approve loan applications. Managers manage users.')
  const loans = bank.entities.find(({ singular }) => singular === 'loan application')!
  const approve = bank.actions.find(({ entity, name }) => entity === loans.id && name === 'Approve')!
  const world = withRow(createWorld(bank), loans.id, { id: 'mine', owner: 'anna', values: { [loans.lifecycle!.field]: loans.lifecycle!.initial } })
  const row = rowsOf(world, loans.id)[0]!
  const by = (id: string, role: string | null) => 'refused' in act(world, approve.id, row, {}, visitorOf(bank, id, role))
  expect([by('anna', null), by('chief', 'manager')]).toEqual([true, false])
})
