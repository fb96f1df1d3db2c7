import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** What each thing that is kept is made of, by its plural. */
const kept = (words: string): Record<string, string> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label).join(', ')]))
const nameOf = (words: string) => siteOf(words).name

describe('what somebody tells before they say what they want', () => {
  it.each<[string, string]>([
    ['Hola, I have a bistro and people can book tables.', 'Bistro'],
    ['ok so my husband and i run a small pottery studio near the lake, people keep asking when we are open. i want them to book a class.', 'Pottery Studio'],
    ["I'm 64 and I organise the walking group of our village. Members can see the walks and sign up.", 'Walking Group'],
  ])('is no name: %s', (words, name) => expect(nameOf(words)).toBe(name))

  it.each<[string, string[]]>([
    [
      'My cleaning list is out of hand. Flatmates can add chores and mark chores as done. The loser buys pizza.',
      ['services', 'bookings', 'inquiries', 'chores'],
    ],
    ['Need something to keep track who borrowed my books. Friends never bring them back.', ['books', 'borrowings']],
  ])('is not kept: %s', (words, things) => expect(Object.keys(kept(words))).toEqual(things))
})

describe('what somebody keeps, told by what they do', () => {
  it.each<[string, string, string]>([
    ['Need something to keep track who borrowed my board games lol', 'borrowings', 'Name, Board game, From, Until, Note, Status'],
    ['I want to write down each migraine and why, and see a chart.', 'migraines', 'Name, Date, Time, Number, Reason, Description, Picture'],
    [
      'My mother needs care. We want a calendar who is with her which day and a diary where we write how she was.',
      'diary entries',
      'Title, Date, Mood, Text, Author',
    ],
    [
      'My mother needs care. We want a calendar who is with her which day and a diary where we write how she was.',
      'shifts',
      'Title, Date, Person, Note, Time, Ends at, Place, Places',
    ],
    ['I have a taverna and I need a page for my menu with the prices. People can order food.', 'dishes', 'Name, Price, Description, Picture'],
    [
      'our kitchen is a disaster. a page where everyone writes what is theirs and when it goes bad',
      'items',
      'Name, Owner, Expiry date, Category, Description, Picture',
    ],
    [
      'i need a shop with colors and sizes for my socks, people pay and i see what to ship',
      'products',
      'Name, Category, Price, In stock, Description, Picture',
    ],
    [
      'a site for my tiling business with a form to ask for a quote with a photo of the floor',
      'quote requests',
      'Name, Phone, Photo, Description, Service, Email, Wanted by, Status',
    ],
    [
      'We run a goat farm. Families pick a day and say how many kids are coming, max 8 per visit.',
      'bookings',
      'Name, Date, Number of kids, Visit, People, Phone, Email, Notes, Reference, Status',
    ],
    ['We run a goat farm. Also show our goats with names and pics.', 'goats', 'Name, Picture, Description'],
    [
      'pls build an app for our handball team. parents say if their kid can come to the match, who drives, who washes the shirts this week',
      'duties',
      'Title, Date, Time, Ends at, Place, Places, Note, Places taken, Places free',
    ],
    ["I am a midwife and I visit families. Mothers can note the baby's weight every day with a curve.", 'weights', 'Measure, Date, Value, Unit, Note'],
    [
      'My dog walking is out of hand. I want each dog with owner and phone, the walks per day and tick off when done.',
      'dogs',
      'Name, Owner, Phone, About, Picture',
    ],
    [
      'My dog walking is out of hand. I want each dog with owner and phone, the walks per day and tick off when done.',
      'walks',
      'Dog, Date, Time, Walker, Price, Status',
    ],
    ['A football team. The coach posts results.', 'results', 'Home, Away, Score, League, Date, Time, Place, Status'],
  ])('%s: %s', (words, thing, fields) => expect(kept(words)[thing]).toBe(fields))

  it('holds people to the most that is told', () =>
    expect(
      siteOf('We run a goat farm. Families pick a day and say how many kids are coming, max 8 per visit.')
        .entities.flatMap(({ fields }) => fields)
        .find(({ id }) => id === 'number_of_kids')?.max,
    ).toBe(8))
})

it('takes a colour that stands alone in a sentence after the first, whatever else it names', () =>
  expect(siteOf('A shop for candles with a cart. Lilac.').theme.named).toEqual({ component: { words: 'Lilac', hex: '#c8a2c8' } }))
