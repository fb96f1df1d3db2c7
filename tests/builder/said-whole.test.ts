import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const refersTo = (words: string, id: string): (string | undefined)[] | undefined =>
  siteOf(words)
    .entities.find((one) => one.id === id)
    ?.fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity] : []))

it('rows are of what the words say they are of', () => {
  const foundry =
    'Please implement a bell foundry website to show bells and their recordings. Visitors should be able to browse bells and listen to recordings.'
  expect(refersTo(foundry, 'recordings')).toContain('bells')
  const dome = 'Please implement a planetarium website. Visitors should be able to browse domes and see programmes shown in each dome.'
  expect(refersTo(dome, 'programmes')).toContain('domes')
  const orchestra = 'Please implement an orchestra website. Librarians should be able to manage scores, parts, and loans of parts. Members can view concerts.'
  expect(refersTo(orchestra, 'loans')).toContain('parts')
})

it('what was of something before stays so, and nothing is of what is of it', () => {
  const glazes =
    'Please implement a pottery glaze recipe website. Potters should be able to create glazes, record test tiles, and save favourites. Users can comment on glazes and upload photos of test tiles.'
  expect(refersTo(glazes, 'photos')).toContain('test_tiles')
  expect(refersTo(glazes, 'test_tiles')).toContain('glazes')
  expect(refersTo(glazes, 'glazes')).toEqual([])
})

it('what is noted again and again of dresses is of them, and what is begun in a workflow is of that', () => {
  const dresses =
    'Please implement a fashion rental website. Customers can browse dresses and reserve dresses. Staff can manage dresses, cleaning records, and repairs.'
  expect(refersTo(dresses, 'cleaning_records')).toContain('dresses')
  const engine = 'Please implement a workflow engine website. Users should be able to define workflows, start runs, view run logs, and set triggers.'
  expect(refersTo(engine, 'runs')).toEqual(['workflows'])
  expect(refersTo(engine, 'triggers')).toEqual(['workflows'])
})

it('an error report is of what the words name first, where several could be meant', () => {
  const clocks = 'Please implement a clock museum mini-program. Visitors can view clocks, browse rooms, and submit error reports.'
  expect(refersTo(clocks, 'error_reports')).toEqual(['clocks'])
})

it('what is rendered, digitised or printed is of a scene, a film, a recipe', () => {
  const farm = 'Please implement a cloud rendering service. Users can upload scenes, choose templates, and start rendering tasks.'
  expect(refersTo(farm, 'rendering_tasks')).toEqual(expect.arrayContaining(['scenes', 'templates']))
  const archive = 'Please implement a documentary archive website. Researchers can search films and request copies. Archivists manage films, reels, and rights.'
  expect([refersTo(archive, 'reels'), refersTo(archive, 'rights')].map((to) => to?.includes('films'))).toEqual([true, true])
  const cards = 'Please implement a recipe card generator. Users can enter recipes, generate cards, and export the cards as PDF.'
  expect(refersTo(cards, 'exports')).toEqual(['cards'])
})

it('photos are of the minerals that they are taken of, though these lie in collections', () => {
  const minerals =
    'Please implement a mineral collection app. Collectors can add minerals, upload photos, note find spots, and trade duplicates with others. The app should have collection analysis and data export.'
  expect(refersTo(minerals, 'photos')).toEqual(['minerals'])
  expect(refersTo(minerals, 'minerals')).toContain('collections')
  const archive = 'Please implement a web archive tool. Users can add websites, start crawls, view snapshots, and receive change alerts.'
  expect([refersTo(archive, 'crawls'), refersTo(archive, 'snapshots')]).toEqual([['websites'], ['websites']])
})
