import { describe, expect, test } from 'vitest'
import { changePart, type Pointed } from '../../builder/edit/point.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import { diff } from '../../builder/patch.ts'
import { take } from '../../builder/take.ts'
import type { PartChange, PointedPart } from '../../contract/edit.ts'
import { studio } from '../support/studio.ts'
import { runTurn } from '../support/turn.ts'

const part = (page: string, block: string | null, text: string): PointedPart => ({ page, block, text })
const to = (words: string): PartChange => ({ kind: 'text', to: words })
const effect = (done: Pointed, before: AppModel = studio) =>
  done.kind === 'refused' ? done.says : diff(before, done.model).flatMap(({ path, to: now }) => (path.startsWith('/typed') ? [] : [[path, now]]))

describe('words that the owner points at', () => {
  test.each<[string, PointedPart, string]>([
    ['a heading', part('/', 'home_hero', 'Clay Corner'), '/pages/0/blocks/0/heading'],
    ['the text under it', part('/', 'home_hero', 'Slow mornings at the wheel.'), '/pages/0/blocks/0/text'],
    ['a button of the page', part('/', 'home_hero', 'Book a class'), '/pages/0/blocks/0/primary/label'],
    ['an item', part('/', 'home_features', 'See what is on.'), '/pages/0/blocks/1/items/0/text'],
    ['a quotation', part('/', 'home_quotes', 'The best Tuesday of my year.'), '/pages/0/blocks/2/items/0/quote'],
  ])('are changed in %s, and nothing else is', (_, pointed, path) => {
    expect(effect(changePart(studio, pointed, to('Good day')))).toEqual([[path, 'Good day']])
  })

  test('of a page are changed in its title and in the navigation alike', () => {
    const both = [
      ['/pages/0/title', 'Good day'],
      ['/pages/0/navigation', 'Good day'],
    ]
    expect(effect(changePart(studio, part('/', null, 'Home'), to('Good day')))).toEqual(both)
    expect(effect(changePart(studio, part('/classes', null, 'Home'), to('Good day')))).toEqual(both)
  })

  test('are found with the spaces that the page shows, wherever they break', () => {
    expect(effect(changePart(studio, part('/', 'home_hero', '  Slow mornings\n at the wheel. '), to('Hello')))).toEqual([['/pages/0/blocks/0/text', 'Hello']])
  })

  test('of a form are those of its action and of its fields', () => {
    const page = studio.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === 'book_class'))!
    const form = page.blocks.find(({ kind }) => kind === 'form')!
    expect(effect(changePart(studio, part(page.path, form.id, 'Email'), to('Your email')))).toEqual([['/entities/1/fields/1/label', 'Your email']])
    expect(effect(changePart(studio, part(page.path, form.id, 'Book class'), to('Reserve')))).toEqual([['/actions/0/name', 'Reserve']])
  })

  test('are kept as the owner’s own', () => {
    const once = changePart(studio, part('/', 'home_hero', 'Clay Corner'), to('Kiln')) as Extract<Pointed, { kind: 'changed' }>
    const twice = changePart(once.model, part('/', 'home_hero', 'Kiln'), to('Kiln & Co')) as Extract<Pointed, { kind: 'changed' }>
    expect([once.model.typed, twice.model.typed]).toEqual([['Kiln'], ['Kiln & Co']])
    expect(twice).toMatchObject({ label: '“Kiln” now reads “Kiln & Co”', says: '“Kiln” now reads “Kiln & Co”.' })
  })

  test('stay as they are when the site gets another name, but for the name alone', () => {
    const typed = (text: string, words: string) => (changePart(studio, part('/', 'home_hero', text), to(words)) as Extract<Pointed, { kind: 'changed' }>).model
    const heroOf = (model: AppModel) => runTurn(take(model, 'call the site Mud & Fire')).outcome.model!.pages[0]!.blocks[0]
    expect(heroOf(typed('Clay Corner', 'Welcome to Clay Corner, since 1990'))).toMatchObject({ heading: 'Welcome to Clay Corner, since 1990' })
    const alone = typed('Slow mornings at the wheel.', 'Clay Corner')
    expect(heroOf(alone)).toMatchObject({ heading: 'Mud & Fire', text: 'Mud & Fire' })
    expect(runTurn(take(alone, 'call the site Mud & Fire')).outcome.model!.typed).toEqual(['Mud & Fire'])
  })

  test('stay as they are when a thing that they speak of is called otherwise', () => {
    const page = studio.pages.find(({ path }) => path === '/classes')!
    const list = page.blocks.find(({ kind }) => kind === 'list')!
    const typed = (changePart(studio, part(page.path, list.id, list.heading), to('Our quiet classes')) as Extract<Pointed, { kind: 'changed' }>).model
    const { model, changes } = runTurn(take(typed, 'rename classes to courses everywhere')).outcome
    const named = model!.pages.find(({ path }) => path === '/classes')!
    expect([changes, named.title, named.blocks.find(({ id }) => id === list.id)?.heading]).toEqual([
      ['Classes are now called courses; their rows stay.'],
      'Courses',
      'Our quiet classes',
    ])
  })

  test.each<[string, PointedPart, PartChange, string]>([
    ['of a row', part('/classes', 'classes_list', 'First bowls'), to('x'), 'These words come from the rows that the site keeps. Change them under Data.'],
    ['that are the same', part('/', 'home_hero', 'Clay Corner'), to('Clay  Corner'), 'These are the words that stand there.'],
    ['of a block that is gone', part('/', 'gone', 'Clay Corner'), to('x'), 'This part is no longer there.'],
    ['of a page that is gone', part('/gone', null, 'Home'), to('x'), 'This part is no longer there.'],
    ['that no part has room for', part('/', 'home_hero', 'Clay Corner'), to('x'.repeat(201)), 'These words are too long for this part.'],
    ['of nothing', part('/', 'home_hero', ''), to('x'), 'Point at words to change them.'],
  ])('%s are refused with a sentence', (_, pointed, change, says) => {
    const block = studio.pages.find(({ path }) => path === pointed.page)?.blocks.find(({ kind }) => kind === 'list')
    const of = pointed.block === 'classes_list' && block ? { ...pointed, block: block.id } : pointed
    expect(changePart(studio, of, change)).toEqual({ kind: 'refused', says })
  })
})

