import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { participle } from '../../builder/lexicon/inflect.ts'
import { readBrief } from '../../builder/read/brief.ts'

const entities = (words: string) => compose(readBrief(words)).model.entities
const kept = (words: string) => entities(words).map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  entities(words)
    .find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('the sense of a noun holds for what is named by it', () => {
  test('guides of a doing are read', () => {
    expect(labels('A cheese site with a pairing guide. Visitors can browse cheeses.', 'pairing guides')).toEqual([
      'Title',
      'Category',
      'Author',
      'Published on',
      'Text',
    ])
  })
  test('guides who are booked are people', () => {
    expect(labels('A travel site. Travellers can book a guide, rate guides and read about tour guides.', 'tour guides')).toContain('Experience')
  })
  test('adverse events are what happened', () => {
    expect(labels('A trial system. Coordinators record adverse events.', 'adverse events')?.slice(0, 4)).toEqual([
      'What happened',
      'Medicine',
      'Severity',
      'Began on',
    ])
  })
})

describe('what is done', () => {
  test.each([
    ['is a verb, though it is rare', 'A clause library. Lawyers can store clauses and assemble a contract draft from clauses.', 'contract drafts', 'assembles'],
    ['leaves no thing of its own', 'A podcast site. Podcasters can upload episodes and divide an episode into chapters.', 'episodes', 'divides'],
    ['is said of a thing behind it', 'A vinyl shop. The owner can add the disc graded separately.', 'discs', 'disc gradeds'],
    ['asks again for what was requested', 'A seed community. Members can request a swap, and accept or decline requests.', 'swaps', 'requests'],
    ['is entered where it is added', 'A logbook with functionalities for registering hives. Users can add a hive with its location.', 'hives', 'registrations'],
  ])('%s', (_, words, there, not) => {
    expect(kept(words)).toContain(there)
    expect(kept(words)).not.toContain(not)
  })

  test.each([
    ['split', 'split'],
    ['hold', 'held'],
    ['see', 'seen'],
    ['offer', 'offered'],
    ['limit', 'limited'],
    ['ship', 'shipped'],
  ])('%s is %s afterwards', (verb, past) => {
    expect(participle(verb)).toBe(past)
  })
})

describe('records of what is looked after', () => {
  test('say of which one they are', () => {
    const words = 'A logbook for keepers. Keepers can add a hive with its location and queen age, record inspections and log honey harvests.'
    expect(labels(words, 'inspections')?.slice(0, 2)).toEqual(['Subject', 'Hive'])
    expect(labels(words, 'honey harvests')?.slice(0, 2)).toEqual(['Honey', 'Hive'])
  })
})
