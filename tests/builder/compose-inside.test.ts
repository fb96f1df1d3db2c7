import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const keptBy = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

describe('a list of something that the words keep is no thing beside it', () => {
  test.each([
    ['An orchestra system with instrument inventory. The teacher can add instruments with serial number and value.', 'instruments', 'instrument inventory'],
    ['A hospital website with device registry. Technicians can add devices and lock devices.', 'devices', 'device registries'],
    ['A council website with tree register. Officers can add trees with height and species.', 'trees', 'tree registers'],
    ['A school system with absence reports. Teachers can report an absence with period and work.', 'absences', 'absence reports'],
    ['A bicycle workshop website with spare parts stock. Mechanics can add parts with price and quantity.', 'parts', 'parts stock'],
    ['A story website with a library. Parents can write stories and keep the best stories in the library.', 'stories', 'library books'],
    ['An instrument website with loan requests. Students can borrow instruments and see overdue loans.', 'loans', 'loan requests'],
  ])('%s', (words, one, other) => {
    const kept = keptBy(words)
    expect(kept).toContain(one)
    expect(kept).not.toContain(other)
  })

  test('a library of code is something else than the code', () => {
    expect(keptBy('A website for codes. Users can submit codes and manage code libraries.')).toContain('code libraries')
  })

  test('a catalogue where nothing is sold lists what there is', () => {
    const kept = keptBy('A radio archive website for listening to audio plays. The website should have a catalog and reviews. Listeners can play episodes.')
    expect(kept).not.toContain('products')
  })

  test('lists of a kitchen that acts are no kitchens', () => {
    const words = 'A ward website with kitchen lists. The kitchen can plan menus. Nurses can manage patients.'
    expect(keptBy(words)).not.toContain('kitchens')
  })

  test('who arrives has booked', () => {
    const words = 'A hut website. Hikers can reserve beds for several nights. Wardens can view the arrivals of each day.'
    expect(keptBy(words)).not.toContain('arrivals')
  })

  test('the goods of a shipment are told by the shipment', () => {
    const words = 'A cold chain system. Dispatchers create shipments with a temperature range. Receivers accept or reject the goods.'
    expect(keptBy(words)).not.toContain('goods')
  })
})
