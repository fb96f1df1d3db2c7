import { describe, expect, it, test } from 'vitest'
import { checkErrors } from '../../builder/accept/inputs.ts'
import { checkQuality } from '../../builder/accept/qualities.ts'
import { missingPage } from '../../builder/accept/seen.ts'
import { checkPage } from '../../builder/accept/sights.ts'
import { visitorAs } from '../../builder/accept/verdict.ts'
import { createWorld, type World, wholeOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import type { Quality } from '../../builder/read/quality.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'A pottery studio website. Visitors browse classes and book a class by email and date. The manager can add classes and confirm bookings. Blue on white.',
)
const qualities: readonly Quality[] = [
  'responsive', 'compatible', 'fast', 'easy', 'navigable', 'secure', 'valid', 'forgiving', 'stable', 'roomy', 'accessible', 'found', 'animated', 'printable', 'consistent', 'attractive',
] // biome-ignore format: a list

test.each(qualities)('a built site is looked at for being %s, and is', (quality) => {
  const { passed, what } = checkQuality(createWorld(model), quality)
  expect([passed, what.length > 20]).toEqual([true, true])
})

/** The site with its first page as `change` makes it. */
function withHome(change: (html: string) => string, of: AppModel = model): World {
  const world = createWorld(of)
  const visitor = visitorAs(world, undefined)
  const html = change(wholeOf(world, '/', visitor))
  world.pages.set(JSON.stringify(['/', visitor, {}]), html)
  return world
}
const without = (part: string | RegExp) => (html: string) => html.replace(part, '')
const with_ = (part: string) => (html: string) => html.replace('</main>', `${part}</main>`)

const broken: readonly (readonly [Quality, string, (html: string) => string])[] = [
  ['responsive', 'no viewport', without(/<meta name="viewport"[^>]*>/)],
  ['compatible', 'a frame of another time', with_('<marquee>New</marquee>')],
  ['compatible', 'a form that goes nowhere', with_('<form></form>')],
  ['fast', 'a script from elsewhere', with_('<script src="https://cdn.example/a.js" defer></script>')],
  ['fast', 'a script that it waits for', with_('<script src="/_site/b.js"></script>')],
  ['fast', 'half a megabyte of words', with_(`<p>${'word '.repeat(100_000)}</p>`)],
  ['easy', 'a field without a label', with_('<input id="bare" name="bare">')],
  ['easy', 'no heading', without(/<h1[\s\S]*?<\/h1>/)],
  ['navigable', 'a link to no page', with_('<a href="/nowhere">See</a>'.replace('"/nowhere"', '"/nowhere?x=1"'))],
  ['accessible', 'a picture without words for it', with_('<img src="/a.png">')],
  ['accessible', 'no way past the navigation', without('class="skip"')],
  ['found', 'no canonical address', without(/<link rel="canonical"[^>]*>/)],
  ['found', 'no structured data', without(/<script type="application\/ld\+json">[\s\S]*?<\/script>/)],
  [
    'found',
    'the title of another page',
    (html) =>
      html.replace(/<title>[^<]*/, `<title>${/<title>([^<]*)/.exec(wholeOf(createWorld(model), '/classes', visitorAs(createWorld(model), undefined)))?.[1]}`),
  ],
  ['consistent', 'a stylesheet of its own', (html) => html.replace(/style\.css\?v=\w+/, 'style.css?v=other')],
  ['consistent', 'no footer', without('class="site-footer')],
]
test.each(broken)('a site is not %s with %s on a page', (quality, _, change) => {
  expect(checkQuality(withHome(change), quality).passed).toBe(false)
})

describe('of what is entered', () => {
  it('a form that takes what its fields do not is not valid', () => {
    const loose = structuredClone(model) as AppModel
    for (const entity of loose.entities)
      for (const field of entity.fields) Object.assign(field, { required: false, type: field.type === 'reference' ? 'reference' : 'text' })
    const { passed, what } = checkQuality(
      createWorld({ ...loose, actions: loose.actions.filter(({ kind }) => kind === 'create').map((action) => ({ ...action, guards: [], effects: [] })) }),
      'valid',
    )
    expect([passed, what]).toEqual([true, expect.stringMatching(/\d+ wrong or missing values/)])
    const none = { ...loose, actions: [] }
    expect(checkQuality(createWorld(none), 'valid')).toEqual({ passed: false, what: 'No form has a field that can be filled in wrong.' })
  })

  it('rows of one visitor that a second table of the same id hands out are not secure', () => {
    const own = model.entities.find(({ read }) => read === 'own')!
    const open: AppModel = { ...model, entities: [{ ...own, read: 'public' }, ...model.entities] }
    expect([checkQuality(createWorld(model), 'secure').passed, checkQuality(createWorld(open), 'secure').passed]).toEqual([true, false])
  })

  it('an address without a page has to lead back', () => {
    const world = createWorld(model)
    expect([checkErrors(world, missingPage(world)).passed, checkErrors(world, '<main>Oops</main>').passed]).toEqual([true, false])
    expect(missingPage(world)).toContain('Page not found')
  })

  it('a site without a list shows nothing page by page', () => {
    const pages = model.pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'list') }))
    expect(checkQuality(createWorld({ ...model, pages }), 'roomy').passed).toBe(false)
  })
})

describe('the ledger', () => {
  it('says where a quality holds and what was looked at', () => {
    const { requirements } = siteOf('A bakery site. Customers order bread. The website should have a responsive design and load quickly.')
    const said = requirements.filter(({ clause }) => /responsive/.test(clause))
    expect(said.map(({ status, where, check }) => [status, where, check?.passed])).toEqual([['built', '/', true]])
  })

  it('keeps what is asked beyond it as understood', () => {
    const { requirements } = siteOf(
      'A bakery site. Customers order bread. The system should be able to process orders by artificial intelligence and be beautiful like a painting.',
    )
    expect(requirements.filter(({ status }) => status === 'built').some(({ clause }) => /painting|artificial/.test(clause))).toBe(false)
  })
})

describe('a checkout', () => {
  const shop = siteOf('A lamp shop. Customers add lamps to a shopping cart, use coupons, check out and pay. Administrators manage lamps, coupons and orders.')

  it('is led to by a cart with something in it, and its code is left out by whoever has none', () => {
    const checkout = shop.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'checkout'))!
    expect(checkPage(createWorld(shop), checkout.path)).toEqual({ passed: true, what: expect.stringContaining('is led to') })
    const ordered = shop.requirements.filter(({ clause }) => /check out|coupons$/.test(clause))
    expect(ordered.map(({ status, check }) => [status, check?.passed])).toEqual(ordered.map(() => ['built', true]))
  })

  it('that nothing leads to fails', () => {
    const alone = { ...shop, pages: shop.pages.filter(({ blocks }) => !blocks.some(({ kind }) => kind === 'cart')) }
    const checkout = alone.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'checkout'))!
    const hidden = { ...alone, pages: alone.pages.map((page) => (page === checkout ? { ...page, navigation: null } : page)) }
    expect(checkPage(createWorld(hidden), checkout.path).passed).toBe(false)
  })
})
