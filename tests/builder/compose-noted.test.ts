import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'

const modelOf = (words: string) => compose(readBrief(words)).model
/** The labels and types of an entity's fields. */
const noted = (words: string, plural: string): string[] =>
  (modelOf(words).entities.find((entity) => entity.plural === plural)?.fields ?? []).map(
    ({ label, type, unit }) => `${label}: ${type}${unit ? ` in ${unit}` : ''}`,
  )

describe('what stands after "with" is noted of the thing', () => {
  test.each([
    [
      'Please implement a reading circle website. Members can suggest a book with author, genre, and number of pages.',
      'books',
      ['Author: text', 'Number of pages: number'],
    ],
    [
      'Please implement a chess league website. The organiser creates tournaments with date, venue, entry fee, and maximum number of players.',
      'tournaments',
      ['Venue: text', 'Entry fee: money', 'Maximum number of players: number'],
    ],
    [
      'Please implement a garden site. Visitors can browse plots with their number, size in square metres, and yearly rent.',
      'plots',
      ['Number: number', 'Size: number in square metres', 'Yearly rent: money'],
    ],
    [
      'Please implement a medicine site. Carers can add medicines with dosage, times per day, and start date.',
      'medicines',
      ['Dosage: text', 'Times per day: number', 'Starts on: date'],
    ],
    [
      'Please implement a blood bank site. Hospitals can post requests for a blood type and number of units.',
      'requests',
      ['Blood type: choice', 'Number of units: number'],
    ],
  ])('%s', (words, plural, fields) => {
    expect(noted(words, plural)).toEqual(expect.arrayContaining(fields))
  })
})

describe('what is recorded together is one entry', () => {
  const words =
    'Please implement a sleep diary website. Users can record bedtime, wake-up time, number of awakenings, and caffeine intake for every night, and edit or delete entries.'
  test('with a field for each part, under the name of the occasion', () => {
    expect(noted(words, 'night entries')).toEqual([
      'Date: date',
      'Bedtime: time',
      'Wake-up time: time',
      'Number of awakenings: number',
      'Caffeine intake: number',
      'Note: long_text',
    ])
  })
  test('and nothing is kept for a part by itself', () => {
    expect(modelOf(words).entities.map(({ plural }) => plural)).toEqual(['sleep', 'night entries'])
  })
})

describe('accounts', () => {
  test('ask what the words have people register with', () => {
    const words = 'Please implement a blood bank site. Donors can register with blood type, date of birth, and phone, and log in to book an appointment.'
    expect(modelOf(words).accounts?.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual([
      'Phone number: phone',
      'Blood type: choice',
      'Date of birth: date',
    ])
  })
  test('hold what the words have a profile say', () => {
    const words =
      'Please implement a language exchange. Users should be able to sign up and set up a profile with native language, language to learn, level, and interests.'
    expect(modelOf(words).accounts?.fields.map(({ label }) => label)).toEqual(['Native language', 'Language to learn', 'Level', 'Interests'])
  })
})

describe('a name ends where something is said of what it names', () => {
  test.each([
    ['Please implement a school site. Parents report an absence. The principal approves absences longer than three days.', 'absences'],
    ['Please implement a portfolio. Visitors can browse projects filtered by type such as housing, school, and museum.', 'projects'],
  ])('%s', (words, plural) => {
    const kept = modelOf(words).entities.filter((entity) => entity.plural.startsWith(plural))
    expect(kept.map((entity) => entity.plural)).toEqual([plural])
  })
})

test('an editor who approves is a person with a role', () => {
  const { roles } = modelOf('Please implement a magazine site. Writers can write articles. The editor approves articles.')
  expect(roles.map(({ name }) => name)).toEqual(['Writer', 'Editor'])
})
