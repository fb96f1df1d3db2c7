import { describe, expect, it } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { request } from '../support/models.ts'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = siteOf(
  'Online shop for a sourdough bakery. Customers browse loaves and pastries with prices and photos, put them in a cart and pick a pickup time.',
)
const donated = siteOf('Fundraising site for an animal rescue: campaigns with goals, donations, volunteers apply for shifts')
const footer = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''

describe('the footer', () => {
  it.each([
    'i want the footer to say: Open Tue-Sat from 7am',
    'footer text: Open Tue-Sat from 7am',
    'add Open Tue-Sat from 7am to the footer',
    'change the footer to “Open Tue-Sat from 7am”',
  ])('says on every page what is asked: %s', (words) => {
    const { outcome } = say(words, shop)
    expect(outcome.model?.footer).toEqual(['Open Tue-Sat from 7am'])
    for (const { path } of outcome.model!.pages) expect(footer(renderPage(outcome.model!, request(path)).html)).toContain('<p>Open Tue-Sat from 7am</p>')
  })

  it('takes a further line, and is cleared', () => {
    const one = say('the footer should say Open from 7am', shop).outcome.model!
    const two = say('add our phone to the bottom of each page: 0470 12 34 56', one).outcome.model!
    expect([two.footer, say('remove the footer text', two).outcome.model?.footer]).toEqual([['Open from 7am', 'Phone: 0470 12 34 56'], undefined])
  })

  it('still takes a colour', () => {
    expect(say('change the footer to navy', shop).outcome.changes).toEqual(['The footer is now navy (#000080).'])
  })
})

describe('the words on a page', () => {
  it.each<[string, string]>([
    ['write "Bread with time" as the headline on the home page', `The headline of ${shop.name} is now “Bread with time”.`],
    [`make the home page say "Bread with time" instead of ${shop.name}`, `The headline of ${shop.name} is now “Bread with time”.`],
    ['Write on the home page "Bread with time" under the title', 'The tagline is now “Bread with time”.'],
    ['add a price list section to the home page: small 4 €, large 6 €', `Added the section “Price list” to ${shop.name}.`],
    ['the main button should say Buy bread now', `The button on ${shop.name} now says “Buy bread now”.`],
    ['add a section about me on the home page: I bake since 1998', `Added the section “About me” to ${shop.name}.`],
    ['put the next holiday on the home page: 4-5 May', `Added the section “Next holiday” to ${shop.name}.`],
  ])('are said by: %s', (words, says) => {
    expect(say(words, shop).outcome.changes).toEqual([says])
  })
})

describe('the words on a button', () => {
  it.each<[string, string]>([['the cart button should say "Take it home"', 'The button “Add to cart” now says “Take it home”.']])(
    'are said by what it is for: %s',
    (words, says) => {
      const { outcome } = say(words, shop)
      expect(outcome.changes).toEqual([says])
    },
  )

  it('are asked for where no button is meant', () => {
    const { outcome } = say('the start button should say Go', donated)
    expect([outcome.model, outcome.answer]).toEqual([null, 'There is no button called start: which one should say “Go”? Nothing changed.'])
    expect(outcome.choices).toEqual(['Change the button “Apply for a shift” to “Go”', expect.any(String)])
  })

  it('lead to the page on which one does what they say', () => {
    const { outcome } = say('add a big donate button on the home page', donated)
    expect(outcome.changes).toEqual([`${donated.name} now has the button “Donate”, which leads to Donations.`])
    const linked = outcome.model?.pages[0]?.blocks.flatMap((block) =>
      block.kind === 'hero' ? [block.primary, block.secondary] : block.kind === 'banner' ? [block.link] : [],
    )
    expect(linked).toContainEqual({ label: 'Donate', page: '/donations' })
  })
})
