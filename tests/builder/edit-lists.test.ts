import { describe, expect, it } from 'vitest'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const films = siteOf('A film review community. People can post reviews of films, rate them, comment, follow other reviewers and keep a watchlist.')
const stock = siteOf(
  'Build a warehouse management tool with products, suppliers, stock movements and purchase orders. Staff record incoming and outgoing goods, managers see a dashboard with charts of low stock.',
)
const allotment = siteOf('An allotment garden association: plots, waiting list, members pay a yearly fee, a calendar of work days.')

describe('a message that asks the same of several things', () => {
  it('removes each of the pages that it names', () => {
    const { outcome } = say('remove watchlists and comments', films)
    expect(outcome.changes.map((one) => one.split(' and the links')[0])).toEqual(['Removed the page Watchlists', 'Removed the page Comments'])
    expect(outcome.model?.entities).toEqual(films.entities)
  })

  it.each<[string, string[]]>([
    ['remove the goods and the rating from suppliers', ['Suppliers no longer have goods.', 'Suppliers no longer have rating.']],
    [
      'rename In to Incoming and Out to Outgoing',
      [
        'The direction In of stock movements is now called Incoming. Rows that have the old word keep it.',
        'The direction Out of stock movements is now called Outgoing. Rows that have the old word keep it.',
      ],
    ],
    [
      'replace the goods in suppliers with a field size (S, M, L)',
      ['Suppliers now have a size, asked for on Manage suppliers.', 'Suppliers no longer have goods.'],
    ],
    ["I'd like the supplier's rating gone", ['Suppliers no longer have rating.']],
    ['delete the goods and the delivery days from suppliers', ['Suppliers no longer have goods.', 'Suppliers no longer have delivery days.']],
    [
      'split the address of suppliers into street and room number',
      ['Suppliers now have a street and a room number, asked for on Manage suppliers.', 'Suppliers no longer have address.'],
    ],
    ['we don’t need the rating of suppliers, take it out', ['Suppliers no longer have rating.']],
  ])('changes each: %s', (words, says) => {
    expect(say(words, stock).outcome.changes).toEqual(says)
  })

  it.each<[string, string[]]>([
    ['add a barcode to products and make it required', ['Products now have a barcode, asked for on Products.', 'Barcode of products is now required.']],
    [
      'add a hint to products and a grade (low, high)',
      ['Products now have a hint, asked for on Products.', 'Products now have a grade, asked for on Products.'],
    ],
    ['move products to the end of the menu and call it Goods', ['Products now comes last.', 'Products are now called goods; their rows stay.']],
    ['rename stock movements to moves and move it up one', ['Stock movements are now called moves; their rows stay.', 'Moves now comes before Products.']],
    [
      'rename purchase orders to orders and put it first in the menu',
      ['Purchase orders are now called orders; their rows stay.', 'My orders now comes first.'],
    ],
    [
      'let staff add photos, and add a field colour to suppliers',
      [expect.stringMatching(/^Added a Photos page/) as unknown as string, 'Suppliers now have a colour, asked for on Manage suppliers.'],
    ],
  ])('goes on with what was named before: %s', (words, says) => {
    expect(say(words, stock).outcome.changes).toEqual(says)
  })

  it('writes on the page that it adds', () => {
    const { outcome } = say('add a page with the rules of the association. Text: No bonfires, no music after 8pm.', allotment)
    const page = outcome.model?.pages.find(({ title }) => title === 'Rules of the association')
    expect(page?.blocks.map((block) => (block.kind === 'text' ? block.paragraphs : block.kind))).toEqual([['No bonfires, no music after 8pm']])
  })

  it('tells the hours that come with the wish to show them', () => {
    const { outcome } = say('Could you put the opening hours on the home page? Mon-Fri 9-18', allotment)
    expect(outcome.changes).toEqual([`${allotment.name} now shows: Opening hours, Mon-Fri 9-18.`])
  })

  it('adds each page that somebody would like', () => {
    const { outcome } = say("I'd like a page for our board, a page with the statutes and a guestbook", allotment)
    expect(outcome.model?.pages.filter(({ id }) => !allotment.pages.some((page) => page.id === id)).map(({ title }) => title)).toEqual([
      'Board',
      'Statutes',
      'Guestbook',
    ])
  })
})
