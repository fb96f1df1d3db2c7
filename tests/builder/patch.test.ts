import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AppModel, Operation, Page } from '../../builder/model.ts'
import { apply, diff, invert, PatchError } from '../../builder/patch.ts'
import { studio } from '../support/studio.ts'

const about: Page = {
  id: 'about',
  path: '/about',
  title: 'About',
  navigation: 'About',
  blocks: [{ id: 'about_text', kind: 'text', heading: 'About', paragraphs: ['Hello.'] }],
}

/** Models that an edit could make of the fixture: pages and fields left out, moved, put in and changed. */
const edited: fc.Arbitrary<AppModel> = fc
  .record({
    pages: fc.shuffledSubarray([...studio.pages, about], { minLength: 1 }),
    entities: fc.shuffledSubarray([...studio.entities]),
    titles: fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 7 }),
    items: fc.array(fc.record({ title: fc.constantFrom('One', 'Two', '/~0~1'), text: fc.string({ maxLength: 4 }) }), { maxLength: 4 }),
    header: fc.option(fc.constant('#006400')),
    radius: fc.nat(28),
  })
  .map(({ pages, entities, titles, items, header, radius }) => ({
    ...studio,
    theme: { ...studio.theme, radius, parts: header === null ? {} : { header } },
    entities: entities.map((of) => ({ ...of, seeds: of.seeds.slice(titles.length % 2) })),
    pages: pages.map((page, index) => ({
      ...page,
      title: titles[index] ?? page.title,
      blocks: [...page.blocks, { id: `${page.id}_faq`, kind: 'faq' as const, heading: '', items }].slice(index % 2),
    })),
  }))

describe('patches', () => {
  test('the first version is one operation at the root', () => {
    expect(diff(null, studio)).toEqual([{ path: '', from: null, to: studio }])
    expect(apply(null, diff(null, studio))).toBe(studio)
    expect(apply(null, [{ path: '', to: studio }])).toBe(studio)
  })

  test('a model and itself differ in nothing', () => {
    expect(diff(studio, structuredClone(studio))).toEqual([])
  })

  test('putting in a page, colouring a part and changing a text rewrite nothing else', () => {
    const after: AppModel = {
      ...studio,
      theme: { ...studio.theme, parts: { header: '#006400' } },
      pages: studio.pages.toSpliced(1, 0, about).map((page) => (page.id === 'book_page' ? { ...page, title: 'Book' } : page)),
    }
    const operations = diff(studio, after)
    expect(operations).toEqual([
      { path: '/theme/parts/header', to: '#006400' },
      { path: '/pages/1', to: about },
      { path: '/pages/3/title', from: 'Book a class', to: 'Book' },
    ])
    const applied = apply(studio, operations)
    expect(applied).toEqual(after)
    expect(applied.entities).toBe(studio.entities)
    expect(applied.pages[0]).toBe(studio.pages[0])
    expect(applied.pages[3]!.blocks).toBe(studio.pages[2]!.blocks)
  })

  test('moving the last page first is one page taken out and put in', () => {
    const after = { ...studio, pages: [studio.pages[4]!, ...studio.pages.slice(0, 4)] }
    expect(diff(studio, after)).toEqual([
      { path: '/pages/4', from: studio.pages[4] },
      { path: '/pages/0', to: studio.pages[4] },
    ])
  })

  test('applying the difference gives the second model, and its inverse gives the first', () => {
    fc.assert(
      fc.property(edited, edited, (before, after) => {
        const operations = JSON.parse(JSON.stringify(diff(before, after))) as Operation[]
        const was = JSON.stringify(before)
        expect(apply(before, operations)).toEqual(after)
        expect(apply(after, invert(operations))).toEqual(before)
        expect(JSON.stringify(before)).toBe(was)
      }),
    )
  })

  test.each<Operation>([
    { path: '/name', from: 'Another', to: 'X' },
    { path: '/theme/parts/header', from: '#000000', to: '#ffffff' },
    { path: '/theme/parts/header/deep', to: 1 },
    { path: '/pages/9/title', from: 'Home', to: 'X' },
    { path: '/pages/0/title', to: 'X' },
    { path: '/pages/-1', to: about },
    { path: '/pages/6', to: about },
    { path: '/pages/0', from: about },
    { path: '/__proto__/polluted', to: true },
    { path: 'name', from: 'Clay Corner', to: 'X' },
    { path: '', to: null },
  ])('an operation that does not fit is refused: $path', (operation) => {
    expect(() => apply(studio, [operation])).toThrow(PatchError)
  })

  test('an outcome that is no model is refused', () => {
    expect(() => apply(studio, [{ path: '/theme/background', from: '#fff0f5', to: 'pink' }])).toThrow(/Invalid/)
  })
})
