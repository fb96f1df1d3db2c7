import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../builder/builder.ts'
import { take } from '../../builder/take.ts'
import { siteOf } from '../support/visitor-words.ts'

const bakery = siteOf(
  'A bakery website. Customers can order cakes with flavour (vanilla, chocolate) and date. The owner can confirm orders. Pages: Home, Menu, Blog, About, Contact, Gallery.',
)
function say(words: string): Outcome {
  const turn = take(bakery, words)
  for (;;) {
    const next = turn.next()
    if (next.done) return next.value
  }
}

describe('a change that is said as people talk', () => {
  it.each<[string, string]>([
    ['the price should be in euros', 'All amounts are in euros now; the numbers stay as they are.'],
    ['the buttons are too dark', 'The buttons are now lighter (#cf7b5f).'],
    ["it's too dark", 'The theme is now lighter (#cf7b5f).'],
    ["I'd rather have it green", 'The theme is now green (#008000).'],
    ['our phone number is 0113 496 0000', 'Contact now shows: Phone number, 0113 496 0000.'],
    ["we're at 5 Park Road, Leeds", 'Contact now shows: Address, 5 Park Road, Leeds.'],
    ['open 9 to 5 on weekdays', 'Contact now shows: Opening hours, 9 to 5 on weekdays.'],
    ["we're closed on Mondays", 'Contact now shows: Opening hours, closed on Mondays.'],
    ['can u add a photo to each cake', 'Cakes now have a photo, asked for on Manage cakes.'],
    ['people should also be able to leave a tip', 'Orders now have a tip.'],
    ["the order form should ask if it's a gift", 'Orders now have the checkbox “Gift”.'],
    ['ask for vegetarian or not', 'Orders now have the checkbox “Vegetarian”.'],
    ['add vegan as a flavour', 'Added Vegan to the flavours of orders.'],
    ['nobody but me should see the orders', 'Only the managing role now sees orders.'],
    ['I want the menu before the about page', 'Menu now comes before about.'],
    ['the menu should be called Our cakes', 'The page Menu is now called Our cakes. Its address stays /menu.'],
    ['get rid of that picture at the top', 'The headline is now at the left.'],
    ['no blog please', 'Removed the page Blog and the links to it on Bakery. Its rows stay under Data.'],
  ])('is made: %s', (words, says) => {
    expect(say(words).changes).toEqual([says])
  })

  it('swaps the two colours of the site, and back', () => {
    const { model } = say('swap the colours')
    expect([model?.theme.background, model?.theme.component]).toEqual([bakery.theme.component, bakery.theme.background])
  })

  it('sets every amount in the currency that is asked for', () => {
    const amounts = say('show prices in £').model!.entities.flatMap(({ fields }) => fields.filter(({ type }) => type === 'money').map(({ unit }) => unit))
    expect([amounts.length > 3, [...new Set(amounts)]]).toEqual([true, ['£']])
  })
})

describe('a wish that leaves open what is to change', () => {
  it.each<[string, string, string]>([
    ["I don't like the font", 'Which kind of letters would you rather have? Nothing changed.', 'Use a serif font'],
    ['i want a different colour', 'Which colours would you rather have? Nothing changed.', 'Make it navy'],
    ['it looks boring', 'Which way should it look? Nothing changed.', 'Make it bold'],
    ['too much text on the home page', 'What should go, or have more room? Nothing changed.', 'Remove the section “What you can do here”'],
    ['change the title to something shorter', 'What should it say? Nothing changed.', 'Change the headline to “Welcome to Bakery”'],
  ])('is answered with what can be chosen: %s', (words, answer, choice) => {
    const outcome = say(words)
    expect([outcome.answer, outcome.choices[0], outcome.choices.length >= 2 && outcome.choices.length <= 4]).toEqual([answer, choice, true])
  })

  it('offers for a thing that is named what can be done with it', () => {
    expect(say('hmm the cakes').choices.slice(0, 3)).toEqual(['Add a note to cakes', 'Remove category from cakes', 'Only Owner can see cakes'])
  })

  it('tells where rows are seen', () => {
    expect(say('where do i see the orders?').answer).toMatch(/^Orders are on My orders and Manage orders \(for the role Owner\)/)
  })
})
