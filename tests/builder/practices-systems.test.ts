import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(built(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what those keep who run systems', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'An event-driven web application with event handling and event response. Users can trigger events. It has event management, able to record and track the status of events.',
      {
        'event handlers': ['Name', 'Event type', 'Does'],
        'event responses': ['Title', 'Event', 'Handler', 'Outcome'],
        'status changes': ['Title', 'Event', 'From', 'To'],
      },
    ],
    [
      'A graph database website. Users can create graph databases and visualize data relationships.',
      { nodes: ['Name', 'Graph database', 'Label', 'Properties'], 'data relationships': ['Title', 'From', 'Type', 'To'] },
    ],
    [
      'A malware analysis website. Users can upload files and view the behavioral analysis of each file.',
      { files: ['Name', 'File', 'SHA-256 hash', 'Type', 'Size', 'Uploaded by'], behaviors: ['Behaviour', 'File', 'Kind'] },
    ],
    [
      'A unified login system for the user platform of a company. Users can register, log in, use password recovery and view payment records. Administrators can manage payment records.',
      { platforms: ['Name', 'Address'], 'login records': ['Account', 'Platform', 'Date'], 'password resets': ['Account', 'Sent to'] },
    ],
    [
      'A web desktop with desktop icons, a start menu and dynamic tiles for functional modules.',
      {
        'desktop icons': ['Name', 'Module', 'Column', 'Row'],
        tiles: ['Title', 'Module', 'Size'],
        'start menus': ['Name', 'Module', 'Group', 'Order'],
      },
    ],
    [
      'A tool with data validation. Users can upload data files and see errors.',
      { 'validation rules': ['Name', 'Field', 'Check'], 'validation errors': ['Title', 'Row', 'Field', 'Value found', 'Rule', 'Handling'] },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  it('rows of a relationship go between the two that it names', () => {
    const { entities } = built('A graph database website. Users can create graph databases and visualize data relationships.')
    const nodes = entities.find(({ plural }) => plural === 'nodes')!.seeds.map(({ name }) => name)
    const rows = entities
      .find(({ plural }) => plural === 'data relationships')!
      .seeds.map(({ title, from, to }) => [title, nodes[Number(from)], nodes[Number(to)]])
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Harbour Foods makes Red kettle', 'Harbour Foods', 'Red kettle'],
        ['Ana Silva works at Harbour Foods', 'Ana Silva', 'Harbour Foods'],
      ]),
    )
  })
})

describe('what those keep who plan ways and are found by others', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A travel planning app for route planning and trip cost calculation. Users submit the distance and the passengers to calculate prices.',
      {
        routes: ['Name', 'Start', 'End', 'Distance', 'Estimated time'],
        'trip tariffs': ['Name', 'Base price', 'Per km'],
        quotes: ['Distance', 'Passengers'],
      },
    ],
    [
      'A ride-hailing app. Passengers choose a car type and place an order. Drivers grab orders.',
      { orders: ['Driver', 'Taken at', 'Distance', 'Arrives in'], 'ride classes': ['Name', 'Seats', 'Base fare', 'Per km'] },
    ],
    [
      'A management system with financial costs and organizational structure management. Users can manage organizational structures.',
      { 'organizational structures': ['Name', 'Parent unit'], employees: ['Name', 'Department', 'Position'] },
    ],
    [
      'A page optimized for SEO and connected to Google Tag Manager, with a social media pixel.',
      {
        'SEO settings': ['Page', 'Title', 'Description', 'Keywords'],
        'tag containers': ['Tag', 'Container ID'],
        'social media pixels': ['Platform', 'Pixel ID'],
      },
    ],
    [
      'A geographic information system that displays geographic information on maps. Users can view maps.',
      { 'map layers': ['Name', 'Kind', 'Features'], 'map objects': ['Name', 'Layer', 'Latitude', 'Longitude'] },
    ],
    [
      'A simple query tool. Users can enter keywords or select categories and view query results.',
      { 'query results': ['Keyword', 'Category', 'Entries found'], 'information entries': ['Title', 'Category', 'Keywords', 'Text'] },
    ],
    ['A profit management system. Users can view profits of products.', { profits: ['Sold for', 'Cost', 'Profit'] }],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })
})

it('a tag marks many notes', () => {
  const kept = tablesOf('A note website. Users can create notes. It has note categorization and tagging features.')
  expect(kept.notes).toEqual(['Note', 'Category', 'Tag', 'About', 'Date', 'Text'])
  expect(kept.tags).toEqual(['Name', 'Order', 'Description'])
})

it('acts of a thing are no kinds of it', () => {
  const kept = tablesOf('A web application that handles multiple events, including event triggering, event handling and event response.')
  expect(Object.values(kept).flat()).not.toContain('Kind')
})

it('texts of a site in several languages say which one they are in', () => {
  const { entities } = built(
    'A travel blog that supports multiple languages, including Spanish and Portuguese. Users can read articles. Administrators can manage articles.',
  )
  const articles = entities.find(({ plural }) => plural === 'articles')!
  expect(articles.fields.find(({ id }) => id === 'language')?.choices).toEqual(['English', 'Spanish', 'Portuguese'])
  expect(articles.seeds.map(({ language }) => language)).toEqual(articles.seeds.map(() => 'English'))
})
