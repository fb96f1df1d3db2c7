import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const fieldsOf = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)?.fields ?? []
const labels = (words: string, plural: string): string =>
  fieldsOf(words, plural)
    .map(({ label }) => label)
    .join(', ')
const things = (words: string): string[] => siteOf(words).entities.map(({ plural }) => plural)

describe('a noun that other trades use too', () => {
  it.each<[string, string, string]>([
    ['A choir library. Singers can add scores with composer, voicing, and number of copies.', 'scores', 'Title, Composer, Voicing, Copies, File'],
    ['A container yard system. Operators can manage stack positions.', 'stack positions', 'Name, Kind, Date, Description'],
    ['A surf site. Users can browse beaches and post condition reports with a star rating.', 'condition reports', 'Name, Rating, Beach, Review, Posted at'],
    ['A podcast site. Podcasters upload episodes and add chapters with episode and start time.', 'chapters', 'Name, Episode, Start time, Description, Picture'],
    ['A genealogy website where families build their tree together.', 'family trees', 'Name, Founder, Begins in, Place, People, Story, Picture'],
    ['A museum website. Visitors can view opening hours and admission prices.', 'admission prices', 'Name, Price, Valid on, Left, Description'],
    ['A museum website. Visitors can browse guided tours and book a guided tour.', 'tours', 'Title, Date, Time, Place, Places, Description'],
    ['A wedding app. Couples can add guests and send invitation links.', 'invitation links', 'Name, To, Email, Message, Status'],
    ['A training platform. Trainers compile a reading list.', 'reading lists', 'Name, Course, Kind, Date, Description'],
    ['A pet site. Walkers can send a walk report with a photo.', 'walk reports', 'Name, Pet, Photo, Kind, Date, Description'],
  ])('has what the words are about: %s', (words, plural, expected) => expect(labels(words, plural)).toBe(expected))
})

describe('what is the same by two names', () => {
  it.each<[string, string[]]>([
    ['A wedding app with a guest list. Couples can add guests with dietary needs.', ['events', 'RSVPs', 'messages', 'guests', 'conversations']],
    ['A planner with a checklist. Users can tick off tasks.', ['checklists']],
    ['A museum website for browsing the collection. Visitors can open an object with its provenance.', ['photos', 'comments', 'collections', 'favorites']],
    ['A choir library. Singers can add scores with voicing and number of copies, and borrow a copy.', ['books', 'scores', 'borrowings']],
    ['A tendering platform. Suppliers submit quotations. Buyers view bids.', ['quotations', 'tenders']],
    ['A family site. Users can add persons with birth and death. Users can list birthdays.', ['people']],
  ])('is kept once: %s', (words, expected) => expect(things(words)).toEqual(expected))
})

describe('what belongs to something', () => {
  it('is a column of it where it is shown for each', () =>
    expect(
      labels('A surf dashboard. The dashboard should show tide times, swell height, wind direction, and water temperature for each beach.', 'beaches'),
    ).toBe('Name, Tide time, Swell height, Wind direction, Water temperature, Description, Picture'))
  it('is what it is booked with, where people are counted', () =>
    expect(labels('A museum website. Visitors can book a guided tour with the number of persons and the language.', 'bookings')).toBe(
      'Name, Language, Tour, Number of people, Phone, Email, Notes, Reference, Status',
    ))
  it('is what it is looked through by, though its name begins with a verb', () =>
    expect(labels('A museum website. Visitors can browse the collection and search objects by period or ship type.', 'collections')).toBe(
      'Name, Number, Period, Category, Material, Size, Origin, Audio guide, Description, Picture, Ship type',
    ))
  it('is the clause of a version, and the episode of a comment', () => {
    const clause = 'A law site. Lawyers store clauses with jurisdiction and risk level and compare two versions of a clause.'
    expect([fieldsOf(clause, 'clauses').find(({ label }) => label === 'Risk level')?.choices, labels(clause, 'versions')]).toEqual([
      ['Low', 'Medium', 'High'],
      'Version, Clause, Author, Saved at, Changes, Status, Saved text',
    ])
    expect(labels('A podcast site. Listeners can play episodes, subscribe to a show, and leave comments.', 'comments')).toBe(
      'Name, Episode, Comment, Answer to, Posted at',
    )
  })
})

it('the trainer of a typing trainer is the site, and nobody', () =>
  expect(siteOf('A touch typing trainer. The trainer should report accuracy. Users can choose lessons.').roles.map(({ name }) => name)).toEqual([
    'User',
    'Manager',
  ]))
