import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string, plural: string): readonly string[] =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label) ?? []
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

describe('a word of two meanings has the columns of the one that the words beside it tell', () => {
  test.each([
    ['A telephone system. Callers listen to voice menus and input voice commands.', 'voice menus', ['Key', 'Prompt', 'Leads to']],
    ['A telephone system. Callers listen to voice menus and input voice commands.', 'voice commands', ['Said', 'Understood as']],
    ['A game site with membership. Users view monthly cards.', 'monthly cards', ['Price', 'Days', 'Points a day']],
    ['A parking site. Users renew monthly cards for parking.', 'monthly cards', ['Card number', 'Vehicle', 'Holder', 'Starts on', 'Ends on']],
    ['An artists’ app. Users submit credit guarantees and recharge.', 'credit guarantees', ['Guarantor', 'Amount']],
    ['A website of a fund. Visitors browse fund managers and news.', 'fund managers', ['About', 'Picture']],
    ['A tool for SMS forwarding. Users view SMS and view sending records.', 'sending records', ['To', 'Message', 'Result']],
    ['A tool for SMS forwarding. Users view SMS and view sending records.', 'SMS', ['Sender', 'Message', 'Received on']],
    ['A campus system. Staff manage campus resources and students.', 'campus resources', ['Place', 'Quantity', 'State']],
    ['A practice app for exams. Users answer questions and check in. The app has a check-in function.', 'daily check-ins', ['Days in a row']],
    ['An app for neighbours. Users earn experience. The app records activity and contributions.', 'contributions', ['Reason', 'Points']],
    ['A charity site. Donors make contributions and view projects.', 'contributions', ['Amount']],
  ])('%s %s', (words, plural, labels) => {
    expect(labelsOf(words, plural)).toEqual(expect.arrayContaining(labels))
  })

  test('a gig market is of jobs, and information services are what is told', () => {
    expect(tables('A jobs site with a gig market. Users browse the gig market and post gigs.')).not.toContain('gig markets')
    expect(tables('A news app to provide information services. Users search for information.')).not.toContain('information services')
  })

  test('calls by sound and picture are calls', () => {
    expect(tables('A chat app with audio/video calls. Users make audio and video calls and send messages.')).not.toContain('audios')
  })

  test('what helps users makes no table of them', () => {
    expect(tables('A photo site. Users upload photos. Tags help users organize photos.')).not.toContain('help users')
  })
})
