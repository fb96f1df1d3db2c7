import { describe, expect, it, test } from 'vitest'
import { act, createWorld, nobodyOf, rowsOf, visitorOf, wholeOf } from '../../builder/accept/world.ts'
import { surfaceOn } from '../../builder/colour/contrast.ts'
import { generalIn } from '../../builder/complete/quality/general.ts'
import type { AppModel, Block, BlockOf } from '../../builder/model.ts'
import { robotsOf, sitemapOf } from '../../builder/render/sitemap.ts'
import { wornRules } from '../../builder/render/stylesheet.ts'
import { siteOf } from '../support/visitor-words.ts'

const whereOf = ({ requirements }: AppModel, clause: RegExp): readonly (readonly [string, string])[] =>
  requirements.filter((one) => clause.test(one.clause)).map(({ status, where }) => [status, where] as const)
const blocksOf = <Kind extends Block['kind']>({ pages }: AppModel, kind: Kind): BlockOf<Kind>[] =>
  pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<Kind> => block.kind === kind))

test.each([
  ['system management', 'settings'],
  ['The platform should have functionalities for system management', 'settings'],
  ['view system management and settings', 'settings'],
  ['maintain the website', 'settings'],
  ['backend management', 'management'],
  ['The website should also have administrative functions', 'management'],
  ['with basic content management functionality', 'management'],
  ['perform corresponding operations', 'operations'],
  ['order management', null],
  ['manage the songs', null],
  ['operations', null],
  ['settings', null],
  ['perform surgical operations', null],
])('“%s” asks %j of the running of a site', (words, general) => {
  expect(generalIn(words)).toBe(general)
})

describe('a site whose words ask for its management', () => {
  const site = siteOf(
    'A warehouse system for a team. Users can add pallets and view shelves. The system should have system management and backend management functions.',
  )
  const settings = site.settings!
  const administrator = site.roles.find(({ manages }) => manages)!

  it('has a managing role, its pages and a page of settings', () => {
    expect(whereOf(site, /management/)).toEqual([
      ['built', '/site-settings'],
      ['built', '/management'],
    ])
    const theirs = site.pages.filter(({ role }) => role === administrator.id).map(({ path }) => path)
    expect(theirs).toEqual(expect.arrayContaining(['/management', '/site-settings']))
    expect(theirs.length).toBeGreaterThan(2)
  })

  it('shows on every page what is set there, to everybody, and lets nobody else set it', () => {
    const built = createWorld(site, 20)
    const world = Object.entries({
      'Notice to everybody': 'Closed on <Friday>',
      'Contact address': 'hello@nord.example',
      Telephone: '+44 (20) 7946-0123',
    }).reduce((before, [name, value]) => {
      const done = act(before, 'save_setting', null, { name, value }, visitorOf(site, 'you', administrator.id))
      if ('refused' in done) throw new Error(done.refused)
      return done.world
    }, built)
    const [row] = rowsOf(world, settings.entity)
    const typed = {
      site_name: 'Nord & Sons',
      footer_line: 'All rights <reserved>',
      description: 'Pallets "by the hour"',
    }
    const done = act(world, 'save_site_settings', row!, typed, visitorOf(site, 'you', administrator.id))
    if ('refused' in done) throw new Error(done.refused)
    for (const { path, role } of site.pages.filter(({ navigation }) => navigation !== null)) {
      const html = wholeOf(done.world, path, role === undefined ? nobodyOf(site) : visitorOf(site, 'you', role))
      expect([
        path,
        html.includes('<span>Nord &amp; Sons</span>'),
        html.includes('Closed on &lt;Friday&gt;'),
        html.includes('href="mailto:hello@nord.example"'),
        html.includes('<a href="tel:+442079460123">+44 (20) 7946-0123</a>'),
        html.includes('<p>All rights &lt;reserved&gt;</p>'),
        html.includes('<meta name="description" content="Pallets &quot;by the hour&quot;">'),
      ]).toEqual([path, true, true, true, true, true, true])
    }
    expect(act(world, 'save_site_settings', row!, typed, visitorOf(site, 'you', null))).toEqual({ refused: 'it may not be done' })
    const before = wholeOf(built, '/', nobodyOf(site))
    expect([before.includes(`<span>${site.name}</span>`), before.includes('site-notice'), before.includes('mailto:hello@nord')]).toEqual([true, false, false])
    expect([before.includes('href="tel:'), before.includes(`<meta name="description" content="${site.summary}">`)]).toEqual([false, true])
  })

  it('wears the colours that are set there, with text that stays readable, and its own ones again', () => {
    const world = createWorld(site)
    const [row] = rowsOf(world, settings.entity)
    const set = (background: string, colour: string) => {
      const done = act(world, 'save_site_settings', row!, { background, colour }, visitorOf(site, 'you', administrator.id))
      if ('refused' in done) throw new Error(done.refused)
      return wholeOf(done.world, '/', nobodyOf(site))
    }
    const worn = { ...site.theme, background: '#191970', surface: surfaceOn('#191970'), component: '#008080', parts: {}, named: {} }
    expect(set('Midnight blue', 'Teal')).toContain(`<style>${wornRules(worn).join('')}</style>`)
    expect(set('Midnight blue', 'Teal')).toContain('<meta name="theme-color" content="#008080">')
    expect(set('As built', 'As built')).not.toContain('<style>')
    const airy = act(world, 'save_site_settings', row!, { layout: 'Airy' }, visitorOf(site, 'you', administrator.id))
    if ('refused' in airy) throw new Error(airy.refused)
    expect(wholeOf(airy.world, '/', nobodyOf(site))).toContain(`<style>${wornRules({ ...site.theme, density: 'calm' }).join('')}</style>`)
    expect(act(world, 'save_site_settings', row!, { background: 'red}</style>' }, visitorOf(site, 'you', administrator.id))).toMatchObject({
      refused: expect.any(String),
    })
  })

  it('leads to no number that cannot be called', () => {
    const done = act(createWorld(site), 'save_setting', null, { name: 'Telephone', value: '1234"onclick="x' }, visitorOf(site, 'you', administrator.id))
    expect(done).toEqual({ refused: 'Enter the telephone in digits, for example +1 555 010 0199.' })
  })

  it('has its colours and its layout set where administrators configure those', () => {
    const told = siteOf('An event site. Users can browse events. Administrators can configure the website’s colors and layout.')
    expect(told.pages.find(({ path }) => path === '/site-settings')?.role).toBe(told.roles.find(({ manages }) => manages)?.id)
  })

  it('has settings of the whole system with those that have effect, for whoever runs it alone', () => {
    const told = siteOf('A video site. Users can play videos. Administrators can manage videos and manage system settings.')
    const page =
      told.pages.find(({ path }) => path === '/system-settings') ??
      told.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === 'save_site_settings'))
    const table = told.entities.find(({ plural }) => plural === 'system settings')
    expect([page?.role !== undefined, table?.read, table?.write]).toEqual([true, 'managed', 'managed'])
  })

  it('has no settings where nothing asks for them', () => {
    const plain = siteOf('A warehouse system for a team. Users can add pallets and view shelves.')
    expect([plain.settings, plain.pages.some(({ path }) => path === '/site-settings')]).toEqual([undefined, false])
  })
})

