import { describe, expect, it, test } from 'vitest'
import { createWorld, nobodyOf, visitorOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import { deviceOf } from '../../builder/render/account/device.ts'
import { loggedOf } from '../../builder/render/account/log.ts'
import { siteOf } from '../support/visitor-words.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'

test.each([
  [phone, { kind: 'Phone', browser: 'Safari', system: 'iOS' }],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', { kind: 'Computer', browser: 'Firefox', system: 'Windows' }],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { kind: 'Tablet', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { kind: 'Phone', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { kind: 'Computer', browser: 'Edge', system: 'macOS' },
  ],
  ['curl/8.5.0', { kind: 'Other', browser: '', system: '' }],
  ['', { kind: 'Other', browser: '', system: '' }],
])('a device is told by what its browser says of itself: %s', (agent, device) => expect(deviceOf(agent)).toEqual(device))

describe('sign-ins', () => {
  const site = siteOf('A library site. Readers can register, log in, change their password and borrow books. Administrators manage books.')
  const { log, account } = site.accounts!
  const ben = visitorOf(site, 'ben', null)

  it('are kept where people look at their account, each for its owner alone', () => {
    const entity = site.entities.find(({ id }) => id === log?.entity)
    expect([entity?.plural, entity?.read, entity?.write, entity?.fields.map(({ label }) => label)]).toEqual([
      'sign-ins',
      'own',
      'managed',
      ['What', 'When', 'Device', 'Browser'],
    ])
    expect(site.actions.filter((action) => action.entity === entity?.id)).toEqual([])
  })

  it('stand on one’s account, one’s own alone', () => {
    const values = { what: 'Signed in', signed_in_at: '2026-01-14T09:30', device: 'Phone' }
    const own = withRow(createWorld(site, 20), log!.entity, { id: 'one', owner: 'ben', values: { ...values, browser: 'Safari on iOS' } })
    const both = withRow(own, log!.entity, { id: 'two', owner: 'ada', values: { ...values, browser: 'Opera on Linux' } })
    const shown = (visitor: typeof ben) => {
      const html = wholeOf(both, account, visitor)
      return [html.includes('Recent sign-ins'), html.includes('Safari on iOS'), html.includes('Opera on Linux')]
    }
    expect([shown(ben), shown(visitorOf(site, 'ada', null)), shown(nobodyOf(site))]).toEqual([
      [true, true, false],
      [true, false, true],
      [false, false, false],
    ])
  })

  it('say when, on what and what was done, and nothing of the demonstration account or of a registration that waits', () => {
    const mine = { ...ben.account!, kind: 'own' as const }
    const done = { kind: 'done', to: '/', keep: null, enter: 'ben' } as const
    const of = { account: mine, agent: phone, now: 1_790_000_000 }
    expect([loggedOf(site, done, { ...of, does: 'log_in' }), loggedOf(site, done, { ...of, does: 'password' })]).toEqual(
      ['Signed in', 'Password changed'].map((what) => ({
        entity: log!.entity,
        owner: 'ben',
        most: 8,
        values: { what, signed_in_at: '2026-09-21T14:13', device: 'Phone', browser: 'Safari on iOS' },
      })),
    )
    expect([
      loggedOf(site, { ...done, enter: 'demo' }, { ...of, account: null, does: 'log_in' }),
      loggedOf(site, { kind: 'done', to: '/', keep: null }, { ...of, does: 'register' }),
      loggedOf(site, done, { ...of, does: 'profile' }),
    ]).toEqual([null, null, null])
  })

  test.each([
    'A blog for readers. Visitors can read posts and comments.',
    'A tool of mine. I write notes and tag them.',
    'A shop for lamps. Customers can log in and order lamps.',
  ])('are not kept where nobody looks at an account: %s', (words) => expect(siteOf(words).accounts?.log).toBe(undefined))
})

test('a log of logins that the words ask for is kept as people sign in', () => {
  const site = siteOf('A contract system. Users log in and view contracts. Administrators manage users, manage contracts and view login logs.')
  const table = site.entities.find(({ plural }) => plural === 'login logs')!
  expect([site.accounts?.log?.entity, table.read === 'public']).toEqual([table.id, false])
  expect(site.entities.some(({ plural }) => plural === 'sign-ins')).toBe(false)
  const ada = visitorOf(site, 'ada', null).account!
  const done = { kind: 'done', to: '/', keep: null, enter: 'ada' } as const
  const logged = loggedOf(site, done, { does: 'log_in', account: ada, agent: phone, now: 1_790_000_000 })
  expect(logged?.values).toMatchObject({ date: '2026-09-21', device: 'Phone' })
  expect(loggedOf(site, done, { does: 'password', account: ada, agent: phone, now: 1_790_000_000 })).toBe(null)
})
