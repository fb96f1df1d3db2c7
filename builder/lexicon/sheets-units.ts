import type { Sheet } from '../module-data.ts'
import { choice, type KnownSheet, number, result } from './sheet-parts.ts'

/** A converter of units of one kind, each with how many of the first it is; `second` is the place of the unit that it converts to at first. */
export function units(id: string, name: string, all: readonly (readonly [string, number])[], second = 1): Sheet {
  const [from, to] = [choice('from', 'From', all), choice('to', 'To', all)]
  return {
    id,
    name,
    about: `Converts between ${all
      .slice(0, 3)
      .map(([words]) => words)
      .join(', ')} and others.`,
    fields: [number(['amount', 'Amount', 1]), from, { ...to, value: String(all[second]![1]) }],
    results: [result(['converted', 'Converted', 'amount * from / to', '', 6])],
  }
}

const money = (rows: readonly (readonly [string, number])[]): Sheet => ({
  ...units('currency', 'Currency converter', rows),
  about: 'Converts money by the rates of the table on this page, which can be changed.',
  results: [result(['converted', 'Converted', 'amount / from * to', '', 2])],
})
/** What a US dollar is worth in each currency, to begin with. */
export const firstRates: readonly (readonly [string, number])[] = [
  ['USD', 1],
  ['EUR', 0.93],
  ['GBP', 0.79],
  ['CNY', 7.14],
  ['JPY', 149.3],
  ['INR', 83.3],
  ['CHF', 0.88],
  ['CAD', 1.37],
  ['AUD', 1.52],
  ['BRL', 5.56],
]

/** Converters of units and money. */
export const unitSheets: readonly KnownSheet[] = [
  {
    asked: /\bcurrency (?:conver\w+|exchange calculat\w+)|\bconver\w+ (?:\w+ ){0,2}currenc\w+|\bexchange rate (?:calculat|conver)\w+/,
    family: 'convert',
    sheet: money(firstRates),
  },
  {
    asked: /\bunit (?:conver\w+|conversion)|\bconver\w+ (?:\w+ ){0,2}units\b|\blength conver/,
    family: 'convert',
    sheet: units(
      'length',
      'Length',
      [
        ['metres', 1],
        ['kilometres', 1000],
        ['centimetres', 0.01],
        ['millimetres', 0.001],
        ['miles', 1609.344],
        ['yards', 0.9144],
        ['feet', 0.3048],
        ['inches', 0.0254],
      ],
      6,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\bweight conver/,
    family: 'convert',
    sheet: units(
      'mass',
      'Weight',
      [
        ['kilograms', 1],
        ['grams', 0.001],
        ['tonnes', 1000],
        ['pounds', 0.45359237],
        ['ounces', 0.028349523125],
      ],
      3,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\bvolume conver/,
    family: 'convert',
    sheet: units(
      'volume',
      'Volume',
      [
        ['litres', 1],
        ['millilitres', 0.001],
        ['cubic metres', 1000],
        ['US gallons', 3.785411784],
        ['US cups', 0.2365882365],
        ['pints', 0.56826125],
      ],
      3,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\barea conver/,
    family: 'convert',
    sheet: units(
      'area',
      'Area',
      [
        ['square metres', 1],
        ['hectares', 10000],
        ['square kilometres', 1000000],
        ['acres', 4046.8564224],
        ['square feet', 0.09290304],
      ],
      4,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\bdata size/,
    family: 'convert',
    sheet: units(
      'data',
      'Data',
      [
        ['megabytes', 1],
        ['kilobytes', 0.001],
        ['gigabytes', 1000],
        ['terabytes', 1000000],
        ['mebibytes', 1.048576],
      ],
      2,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\bpressure conver/,
    family: 'convert',
    sheet: units(
      'pressure',
      'Pressure',
      [
        ['pascals', 1],
        ['kilopascals', 1000],
        ['bars', 100000],
        ['pounds a square inch', 6894.757293],
        ['atmospheres', 101325],
        ['millimetres of mercury', 133.322387],
      ],
      2,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\bspeed conver/,
    family: 'convert',
    sheet: units(
      'speed',
      'Speed',
      [
        ['metres a second', 1],
        ['kilometres an hour', 1 / 3.6],
        ['miles an hour', 0.44704],
        ['knots', 1.852 / 3.6],
      ],
      1,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\benergy conver/,
    family: 'convert',
    sheet: units(
      'energy',
      'Energy',
      [
        ['joules', 1],
        ['kilojoules', 1000],
        ['kilocalories', 4184],
        ['watt-hours', 3600],
        ['kilowatt-hours', 3600000],
      ],
      2,
    ),
  },
  {
    asked: /\bunit conver\w+|\bconver\w+ (?:\w+ ){0,2}units\b|\btemperature conver/,
    family: 'convert',
    sheet: {
      id: 'temperature',
      name: 'Temperature',
      about: 'Converts degrees Celsius, Fahrenheit and kelvins.',
      fields: [
        number(['amount', 'Temperature', 20]),
        choice('from', 'Given in', [
          ['Celsius', 1],
          ['Fahrenheit', 2],
          ['kelvins', 3],
        ]),
      ],
      results: [
        result(['celsius', 'Celsius', 'if(from = 1, amount, if(from = 2, (amount - 32) / 1.8, amount - 273.15))', '°C']),
        result(['fahrenheit', 'Fahrenheit', 'celsius * 1.8 + 32', '°F']),
        result(['kelvin', 'Kelvins', 'celsius + 273.15', 'K']),
      ],
    },
  },
]
