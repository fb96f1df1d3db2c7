import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'

const modelOf = (words: string) => compose(readBrief(words)).model
const kept = (words: string) => modelOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  modelOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('words that name nothing of content', () => {
  test.each([
    [
      'other information stands for the list that it closes',
      'A website for garages. Users can manage warranties, vehicles and other information.',
      ['warranties', 'vehicles'],
    ],
    ['related information is what the site is about', 'A website with recipes. Users can browse recipes and view related information.', ['recipes']],
    [
      'information about a thing is that thing',
      'A website with tips. Users can browse tips and view information about recipes.',
      ['tips', 'recipes', 'tip categories'],
    ],
    [
      'different pages are those of the site',
      'A website with products. Users can browse products and browse different pages.',
      ['products', 'product categories'],
    ],
    [
      'several languages are nothing that is kept, but what is translated is',
      'A website with recipes. Users can browse recipes. The website should support multiple languages.',
      ['recipes', 'translations'],
    ],
  ])('%s', (_, words, plurals) => {
    const helpers = ['cart items', 'orders', 'order lines']
    expect(kept(words).filter((plural) => !helpers.includes(plural))).toEqual(plurals)
  })

  test('their own information is what they say of themselves', () => {
    const model = modelOf('A website for a clinic. Users can log in, book appointments with doctors and manage their own information.')
    expect(model.entities.map(({ plural }) => plural)).toEqual(['doctors', 'appointments', 'sign-ins'])
    expect(model.accounts?.account).toBeDefined()
  })

  test('published information is kept, as it is something to read', () => {
    expect(kept('A notice website. Users can publish information and search it.')).toContain('articles')
  })
})

describe('what people publish and try', () => {
  test('ads and their management are one thing with a picture and a time', () => {
    const words = 'An application for ads. Users can browse ads and view ad details. It should have ad management, including adding, deleting and editing ads.'
    expect(kept(words)).toEqual(['ads'])
    expect(labels(words, 'ads')).toEqual(['Title', 'Advertiser', 'Picture', 'Link', 'Budget', 'Starts on', 'Ends on', 'Text', 'Views', 'Clicks', 'Status'])
  })

  test('test cases of code have what is expected, and their results whether they passed', () => {
    const words = 'A website for testing code. Users can create test cases and view test results.'
    expect(labels(words, 'test cases')).toEqual(['Title', 'Code under test', 'Input', 'Expected result', 'Actual result', 'Last run on', 'Status'])
    expect(labels(words, 'test results')).toEqual(['Test', 'Test case', 'Result', 'Message', 'Duration', 'Run on', 'Code test'])
  })
})

describe('who is there', () => {
  test('whoever only looks at what all may see has no pages of management', () => {
    const { roles } = modelOf('A market. Buyers and sellers trade goods. Sellers post goods. Students can browse goods and search goods.')
    expect(roles.find(({ name }) => name === 'Student')?.manages ?? false).toBe(false)
  })

  test('accounts that the words refuse are not there', () => {
    const model = modelOf('A website with recipes. Users can browse recipes. The website is open to everyone, with no user authentication required.')
    expect(model.accounts).toBeUndefined()
    expect(model.requirements?.find(({ clause }) => clause.includes('no user authentication'))?.status).toBe('built')
  })
})

describe('what is done with what others made', () => {
  test('filling out a questionnaire gives an answer to it, which is one’s own', () => {
    const model = modelOf(
      'A survey website. Users can log in and fill out questionnaires. Administrators manage questionnaires and view user feedback. Users submit feedback.',
    )
    expect(model.entities.map(({ plural }) => plural)).toEqual(['questionnaires', 'responses', 'feedback messages', 'questionnaire questions'])
    const responses = model.entities.find(({ plural }) => plural === 'responses')
    expect([responses?.read, responses?.fields.map(({ label }) => label)]).toEqual([
      'own',
      ['Name', 'Questionnaire', 'Satisfaction', 'Answers', 'Email', 'Submitted on'],
    ])
  })

  test('saving one’s own diary is writing it, and marks none', () => {
    expect(
      kept('An app for people to record their diaries. It has diary writing, saving and searching. Users can write diaries, save diaries and search diaries.'),
    ).toEqual(['diaries'])
  })

  test('joining a guild signs up for one that is there', () => {
    const model = modelOf('A world of heroes. Users can join guilds.')
    expect(model.entities.find(({ plural }) => plural === 'sign-ups')?.fields.find(({ entity }) => entity)?.entity).toBe('guilds')
  })

  test('a query, its statement and its result are one thing', () => {
    expect(kept('A tool for query statements. Users can execute queries and view query results.').filter((plural) => /quer/.test(plural))).toHaveLength(1)
  })

  test('tickets of an event are sold, and random quotes are sayings', () => {
    expect(labels('A website for events. Users can browse events and purchase event tickets.', 'event tickets')).toEqual([
      'Name',
      'Event',
      'Price',
      'Valid on',
      'Left',
      'Description',
    ])
    expect(labels('A website that displays random quotes. Users can browse random quotes.', 'random quotes')).toEqual(['Quote', 'Author', 'Topic'])
  })
})

test('a management system for managing things is a list of functions', () => {
  const words = 'A school app. Users can browse courses. The platform should also have a management system for managing courses, teachers and exams.'
  expect(kept(words)).toEqual(expect.arrayContaining(['courses', 'teachers', 'exams']))
})

describe('words that only say which one', () => {
  test.each([
    [
      'are no things by themselves',
      'A video site with live streaming and on-demand functions. Users can watch live streams.',
      ['live streams', 'live stream categories', 'live stream plays', 'comments'],
    ],
    ['praise, which is no kind', 'A website with a flexible plugin system. Users can browse articles.', ['articles', 'article categories', 'plugins']],
    ['the order of steps is no order of goods', 'A slide maker. Users can add slides and change the content and order of the slides.', ['slides']],
  ])('%s', (_, words, expected) => {
    expect(kept(words).toSorted()).toEqual(expected.toSorted())
  })

  test('an order of goods is one', () => {
    expect(kept('A bakery shop. Customers can place an order of cakes and the baker can see the order of the customer.')).toContain('orders')
  })

  test('the management of a thing is the thing', () => {
    expect(kept('A school site with payment details and course management for courses. Users can browse teachers and course management.')).toContain('courses')
  })

  test.each([
    ['tourism', 'A website for regions. Users can browse cultural tourism.', 'cultural tourism'],
    ['documentation', 'A website for tools. Users can browse tools and documentation.', 'documentation'],
  ])('%s has no plural', (_, words, expected) => {
    expect(kept(words)).toContain(expected)
  })
})
