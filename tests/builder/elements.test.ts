import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const demo = siteOf(
  'An interaction demo website to show interactive effects. It can display various interactive elements, such as buttons, forms, and navigation menus. Users click buttons, submit forms, and switch menus. It also shows animations.',
)
const shown = (query: Record<string, string>) => pageOf(createWorld(demo, 20), '/interactive-elements', visitorOf(demo, me.id, null), query)

test('buttons, forms, menus and effects answer what is done with them', () => {
  expect(shown({})).toContain('Not pressed yet. The lamp is off.')
  expect(shown({ pressed: '3' })).toContain('Pressed 3 times.')
  expect(shown({ on: 'yes' })).toContain('The lamp is on.')
  expect(shown({ name: 'Ada', colour: 'Blue' })).toContain('Sent: Ada, blue.')
  expect(shown({ tab: 'Details' })).toContain('<strong>Details.</strong>')
  expect(shown({ effect: 'Slide' })).toContain('class="effect effect-slide"')
})

test('what is entered is told as text', () => expect(shown({ name: '<b>x</b>' })).not.toContain('<b>x</b>'))

test.each([
  'A shop with products. The slider has interactive elements, such as arrows. Apply wheat for the layout and chocolate for interactive elements.',
  'A blog with posts. Use ivory for the background and teal for interactive elements.',
])('elements that are only coloured, or parts of something, are no page: %s', (words) =>
  expect(siteOf(words).pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'elements'))).toBe(false),
)
