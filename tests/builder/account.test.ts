import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteAccount, SiteRequest, Visitor } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const statusOf = (model: AppModel, clause: string) =>
  model.requirements.filter((one) => one.clause.includes(clause)).map(({ status, where }) => [status, where])
const pathsOf = (model: AppModel) => model.pages.map(({ path }) => path)
const shown = (model: AppModel, path: string, account: SiteAccount | null, more: Partial<SiteRequest> = {}) => {
  const visitor: Visitor = { id: account?.id ?? 'somebody', role: null, account }
  return renderPage(model, { path, query: {}, base: '', visitor, roles: [], rows: {}, today: '2026-01-15', badge: false, ...more }).html
}
const rosa: SiteAccount = { id: 'rosa', kind: 'own', name: 'Rosa Lind', email: 'rosa@example.com', role: null, values: {}, status: 'active', created_at: 1 }

const club = built(
  'Build a chess club website. Users should be able to log in to the account, register as players or coaches, change their password and view their bookings. Players can book lessons. Administrators manage users and assign roles. Users can log in through WeChat.',
)

describe('words that ask for accounts', () => {
  it('are built where they can be seen', () => {
    expect(statusOf(club, 'log in to the account')).toEqual([['built', '/log-in']])
    expect(statusOf(club, 'register as')).toEqual([['built', '/register']])
    expect(statusOf(club, 'change their password')).toEqual([['built', '/account']])
    expect(statusOf(club, 'assign roles')).toEqual([['built', '/manage-users']])
  })

  it('are understood and no more where another service would have to do it', () => {
    expect(statusOf(club, 'through WeChat').map(([status]) => status)).toEqual(['understood'])
    const more = built('Create a forum. Users should be able to log in with face recognition, verify their identity by SMS and post topics.')
    expect(statusOf(more, 'face recognition').map(([status]) => status)).toEqual(['understood'])
  })

  it.each([
    'A museum guide with exhibits and opening hours.',
    'A calm site for my pottery studio where people book a class, without logging in.',
    'Track my running, distance and time, show a chart.',
  ])('leave a site as it is that keeps nothing of its visitors, refuses accounts or is one person’s own: %s', (words) => {
    const none = built(words)
    expect([none.accounts, pathsOf(none).includes('/log-in')]).toEqual([undefined, false])
  })
  it('are not needed for people to have what is theirs in an account that keeps nobody out', () => {
    const studio = built('A calm site for my pottery studio where people book a class')
    expect([studio.accounts?.open, pathsOf(studio).includes('/log-in'), pathsOf(studio).includes('/register')]).toEqual([true, true, true])
  })

  it('are registering for something where they say for what', () => {
    const events = built('Build a site for a running club. People can register for races.')
    expect(events.accounts?.open).toBe(true)
  })

  it.each([
    'A shop for tea. Customers can place orders and view their order history.',
    'A market for old books. Sellers can publish books, and buyers can order them.',
    'A chat site. Users can send messages to other users and add friends.',
  ])('go without saying, and keep nobody out, where people are told apart: %s', (words) => {
    const site = built(words)
    expect([site.accounts?.open, site.accounts?.pages, site.accounts?.actions]).toEqual([true, [], []])
    expect(pathsOf(site)).toEqual(expect.arrayContaining(['/log-in', '/register', '/account']))
  })

  it('are left out where the words refuse them', () => {
    expect(built('A shop for tea. Customers can place orders and view their order history without registration.').accounts).toBeUndefined()
  })

  it('give a role to choose at registration, but none that keeps order', () => {
    expect(club.accounts?.roles).toEqual(['player', 'coach'])
    expect(club.roles.map(({ name, manages }) => [name, manages])).toEqual([
      ['User', false],
      ['Administrator', true],
      ['Player', false],
      ['Coach', false],
    ])
  })

  it('make the accounts the users that are managed, with no table of their own', () => {
    expect(club.entities.map(({ id }) => id).filter((id) => /^(?:users|roles|profiles|registrations)$/.test(id))).toEqual([])
    expect(club.pages.find(({ path }) => path === '/manage-users')?.blocks.map(({ kind }) => kind)).toEqual(['people'])
  })
})

describe('the pages of accounts', () => {
  it('show the ways in to whoever is logged out', () => {
    const html = shown(club, '/', null)
    expect(html).toContain('<a href="/log-in">Log in</a>')
    expect(html).not.toContain('class="me"')
  })

  it('show who is logged in with a way out, and greet by name', () => {
    const html = shown(club, '/', rosa)
    expect(html).toContain('Welcome back, Rosa Lind.')
    expect(html).toContain('value="log_out"')
    expect(html).not.toContain('>Register</a>')
  })

  it('show nothing of accounts where a host has none', () => {
    const { html } = renderPage(club, {
      path: '/',
      query: {},
      base: '',
      visitor: { id: 'x', role: null },
      roles: [],
      rows: {},
      today: '2026-01-15',
      badge: false,
    })
    expect(html).not.toContain('href="/log-in"')
  })

  it('say what was wrong at the field, and never the password', () => {
    const errors = { password: 'Choose a password of 8 to 200 characters.' }
    const html = shown(club, '/register', null, { refused: { action: '_register', row: null, errors, typed: { name: 'Rosa', email: 'rosa@example.com' } } })
    expect(html).toContain('value="Rosa"')
    expect(html).toContain('href="#register-form-password"')
    expect(html).toContain('Choose a password of 8 to 200 characters.')
  })

  it('list everybody for the managing role alone', () => {
    const visitor: Visitor = { id: 'm', role: 'administrator', account: null }
    const html = shown(club, '/manage-users', null, { visitor, people: [rosa] })
    expect(html).toContain('rosa@example.com')
    expect(html).toContain('>Block<span class="sr"> Rosa Lind</span>')
    expect(shown(club, '/manage-users', rosa, { people: [rosa] })).not.toContain('Block<span')
  })

  it('stay as nothing stands in for rows of an account of one’s own', () => {
    const path = club.accounts?.pages[0] ?? ''
    expect(shown(club, path, null)).toContain('Log in to see')
    expect(shown(club, path, rosa)).not.toContain('Log in to see')
  })
})

it('what somebody earns and spends over many visits is told apart by accounts that keep nobody out', () => {
  const { accounts } = built('Please implement a reading game. Users can earn coins by reading articles and exchange coins for badges.')
  expect(accounts?.open).toBe(true)
})

it('examples among “your” rows are called so to whoever is not logged in, and lead to the way in', () => {
  const shop = built('A website for my cake shop where customers order cakes.')
  const page = shop.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.scope === 'mine'))!
  const list = page.blocks.find((block) => block.kind === 'list')!
  const row = (owner: string | null) => ({ id: 'r1', owner, created_at: 0, updated_at: 0, values: {} })
  const told = '<p class="stand-ins">These are examples. <a href="/log-in">Log in</a> to see your own.</p>'
  const rows = (owner: string | null) => ({ rows: { [list.entity]: [row(owner)] } })
  expect(shop.accounts?.open).toBe(true)
  expect(shown(shop, page.path, null, rows(null))).toContain(told)
  expect(shown(shop, page.path, null, rows('somebody'))).not.toContain('stand-ins')
  expect(shown(shop, page.path, { ...rosa, kind: 'demo' }, rows(null))).not.toContain('stand-ins')
})
