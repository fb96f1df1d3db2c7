import { expect, test } from 'vitest'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Visitor } from '../../builder/site.ts'
import { formsOf, isOf, partsIn, partsOf, wordsOf } from '../support/visible-page.ts'
import { confirmationOf } from '../support/visitor-browse.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const office = siteOf('An attendance app for a company. Employees can check in and check out every day. Managers view the attendance of all employees.')
const entity = office.entities.find(({ fields }) => fields.some(({ id }) => id === 'left_at'))!
const at = office.pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'form'))!.path
const checkOut = office.actions.find((action) => action.entity === entity.id && action.name === 'Check out')!

test('who checks in and out has both times kept and the hours between them, and sees whether they came late', async () => {
  expect(entity.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual([
    'Name: text',
    'Date: date',
    'Checked in at: time',
    'Checked out at: time',
    'Hours: number',
    'Arrival: choice',
    'Place: text',
    'Note: text',
    'Status: choice',
  ])
  const host = hostInMemory(office)
  const add = formsOf(await host.open(at)).find(({ buttons }) => buttons.some(({ words }) => words === 'Check in'))!
  expect(partsOf(add.part, 'input').find(({ attributes }) => attributes.name === 'time')?.attributes).toHaveProperty('data-now')
  const who = partsOf(add.part, 'input').find(({ attributes }) => attributes.name === 'name')?.attributes.value ?? ''
  expect(who).not.toBe('')
  const done = await host.send(add, { time: '09:40' }, 0)
  const row = partsOf(done, 'tr').find((part) => wordsOf(part).includes(who))!
  expect(wordsOf(row)).toContain('Late')
  const link = partsOf(row, 'a').find((part) => wordsOf(part).startsWith('Check out'))!
  const form = formsOf(await host.open((link.attributes.href ?? '').split('#')[0]!)).find(({ action }) => action.endsWith(checkOut.id))!
  const left = await host.send(form, { left_at: '17:10' }, 0)
  expect(confirmationOf(left)).toContain('Hours: 7.5')
  const after = partsOf(left, 'tr').find((part) => wordsOf(part).includes(who))!
  expect(wordsOf(after)).toContain('Checked out')
  expect(partsOf(after, 'a').map(wordsOf)).not.toContain(`Check out ${who}`)
})

test('a page of attendance adds up its hours and those who came late', async () => {
  const page = await hostInMemory(office).open(at)
  const labels = [...partsIn(page)].filter((part) => isOf(part, 'tile')).map((part) => wordsOf(partsOf(part, 'dt')[0] ?? ''))
  expect(labels).toEqual(['Hours in all', 'Hours a day on average', 'Late'])
})

test('a step that keeps something too is refused from a state in which it is not open, and to others', () => {
  const row = (status: string): SiteRow => ({
    id: 'one',
    owner: 'ada',
    created_at: 1,
    updated_at: 1,
    values: { name: 'Ada', date: '2026-11-18', time: '09:00', status },
  })
  const by = (id: string): Visitor => ({ id, role: null })
  const tried = (status: string, visitor: Visitor) =>
    submit(office, { action: checkOut.id, row: row(status), typed: { left_at: '17:00' }, visitor, today: '2026-11-18', rows: {}, newId: () => 'new' })
  expect(tried('Checked in', by('ada'))).toMatchObject({ kind: 'writes', writes: [{ values: { left_at: '17:00', hours: 8, status: 'Checked out' } }] })
  expect(tried('Checked out', by('ada'))).toMatchObject({ kind: 'refused', refusal: { errors: { '': expect.stringContaining('is Checked out') } } })
  expect(tried('Checked in', by('eve')).kind).not.toBe('writes')
})

test('where nobody is expected at an hour, nobody is late', () => {
  const room = siteOf('A study room. Users check in and check out.')
  expect(room.entities.find(({ id }) => id === 'check_ins')?.fields.map(({ id }) => id)).toEqual([
    'name',
    'date',
    'time',
    'left_at',
    'hours',
    'place',
    'note',
    'status',
  ])
})
