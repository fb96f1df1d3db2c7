import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const entity = (words: string, singular: string) => siteOf(words).entities.find((one) => one.singular === singular)
const labels = (words: string, singular: string) => entity(words, singular)?.fields.map(({ label }) => label)
const kept = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const titles = (words: string, singular: string) =>
  entity(words, singular)
    ?.seeds.map((row) => row.name ?? row.title)
    .toSorted()

const rooms =
  'A self-service card room mini-program for opening rooms. Users can browse card rooms, book them by the hour, open rooms with a code and view their bookings.'
test('card rooms are rooms to play in, and each opening of one is written down', () => {
  expect(labels(rooms, 'card room')).toEqual(['Name', 'Kind', 'Seats', 'Status', 'Table', 'Price per hour', 'Description', 'Picture'])
  expect(titles(rooms, 'card room')).toEqual(['Bamboo Room', 'Bridge Corner', 'East Wind', 'Four Seasons', 'Quiet Rook', 'Red Dragon'])
  expect(entity(rooms, 'room opening')?.fields.find(({ label }) => label === 'Room')).toMatchObject({ type: 'reference', entity: 'card_rooms' })
})

const gigs =
  'A website to showcase freelancer services. Users can register as freelancers and post their services. Clients can browse freelancers and services, contact them and order services.'
test('freelancers offer work by the piece, and are asked about it by name', () => {
  expect(labels(gigs, 'freelancer service')).toEqual(['Name', 'Category', 'Freelancer', 'Price', 'Ready in', 'Rounds of changes', 'Description', 'Picture'])
  expect(titles(gigs, 'freelancer service')).toContain('Logo in three drafts')
  expect(entity(gigs, 'inquiry')?.fields.find(({ label }) => label === 'Freelancer')).toMatchObject({ type: 'reference', entity: 'freelancers' })
})

const bot =
  'A survey bot to assess a business. The bot should ask users questions, collect answers and analyze results. Users should be able to answer a series of questions, and the bot should generate an assessment report based on the answers, providing suggestions for improvement.'
test('each answer to a survey of a business is to the question that it is told with', () => {
  const questions = entity(bot, 'question')!.seeds.map(({ question }) => question)
  const pairs = entity(bot, 'answer')!.seeds.map((row) => `${questions[Number(row.question)]} ${row.answer}`)
  expect(pairs.toSorted()).toEqual([
    'Are your aims for this year written down, with figures? No',
    'Do you know which customers bring most of your sales? Yes',
    'How many months could you pay all costs without new orders? One to three',
    'How often do you speak with each of your staff about their work? Yearly',
    'How well are your most frequent tasks written down? 4',
  ])
  expect(entity(bot, 'suggestion')?.fields.find(({ label }) => label === 'Report')).toMatchObject({ type: 'reference', entity: 'assessment_reports' })
})

test('who watches compliance in building keeps projects, what they are checked for, and what changes in the rules', () => {
  const words = 'A compliance monitoring app for building and construction. Users can monitor compliance, view compliance checks and read compliance updates.'
  expect(labels(words, 'compliance check')).toEqual(expect.arrayContaining(['Project', 'Requirement', 'Result', 'Findings']))
  expect(kept(words)).toEqual(expect.arrayContaining(['compliance checks', 'compliance updates', 'construction projects']))
  expect(kept('A website for building and construction materials with products and orders.')).not.toContain('compliance updates')
})

test('an office keeps bills and changes of its staff, where personnel is managed beside employees', () => {
  const words =
    'A human resource system with employee management, social security management, bill management and personnel management. Managers can manage employees, bills and social security.'
  expect(labels(words, 'bill')).toEqual(expect.arrayContaining(['Number', 'Kind', 'Payee', 'Month', 'Employees', 'Amount', 'Status']))
  expect(labels(words, 'personnel change')).toEqual(['Title', 'Employee', 'Department', 'Staff position', 'Type', 'From', 'To', 'Date', 'Reason', 'Status'])
  expect(kept('A human resource system with employee management. Managers can manage employees.')).not.toContain('personnel changes')
})

test('the channels of a guarantor are those that sell for it, and its platform and help have rows of their own', () => {
  const words =
    'A financial system that provides electronic guarantees, with guarantee services, channel services, platform operations and a help center. Users can apply for guarantees and view channel services.'
  expect(labels(words, 'channel service')).toEqual(['Name', 'Kind', 'Contact', 'Phone', 'Region', 'Commission', 'Since', 'Services', 'Status'])
  expect(labels(words, 'platform operation')).toEqual(expect.arrayContaining(['Operation', 'Operator', 'Date', 'Time', 'Result']))
  expect(labels(words, 'help article')).toEqual(['Title', 'Category', 'Author', 'Published on', 'Text'])
})

test('the settings of a company’s books are no limits of machines', () => {
  const words =
    'An internal ERP system for managing inventory, finance and business. Users can browse and manage inventory, financial and business information, and view system management and settings.'
  expect(entity(words, 'setting')?.seeds.map(({ name }) => name)).not.toContain('Highest temperature')
  expect(labels(words, 'business record')).toEqual(['Number', 'Kind', 'Partner', 'Amount', 'Date', 'In charge', 'Note', 'Status'])
})

test('what is booked by itself has a type, a place and an hour, as what is looked for has', () => {
  const words = 'An auto-booking website that searches for and books projects. Users can set search criteria, view search results and select projects to book.'
  expect(labels(words, 'project')).toEqual(['Name', 'Type', 'Location', 'Date', 'Starts at', 'Places left', 'Price', 'Description'])
  expect(labels(words, 'search criterion')).toEqual(expect.arrayContaining(['Project type', 'Location', 'Earliest', 'Book at once']))
})
