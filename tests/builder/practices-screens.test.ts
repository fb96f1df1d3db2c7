import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const keptBy = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const labelsOf = (words: string, id: string) =>
  siteOf(words)
    .entities.find((entity) => entity.id === id)
    ?.fields.map(({ label }) => label)

test('a library of components keeps them with their properties, styles and what was tried with them', () => {
  const words =
    'A React component library for displaying and interacting with various data. The library should have components such as tables, charts, forms and buttons. Users can view table data, submit forms, click buttons to trigger events and customize styles and layouts.'
  expect(keptBy(words)).toEqual([
    'component events',
    'library components',
    'table data',
    'component properties',
    'style settings',
    'component layouts',
    'form submissions',
  ])
  expect(labelsOf(words, 'component_properties')).toEqual(['Name', 'Component', 'Type', 'Default value', 'Required', 'Description'])
})

describe('information on screens', () => {
  const words =
    'An information publishing system for displaying various information. It should have functionalities for setting screen size, dragging components to set display content and size, carousel functionality, setting multiple pages for carousel, and click interaction.'

  test('is put on pages, which carousels turn', () => {
    expect(keptBy(words)).toEqual([
      'screen settings',
      'carousels',
      'articles',
      'carousel pages',
      'component placements',
      'click interactions',
      'article categories',
      'pages',
      'page components',
    ])
    expect(labelsOf(words, 'component_placements')).toEqual(['Component', 'From the left', 'From the top', 'Width', 'Height', 'Content'])
  })

  test('shows the pages of carousels on the first page, and no stored design', () => {
    const slides = siteOf(words).pages[0]!.blocks.flatMap((block) => (block.kind === 'carousel' ? [block] : []))
    expect(slides.map(({ entity }) => entity)).toEqual(['carousel_pages'])
  })
})

test('a plant has routes with a product and steps, items with a standard, and spot checks with a result', () => {
  const words =
    'A production operation system for a factory. Users can set production lines, equipment, safety lamp settings, process route configuration, inspection items, main component records, spot check records and production capacity statistics.'
  expect([labelsOf(words, 'process_routes'), labelsOf(words, 'inspection_items'), labelsOf(words, 'spot_check_records')]).toEqual([
    ['Name', 'Product', 'Step', 'Operation', 'Production line', 'Machine', 'Minutes a piece', 'Checked afterwards'],
    ['Name', 'Machine', 'Standard', 'Measured with', 'Unit', 'From', 'To', 'Process route', 'How often'],
    ['Checked', 'Machine', 'Production line', 'Inspection item', 'Result', 'Inspector', 'Date', 'Note'],
  ])
})
