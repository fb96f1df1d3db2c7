import { expect, it, test } from 'vitest'
import { domainOf } from '../../builder/lexicon/domains.ts'
import { singular } from '../../builder/lexicon/inflect.ts'
import type { Entity } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

const entity = (words: string, id: string): Entity => built(words).entities.find((one) => one.id === id)!
const titles = ({ seeds, title }: Entity): string[] => seeds.map((row) => String(row[title])).toSorted()

test('a club trains what it is named after', () => {
  const club = 'A rowing club website. Members browse trainings and register for competitions. Officers publish trainings and competitions.'
  expect(titles(entity(club, 'trainings'))).toEqual([
    'Beginners’ hour',
    'Club competition',
    'Junior training',
    'Open day',
    'Training evening',
    'Workshop: rowing in practice',
  ])
  expect(titles(entity(club, 'competitions'))).toEqual(['Club championship', 'Junior open', 'Newcomers’ cup', 'Night of the finals', 'Spring cup'])
})

test('courses beside what a site is about are no school’s', () => {
  const courses = entity('A blacksmith website. Visitors browse courses and enroll in courses.', 'courses')
  expect(titles(courses).filter((title) => /Algebra|Biology|Spanish|history/.test(title))).toEqual([])
})

it.each([
  ['A river level dashboard. Volunteers add stations and enter water levels by level and match.', 'energy'],
  ['A fabric shop website. Users browse fabrics by meter and order swatches.', 'crafts'],
  ['A tenancy law advice website of the city. Tenants book consultations.', 'law'],
])('the trade that the name of a site tells counts before its other words: %s', (words, field) => {
  const subject = words.split('.')[0]!.toLowerCase().split(' ').slice(1)
  expect(
    domainOf(
      words
        .toLowerCase()
        .split(/[^a-z]+/)
        .map(singular),
      subject.map(singular),
    ).id,
  ).toBe(field)
})

test('answers fit any question of their board', () => {
  const answers = entity('A legal question and answer community. Tenants ask questions, and lawyers answer questions.', 'answers')
  expect(answers.seeds.map(({ answer }) => String(answer)).filter((text) => /pot|mudguard|stored pages|museum/.test(text))).toEqual([])
})

test('what is known by its noun alone is told apart by what it is of rather than by words of another trade', () => {
  const gauges = titles(entity('A river dashboard. Visitors view flood gauges. Administrators add flood gauges.', 'flood_gauges'))
  expect(gauges).toEqual(['Hillcrest', 'Lake outlet', 'Mill bridge', 'Upper brook, weir'])
  const sirens = titles(entity('A river dashboard. Visitors view flood sirens. Administrators add flood sirens.', 'flood_sirens'))
  expect(sirens).toEqual(['Flood siren, Mill Lake', 'Flood siren, Pine Saddle', 'Flood siren, Reed bank', 'Flood siren, Upper reservoir'])
})

test('no sample ends before it begins', () => {
  const lessons = entity('A driving school website. Students reserve driving lessons with an instructor.', 'driving_lessons')
  expect(lessons.seeds.filter(({ from, until }) => String(until) <= String(from))).toEqual([])
  expect(lessons.seeds.length).toBeGreaterThan(3)
})

test('a substance has the number that it is registered under, and a tax number the form of one', () => {
  const reagents = entity('A laboratory website. Researchers search reagents by name and CAS number.', 'reagents')
  expect(Object.fromEntries(reagents.seeds.map(({ name, cas_number }) => [name, cas_number]))).toEqual({
    'Ethanol, 96 %': '64-17-5',
    'Sodium chloride': '7647-14-5',
    Acetone: '67-64-1',
    'Sodium hydroxide': '1310-73-2',
  })
  const clients = entity('An invoice site. Freelancers save clients with name, address and tax number.', 'clients')
  expect(clients.seeds.every(({ tax_number }) => /^GB \d{3} \d{3} \d{2}$/.test(String(tax_number)))).toBe(true)
})

test('the groups of a site that is for no pastime are no runners and readers', () => {
  const groups = entity('A savings circle website for friends lending money. Treasurers create groups. Members view groups and apply for loans.', 'groups')
  expect(titles(groups)).toEqual(['Harbour group', 'Hillcrest group', 'Lakeside group', 'Market Street group', 'Old Town group', 'Thursday group'])
})
