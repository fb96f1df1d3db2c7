import { expect, it } from 'vitest'
import { misfit } from '../../builder/render/form/takes.ts'
import { built } from '../support/acting.ts'

it.each([
  ['film', 'File', 'notes.txt', 'Choose a video: .mp4, .webm or .mov.'],
  ['film', 'File', 'harbour.MP4', null],
  ['sound', 'File', 'harbour.mp4', 'Choose a sound file: .mp3, .wav, .ogg, .m4a, .flac or .webm.'],
  ['sound', 'File', 'song.mp3', null],
  ['table', 'File', 'song.mp3', 'Choose a data file: .csv, .xlsx, .json or .txt.'],
  [undefined, 'Video', 'notes.txt', 'Choose a video: .mp4, .webm or .mov.'],
  [undefined, 'File', 'notes.txt', null],
] as const)('a field that takes %s, called %s, given %s: %s', (takes, label, name, said) => {
  expect(misfit({ type: 'file', label, ...(takes && { takes }) }, name)).toBe(said)
})

it('videos and songs that are played take files of their kind', () => {
  const model = built('A playback site. Users log in, upload videos, play videos, upload songs and listen to songs. Users read articles.')
  const taken = model.entities.flatMap(({ plural, fields }) => fields.flatMap(({ type, takes }) => (type === 'file' ? [[plural, takes]] : [])))
  expect(taken).toEqual([
    ['videos', 'film'],
    ['songs', 'sound'],
  ])
})
