import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, shownRows, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { membersOf } from '../../builder/render/account/who.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import type { SiteAccount } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const ana = 'ana-0123456789abcdef'
const ben = 'ben-0123456789abcdef'
const shown = (world: World, path: string, as: string, query: Readonly<Record<string, string>> = {}): string =>
  renderPage(world.model, {
    path,
    query,
    base: '',
    visitor: visitorOf(world.model, as, null),
    roles: [],
    rows: shownRows(world, entitiesOf(world.model, path)),
    today: '2026-01-15',
    badge: false,
    members: [
      { id: ana, name: 'Ana Ash' },
      { id: ben, name: 'Ben Birch' },
    ],
  }).html
const inboxIn = (model: AppModel) => {
  const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox'))!
  const block = page.blocks.find((one) => one.kind === 'inbox')!
  if (block.kind !== 'inbox') throw new Error('no inbox')
  return { path: page.path, block }
}

const chat = siteOf(
  'An instant messaging app. Users should be able to register, log in, and send text, voice and image messages to friends. Administrators manage users.',
)

test('whoever has registered is written to by name, and reads it under the name of who wrote', () => {
  const { path, block } = inboxIn(chat)
  const html = shown(createWorld(chat), path, ana)
  expect([html.includes(`<option value="${ben}">Ben Birch</option>`), html.includes('Ana Ash</option>'), html.includes('name="subject"')]).toEqual([
    true,
    false,
    false,
  ])
  const begun = act(createWorld(chat), block.start, null, { to: ben, name: 'Ana Ash', opening: 'Noon?' }, visitorOf(chat, ana, null))
  if ('refused' in begun) throw new Error(begun.refused)
  expect(shown(begun.world, path, ben, { at: begun.row })).toContain('<h3>Ana Ash</h3>')
  expect(shown(begun.world, path, ana, { at: begun.row })).toContain('<h3>Ben Birch</h3>')
  const taken = act(begun.world, block.recall!, rowsOf(begun.world, block.entity).find(({ id }) => id === begun.row)!, {}, visitorOf(chat, ana, null))
  if ('refused' in taken) throw new Error(taken.refused)
  expect(shown(taken.world, path, ben, { at: begun.row })).not.toContain('Noon?')
})

test('a message is words, a picture or a recording, and one of them at least', () => {
  const { block } = inboxIn(chat)
  const world = withRow(createWorld(chat), block.entity, { id: 'c1', owner: ana, values: { to: ben, name: 'Ana', opening: 'Hello' } })
  const sent = (typed: Readonly<Record<string, string>>) => {
    const done = act(world, block.action, null, { author: 'Ana', conversation: 'c1', ...typed }, visitorOf(chat, ana, null))
    return 'refused' in done ? done.refused : 'sent'
  }
  expect([sent({}), sent({ words: 'Hello' }), sent({ picture: 'https://example.com/a.png' })]).toEqual([
    'Enter a message, or choose a picture or a voice message.',
    'sent',
    'sent',
  ])
})

test('what those who run a site enter for an account is found by that account alone', () => {
  const model = siteOf('A school site. Students can log in and view their attendance records. Administrators manage attendance records and students.')
  const records = model.entities.find(({ id }) => id === 'attendance_records')!
  const create = model.actions.find(({ entity, kind, role }) => entity === records.id && kind === 'create' && role !== undefined)!
  expect([records.shared, create.fields[0]]).toEqual(['for_account', 'for_account'])
  const row = { id: 'r1', owner: 'staff-1', created_at: 9, updated_at: 9, values: { for_account: ben } }
  const reads = (who: string): boolean => canRead(viewerOf(model, visitorOf(model, who, null)), records, row)
  expect([reads(ben), reads(ana)]).toEqual([true, false])
})

test('names are told to whoever has an account, and to nobody else', () => {
  const account: SiteAccount = { id: ben, kind: 'own', name: 'Ben Birch', email: 'ben@example.com', role: null, values: {}, status: 'active', created_at: 0 }
  expect(membersOf(chat, visitorOf(chat, ana, null), [account])).toEqual([{ id: ben, name: 'Ben Birch' }])
  expect(membersOf(chat, visitorOf(chat, ana, null, 'demo'), [account])).toBeUndefined()
  expect(membersOf(chat, { id: '', role: null, account: null }, [account])).toBeUndefined()
})
