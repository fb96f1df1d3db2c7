import { describe, expect, test } from 'vitest'
import { notesOf, partOf, plainClips, scenesOf, wavOf, within } from '../../builder/clips.ts'
import { built } from '../support/turn.ts'

const edits = (more: Record<string, string>) => ({ ...plainClips.edit, ...more })
const clipsIn = (words: string) => {
  const site = built(words)
  return site.pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((one) =>
      one.kind === 'clip' ? [{ path, way: one.way, clips: one.clips, keeps: site.actions.find(({ id }) => id === one.keeps?.action)?.name }] : [],
    ),
  )
}

describe('the part of a clip that is kept', () => {
  test('lasts as long as its ends and its speed say', () => {
    expect(partOf(edits({ start: '1', end: '3', speed: '2' }), 10)).toEqual({ start: 1, end: 3, speed: 2, lasts: 1 })
  })
  test('stays within the clip', () => {
    expect(partOf(edits({ start: '-4', end: '99', speed: '100' }), 10)).toEqual({ start: 0, end: 10, speed: 4, lasts: 2.5 })
    expect(partOf(edits({ start: 'soon', end: '', speed: '' }), 10)).toEqual({ start: 0, end: 10, speed: 1, lasts: 10 })
  })
  test('is refused in words where it ends before it begins', () => {
    expect(() => partOf(edits({ start: '3', end: '3' }), 10)).toThrow('The end has to come after the start, by a tenth of a second at least.')
  })
})

test('a number that is none is the other one', () => {
  expect([within('12', 0, 10, 5), within(' ', 0, 10, 5), within('x', 0, 10, 5), within(undefined, 0, 10, 5), within('7', 0, 10, 5)]).toEqual([10, 5, 5, 5, 7])
})

test('a WAV file has its head, and its samples channel by channel', () => {
  const file = new DataView(wavOf([Float32Array.of(0, 1), Float32Array.of(-1, 2)], 8000))
  const text = (at: number) => String.fromCharCode(...Array.from({ length: 4 }, (_, index) => file.getUint8(at + index)))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([file.getUint16(22, true), file.getUint32(24, true), file.getUint32(28, true), file.getUint32(40, true)]).toEqual([2, 8000, 32000, 8])
  expect([44, 46, 48, 50].map((at) => file.getInt16(at, true))).toEqual([0, -32767, 32767, 32767])
  expect(file.byteLength).toBe(52)
})

test('music has notes to its end, and none where there is to be none', () => {
  expect(notesOf('None', 5)).toEqual([])
  expect(notesOf('Calm', 2).map(({ at, until }) => [at, until])).toEqual([
    [0, 1.6],
    [1, 2],
  ])
  expect(notesOf('Lively', 2)).toHaveLength(8)
})

test('a script has a scene a line, or a sentence where all is one line', () => {
  expect(scenesOf(' A boat \n\nA city ')).toEqual(['A boat', 'A city'])
  expect(scenesOf('A boat sails. The sun sets! Night?')).toEqual(['A boat sails.', 'The sun sets!', 'Night?'])
  expect([scenesOf('  '), scenesOf('x\n'.repeat(40)).length]).toEqual([[], 12])
})

describe('a workshop of clips', () => {
  test('stands where videos or sounds are worked on, and keeps what is made', () => {
    expect(
      clipsIn('A video editor. Users upload videos, trim videos, add filters and music, and save the edited videos.').map(({ path, way, clips }) => [
        path,
        way,
        clips,
      ]),
    ).toEqual([['/video-editor', 'edit', 'video']])
    expect(clipsIn('A website for audio and video processing. Users upload files, convert the audio format and download the processed files.')).toEqual([
      { path: expect.any(String), way: 'edit', clips: 'both', keeps: 'Save processed file' },
    ])
    expect(clipsIn('An audio editing tool. Users upload sounds, cut them and change the volume.')).toMatchObject([{ way: 'edit', clips: 'audio' }])
  })
  test('draws a video where words are made into one', () => {
    expect(clipsIn('An app that converts text into animated videos. Users input text, choose templates and music, and export the video.')).toMatchObject([
      { path: '/video-from-words', way: 'film', clips: 'video' },
    ])
  })
  test('keeps what somebody makes for them alone', () => {
    const { entities } = built('A video editor. Users upload videos, trim videos and save the edited videos.')
    expect(entities.find(({ plural }) => plural === 'edited videos')).toMatchObject({ read: 'own', write: 'anyone' })
  })
  test.each([
    'A video site. Users watch videos, comment on videos and share videos.',
    'A speech-to-text app. Users upload audio files and read the transcription.',
    'A restaurant that shows videos of its kitchen. Users order food.',
    'A running game with sound effects and music. Users play the game.',
  ])('is not there where nobody works on them: %s', (words) => {
    expect(clipsIn(words)).toEqual([])
  })
  test('leaves no list that only takes down what it does', () => {
    const site = built(
      'A multimedia website. Users upload videos and audio files. The website should have features such as format conversion, special effects addition, and audio extraction.',
    )
    expect(site.entities.map(({ plural }) => plural).filter((plural) => /conversion|extraction|effect/.test(plural))).toEqual([])
  })
})

test('a site that makes texts, pictures and videos makes each of them', () => {
  const site = built('An AI tool website for generating text, images, and videos. Users input a prompt and generate text, images, or videos.')
  expect(
    site.pages
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ kind }) => (['clip', 'picture', 'workbench'].includes(kind) ? [kind] : []))
      .sort(),
  ).toEqual(['clip', 'picture', 'workbench'])
})

test('lessons with videos are watched where they are read', () => {
  const site = built('A video training course for beginners on Java. The course should include multiple chapters, each with a practical video.')
  expect(site.pages.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'player' ? [one.entity] : [])))).toEqual(['chapters'])
})
