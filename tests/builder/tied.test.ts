import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const refersTo = (words: string, id: string): string[] =>
  siteOf(words)
    .entities.find((one) => one.id === id)!
    .fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity!] : []))

describe('what the words name beside each other and tie in no other way', () => {
  it('is tied to what it is done with', () => {
    const tanks = 'Please implement an aquarium tool. Users can add tanks, set reminders for a tank with a date, and view charts of each tank.'
    expect(refersTo(tanks, 'reminders')).toEqual(['tanks'])
    const graves =
      'Please implement a cemetery administration website. Administrators can manage grave plots, and record burials and deceased in a grave plot. Visitors can search the deceased.'
    expect(refersTo(graves, 'burials')).toContain('grave_plots')
  })
  it('is not tied to who does it, or to what stands in the same list', () => {
    const school = 'A school system. Teachers can add detentions, substitutions and excursions. Teachers can view school holidays.'
    expect(refersTo(school, 'substitutions')).not.toContain('teachers')
    const freight = 'A logistics platform. Staff can manage carriers, consignors and loading plans.'
    expect(refersTo(freight, 'loading_plans')).not.toContain('carriers')
  })
})

describe('quotes', () => {
  const tables = (words: string): string[] => siteOf(words).entities.map(({ plural }) => plural)
  it('that people write are kept once, and those that are reckoned have rates', () => {
    const joinery =
      'Please implement a joinery website. Customers can browse products, request quotes, and view their quotes. Staff can answer quote requests and manage products.'
    expect(tables(joinery).filter((name) => name === 'quotes')).toEqual(['quotes'])
    expect(
      siteOf(joinery)
        .entities.find(({ id }) => id === 'quotes')
        ?.fields.map(({ label }) => label),
    ).toContain('Valid until')
    const movers = 'Please implement a moving company website. Customers can enter distance and weight and calculate a price quote.'
    expect(
      siteOf(movers)
        .entities.find(({ plural }) => plural === 'quotes')
        ?.fields.map(({ label }) => label),
    ).toEqual(['Distance', 'Weight', 'Service', 'Price', 'Quoted on'])
  })
})
