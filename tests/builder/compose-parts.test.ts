import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`))
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

describe('what a thing consists of', () => {
  it.each([
    ['A survey website. Users can create surveys and fill out surveys.', 'survey questions', 'Survey → surveys'],
    ['A comic website. Users can read comics online and view comic introductions.', 'chapters', 'Comic → comics'],
    ['A database management tool. Users can browse database content and edit data.', 'database tables', 'Database → databases'],
    ['A video website. Users can upload videos. The website should have video management features, including video tagging.', 'videos', 'Tag → tags'],
    ['An AI drawing website. Users can generate images and manage their images and editing history.', 'editing records', 'Image → images'],
  ])('is kept beside it, and named: %s', (words, plural, reference) => expect(columns(words, plural)).toContain(reference))
})

describe('saving and collecting', () => {
  it.each([
    'A vector editor. Users can create graphics, edit graphics, save graphics and export graphics.',
    'A data platform. The platform should have functionalities for data collection and news collection. Users can browse articles.',
    'A picture website. Users can generate images, edit images and save or download images.',
  ])('one’s own work, or data, marks no favourites: %s', (words) => expect(tables(words)).not.toContain('favorites'))
  test('content of interest marks what the site shows', () => {
    expect(columns('A museum mini-program. Users can browse works and artists, and collect content of interest.', 'favorites')?.[0]).toBe('Work → works')
  })
})

describe('using the site', () => {
  it.each(['interact with the map', 'interact with the website', 'interact with the charts'])('is no talk: %s', (doing) => {
    expect(tables(`A city website. Users can view maps and ${doing}.`).filter((plural) => /messages|conversations|comments/.test(plural))).toEqual([])
  })
  test('people are talked with', () => {
    expect(tables('A community website. Users can publish posts and interact with other users.')).toContain('messages')
  })
})

test('bodies of three dimensions are kept with their file, size and position', () => {
  expect(columns('A model website. Users can upload their own 3D model files, browse 3D models and share models.', '3D models')).toEqual([
    'Name',
    'Format',
    'File',
    'Width',
    'Height',
    'Depth',
    'Position',
    'Rotation',
    'Picture',
    'Shared by',
  ])
})

test('who takes part in a game that is played on the site is told by its scores', () => {
  expect(tables('Please implement a mobile snake game. Users can start the game, participate in the game, and view their rankings.')).toEqual(['scores'])
})

test('what a tool makes is called by what it does', () => {
  expect(
    tables(
      'Please implement a CSV conversion tool website for converting and editing CSV files. Users should be able to select the conversion format, preview the conversion results, and download the converted files.',
    ),
  ).toContain('CSV file conversions')
  expect(tables('An AI drawing website. Users can upload prompts, generate images and manage images.')).toContain('prompts')
  expect(columns('An AI drawing website. Users can upload prompts, generate images and manage images.', 'images')).toContain('Prompt → prompts')
})

test('what players carry has a strength, and is no machine', () => {
  expect(columns('An online role-playing game. Players can create characters, manage equipment and join guilds.', 'equipment')).toContain('Power')
})

test('rooms and doors that are planned have measures, and name the layout that they are of', () => {
  const words = 'A tiny house planner for designing tiny house layouts. Users can add and adjust rooms, bathrooms, doors and windows.'
  expect(columns(words, 'rooms')?.slice(0, 5)).toEqual(['Name', 'House layout → house_layouts', 'Type', 'Width', 'Length'])
  expect(columns(words, 'doors')).toContain('Position')
})