describe('what words name by a field of work', () => {
  const site = siteOf(
    'An enterprise system with financial management, customer relationship management, rectification management and domain name management. Staff can browse game information, view the sent box and save changes.',
  )
  it('is kept, and managed', () => {
    const made = site.entities.map(({ plural }) => plural)
    expect(made).toEqual(expect.arrayContaining(['financial records', 'customers', 'rectifications', 'domain names', 'game guides']))
    expect(whereOf(site, /management$/).map(([status]) => status)).toEqual(['built', 'built', 'built', 'built'])
    expect(site.pages.some(({ title }) => title === 'Financial management')).toBe(true)
  })
  it('is no thing where it only speaks of what is there', () => {
    expect(site.entities.some(({ plural }) => /change|performance/.test(plural))).toBe(false)
  })
})

describe('a carousel', () => {
  const site = siteOf('A shop for lamps. Customers browse lamps and order them. The website should have a homepage carousel.')
  const [block] = blocksOf(site, 'carousel')

  it('shows what the site has, one at a time, and turns without JavaScript', () => {
    expect(whereOf(site, /carousel/)).toEqual([['built', '/']])
    const html = wholeOf(createWorld(site), '/', nobodyOf(site))
    const slides = [...html.matchAll(/<li class="slide card" id="([^"]*)"/g)].map(([, id]) => id)
    expect(slides).toEqual([1, 2, 3, 4].map((at) => `${block!.id}-slide-${at}`))
    for (const id of slides) expect(html.split(`href="#${id}"`).length - 1).toBe(3)
  })

  it('is nothing where there are no rows, and not there where nobody asks', () => {
    const empty = { ...createWorld(site), rows: new Map(site.entities.map(({ id }) => [id, []])) }
    expect(wholeOf(empty, '/', nobodyOf(site))).not.toContain('class="slide')
    expect(blocksOf(siteOf('A shop for lamps. Customers browse lamps and order them.'), 'carousel')).toEqual([])
    expect(blocksOf(siteOf('A screen manager. Users can set the screen size and set multiple pages for the carousel of a video wall.'), 'carousel')).toEqual([])
  })
})

it('every page of the navigation or beyond it is led to', () => {
  const site = siteOf(
    'A company website with about us, products, technology, news, cases, services, downloads, partners, vacancies, events, videos, statistics and contact us. Visitors browse them all.',
  )
  const named = new Set(site.pages.flatMap(({ blocks }) => [...JSON.stringify(blocks).matchAll(/"(\/[a-z0-9-]+)"/g)].map(([, path]) => path)))
  const lost = site.pages.filter(
    ({ navigation, path, blocks }) => navigation === null && blocks[0]?.kind !== 'detail' && !named.has(path) && !/log-in|register|account/.test(path),
  )
  expect(lost.map(({ path }) => path)).toEqual([])
})

describe('what search engines read', () => {
  const site = siteOf('A lamp shop where customers log in, browse lamps and order them. The manager manages orders.')
  it('is the pages that everybody may read', () => {
    const map = sitemapOf(site, 'https://lamps.example')
    const paths = [...map.matchAll(/<loc>https:\/\/lamps\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/lamps']))
    expect(paths.some((path) => /manage|log-in|register|my-|account|cart/.test(path ?? ''))).toBe(false)
  })
  it('is nothing of a site without an address of its own', () => {
    expect([robotsOf(null), robotsOf('https://lamps.example').includes('Sitemap: https://lamps.example/sitemap.xml')]).toEqual([
      'User-agent: *\nDisallow: /\n',
      true,
    ])
  })
  it('holds no markup of the words', () => {
    const odd = siteOf('A shop called </script><script>alert(1)</script> & Sons. Customers order lamps.')
    const html = wholeOf(createWorld(odd), '/', nobodyOf(odd))
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect([data.includes('<'), (JSON.parse(data) as { '@type': string })['@type']]).toEqual([false, 'WebPage'])
  })
})
