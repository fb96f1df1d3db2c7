import { describe, expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const entity = (words: string, plural: string) => siteOf(words).entities.find((one) => one.plural === plural)

describe('what is done with a thing is a step of it only where it changes it', () => {
  test('who receives an alarm sees it', () => {
    const words = 'Please develop a greenhouse dashboard. Users should be able to receive alarms and acknowledge alarms.'
    expect(entity(words, 'alarms')?.lifecycle?.transitions.map(({ to }) => to)).toEqual(['Acknowledged', 'Resolved'])
  })

  test('a parcel that is received has come', () => {
    const words = 'Please develop a parcel website. Users should be able to send parcels. Clerks should be able to receive parcels.'
    expect(entity(words, 'parcels')?.fields.find(({ id }) => id === 'status')?.choices).toContain('Received')
  })

  test('what is lent is handed over and taken back', () => {
    const words =
      'Please create a tool lending library. Members should be able to browse tools, borrow a tool and extend a loan. Volunteers should be able to hand out and take back tools.'
    expect(entity(words, 'loans')?.fields.find(({ id }) => id === 'status')?.choices).toEqual(['Requested', 'Lent', 'Returned', 'Cancelled'])
  })

  test('lots are followed, and bids held against the highest', () => {
    const words =
      'Please implement an auction website. Sellers can submit lots with photos, an estimate, and a reserve price. Bidders can place bids and follow lots. The website should have functionalities for a countdown for each lot.'
    const site = siteOf(words)
    expect(site.entities.map(({ plural }) => plural)).toEqual(['lots', 'bids', 'favorites'])
    expect(site.actions.find(({ id }) => id === 'place_bid')?.guards?.map(({ kind }) => kind)).toEqual(['is', 'above'])
    expect(site.requirements.map(({ status }) => status)).toEqual(['built', 'built', 'built', 'built', 'built'])
  })

  test('an evening of something is an event', () => {
    const words = 'Please create a club website. Members should be able to browse tools. Repair evenings should be announced on an events page.'
    expect(entity(words, 'repair evenings')?.fields.map(({ label }) => label)).toEqual(['Title', 'Date', 'Time', 'Place', 'Places', 'Description'])
  })

  test('a team page and a project portfolio are open to visitors', () => {
    const words =
      'Please implement a corporate website for an architecture practice. The website should have a home page, a project portfolio, a team page, a journal, and a careers page. Visitors should be able to filter projects by type, read journal articles, and apply for an open position.'
    expect(
      siteOf(words)
        .pages.filter(({ role, navigation }) => role === undefined && navigation !== null)
        .map(({ path }) => path),
    ).toEqual(expect.arrayContaining(['/projects', '/team', '/journal-articles', '/positions']))
    expect(entity(words, 'team members')?.fields.find(({ id }) => id === 'position')?.type).toBe('text')
  })
})

describe('a verb that is paired with another is no item of the list before it', () => {
  test('"class and allergies, order or cancel meals"', () => {
    const { clauses } = readBrief('Please make a canteen site. Parents should be able to add their children with class and allergies, order or cancel meals.')
    const asks = clauses.flatMap((clause) => clause.asks.map(({ verb, object, fields }) => [verb, object?.noun, fields.map(({ noun }) => noun)]))
    expect(asks).toEqual([
      ['add', 'child', ['class', 'allergy']],
      ['order', 'meal', []],
      ['cancel', 'meal', []],
    ])
  })
})
