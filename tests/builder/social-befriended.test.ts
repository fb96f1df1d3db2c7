import { describe, expect, test } from 'vitest'
import { canChange, canRead, viewerOf } from '../../builder/render/access.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteAccount, SiteRow } from '../../builder/site.ts'
import { built } from '../support/acting.ts'

const words = 'A social app. Users can register and log in, add friends, accept friend requests and post updates.'

describe('friends of a site with accounts', () => {
  const model = built(words)
  const friends = model.entities.find(({ id }) => id === 'friends')!
  const account = (email: string): SiteAccount => ({ kind: 'own', email, name: email, status: 'active', created_at: 1 }) as SiteAccount
  const viewer = (email: string) => viewerOf(model, { id: email, role: null, account: account(email) })
  const request: SiteRow = {
    id: 'r1',
    owner: 'ada@example.com',
    created_at: 2,
    updated_at: 2,
    values: { name: 'Ben', email: 'ben@example.com', asked_by: 'Ada', status: 'Requested' },
  }
  const may = (email: string) =>
    model.actions
      .filter(({ entity, kind }) => entity === 'friends' && kind === 'transition')
      .filter((action) => canChange(model, viewer(email), friends, action, request))
      .map(({ name }) => name)

  test('are asked: whoever has the address reads the request, and nobody else but who made it', () => {
    expect(['ada@example.com', 'ben@example.com', 'eve@example.com'].map((email) => canRead(viewer(email), friends, request))).toEqual([true, true, false])
    const add = model.actions.find(({ entity, kind }) => entity === 'friends' && kind === 'create')
    expect({ fields: add?.fields, effects: add?.effects }).toEqual({
      fields: ['name', 'email', 'group', 'note'],
      effects: [
        { kind: 'name', field: 'asked_by' },
        { kind: 'address', field: 'asked_from' },
      ],
    })
  })
  test('accept or decline themselves; whoever asked cannot do it for them', () => {
    expect([may('ada@example.com'), may('ben@example.com'), may('eve@example.com')]).toEqual([['Block', 'Unblock'], ['Accept', 'Decline'], []])
  })
  test('know the day from which they are friends', () => {
    expect(model.actions.find(({ entity, transition }) => entity === 'friends' && transition === 'accept')?.effects).toEqual([
      { kind: 'today', field: 'friends_since' },
    ])
  })
  test('show by whom they were asked, and both find them on one page', () => {
    const list = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === 'friends')
    expect(list).toMatchObject({ scope: 'all', fields: ['asked_by', 'group', 'friends_since', 'status'] })
    const form = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'form' && block.action === 'add_friend')
    expect(form).toMatchObject({ text: '' })
  })
  test('every clause of the words is built', () =>
    expect(model.requirements.filter(({ status }) => status !== 'built').map(({ clause }) => clause)).toEqual([]))
})

test('agreeing to a request is accepting it', () => {
  const { lifecycle } = built('A chat app. Users log in, send messages and agree to friend requests.').entities.find(({ shared }) => shared === 'email')!
  expect(lifecycle?.transitions.filter(({ answers }) => answers).map(({ name, to }) => [name, to])).toEqual([
    ['Agree', 'Agreed'],
    ['Decline', 'Declined'],
  ])
})

test('friends that are noted on a site without accounts are nobody’s to ask', () => {
  const friends = built('A small page with functions for adding and deleting friends.').entities.map(({ id, shared }) => [id, shared])
  expect(friends).toEqual([['friends', undefined]])
})

describe('a friend of two people', () => {
  const model = built('An instant messaging app. Users can register and log in, apply for friends, agree to friend requests and send messages to friends.')
  const friends = model.entities.find(({ shared, asker }) => shared === 'email' && asker)!
  const own = (email: string, name: string) => ({
    id: email,
    role: null,
    name,
    account: { id: email, kind: 'own', email, name, role: null, values: {}, status: 'active', created_at: 1 } as SiteAccount,
  })
  const row = (status: string): SiteRow => ({
    id: 'r1',
    owner: 'ada@example.com',
    created_at: 2,
    updated_at: 2,
    values: { name: 'Benny', email: 'ben@example.com', asked_by: 'Ada', asked_from: 'ada@example.com', status },
  })
  const page = (path: string, visitor: ReturnType<typeof own>, status: string) =>
    renderPage(model, {
      path,
      query: {},
      base: '',
      visitor,
      roles: [],
      rows: { [friends.id]: [row(status)] },
      today: '2026-12-03',
      badge: false,
    }).html
  const inbox = model.pages.find(({ role, blocks }) => role === undefined && blocks.some(({ kind }) => kind === 'inbox'))!.path
  const list = model.pages.find(
    ({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === friends.id),
  )!.path
  const [ada, ben] = [own('ada@example.com', 'Ada'), own('ben@example.com', 'Ben')]

  test('is called by the other one’s name on either side', () => {
    expect([page(list, ada, 'Agreed').includes('>Benny<'), page(list, ben, 'Agreed').includes('>Benny<')]).toEqual([true, false])
  })
  test('is written to by either, once it was agreed to', () => {
    const offered = (visitor: ReturnType<typeof own>, status: string) =>
      /value="(?:ada|ben)@example\.com"|to=(?:ada|ben)%40example\.com/.exec(page(inbox, visitor, status))?.[0] ?? null
    expect(offered(ada, 'Agreed')).toContain('ben')
    expect(offered(ben, 'Agreed')).toContain('ada')
    expect([offered(ada, 'Requested'), offered(ben, 'Declined')]).toEqual([null, null])
  })
})

describe('an invitation of a site with accounts', () => {
  const model = built('A task platform. Users can register and log in, post tasks and invite new users. The administrator manages users.')
  const invitations = model.entities.find(({ id }) => id === 'invitations')!
  const account = (email: string): SiteAccount => ({ kind: 'own', email, name: email, status: 'active', created_at: 1 }) as SiteAccount
  const viewer = (email: string) => viewerOf(model, { id: email, role: null, account: account(email) })
  const row: SiteRow = {
    id: 'r1',
    owner: 'ada@example.com',
    created_at: 2,
    updated_at: 2,
    values: { name: 'Ben', email: 'ben@example.com', invited_by: 'Ada', status: 'Sent' },
  }
  test('is accepted or declined by whom it is for, and withdrawn by whoever sent it', () => {
    const may = (email: string) =>
      model.actions
        .filter(({ entity, kind }) => entity === 'invitations' && kind === 'transition')
        .filter((action) => canChange(model, viewer(email), invitations, action, row))
        .map(({ name }) => name)
    expect([may('ada@example.com'), may('ben@example.com'), may('eve@example.com')]).toEqual([['Withdraw'], ['Accept', 'Decline'], []])
  })
  test('is sent by a button that says so, and says by whom it was sent', () => {
    const send = model.actions.find(({ entity, kind }) => entity === 'invitations' && kind === 'create')
    expect({ name: send?.name, effects: send?.effects }).toEqual({ name: 'Send invitation', effects: [{ kind: 'name', field: 'invited_by' }] })
  })
})
