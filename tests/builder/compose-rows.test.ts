import { describe, expect, it } from 'vitest'
import { rowsSorted } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const tableOf = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)!
/** Two columns of a table: what stands in the second for each that stands in the first. */
const pairs = (words: string, plural: string, second: string) => {
  const site = siteOf(words)
  const table = site.entities.find((entity) => entity.plural === plural)!
  return Object.fromEntries(rowsSorted(site, table).map((row) => [row[table.title], row[second]]))
}

describe('a choice of a sample row', () => {
  it('is that which its title tells', () => {
    const periods = {
      'Week 46 summary': 'Weekly',
      'October review': 'Monthly',
      'Third quarter results': 'Quarterly',
      'Daily figures': 'Daily',
      'Yearly outlook': 'Yearly',
    }
    const told = pairs('A reporting site. Managers browse reports.', 'reports', 'period')
    const known = Object.entries(periods).filter(([title]) => title in told)
    expect(known.length).toBeGreaterThan(2)
    expect(told).toMatchObject(Object.fromEntries(known))
    expect(pairs('A rental agency. Visitors browse properties.', 'properties', 'type')).toMatchObject({
      'Loft near the station': 'Flat',
      'Terraced house with garden': 'House',
      'Studio in the old town': 'Studio',
    })
    expect(pairs('A clinic. Patients read articles.', 'articles', 'category')).toMatchObject({
      'Moving with back pain': 'Rehabilitation',
      'How to read a blood test': 'General practice',
    })
  })

  it('is that which the noun of all rows names', () => {
    const { seeds } = tableOf('A village. Households view water meter readings.', 'water meter readings')
    expect(new Set(seeds.map(({ kind }) => kind))).toEqual(new Set(['Water, m³']))
  })
})

describe('a sample row', () => {
  it('is of what is given, not of how people gather', () => {
    const titles = (words: string, plural: string) => Object.keys(pairs(words, plural, 'date')).toSorted()
    expect(titles('A theatre. Visitors browse plays and book seats.', 'plays')).toEqual(expect.arrayContaining(['A Doll’s House', 'Twelfth Night']))
    expect(titles('A tutoring site in a school. Pupils view lessons.', 'lessons')).toEqual(
      expect.arrayContaining(['Algebra step by step', 'Writing clear essays']),
    )
    expect(titles('A yoga studio. Members view classes.', 'classes')).toContain('Morning flow')
  })

  it('of a picture shows what is offered, under its album', () => {
    expect(pairs('A car workshop. Visitors browse images of cars.', 'images', 'album')).toMatchObject({ 'All-season tyre': 'Tyres', 'Brake pads': 'Parts' })
  })

  it('of children tells of children and of somebody else as their parent', () => {
    const { seeds } = tableOf('A nursery. Parents add children with name, date of birth, parent and allergies.', 'children')
    for (const row of seeds) {
      expect(Number(String(row.date_of_birth).slice(0, 4))).toBeGreaterThan(2010)
      expect(row.parent).not.toBe(row.name)
    }
    expect(new Set(seeds.map(({ allergies }) => typeof allergies))).toEqual(new Set(['string']))
  })

  it('of dues is called by who pays, one of rent by the flat', () => {
    expect(Object.keys(pairs('A club. The treasurer manages membership fees.', 'membership fees', 'payer'))).toEqual(
      expect.arrayContaining(['Ana Silva, first half', 'Mei Chen, whole year']),
    )
    expect(Object.keys(pairs('A landlord site. Landlords manage rent payments.', 'rent payments', 'payer'))).toContain('Flat 2, October')
  })

  it('calls an animal as animals are called', () => {
    const { seeds } = tableOf('A dog salon. Customers book appointments with dog name and temperament.', 'appointments')
    const animals = ['Bella', 'Rocky', 'Luna', 'Milo', 'Coco', 'Oscar', 'Nala', 'Bruno']
    expect(seeds.map(({ dog_name: dog }) => animals.includes(String(dog)))).toEqual(seeds.map(() => true))
    expect(seeds.every(({ temperament }) => typeof temperament === 'string')).toBe(true)
  })
})
