import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const keptBy = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const lifeOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)!
    .lifecycle!.transitions.map(({ name }) => name)

describe('the last word of a name that was said in full means the same thing', () => {
  test.each([
    ['A bonsai diary website with tree entries and a calendar. Users can add entries with date, title and text, and edit entries.', 'trees', 'entries'],
    [
      'A driving website with lesson scheduling. Learners can reserve driving lessons with an instructor. Instructors can confirm lessons.',
      'driving lessons',
      'lessons',
    ],
    ['A radio archive website. Editors can add audio plays. Listeners can rate plays.', 'audio plays', 'plays'],
  ])('%s', (words, kept, double) => {
    expect(keptBy(words)).toContain(kept)
    expect(keptBy(words)).not.toContain(double)
  })

  test('what has a life of its own by that word is kept apart', () => {
    const kept = keptBy('A dog school website. Owners can book training lessons. Trainers can publish lessons with title and video. Owners can rate lessons.')
    expect(kept).toContain('lessons')
  })
})

describe('what one has booked is spoken of as a visit or a stay', () => {
  test('visits are rated and finished where they were booked', () => {
    const words =
      'A barber website with online booking and reviews. Clients can book a free time slot with a barber, cancel bookings, and rate finished visits. Barbers can mark visits as finished.'
    expect(keptBy(words)).not.toContain('visits')
    expect(lifeOf(words, 'bookings')).toEqual(['Confirm', 'Finish', 'Cancel'])
    expect(
      siteOf(words)
        .entities.find(({ plural }) => plural === 'reviews')!
        .fields.map(({ label }) => label),
    ).toContain('Booking')
  })

  test('whoever reviews their stay judges what they booked', () => {
    const words = 'A hut website. Hikers can search huts by region, book a hut, and review their stay. Wardens can confirm bookings.'
    expect(keptBy(words)).not.toContain('stays')
    expect(siteOf(words).actions.map(({ name }) => name)).toContain('Rate a booking')
  })

  test('visits that somebody writes down are kept beside the bookings', () => {
    const words = 'A garden advice website. Owners can book appointments. Advisers can record visits with date, soil and advice, and delete visits.'
    expect(keptBy(words)).toContain('visits')
  })
})

describe('where something is found or made is no list beside it', () => {
  test.each([
    ['A tea website with a question square. Users can post questions and answer questions.', 'questions', 'question squares'],
    ['An embroidery website with a pattern gallery. Users can publish patterns with title and picture.', 'patterns', 'pattern galleries'],
    ['A law website with a legal question board. Tenants can ask questions. Lawyers can answer questions.', 'questions', 'legal question boards'],
  ])('%s', (words, kept, double) => {
    expect(keptBy(words)).toContain(kept)
    expect(keptBy(words)).not.toContain(double)
  })

  test('a generator or an editor is worked with', () => {
    const kept = keptBy('A weaving website with a grid editor, a draft generator and a forum. Users can save drafts with title and note.')
    expect(kept).not.toContain('grid editors')
    expect(kept).not.toContain('draft generators')
  })
})

test('objects that somebody adds and others look through are kept with what they are found by', () => {
  const { entities } = siteOf(
    'A collection website with object browsing. Visitors can filter objects by period and material. Curators can add objects and publish announcements.',
  )
  const objects = entities.find(({ plural }) => plural === 'objects')!
  expect(objects.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Period', 'Material']))
})

describe('one thing by several names is kept once', () => {
  test.each([
    [
      'A loan website of a map library. The website should have map loans and exhibitions. Schools can submit loan requests with dates and purpose.',
      'map loans',
      'loan requests',
    ],
    ['A courier platform with shipment orders. Customers can create shipments with weight and track shipments.', 'shipments', 'shipment orders'],
    [
      'A radio website. Listeners can play episodes. Editors can publish episodes. The home page should present the newest episodes.',
      'episodes',
      'newest episodes',
    ],
  ])('%s', (words, kept, double) => {
    expect(keptBy(words)).toContain(kept)
    expect(keptBy(words)).not.toContain(double)
  })

  test('a catalogue of what nobody sells is what lies in store, and requests are what is issued', () => {
    const words =
      'A uniform requisition system with a uniform catalog, requisition requests and inventory. Guards can search the catalog and submit requests with quantity. Officers can approve or reject requests. The storekeeper can issue approved items and add new stock.'
    const { entities } = siteOf(words)
    expect(entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['uniforms', 'requisition requests']))
    expect(entities.map(({ plural }) => plural)).not.toContain('inventory items')
    const issued = entities.find(({ plural }) => plural === 'requisition requests')!.lifecycle!.transitions.find(({ name }) => name === 'Issue')
    expect(issued).toMatchObject({ from: ['Approved'], to: 'Issued' })
  })
})

describe('what is told of rows is no list of its own', () => {
  const labelsOf = (words: string, plural: string) =>
    siteOf(words)
      .entities.find((one) => one.plural === plural)!
      .fields.map(({ label }) => label)

  test('tags and moods of a list of functions, where they are given with each entry', () => {
    const words = 'A hiking diary website with hike entries, tags, mood rating and statistics. Users can add entries with date, title, tags and a mood.'
    expect(keptBy(words)).not.toContain('tags')
    expect(keptBy(words)).not.toContain('mood ratings')
    expect(keptBy('A recipe website with recipes and tags. Editors can manage tags. Cooks can add recipes with title and tags.')).toContain('tags')
  })

  test('breed and weight of animals that owners keep themselves', () => {
    const words =
      "A dog walking website. The website should have functionalities for dog profiles and walk booking. Dog owners can log in, save their dogs' breed, weight, and allergies, and book a walk with a walker."
    expect(labelsOf(words, 'dogs')).toEqual(expect.arrayContaining(['Breed', 'Weight', 'Allergies']))
    expect(siteOf(words).entities.find(({ plural }) => plural === 'dogs')).toMatchObject({ read: 'own', write: 'anyone' })
    expect(keptBy(words)).not.toContain('measurements')
  })

  test('hours that were driven, where lessons are confirmed', () => {
    const words = 'A driving website. Learners can reserve driving lessons. Instructors can confirm lessons and record the hours driven.'
    expect(labelsOf(words, 'driving lessons')).toContain('Hours driven')
  })

  test('customers who evaluate are not what is evaluated', () => {
    expect(keptBy('A barber website with services, online booking and customer evaluation. Clients can book a service.')).not.toContain('customers')
  })
})
