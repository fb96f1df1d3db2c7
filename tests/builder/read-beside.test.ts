import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const keptBy = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const labelsOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('what is said of how, when or for whom something is done is no thing', () => {
  const plain = keptBy('A club website. Members should be able to record readings.')
  test.each([
    'along the way',
    'step by step',
    'one by one',
    'free in a lesson',
    'still open',
    'left on each shelf',
    'left to do',
    'off duty',
    'out of order',
    'ahead of time',
    'round the clock',
    'no longer needed',
    'not yet returned',
    'every other day',
  ])('record readings %s', (said) => {
    expect(keptBy(`A club website. Members should be able to record readings ${said}.`)).toEqual(plain)
  })

  test('what is done on behalf of somebody is done for them', () => {
    const words = (for_: string) => `A ward website. Nurses should be able to order meals ${for_} patients.`
    expect(keptBy(words('on behalf of'))).toEqual(keptBy(words('for')))
  })

  test('fees that are still open, and fees that were paid, are fees', () => {
    const words = 'A mooring website. Boat owners can see the monthly fees still open. Harbor masters can record paid fees.'
    expect(keptBy(words).filter((plural) => plural.includes('fee'))).toEqual(['monthly fees'])
  })

  test('the metres left on each roll are told of the fabric', () => {
    const words = 'A fabric shop. Administrators can manage fabrics and the meters left on each roll, and update order status.'
    expect(labelsOf(words, 'fabrics')).toContain('Remaining length')
    expect(keptBy(words).filter((plural) => plural.includes('meter'))).toEqual([])
  })

  test('the condition of something is reported in reports of it', () => {
    const words = 'A hiking website. Hikers can report the condition of a trail and view trails.'
    expect(labelsOf(words, 'trail conditions')).toEqual(expect.arrayContaining(['Trail', 'Condition', 'Date']))
  })
})

describe('who acts', () => {
  test.each([
    ['A fabric shop website that sells cloth by the meter for quilters. Administrators manage fabrics.', ['User', 'Administrator']],
    ['A site where guides offer tours', ['Guide', 'Manager']],
    ['A site where animal shelters list dogs', ['Animal shelter', 'Manager']],
  ])('%s', (words, names) => {
    expect(siteOf(words).roles.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['A site where guides offer tours', 'tours'],
    ['A website in which choirs announce concerts', 'concerts'],
    ['A site where clubs post fixtures', 'fixtures'],
  ])('%s: what they do it to is kept', (words, plural) => {
    expect(keptBy(words)).toContain(plural)
  })

  test('what is read is one thing with what is entered beside it, however it is drawn', () => {
    const words = 'Drivers can enter temperature readings and the delivery time. Receivers can view the temperature curve. Dispatchers create shipments.'
    expect(keptBy(words)).toEqual(['temperatures', 'shipments'])
    expect(labelsOf(words, 'temperatures')).toEqual(['Measure', 'Delivery time', 'Value', 'Unit', 'Source', 'Date'])
  })

  test('a deed is not done to the noun that tells of it', () => {
    const words =
      'A chemical inventory. Researchers can withdraw an amount from bottles; every withdrawal is logged. The lab manager can add bottles with location.'
    expect(
      siteOf(words)
        .actions.filter(({ entity, kind }) => entity === 'withdrawals' && kind === 'create')
        .map(({ name }) => name),
    ).toEqual(['Record withdrawal'])
  })

  test('decimal places are how exactly a number is shown', () => {
    expect(keptBy('A calculator where users set the number of decimal places.')).toEqual([])
  })
})
