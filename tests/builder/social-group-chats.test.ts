import { describe, expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'An instant messaging site. Users can log in, send text, images and voice messages, add friends, create chat groups and invite friends to join, and view the chat history.',
)
const room = site.entities.find(({ id }) => id === 'chat_groups')!
const members = site.entities.find(({ id }) => id === 'chat_groups_members')!
const talk = site.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'comments' && block.about === room.id ? [block] : [])))[0]!
const row = (id: string, owner: string | null, values: SiteRow['values']): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
const ada: Visitor = { id: 'ada', role: null, name: 'Ada Long' }
const attempt = (action: string, typed: Record<string, string>, rows: Record<string, readonly SiteRow[]>, visitor = ada) => {
  let made = 0
  return submit(site, { action, row: null, typed, visitor, today: '2026-12-03', rows, newId: () => `new-${++made}` })
}
const named = (entity: string, kind: string, name: RegExp) => site.actions.find((one) => one.entity === entity && one.kind === kind && name.test(one.name))!

describe('a chat group', () => {
  test('has whoever makes it as its owner, and as its first member', () => {
    expect(attempt(named(room.id, 'create', /./).id, { name: 'Choir' }, {})).toMatchObject({
      kind: 'writes',
      writes: [
        { kind: 'insert', entity: room.id, values: { name: 'Choir', owner: 'Ada Long' } },
        { kind: 'insert', entity: members.id, owner: 'ada', values: { name: 'Ada Long', about: 'new-1' } },
      ],
    })
  })
  test('is joined and left by each for themselves, under their own name', () => {
    const join = named(members.id, 'toggle', /^Join$/).id
    const groups = [row('g1', 'bob', { name: 'Choir' })]
    const first = [row('m1', 'bob', { name: 'Bob', about: 'g1' })]
    expect(attempt(join, { about: 'g1', name: 'Somebody else' }, { [room.id]: groups, [members.id]: first })).toMatchObject({
      writes: [{ kind: 'insert', entity: members.id, owner: 'ada', values: { name: 'Ada Long', about: 'g1' } }],
    })
    const both = [...first, row('m2', 'ada', { name: 'Ada Long', about: 'g1' })]
    expect(attempt(join, { about: 'g1' }, { [room.id]: groups, [members.id]: both })).toMatchObject({ writes: [{ kind: 'delete', row: 'm2' }] })
  })
  test('has members whom somebody else removes no more than their messages', () => {
    const group = row('g1', 'bob', { name: 'Choir' })
    const said = row('s1', 'bob', { [talk.words]: 'Hello', [talk.by]: 'g1' })
    const removing = site.actions.filter(
      ({ kind, entity, role }) => kind === 'delete' && role === undefined && (entity === members.id || entity === talk.entity),
    )
    const answers = removing.map(
      ({ id }) => submit(site, { action: id, row: said, typed: {}, visitor: ada, today: '2026-12-03', rows: { [room.id]: [group] }, newId: () => 'x' }).kind,
    )
    expect(answers.every((kind) => kind === 'missing')).toBe(true)
  })
  test('carries pictures and recordings, and shows what the viewer said opposite the others', () => {
    expect([talk.chat, talk.files]).toEqual([true, ['picture', 'recording']])
    const rows = {
      [room.id]: [row('g1', 'bob', { name: 'Choir' })],
      [talk.entity]: [
        row('s2', 'ada', { name: 'Ada Long', about: 'g1', words: 'Mine' }),
        row('s1', 'bob', { name: 'Bob', about: 'g1', words: '<b>Hello</b>' }),
      ],
      [members.id]: [row('m1', 'bob', { name: 'Bob', about: 'g1' })],
    }
    const html = renderPage(site, { path: '/chat-group', query: {}, base: '', visitor: ada, roles: [], rows, today: '2026-12-03', badge: false }).html
    expect(html).toMatch(/class="bubble" id="said-s1">[\s\S]*?&lt;b&gt;Hello[\s\S]*class="bubble bubble-mine" id="said-s2">[\s\S]*?You[\s\S]*?Mine/)
    expect(html).toContain('1 member<')
  })
  test('is what friends are invited to join: nobody signs up for a friend', () => {
    expect(site.entities.some(({ id }) => id === 'sign_ups')).toBe(false)
  })
})

test('rooms to chat in have their messages where there is a forum as well', () => {
  const both = siteOf('A football site. The site should have features such as a forum and chat rooms. Users can create forum posts and view chat rooms.')
  const told = both.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'comments' ? [block.about] : [])))
  expect(told.toSorted()).toEqual(['chat_rooms', 'posts'])
})
