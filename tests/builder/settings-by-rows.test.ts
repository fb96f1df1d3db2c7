import { describe, expect, it, test } from 'vitest'
import { act, createWorld, nobodyOf, rowsOf, visitorOf, type World, wholeOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { attend } from '../../builder/render/account/attend.ts'
import { daysLoggedIn } from '../../builder/render/set-rows.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = siteOf(
  'An online shop for lamps. Customers register, log in, browse lamps and order them. Administrators manage lamps, view stock and manage orders. The website should have system management.',
)
const runs = (site: AppModel) => visitorOf(site, 'you', site.roles.find(({ manages }) => manages)!.id)
const settingsOf = (site: AppModel) => site.entities.find(({ id }) => id === site.settings?.rows?.entity)!
const names = (site: AppModel) => settingsOf(site).seeds.map(({ name }) => name)

/** The shop as it is once settings are saved one after the other. */
function set(values: Readonly<Record<string, string>>, world = createWorld(shop, 40)): World {
  return Object.entries(values).reduce((before, [name, value]) => {
    const done = act(before, 'save_setting', null, { name, value }, runs(shop))
    if ('refused' in done) throw new Error(done.refused)
    return done.world
  }, world)
}
const refusal = (name: string, value: string, by = runs(shop)) => act(createWorld(shop, 40), 'save_setting', null, { name, value }, by)

describe('settings of a system', () => {
  it('are rows of a name, a value and what that does, by what the site keeps', () => {
    expect(settingsOf(shop).fields.map(({ label }) => label)).toEqual(['Name', 'Key', 'Value', 'Group', 'What it does', 'Changed on'])
    expect(names(shop)).toEqual([
      'Contact address',
      'Registration open',
      'Rows per page',
      'Low stock from',
      'Currency',
      'Opening hours',
      'Least length of a password',
      'Days that people stay logged in',
      'Notice to everybody',
      'Telephone',
    ])
    expect([settingsOf(shop).read, settingsOf(shop).write]).toEqual(['managed', 'managed'])
  })

  test.each([
    'A factory system. Workers log in and view equipment and production orders. Administrators manage equipment and configure system settings.',
    'An internal ERP system for inventory and finance. It should have inventory management, financial management and system management. Users browse inventory and view system management and settings.',
  ])('are about the site, and no limits of machines: %s', (words) => {
    const site = siteOf(words)
    expect(names(site)).toEqual(expect.arrayContaining(['Contact address', 'Registration open', 'Rows per page', 'Notice to everybody']))
    expect(site.entities.filter(({ plural }) => /settings$/.test(plural)).map(({ plural }) => plural)).toHaveLength(2)
  })

  it('stand on one page for whoever runs the site, each with its own control', () => {
    const page = shop.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'settings'))!
    const html = wholeOf(createWorld(shop, 40), page.path, runs(shop))
    expect([page.role, page.blocks.map(({ kind }) => kind)]).toEqual(['administrator', ['settings', 'form']])
    const shown = (of: string) => [...of.matchAll(/name="name" value="([^"]*)"/g)].map(([, name]) => name)
    const owner = { id: 'owner', role: page.role!, name: null, account: null }
    expect([shown(html), shown(wholeOf(createWorld(shop, 40), page.path, owner))]).toEqual([names(shop), names(shop)])
    expect(shown(wholeOf(createWorld(shop, 40), page.path, visitorOf(shop, 'ben', 'customer')))).toEqual([])
  })

  it('take effect on every page', () => {
    const world = set({
      'Contact address': 'hello@lamps.example',
      Telephone: '+44 20 7946 0123',
      'Opening hours': 'daily until <six>',
      'Notice to everybody': 'Closed on Friday',
      Currency: '€',
      'Low stock from': '1000',
    })
    const html = wholeOf(world, '/lamps', nobodyOf(shop))
    expect([
      html.includes('href="mailto:hello@lamps.example"'),
      html.includes('href="tel:+442079460123"'),
      html.includes('<p>Open daily until &lt;six&gt;</p>'),
      html.includes('Closed on Friday'),
      html.includes('€') && !html.includes('$'),
      html.includes('tag-wait">Low</span>'),
    ]).toEqual([true, true, true, true, true, true])
    const before = wholeOf(createWorld(shop, 40), '/lamps', nobodyOf(shop))
    expect([before.includes('site-notice'), before.includes('€'), before.includes('tag-wait">Low</span>')]).toEqual([false, false, false])
  })

  it('are one row each, however often they are saved', () => {
    const world = set({ Currency: '£' }, set({ Currency: '€' }))
    const rows = rowsOf(world, settingsOf(shop).id)
    expect([rows.length, rows.filter(({ values }) => values.name === 'Currency').map(({ values }) => values.value)]).toEqual([names(shop).length, ['£']])
  })

  it('are refused with a sentence where they would be none, and to everybody else', () => {
    expect([
      refusal('Registration open', 'Perhaps'),
      refusal('Least length of a password', '3'),
      refusal('Contact address', 'nobody'),
      refusal('Highest temperature', '60'),
      refusal('Currency', '€', visitorOf(shop, 'ben', 'customer')),
    ]).toEqual([
      { refused: 'Choose one of the offered choices for the registration open.' },
      { refused: 'Enter the least length of a password of at least 8.' },
      { refused: 'Enter the contact address like name@example.com.' },
      { refused: 'Choose one of the settings that there are.' },
      { refused: 'it may not be done' },
    ])
  })
})

