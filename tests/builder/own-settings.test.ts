import { describe, expect, it, test } from 'vitest'
import { act, createWorld, nobodyOf, rowsOf, visitorOf, type World, wholeOf, withRow } from '../../builder/accept/world.ts'
import { shownPage } from '../../builder/language/shown.ts'
import { attend } from '../../builder/render/account/attend.ts'
import type { SiteAccount } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const news = siteOf(
  'A news site in English and German. Users can register and log in, read articles, and manage their personal settings. Administrators manage articles.',
)
const table = news.accounts!.rows!.entity
const ben = visitorOf(news, 'ben', null)
const ada = visitorOf(news, 'ada', null)
const runs = visitorOf(news, 'zoe', news.roles.find(({ manages }) => manages)!.id)

/** The site as it is once somebody has set these for themselves. */
const set = (values: Readonly<Record<string, string>>, by = ben, world = createWorld(news, 40)): World =>
  Object.entries(values).reduce(
    (before, [setting, value]) => withRow(before, table, { id: `${by.id}-${setting}`, owner: by.id, values: { setting, value } }),
    world,
  )
const saved = (world: World, setting: string, value: string, by: typeof ben) => {
  const done = act(world, 'save_own_setting', null, { setting, value }, by)
  if ('refused' in done) throw new Error(done.refused)
  return done.world
}
const kept = (world: World, who: string) =>
  rowsOf(world, table)
    .filter(({ owner }) => owner === who)
    .map(({ values }) => [values.setting, values.value])

describe('settings of one’s own', () => {
  it('are rows of a setting and its value, each with a control on one’s account', () => {
    const entity = news.entities.find(({ id }) => id === table)!
    expect([entity.plural, entity.read, entity.fields.map(({ label }) => label)]).toEqual(['personal settings', 'own', ['Setting', 'Value', 'Changed on']])
    expect(entity.seeds.map(({ setting, value }) => [setting, value])).toEqual([
      ['Colours', 'As designed'],
      ['Text size', 'Usual'],
      ['Language', 'English'],
      ['First page after logging in', 'Home'],
      ['Greet me on the first page', 'Yes'],
      ['Rows per page', 'As the site has it'],
    ])
    const html = wholeOf(createWorld(news, 40), news.accounts!.account, ben)
    expect([...html.matchAll(/name="setting" value="([^"]*)"/g)].map(([, name]) => name)).toEqual(entity.seeds.map(({ setting }) => setting))
    expect(wholeOf(createWorld(news, 40), news.accounts!.account, nobodyOf(news))).not.toContain('name="setting"')
  })

  it('are one row each for whoever sets them, and touch nobody else’s', () => {
    const world = set({ Colours: 'Night' }, ada, set({ Colours: 'Night', 'Text size': 'Large' }))
    const rows = (after: World) => [kept(after, 'ben'), kept(after, 'ada'), kept(after, 'zoe')]
    const [bens, adas] = rows(world)
    expect(rows(saved(world, 'Text size', 'Usual', ben))).toEqual([
      [
        ['Text size', 'Usual'],
        ['Colours', 'Night'],
      ],
      adas,
      [],
    ])
    expect(rows(saved(world, 'Colours', 'As designed', runs))).toEqual([bens, adas, [['Colours', 'As designed']]])
    expect(rowsOf(saved(world, 'Rows per page', '50', ben), table).filter(({ owner }) => owner === null)).toHaveLength(6)
  })

  it('are heeded for whoever set them alone', () => {
    const world = set({ Colours: 'Night', 'Text size': 'Large', 'Greet me on the first page': 'No' })
    const shown = (by: typeof ben) => {
      const html = wholeOf(world, '/', by)
      return [html.includes('data-look-light="other"'), html.includes('class="is-large"'), html.includes('Welcome back')]
    }
    expect([shown(ben), shown(ada), shown(nobodyOf(news))]).toEqual([
      [true, true, false],
      [false, false, true],
      [false, false, false],
    ])
  })

  it('say in which language the site is read', () => {
    const rows = { [table]: rowsOf(set({ Language: 'Deutsch' }), table) }
    const pageFor = (visitor: typeof ben) =>
      shownPage(news, { path: '/', query: {}, base: '', visitor, roles: [], rows, today: '2026-01-15', badge: false }).html
    expect([pageFor(ben).includes('<html lang="de"'), pageFor(ada).includes('<html lang="en"')]).toEqual([true, true])
  })

  it('say where one is once one is logged in, unless one was on the way somewhere', () => {
    const account: SiteAccount = { ...ben.account!, kind: 'own', email: 'ben@example.com' }
    const rows = { [table]: rowsOf(set({ 'First page after logging in': 'Articles' }), table) }
    const to = (next: string, known = rows) => {
      const typed = { do: 'log_in', login: 'ben@example.com', password: 'seven words', next }
      const done = attend(news, {
        typed,
        visitor: nobodyOf(news),
        roles: [],
        kept: [account],
        matches: true,
        newId: () => '',
        newCode: () => '',
        now: 1,
        rows: known,
      })
      return done.kind === 'done' ? done.to : done.kind
    }
    expect([to('/'), to(news.accounts!.account), to('/', {})]).toEqual(['/articles?done=_log_in', `${news.accounts!.account}?done=_log_in`, '/?done=_log_in'])
  })

  it('are refused where there is no such setting or no such value, and to whoever is not logged in', () => {
    const refusal = (setting: string, value: string) => act(createWorld(news), 'save_own_setting', null, { setting, value }, ben)
    expect([refusal('Colours', 'Pink'), refusal('Volume', '7')]).toEqual([
      { refused: 'Choose one of the offered choices for the colours.' },
      { refused: 'Choose one of the settings that there are.' },
    ])
    expect(news.accounts!.actions).toContain('save_own_setting')
  })
})

test.each([
  ['A reading site. Users can register, log in, browse books and change their theme settings.', 'theme settings', ['Colours', 'Text size', 'Font', 'Spacing']],
  ['A portal. Users can register, log in, view reports, and make personalized settings.', 'settings', ['Colours', 'Text size']],
  ['A forum. Users can log in, post threads and customise their user preferences like dark mode.', 'user preferences', ['Colours', 'Text size']],
])('settings bear the name that the words give them: %s', (words, plural, wanted) => {
  const site = siteOf(words)
  const table = site.entities.find(({ id }) => id === site.accounts?.rows?.entity)
  expect(site.accounts?.fields.map(({ label }) => label)).not.toContain('Dark mode')
  expect([table?.plural, table?.seeds.map(({ setting }) => setting)]).toEqual([plural, expect.arrayContaining(wanted)])
})

test('what players set of a game, and what people prefer to eat, is theirs alone', () => {
  const reads = (words: string) => siteOf(words).entities.find(({ plural }) => /settings$|preferences$/.test(plural))
  expect(reads('A puzzle game site. Players can log in, play puzzles and customize game settings.')).toMatchObject({ plural: 'game settings', read: 'own' })
  expect(reads('A recipe site where users log in, save recipes and set their preferences.')).toMatchObject({ plural: 'preferences', read: 'own' })
})

test('settings of the system are those of the site, and nobody’s own', () => {
  const site = siteOf('A video site. Users can log in and play videos. Administrators can manage videos and manage system settings.')
  expect(site.accounts?.rows).toBe(undefined)
  const { path } = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'settings'))!
  expect(site.requirements.find(({ clause }) => /system settings/.test(clause))).toMatchObject({ status: 'built', where: path })
})
