import { describe, expect, test } from 'vitest'
import { contrast } from '../../builder/colour/contrast.ts'
import { compose } from '../../builder/compose/compose.ts'
import { cautions, codeKinds, codeOf, codePalettes, coloursFrom, coloursOf, legible, plainCode } from '../../builder/drawn-code.ts'
import { qrCode } from '../../builder/qr.ts'
import { strongest } from '../../builder/qr-strongest.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const built = (words: string) => compose(readBrief(words)).model
const codeBlocks = (words: string) =>
  built(words).pages.flatMap(({ path, blocks }) => blocks.flatMap((one) => (one.kind === 'picture' && one.way === 'code' ? [{ path, kinds: one.kinds }] : [])))
const fills = (svg: string): readonly string[] => [...new Set([...svg.matchAll(/<path fill="(#[\da-f]{6})" d="M\d/gi)].map(([, colour]) => colour!))]
const picture = 'data:image/png;base64,AAAA'

describe('a QR code of several colours', () => {
  test.each(Object.entries(codeKinds))('of the kind “%s” has %i of them, one for each square of a grid', (kind, count) => {
    const drawn = codeOf({ ...plainCode, kind })!
    expect(fills(drawn)).toEqual(['#ffffff', ...coloursOf({ ...plainCode, kind })])
    expect(coloursOf({ ...plainCode, kind })).toHaveLength(count)
  })
  test('has palettes of sixteen colours that are dark enough on white', () => {
    const palettes = Object.values(codePalettes).map((palette) => palette.split(' '))
    expect(palettes.map((colours) => new Set(colours).size)).toEqual([16, 16, 16, 16])
    expect(palettes.flat().filter((colour) => contrast(colour, '#ffffff') < 4.5)).toEqual([])
  })
  test('says what makes it harder to scan, and is made dark enough on its background', () => {
    expect(cautions(plainCode)).toEqual([])
    const faint = { ...plainCode, kind: 'Four colours', colour2: '#ffe08a' }
    expect(cautions(faint)).toEqual([
      'More colours scan less surely: try the code with the phones that will read it.',
      'One colour stands out too little from the background to be scanned surely.',
    ])
    expect(cautions({ ...faint, ...legible(faint) })).toEqual(['More colours scan less surely: try the code with the phones that will read it.'])
    expect(cautions({ ...plainCode, ink: '#ffffff', ground: '#000000' })).toEqual(['Many scanners do not read a light code on a dark background.'])
  })
  test('keeps what is no colour and no picture out of its drawing', () => {
    const drawn = codeOf({ ...plainCode, ink: 'red"/><script>', ground: 'url(x)', picture: 'https://example.com/a.png"onload="x' })!
    expect([fills(drawn), drawn.includes('<script'), drawn.includes('<image')]).toEqual([['#ffffff', '#16181d'], false, false])
  })
})

describe('a picture with a QR code', () => {
  test('stands behind it or in its middle, and the code has the strongest error correction', () => {
    const [plain, behind, middle] = [plainCode, { ...plainCode, picture }, { ...plainCode, picture, place: 'middle' }].map((of) => codeOf(of)!)
    expect([behind, middle].map((drawn) => drawn!.match(/<image [^>]*preserveAspectRatio="xMidYMid (\w+)"/)?.[1])).toEqual(['slice', 'meet'])
    expect(plain).toContain('viewBox="0 0 33 33"')
    expect(middle).toContain('viewBox="0 0 37 37"')
    const grid = qrCode(plainCode.words, strongest)!
    const format = [0, 1, 2, 3, 4, 5].map((at) => grid[at]![8])
    expect(format.slice(0, 2)).not.toEqual(
      qrCode(plainCode.words)!
        .slice(0, 2)
        .map((row) => row[8]),
    )
  })
  test('leaves room for less: what is too long or empty is no code', () => {
    const long = 'x'.repeat(1300)
    expect([codeOf({ ...plainCode, words: long }) === null, codeOf({ ...plainCode, words: long, picture }), codeOf({ ...plainCode, words: '  ' })]).toEqual([
      false,
      null,
      null,
    ])
  })
})

describe('words for QR codes', () => {
  const coloured =
    'A site that makes coloured QR codes: four-color, nine-color and sixteen-color ones, and ones with a background image. People choose the colors and the content, preview the code and download it.'
  test('that name kinds of colours make them its first choices, at the page where codes are drawn', () => {
    expect(codeBlocks(coloured)).toEqual([{ path: '/qr-code-generator', kinds: ['Four colours', 'Nine colours', 'Sixteen colours'] }])
    expect(codeBlocks('A colourful QR code maker with my logo in the middle')).toEqual([{ path: '/qr-code-generator', kinds: ['Four colours'] }])
  })
  test('keep each code with its content, kind, colours and picture, as a card that shows it', () => {
    const model = built(coloured)
    const entity = model.entities.find(({ plural }) => plural === 'QR codes')!
    expect(entity.fields.map(({ id, type }) => [id, type])).toEqual([
      ['name', 'text'],
      ['content', 'long_text'],
      ['type', 'choice'],
      ['colours', 'text'],
      ['background_colour', 'text'],
      ['picture', 'image'],
      ['kept_on', 'date'],
    ])
    const list = model.pages.find(({ path }) => path === '/qr-codes')!.blocks.find(({ kind }) => kind === 'list')
    expect(list).toMatchObject({ entity: entity.id, layout: 'cards' })
    expect(entity.fields[2]?.choices).toEqual(['One colour', 'Four colours', 'Nine colours', 'Sixteen colours'])
  })
  test('say at the page, also without JavaScript, that more colours scan less surely', () => {
    const site = createTriedSite(built(coloured), () => Date.UTC(2026, 10, 3) / 1000)
    expect(site.show('/qr-code-generator').html).toContain('More colours and images scan less surely than black on white.')
  })
  test('for a table of codes at once stay with the tool that draws one for each line', () => {
    expect(codeBlocks('Upload a CSV file and generate QR codes for each row')).toEqual([])
    expect(codeBlocks('A shop where people pay by scanning a QR code')).toEqual([])
  })
  test('palettes fill every square', () => expect(Object.keys(coloursFrom(codePalettes.Sea))).toHaveLength(16))
})
