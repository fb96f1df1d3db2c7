import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const codesOf = (words: string) => {
  const site = siteOf(words)
  return site.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'share' ? [[path, block.heading, block.qr]] : [])))
}

test.each([
  'A lottery mini-program. Users can scan a code to enter the mini-program and browse prizes.',
  'A ticket mini-program. Users can enter the mini-program by scanning a QR code and browse tickets.',
  'A menu website. Guests can scan the QR code to open the website and browse dishes.',
])('“%s” has its own address as a code on the first page', (words) => {
  expect(codesOf(words)).toEqual([['/', 'Enter by a code', true]])
})

test('a code on a thing is no code of the site', () => {
  expect(codesOf('A warehouse website. Workers can scan the barcode of a product to view the product.')).toEqual([])
})