describe('registering', () => {
  const typed = { do: 'register', name: 'Zoe', email: 'zoe@example.com', password: 'nine signs' }
  const registering = (values: Readonly<Record<string, string>>) => {
    const { entity } = shop.settings!.rows!
    const rows = { [entity]: rowsOf(set(values), entity) }
    const done = attend(shop, { typed, visitor: nobodyOf(shop), roles: [], kept: [], matches: false, newId: () => 'zoe', newCode: () => '', now: 1, rows })
    return done.kind === 'refused' ? done.refusal.errors : done.kind
  }

  it('is refused where whoever runs the site has closed it, and its page says so', () => {
    const words = 'Registration is closed at present. Ask whoever runs the site for an account.'
    expect([registering({}), registering({ 'Registration open': 'No' })]).toEqual(['done', { '': words }])
    const html = wholeOf(set({ 'Registration open': 'No' }), shop.accounts!.register, nobodyOf(shop))
    expect([html.includes(words), html.includes('name="do" value="register"')]).toEqual([true, false])
  })

  it('takes no password shorter than what is set', () => {
    expect(registering({ 'Least length of a password': '12' })).toEqual({ password: 'Choose a password of 12 to 200 characters.' })
    expect(wholeOf(set({ 'Least length of a password': '12' }), shop.accounts!.register, nobodyOf(shop))).toContain('At least 12 characters.')
  })

  it('lasts as many days as are set', () => {
    const { entity } = shop.settings!.rows!
    const days = (world: World) => daysLoggedIn(shop, { [entity]: rowsOf(world, entity) })
    expect([days(createWorld(shop, 40)), days(set({ 'Days that people stay logged in': '7' }))]).toEqual([30, 7])
  })
})

test.each([
  'A guarantee platform. Users should be able to log in, apply for guarantees and make system settings.',
  'A contract system with functionalities for system configuration, user management and contract management. Users can log in, browse contracts and configure system settings.',
  'A payment platform. Users log in and view payments. It should have backend management, where administrators can manage payments and configure system parameters.',
])('what is set of the whole system is for those who run it, and the words that ask for it are built: %s', (words) => {
  const site = siteOf(words)
  expect([settingsOf(site)?.read, settingsOf(site)?.write]).toEqual(['managed', 'managed'])
  const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'settings'))!
  const asked = site.requirements.filter(({ clause }) => /system (?:settings|configuration|parameters)/.test(clause))
  expect(asked.map(({ status, where }) => [status, where])).toEqual(asked.map(() => ['built', page.path]))
})

test('lists show as many rows as are set, and glimpses as many as they did', () => {
  const lamps = shop.entities.find(({ plural }) => plural === 'lamps')!
  const row = createWorld(shop, 40).rows.get(lamps.id)![0]!
  const many = Array.from({ length: 30 }, (_, index) => ({ ...row, id: `lamp-${index}` }))
  const shown = (values: Readonly<Record<string, string>>) => {
    const world = set(values)
    const html = wholeOf({ ...world, rows: new Map([...world.rows, [lamps.id, many]]) }, '/lamps', nobodyOf(shop))
    return new Set([...html.matchAll(/lamp-\d+/g)].map(([id]) => id)).size
  }
  expect([shown({ 'Rows per page': '10' }), shown({ 'Rows per page': '50' })]).toEqual([10, 30])
})
