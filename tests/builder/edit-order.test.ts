import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { models, request } from '../support/models.ts'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const choir = siteOf('site for our amateur choir: concerts, news and photos, visitors can contact us')
const stock = siteOf(
  'Build a warehouse management tool with products, suppliers, stock movements and purchase orders. Staff record incoming and outgoing goods, managers see a dashboard with charts of low stock.',
)
const menu = ({ pages }: AppModel) => pages.flatMap(({ navigation, role }) => (navigation !== null && !role ? [navigation] : []))

describe('the order of the menu', () => {
  it.each<[string, string[]]>([
    ['put news before concerts in the menu', ['Home', 'News', 'Concerts', 'Photo gallery', 'Contact']],
    ['put photos right after home', ['Home', 'Photo gallery', 'Concerts', 'News', 'Contact']],
    ['swap photos and concerts in the menu', ['Home', 'Photo gallery', 'News', 'Concerts', 'Contact']],
    ['make news the first menu item', ['News', 'Home', 'Concerts', 'Photo gallery', 'Contact']],
    ['concerts should be the last thing in the menu', ['Home', 'News', 'Photo gallery', 'Contact', 'Concerts']],
    ['make the photo gallery the second page', ['Home', 'Photo gallery', 'Concerts', 'News', 'Contact']],
    ['move contact up one', ['Home', 'Concerts', 'News', 'Contact', 'Photo gallery']],
    ['swap the order of news and contact', ['Home', 'Concerts', 'Contact', 'Photo gallery', 'News']],
    ['hide news and photos', ['Home', 'Concerts', 'Contact']],
  ])('is that of the words: %s', (words, order) => {
    expect(menu(say(words, choir).outcome.model!)).toEqual(order)
  })

  it('takes up a page that was not in it', () => {
    const { outcome } = say('the dashboard should be the first thing in the menu', stock)
    expect([outcome.changes, outcome.model?.pages[0]?.navigation]).toEqual([['Dashboard is in the menu now and comes first.'], 'Dashboard'])
  })

  it('gets a page for everybody of what only managers had', () => {
    const { outcome } = say('show suppliers in the menu for everyone', stock)
    expect([outcome.changes, menu(outcome.model!).includes('Suppliers'), menu(stock).includes('Suppliers')]).toEqual([
      ['Added a Suppliers page with a list of the suppliers that are there.'],
      true,
      false,
    ])
  })

  it('says where a page is that somebody misses', () => {
    expect(say('the news page is missing', choir).outcome.answer).toBe('News already is in the menu, at /news. Nothing changed.')
  })
})

describe('the order of what stands on a page', () => {
  it('is that of the words, on the page that they name', () => {
    const kinds = ({ pages }: AppModel) => pages.find(({ path }) => path === '/products')?.blocks.map(({ kind }) => kind)
    expect([kinds(stock), kinds(say('move the form above the list on the products page', stock).outcome.model!)]).toEqual([
      ['stock', 'list', 'form'],
      ['stock', 'form', 'list'],
    ])
  })
})

describe('the order of rows', () => {
  const { orders } = models
  const manager = { visitor: { id: 'x', role: 'administrator' } }
  const whole = (model: AppModel): AppModel => ({
    ...model,
    pages: model.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => (block.kind === 'list' ? { ...block, per_page: 100 } : block)) })),
  })
  const shown = (model: AppModel) => {
    const { html } = renderPage(whole(model), request('/manage-orders', manager))
    const document = new new Window().DOMParser().parseFromString(html, 'text/html')
    const names = [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent?.trim())
    return { names, first: document.querySelector('select[name$="sort"] option')?.textContent }
  }

  it('is newest first until a message asks for another', () => {
    const { outcome } = say('show the oldest orders first', orders)
    expect(outcome.changes).toEqual(['Orders now come oldest first.'])
    expect(shown(outcome.model!).names).toEqual(shown(orders).names.toReversed())
    expect([shown(orders).first, shown(outcome.model!).first]).toEqual(['Newest first', 'Oldest first'])
  })

  it.each<[string, string]>([
    ['sort the suppliers by rating, highest first', 'Suppliers now come sorted by rating, the other way round.'],
    ['suppliers sorted by name', 'Suppliers now come sorted by name.'],
    ['list the cheapest products first', 'Products now come sorted by price.'],
    ['products should be listed alphabetically', 'Products now come sorted by name.'],
  ])('is said by: %s', (words, says) => {
    expect(say(words, stock).outcome.changes).toEqual([says])
  })

  it('goes with the field by which it was', () => {
    const sorted = say('sort the suppliers by rating', stock).outcome.model!
    const without = say('remove rating from suppliers', sorted).outcome.model!
    expect(JSON.stringify(without.pages)).not.toContain('"order":{"field":"rating"')
  })
})
