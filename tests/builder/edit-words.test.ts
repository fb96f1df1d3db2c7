import { describe, expect, test } from 'vitest'
import { take } from '../../builder/take.ts'
import { flawsOf } from '../support/integrity.ts'
import { built, effectOf, runTurn, say } from '../support/turn.ts'

describe('as people say it', () => {
  test.each<[string, unknown[]]>([
    [
      'I don’t like the pink, use sage green instead',
      [
        ['/theme/component', '#9caf88'],
        ['/theme/named/component/words', 'sage green'],
        ['/theme/named/component/hex', '#9caf88'],
      ],
    ],
    [
      'use our brand colors #ff6600 and #003366',
      [
        ['/theme/component', '#ff6600'],
        ['/theme/parts/button', '#003366'],
        ['/theme/named/component', 'gone'],
      ],
    ],
    ['the spacing is too tight', [['/theme/density', 'calm']]],
    ['center the headline', [['/pages/0/blocks/0/layout', 'centred']]],
    ['the main headline should be: Get muddy', [['/pages/0/blocks/0/heading', 'Get muddy']]],
    [
      'Update the tagline: Get muddy',
      [
        ['/tagline', 'Get muddy'],
        ['/pages/0/blocks/0/text', 'Get muddy'],
      ],
    ],
    [
      'rename "My bookings" to "Bookings"',
      [
        ['/pages/3/title', 'Bookings'],
        ['/pages/3/navigation', 'Bookings'],
        ['/pages/3/blocks/0/heading', 'Bookings'],
      ],
    ],
    ['change "See what is on." to "See what comes." everywhere', [['/pages/0/blocks/1/items/0/text', 'See what comes.']]],
    ['take the FAQ out of the menu', [['/pages/4/navigation', null]]],
    [
      'bookings should be visible to everyone',
      [
        ['/entities/1/read', 'public'],
        ['/pages/3/blocks/0/scope', 'all'],
      ],
    ],
    ["don't show prices", [['/pages/1/blocks/0/fields/1', 'gone']]],
    ['add another option to level: Intermediate', [['/entities/0/fields/1/choices/2', 'Intermediate']]],
    ['add a search bar', [['/pages/3/blocks/0/search', true]]],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('swapped pages take each other’s place', () => {
    expect(say('swap classes and bookings').outcome.model?.pages.map(({ id }) => id)).toEqual([
      'home',
      'bookings_page',
      'book_page',
      'classes_page',
      'questions_page',
    ])
  })

  test.each<[string, string, string]>([
    ['add a checkbox "I agree" to the booking form', 'I agree', 'boolean'],
    ['add a dropdown for t-shirt size with S, M, L and XL to the booking form', 'T-shirt size', 'choice'],
    ['the booking form should ask for a phone number', 'Phone number', 'phone'],
    ['also ask for the number of people', 'Number of people', 'number'],
    ['add a priority', 'Priority', 'choice'],
  ])('%s', (words, label, type) => {
    const field = say(words).outcome.model?.entities[1]?.fields.at(-1)
    expect([field?.label, field?.type]).toEqual([label, type])
  })

  test('add our address: a line of contact', () => {
    expect(effectOf('add our address: 12 Maple Street')).toEqual([
      ['/pages/0/blocks/3', { id: 'contact_lines', kind: 'contact', heading: 'How to reach us', lines: [{ label: 'Address', value: '12 Maple Street' }] }],
    ])
  })

  test('a page where people can see something is a page for it', () => {
    const { model } = say('Add a page where people can see upcoming events').outcome
    expect(model?.pages[5]).toMatchObject({ path: '/events', title: 'Events' })
  })

  test('a form that lists what it asks keeps it for the managing role alone', () => {
    const { model } = say('add a form for gift cards with name, email and amount').outcome
    expect(model?.entities[2]).toMatchObject({ id: 'gift_cards', read: 'managed', write: 'anyone' })
    expect(model?.pages[5]?.blocks.map(({ kind }) => kind)).toEqual(['form'])
  })
})

describe('what a built site does not do is said plainly, and nothing is pretended', () => {
  test.each([
    ['make the header sticky', 'stands still'],
    ['add a logo', 'drawn from the theme'],
    ['make the font bigger', 'Body text keeps the size'],
    ['deploy it', 'Deploy button'],
    ['add a class called Raku firing', 'under Data'],
    ['remove the blog', 'nothing called blog'],
    ['add opening hours to the contact page', 'no page called contact'],
    ['make the phone number required', 'No form asks for “phone number”'],
  ])('%s', (words, says) => {
    const { outcome } = say(words)
    expect(outcome.model).toBeNull()
    expect(outcome.answer).toContain(says)
    expect(outcome.choices.length).toBeGreaterThanOrEqual(2)
  })

  test.each(['why is the header pink?', 'is the background green?', 'what is this?'])('a question changes nothing: %s', (words) => {
    expect(say(words).outcome).toMatchObject({ model: null, operations: [] })
  })

  test('what can be done is told when it is asked', () => {
    expect(say('what can you do?').outcome.answer).toContain('I can change colours')
  })
})

describe('a site that was built from a description takes edits', () => {
  test.each([
    [
      'a calm site for my pottery studio where people book a class and join the waitlist',
      ['make it warmer', 'rename classes to courses', 'remove the waitlist', 'add a page about our kiln'],
    ],
    ['todo app', ['show 5 tasks per page', 'dark mode please', 'rename it Tasky', 'add an estimate to tasks']],
    ['portfolio for a wedding photographer', ['add pricing', 'make the header black', 'add a FAQ', 'change the tagline to Quiet, honest photographs']],
  ])('%s', (description, messages) => {
    let { model } = runTurn(take(null, description)).outcome
    for (const words of messages) {
      const { outcome } = say(words, model!)
      expect([words, outcome.operations.length > 0]).toEqual([words, true])
      expect(flawsOf(outcome.model!)).toEqual([])
      model = outcome.model
    }
  })
})

test('a new name of the site stands in the titles of its pages and in the navigation as well', () => {
  const shop = runTurn(take(null, 'A site for a bakery called Crumb. Pages: Home, Menu, About')).outcome.model!
  const titled = { ...shop, pages: shop.pages.map((page) => (page.id === 'about' ? { ...page, title: 'About Crumb', navigation: 'Why Crumb' } : page)) }
  const { model } = runTurn(take(titled, 'call the site Crust')).outcome
  const named = (id: string) => model!.pages.find((page) => page.id === id)
  expect([model!.name, named('home')?.title, named('about')?.title, named('about')?.navigation]).toEqual(['Crust', 'Crust', 'About Crust', 'Why Crust'])
})

describe('what people say of choices and of the house', () => {
  const bakery = built('A bakery where customers order cakes and pick them up. Staff confirm orders.')
  test.each([
    ['the cakes come in three sizes: small, medium and large', 'size', ['Small', 'Medium', 'Large']],
    ['cakes should have sizes small, medium, large', 'size', ['Small', 'Medium', 'Large']],
    ['add a flavour dropdown with vanilla and lemon to cakes', 'flavour', ['Vanilla', 'Lemon']],
  ])('%s', (words, id, choices) => {
    const { model } = say(words, bakery).outcome
    expect(model?.entities.find(({ plural }) => plural === 'cakes')?.fields.find((field) => field.id === id)?.choices).toEqual(choices)
  })

  test('a number and an address that are told in one breath stand each for itself', () =>
    expect(say('our phone number is 555 1234 and we are at 12 Mill Lane', bakery).outcome.answer).toBe(
      'Bakery now shows: Phone number, 555 1234. Bakery now shows: Address, 12 Mill Lane.',
    ))

  test('a section is put on the first page by its name', () =>
    expect(say('add a section about our history on the first page', bakery).outcome.answer).toBe('Added the section “Our history” to Bakery.'))
})
