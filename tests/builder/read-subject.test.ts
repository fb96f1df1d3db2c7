import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

test.each([
  ['Please implement a cold chain warehouse management mini-program for quick in and out of warehouse operations.', 'Cold Chain Warehouse Management'],
  ['a calm site for my pottery studio where people book a class', 'Pottery Studio'],
  ['A landing page for my startup called Loopline that helps teams plan meetings', 'Loopline'],
  ['website for dentist "Bright Smile" where patients book appointments', 'Bright Smile'],
  ['Please implement a website for Aerospace Optimal Living that provides services', 'Aerospace Optimal Living'],
  ['portfolio for a wedding photographer', 'Wedding Photographer Portfolio'],
  ['recipe box for my family', 'Family Recipe Box'],
  ['todo app', 'Todo App'],
  ['Please implement an unmanned chess and card room ordering mini-program', 'Unmanned Chess and Card Room Ordering'],
  ['I run a yoga studio in Porto called Still Water.', 'Still Water'],
  ['Please implement an AI drawing website', 'AI Drawing'],
  ['an online shop selling handmade soap', 'Handmade Soap Shop'],
])('the name is in the words of the description: %s', (words, name) => {
  expect(readBrief(words).subject.name).toBe(name)
})

const look = (words: string) => {
  const { background, component, manners } = readBrief(words).style
  return [background?.words ?? null, background?.hex ?? null, component?.words ?? null, component?.hex ?? null, manners.map(({ word }) => word).join(' ')]
}
test.each([
  ['Assign lavender blush to the background and pale violet red to the UI elements.', ['lavender blush', '#fff0f5', 'pale violet red', '#db7093', '']],
  ['Set all pages to have a mint cream background and dark green components.', ['mint cream', '#f5fffa', 'dark green', '#006400', '']],
  ['A farm shares boxes. Ivory and olive, calm and rustic.', ['Ivory', '#fffff0', 'olive', '#808000', 'calm rustic']],
  ['Apply magenta for layout; use dark violet for buttons and cards.', ['magenta', '#ff00ff', 'dark violet', '#9400d3', '']],
  ['Style all components with navy and the background with beige.', ['beige', '#f5f5dc', 'navy', '#000080', '']],
  ['A shop with #102030 as background and rgb(255, 0, 0) buttons', ['#102030', '#102030', 'rgb(255, 0, 0)', '#ff0000', '']],
  ['I want an online store for candles in cream and forest green', ['cream', '#fffdd0', 'forest green', '#228b22', '']],
  ['a calm site for my studio', [null, null, null, null, 'calm']],
  ['A salmon fishing club', [null, null, null, null, '']],
  ['Shop for lamps. Dark and bold.', [null, null, null, null, 'dark bold']],
])('the colours of background and components and the words of manner are read: %s', (words, expected) => {
  expect(look(words)).toEqual(expected)
})
