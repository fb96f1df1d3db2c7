import { describe, expect, test } from 'vitest'
import { partOf, plainEdits } from '../../builder/browser/picture-edits.ts'
import { compose } from '../../builder/compose/compose.ts'
import { avatarOf, plainAvatar } from '../../builder/drawn-avatar.ts'
import { linesOf, posterOf } from '../../builder/drawn-poster.ts'
import { sceneOf, styleFor } from '../../builder/drawn-scene.ts'
import { colourName, cutBackground, factsOf, guessOf } from '../../builder/pixels.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const built = (words: string) => compose(readBrief(words)).model
const open = (words: string) => createTriedSite(built(words), () => Date.UTC(2026, 10, 3) / 1000)
const said = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** A picture of one colour with a block of another in its middle. */
function blocked(size: number, ground: readonly number[], block: readonly number[]) {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)]
    const isInner = x >= size / 4 && x < (size * 3) / 4 && y >= size / 4 && y < (size * 3) / 4
    data.set([...(isInner ? block : ground), 255], at * 4)
  }
  return { data, width: size, height: size }
}
const pictured = (words: string) =>
  built(words).pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((one) => (one.kind === 'picture' ? [{ path, way: one.way, kinds: one.kinds, keeps: one.keeps }] : [])),
  )

describe('what is measured of a picture', () => {
  test('is its light, its colours with their shares, and where it changes most', () => {
    const facts = factsOf(blocked(48, [255, 255, 255], [200, 30, 30]))
    expect([facts.brightness, facts.colours]).toEqual([
      83,
      [
        { name: 'white', hex: '#ffffff', share: 75 },
        { name: 'red', hex: '#c81e1e', share: 25 },
      ],
    ])
    expect(facts.busiest.x).toBeGreaterThanOrEqual(0.16)
    expect(facts.busiest.x + facts.busiest.width).toBeLessThanOrEqual(0.92)
    expect(factsOf(blocked(8, [0, 0, 0], [0, 0, 0]))).toMatchObject({ brightness: 0, contrast: 0, detail: 0 })
  })
  test('names colours as people do', () => {
    const named = [
      [10, 10, 10],
      [250, 250, 250],
      [128, 130, 128],
      [220, 30, 30],
      [120, 70, 20],
      [240, 220, 40],
      [40, 160, 60],
      [40, 80, 200],
      [150, 60, 220],
      [230, 90, 160],
    ]
    expect(named.map(([red, green, blue]) => colourName(red!, green!, blue!))).toEqual([
      'black',
      'white',
      'grey',
      'red',
      'brown',
      'yellow',
      'green',
      'blue',
      'purple',
      'pink',
    ])
  })
  test('is what a simulated kind is chosen by: the same for the same picture, among the kinds that there are', () => {
    const facts = factsOf(blocked(32, [40, 160, 60], [20, 120, 40]))
    expect(guessOf(facts, ['Car', 'Plant', 'House'])).toEqual(guessOf(facts, ['Car', 'Plant', 'House']))
    expect([guessOf(facts, ['Car', 'Plant', 'House']).kind, guessOf(facts, ['Car']).kind, guessOf(facts, []).kind]).toEqual(['Plant', 'Car', 'Unknown'])
  })
})

test('the background goes that touches the edge, and what has its colour inside stays', () => {
  const picture = blocked(16, [255, 255, 255], [0, 0, 0])
  picture.data.set([255, 255, 255, 255], (8 * 16 + 8) * 4)
  cutBackground(picture, 10)
  const opacity = (x: number, y: number) => picture.data[(y * 16 + x) * 4 + 3]
  expect([opacity(0, 0), opacity(15, 7), opacity(3, 3), opacity(5, 5), opacity(8, 8)]).toEqual([0, 0, 0, 255, 255])
})

test('an identity photo has the shape of its size around the middle', () => {
  expect(partOf(1000, 1000, { ...plainEdits.identity, shape: 'Visa' })).toEqual({ x: 0, y: 0, width: 1000, height: 1000 })
  expect(partOf(1000, 531, plainEdits.identity)).toEqual({ x: 293.5, y: 0, width: 413, height: 531 })
})

