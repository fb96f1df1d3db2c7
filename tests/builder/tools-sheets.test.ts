import { describe, expect, test } from 'vitest'
import { sheetsIn } from '../../builder/complete/module/which-calculators.ts'
import { calculated, daysOf, readable, shownNumber, valueOfFormula } from '../../builder/formula.ts'
import { sheets } from '../../builder/lexicon/sheets.ts'

describe('a formula', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['-2 ^ 2', -4],
    ['2 ^ 3 ^ 2', 512],
    ['2 ^ -1', 0.5],
    ['(1 + 2) * 3 / 4', 2.25],
    ['10 - 4 - 3', 3],
    ['50%', 0.5],
    ['5!', 120],
    ['sqrt(16) + abs(-3)', 7],
    ['sin(30) + cos(60)', 1],
    ['if(2 >= 2, 10, 20)', 10],
    ['if(1 = 2, 10, 20)', 20],
    ['max(1, 5, 3) − min(4, 2)', 3],
    ['round(2.345, 2)', 2.35],
    ['6 ÷ 2 × π', 3 * Math.PI],
    ['log(1000) + ln(e)', 4],
    ['1.5e3', 1500],
  ])('“%s” is %d', (formula, value) => expect(valueOfFormula(formula)).toBeCloseTo(value, 10))
  test.each([
    ['1 +', 'The formula is not finished.'],
    ['(1 + 2', '“)” is missing at the end.'],
    ['1 2', '“2” was not expected.'],
    ['steal(1)', '“steal” means nothing here.'],
    ['constructor(1)', '“constructor” means nothing here.'],
  ])('“%s” is told: %s', (formula, words) => expect(() => valueOfFormula(formula)).toThrow(words))
  test('is read in words, and its numbers are written in groups', () => {
    expect(readable('amount * rate / 100', { amount: 'Amount', rate: 'Rate' })).toBe('Amount × Rate ÷ 100')
    expect([shownNumber(1234567.891, 2), shownNumber(-0.5, 1), shownNumber(1 / 0, 2), shownNumber(3, 0)]).toEqual(['1,234,567.89', '−0.5', '–', '3'])
  })
})

function result(id: string, given: Record<string, string> = {}) {
  const { sheet } = sheets.find((one) => one.sheet.id === id)!
  return calculated(sheet, { ...Object.fromEntries(sheet.fields.map((field) => [field.id, field.value])), ...given })
}
describe('a calculator', () => {
  test('each counts with what it begins with', () => {
    for (const { sheet } of sheets)
      for (const { id } of sheet.results) expect([sheet.id, id, Number.isFinite(result(sheet.id)[id])]).toEqual([sheet.id, id, true])
  })
  test('a loan is paid back in equal parts, without interest too', () => {
    expect(result('loan', { amount: '100000', rate: '6', years: '30' }).payment).toBeCloseTo(599.55, 2)
    expect(result('loan', { amount: '1200', rate: '0', years: '1' }).payment).toBe(100)
  })
  test('body mass, energy, tips, grades and dates come out as known', () => {
    expect(result('bmi', { weight: '80', height: '200' }).bmi).toBe(20)
    expect(result('calories', { sex: '5', weight: '80', height: '180', age: '30', active: '1.2' }).rest).toBe(1780)
    expect(result('tip', { bill: '100', tip: '10', people: '4' }).each).toBeCloseTo(27.5)
    expect(result('grades').average).toBe(85)
    expect(result('dates', { first: '2024-02-28', last: '2024-03-01' }).days).toBe(2)
    expect(daysOf('1970-01-02')).toBe(1)
  })
  test('a garment is cast on by the gauge and its measures, and a tank holds what its sides say', () => {
    const of = (what: string, wide: string) => result('garment', { what, wide, long: '20' })
    expect([of('1', '30').cast, of('2', '50').cast, of('3', '100').cast]).toEqual([60, 90, 210])
    expect([of('1', '30').knit, result('garment', { what: '3', wide: '100', long: '60', swatch: '5' }).balls]).toEqual([56, 11])
    const { volume, weight, heater, filter, left } = result('aquarium', { height: '50', count: '40', warmer: '5' })
    expect([volume, weight, heater, filter, left]).toEqual([200, 250, 200, 800, -120])
  })
  test('units and temperatures are converted', () => {
    expect(result('length', { amount: '1', from: '1609.344', to: '1' }).converted).toBeCloseTo(1609.344)
    expect(result('temperature', { amount: '212', from: '2' }).celsius).toBeCloseTo(100)
    expect(result('currency', { amount: '9.3', from: '0.93', to: '149.3' }).converted).toBeCloseTo(1493)
  })
})

test.each([
  ['A BMI calculator site', ['bmi']],
  ['A mobile app with a calculator and a timer', ['keypad']],
  ['A unit converter', ['length', 'mass', 'volume', 'area', 'data', 'pressure', 'speed', 'energy', 'temperature']],
  ['A pressure converter for divers', ['pressure']],
  ['A currency converter for travellers', ['currency']],
  ['A loan brokerage website with 28 embedded calculators', ['loan', 'deposit', 'afford', 'savings', 'roi', 'tax', 'salary']],
  ['A knitting calculator website. Users enter a gauge and choose a scarf, hat or sweater.', ['garment']],
  ['A knitting calculator that turns a pattern into another gauge', ['gauge']],
  ['An aquarium tool for fish keepers. It calculates water volume and weight from the dimensions of the tank.', ['aquarium']],
  ['A community energy website where members enter meter readings. A savings calculator is open to everyone.', ['use_savings']],
  ['A solar panel savings calculator', ['solar']],
  ['A bank website with a savings calculator', ['savings']],
  ['A shop where the system calculates the order amount', []],
])('“%s” asks for %j', (words, ids) => expect(sheetsIn(words).map(({ sheet }) => sheet.id)).toEqual(ids))
