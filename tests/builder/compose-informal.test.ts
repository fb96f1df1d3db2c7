import { describe, expect, it } from 'vitest'
import { spelt } from '../../builder/lexicon/spelling.ts'
import { take } from '../../builder/take.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)
const titlesOf = (words: string, plural: string) => {
  const entity = siteOf(words).entities.find((one) => one.plural === plural)
  return entity?.seeds.map((row) => row[entity.title])
}

describe('what is given in the words', () => {
  it('are rows with those prices, and nothing that nobody told of them', () => {
    const menu = siteOf('need a site for my cafe. mint tea 2.50, lemonade 3.20, scone 3').entities.find(({ plural }) => plural === 'dishes')
    expect(menu?.seeds.map(({ name, price }) => [name, price])).toEqual([
      ['Mint tea', 2.5],
      ['Lemonade', 3.2],
      ['Scone', 3],
    ])
    expect(menu?.fields.map(({ label }) => label)).toEqual(['Name', 'Price', 'Description', 'Picture'])
  })

  it('are rows by the names of things of one kind', () => {
    expect(titlesOf('Salsa, tango and swing classes in my studio. People sign up for a class.', 'classes')).toEqual(['Salsa', 'Tango', 'Swing'])
  })

  it('are the people who can be chosen', () => {
    expect(titlesOf('Customers book a haircut. They choose who cuts their hair (Ida, Tom or Lea).', 'stylists')).toEqual(['Ida', 'Tom', 'Lea'])
  })

  it('stand on the first page and in no table', () => {
    const { pages, entities } = siteOf("A florist shop selling roses. We're open Tue-Sat 9 to 5, phone 0151 555 0182.")
    const contact = pages[0]?.blocks.find((block) => block.kind === 'contact')
    expect(contact?.kind === 'contact' && contact.lines).toEqual([
      { label: 'Opening hours', value: 'Tue-Sat 9 to 5' },
      { label: 'Phone', value: '0151 555 0182' },
    ])
    expect(entities.map(({ plural }) => plural).filter((plural) => /open|phone/.test(plural))).toEqual([])
  })

  it('are prices of their own where nothing is kept that has some', () => {
    const { pages } = siteOf('A community choir. Adults 8, kids 4. Members share news.')
    expect(pages[0]?.blocks.find(({ kind }) => kind === 'prices')).toMatchObject({
      items: [
        { name: 'Adults', price: '8' },
        { name: 'Kids', price: '4' },
      ],
    })
  })

  it('count into rows that are there', () => {
    const { entities } = siteOf('I want my customers to book a treatment. Facial 40, massage 55.')
    for (const entity of entities)
      for (const field of entity.fields.filter(({ type }) => type === 'reference')) {
        const there = entities.find(({ id }) => id === field.entity)!.seeds.length
        for (const row of entity.seeds) expect(row[field.id] === null || Number(row[field.id]) < there).toBe(true)
      }
  })

  it('is the currency of all amounts', () => {
    const units = siteOf('A shop for lamps. Customers order lamps. Desk lamp £20, floor lamp £45.')
      .entities.flatMap(({ fields }) => fields)
      .filter(({ type }) => type === 'money')
      .map(({ unit }) => unit)
    expect([...new Set(units)]).toEqual(['£'])
  })
})

describe('what is noted of things', () => {
  it.each<[string, string, string[]]>([
    ['A workshop inventory. Tools, how many we have, where they are kept, supplier.', 'tools', ['Quantity', 'Place', 'Supplier']],
    ["I'm a landlord. I keep track of tenants, what rent they pay, whether they've paid this month.", 'tenants', ['Rent', 'Payment status']],
    ['We need people to sign up for our run: name, age, t-shirt size (S, M, L), emergency contact.', 'sign-ups', ['Age', 'T-shirt size', 'Emergency contact']],
    ['My students hand in essays as a file, I grade them and write a comment.', 'essays', ['File', 'Grade', 'Comment']],
  ])('is read from loose words: %s', (words, plural, labels) => {
    expect(labelsOf(words, plural)).toEqual(expect.arrayContaining(labels))
  })

  it('can be what stands in brackets after it', () => {
    const { entities } = siteOf('A bakery. Customers can order cakes with flavour (vanilla, chocolate) and date.')
    expect(entities.flatMap(({ fields }) => fields).find(({ label }) => label === 'Flavour')?.choices).toEqual(['Vanilla', 'Chocolate'])
  })

  it('is whether they come, seen by all where the words ask who is coming', () => {
    const rsvps = siteOf("We're a choir. A page with rehearsals, who's coming.").entities.find(({ plural }) => plural === 'RSVPs')
    expect([rsvps?.read, rsvps?.fields.find(({ id }) => id === 'coming')?.choices, rsvps?.fields.some(({ type }) => type === 'email')]).toEqual([
      'public',
      ['Yes', 'No', 'Maybe'],
      false,
    ])
  })
})

