import { describe, expect, it, test } from 'vitest'
import { kitField } from '../../builder/compose/field.ts'
import { thingOf } from '../../builder/compose/thing.ts'
import { isToldBy, usualFor } from '../../builder/compose/usual.ts'
import type { KitName } from '../../builder/lexicon/kits.ts'
import { usualValues } from '../../builder/lexicon/usual-columns.ts'
import { siteOf } from '../support/visitor-words.ts'

const fieldsIn = (fields: string) => fields.split(';').map((part) => kitField(part).field)
const usual = (noun: string, kit: KitName, fields: string) => usualFor(thingOf(noun, kit), fieldsIn(fields))

const told =
  'Please implement a fleet management website for a delivery company with several depots. Dispatchers can browse vehicles, plan tours and look up where every driver is. Drivers can view tours and report damage on the road. Managers can manage vehicles, drivers and contracts, and they see at a glance what is due next. The website should be clear, quick and easy to use for everybody.'
const terse = 'A fleet management website. Dispatchers browse vehicles and plan tours. Managers manage vehicles, drivers and contracts.'
const labelsOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a description that tells at length', () => {
  const vehicles = siteOf(told).entities.find(({ plural }) => plural === 'vehicles')
  it('gets columns that vehicles usually have beside those of its kind', () => {
    expect(vehicles?.fields.map(({ label }) => label)).toEqual([
      'Name',
      'Depot',
      'Plate number',
      'Model',
      'Type',
      'Driver',
      'Mileage',
      'Next service on',
      'Year',
      'Fuel',
      'VIN',
      'Capacity',
      'Phone',
      'Brand',
      'Status',
    ])
  })
  it('has values of the list in text columns', () => {
    const brands = usualValues('vehicle', 'brand')
    expect(vehicles?.seeds.map(({ brand }) => brands.includes(String(brand)))).toEqual([true, true, true, true])
  })
  it('gets none that another column tells: a value beside an amount, a partner beside a counterparty', () => {
    expect(labelsOf(told, 'contracts')).toEqual(['Title', 'Contract number', 'Vehicle', 'Partner', 'Value', 'Starts on', 'Ends on', 'File', 'Terms', 'Status'])
  })
  it('is one of more than 280 letters', () => {
    expect([told.length > 280, terse.length < 280]).toEqual([true, true])
    expect(labelsOf(terse, 'vehicles')).toEqual(['Name', 'Plate number', 'Model', 'Type', 'Driver', 'Mileage', 'Next service on', 'Status'])
  })
})

test.each<[string, KitName, string, readonly string[]]>([
  [
    'contract',
    'trade_record',
    'Title!;Text:long',
    ['Customer->@customer', '~Status=Open|In production|Completed', 'File:file', 'End date:date', 'Amount:money#0-'],
  ],
  ['article', 'article', 'Title!;Text:long', ['Category->@category', 'Picture:image', 'Published on:date']],
  ['task', 'task', 'Title!;Deadline:date', ['Assigned to->@grid staff', '~Status=To do|In progress|Done', 'Description:long', 'Priority=Low|Normal|High']],
])('a %s of the kit %s with %s lacks what it refers to and four more at the most', (noun, kit, fields, wanted) => {
  expect(usual(noun, kit, fields)).toEqual(wanted)
})

test.each<[string, KitName]>([
  ['order', 'order'],
  ['invoice', 'invoice'],
])('an %s follows from how it is dealt with', (noun, kit) => {
  expect(usual(noun, kit, 'Name!')).toEqual([])
})

test('a noun with words before it is one of its last word where half of the columns of that are there', () => {
  expect(usual('sales contract', 'trade_record', 'Title!;File:file;Amount:money')).toEqual([])
  expect(usual('sales contract', 'trade_record', 'Title!;File:file;Amount:money;Starts on:date;Counterparty')).toEqual([
    'Customer->@customer',
    '~Status=Open|In production|Completed',
    'End date:date',
    'Contract number',
  ])
})

test('a state is usual only where whoever runs the site says it', () => {
  const shown = 'Title!;Description:long;Cover:image'
  expect(usual('exhibition', 'event', shown)).toEqual(['Start date:date', 'End date:date'])
  expect(usual('exhibition', 'trade_record', shown)).toEqual(['Start date:date', 'End date:date', '~Status=Upcoming|Open|Closed'])
})

test('a table whose columns tell of something else is no such one', () => {
  expect(usual('vehicle', 'trade_item', 'Title!;Colour;Weight:number;Remark')).toEqual([])
})

test.each<[string, string, boolean]>([
  ['Name!;Due date:date', 'Deadline:date', true],
  ['Name!;Deadline:date', 'Due date:date', true],
  ['Name!;Text:long', 'Description:long', true],
  ['Name!;Paid on:date', 'Paid at:date', true],
  ['Name!;Starts on:date', 'Ends on:date', false],
  ['Name!;Date:date;Minutes:number', 'Ends at:date', true],
  ['Name!;Value:money', 'Amount:money', true],
  ['Name!;Partner', 'Counterparty', true],
  ['Name!;Work phone:phone', 'Phone:phone', true],
  ['Name!;Colour', 'Phone:phone', false],
  ['Name!;Colour', 'Description:long', false],
])('%s tells %s: %s', (fields, column, isTold) => {
  expect(isToldBy(fieldsIn(fields), kitField(column).field)).toBe(isTold)
})

test('values of a label are those of tables of that noun first', () => {
  expect(usualValues('regulation', 'code')).toEqual(['R-2023-14', 'SR 417.2', 'HS-08-2021', 'ENV 52-3'])
  expect(usualValues('project version', 'version')).toEqual(['2.4.1', '1.0.3', '3.2.0', '1.9.7'])
  expect(usualValues('puppy', 'zzz')).toEqual([])
})
