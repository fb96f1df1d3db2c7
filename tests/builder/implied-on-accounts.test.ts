import { describe, expect, it, test } from 'vitest'
import { createWorld, visitorOf, wholeOf } from '../../builder/accept/world.ts'
import { attend } from '../../builder/render/account/attend.ts'
import { sessionCalls } from '../../builder/render/account/session-calls.ts'
import { peopleOf } from '../../builder/render/account/who.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteAccount, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const fieldsOf = (words: string) => siteOf(words).accounts?.fields.map(({ label, required }) => [label, required])

test.each([
  ['A hiring site. Users can register and log in. Employers can post jobs and applicants can apply for them. Administrators manage users.', ['Company', false]],
  ['A school site. Students can log in, view lessons and hand in homework. Teachers can add lessons and mark homework.', ['Class', false]],
  ['A restaurant site. Guests can register, log in and book tables. Managers manage tables.', ['Phone', false]],
  ['An internal tool. Employees log in and view announcements of all departments. Administrators manage announcements.', ['Department', false]],
  ['A coffee shop with member levels. Customers register, log in and order coffee. The manager manages users and coffee.', ['Member level', false]],
])('accounts have what the words imply of people: %s', (words, wanted) => expect(fieldsOf(words)).toContainEqual(wanted))

test.each([
  'A university site. Students can log in and view lectures. Lecturers add lectures.',
  'A department store. Customers can log in and order hats.',
  'A game of cards. Players log in and see their scores.',
])('accounts have nothing that the words say nothing of: %s', (words) => expect(fieldsOf(words)).toEqual([]))

test('sample accounts say something in each of them', () => {
  const { accounts } = siteOf('A hiring site. Users can register and log in. Employers can post jobs. Administrators manage users.')
  expect(accounts!.samples.length).toBeGreaterThan(3)
  for (const { values } of accounts!.samples) expect(values?.company).toMatch(/\w/)
})

describe('a level that whoever runs the site gives', () => {
  const site = siteOf('A coffee shop with member levels. Customers register, log in and order coffee. The manager manages users and coffee.')
  const { account, given } = site.accounts!
  const ben: SiteAccount = {
    id: 'ben',
    kind: 'own',
    name: 'Ben Carter',
    email: 'ben@example.com',
    role: 'customer',
    values: { member_level: 'Silver' },
    status: 'active',
    created_at: 1,
  }
  const asBen: Visitor = { id: 'ben', role: 'customer', name: ben.name, account: ben }
  const runs = visitorOf(site, 'ada', site.roles.find(({ manages }) => manages)!.id)
  const asked = (typed: Readonly<Record<string, string>>, visitor: Visitor) =>
    attend(site, { typed, visitor, roles: [], kept: [ben], matches: false, newId: () => 'new', newCode: () => '', now: 2 })
  const kept = (typed: Readonly<Record<string, string>>, visitor: Visitor) => {
    const done = asked(typed, visitor)
    return done.kind === 'done' ? done.keep?.account.values : done.kind
  }

  it('has the names of the levels that the site keeps', () => {
    const table = site.entities.find(({ plural }) => plural === 'member levels')
    const names = table?.seeds.map((seed) => seed[table.title])
    expect([given, site.accounts!.fields.find(({ id }) => id === 'member_level')?.choices?.toSorted()]).toEqual([['member_level'], names?.toSorted()])
  })

  it('is read on one’s account, and set by nobody for themselves', () => {
    const html = renderPage(site, { path: account, query: {}, base: '', visitor: asBen, roles: [], rows: {}, today: '2026-01-15', badge: false }).html
    expect([html.includes('Member level: Silver'), html.includes('name="member_level"')]).toEqual([true, false])
    expect(kept({ do: 'profile', name: 'Ben', email: 'ben@example.com', member_level: 'Gold' }, asBen)).toEqual({ member_level: 'Silver' })
    expect(
      sessionCalls(site)
        .find(({ does }) => does === 'profile')
        ?.fields.map(({ name }) => name),
    ).not.toContain('member_level')
  })

  it('is given on the page of the accounts', () => {
    const people = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))!
    const request = { path: people.path, base: '', visitor: runs, roles: [], rows: {}, today: '2026-01-15', badge: false, people: [ben] }
    const html = renderPage(site, { ...request, query: { edit: 'ben' } }).html
    expect([html.includes('Member level: Silver'), html.includes('name="member_level"')]).toEqual([true, true])
    expect(kept({ do: 'rename', account: 'ben', name: 'Ben Carter', email: 'ben@example.com', member_level: 'Gold' }, runs)).toEqual({ member_level: 'Gold' })
    expect(kept({ do: 'rename', account: 'ben', name: 'Ben Carter', email: 'ben@example.com', member_level: 'Gold' }, asBen)).toBe('forbidden')
  })

  it('is that of the sample accounts too', () => {
    expect(peopleOf(site.accounts!, []).every(({ values }) => typeof values.member_level === 'string')).toBe(true)
  })
})

test('a form that asks for a telephone number has that of one’s account', () => {
  const site = siteOf('A restaurant site. Guests can register, log in and book tables. Managers manage tables.')
  const form = site.pages.find(({ role, blocks }) => role === undefined && blocks.some(({ kind }) => kind === 'form'))!
  const guest = visitorOf(site, 'ben', null)
  const visitor = { ...guest, account: { ...guest.account!, values: { phone: '+1 555 0199' } } }
  expect(wholeOf(createWorld(site), form.path, visitor)).toContain('value="+1 555 0199"')
})
