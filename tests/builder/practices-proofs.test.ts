import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))
const rowsOf = (words: string, plural: string, ...ids: string[]) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)!
    .seeds.map((row) => ids.map((id) => row[id]))

describe('what those keep who describe papers, sell software, examine vehicles and bank credits', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A website function to add metadata to articles, including citation title, journal title, book title, abstract URL, date, language, volume, issue, ISSN, ISBN and DOI. Users can create articles.',
      { metadata: ['Citation title', 'Article', 'Journal title', 'Volume', 'Issue', 'DOI', 'ISSN', 'ISBN'], articles: ['Title'] },
    ],
    [
      'A website that sells SEO tools and Chrome extensions. Users can browse SEO tools and Chrome extensions, purchase tools and view orders.',
      { 'SEO tools': ['Name', 'Version', 'Price'], 'chrome extensions': ['Name', 'Needs browser version'], licenses: ['Licence key', 'Tool', 'Valid until'] },
    ],
    [
      'A website to display vehicle inspection report data. Users can view inspection reports with inspection results and audit status.',
      { vehicles: ['Plate number', 'VIN', 'Make'], 'inspection results': ['Item', 'Report', 'Value', 'Limit', 'Result'] },
    ],
    [
      'A credit bank website with certificate management, credit management, fee management and certificate authentication management. Users can manage their certificates.',
      { students: ['Name', 'Student number', 'Programme'], credits: ['Earned for', 'Student', 'Credits'], fees: ['Title', 'Student', 'Kind', 'Amount'] },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('tools that are browsed and purchased are those that the site sells', () => {
    const words =
      'An SEO tool purchasing website that sells SEO tools. The website should have functionalities for browsing tools, purchasing tools, and managing orders.'
    expect(Object.keys(tablesOf(words)).filter((plural) => plural.endsWith('tools'))).toEqual(['SEO tools'])
    expect(rowsOf(words, 'SEO tools', 'name')).toEqual(expect.arrayContaining([['Keyword finder'], ['Link checker'], ['Page audit'], ['Ranking diary']]))
  })

  test('garden tools that are browsed and borrowed are those that are lent', () => {
    const words = 'A website to lend garden tools. It has functionalities for browsing tools and borrowing tools.'
    expect(Object.keys(tablesOf(words))).toEqual(['garden tools', 'borrowings', 'garden tool categories'])
  })

  test('the home website of an association is about no houses', () => {
    const words = 'A Science Association online home website for publishing activity information. Users can browse and participate in activities.'
    expect(rowsOf(words, 'activities', 'title').flat()).not.toContain('Tenants’ meeting')
  })
})
