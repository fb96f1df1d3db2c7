import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** What each thing that is kept is made of, by its plural: labels, with the choices of those that have some of the words' own. */
const kept = (words: string): Record<string, string> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label).join(', ')]))
const refersTo = (words: string, plural: string): string[] => {
  const { entities } = siteOf(words)
  const fields = entities.find((entity) => entity.plural === plural)?.fields ?? []
  return fields.flatMap(({ entity }) => entities.find(({ id }) => id === entity)?.plural ?? [])
}
const choicesOf = (words: string, plural: string, label: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.find((field) => field.label === label)?.choices

describe('what is cut into parts or put together', () => {
  it.each<[string, string, string[]]>([
    ['A podcast site. Podcasters should be able to upload episodes, and divide an episode into chapters.', 'chapters', ['episodes']],
    ['A law site. Lawyers should be able to store clauses and assemble a draft from chosen clauses.', 'draft lines', ['drafts', 'clauses']],
    ['A tendering platform. Buyers publish tenders with line items, quantities, and a closing date.', 'tender lines', ['tenders']],
  ])('names its whole: %s', (words, plural, wholes) => expect(refersTo(words, plural)).toEqual(wholes))

  it('is no thing of its own by its verb', () => {
    const words =
      'A law site. Lawyers should be able to store clauses and assemble a contract draft from chosen clauses. Drafts pass through an approval workflow in which reviewers approve or return the draft.'
    expect(Object.keys(kept(words))).toEqual(['clauses', 'contract drafts', 'draft lines'])
  })
})

describe('kinds that the words list', () => {
  it.each<[string, string, string, string[]]>([
    ['A dog walking site. Owners register dogs and book single or recurring walks.', 'bookings', 'Repeat', ['Once', 'Weekly', 'Monthly']],
    [
      'A learning site. Users should be able to add cards and rate each card as again, hard, good, or easy.',
      'reviews',
      'Rating',
      ['Again', 'Hard', 'Good', 'Easy'],
    ],
    ['A family archive. Users should be able to invite relatives as editors or readers.', 'invitations', 'Access', ['Editor', 'Reader']],
  ])('can be chosen: %s', (words, plural, label, choices) => expect(choicesOf(words, plural, label)).toEqual(choices))
})

describe('what is done with what was named before', () => {
  it.each<[string, string, string]>([
    [
      'A yard system. Operators register a container with its shipping line, move it to another block, row, and tier.',
      'containers',
      'Container number, Shipping line, Block, Row, Tier, Status',
    ],
    [
      'A wedding app. Couples enter planned and actual costs for each vendor.',
      'vendors',
      'Name, Planned cost, Actual cost, Service, Price from, City, Phone, Email, Description, Picture, Status',
    ],
    [
      'A family site. Users add persons with birth and death, connect parents and children, attach old photographs.',
      'people',
      'Name, Birth, Death, Father, Mother, Email, Phone, Note, Status',
    ],
    [
      'A surf site. Users should be able to set an alert for a minimum swell height and compare two beaches side by side.',
      'alerts',
      'Title, Beach, Minimum swell height, Level, Source, Date, Details, Status',
    ],
    [
      'A dog walking site. Owners look for walkers. Walkers set their availability and hourly rate.',
      'walkers',
      'Name, Availability, Hourly rate, Speciality, Experience, Rating, Phone, About, Picture',
    ],
  ])('belongs to it: %s', (words, plural, labels) => expect(kept(words)[plural]).toBe(labels))

  it('is answered, where who comes is marked', () =>
    expect(Object.keys(kept('A choir site. Singers can mark which rehearsals they will attend.'))).toEqual(['rehearsals', 'RSVPs']))

  it('goes through review where it is returned or approved', () => {
    const { entities } = siteOf(
      'A law site. Lawyers can create drafts. Drafts pass through an approval workflow in which reviewers approve or return the draft.',
    )
    expect(entities.find(({ plural }) => plural === 'drafts')?.lifecycle?.transitions.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Submit for review', ['Draft', 'Sent back'], 'In review'],
      ['Approve', ['In review'], 'Approved'],
      ['Send back', ['In review'], 'Sent back'],
    ])
  })

  it('refers to people of the same list, where whose child somebody is is told', () =>
    expect(refersTo('A family site. Users add persons with birth and death, connect parents and children.', 'people')).toEqual(['people', 'people']))

  it('is watched where it is a column of something', () =>
    expect(
      refersTo(
        'A surf dashboard. The dashboard should show tide times, swell height, and water temperature for each beach. Users can set an alert for a minimum swell height.',
        'alerts',
      ),
    ).toEqual(['beaches']))

  it('is seen where the whole is', () => {
    const { entities, pages } = siteOf('A podcast site. Podcasters upload episodes and divide an episode into chapters. Listeners can browse episodes.')
    const chapters = entities.find(({ plural }) => plural === 'chapters')
    expect([chapters?.read, chapters?.fields.map(({ label }) => label), pages.find(({ path }) => path === '/chapters')?.role]).toEqual([
      'public',
      ['Name', 'Episode', 'Start time', 'Description', 'Picture'],
      undefined,
    ])
  })

  it.each<[string, string, string]>([
    ['A library site. Readers can flag duplicate books. Staff add books.', 'duplicate reports', 'Title, Book, Second book, Reason, Summary, Status'],
    ['A training platform. Trainers should be able to split a course into lessons.', 'lessons', 'Title, Course, Number, Minutes, Video, Text'],
  ])('is told of it: %s', (words, plural, labels) => expect(kept(words)[plural]).toBe(labels))

  it('is what "them" stands for after its way was told', () => {
    const { entities } = siteOf(
      'A newspaper site. Writers can write articles and add projects. Articles go through a review process in which editors approve or return them.',
    )
    const states = entities.map(({ plural, fields }) => [plural, fields.find(({ id }) => id === 'status')?.choices])
    expect(Object.fromEntries(states).articles).toEqual(['Draft', 'In review', 'Approved', 'Sent back'])
  })
})
