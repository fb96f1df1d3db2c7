import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

test.each([
  [
    'A vehicle history website that shows mileage records and accident reports. Users can look up mileage records.',
    'mileage records',
    ['Reading', 'Vehicle', 'Date', 'Mileage', 'Noted at', 'Recorded by', 'Note'],
  ],
  ['A live wildlife camera site. Visitors can browse cameras and take snapshots.', 'snapshots', ['Title', 'Camera', 'Taken on', 'Time', 'Picture', 'Note']],
  [
    'A bicycle repair site. Riders can browse bicycle workshops and reserve repair services, and workshop mechanics check in reservations.',
    'bicycle workshops',
    ['Name', 'Address', 'Phone', 'Opening hours', 'Mends', 'Description', 'Picture'],
  ],
])('nouns have what the trade keeps of them: %s', (words, plural, expected) => {
  expect(labels(words, plural)).toEqual(expected)
})
