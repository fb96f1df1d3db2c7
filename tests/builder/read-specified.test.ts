import { describe, expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const spoken = (words: string) =>
  readBrief(words).clauses.flatMap(({ asks }) =>
    asks.map(({ verb, object, fields, beside }) =>
      [verb, object?.noun, ...fields.map(({ noun, light }) => `.${noun}${light && ` ${light}`}`), ...beside.map(({ after, noun }) => `${after} ${noun}`)]
        .join(' ')
        .trim(),
    ),
  )
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const refersTo = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.flatMap(({ entity }) => entity ?? [])

describe('what specifications say in a roundabout way', () => {
  test.each([
    ['A pet website. The website should also allow searching requests by town and species.', ['search request by town by species']],
    ['A diary website. Users can enter the start time, duration, and pain intensity of each attack.', ['enter attack .start time .duration .pain intensity']],
    ['A brewing website. Users can log gravity and temperature measurements.', ['log measurement .gravity .temperature']],
    ['A river website. Users can enter values such as pH, oxygen and nitrate content.', ['enter measurement .ph .oxygen .nitrate content']],
    ['A radio website. Presenters can upload episode descriptions.', ['upload episode .description']],
    [
      'A lost goods website. Clerks can record finds with place and date, and approve or reject claims.',
      ['record find .place .date', 'approve claim', 'reject claim'],
    ],
    ['A swap website. Users can publish seed listings with variety, harvest year, and quantity.', ['publish seed listing .variety .harvest year .quantity']],
    ['A prop website. Staff can catalogue props with era and material.', ['catalogue prop .era .material']],
    ['A garden website. The website should also provide search and filter functions by plant family.', ['search  by plant family']],
  ])('%s', (words, asks) => {
    expect(spoken(words)).toEqual(asks)
  })
})

describe('what is said in passing is kept', () => {
  test('where things are put into it', () => {
    const hives = 'A hive website. Beekeepers can add hives to an apiary and record inspections.'
    expect([tables(hives).includes('apiaries'), refersTo(hives, 'hives')]).toEqual([true, ['apiaries']])
    const names = 'A name generator. The website should have functions for generating names and organizing names into worlds.'
    expect([tables(names).includes('worlds'), refersTo(names, 'names')?.includes('worlds')]).toEqual([true, true])
    expect(tables('A shop for lamps. Customers can add lamps to the cart.')).not.toContain('carts')
  })
  test('as sites on the ground and systems that are no programs', () => {
    expect(tables('A river website. Volunteers can manage sampling sites.')).toContain('sampling sites')
    expect(tables('An energy website. Owners can register solar systems.')).toContain('solar systems')
    expect(tables('A firm. Users can visit the company site.')).not.toContain('company sites')
  })
  test('by its last word once it was named in full', () => {
    const meters = 'A water website. Households can submit meter readings. Staff can verify readings.'
    expect(tables(meters).filter((plural) => plural.endsWith('readings'))).toEqual(['meter readings'])
  })
  test('and registered where it is there before it is registered', () => {
    expect(tables('A bee website. Beekeepers can register their apiaries and hives.')).toEqual(expect.arrayContaining(['apiaries', 'hives']))
    expect(tables('A running website. Runners can register for races.')).toContain('registrations')
  })
  test('as what is generated', () => {
    const dreams =
      'A dream website. The website should have functions for recording dreams and generating interpretations. Users can view the generated interpretation.'
    expect(tables(dreams)).toContain('interpretations')
  })
})
