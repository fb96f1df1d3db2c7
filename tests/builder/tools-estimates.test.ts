import { describe, expect, test } from 'vitest'
import { estimateIn } from '../../builder/complete/module/estimates.ts'
import { isCalculatorFirst, sheetsIn } from '../../builder/complete/module/which-calculators.ts'
import { calculated, scheduled } from '../../builder/formula.ts'
import { asksFor, sheetOf } from '../../builder/lexicon/sheet-lines.ts'
import { sheets } from '../../builder/lexicon/sheets.ts'
import type { AppModel, BlockKind, BlockOf } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'

function built(words: string): AppModel {
  const turn = take(null, words)
  for (;;) {
    const next = turn.next()
    if (next.done) return next.value.model!
  }
}
const blocksOf = <Kind extends BlockKind>(model: AppModel, kind: Kind) =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === kind ? [{ path, block: block as BlockOf<Kind> }] : [])))
const sheetNamed = (id: string) => sheets.find(({ sheet }) => sheet.id === id)!.sheet
const startOf = (id: string, given: Record<string, string> = {}) => {
  const sheet = sheetNamed(id)
  return calculated(sheet, { ...Object.fromEntries(sheet.fields.map((field) => [field.id, field.value])), ...given })
}

test('lines of a sheet are its fields, its results and its schedule', () => {
  const sheet = sheetOf(
    'van',
    'Van',
    'A van.',
    'make: Make\n price: Price = 10 EUR\n kind: Kind ? Old = 0.5 / New = 1\n value: Value := price * kind | EUR | 1\n each Year to 2: Left := value / n',
    'value',
  )
  expect(sheet).toEqual({
    id: 'van',
    name: 'Van',
    about: 'A van.',
    main: 'value',
    fields: [
      { id: 'make', label: 'Make', kind: 'text', value: '', unit: '' },
      { id: 'price', label: 'Price', kind: 'number', value: '10', unit: 'EUR' },
      {
        id: 'kind',
        label: 'Kind',
        kind: 'choice',
        value: '0.5',
        unit: '',
        choices: [
          { words: 'Old', value: 0.5 },
          { words: 'New', value: 1 },
        ],
      },
    ],
    results: [{ id: 'value', label: 'Value', formula: 'price * kind', unit: 'EUR', decimals: 1 }],
    schedule: { each: 'Year', rows: '2', columns: [{ label: 'Left', formula: 'value / n' }] },
  })
  const made = calculated(sheet, { make: 'Volvo', price: '10', kind: '1' })
  expect([made, scheduled(sheet.schedule!, made)]).toEqual([
    { price: 10, kind: 1, value: 10 },
    [
      [1, 10],
      [2, 5],
    ],
  ])
})

test.each([
  ['a paint calculator', true],
  ['calculate how much paint is needed', true],
  ['see the estimated paint', true],
  ['the paint needed', true],
  ['buy paint in the shop', false],
  ['calculate prices and order paint', false],
])('“%s” asks for the paint calculator: %s', (words, asks) => expect(asksFor('paint').test(words)).toBe(asks))

describe('what is known', () => {
  test('a dough has each ingredient by its share of the flour, for any number of loaves', () => {
    expect(startOf('dough')).toMatchObject({ water_all: 700, starter_all: 200, salt_all: 20 })
    expect(startOf('dough', { loaves: '3' })).toMatchObject({ water_all: 2100, salt_all: 60, flour_all: 3000 })
  })
  test.each(['1', '2', '3'])('an asset loses its price less what is left of it over its life by method %s', (method) => {
    const sheet = sheetNamed('depreciation')
    const rows = scheduled(sheet.schedule!, startOf('depreciation', { method }))
    expect(rows).toHaveLength(5)
    expect(rows.reduce((sum, [, lost]) => sum + lost!, 0)).toBeCloseTo(11000, 5)
    expect(rows.at(-1)![2]).toBeCloseTo(1000, 5)
    expect(startOf('depreciation', { method, after: '3' }).book).toBeCloseTo(rows[2]![2]!, 5)
  })
  test('a loan is paid back at the end of its schedule', () => {
    const sheet = sheetNamed('loan')
    for (const rate of ['4.5', '0']) expect(scheduled(sheet.schedule!, startOf('loan', { rate })).at(-1)!.at(-1)).toBeCloseTo(0, 3)
  })
  test('calculators have names of their own, and choices that differ', () => {
    expect(new Set(sheets.map(({ sheet }) => sheet.id)).size).toBe(sheets.length)
    for (const { sheet } of sheets)
      for (const { id, choices = [] } of sheet.fields)
        expect([sheet.id, id, new Set(choices.map(({ value }) => value)).size]).toEqual([sheet.id, id, choices.length])
  })
  test.each([
    ['A bakery site: calculating dough by baker’s percentages', ['dough']],
    ['A website to estimate the value of vintage cars', ['vehicle']],
    ['A fixed asset site. Accountants calculate depreciation.', ['depreciation']],
    ['A loan comparison site where users enter the amount and term, view the monthly payment, and save it.', ['loan']],
    ['A converter of old units of measurement', ['rome_length']],
    ['A company tool for sales teams. Managers calculate commissions and settle them.', []],
    ['A shop for paint and tiles', []],
  ])('“%s” asks for %j', (words, ids) =>
    expect(
      sheetsIn(words)
        .map(({ sheet }) => sheet.id)
        .slice(0, 1),
    ).toEqual(ids),
  )
})

