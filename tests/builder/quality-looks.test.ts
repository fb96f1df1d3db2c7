import { describe, expect, it, test } from 'vitest'
import { createWorld, nobodyOf, wholeOf } from '../../builder/accept/world.ts'
import { contrast } from '../../builder/colour/contrast.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { runtime } from '../../builder/render/runtime.ts'
import { stylesheet } from '../../builder/render/stylesheet.ts'
import { siteOf } from '../support/visitor-words.ts'

const looksOf = ({ pages }: AppModel): BlockOf<'looks'> | undefined =>
  pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'looks'> => block.kind === 'looks')
const made = (words: string): AppModel => siteOf(`A recipe blog. Visitors browse recipes. ${words}`)

test.each([
  ['The website should support dark mode.', ['light']],
  ['Users can switch between light and dark themes.', ['light']],
  ["Users can customize the website's layout, colors, and fonts.", ['light', 'face', 'layout', 'spacing']],
  ['Visitors can change the font size of the page.', ['size']],
])('“%s” gives visitors a page of switches', (words, offers) => {
  const site = made(words)
  expect(looksOf(site)?.offers).toEqual(offers)
  const clause = site.requirements.at(-1)!
  expect([clause.status, clause.where, site.pages.find(({ path }) => path === '/appearance')?.navigation]).toEqual(['built', '/appearance', 'Appearance'])
})

test.each([
  'Users can adjust the color of the QR code.',
  'Users can customize the style of the charts.',
  'Editors can choose a theme for each recipe.',
  'The design is dark and modern.',
])('“%s” is about something else', (words) => {
  expect(looksOf(made(words))).toBe(undefined)
})

describe('the switches of a site', () => {
  const site = made('The website should support dark mode. Use seashell for the background and indian red for the components.')
  const sheet = stylesheet(site.theme)

  it('are labelled radio buttons, the site’s own look chosen', () => {
    const html = wholeOf(createWorld(site), '/appearance', nobodyOf(site))
    const options = [...html.matchAll(/<input type="radio" id="([^"]*)"[^>]*?( checked)?><label for="([^"]*)">([^<]*)/g)].map(([, id, checked, to, name]) => [
      id === to,
      name,
      checked !== undefined,
    ])
    expect(options).toEqual([
      [true, 'As designed', true],
      [true, 'Night', false],
    ])
  })

  it('hold on their page without JavaScript, and wherever they are remembered', () => {
    expect(sheet).toContain(':root:is([data-look-light=other],:has(#look-light-other:checked)) body,')
    expect(runtime).toContain("localStorage.setItem('looks'")
  })

  it('keep words readable by night, and the site’s own colours as they are', () => {
    const night = /:has\(#look-light-other:checked\)\) \.on-page\{([^}]*)\}/.exec(sheet)?.[1] ?? ''
    const colour = (name: string): string => new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(night)?.[1] ?? ''
    for (const words of ['ink', 'heading', 'muted', 'link']) expect([words, contrast(colour('ground'), colour(words)) >= 4.5]).toEqual([words, true])
    expect([site.theme.background, sheet.includes('--ground:#fff5ee')]).toEqual(['#fff5ee', true])
  })

  it('are in no stylesheet of a site that has none', () => {
    expect(stylesheet({ ...site.theme, looks: false })).not.toContain('data-look')
  })

  it('offer the day to a site that is dark by itself', () => {
    const dark = made('The website should have a light mode and a dark mode. Use black for the background and gold for the components.')
    expect(wholeOf(createWorld(dark), '/appearance', nobodyOf(dark))).toContain('>Day</label>')
  })
})

test.each([
  'Users can switch the large-text edition and browse notices.',
  'Users can browse notices and perform one-click large-print version switching.',
  'Users can switch to elderly mode with larger text, and browse notices.',
])('%s: larger text is a look that each visitor switches', (words) => {
  const { pages } = siteOf(`A care website. ${words}`)
  expect(pages.find(({ path }) => path === '/appearance')?.blocks.flatMap((block) => (block.kind === 'looks' ? block.offers : []))).toEqual(['size'])
})
