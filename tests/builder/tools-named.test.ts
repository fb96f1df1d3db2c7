import { expect, test } from 'vitest'
import { sheetsIn } from '../../builder/complete/module/which-calculators.ts'
import { calculated } from '../../builder/formula.ts'

const told = (words: string) =>
  sheetsIn(words).map(({ sheet }) => {
    const made = calculated(sheet, Object.fromEntries(sheet.fields.map(({ id, value }) => [id, value])))
    return [
      sheet.name,
      sheet.fields.map(({ label, value, unit }) => `${label} = ${value}${unit && ` ${unit}`}`),
      sheet.results.map(({ id, label, unit }) => `${label} = ${made[id]}${unit && ` ${unit}`}`),
    ]
  })

test.each([
  [
    'A wedding planner with venues, guests and a budget calculator.',
    [['Budget', ['Budget = 1000', 'Quantity = 10', 'Price of one = 25', 'Extra costs = 50'], ['Total = 300', 'Left of the budget = 700']]],
  ],
  ['A garden pond volume calculator', [['Garden pond volume', ['Length = 2 m', 'Width = 2 m', 'Depth = 2 m'], ['Garden pond volume = 8 m³']]]],
  [
    'A gift shop with a ribbon calculator. Users enter the number of parcels and the ribbon length.',
    [['Ribbon', ['Number of parcels = 10', 'Ribbon length = 2 m', 'Ribbon for one of number of parcels = 1'], ['Ribbon = 10']]],
  ],
  ['A house building site with a subsidy calculator', [['Subsidy', ['Quantity = 10', 'Subsidy for one = 1'], ['Subsidy = 10']]]],
  [
    'A dog breeder website with litters, a puppy weight calculator, and inquiries.',
    [
      [
        'Adult weight of a puppy',
        ['Weight today = 6 kg', 'Age = 14 weeks', 'Grown up at = 40'],
        ['Adult weight = 17.142857142857142 kg', 'Still to gain = 11.142857142857142 kg'],
      ],
    ],
  ],
])('“%s” has a calculator of its own name, with what it asks and what comes out', (words, sheets) => expect(told(words)).toEqual(sheets))

test.each([
  ['A cocktail app with recipes and an alcohol calculator.', ['strength']],
  ['A party safety website with an alcohol calculator.', ['alcohol']],
  ['A recipe site with ratings and an ingredient scaling calculator.', ['scale']],
  ['A health website with a BMI calculator and a budget calculator.', ['bmi', 'budget']],
  ['A renovation site with projects, photos and a cost calculator app.', []],
  ['An online calculator for the price of window cleaning', []],
  ['A classroom app with a simple calculator and a dice', ['keypad']],
  ['A scientific calculator with history', ['keypad']],
  ['A mini-program calculator with dark and light looks', ['keypad']],
])('“%s” asks for %j', (words, ids) => expect(sheetsIn(words).map(({ sheet }) => sheet.id)).toEqual(ids))
