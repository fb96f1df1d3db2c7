import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columnsOf = (words: string, id: string): string[] | undefined =>
  siteOf(words)
    .entities.find((one) => one.id === id)
    ?.fields.map(({ label, type, entity }) => (type === 'reference' ? `${label} → ${entity}` : label))
const tablesOf = (words: string): string[] => siteOf(words).entities.map(({ plural }) => plural)

describe('details that are given to what was made before', () => {
  const contests =
    'Please implement a website for photo contests. Organizers should be able to create contests, set the theme, the number of winners, the time limit and the closing date. Participants can upload photos, add captions and tags, and vote.'
  it('are columns of it, where the words name several', () => {
    expect(columnsOf(contests, 'contests')).toEqual(['Name', 'Number of winners', 'Time limit', 'Closes on', 'Opens on', 'Prizes', 'Rules', 'Picture'])
    expect(columnsOf(contests, 'photos')).toEqual(expect.arrayContaining(['Caption', 'Tags', 'Contest → contests']))
    expect(tablesOf(contests)).toEqual(['contests', 'photos', 'votes'])
  })
  const lookbooks =
    'An online lookbook platform. Designers can register, upload outfit photos, arrange them into seasonal lookbooks, and add descriptions, materials, and tags. Visitors can search lookbooks, open an outfit detail page, save favorites, and leave comments.'
  it('are of what was made, not of a day', () => {
    expect(columnsOf(lookbooks, 'outfit_photos')).toEqual(expect.arrayContaining(['Description', 'Material', 'Tags']))
    expect(tablesOf(lookbooks)).not.toContain('daily entries')
  })
  it('stand beside what it was put into', () => {
    expect(columnsOf(lookbooks, 'outfit_photos')).toContain('Lookbook → lookbooks')
  })
  it('leave what visitors save and comment on to be what they looked at last', () => {
    expect(columnsOf(lookbooks, 'favorites')).toContain('Outfit → outfits')
    expect(columnsOf(lookbooks, 'comments')).toContain('Outfit → outfits')
  })
})

describe('those who have applied', () => {
  it('are decided on by "accept or decline them", rather than what they applied for', () => {
    const internships =
      'Please implement an internship exchange. Students can browse positions. Companies can publish positions, view applicants, and accept or decline them.'
    const statesOf = (id: string) =>
      siteOf(internships)
        .entities.find((one) => one.id === id)
        ?.fields.find(({ id: field }) => field === 'status')?.choices
    expect(statesOf('applicants')).toEqual(['Active', 'Inactive', 'Accepted', 'Declined'])
    expect(statesOf('positions')).toEqual(['Open', 'Closed'])
  })
})
