import { describe, expect, it } from 'vitest'
import { attend } from '../../builder/render/account/attend.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteAccount, SiteRequest, Visitor } from '../../builder/site.ts'
import { built } from '../support/turn.ts'
import { formsOf, partsOf, readPart, wordsOf } from '../support/visible-page.ts'

const club = built('Build a chess club website. Players can log in to their account and book lessons. Administrators manage users and assign roles.')
const path = club.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))!.path
const person = (id: string, name: string, role: string | null): SiteAccount => ({
  id,
  kind: 'own',
  name,
  email: `${id}@example.com`,
  role,
  values: {},
  status: 'active',
  created_at: 1,
})
const rosa = person('rosa', 'Rosa Lind', null)
const ada = person('ada', 'Ada Brook', 'administrator')
const visitor: Visitor = { id: 'ada', role: 'administrator', account: ada }
const shown = (query: SiteRequest['query']) =>
  readPart(renderPage(club, { path, query, base: '', visitor, roles: [], rows: {}, today: '2026-01-15', badge: false, people: [ada, rosa] }).html)
const asked = (typed: Readonly<Record<string, string>>, by = visitor) =>
  attend(club, { typed, visitor: by, roles: [], kept: [ada, rosa], matches: false, newId: () => 'new', newCode: () => '', now: 2 })

describe('the accounts that a manager looks after', () => {
  it('are asked about before one is removed, with a way back', () => {
    const closed = shown({})
    const link = partsOf(closed, 'a').find((one) => wordsOf(one) === 'Remove Rosa Lind')
    expect([link?.attributes.href, formsOf(closed).some(({ hidden }) => hidden.some(([, value]) => value === 'remove'))]).toEqual([
      `${path}?delete=rosa#person-rosa`,
      false,
    ])
    const open = shown({ delete: 'rosa' })
    const form = formsOf(open).find(({ hidden }) => hidden.some(([, value]) => value === 'remove'))
    expect([form?.hidden, wordsOf(form?.part.parent ?? '')]).toEqual([
      [
        ['do', 'remove'],
        ['account', 'rosa'],
      ],
      'Remove the account of Rosa Lind ? This cannot be undone. Remove the account Cancel',
    ])
  })

  it('are corrected in a form that starts with what stands', () => {
    const form = formsOf(shown({ edit: 'rosa' })).find(({ hidden }) => hidden.some(([, value]) => value === 'rename'))
    expect(form?.controls.map(({ label, value }) => [label, value])).toEqual([
      ['Name', 'Rosa Lind'],
      ['Email', 'rosa@example.com'],
    ])
    expect(asked({ do: 'rename', account: 'rosa', name: ' Rosa  Berg ', email: 'ROSA@example.org' })).toEqual({
      kind: 'done',
      to: `${path}?done=_rename&account=rosa`,
      keep: { account: { ...rosa, name: 'Rosa Berg', email: 'rosa@example.org' }, password: null },
    })
    expect(wordsOf(shown({ done: '_rename', account: 'rosa' }))).toContain('Rosa Lind is saved.')
  })

  it('keep an address that is somebody else’s, and stay open with what was typed', () => {
    expect(asked({ do: 'rename', account: 'rosa', name: 'Rosa', email: 'ada@example.com' })).toEqual({
      kind: 'refused',
      path,
      refusal: {
        action: '_rename',
        row: 'rosa',
        errors: { email: 'There is an account with this email address already.' },
        typed: { account: 'rosa', name: 'Rosa', email: 'ada@example.com' },
      },
    })
  })

  it('are corrected by nobody else', () => {
    expect(asked({ do: 'rename', account: 'ada', name: 'Me', email: 'me@example.com' }, { id: 'rosa', role: null, account: rosa })).toEqual({
      kind: 'forbidden',
    })
    expect(asked({ do: 'rename', account: 'demo', name: 'Me', email: 'me@example.com' })).toEqual({ kind: 'forbidden' })
  })
})
