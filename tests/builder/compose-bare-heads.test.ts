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
