import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { built } from '../support/turn.ts'

const site = built('An avatar maker. Users can log in, choose face and hair, and save avatars.')
const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'picture'))!
const keep = page.blocks.flatMap((block) => (block.kind === 'picture' && block.keeps ? [block.keeps.action] : []))[0]!
const closed = { ...site, accounts: { ...site.accounts!, actions: [keep], pages: [] } }
const shownTo = (account: { readonly id: string; readonly name: string } | null) =>
  renderPage(closed, {
    path: page.path,
    query: {},
    base: '',
    visitor: {
      id: 'me',
      role: null,
      account: account && { ...account, kind: 'own', email: 'ada@example.com', role: null, values: {}, status: 'active', created_at: 1 },
    },
    roles: [],
    rows: {},
    today: '2026-01-05',
    badge: false,
  }).html

test('who has no account is asked to log in before anything is made, and comes back', () => {
  const html = shownTo(null)
  const [before = '', after = ''] = html.split('data-module="picture"')
  const next = encodeURIComponent(page.path)
  expect(before).toContain(
    `Log in before you begin, and what you make here can be kept with your avatars.</p><div class="actions"><a class="button" href="/log-in?next=${next}">Log in</a><a class="button button-plain" href="/register?next=${next}">Register</a>`,
  )
  expect(after).not.toContain('data-module-keep')
})

test('who has an account keeps it at once', () => {
  const html = shownTo({ id: 'me', name: 'Ada' })
  expect(html).toContain(`action="/_actions/${keep}"`)
  expect(html).not.toContain('Log in before you begin')
})
