import { describe, expect, test } from 'vitest'
import { contrast } from '../../builder/colour/contrast.ts'
import type { AppModel } from '../../builder/model.ts'
import { effectOf, say, studio } from '../support/turn.ts'

const green = '#006400'
const named = (slot: 'background' | 'component', words: string, hex: string) => [
  [`/theme/named/${slot}/words`, words],
  [`/theme/named/${slot}/hex`, hex],
]

describe('a colour goes to exactly the parts that were named', () => {
  test.each<[string, unknown[]]>([
    ['make the header dark green', [['/theme/parts/header', green]]],
    ['Could you please make the header dark green?', [['/theme/parts/header', green]]],
    ['dark green header please', [['/theme/parts/header', green]]],
    ['change the color of the header to #006400', [['/theme/parts/header', green]]],
    ['use dark green for the header', [['/theme/parts/header', green]]],
    ['the header should be dark green', [['/theme/parts/header', green]]],
    ['I want a dark green navigation bar', [['/theme/parts/header', green]]],
    ['make the header background dark green', [['/theme/parts/header', green]]],
    ['make the header dark green instead of pink', [['/theme/parts/header', green]]],
    [
      'make the header and the footer dark green',
      [
        ['/theme/parts/header', green],
        ['/theme/parts/footer', green],
      ],
    ],
    [
      'make the header dark green and the buttons orange',
      [
        ['/theme/parts/header', green],
        ['/theme/parts/button', '#ffa500'],
      ],
    ],
    [
      'dark green header, orange buttons',
      [
        ['/theme/parts/header', green],
        ['/theme/parts/button', '#ffa500'],
      ],
    ],
    ["make the 'Book' button rgb(0, 100, 0)", [['/theme/parts/button', green]]],
    ['color all headings navy blue', [['/theme/parts/heading', '#000080']]],
    ['make the text charcoal', [['/theme/parts/text', '#36454f']]],
    ['paint the cards eggshell', [['/theme/parts/card', '#f0ead6']]],
    ['change the background to ivory', [['/theme/background', '#fffff0'], ['/theme/surface', '#fffffb'], ...named('background', 'ivory', '#fffff0')]],
    ['make everything teal', [['/theme/component', '#008080'], ...named('component', 'teal', '#008080')]],
    ['Teal', [['/theme/component', '#008080'], ...named('component', 'Teal', '#008080')]],
    ['change the pink to teal', [['/theme/component', '#008080'], ...named('component', 'teal', '#008080')]],
    ['use teal instead of pink', [['/theme/component', '#008080'], ...named('component', 'teal', '#008080')]],
    [
      'use #123456 as the accent colour',
      [
        ['/theme/component', '#123456'],
        ['/theme/named/component', 'gone'],
      ],
    ],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('the components’ colour takes along the parts that an edit had set apart', () => {
    const apart: AppModel = { ...studio, theme: { ...studio.theme, parts: { header: green, heading: '#000080' } } }
    expect(effectOf('make the whole site teal', apart)).toEqual([
      ['/theme/component', '#008080'],
      ['/theme/parts/header', 'gone'],
      ...named('component', 'teal', '#008080'),
    ])
  })

  test('darker and lighter start from what stands there', () => {
    expect(effectOf('make the header darker')).toEqual([['/theme/parts/header', '#b14b6f']])
    expect(effectOf('make the buttons a bit lighter')).toEqual([['/theme/parts/button', '#f99ab7']])
  })

  test('a colour that stands there already changes nothing and says so', () => {
    const { outcome } = say('make the header pale violet red')
    expect([outcome.model, outcome.operations, outcome.answer]).toEqual([null, [], 'The header is already pale violet red (#db7093). Nothing changed.'])
  })

  test('text too faint for the background is said to be drawn so that it reads', () => {
    expect(say('make the headings hot pink').outcome.answer).toBe(
      'The headings are now hot pink (#ff69b4), drawn in a shade that can be read on the background.',
    )
  })

  test('the text on a header cannot be coloured apart from it, and the answer says why', () => {
    const { outcome } = say('make the header text white')
    expect(outcome.operations).toEqual([])
    expect(outcome.answer).toContain('follows the colour behind it')
  })

  test.each(['rename the Questions page to Green', 'change the headline to Green Pottery', 'call it Orange', 'add an orange juice page'])(
    'a name that is a colour is no colour: %s',
    (words) => {
      expect(effectOf(words).filter(([path]) => path.startsWith('/theme'))).toEqual([])
      expect(say(words).outcome.model).not.toBeNull()
    },
  )
})

describe('style', () => {
  test.each<[string, unknown[]]>([
    ['make the headline bigger', [['/theme/heading_scale', 1.2]]],
    ['smaller headings please', [['/theme/heading_scale', 0.83]]],
    ['make the corners rounder', [['/theme/radius', 18]]],
    ['use square corners', [['/theme/radius', 0]]],
    ['more space between things', [['/theme/density', 'calm']]],
    ['make it more compact', [['/theme/density', 'compact']]],
    [
      'use a serif font',
      [
        ['/theme/display', 'serif'],
        ['/theme/body', 'serif'],
      ],
    ],
    ['use monospace for the headings', [['/theme/display', 'mono']]],
    ['set the text in Georgia', [['/theme/body', 'serif']]],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test.each([
    ['make it more playful', 'candy'],
    ['make the site bolder', 'monolith'],
    ['a more elegant look', 'harbor'],
    ['use the arcade theme', 'arcade'],
  ])('%s chooses the theme %s, and the colours stay', (words, name) => {
    const { model } = say(words).outcome
    expect(model?.theme).toMatchObject({ name, background: studio.theme.background, component: studio.theme.component, named: studio.theme.named })
  })

  test('dark mode turns the background dark, keeps its hue, and lifts the components off it', () => {
    const theme = say('dark mode').outcome.model!.theme
    expect([theme.background, theme.surface, theme.component]).toEqual(['#180e12', '#271d21', '#db7093'])
    expect(contrast(theme.background, theme.component)).toBeGreaterThan(3)
    expect(say('dark mode', { ...studio, theme }).outcome.answer).toBe('The site already is dark. Nothing changed.')
  })
})

describe('names and texts', () => {
  const headline = '/pages/0/blocks/0/heading'
  test.each<[string, unknown[]]>([
    [
      'call it Clay and Fire',
      [
        ['/name', 'Clay and Fire'],
        [headline, 'Clay and Fire'],
      ],
    ],
    [
      'rename the site to “Mud & More”',
      [
        ['/name', 'Mud & More'],
        [headline, 'Mud & More'],
      ],
    ],
    [
      "change the name to Potter's Field",
      [
        ['/name', "Potter's Field"],
        [headline, "Potter's Field"],
      ],
    ],
    ["change the headline to 'Come and make pots'", [[headline, 'Come and make pots']]],
    ['change the headline to Come and make pots', [[headline, 'Come and make pots']]],
    [
      'the tagline should say Hello there',
      [
        ['/tagline', 'Hello there'],
        ['/pages/0/blocks/0/text', 'Hello there'],
      ],
    ],
    ['change the "Book a class" button to "Join in"', [['/pages/0/blocks/0/primary/label', 'Join in']]],
    ['change the "Add class" button to "New class"', [['/actions/2/name', 'New class']]],
    [
      'rename the Questions page to FAQ',
      [
        ['/pages/4/title', 'FAQ'],
        ['/pages/4/navigation', 'FAQ'],
        ['/pages/4/blocks/0/heading', 'FAQ'],
      ],
    ],
    ['change the heading of the classes page to All our classes', [['/pages/1/blocks/0/heading', 'All our classes']]],
    ['rename the "What people say" section to Kind words', [['/pages/0/blocks/2/heading', 'Kind words']]],
    ['change "Only old clothes." to "Nothing at all."', [['/pages/4/blocks/0/items/0/text', 'Nothing at all.']]],
    ["replace 'See what is on.' with 'All of them'", [['/pages/0/blocks/1/items/0/text', 'All of them']]],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('renaming a thing renames what speaks of it, and leaves ids, paths and rows', () => {
    const { model } = say('rename classes to workshops').outcome
    expect(model?.entities[0]).toMatchObject({ id: 'classes', singular: 'workshop', plural: 'workshops', seeds: studio.entities[0]!.seeds })
    expect(model?.pages[1]).toMatchObject({ path: '/classes', title: 'Workshops', navigation: 'Workshops' })
    expect(model?.actions[2]?.name).toBe('Add workshop')
  })
})