describe('a part that the owner points at', () => {
  const ids = (done: Pointed) => (done.kind === 'refused' ? done.says : done.model.pages[0]!.blocks.map(({ id }) => id))

  test('moves up and down on its page', () => {
    expect(ids(changePart(studio, part('/', 'home_features', ''), { kind: 'move', by: -1 }))).toEqual(['home_features', 'home_hero', 'home_quotes'])
    expect(ids(changePart(studio, part('/', 'home_features', ''), { kind: 'move', by: 1 }))).toEqual(['home_hero', 'home_quotes', 'home_features'])
    expect(ids(changePart(studio, part('/', 'home_hero', ''), { kind: 'move', by: -1 }))).toBe('This part already stands first on its page.')
    expect(ids(changePart(studio, part('/', 'home_quotes', ''), { kind: 'move', by: 1 }))).toBe('This part already stands last on its page.')
  })

  test('moves among the entries of the navigation', () => {
    const entries = (done: Pointed) =>
      done.kind === 'refused' ? done.says : done.model.pages.flatMap(({ navigation, role }) => (navigation && !role ? [navigation] : []))
    const [first, second, ...rest] = studio.pages.flatMap(({ navigation, role }) => (navigation && !role ? [navigation] : []))
    expect(entries(changePart(studio, part('/', null, second!), { kind: 'move', by: -1 }))).toEqual([second, first, ...rest])
    expect(entries(changePart(studio, part('/', null, first!), { kind: 'move', by: -1 }))).toBe('This entry already stands first.')
    expect(entries(changePart(studio, part('/', null, 'Nothing'), { kind: 'move', by: 1 }))).toBe(
      'Point at a part of the page, or at an entry of the navigation, to move it.',
    )
  })

  test('is removed, unless it is all that the page has', () => {
    expect(ids(changePart(studio, part('/', 'home_quotes', ''), { kind: 'remove' }))).toEqual(['home_hero', 'home_features'])
    const alone = readModel({ ...studio, pages: studio.pages.map((page) => (page.path === '/' ? { ...page, blocks: page.blocks.slice(0, 1) } : page)) })
    expect(ids(changePart(alone, part('/', 'home_hero', ''), { kind: 'remove' }))).toBe('This is all that the page has. Ask in words to remove the page.')
  })

  test('leaves the navigation, but not the site', () => {
    const entry = studio.pages.find(({ navigation, path }) => navigation && path !== '/')!
    const done = changePart(studio, part('/', null, entry.navigation!), { kind: 'remove' })
    expect(effect(done)).toEqual([[`/pages/${studio.pages.indexOf(entry)}/navigation`, null]])
    expect(changePart(studio, part('/', null, 'Home'), { kind: 'remove' })).toMatchObject({ kind: 'refused' })
  })

  test.each(['background', 'header', 'button', 'heading', 'text', 'card', 'footer'] as const)('gives the %s exactly the colour that was chosen', (name) => {
    const done = changePart(studio, part('/', null, ''), { kind: 'colour', part: name, hex: '#123456' })
    expect(effect(done)).toContainEqual([name === 'background' ? '/theme/background' : `/theme/parts/${name}`, '#123456'])
    expect(done.kind === 'changed' && changePart(done.model, part('/', null, ''), { kind: 'colour', part: name, hex: '#123456' }).kind).toBe('refused')
  })
})
