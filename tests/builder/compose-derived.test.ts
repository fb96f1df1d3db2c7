import { describe, expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const fieldsOf = (words: string, plural: string): string[] | undefined =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('what comes out of some work is kept beside what it was made of', () => {
  test.each([
    ['A photo website. Users should be able to upload images, preview the processed image, and download the processed image.', 'processed images', 'Picture'],
    ['A file website. Users should be able to upload files, choose a key, and download the encrypted files.', 'encrypted files', 'File'],
    ['A video website. Users should be able to upload videos, trim them, and export the edited videos.', 'edited videos', 'File'],
  ])('by “%s”', (words, plural, kept) =>
    expect(fieldsOf(words, plural)).toEqual(expect.arrayContaining(['Name', 'Original', 'What was done', kept, 'Made on'])),
  )
  test('and once where a conversion keeps its result', () =>
    expect(fieldsOf('A converter website. Users can convert videos and download the converted videos.', 'converted videos')).toBeUndefined())
})

describe('how something looks to those who set it is kept', () => {
  test.each([
    ['A code website. Users can edit code and customize the highlighting colors and fonts according to their preferences.', 'highlighting styles'],
    ['A graph website. Users can view graphs, upload data and customize graph layouts.', 'graph styles'],
  ])('by “%s”', (words, plural) => expect(fieldsOf(words, plural)).toEqual(expect.arrayContaining(['Name', 'Colour', 'Background', 'Font', 'Size'])))
  test('and not the look of the site itself', () =>
    expect(built('A blog. Users can write articles and customize the website layout.').entities.map(({ plural }) => plural)).not.toContain('website styles'))
})