describe('an estimate of the words’ own', () => {
  const estimate = (words: string) => {
    const sheet = estimateIn(words, false)?.sheet
    return sheet && [sheet.fields.map(({ label, kind }) => [label, kind]), sheet.results.map(({ label }) => label)]
  }
  test('has what the words enter by its own names, and what they say comes out', () =>
    expect(estimate('Users can enter the breed, age and current weight of a puppy, see the estimated adult weight, and save it.')).toEqual([
      [
        ['Breed', 'text'],
        ['Age', 'number'],
        ['Current weight', 'number'],
        ['Adult weight for 1 kg of current weight', 'number'],
      ],
      ['Adult weight'],
    ]))
  test('reckons a price by amounts and an adjustable price, and an index as a mean', () => {
    const price = estimateIn('Users enter the number of words, choose the urgency and receive an estimated price.', false)!.sheet
    expect(calculated(price, Object.fromEntries(price.fields.map(({ id, value }) => [id, value])))).toMatchObject({ r_price: 50 })
    const index = estimateIn('A river index site. Users enter pH, temperature and turbidity, calculate the index, and view past results.', false)!.sheet
    expect(index.results.map(({ formula }) => formula)).toEqual(['(v_ph + v_temperature + v_turbidity) / 3'])
  })
  test.each([
    'Users can enter their address, see the total price and order.',
    'Users can register, enter a title and view comments.',
    'Users can select a date and see available rooms.',
  ])('“%s” has none', (words) => expect(estimateIn(words, false)).toBeNull())
})

describe('what is calculated', () => {
  const words =
    'A classic car valuation website. Users should be able to enter make, model, year and mileage, receive an estimated value, save valuations to their account, compare valuations, and view a value history chart.'
  test('is kept in the table that the words have for it, by its own columns', () => {
    const model = built(words)
    const [{ block, path } = { path: '', block: undefined }] = blocksOf(model, 'calculator')
    const action = model.actions.find(({ id }) => id === block?.keeps?.action)
    const entity = model.entities.find(({ id }) => id === action?.entity)
    expect(path).toBe('/vehicle-value')
    expect(entity?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['result', 'make', 'model', 'year', 'mileage', 'kept_on']))
    expect(entity?.seeds.every(({ result }) => typeof result === 'number')).toBe(true)
    expect(block?.keeps?.measures).toMatchObject({ words: 'calculation', value: 'result', make: 'make' })
  })
  test('is compared and drawn where the words ask for it', () => {
    const model = built(words)
    const kept = model.actions.find(({ id }) => id === blocksOf(model, 'calculator')[0]?.block.keeps?.action)?.entity
    expect(blocksOf(model, 'chart').some(({ block }) => block.entity === kept && block.field === 'result' && block.by === 'kept_on')).toBe(true)
    expect(blocksOf(model, 'compare').some(({ block }) => block.entity === kept)).toBe(true)
  })
  test('asks for a name and a note where the words do', () => {
    const model = built('A paint calculator. Users enter room dimensions, see the paint needed, and save calculations under a name with notes.')
    const action = model.actions.find(({ id }) => id === blocksOf(model, 'calculator')[0]?.block.keeps?.action)
    expect(action?.fields).toEqual(expect.arrayContaining(['name', 'note']))
  })
  test('leaves no table for what only comes out, nor charts of it', () => {
    const model = built('A carbon footprint calculator where people can enter their travel and diet and see their yearly footprint, and view a chart.')
    const known = new Set(model.entities.map(({ id }) => id))
    expect(model.entities.filter(({ plural }) => /footprints|daily entries/.test(plural))).toEqual([])
    expect(blocksOf(model, 'chart').filter(({ block }) => !known.has(block.entity))).toEqual([])
  })
  test('stands after other pages where a site reckons in passing', () => {
    const text =
      'A fruit pressing booking website. Users can choose a time slot, enter the fruit variety and weight, see the estimated juice yield and price, and cancel bookings.'
    expect(isCalculatorFirst(text)).toBe(false)
    const paths = built(text)
      .pages.filter(({ navigation }) => navigation !== null)
      .map(({ path }) => path)
    expect(paths.indexOf('/juice-yield-and-price')).toBeGreaterThan(1)
  })
})
