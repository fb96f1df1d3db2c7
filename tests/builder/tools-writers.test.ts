import { describe, expect, test } from 'vitest'
import { writerIn } from '../../builder/complete/module/which-writers.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { take } from '../../builder/take.ts'
import { genreNames, genres } from '../../builder/writer/genres.ts'
import { slotOf, timesOf, write } from '../../builder/writer/write.ts'

function built(words: string): AppModel {
  const turn = take(null, words)
  for (;;) {
    const next = turn.next()
    if (next.done) return next.value.model!
  }
}
const writersOf = (model: AppModel) =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'writer' ? [{ path, block: block as BlockOf<'writer'> }] : [])))
const entered = (all: Record<string, string>) => Object.entries(all).map(([label, value]) => ({ label, value }))

describe('a text', () => {
  const given = entered({ Occasion: 'Wedding', Names: 'Anna and Tom', Anecdotes: 'They met in the rain.', Tone: 'Funny', Length: 'Long' })
  test('says what was entered, the same for the same turn and another for others', () => {
    const texts = Array.from({ length: 12 }, (_, turn) => write('speech', given, turn))
    for (const text of texts)
      expect([text.includes('Anna and Tom'), text.includes('They met in the rain.'), /this wedding/i.test(text)]).toEqual([true, true, true])
    expect(write('speech', given, 5)).toBe(texts[5])
    expect(new Set(texts).size).toBeGreaterThan(8)
  })
  test('is as long as is asked, and says nothing of what is not entered', () => {
    const words = (length: string) => timesOf(write('speech', entered({ Names: 'Ana', Occasion: 'Birthday', Length: length }), 2)).words
    expect(words('Short')).toBeLessThan(words('Medium'))
    expect(words('2 minutes')).toBeLessThan(words('10 minutes'))
    for (let turn = 0; turn < 20; turn++) expect(write('speech', entered({ Names: 'Ana' }), turn)).not.toMatch(/\{|undefined|moment comes to mind/)
  })
  test.each(genreNames)('of the genre %s is written from nothing too', (genre) => {
    for (let turn = 0; turn < 6; turn++) {
      const text = write(genre, [], turn)
      expect(text.trim().length).toBeGreaterThan(10)
      expect(text).not.toMatch(/[{}]|undefined|\(\w+\)[A-Z]/)
    }
  })
  test('has only slots that something is called by', () => {
    const known = new Set(
      'count length tone mood occasion kind style sender hero brand product names detail place audience date days players people level job goal topic'.split(
        ' ',
      ),
    )
    const used = Object.values(genres).flatMap(({ parts }) =>
      parts.flat().flatMap((part) => [...part.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot.toLowerCase())),
    )
    expect(used.filter((slot) => !known.has(slot))).toEqual([])
    expect(['names', 'key points', 'place type', 'Number of names', 'hobbies'].map(slotOf)).toEqual(['names', 'detail', 'kind', 'count', 'topic'])
  })
  test('takes its time to be read and said', () =>
    expect([timesOf('one two three '.repeat(130)), timesOf('')]).toEqual([
      { words: 390, reading: 1.7, speaking: 3 },
      { words: 0, reading: 0, speaking: 0 },
    ]))
})

test('names are as many as are asked, in the sound of a style, and of brands by their topic', () => {
  const rivers = write('names', entered({ 'Place type': 'River', 'Language style': 'Elvish', 'Number of names': '12' }), 1).split('\n')
  expect([rivers.length, new Set(rivers).size]).toEqual([12, 12])
  expect(rivers.every((name) => /^(?:Ael|Cael|El|Fae|Il|Lia|Nim|Syl|Thal|Vae)/.test(name))).toBe(true)
  expect(write('names', entered({ 'Company type': 'startup', Keywords: 'solar' }), 1)).toContain('Solar')
})

test.each([
  ['An AI-powered website that generates speeches for special occasions', 'speech'],
  ['A fantasy name generator', 'names'],
  ['A dream journal. Users describe a dream and generate interpretations.', 'reading'],
  ['A workout plan generator', 'plan'],
  ['A website to generate sales reports and invoices', undefined],
  ['A story writing website where authors publish stories', undefined],
  ['A website that generates QR codes for names', undefined],
  ['A tool that generates citation titles', undefined],
])('“%s” asks for %s', (words, genre) => expect(writerIn(words)?.genre).toBe(genre))

describe('a writer', () => {
  const words =
    'A speech writing website that generates speeches. Users should be able to log in, select an occasion, enter names, anecdotes, tone, and length, and generate a speech. Users can edit the text, request another version, and manage saved speeches.'
  test('asks for what the words enter, and saves into the table that they have', () => {
    const model = built(words)
    const [{ path, block } = { path: '', block: undefined }] = writersOf(model)
    const action = model.actions.find(({ id }) => id === block?.keeps?.action)
    expect([path, block?.genre, block?.fields.map(({ label }) => label)]).toEqual([
      '/generate-a-speech',
      'speech',
      ['Occasion', 'Names', 'Anecdotes', 'Tone', 'Length'],
    ])
    expect([action?.entity, block?.keeps?.measures]).toMatchObject(['speeches', { title: 'title', text: 'text' }])
    expect(model.entities.filter(({ plural }) => /versions?|drafts/.test(plural))).toEqual([])
  })
  test('shows an example before its script runs', () => {
    const { html } = renderPage(built(words), {
      path: '/generate-a-speech',
      query: {},
      base: '/s',
      visitor: { id: 'me', role: null },
      roles: [],
      rows: {},
      today: '2026-01-05',
      badge: false,
    })
    expect(html).toContain('A speech from what you enter, for example:')
    expect(html).toContain('/s/_site/designer.js')
  })
  test('has a table of its own where the words have none, and says what a row belongs to where they do', () => {
    const jokes = built('A joke generator')
    expect(jokes.entities.some(({ plural }) => plural === 'jokes')).toBe(true)
    const worlds = built(
      'A fantasy place name generator. Users choose a place type, set the number of names and generate names. Users can save names to a world.',
    )
    const action = worlds.actions.find(({ id }) => id === writersOf(worlds)[0]?.block.keeps?.action)
    const entity = worlds.entities.find(({ id }) => id === action?.entity)
    expect(action?.fields.some((id) => entity?.fields.find((field) => field.id === id)?.type === 'reference')).toBe(true)
  })
})
