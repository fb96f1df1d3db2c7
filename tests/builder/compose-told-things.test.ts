import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

describe('information such as things', () => {
  it.each([
    [
      'Users should be able to log in, maintain basic information such as departments, wards, and medicines, and view patients.',
      ['departments', 'wards', 'medicines', 'patients'],
    ],
    [
      'Users should be able to log in and set basic information such as skills, standard files, and assessment groups.',
      ['skills', 'standard files', 'assessment groups'],
    ],
  ])('keeps each of them: %s', (words, kept) => expect(tables(`Please implement an administration website. ${words}`)).toEqual(kept))
  test('names and ages are columns', () => {
    expect(
      tables(
        'Please implement an administration website. Users should be able to log in, view patients and enter information such as names, ages and weights.',
      ),
    ).toEqual(['patients'])
  })
})

test('what is set up is made', () => {
  expect(tables('Please implement a mail website. Users should be able to log in and set up email accounts.')).toContain('email accounts')
})

describe('a survey that somebody makes', () => {
  test('is answered, once', () => {
    expect(tables('A survey website. Users can create and publish surveys and share surveys.')).toEqual([
      'surveys',
      'survey questions',
      'survey responses',
      'answers',
    ])
    expect(
      tables('A survey website. Users can create surveys, fill in surveys and view survey results.').filter((plural) => /respon|result/.test(plural)),
    ).toEqual(['responses'])
  })
})

test('what is noted of somebody stands in their row', () => {
  const words =
    'A lead website for enterprises. The website should have functionalities for managing customers, collecting customer WeChat phone numbers and nicknames.'
  expect(columns(words, 'customers')?.slice(0, 3)).toEqual(['Name', 'WeChat phone number', 'Nickname'])
  expect(tables(words)).not.toContain('nicknames')
})

test('looking at the status of what is kept is looking at it', () => {
  expect(tables('A website for managing orders and deliveries. The website should have delivery status viewing.')).toEqual(['orders', 'deliveries'])
})

test('points that rewards are got for are counted, regions have no opening hours, and channels of television have numbers', () => {
  const logistics = 'Please implement a logistics website for managing orders, points and regions, including point calculation and reward redemption.'
  expect(columns(logistics, 'points')).toEqual(['Reason', 'Points', 'Date'])
  expect(columns(logistics, 'regions')).toEqual(['Name', 'Code', 'Parent region', 'In charge', 'Addresses', 'Description'])
  expect(columns('A television website. Users can manage TV channels.', 'TV channels')).toEqual([
    'Name',
    'Number',
    'Frequency',
    'Category',
    'Language',
    'Quality',
    'On air',
    'Logo',
    'Description',
  ])
})

describe('what names no thing', () => {
  it.each([
    ['A station website. The website manages TV channels and other functionalities.', ['TV channels', 'TV channel categories']],
    ['A link website. Users can generate URLs and open the link.', ['links']],
  ])('is not kept: %s', (words, kept) => expect(tables(words)).toEqual(kept))
})

test('the structure of tables is kept beside their database', () => {
  expect(tables('A developer website. Users can log in, manage databases and manage database table structures.')).toEqual([
    'databases',
    'database table structures',
  ])
})
