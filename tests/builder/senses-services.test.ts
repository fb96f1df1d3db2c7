import { describe, expect, test } from 'vitest'
import { sensesOf } from '../../builder/lexicon/senses.ts'
import { siteOf } from '../support/visitor-words.ts'

const entity = (words: string, plural: string) => siteOf(words).entities.find((one) => one.plural === plural)
const labels = (words: string, plural: string) => entity(words, plural)?.fields.map(({ label }) => label)

describe('nouns of services mean what the words around them tell', () => {
  test.each([
    ['A lost property office. Staff see suggested matches.', 'match', 'trade_record'],
    ['A football site with each match and its score.', 'match', 'fixture'],
    ['A mortgage site. Users compare an offer with interest rates.', 'offer', 'trade_record'],
    ['A shop with a special offer and low interest rates.', 'offer', undefined],
    ['An archive with an interview of each narrator.', 'interview', 'trade_item'],
    ['An archive of candidates and each interview.', 'interview', undefined],
    ['A canteen menu with each allergen.', 'allergen', 'thing'],
    ['A clinic where patients on a meal plan have an allergen.', 'allergen', undefined],
    ['A calculator. Users save a scenario.', 'scenario', 'trade_record'],
    ['A story site with a calculator and a scenario.', 'scenario', undefined],
    ['A design studio with a journal.', 'journal', 'article'],
    ['A studio for moods with a journal.', 'journal', undefined],
  ])('%s: %s', (words, noun, kit) => {
    expect(sensesOf(words).get(noun)).toBe(kit)
  })

  test('what is said of the colours tells of no other sense', () => {
    const words =
      'Please create a tool lending library. Members should be able to browse tools, borrow a tool and return a loan. Apply pale goldenrod to the background and olive to all components.'
    expect(labels(words, 'loans')).toEqual(['Name', 'Tool', 'From', 'Until', 'Note', 'Status'])
  })

  test('lost and found items meet in matches that staff confirm', () => {
    const words =
      'Please implement a lost property system. Passengers can report a lost item with date and colour. Staff can register found items with a shelf, see suggested matches, and arrange collection or courier return.'
    expect(labels(words, 'matches')).toEqual(['Lost item', 'Found item', 'In common', 'Date', 'Status'])
    expect(entity(words, 'matches')?.lifecycle?.transitions.map(({ name }) => name)).toEqual(['Confirm', 'Reject'])
    expect(labels(words, 'courier returns')?.slice(0, 3)).toEqual(['Found item', 'Recipient', 'Address'])
  })

  test('recordings and transcripts of interviews are kept with them, and a page about narrators shows them', () => {
    const words =
      'Please build an archive for oral history interviews. The archive should offer an interview player, a page about the narrators, and a thematic index. Researchers should be able to request access to restricted interviews. Archivists should be able to upload recordings, edit transcripts, and grant access requests.'
    expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual([
      'interviews',
      'narrators',
      'themes',
      'access requests',
      'collections',
      'access request status changes',
    ])
    expect(siteOf(words).requirements.every(({ status }) => status === 'built')).toBe(true)
  })
})
