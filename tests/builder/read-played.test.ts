import { describe, expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { modelOf } from '../support/composed.ts'

const shop =
  'Please implement a used vinyl record store website. Users should be able to search records, view record details with condition grading, add records to the cart, place orders, submit trade-in requests and view order records. The manager can add records, adjust stock and make an offer on trade-in requests.'
const labels = (words: string, id: string) =>
  modelOf(words)
    .entities.find((one) => one.id === id)
    ?.fields.map(({ label }) => label)
const nouns = (words: string) => readBrief(words).clauses.flatMap(({ asks }) => asks.flatMap(({ object }) => object?.noun ?? []))

describe('records that are played', () => {
  test('are goods where the words tell of a shop of them', () => {
    expect(labels(shop, 'vinyl_records')).toEqual([
      'Title',
      'Condition grading',
      'Artist',
      'Genre',
      'Price',
      'In stock',
      'Year',
      'Label',
      'Catalogue number',
      'Format',
      'Speed',
      'Pressing country',
      'Barcode',
      'Description',
      'Picture',
    ])
    expect(labels(shop, 'offers')).toEqual(['Title', 'Trade-in request', 'Offered price', 'Valid until', 'Message', 'For'])
  })
  test('are not what is put on record there', () => {
    expect(nouns(shop)).toContain('order')
    expect(nouns(shop).filter((noun) => noun === 'vinyl-record')).toHaveLength(4)
    expect(nouns('Please implement a clinic website. Doctors can add records and view record details.')).not.toContain('vinyl-record')
  })
})

describe('adjusting stock', () => {
  test('is of goods that are kept with their number', () => {
    const words = 'Please implement a bookshop website. Users can browse products and leave reviews. Managers can publish news and adjust stock.'
    const { entities } = modelOf(words)
    expect(entities.filter(({ fields }) => fields.some(({ label }) => /stock/i.test(label))).map(({ id }) => id)).toEqual(['products'])
  })
})
