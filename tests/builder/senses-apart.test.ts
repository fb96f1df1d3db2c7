import { describe, expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string, plural: string): readonly string[] =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label) ?? []
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

describe('a compound whose last word alone means something else has columns of its own', () => {
  test.each([
    [
      'A cheese maker. Buyers can view tracing codes and dairies can add tracing codes.',
      'tracing codes',
      ['Code', 'For', 'Holder', 'Issued on', 'Valid until', 'Note', 'Status'],
    ],
    ['A café for conversation. Hosts can add topic cards and guests can view topic cards.', 'topic cards', ['Title', 'Kind', 'Text', 'Picture']],
    ['A ferry site. Pilots can write berth diaries.', 'berth diaries', ['Title', 'Date', 'Text', 'Picture']],
    ['A town site. Residents can browse financial disclosures.', 'financial disclosures', ['Title', 'Published on', 'Text']],
    ['A port site. Planners can change container positions.', 'container positions', ['Name', 'Area', 'Capacity', 'Notes']],
    ['A weather site for anglers. Anglers can view the fishing index.', 'fishing indexes', ['Measure', 'Fishing spot', 'Value', 'Unit', 'Source', 'Date']],
  ])('%s', (words, plural, labels) => {
    expect(labelsOf(words, plural)).toEqual(labels)
  })

  test.each([
    ['A parking site. Users renew monthly cards for parking.', 'monthly cards', 'Card number'],
    ['A site for programmers. Users can add source codes.', 'source codes', 'Language'],
  ])('and keeps those of the last word where it has that sense: %s', (words, plural, label) => {
    expect(labelsOf(words, plural)).toContain(label)
  })
})

describe('a word of two meanings has the columns of the rarer one where the words beside it tell', () => {
  test.each([
    ['A diet app. Dieters can add foods and view calories.', 'foods', 'Calories'],
    ['A site to compare mobile phone tariffs. Users can browse operators.', 'operators', 'Address'],
    ['A site for claims after flight delays. Passengers can submit compensations.', 'compensations', 'Amount claimed'],
    ['A vaccination site. Parents can report adverse reactions and record reactions.', 'reactions', 'Symptoms'],
    ['A developer site with call quotas. Developers can apply for keys and view keys.', 'keys', 'May do'],
  ])('%s', (words, plural, label) => {
    expect(labelsOf(words, plural)).toContain(label)
  })
})

test('a map of what stands somewhere is a list of it', () => {
  expect(tables('A fire brigade site. Members can view the hydrant map and nectar source map.')).toEqual(['hydrants', 'nectar sources'])
})
test('a curve of a measure is drawn of its values', () => {
  expect(tables('A diet app with a weight curve. Dieters can view the weight curve.')).toContain('weights')
})

describe('what somebody can do begins with a verb', () => {
  const asksIn = (words: string) => readBrief(words).clauses.flatMap(({ asks }) => asks.map(({ verb, kind, object }) => [verb, kind, object?.noun ?? '']))
  test.each([
    ['Supervisors can formulate plans.', [['formulate', 'create', 'plan']]],
    ['Clerks can defenestrate orders.', [['defenestrate', 'transition', 'order']]],
    ['Agencies can put forward opinions.', [['propose', 'create', 'opinion']]],
  ])('%s', (words, asks) => {
    expect(asksIn(`A works site. ${words}`)).toEqual(asks)
  })
  test('adverbs and participles around a noun are no part of its name', () => {
    expect(tables('A school site. Administrators can audit newly uploaded questions.').filter((name) => name.includes('question'))).toEqual(['questions'])
    expect(tables('A nursery site. Teachers can record the medicine fed.')).toContain('medicines')
  })
})

test('what is said twice in other words is one list', () => {
  expect(
    tables('An umbrella rental. Users can borrow umbrellas, pay the deposit and view rental records. Functions include deposit payment and borrowing.'),
  ).toEqual(expect.arrayContaining(['umbrellas', 'borrowings', 'deposit payments']))
  expect(
    tables('An umbrella rental. Users can borrow umbrellas, pay the deposit and view rental records. Functions include deposit payment and borrowing.'),
  ).not.toEqual(expect.arrayContaining(['rentals']))
  expect(tables('A village site. Villagers can browse announcements and the committee can publish notices.')).not.toContain('notices')
  expect(
    tables('A clinic site. Users can ask dietitians questions. Functions include dietitian question and answer.').filter((name) => /question/.test(name)),
  ).toHaveLength(1)
})
