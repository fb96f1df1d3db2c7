import { describe, expect, test } from 'vitest'
import { instrumentsIn } from '../../builder/complete/module/which-instruments.ts'
import { compose } from '../../builder/compose/compose.ts'
import { frequencyOf, keysFrom, keyTunes, pads, padTunes, readNotes, tuneNotes, writtenNotes } from '../../builder/instruments.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { staff } from '../../builder/staff.ts'
import { octaveFor } from '../../machines/modules/rules/piece.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const built = (words: string) => compose(readBrief(words)).model
const piano =
  'An online piano for learning and playing, with a keyboard, a display of notes, recording and playback. People play the piano by mouse or keyboard, read notes and sheet music, record what they play and learn basic skills.'

describe('notes', () => {
  test('of a tune are written with their octave and their beats, and rests between', () => {
    expect(tuneNotes('C4 E4:2 - nonsense F#4:0.5')).toEqual([
      { pitch: 'C4', at: 0, length: 432 },
      { pitch: 'E4', at: 480, length: 864 },
      { pitch: 'F#4', at: 1920, length: 216 },
    ])
    expect(tuneNotes('Kick Closed_hi-hat:0.5').map(({ pitch }) => pitch)).toEqual(['Kick', 'Closed hi-hat'])
  })
  test('that were recorded are kept as text and read again; what is none is left out', () => {
    const notes = [
      { pitch: 'F#4', at: 0, length: 450 },
      { pitch: 'Open hi-hat', at: 500, length: 40 },
    ]
    expect(writtenNotes(notes)).toBe('F#4 0 45;Open hi-hat 50 4')
    expect(readNotes(`${writtenNotes(notes)};X9 1 1;C4;`)).toEqual(notes)
  })
  test('have the frequencies of a piano', () => expect(['A4', 'A3', 'C4'].map((pitch) => Math.round(frequencyOf(pitch)))).toEqual([440, 220, 262]))
  test('of every tune are all known, and lie within the keys that are shown', () => {
    const counted = [...keyTunes, ...padTunes].map(({ title, notes }) => [title, tuneNotes(notes).length === notes.split(' ').length])
    expect(counted.filter(([, isWhole]) => !isWhole)).toEqual([])
    const shownFor = (notes: ReturnType<typeof tuneNotes>) => new Set(keysFrom(octaveFor(notes) ?? 3).map(({ pitch }) => pitch))
    const beyond = keyTunes.filter(({ notes }) => !tuneNotes(notes).every(({ pitch }) => shownFor(tuneNotes(notes)).has(pitch)))
    expect(beyond.map(({ title }) => title)).toEqual([])
    expect(new Set(pads.map(({ code }) => code)).size).toBe(pads.length)
  })
  test('stand on a staff with their names, the next one marked', () => {
    const drawn = staff('Notes of it', tuneNotes('C4 E4 G4'), 16, 1).toString()
    expect(drawn).toContain('aria-label="Notes of it: C4 E4 G4"')
    expect(drawn.match(/staff-note[^"]*/g)).toEqual(['staff-note is-done', 'staff-note is-next', 'staff-note'])
    expect(staff('Beat', tuneNotes('Kick Snare'), 16, 1).toString()).toContain('<li aria-current="step">Snare</li>')
  })
})

describe('words that ask to play an instrument', () => {
  test.each([
    ['An online piano', ['piano']],
    ['A virtual drum kit and a guitar for the browser', ['drums', 'guitar']],
    ['Children can play the xylophone and learn simple songs', ['xylophone']],
    ['A website to play musical instruments', ['piano', 'guitar', 'xylophone', 'drums']],
    ['A beat maker for friends', ['drums']],
  ])('“%s” get %j', (words, found) => expect(instrumentsIn(words)).toEqual(found))
  test.each([
    'A music school with piano lessons and teachers',
    'A shop for guitars and online piano sheets to buy',
    'Online piano lessons with a calendar',
    'A band that plays the drums announces its concerts',
    'A site for organ donations',
    'A music player with playlists',
  ])('“%s” get none', (words) => expect(instrumentsIn(words)).toEqual([]))
})

describe('a site with an instrument', () => {
  const model = built(piano)
  test('has its page, what is learnt and what is recorded, and no catalogue of pianos', () => {
    expect(model.entities.map(({ plural }) => plural)).toEqual(['sheet music', 'recordings'])
    const blocks = model.pages.flatMap(({ path, blocks: all }) => all.flatMap((one) => (one.kind === 'instrument' ? [[path, one.read ?? false]] : [])))
    expect(blocks).toEqual([
      ['/play-the-piano', false],
      ['/sheet-music', true],
    ])
    const recordings = model.entities.find(({ plural }) => plural === 'recordings')!
    expect(recordings.fields.map(({ id }) => id)).toEqual(['name', 'instrument', 'note_count', 'seconds', 'notes', 'kept_on', 'sheet_music'])
  })
  test('shows how it is played and the notes of its tunes without JavaScript', () => {
    const { html } = createTriedSite(model, () => Date.UTC(2026, 10, 3) / 1000).show('/play-the-piano')
    expect(html).toContain('played with the mouse, by touch or with the keys Z S X D')
    expect(html).toContain('aria-label="Notes of Ode to Joy: E4 E4 F4')
    expect(html).toContain('/_site/instrument.js')
  })
  test('keeps songs to be learnt apart from songs to be heard', () => {
    const songs = built('A site where kids play the xylophone and learn simple songs')
    expect(songs.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).not.toContain('player')
    expect(songs.entities.find(({ plural }) => plural === 'songs')?.seeds.length).toBe(keyTunes.length)
  })
})
