import { expect, test } from 'vitest'
import { createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { drawingOf, instructionsOf, patternSamples, readPattern, writePattern } from '../../builder/patterns.ts'
import { createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const pattern = { columns: 3, rows: 2, cells: [0, 2, 2, 12, 0, 0] }
test('a pattern is kept as a line for each row and read again; other texts are none', () => {
  expect(writePattern(pattern)).toBe('022\nc00')
  expect(readPattern('022\nc00')).toEqual(pattern)
  expect(['', '02\n0', '0z\n00', '0', `${'0'.repeat(41)}\n${'0'.repeat(41)}`].map(readPattern)).toEqual([null, null, null, null, null])
  expect(patternSamples.filter(([, , design]) => readPattern(design) === null)).toEqual([])
})
test('instructions count the cells of each row and of each colour', () =>
  expect(instructionsOf(pattern, 'Stitches').split('\n')).toEqual([
    'Row 1: 1 white, 2 red',
    'Row 2: 1 grey, 2 white',
    'Stitches of each colour: white 3, red 2, grey 1',
  ]))
test('a drawing has a box for each run of a colour', () =>
  expect(drawingOf(pattern).match(/<path fill="#[^>]+>/g)).toEqual([
    '<path fill="#ffffff" d="M0 0h1v1h-1z"/>',
    '<path fill="#c62828" d="M1 0h2v1h-2z"/>',
    '<path fill="#9a9da3" d="M0 1h1v1h-1z"/>',
    '<path fill="#ffffff" d="M1 1h2v1h-2z"/>',
  ]))

const site = siteOf(
  'A knitting chart editor website with a grid editor, a color palette, an instruction generator and a pattern gallery. Users should be able to log in, set the number of stitches and rows, paint cells, undo changes, save charts and download the pattern. Users can publish charts to the gallery, where others can like, comment on, and copy them.',
)
test('words that ask to paint cells have an editor, a gallery, and each pattern on a page to open or copy it', () => {
  expect(site.entities.map(({ plural }) => plural)).toEqual(['charts', 'comments', 'likes'])
  const modules = site.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (/^pattern/.test(block.kind) ? [`${path} ${block.kind}`] : [])))
  expect(modules).toEqual(['/editor pattern', '/gallery pattern_gallery', '/chart pattern'])
  expect(site.requirements.filter(({ status }) => status !== 'built').map(({ clause }) => clause)).toEqual([])
})
test('a saved chart is its maker’s until it is published, and then in the gallery with its preview and likes', () => {
  const [, , publish] = site.actions.filter(({ entity }) => entity === site.entities[0]!.id)
  const made = done(createWorld(site, 9), createOf(site, site.entities[0]!.id), {
    title: 'My fox',
    design: '022\nc00',
    columns: '3',
    rows: '2',
    instructions: '',
  })
  const gallery = (world: typeof made.world) => pageOf(world, '/gallery', visitorOf(site, 'another', null))
  expect(gallery(made.world)).not.toContain('My fox')
  const row = rowsOf(made.world, site.entities[0]!.id).find(({ owner }) => owner === me.id)!
  const out = done(made.world, publish!, {}, row).world
  expect(gallery(out)).toContain('My fox')
  expect(gallery(out)).toContain('M1 0h2v1h-2z')
  expect(gallery(out)).toMatch(/My fox<\/a><\/h3><p class="module-about">[^<]*0 likes/)
})
test.each([
  ['A pixel art editor where artists paint pixels, save their drawings and publish them to a gallery', 'drawings'],
  ['A cross-stitch pattern designer. Users can create patterns on a grid, save patterns and share them.', 'patterns'],
])('so do those of other crafts: %s', (words, plural) => expect(siteOf(words).entities.map((one) => one.plural)).toContain(plural))
test.each([
  'A shop that sells knitting patterns and yarn',
  'A nonogram editor where players paint cells',
  'A website to track social media pixels with a grid of cards',
])('words about something else have none: %s', (words) =>
  expect(siteOf(words).pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'pattern'))).toEqual([]),
)
