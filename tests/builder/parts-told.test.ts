import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what the words say that others consist of is kept by itself, with what is told of each part', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'Please create a site for repair guides. Guides are written in ordered steps, each with a picture and the tools needed. Users mark steps as done.',
      {
        guides: ['Title', 'Category', 'Author', 'Published on', 'Text'],
        steps: ['Name', 'Guide', 'Picture', 'Tool', 'Description', 'Order'],
        'done steps': ['Step'],
        'guide categories': ['Name', 'Order', 'Description'],
      },
    ],
    [
      'Please implement a workshop orders site for a joiner. An order consists of parts with length, width and wood. The joiner ticks off the parts.',
      {
        orders: ['Name', 'Item', 'Quantity', 'Phone', 'Address', 'Notes', 'Reference', 'Ordered on', 'Status'],
        'order parts': ['Name', 'Order', 'Length', 'Width', 'Wood', 'Description', 'Picture', 'Status'],
      },
    ],
    [
      'Please build a translation management site. The agency splits a document into parts, assigns each to a translator and sets a deadline.',
      {
        'document parts': ['Name', 'Document', 'Translator', 'Deadline', 'Description', 'Picture', 'Order'],
        documents: ['Title', 'Source language', 'Target language', 'Pages', 'Progress', 'File', 'Translated file', 'Uploaded on', 'Status'],
      },
    ],
    [
      'Please implement a cycling routes site. Routes have sections with surface and gradient. Riders add routes.',
      {
        'cycling routes': ['Name', 'Difficulty', 'Length', 'Duration', 'Starts at', 'Distance', 'Climb', 'Description', 'Picture', 'Latitude', 'Longitude'],
        sections: ['Name', 'Cycling route', 'Surface', 'Gradient', 'Description', 'Picture', 'Order'],
      },
    ],
  ])('%s', (words, tables) => {
    expect(tablesOf(words)).toEqual(tables)
  })
})
