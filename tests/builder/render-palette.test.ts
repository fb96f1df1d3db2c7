import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../builder/colour/contrast.ts'
import type { Theme } from '../../builder/model.ts'
import { type Ground, paletteOf } from '../../builder/render/palette.ts'
import { stylesheet, stylesheetVersion } from '../../builder/render/stylesheet.ts'
import { treatments } from '../../builder/render/treatment.ts'
import { models } from '../support/models.ts'

const { theme } = models.orders
const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const some = fc.option(hex, { nil: undefined })
const themes: fc.Arbitrary<Theme> = fc
  .record({ background: hex, surface: hex, component: hex, header: some, button: some, footer: some, heading: some, text: some, card: some })
  .map(({ background, surface, component, ...parts }) => ({ ...theme, background, surface, component, parts }))

const texts: readonly (readonly [keyof Ground, readonly (keyof Ground)[]])[] = [
  ['ink', ['ground', 'tint']],
  ['heading', ['ground']],
  ['muted', ['ground', 'tint']],
  ['link', ['ground', 'tint']],
  ['on_button', ['button', 'button_hover']],
  ['good', ['good_tint']],
  ['wait', ['wait_tint']],
  ['bad', ['bad_tint']],
  ['bad_ground', ['ground', 'tint']],
  ['on_field', ['field']],
]

describe('a palette', () => {
  test('holds 4.5 to 1 for every text on every ground, whatever the colours', () => {
    fc.assert(
      fc.property(themes, (any) => {
        const { art, ...grounds } = paletteOf(any)
        expect(art.length).toBe(5)
        const low = Object.entries(grounds).flatMap(([name, ground]) =>
          texts.flatMap(([words, under]) =>
            under.flatMap((one) => (contrast(ground[words], ground[one]) < 4.5 ? [`${name}: ${words} ${ground[words]} on ${one} ${ground[one]}`] : [])),
          ),
        )
        expect(low).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('holds 3 to 1 for the edges of controls', () => {
    fc.assert(
      fc.property(themes, (any) => {
        const { page, card, band } = paletteOf(any)
        for (const ground of [page, card, band])
          expect(Math.min(contrast(ground.edge, ground.ground), contrast(ground.button_edge, ground.ground))).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  test('keeps the colours that the theme names', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (background, component, header, footer) => {
        const plain = paletteOf({ ...theme, background, component, parts: {} })
        const apart = paletteOf({ ...theme, background, component, parts: { header, footer, card: footer } })
        expect([plain.page.ground, plain.accent.ground, plain.header.ground, plain.art[0]]).toEqual([background, component, component, component])
        expect([apart.page.ground, apart.header.ground, apart.footer.ground, apart.card.ground]).toEqual([background, header, footer, footer])
      }),
    )
  })
})

test.each([
  ['light sea green and medium sea green', '#20b2aa', '#3cb371'],
  ['light salmon and coral', '#ffa07a', '#ff7f50'],
  ['cool grey and cadet blue', '#899499', '#5f9ea0'],
])('buttons have the components’ colour on a background of nearly its lightness: %s', (_, background, component) => {
  const { page, accent } = paletteOf({ ...theme, background, component, parts: {} })
  expect(page.button).toBe(component)
  expect(accent.button).not.toBe(component)
})

describe('a stylesheet', () => {
  test('has the exact background on the body', () => {
    expect(
      stylesheet({ ...theme, background: '#fa8072' })
        .split('\n')
        .find((line) => line.startsWith('body,')),
    ).toContain('--ground:#fa8072;')
  })

  test('leaves no custom property without a value', () => {
    const css = stylesheet(theme)
    const set = new Set([...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name))
    expect([...new Set([...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name))].filter((name) => !set.has(name))).toEqual([])
    expect((css.match(/\{/g) ?? []).length).toBe((css.match(/\}/g) ?? []).length)
  })

  test('is named by a version that changes with the theme', () => {
    expect(stylesheetVersion(theme)).toBe(stylesheetVersion(structuredClone(theme)))
    expect(stylesheetVersion({ ...theme, radius: 9 })).not.toBe(stylesheetVersion(theme))
  })

  test.each(Object.keys(treatments) as Theme['name'][])('draws the edges of cards in the component colour itself: %s', (name) => {
    const cards = stylesheet({ ...theme, name, background: '#fffaf0', component: '#8b4513', parts: {} }).match(/\.card\{border:[^}]*\}/g)
    expect(cards?.length).toBe(1)
    expect(cards![0]).toMatch(/^\.card\{border:[\d.]+px solid var\(--mark\)/)
    expect(stylesheet({ ...theme, name, component: '#8b4513', parts: {} })).toContain('--mark:#8b4513')
  })
})
