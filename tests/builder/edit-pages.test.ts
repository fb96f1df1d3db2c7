import { describe, expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { flawsOf } from '../support/integrity.ts'
import { effectOf, ledgerOf, say, studio } from '../support/turn.ts'

const contact = [
  [
    '/entities/2',
    {
      id: 'messages',
      singular: 'message',
      plural: 'messages',
      title: 'name',
      fields: [
        { id: 'name', label: 'Name', type: 'text', required: true },
        { id: 'email', label: 'Email', type: 'email', required: true },
        { id: 'message', label: 'Message', type: 'long_text', required: true },
      ],
      read: 'managed',
      write: 'anyone',
      seeds: [{ name: 'Ana Silva', email: 'ana@example.com', message: 'Are you open on public holidays?' }],
    },
  ],
  [
    '/actions/4',
    {
      id: 'send_message',
      name: 'Send message',
      kind: 'create',
      entity: 'messages',
      fields: ['name', 'email', 'message'],
      confirmation: 'Thank you, {title}: your message is here and we will answer it.',
    },
  ],
  [
    '/pages/5',
    {
      id: 'contact_page',
      path: '/contact',
      title: 'Contact',
      navigation: 'Contact',
      blocks: [{ id: 'send_message_form', kind: 'form', heading: 'Contact', action: 'send_message', text: '' }],
    },
  ],
]

/** Kinds of the blocks of the page that a message added, by its title. */
function addedPage(words: string) {
  const { model, answer } = say(words).outcome
  const page = model?.pages.find(({ id }) => !studio.pages.some((one) => one.id === id))
  expect(flawsOf(model ?? studio)).toEqual([])
  return { path: page?.path, title: page?.title, kinds: page?.blocks.map(({ kind }) => kind), answer }
}

describe('adding pages', () => {
  test('“make the header dark green and add a contact page” is the colour, the entity, the action, the page, and nothing else', () => {
    const run = say('make the header dark green and add a contact page')
    expect(effectOf('make the header dark green and add a contact page')).toEqual([['/theme/parts/header', '#006400'], ...contact])
    expect(run.outcome.answer).toBe('The header is now dark green (#006400). Added a Contact page with a form; what people send is kept under Data.')
    expect(run.outcome.label).toBe('Dark green header, contact page')
    expect(ledgerOf(run)).toEqual([
      { id: 'r2', clause: 'make the header dark green', status: 'built', where: '/' },
      { id: 'r3', clause: 'add a contact page', status: 'built', where: '/contact' },
    ])
    const bytes = (model: AppModel) => model.pages.slice(0, 5).map((page) => JSON.stringify(page))
    expect(bytes(run.outcome.model!)).toEqual(bytes(studio))
  })

  test.each<[string, string, string, string[]]>([
    ['add a contact form', '/contact', 'Contact', ['form']],
    ['I need an about page', '/about', 'About', ['text']],
    ['add a gallery', '/gallery', 'Gallery', ['gallery']],
    ['add a pricing page', '/pricing', 'Pricing', ['prices']],
    ['create a team page', '/team', 'Team', ['list']],
    ['add a blog', '/blog', 'Blog', ['list']],
    ['add a testimonials page', '/testimonials', 'Testimonials', ['list', 'form']],
    ['please add a terms page', '/terms', 'Terms', ['text']],
    ['add a privacy policy', '/privacy', 'Privacy', ['text']],
    ['add an events page', '/events', 'Events', ['list']],
    ['add a shop', '/shop', 'Shop', ['list']],
    ['add a dashboard', '/dashboard', 'Dashboard', ['tiles', 'chart']],
    ['add a page for suppliers with name, phone number and website', '/suppliers', 'Suppliers', ['list', 'form']],
    ['add a page about our history', '/history', 'History', ['text']],
    ['add a page called "Find us"', '/find-us', 'Find us', ['text']],
  ])('%s', (words, path, title, kinds) => {
    expect(addedPage(words)).toMatchObject({ path, title, kinds })
  })

  test('prices and captions come from the rows that are there', () => {
    const { model } = say('add a pricing page').outcome
    expect(model?.pages.at(-1)?.blocks[0]).toMatchObject({
      items: [
        { name: 'First bowls', price: '$45', lines: ['Beginner'], page: null },
        { name: 'Glazing night', price: '$60', lines: ['Advanced'], page: null },
      ],
    })
  })

  test('a list of the fields that were named makes the thing', () => {
    const { model } = say('add a page for suppliers with name, phone number and website').outcome
    expect(model?.entities[2]?.fields.map(({ id, type, required }) => [id, type, required])).toEqual([
      ['name', 'text', true],
      ['phone_number', 'phone', false],
      ['website', 'url', false],
    ])
  })

  test('rows that only the managing role adds have their form on a page of that role', () => {
    const { model } = say('add a blog').outcome
    expect(model?.pages.slice(5).map(({ path, role, blocks }) => [path, role, blocks.map(({ kind }) => kind)])).toEqual([
      ['/blog', undefined, ['list']],
      ['/write-post', 'staff', ['form']],
    ])
  })

  test('a site without a managing role gets an owner for what it alone may add', () => {
    const alone: AppModel = { ...studio, roles: [], actions: [], entities: [], pages: [{ ...studio.pages[0]!, blocks: [] }] }
    const { model } = say('add a blog', alone).outcome
    expect(model?.roles).toEqual([
      { id: 'visitor', name: 'Visitor', manages: false },
      { id: 'owner', name: 'Owner', manages: true },
    ])
  })

  test('a page that is there is not added twice', () => {
    expect(say('add a FAQ page').outcome).toMatchObject({ model: null, answer: 'There already is the page Questions, at /questions. Nothing changed.' })
  })

  test('a site holds forty pages', () => {
    const full: AppModel = {
      ...studio,
      pages: [
        ...studio.pages,
        ...Array.from({ length: 34 }, (_, index) => ({ id: `p${index}`, path: `/p${index}`, title: `P ${index}`, navigation: null, blocks: [] })),
      ],
    }
    expect(say('add a gallery', full).outcome.answer).toContain('A site holds 40 pages at most')
  })
})

describe('adding sections', () => {
  test.each<[string, string, string[]]>([
    ['add testimonials to the home page', '/pages/0/blocks/3', ['list', 'form']],
    ['add a pricing section', '/pages/0/blocks/3', ['prices']],
    ['add an FAQ section to the book page', '/pages/2/blocks/2', ['faq']],
    ['add a banner saying "Closed on Mondays"', '/pages/0/blocks/3', ['banner']],
    ['add a section about our kiln', '/pages/0/blocks/3', ['text']],
    ['add a list of classes to the home page', '/pages/0/blocks/3', ['list']],
    ['add the booking form to the home page', '/pages/0/blocks/3', ['form']],
    ['add a newsletter signup', '/pages/0/blocks/3', ['form']],
  ])('%s', (words, first, kinds) => {
    const blocks = effectOf(words).filter(([path]) => path.startsWith('/pages'))
    expect(blocks[0]?.[0]).toBe(first)
    expect(blocks.map(([, block]) => (block as { kind: string }).kind)).toEqual(kinds)
    expect(flawsOf(say(words).outcome.model!)).toEqual([])
  })
})

describe('removing, hiding and moving', () => {
  test('removing a page removes the links to it, and its rows stay', () => {
    expect(effectOf('remove the classes page')).toEqual([
      ['/pages/1', 'gone'],
      ['/pages/0/blocks/0/secondary', null],
      ['/pages/0/blocks/1/items/0', 'gone'],
    ])
    expect(say('remove the classes page').outcome.answer).toBe('Removed the page Classes and the links to it on Home. Its rows stay under Data.')
  })

  test('hiding a page takes it out of the navigation and out of links', () => {
    expect(effectOf('hide the questions page')).toEqual([
      ['/pages/0/blocks/1/items/2', 'gone'],
      ['/pages/2/blocks/1/link', null],
      ['/pages/4/navigation', null],
    ])
  })

  test.each<[string, unknown[]]>([
    ['remove the testimonials', [['/pages/0/blocks/2', 'gone']]],
    ['remove the "What people say" section', [['/pages/0/blocks/2', 'gone']]],
    ['remove the banner from the book page', [['/pages/2/blocks/1', 'gone']]],
    [
      'move the questions page first',
      [
        ['/pages/4', 'gone'],
        ['/pages/0', studio.pages[4]],
      ],
    ],
    [
      'move Classes after Book',
      [
        ['/pages/2', 'gone'],
        ['/pages/1', studio.pages[2]],
      ],
    ],
    [
      'move the testimonials above the features',
      [
        ['/pages/0/blocks/2', 'gone'],
        ['/pages/0/blocks/1', studio.pages[0]!.blocks[2]],
      ],
    ],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('removing the data of a thing removes its forms, lists, empty pages and links', () => {
    const { model } = say('delete the bookings data').outcome
    expect(model?.entities.map(({ id }) => id)).toEqual(['classes'])
    expect(model?.pages.map(({ path }) => path)).toEqual(['/', '/classes', '/book', '/questions'])
    expect(flawsOf(model!)).toEqual([])
  })

  test.each([
    ['remove the home page', 'The home page stays: a site needs one.'],
    ['delete the pricing page', 'There is no page called pricing.'],
    ['remove classes and their data', 'Bookings refer to classes: remove that field first.'],
  ])('%s is refused with its reason', (words, reason) => {
    expect(say(words).outcome).toMatchObject({ model: null, operations: [], answer: `${reason} Nothing changed.` })
  })
})
