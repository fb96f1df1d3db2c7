import { describe, expect, it } from 'vitest'
import { choicesOf } from '../support/choices.ts'
import { built } from '../support/turn.ts'

const tables = (words: string) => built(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label, entity, choices }) => (entity ? `${label} -> ${entity}` : choices ? `${label}: ${choices.join('/')}` : label))

describe('what a practice means by several names', () => {
  const fees = 'A property company website. Owners can pay property fees. Staff can generate bills, manage owners and rooms, and dispatch repair orders.'
  it('is kept once, by the name that the words do most with', () => {
    expect(tables(fees)).toEqual(['bills', 'owners', 'rooms', 'repair orders'])
    expect(labels(fees, 'bills')?.slice(0, 4)).toEqual([
      'Title',
      'House -> rooms',
      'Owner -> owners',
      'Kind: Property fee/Water/Electricity/Parking/Heating/Waste',
    ])
  })
  it('is a table of readings where the names are kinds of one', () => {
    const words = 'A greenhouse website. Growers can manage greenhouses and view temperature, humidity and light.'
    expect(tables(words)).toEqual(['greenhouses', 'environmental readings'])
    const kinds = 'Kind: Temperature/Humidity/Light/Carbon dioxide/Soil moisture'
    expect(labels(words, 'environmental readings')?.slice(0, 4)).toEqual(['Title', 'Greenhouse -> greenhouses', 'Sensor', kinds])
  })
  it('is referred to by each of its names', () => {
    const words = 'A fixed asset website. Clerks can manage asset cards, register assets, and record asset returns and asset transfers.'
    expect(labels(words, 'asset transfers')).toContain('Asset -> assets')
  })
})

describe('rows of their own table', () => {
  it('stand below one another', () => {
    const words = 'A backend management system. Administrators can manage menus, departments, roles and users.'
    expect(labels(words, 'menus')).toContain('Parent menu -> menus')
    expect(labels(words, 'departments')).toContain('Parent department -> departments')
  })
})

describe('the service that is evaluated', () => {
  it('is the order that it was asked for with, where the site offers no services', () => {
    const words = 'A website for a residential community. Residents can submit repair requests and evaluate the service after the repair is completed.'
    expect(tables(words)).not.toContain('services')
    expect(labels(words, 'reviews')).toContain('Repair request -> repair_requests')
  })
})

describe('what is called by how it is kept', () => {
  it.each([
    ['A pig farm website. Farmers can manage pig files and pens.', 'pigs', 'pig files'],
    ['A fleet website. Clerks can manage vehicle files and repairs.', 'vehicles', 'vehicle files'],
  ])('is the thing itself: %s', (words, kept, file) => {
    expect(tables(words)).toContain(kept)
    expect(tables(words)).not.toContain(file)
  })
  it('is what is entered in books, where it is registered', () => {
    expect(tables('A fixed asset system with functionalities for asset registration and asset repair.')).not.toContain('registrations')
  })
  it('is sorted as its own kind says, whatever the field of life', () => {
    const words = 'An instrument sharing website for research institutes. Users can browse instruments by category and reserve instruments.'
    const site = built(words)
    const instruments = site.entities.find(({ plural }) => plural === 'instruments')!
    expect(
      choicesOf(
        site,
        instruments.fields.find(({ label }) => label === 'Category'),
      ),
    ).toEqual(['Microscope', 'Spectrometer', 'Chromatograph', 'Centrifuge', 'Other'])
  })
  it('is a record in a list of functions, rather than a doing', () => {
    expect(tables('A farm website with functionalities for plot management, pest reports, and harvest records.')).toContain('harvest records')
  })
})