describe('what a site is for, said in one breath', () => {
  it.each([
    ['a form for citizens to report potholes, city workers mark them fixed', ['potholes']],
    ['tool to collect feedback after workshops', ['feedback messages']],
    ['track my running, distance and time, show a chart', ['runs']],
    ['app for my dog walkers to see which dogs they walk today', ['dogs']],
    ['sell tickets for a village theatre, shows and seats', ['shows', 'seats', 'tickets', 'orders', 'ticket categories', 'cart items', 'order lines']],
    ['kanban board', ['tasks']],
    ['a football tournament with teams, fixtures, results and table', ['teams', 'fixtures', 'scores']],
    ['church bulletin with sermons, events and prayer requests', ['sermons', 'events', 'prayer requests']],
    ['horse stable: horses, owners, vet visits, feeding plan', ['horses', 'owners', 'vet visits', 'feeding plans']],
    ['website for a choir, concerts and rehersals', ['concerts', 'rehearsals']],
    ['inventory of my wine celler with notes', ['wine cellars', 'notes']],
  ])('is kept by its own things: %s', (words, plurals) => {
    expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(plurals)
  })

  it.each([
    ['church bulletin with sermons, events and prayer requests', 'Sermons, events and prayer requests.'],
    ['website for a choir, concerts and rehersals, members only news', 'Concerts and rehearsals, members only news.'],
    ['I run a small bakery, customers should order bread for pickup', 'Order bread for pickup.'],
    ['A place where neighbours offer leftover food and others claim it', 'A place where neighbours offer leftover food and others claim it.'],
  ])('is told in one line under the name: %s', (words, tagline) => {
    expect(siteOf(words).tagline).toBe(tagline)
  })

  it.each([
    ['business', 'business'],
    ['addresses', 'addresses'],
    ['resturants', 'restaurants'],
    ['catagories', 'categories'],
    ['libary', 'library'],
    ['custard', 'custard'],
  ])('is meant where it is mistyped as people often do: %s', (typed, meant) => {
    expect(spelt(typed)).toBe(meant)
  })

  it('has runs with how far and how long', () => {
    expect(labelsOf('track my running, distance and time, show a chart', 'runs')).toEqual(['Activity', 'Minutes', 'Date', 'Distance', 'Calories', 'Note'])
  })
})

describe('what is decided', () => {
  it('is what was asked for, rather than what is said about it', () => {
    const site = siteOf(
      'An insurance broker. Customers report a damage with amount and follow the state of the claim. Agents check claims, ask questions and approve or refuse them.',
    )
    expect(site.entities.map(({ plural }) => plural)).toEqual(['damages', 'questions', 'replies', 'damage approvals'])
    expect(site.actions.flatMap(({ id, role }) => (role === 'agent' && /^(?:approve|refuse)_/.test(id) ? [id] : []))).toEqual([
      'approve_damage',
      'refuse_damage',
    ])
  })

  it('does not make the runs that a club plans those that runners note', () => {
    const club = siteOf('A club app. Runners enter runs with distance. Trainers plan group runs with a meeting point, runners join them.')
    expect(club.entities.map(({ plural }) => plural)).toEqual(['group runs', 'sign-ups', 'runs'])
  })
})

describe('a place where people decide on something', () => {
  const motions = 'Our debating society needs a place for motions. Members propose a motion, vote for or against, and argue in comments below. '
  const site = siteOf(`${motions}The chair opens and closes the vote.`)

  it('is the site, and none of its things', () => {
    expect(site.entities.map(({ plural }) => plural)).toEqual(['motions', 'votes', 'comments'])
  })

  it('has what is voted on opened and closed, rather than a vote', () => {
    const turns = site.actions.flatMap(({ id, kind, entity, role }) => (kind === 'transition' && role ? [[id, entity, role]] : []))
    expect(turns).toEqual([['close_motion', 'motions', 'chair']])
  })

  it('has comments on what is voted on', () => {
    const told = (id: string) => site.entities.find((entity) => entity.id === id)?.fields.flatMap((field) => (field.type === 'reference' ? [field.entity] : []))
    expect([told('votes'), told('comments')]).toEqual([['motions'], ['motions', 'comments']])
    const books = siteOf('Members vote for a book and write comments.').entities.find(({ id }) => id === 'comments')
    expect(books?.fields.flatMap((field) => (field.type === 'reference' ? [field.entity] : []))).toEqual(['books', 'comments'])
  })
})

describe('words that tell nothing of a site', () => {
  const run = (model: Parameters<typeof take>[0], words: string) => {
    const turn = take(model, words)
    for (;;) {
      const next = turn.next()
      if (next.done) return next.value
    }
  }

  it('are answered with what could be said, and what is said next is the description', () => {
    const first = run(null, 'I need a site')
    expect(first.choices.length).toBe(3)
    expect(run(first.model, first.choices[0]!).model?.entities.map(({ plural }) => plural)).toEqual(['classes', 'bookings'])
  })

  it('leave a change what it is', () => {
    expect(run(run(null, 'I need a site').model, 'make it green').changes).toEqual(['The theme is now green (#008000).'])
  })
})
