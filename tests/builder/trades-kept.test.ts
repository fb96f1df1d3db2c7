import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** The columns of a table, with what they refer to. */
const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`))
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

test('qualifications, apiaries and limits of use are kept with what belongs to them', () => {
  const brigade =
    'Please implement a fire brigade website. The website should have functionalities for member management. Members should be able to log in and view their qualifications with expiry dates.'
  expect(columns(brigade, 'qualifications')).toEqual(expect.arrayContaining(['Title', 'Expires on', 'Holder → members', 'Kind']))
  const meters =
    'Please implement a household electricity consumption website. Users should be able to log in, record daily readings, filter readings by room, see the cost by tariff, and set monthly usage limits.'
  expect(tables(meters)).toEqual(expect.arrayContaining(['rooms', 'tariffs']))
})
