import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { artOf, emblemOf } from '../../builder/render/art/art.ts'
import { motifOf, motifsIn } from '../../builder/render/art/motif-words.ts'
import { motifs } from '../../builder/render/art/motifs.ts'
import { motifsOfWork } from '../../builder/render/art/motifs-of-work.ts'
import type { Motif } from '../../builder/render/art/still-life.ts'
import { renderPage } from '../../builder/render/page.ts'
import { models, request, rows } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'

const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const all = [...Object.keys(motifs), ...Object.keys(motifsOfWork), 'person'] as Motif[]

test.each(all)('the picture of a %s is made of shapes whose numbers are whole and whose colours come from the stylesheet', (motif) => {
  const drawn = String(artOf(['tiles'], 'seed', 'small', { motifs: [motif] }))
  expect(drawn).not.toMatch(/undefined|NaN|""/)
  const shapes = [...read(drawn).querySelectorAll('svg g *')]
  expect(shapes.length).toBeGreaterThan(1)
  for (const shape of shapes) expect(shape.getAttribute('class')).toMatch(/^(?:a[1-5]|k[134])$/)
})

test.each([
  ['Roast squash soup', 'dish', 'soup'],
  ['Pear and almond cake', 'dish', 'cake'],
  ['A walk in May', 'photo', undefined],
  ['Two chairs by the window', 'photo', 'sofa'],
  ['Booklet holder', 'gadget', undefined],
  ['Mei Chen', 'dentist', 'person'],
  ['Loft near the station', 'property', 'house'],
  ['Tulips in spring colours', 'bouquet', 'flower'],
  ['Room for Two, music album', 'product', 'music'],
  ['The Wind in the Willows', 'book', 'book'],
  ['Two Hours to Sunrise', 'radio', 'microphone'],
  ['Riverside market', 'attraction', 'shelf'],
  ['Mill meadow', 'garden bed', 'plant'],
  ['Captain Brindle', 'game character', 'person'],
  ['Bread knife', 'product', 'hammer'],
  ['Hand drum', 'product', 'music'],
  ['Butter croissant', 'product', 'cake'],
  ['Ten visits pass', 'product', 'ticket'],
])('the picture of "%s" among %ss is that of what it is', (title, singular, wanted) => {
  expect(motifOf(title, singular, singular === 'dentist')).toBe(wanted)
})

test('things of one kind take turns, and one keeps its picture', () => {
  const titles = ['Oak board', 'Wool throw', 'Stone tray', 'Linen runner', 'Iron hook', 'Brass knob']
  const drawn = titles.map((title) => motifOf(title, 'product', false))
  expect([...new Set(drawn)].toSorted()).toEqual(['bag', 'gift', 'parcel'])
  expect(titles.map((title) => motifOf(title, 'product', false))).toEqual(drawn)
})

test('pictures stand in the order of the words, each once, and a verb is no thing', () => {
  expect(motifsIn('A shop for mugs, cups and candles', 3)).toEqual(['shelf', 'mug', 'candle'])
  expect(motifsIn('Book a table', 3)).toEqual(['plate'])
  expect(motifsIn('Log in', 3)).toEqual([])
  expect(motifsIn('A vinyl record shop with a guest list', 3)).toEqual(['music', 'shelf', 'check'])
  expect([motifsIn('Book a hotel room', 3).at(-1), motifsIn('room, Open room', 3), motifsIn('person, Enter room', 3).includes('bed')]).toEqual([
    'bed',
    [],
    false,
  ])
  expect(emblemOf('Qwertz')).toBeUndefined()
})

test('a first page shows the newest row that visitors may read, and leads to it', () => {
  const { pottery } = models
  const shown = read(renderPage(pottery, request('/', { rows, base: '/slug' })).html)
  const listed = pottery.pages[0]?.blocks.find((block) => block.kind === 'list')
  const link = shown.querySelector('.hero-art a.hero-row')
  const newest = (rows[listed?.kind === 'list' ? listed.entity : ''] ?? []).toSorted((a, b) => b.created_at - a.created_at)[0]
  expect([listed?.kind, link?.getAttribute('href')?.endsWith(`row=${newest?.id}`)]).toEqual(['list', true])
})

test('a first page without rows shows none', () => {
  expect(read(renderPage(models.pottery, request('/', { rows: {} })).html).querySelector('.hero-row')).toBeNull()
})

test('the line of a section says what tells its rows apart', () => {
  const home = siteOf('A dental clinic. Patients browse treatments by category and price, and dentists.').pages[0]
  const features = home?.blocks.find((block) => block.kind === 'features')
  expect(features?.kind === 'features' && features.items.map(({ text }) => text).filter((text) => text?.startsWith('Browse treatments by '))).toHaveLength(1)
})

test('a yoga studio is no photographer’s, and a table of figures is not laid for dinner', () => {
  expect(motifsIn('a booking site for my yoga studio with classes', 4)).toEqual(['calendar', 'dumbbell'])
  expect([motifsIn('photo studio', 4), motifsIn('Analyse a table', 4), motifsIn('restaurant tables', 4)]).toEqual([['camera'], [], ['plate']])
})
