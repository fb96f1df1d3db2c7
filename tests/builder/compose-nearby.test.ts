import { describe, expect, it, test } from 'vitest'
import { kindOf } from '../../builder/compose/kind.ts'
import { siteOf } from '../support/visitor-words.ts'

const tableOf = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)!
const labelsOf = (words: string, plural: string) => tableOf(words, plural).fields.map(({ label }) => label)
const titlesOf = (words: string, plural: string) => {
  const { seeds, title } = tableOf(words, plural)
  return seeds.map((row) => String(row[title]))
}

describe('a noun for the place of a list', () => {
  test.each([
    ['lawyer directory', { noun: 'lawyer', kit: 'expert' }],
    ['store locator', { noun: 'store', kit: 'store' }],
    ['teacher introductions', { noun: 'teacher', kit: 'teacher' }],
    ['animal profiles', { noun: 'animal', kit: 'pet' }],
    ['case library', { noun: 'case', kit: 'case' }],
    ['plant database', { noun: 'plant', kit: 'plant' }],
  ])('%s is what is listed there', (noun, kind) => {
    expect(kindOf(noun, '')).toEqual(kind)
  })

  test.each(['code library', 'user database', 'company profile', 'knowledge base', 'product introduction'])('%s stays what it is', (noun) => {
    expect(kindOf(noun, '')?.noun).toBe(noun)
  })

  it('is none where it is the name of one place', () => {
    expect(kindOf('hong kong', '')).toBeNull()
  })
})

describe('a plain noun is what the trade of the site keeps', () => {
  test.each([
    ['lockers of parcels', 'A parcel service. Couriers can manage lockers and deposit parcels by code.', 'lockers', ['Size', 'Free']],
    ['the day of a child', 'A nursery school app. Teachers can publish daily reports for parents.', 'daily reports', ['Child', 'Slept']],
    ['applications that run', 'A cloud platform. Users can create applications, deploy containers and view logs.', 'applications', ['Runs on', 'Copies']],
    ['diets that are recorded', 'A carbon footprint tracker with functionalities for recording travel, diet, and energy use.', 'diets', ['Meal', 'Calories']],
    ['passes of satellites', 'A ground station for satellites. Operators can view passes and antennas.', 'passes', ['Rises at', 'Highest']],
    ['quotas of a platform', 'A container platform. Administrators can manage quotas and users.', 'quotas', ['Resource', 'Used']],
  ])('%s', (_, words, plural, labels) => {
    expect(labelsOf(words, plural)).toEqual(expect.arrayContaining(labels))
  })

  test.each([
    ['An adoption service. Users can submit adoption applications and review applications.', 'adoption applications', 'Runs on'],
    ['A gym. Members can rent lockers and book classes.', 'lockers', 'Parcel'],
    ['A gym where members buy passes and book classes.', 'passes', 'Rises at'],
  ])('%s keeps its own %s', (words, plural, not) => {
    expect(labelsOf(words, plural)).not.toContain(not)
  })
})

describe('sample rows speak of the trade that the words name', () => {
  test.each([
    ['A karaoke bar. Guests can order drinks and snacks.', 'drinks', 'Flat white'],
    ['A recipe site. Users can create shopping lists.', 'shopping lists', 'Eggs, ten'],
    ['A library for readers. Librarians can send reminders and manage books.', 'reminders', 'Two books are a week late'],
    ['A wedding planner. Couples can add tasks.', 'tasks', 'Taste three cakes'],
    ['A ground station for satellites. Operators can view alarms and antennas.', 'alarms', 'Signal lost over the coast'],
    ['A vineyard site. Users can record grape varieties.', 'grape varieties', 'Riesling'],
  ])('%s', (words, plural, title) => {
    expect(titlesOf(words, plural)).toContain(title)
  })

  it('have no job title where something is put on a page', () => {
    const position = tableOf('A video site. Users can upload videos with title and position.', 'videos').seeds.map((row) => row.position)
    for (const one of position) expect(['Top left', 'Top right', 'Centre', 'Bottom left', 'Bottom right', undefined, null]).toContain(one)
  })
})

describe('an acronym', () => {
  it('stands in capitals where it is a heading', () => {
    const labels = siteOf('An air quality site. Users can view the AQI of a city and manage CPUs.').pages.map(({ navigation }) => navigation)
    expect(labels).toEqual(expect.arrayContaining(['AQI', 'CPUs']))
  })
})

describe('a test of theory', () => {
  it('can be taken', () => {
    const site = siteOf('A driving school. Students can practice theory questions and take theory tests.')
    expect(site.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toContain('quiz')
  })
})
