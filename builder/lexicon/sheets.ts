import type { Sheet } from '../module-data.ts'
import { choice, type KnownSheet, number, result, sheet } from './sheet-parts.ts'
import { bodySheets } from './sheets-body.ts'
import { craftSheets } from './sheets-crafts.ts'
import { historicSheets } from './sheets-historic.ts'
import { homeSheets } from './sheets-home.ts'
import { kitchenSheets } from './sheets-kitchen.ts'
import { moneySheets } from './sheets-money.ts'
import { scienceSheets } from './sheets-science.ts'
import { tripSheets } from './sheets-trips.ts'
import { unitSheets } from './sheets-units.ts'
import { workSheets } from './sheets-work.ts'

const keypad: Sheet = { id: 'keypad', name: 'Calculator', about: 'Sums with brackets, powers, roots and angles in degrees.', fields: [], results: [] }
export const keypadSheet: KnownSheet = {
  asked: /\b(?:basic|simple|scientific|standard|online|sub-apps?,? including a) calculator\b|\bcalculator (?:app|webpage|page|web app)\b/,
  sheet: keypad,
}

/** All calculators that are known, in the order in which they are offered. */
export const sheets: readonly KnownSheet[] = [
  keypadSheet,
  ...moneySheets,
  {
    asked: /\bbmi\b|\bbody mass index\b/,
    family: 'health',
    sheet: sheet(
      'bmi',
      'Body mass index',
      'Weight by the square of the height. 18.5 to 25 counts as healthy for adults; it does not replace a doctor.',
      [
        ['weight', 'Weight', 70, 'kg'],
        ['height', 'Height', 175, 'cm'],
      ],
      [
        ['bmi', 'BMI', 'weight / (height / 100) ^ 2', '', 1],
        ['low', 'Healthy from', '18.5 * (height / 100) ^ 2', 'kg', 1],
        ['high', 'Healthy to', '25 * (height / 100) ^ 2', 'kg', 1],
      ],
      'bmi',
    ),
  },
  {
    asked: /\bcalories? (?:needs? )?(?:calculat\w+|requirements?)\b|\bcalculat\w+ (?:\w+ ){0,3}(?:calories|bmr|metabolic)\b|\bbmr\b/,
    family: 'health',
    sheet: {
      id: 'calories',
      name: 'Calories a day',
      about: 'The energy that a body needs, after Mifflin and St Jeor.',
      fields: [
        choice('sex', 'Sex', [
          ['Female', -161],
          ['Male', 5],
        ]),
        number(['weight', 'Weight', 70, 'kg']),
        number(['height', 'Height', 175, 'cm']),
        number(['age', 'Age', 35]),
        choice('active', 'Activity', [
          ['Seated', 1.2],
          ['Light', 1.375],
          ['Some sport', 1.55],
          ['Much sport', 1.725],
        ]),
      ],
      results: [result(['rest', 'At rest', '10 * weight + 6.25 * height - 5 * age + sex', 'kcal', 0]), result(['day', 'A day', 'rest * active', 'kcal', 0])],
    },
  },
  {
    asked: /\btips? calculat\w+|\bsplit(?:ting)? (?:the |a )?bills?\b|\bbill split\w+|\bexpense sharing\b/,
    sheet: sheet(
      'tip',
      'Tip and split',
      'What each pays of a bill with a tip.',
      [
        ['bill', 'Bill', 86.4],
        ['tip', 'Tip', 10, '%'],
        ['people', 'People', 4],
      ],
      [
        ['total', 'With tip', 'bill * (1 + tip / 100)'],
        ['each', 'Each pays', 'total / people'],
      ],
    ),
  },
  {
    asked: /\bdiscount calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}discounts?\b/,
    sheet: sheet(
      'discount',
      'Discount',
      'The price after a discount.',
      [
        ['price', 'Price', 120],
        ['off', 'Discount', 15, '%'],
      ],
      [
        ['saved', 'Saved', 'price * off / 100'],
        ['pay', 'To pay', 'price - saved'],
      ],
    ),
  },
  {
    asked: /\b(?:date|day|age|duration) calculators?|\bdays between\b|\bcalculat\w+ (?:\w+ ){0,2}(?:ages?|days|dates?)\b/,
    sheet: {
      id: 'dates',
      main: 'days',
      name: 'Between two dates',
      about: 'How long it is from one day to another.',
      fields: [
        { id: 'first', label: 'From', kind: 'date', value: '2026-01-01', unit: '' },
        { id: 'last', label: 'To', kind: 'date', value: '2026-12-31', unit: '' },
      ],
      results: [
        result(['days', 'Days', 'last - first', '', 0]),
        result(['weeks', 'Weeks', 'days / 7', '', 1]),
        result(['years', 'Years', 'days / 365.2425', '', 2]),
      ],
    },
  },
  {
    asked: /\b(?:gpa|grades?|marks?) (?:average )?calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}(?:gpa|grades?|average (?:scores?|marks?))\b|\bgpa\b/,
    sheet: sheet(
      'grades',
      'Grade average',
      'The average of up to five grades, each by its weight; 0 leaves one out.',
      [
        ['a', 'Grade 1', 85],
        ['aw', 'Weight 1', 2],
        ['b', 'Grade 2', 78],
        ['bw', 'Weight 2', 1],
        ['c', 'Grade 3', 92],
        ['cw', 'Weight 3', 1],
        ['d', 'Grade 4', 0],
        ['dw', 'Weight 4', 0],
        ['f', 'Grade 5', 0],
        ['fw', 'Weight 5', 0],
      ],
      [['average', 'Average', '(a * aw + b * bw + c * cw + d * dw + f * fw) / (aw + bw + cw + dw + fw)']],
    ),
  },
  {
    asked: /\broof\b[^.]*\b(?:calculator|area)\b/,
    sheet: {
      id: 'roof',
      name: 'Roof area',
      about: 'The area of a pitched roof from the ground that it covers, and the price of its covering.',
      fields: [
        ...[['length', 'Length', 12, 'm'] as const, ['width', 'Width', 9, 'm'] as const, ['pitch', 'Pitch', 35, '°'] as const].map(number),
        choice('cover', 'Covering', [
          ['Clay tiles, 45 a m²', 45],
          ['Concrete tiles, 32 a m²', 32],
          ['Metal sheets, 38 a m²', 38],
          ['Slate, 85 a m²', 85],
        ]),
        number(['waste', 'Offcuts', 8, '%']),
      ],
      results: [
        result(['area', 'Roof area', 'length * width / cos(pitch)', 'm²']),
        result(['material', 'To order', 'area * (1 + waste / 100)', 'm²']),
        result(['price', 'Price of the covering', 'material * cover']),
      ],
    },
  },
  {
    asked: /\b3d print\w*\b[^.]*\b(?:cost|price|calculator|estimate)\b/,
    sheet: {
      id: 'print3d',
      name: '3D printing cost',
      about: 'Volume, weight and cost of a print from its dimensions, its infill and the technology.',
      fields: [
        choice('tech', 'Technology', [
          ['FDM, PLA, 0.05 a g', 0.05],
          ['SLA, resin, 0.16 a g', 0.16],
          ['SLS, nylon, 0.22 a g', 0.22],
        ]),
        ...[
          ['x', 'Length', 80, 'mm'] as const,
          ['y', 'Width', 60, 'mm'] as const,
          ['z', 'Height', 40, 'mm'] as const,
          ['solid', 'Solid share', 25, '%'] as const,
          ['density', 'Density', 1.24, 'g/cm³'] as const,
          ['setup', 'Setting up', 5] as const,
        ].map(number),
      ],
      results: [
        result(['box', 'Bounding box', 'x * y * z / 1000', 'cm³', 1]),
        result(['volume', 'Volume', 'box * solid / 100', 'cm³', 1]),
        result(['weight', 'Weight', 'volume * density', 'g', 1]),
        result(['price', 'Cost', 'setup + weight * tech']),
      ],
    },
  },
  {
    asked: /\b(?:product|production|manufacturing) cost calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}product costs?\b/,
    sheet: sheet(
      'cost',
      'Product cost',
      'What a product costs to make, and its price with a margin.',
      [
        ['material', 'Material', 14.5],
        ['labour', 'Hours of work', 0.75],
        ['wage', 'Cost of an hour', 24],
        ['overhead', 'Overhead', 15, '%'],
        ['margin', 'Margin', 30, '%'],
      ],
      [
        ['direct', 'Direct cost', 'material + labour * wage'],
        ['total', 'Cost', 'direct * (1 + overhead / 100)'],
        ['price', 'Price', 'total / (1 - margin / 100)'],
      ],
    ),
  },
  {
    asked: /\bfuel (?:cost )?calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}fuel\b/,
    sheet: sheet(
      'fuel',
      'Fuel',
      'The fuel of a trip and what it costs.',
      [
        ['distance', 'Distance', 320, 'km'],
        ['use', 'Use on 100 km', 6.5, 'l'],
        ['price', 'Price of a litre', 1.8],
      ],
      [
        ['fuel', 'Fuel', 'distance * use / 100', 'l', 1],
        ['cost', 'Cost', 'fuel * price'],
      ],
    ),
  },
  {
    asked: /\b(?:electricity|energy|power) (?:cost |bill )?calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}electricity\b/,
    sheet: sheet(
      'power',
      'Electricity',
      'What a device uses and costs in a month.',
      [
        ['watts', 'Power', 900, 'W'],
        ['hours', 'Hours a day', 2],
        ['price', 'Price of a kWh', 0.28],
      ],
      [
        ['use', 'Use in 30 days', 'watts * hours * 30 / 1000', 'kWh', 1],
        ['cost', 'Cost', 'use * price'],
      ],
    ),
  },
  ...homeSheets,
  ...craftSheets,
  ...kitchenSheets,
  ...bodySheets,
  ...workSheets,
  ...tripSheets,
  ...scienceSheets,
  ...historicSheets,
  ...unitSheets,
]
