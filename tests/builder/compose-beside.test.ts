import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'

const modelOf = (words: string): AppModel => compose(readBrief(words)).model
const entityIn = ({ entities }: AppModel, plural: string) => entities.find((entity) => entity.plural === plural)
const labels = (words: string, plural: string): string[] => (entityIn(modelOf(words), plural)?.fields ?? []).map(({ label, type }) => `${label}: ${type}`)

describe('what stands beside a thing is noted of it', () => {
  test.each([
    [
      'Please implement a coast guide. Visitors can view lighthouses, filter them by region, and read about height, year built, and opening hours.',
      'lighthouses',
      ['Region: choice', 'Height: number'],
    ],
    ['Please implement a book club. The host schedules meetings with date, place, and book. Members can suggest a book.', 'meetings', ['Book: reference']],
    [
      'Please implement a book club. Members can suggest books, sign up for a meeting and say what snack they bring. The host adds meetings.',
      'sign-ups',
      ['Snack: text', 'Meeting: reference'],
    ],
    [
      'Please implement a scout site. Leaders organise camps with dates, place and price. Parents sign up their child for a camp.',
      'sign-ups',
      ['Child: text', 'Camp: reference'],
    ],
    ['Please implement a blood bank site. Donors can book an appointment at a donation centre.', 'appointments', ['Donation centre: text']],
    ['Please implement a school site. Teachers record grades for pupils and post homework. Parents see the grades.', 'grades', ['Pupil: text']],
    [
      'Please implement a portfolio site for a studio. Visitors can browse projects filtered by type such as housing, school, and museum.',
      'projects',
      ['Type: choice'],
    ],
  ])('%s', (words, plural, fields) => {
    expect(labels(words, plural)).toEqual(expect.arrayContaining(fields))
  })
})

describe('a thing that words tell of is kept under one name', () => {
  test.each([
    [
      'Please implement an allotment site. The site should have functionalities for plot listing and plot applications. Members can apply for a free plot. The coordinator approves applications.',
      'plot',
      ['plots', 'plot applications', 'plot application approvals'],
    ],
    [
      'Please implement a dance school. The site should have functionalities for classes and enrolment. Students can enrol in a class.',
      'enrol',
      ['enrollments'],
    ],
  ])('%s', (words, start, plurals) => {
    expect(
      modelOf(words)
        .entities.flatMap(({ plural }) => (plural.startsWith(start) ? [plural] : []))
        .toSorted(),
    ).toEqual(plurals.toSorted())
  })
})

describe('what is asked for by other words', () => {
  test('a quotation that is requested is told what it is for', () => {
    const words = 'Please implement a company site with services and news. Visitors can request a quotation for a service. Staff answer quote requests.'
    expect(labels(words, 'quotation requests')).toEqual(expect.arrayContaining(['Service: reference', 'Message: long_text']))
  })
  test('a submission is the photo that was handed in, and its deadline the contest’s', () => {
    const words =
      'Please implement a photo contest site. The site should have functionalities for contests. Photographers upload a photo to a contest before its deadline. The organiser shortlists submissions.'
    const model = modelOf(words)
    expect(entityIn(model, 'photos')?.lifecycle?.transitions.map(({ name, role }) => `${name} (${role})`)).toEqual(['Shortlist (organiser)'])
    expect(labels(words, 'contests')).toContain('Deadline: date')
  })
  test('a proposal is the song that was proposed', () => {
    const words =
      'Please implement a choir site. Singers propose a song with composer and duration. The conductor accepts or rejects proposals. Users read the news.'
    const model = modelOf(words)
    expect(entityIn(model, 'songs')?.lifecycle?.transitions.map(({ name, role }) => `${name} (${role})`)).toEqual(['Accept (conductor)', 'Reject (conductor)'])
  })
  test('what is looked through by period can be filtered by it', () => {
    const words = 'Please implement a museum site. Visitors can browse paintings by period. The curator adds paintings with origin and age.'
    expect(labels(words, 'paintings')).toContain('Period: choice')
  })
  test('a ranking table is a table of what was played, won and lost', () => {
    const words = 'Please implement a tennis site. Players report results. A ranking table shows played, won, lost, and points for each player.'
    expect(labels(words, 'league teams')).toEqual(expect.arrayContaining(['Played: number', 'Won: number', 'Lost: number', 'Points: number']))
  })
})

test('the best of several is a state of it', () => {
  const model = modelOf('Please implement a plant site. Users can ask questions. Experts answer questions and mark an answer as the best.')
  const names = model.entities.flatMap(({ lifecycle }) => (lifecycle?.transitions ?? []).map(({ name }) => name))
  expect(names).toContain('Mark as best')
})

describe('a role that is named for it', () => {
  test('organises what it has no manager for', () => {
    const model = modelOf(
      'Please implement a scout site. Leaders organise camps with dates, place and price. Users can read the news. The treasurer sees fees.',
    )
    const create = model.actions.find(({ entity, kind }) => entity === 'camps' && kind === 'create')
    expect([create?.role, entityIn(model, 'camps')?.read]).toEqual(['leader', 'public'])
  })
})

describe('what is written goes through review', () => {
  const model = modelOf(
    'Please implement a magazine site. Readers can browse articles. Writers can write an article, save it as a draft, and submit it for review. Editors approve articles or send them back.',
  )
  test('from a draft to approved or sent back, by those who are named', () => {
    const life = entityIn(model, 'articles')?.lifecycle
    expect([life?.initial, ...(life?.transitions ?? []).map(({ name, from, to, role }) => `${name}: ${from.join(', ')} > ${to} (${role})`)]).toEqual([
      'Draft',
      'Submit for review: Draft, Sent back > In review (writer)',
      'Approve: In review > Approved (editor)',
      'Send back: In review > Sent back (editor)',
    ])
  })
  test('and is nobody else’s to read before', () => {
    expect(entityIn(model, 'articles')?.lifecycle?.unpublished).toEqual(['Draft', 'In review', 'Sent back'])
  })
})
