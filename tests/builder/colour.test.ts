import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, isDark, luminance, mix, readableOn } from '../../builder/colour/contrast.ts'
import { colourOf, findColours } from '../../builder/colour/names.ts'
import { hexOfOklch, oklchOf } from '../../builder/colour/oklch.ts'
import { rarerColours } from '../../builder/colour/rarer.ts'
import { cssColours, furtherColours, thingsToo } from '../../builder/colour/table.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('named colours', () => {
  test('all 148 names of CSS and at least 150 further ones are in the table, each as #rrggbb', () => {
    expect(Object.keys(cssColours).length + 7).toBe(148)
    expect(Object.keys(furtherColours).length).toBeGreaterThanOrEqual(150)
    expect(Object.values({ ...rarerColours, ...cssColours, ...furtherColours }).filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([])
    expect([...thingsToo].filter((name) => !(name in cssColours) && !(name in furtherColours))).toEqual([])
  })

  test.each([
    ['persian blue', '#1c39bb'],
    ['Azure Mist', '#f0ffff'],
    ['tea green', '#d0f0c0'],
    ['black olive', '#3b3c36'],
    ['dark green', '#006400'],
    ['DarkGreen', '#006400'],
    ['dark-slate-grey', '#2f4f4f'],
    ['light slate gray', '#778899'],
    ['eggshell', '#f0ead6'],
    ['dark moss green', '#4a5d23'],
    ['robin’s egg blue', '#00cccc'],
    ['terra cotta', '#e2725b'],
    ['navy blue', '#000080'],
    ['off-white', '#faf9f6'],
    ['#ABC', '#aabbcc'],
    ['#a1b2c3', '#a1b2c3'],
    ['#a1b2c3ff', '#a1b2c3'],
    ['rgb(255, 0, 128)', '#ff0080'],
    ['rgba(100% 0% 50% / .5)', '#ff0080'],
    ['hsl(120, 50%, 50%)', '#40bf40'],
    ['dark mustard', '#8a7100'],
    ['tomato red', '#ff442e'],
    ['not a colour', null],
    ['green tea', null],
    ['#12345', null],
    ['rgb(1, 2)', null],
    ['', null],
  ])('%s stands for %s', (words, hex) => {
    expect(colourOf(words)).toBe(hex)
  })

  test('a modifier derives what has no entry of its own: dark is darker, pale is lighter, muted is grayer', () => {
    const base = oklchOf(colourOf('turquoise')!)
    const of = (words: string) => oklchOf(colourOf(`${words} turquoise`)!)
    expect(of('deep').l).toBeLessThan(base.l)
    expect(of('soft').l).toBeGreaterThan(base.l)
    expect(of('muted').c).toBeLessThan(base.c)
    expect(colourOf('dark turquoise')).toBe('#00ced1')
  })

  test('the longest name wins and offsets point into the words', () => {
    const words = 'Use pale violet red for buttons, salmon for #fff cards and light sea green.'
    expect(findColours(words)).toEqual([
      { start: 4, end: 19, words: 'pale violet red', hex: '#db7093', certain: true },
      { start: 33, end: 39, words: 'salmon', hex: '#fa8072', certain: false },
      { start: 44, end: 48, words: '#fff', hex: '#ffffff', certain: true },
      { start: 59, end: 74, words: 'light sea green', hex: '#20b2aa', certain: true },
    ])
  })

  test('shades are named in the plural, and as surely as a thing', () => {
    expect(findColours('Greens and browns').map(({ words, hex, certain }) => [words, hex, certain])).toEqual([
      ['Greens', '#008000', false],
      ['browns', '#a52a2a', false],
    ])
  })

  test('a name inside another word is not one', () => {
    expect(findColours('Redo the evergreen, tanned and rosegarden parts of order #12345')).toEqual([])
  })

  test('any text gives sorted, separate stretches of itself', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom('dark', 'Red', ' ', '-', '#', 'abc', 'rgb(', '1,', ')', 'mint', 'ﬁ', 'İ')).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (words) => {
        let last = 0
        for (const found of findColours(words)) {
          expect(found.start).toBeGreaterThanOrEqual(last)
          expect(words.slice(found.start, found.end)).toBe(found.words)
          expect(found.hex).toMatch(/^#[0-9a-f]{6}$/)
          last = found.end
        }
      }),
    )
  })
})

describe('contrast', () => {
  test('luminance and contrast are those of WCAG 2.2', () => {
    expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1])
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
  })

  test('text on any colour, of any wanted hue, holds 4.5 to 1', () => {
    fc.assert(
      fc.property(colour, colour, (background, wanted) => {
        expect(contrast(background, readableOn(background, wanted))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(background, readableOn(background))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('a wanted colour that is readable stays; one that is not keeps its hue', () => {
    expect(readableOn('#ffffff', '#006400')).toBe('#006400')
    const moved = readableOn('#ffffff', '#ff69b4')
    expect(Math.abs(oklchOf(moved).h - oklchOf('#ff69b4').h)).toBeLessThan(3)
    expect([readableOn('#ffffff'), readableOn('#101010'), isDark('#101010'), isDark('#ffff00')]).toEqual(['#16181d', '#ffffff', true, false])
  })

  test('mixing goes from the first to the second colour', () => {
    expect([mix('#123456', '#fedcba', 0), mix('#123456', '#fedcba', 1), mix('#000000', '#ffffff', 0.5)]).toEqual(['#123456', '#fedcba', '#636363'])
  })

  test('OKLCH and back is the same colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(hexOfOklch(oklchOf(hex))).toBe(hex)
      }),
    )
  })
})

test('a warm red leans to orange, and a cool one to pink', () => {
  expect([colourOf('warm red'), colourOf('cool red')]).toEqual(['#eb4700', '#fd003e'])
})