describe('what is drawn', () => {
  test('from words has what they name, in their light, and is the same for the same words', () => {
    const scene = sceneOf('Three trees and a house at night by the mountains', styleFor('at night'))
    expect([scene.drawn, styleFor('a quiet evening'), styleFor('a market')]).toEqual([['tree', 'house'], 'Sunset', 'Day'])
    expect(scene).toEqual(sceneOf('Three trees and a house at night by the mountains', 'Night'))
    expect(scene.svg.split('<rect x="-11"').length - 1).toBe(3)
    expect(sceneOf('x', 'Day', 1).svg).not.toBe(sceneOf('x', 'Day', 2).svg)
  })
  test('of a person follows each choice, and unknown choices are the first', () => {
    const all = ['Glasses', 'Hat', 'Beard'].map((extra) => avatarOf({ ...plainAvatar, extra }))
    expect(new Set([avatarOf(plainAvatar), ...all]).size).toBe(4)
    expect(avatarOf({ ...plainAvatar, skin: 'toString', hair: 'no' })).toBe(avatarOf(plainAvatar))
  })
  test('on a poster holds its lines, and none of them is markup', () => {
    expect(linesOf('A long night of short films', 12)).toEqual(['A long night', 'of short', 'films'])
    const drawn = posterOf({ title: '<script>', text: 'a & b', shape: 'Logo', look: 'Circle', colours: 'Navy' })
    expect([drawn.includes('<script'), drawn.includes('&#60;script&#62;'), drawn.includes('&#38;'), drawn.includes('width="640"')]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})

describe('where pictures are made or looked at', () => {
  test.each([
    ['Please build an ID photo site. Users upload a photo and generate ID photos in several sizes.', 'identity'],
    ['Please build an AI painting website. Users enter prompts, generate images and download them.', 'words'],
    ['Please build a site where users generate personalised avatars and share them.', 'avatar'],
    ['Please build a marketing site. Users can generate posters and share posters.', 'poster'],
    ['Please build a photo editing site. Users upload photos, crop photos and add watermarks.', 'edit'],
    ['Please build a website for plant recognition. Users can start plant recognition and view the results.', 'recognise'],
  ])('there is a tool for it: %s', (words, way) => {
    const [found] = pictured(words).filter((one) => one.way === way)
    expect(found?.keeps?.measures).toMatchObject({ name: expect.any(String), picture: expect.any(String) })
  })
  test('what is kept is shown as a picture where it is listed, with its format and size where the table tells them', () => {
    const model = built('Please build an image processing site. Users crop images, rotate images, resize images and download the processed images.')
    const [found] = pictured('Please build an image processing site. Users crop images, rotate images, resize images and download the processed images.')
    const table = model.actions.find(({ id }) => id === found?.keeps?.action)?.entity
    const lists = model.pages.flatMap(({ role, blocks }) =>
      blocks.flatMap((one) => (one.kind === 'list' && one.entity === table && role === undefined ? [one.layout] : [])),
    )
    expect([...new Set(lists)]).toEqual(['cards'])
  })
  test('there is none where pictures are only shown or uploaded', () => {
    expect(pictured('A gallery of photos. Users upload an avatar and change their avatar.')).toEqual([])
    expect(pictured('A speech recognition site. Users can start speech recognition.')).toEqual([])
  })
  test('looking at one takes the place of a form that only took it down, names its kinds and says what is simulated', () => {
    const words = 'Please build a website for plant recognition. Users can start plant recognition and view the results.'
    const [found] = pictured(words)
    const path = found?.path ?? ''
    expect(found?.kinds?.slice(0, 2)).toEqual(['Fern', 'Oak leaf'])
    const page = open(words).show(path).html
    expect([
      said(page).includes('nothing is worked out'),
      said(page).includes('What it shows is simulated'),
      page.includes('enctype="multipart/form-data"'),
    ]).toEqual([false, true, true])
    expect(page).toMatch(/<input type="file" name="picture" aria-label="[^"]+" data-measure="picture" hidden>/)
  })
})
