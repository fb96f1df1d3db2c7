import { expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { runTurn } from '../support/turn.ts'

it.each([
  ['Set the background color to spring green and the component color to lime green.', '#00ff7f', '#32cd32'],
  ['Initialize the background color with ivory and component color with navy.', '#fffff0', '#000080'],
  ['Use royal blue for the elements and powder blue for the page background.', '#b0e0e6', '#4169e1'],
  ['Assign lavender blush to the background and pale violet red to the UI elements.', '#fff0f5', '#db7093'],
  ['Cream background, dark brown buttons.', '#fffdd0', '#5c4033'],
  ['Magnolia is a house of ours. Apply mint cream to the canvas background and dark green to all visible components.', '#f5fffa', '#006400'],
])('the ground and the parts have the colours that the words give them: %s', (words, background, component) => {
  const theme = runTurn(take(null, `A site for guests to leave messages. ${words}`)).outcome.model?.theme
  expect({ background: theme?.background, component: theme?.component }).toEqual({ background, component })
})

it.each([
  [
    'An online shop for handmade candles with a cart and checkout, cream background and dark brown buttons',
    'An online shop for handmade candles with a cart and checkout.',
  ],
  ['Bakery site with dark brown buttons on a cream background', 'Bakery site.'],
])('the summary stops before the colours: %s', (words, summary) => {
  expect(runTurn(take(null, words)).outcome.model?.summary).toBe(summary)
})

it('a mailing list is about the whole site, not about one of its things', () => {
  const { model } = runTurn(take(null, 'A dark, bold landing page for a synthwave band with tour dates and a mailing list')).outcome
  const list = model?.entities.find(({ plural }) => plural === 'mailing list entries')
  expect(list?.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual([
    'Name: text',
    'Email: email',
    'Note: long_text',
    'Signed up on: date',
    'Status: choice',
  ])
})

it.each([
  ['Please implement a function to add a custom domain, where users can add and manage their own subdomains.', 'Domain'],
  ['Please implement a website for intelligent operation and management of scrapped car recycling and dismantling.', 'Scrapped Car Recycling'],
  ['Build a tool called Function where people keep notes', 'Function'],
])('a word that says nothing alone is no name, unless it is given as one: %s', (words, name) => {
  expect(runTurn(take(null, words)).outcome.model?.name).toBe(name)
})
