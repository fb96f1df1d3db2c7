import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const thingsOf = (words: string) => built(words).entities.map(({ plural, fields }): [string, string[]] => [plural, fields.map(({ label }) => label)])

test('data that is entered has what its subject is measured by, month by month', () => {
  expect(thingsOf('Create an app for a small plant. Users should be able to enter data and browse data by pages.')).toEqual([
    ['data records', ['Name', 'Month', 'Region', 'Crop', 'Harvest', 'Area', 'Water used', 'Revenue']],
  ])
})

test('data without a name of its own is the data that the site is about', () => {
  const words = 'Create a platform for managing traffic data. Users should be able to browse data. The platform should have data storage and data entry.'
  expect(thingsOf(words)).toEqual([['traffic readings', ['Measure', 'Value', 'Unit', 'Source', 'Date']]])
})

test('version control keeps versions of the documents, with what changed in each', () => {
  const [documents, versions] = thingsOf('Create a site where users edit documents. The site should support multi-user editing and version control.')
  expect([documents?.[0], versions]).toEqual(['documents', ['versions', ['Version', 'Document', 'Author', 'Saved at', 'Changes', 'Status', 'Saved summary']]])
})

test('a library of videos is a list of videos', () => {
  expect(thingsOf('Create a site where users browse a video library.').map(([plural]) => plural)).toContain('videos')
})

test('a test that students take is one with questions and a pass mark', () => {
  const things = new Map(thingsOf('Create a tutoring site where students take online tests and view their scores.'))
  expect(things.get('tests')).toEqual(['Title', 'Subject', 'Minutes', 'Pass mark', 'Description'])
  expect(things.get('questions')).toEqual(['Question', 'Topic', 'Choices', 'Right answer', 'Explanation', 'Test'])
})

test('a query of data looks for the data, and its conditions are the search of the list', () => {
  const model = built('Create an app for a small plant. The app should have data entry and data queries. Users should be able to input query conditions.')
  expect(model.entities.map(({ plural, fields }) => [plural, fields[0]?.label])).toEqual([['data records', 'Name']])
  expect(model.requirements.find(({ clause }) => clause.endsWith('input query conditions'))).toMatchObject({ status: 'built', where: '/data' })
})

test('a group chat is a group in which people speak, and all other messages are one inbox', () => {
  const model = built('Create an app where users can send messages, chat with others, and create group chats.')
  expect(model.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['chat groups', 'conversations']))
  expect(model.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox'))).toHaveLength(1)
  expect(model.pages.find(({ path }) => path === '/chat-group')?.blocks.map(({ kind }) => kind)).toEqual(['detail', 'vote_bar', 'comments'])
})

test('a verification is handed in with a document, and approved or rejected', () => {
  const model = built('Create a lending app where customers submit identity verifications. Administrators approve identity verifications.')
  const entity = model.entities.find(({ plural }) => plural === 'identity verifications')
  expect(entity?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'ID number',
    'Document',
    'Picture',
    'Note',
    'Decided by',
    'Decided on',
    'Submitted on',
    'Status',
  ])
  expect(entity?.lifecycle?.transitions.map(({ name, to }) => [name, to])).toEqual([
    ['Approve', 'Approved'],
    ['Reject', 'Rejected'],
    ['Submit again', 'Pending'],
  ])
})

test('graphics are designed in the picture editor', () => {
  const model = built('Create a site where users can create tasks and design graphics.')
  expect(model.pages.find(({ path }) => path === '/picture-editor')?.blocks.map(({ kind }) => kind)).toEqual(['picture'])
})

test('a site of charts alone has a page whose days are chosen, kept up to date and exported', () => {
  const model = built(
    'Create a drawing app for figures. The app should have functionalities for selecting a time period, real-time updates, and exporting to Excel. Users should be able to browse line charts.',
  )
  const kinds = model.pages.find(({ path }) => path === '/charts')?.blocks.map(({ kind }) => kind)
  expect(kinds).toEqual(['report', 'chart', 'pivot', 'form', 'import_csv', 'list', 'live'])
  expect(model.requirements.slice(1).map(({ status, where }) => [status, where])).toEqual(Array.from({ length: 4 }, () => ['built', '/charts']))
})

test('voice and video calls are one list of calls that people start themselves', () => {
  const model = built('Create an instant messaging app for friends. Users can send messages. The app should have voice and video calls, and group voice chats.')
  const calls = model.entities.filter(({ fields }) => fields.some(({ label }) => label === 'With'))
  expect(calls.map(({ plural, write }) => [plural, write])).toEqual([['calls', 'anyone']])
  expect(model.pages.find(({ path }) => path === '/calls')?.blocks.map(({ kind }) => kind)).toEqual(['call', 'list', 'form'])
})

test('sample values are told by whole words of a field, not by letters within them', () => {
  const model = built('Create a club site. Users can add friends with platform, challenge, community, and style template.')
  const friends = model.entities.find(({ plural }) => plural === 'friends')
  const told = friends?.seeds.flatMap(({ platform, challenge, community, style_template }) => [platform, challenge, community, style_template]) ?? []
  expect(told.filter((value) => /°C|kWh|^S[ABCK]-\d|End$|Lakeside|Harbour/.test(String(value)))).toEqual([])
  expect(told.length).toBeGreaterThan(20)
})
