import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../builder/builder.ts'
import { take } from '../../builder/take.ts'
import { flawsOf } from '../support/integrity.ts'
import { built, runTurn } from '../support/turn.ts'

const bakery = built(
  'A bakery website. Customers can order cakes with flavour (vanilla, chocolate) and date. The owner can confirm orders. Pages: Home, Menu, Blog, About, Contact, Gallery.',
)
const gym = built(
  'A gym site. Members can book classes and log workouts with sets, reps and weight. Trainers manage classes. Background honeydew, buttons sea green.',
)
const say = (words: string, model = bakery): Outcome => runTurn(take(model, words)).outcome

describe('what a site keeps', () => {
  it.each<[string, string]>([
    ['add suppliers with name, phone and email', 'Added a Suppliers page with a list and a form; what people send is shown there and kept under Data.'],
    [
      'add an entity called ingredients with name, quantity and supplier',
      'Added an Ingredients page with a list and a form; what people send is shown there and kept under Data.',
    ],
    [
      'keep track of deliveries with driver, date and status',
      'Added a Deliveries page with a list and a form; what people send is shown there and kept under Data.',
    ],
    ['add a priority to orders (low, high)', 'Orders now have a priority.'],
    ['give each blog post tags', 'Articles now have tags, asked for on Manage articles.'],
    ['orders can also be "Picked up"', 'Added Picked up to the statuses of orders.'],
    ['call cakes "pastries"', 'Cakes are now called pastries; their rows stay.'],
    ['rename cakes to pastries', 'Cakes are now called pastries; their rows stay.'],
    ['change the welcome text to We bake every day.', 'The headline of Bakery is now “We bake every day”.'],
    ['price should be between 5 and 200', 'Price of cakes is now at least 5 and at most 200; rows that are there keep theirs.'],
    ['limit the quantity to 12', 'Quantity of cart items is now at most 12; rows that are there keep theirs.'],
    ['reorder the menu: Home, About, Menu, Contact', 'The navigation now goes Home, About, Menu and Contact.'],
    ['darker buttons', 'The buttons are now darker (#7e2500).'],
  ])('%s', (words, says) => {
    const { model, changes } = say(words)
    expect([changes, flawsOf(model!)]).toEqual([[says], []])
  })

  it('takes the fields that the words list', () => {
    const { model } = say('add suppliers with name, phone and email')
    expect(model!.entities.find(({ id }) => id === 'suppliers')!.fields.map(({ label, type }) => [label, type])).toEqual([
      ['Name', 'text'],
      ['Phone', 'phone'],
      ['Email', 'email'],
    ])
  })

  it('says which page is not there to be put in order', () => {
    expect(say('reorder the menu: Home, Shipping, Contact').answer).toBe('There is no page called Shipping. Nothing changed.')
  })
})

describe('who sees what', () => {
  it.each(['add a role for bakers who can see the orders', 'bakers can see orders'])(
    'shows a role all rows on a page of its own, and nobody else more: %s',
    (words) => {
      const { model, changes } = say(words)
      expect([changes, flawsOf(model!)]).toEqual([['Bakers now see all orders, on a page of their own; visitors can be switched to the role Baker.'], []])
      const [role, page] = [model!.roles.at(-1)!, model!.pages.at(-1)!]
      expect([role, page.role, page.blocks.map(({ kind }) => kind)]).toEqual([{ id: role.id, name: 'Baker', manages: true }, role.id, ['list']])
      expect(model!.entities.map(({ read }) => read)).toEqual(bakery.entities.map(({ read }) => read))
    },
  )

  it('gives the role that does something with rows sight of them', () => {
    expect(say('bakers can mark orders as baked').changes).toEqual([
      'Bakers now see all orders, on a page of their own; visitors can be switched to the role Baker. Baker can now mark orders as baked.',
    ])
  })

  it.each<[string, string]>([
    ['customers can see their orders', 'Visitors already can see their own orders. Nothing changed.'],
    ['nobody can delete orders', 'Only Owner already can delete orders. Nothing changed.'],
  ])('opens nothing by words that open nothing: %s', (words, answer) => {
    expect([say(words).model, say(words).answer]).toEqual([null, answer])
  })

  it('lets members see only their own', () => {
    const club = built('A bird club site. Members can log sightings with species and place.')
    expect(say('members should only see their own sightings', club).changes).toEqual(['Everybody now sees only their own sightings.'])
  })
})

describe('roles', () => {
  it('are renamed, with the pages that are theirs', () => {
    const { model, changes } = say('rename Trainer to Coach', gym)
    expect([changes, flawsOf(model!), model!.roles.map(({ name }) => name)]).toEqual([
      ['The role Trainer is now called Coach.'],
      [],
      ['Member', 'Coach', 'Manager'],
    ])
    expect(model!.pages.filter(({ title }) => /trainer/i.test(title))).toEqual([])
  })

  it('are removed, and what only they could do is done by who manages', () => {
    const { model, changes } = say('remove the trainer role', gym)
    expect([changes, flawsOf(model!)]).toEqual([['Removed the role Trainer and its pages. What only it could do is Manager’s now.'], []])
    expect(JSON.stringify(model)).not.toContain('"trainer"')
  })

  it.each<[string, string]>([
    ['remove the member role', 'Member is whoever visits the site, so the role stays; it can be renamed. Nothing changed.'],
    ['rename Trainer to Manager', 'There already is the role Manager. Nothing changed.'],
  ])('stay where the site needs them: %s', (words, answer) => {
    expect(say(words, gym).answer).toBe(answer)
  })
})
