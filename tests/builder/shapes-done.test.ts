import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, name: RegExp): readonly (readonly string[])[] =>
  siteOf(words)
    .entities.filter(({ singular }) => name.test(singular))
    .map(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)])

test.each([
  [
    'A database middleware website. Users should be able to manage databases and optimize database queries.',
    /optimi/,
    [['database query optimizations', 'Title', 'Query', 'Database', 'Advice', 'Better query', 'Before', 'After', 'Optimized on', 'Status']],
  ],
  [
    'A career website. Users can upload resumes. The website should have functionalities for resume optimization.',
    /optimi/,
    [['resume optimizations', 'Title', 'Resume', 'Job', 'Original', 'Aim', 'Improved', 'Advice', 'Score before', 'Score after', 'Done on', 'Status']],
  ],
  [
    'A freight system. The system should have functionalities for supply chain management, orders, and transport cost optimization.',
    /optimi/,
    [['transport cost optimizations', 'Title', 'About', 'Advice', 'Aim', 'Measures', 'Before', 'Unit', 'After', 'Gain', 'Done on']],
  ],
  [
    'A camera app that recognizes plants. Users upload photos and view recognition results.',
    /^recognition/,
    [['recognition results', 'Title', 'Photo', 'Picture', 'Kind', 'Recognized', 'Confidence', 'Seconds', 'Date', 'Status']],
  ],
  [
    'A fake news website. Users upload articles and view detection results.',
    /detection result/,
    [['detection results', 'Checked', 'Article', 'File', 'Result', 'Confidence', 'Findings', 'Advice', 'Date', 'Status']],
  ],
  [
    'An image comparison application. Users upload images and view comparison results.',
    /comparison/,
    [['comparison results', 'Title', 'First', 'Second', 'Alike', 'Differences', 'What differs', 'Date', 'Status']],
  ],
  [
    'A warehouse app. Workers scan barcodes and view scan records.',
    /scan record/,
    [['scan records', 'Code', 'Kind', 'Leads to', 'Scanned by', 'Place', 'Date', 'Time', 'Status']],
  ],
  [
    'A price prediction game. Users predict prices and view prediction records.',
    /prediction record/,
    [
      [
        'prediction records',
        'Title',
        'Price prediction',
        'Predicted by',
        'Predicted for',
        'Predicted value',
        'Actual value',
        'Off by',
        'Confidence',
        'Made on',
        'Status',
      ],
    ],
  ],
])('what came out of it is told as fits what was done: %s', (words, name, kept) => {
  expect(labels(words, name)).toEqual(kept)
})
