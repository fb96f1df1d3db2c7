import { describe, expect, it } from 'vitest'
import { currencyIn, currencyNamed } from '../../builder/lexicon/currencies.ts'
import { money } from '../../builder/render/value.ts'
import { built, say } from '../support/turn.ts'

describe('the currency of a description', () => {
  it.each<[string, string | undefined]>([
    ['A shop. Prices are in euros.', '€'],
    ['I repair phones and tell people the price in rupees.', '₹'],
    ['Bars cost 20€ each.', '€'],
    ['Prices in Canadian dollars.', 'CA$'],
    ['A mini-program with WeChat payment and Alipay.', '¥'],
    ['A salon for customers in Leeds.', '£'],
    ['A club in northern Finland.', '€'],
    ["I'm a tailor from Zurich.", 'CHF'],
    ['A marketplace in Nairobi.', 'KSh'],
    ['A shop in Ohio with parcels to Paris.', '$'],
    ['Members log how many pounds they lost.', undefined],
    ['They weigh in and lose ten pounds.', undefined],
    ['A trip to Japan, learning Japanese in a team.', undefined],
  ])('is the one that it names, else that of its place: %s', (words, sign) => {
    expect(currencyIn(words)?.sign).toBe(sign)
  })

  it('is known by its sign, code or name alone', () => {
    expect(['€', 'gbp', 'the zloty', 'Pakistani rupees', 'rupees', 'boxes'].map((words) => currencyNamed(words)?.name)).toEqual([
      'euros',
      'pounds',
      'zloty',
      'Pakistani rupees',
      'rupees',
      undefined,
    ])
  })
})

describe('amounts', () => {
  const salon = 'Visitors browse services and book appointments.'

  it('stand in it, as large as they would be there', () => {
    const nails = (words: string) => {
      const { fields, seeds } = built(words).entities.find(({ plural }) => plural === 'services')!
      return [fields.find(({ id }) => id === 'price')!.unit, seeds.find(({ name }) => name === 'Gel nails')?.price]
    }
    expect(['', ' in Leeds', ' in Mumbai', ' in Seoul'].map((place) => nails(`A beauty salon${place}. ${salon}`))).toEqual([
      [undefined, 45],
      ['£', 45],
      ['₹', 900],
      ['₩', 45000],
    ])
  })

  it('that the words state stay as they are', () => {
    const rows = built('A salon in Mumbai. Customers book treatments. Facial 400, massage 550.').entities[0]!.seeds
    expect(rows.map(({ price }) => price)).toEqual([400, 550])
  })

  it('bear a sign before them and a code behind them', () => {
    expect(['$', 'CA$', '₹', 'R', 'zł', 'KSh'].map((sign) => money(1200, sign, 0))).toEqual(['$1,200', 'CA$1,200', '₹1,200', 'R1,200', '1,200 zł', '1,200 KSh'])
  })

  it.each<[string, string]>([
    ['prices in rupees', '₹'],
    ['All prices should be in Swiss francs, please.', 'CHF'],
    ['We pay in zloty', 'zł'],
    ['use euros instead of dollars', '€'],
    ['change the currency to kronor', 'kr'],
  ])('change to what is asked for: %s', (words, sign) => {
    const model = say(words, built(`A dog salon. ${salon}`)).outcome.model
    expect(new Set(model?.entities.flatMap(({ fields }) => fields.filter(({ type }) => type === 'money').map(({ unit }) => unit)))).toEqual(new Set([sign]))
  })
})
