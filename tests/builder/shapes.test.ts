import { expect, test } from 'vitest'
import { designedPage } from '../../builder/designed.ts'
import { readDesign, templatesFor, toldOf } from '../../builder/designs.ts'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string): string =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)
    .join(', ') ?? 'none'

test.each([
  ['A translation website. Users can translate documents.', 'document translations', 'Title, Text, Source language, Target language, Translation, Status'],
  [
    'A tool for face recognition. Users can upload pictures. The site should have face recognition.',
    'face recognitions',
    'Title, Picture, Result, Confidence, Checked on, Status',
  ],
  [
    'A data platform. The platform should have functionalities for data migration and encryption.',
    'encryptions',
    'Title, Text, File, Algorithm, Result, Done on, Status',
  ],
])('work that is asked for has what is given to it and what comes out: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toBe(wanted)
})

test.each([
  ['A blog system. Users can manage themes and plugins.', 'themes', 'Name, Background colour, Accent colour, Font, Description, Picture, Status'],
  ['A domain website. Users can add domains and manage DNS records.', 'DNS records', 'Host, Domain, Type, Value, Keep for, Note, Status'],
  [
    'A trading platform. Users can create trading strategies.',
    'trading strategies',
    'Name, Market, Buy when, Sell when, Amount, Stop at loss, Take profit at, Status',
  ],
  [
    'A project tool. Users can create projects and mind maps.',
    'mind maps',
    'Name, Type, Project, Boxes, Number of parts, Colour, Background, Font, Made by, Saved on, Design, Design, continued',
  ],
  ['A cloud drive. Users can create folders and upload files.', 'files', 'Name, Folder, Type, Size, File, Uploaded on, Description, Shared by'],
])('the noun of a thing tells its columns: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toBe(wanted)
})

test('sample rows of a kind of work belong together', () => {
  const { seeds } = siteOf('A translation website. Users can translate documents.').entities.find(({ plural }) => plural === 'document translations')!
  const one = seeds.find(({ title }) => title === 'Opening hours')!
  expect([one.text, one.source_language, one.target_language]).toEqual(['We are open from nine to five.', 'English', 'French'])
})

test('what is designed is called by the words for it, and tells its parts and its look', () => {
  const { entities } = siteOf('A form builder. Users can design forms by dragging fields, and publish their forms.')
  expect(entities.map(({ plural }) => plural)).toEqual(['forms', 'form submissions', 'form fields'])
  const { name, count, font, parts } = entities[0]!.seeds[0]!
  expect({ name, count, font, parts }).toEqual({
    name: 'Contact us',
    count: 4,
    font: 'Plain',
    parts: 'Text\nShort answer: Your name (required)\nEmail address: Email address (required)\nLong answer: Your message (required)',
  })
})

test('what a design tells of itself is what it shows', () => {
  const design = templatesFor.page.Event!
  expect(toldOf(design).count).toBe(design.parts.length)
  expect(readDesign(JSON.stringify(design))).toEqual(design)
  expect(designedPage(design, false)).toContain('Summer fair')
})

test('no two tables of a site bear one name', () => {
  const { entities } = siteOf('A media website. Users can watch videos and listen to music. Users receive notifications. Administrators publish notifications.')
  const names = entities.map(({ plural }) => plural)
  expect(names).toEqual([...new Set(names)])
  expect(names).toContain('video plays')
})

test('a site shows its features as rows, and one that is only to have new ones keeps none', () => {
  expect(columns('A framework website. Users can browse features and advantages of the framework.', 'features')).toBe('Title, Description, Order, Picture')
  expect(columns('A company website. Please add new features. Users can browse products.', 'features')).toBe('none')
})

test('a game keeps the levels that its players unlock beside their scores', () => {
  const { entities } = siteOf('Build a puzzle game. The game should have multiple levels. Players can start the game, browse levels and earn scores.')
  expect(entities.map(({ plural }) => plural)).toEqual(['levels', 'scores'])
})
