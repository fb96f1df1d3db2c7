import type { Sheet } from '../module-data.ts'
import { choice, type KnownSheet, number, result, sheet } from './sheet-parts.ts'

/** A sheet with what becomes of it year by year. */
const withSchedule = (of: Sheet, columns: readonly (readonly [label: string, formula: string])[]): Sheet => ({
  ...of,
  schedule: { each: 'Year', rows: 'years', columns: columns.map(([label, formula]) => ({ label, formula })) },
})

/** Words that name a second way beside equal instalments. */
const byPrincipal =
  /\b(?:loan|mortgage|repayment)s?\b[\s\S]{0,400}\b(?:amorti[sz]ation|repayment (?:schedules?|methods?|plans?)|payment schedules?)\b|\bequal[- ]principal\b|\b(?:linear|straight-line|decreasing|declining) (?:repayments?|loans?|mortgages?|instal\w+|payments?)\b/
const each = 'if(month = 0, amount / term, amount * month / (1 - (1 + month) ^ (-term)))'
/** What is used up and paid for by what is used: savings of it are no deposits. */
const used = /\b(?:energy|electric\w*|solar|water|heat(?:ing|ers?| pumps?)|insulation|lighting|leds?|kilowatt\w*|boilers?|fuel)\b/

/** Calculators of money. */
export const moneySheets: readonly KnownSheet[] = [
  {
    asked: byPrincipal,
    sheet: {
      id: 'loan_ways',
      name: 'Loan and mortgage',
      about: 'A loan that is paid back in equal instalments, or in equal parts of the principal with less interest every month.',
      fields: [
        number(['amount', 'Loan amount', 250000]),
        number(['rate', 'Interest rate', 4.5, '% a year']),
        number(['term', 'Loan term', 300, 'months']),
        choice('way', 'Way', [
          ['Equal instalments', 0],
          ['Equal principal', 1],
        ]),
      ],
      results: [
        result(['month', 'Rate a month', 'rate / 100 / 12', '', 6]),
        result(['payment', 'Monthly payment', `if(way = 0, ${each}, amount / term + amount * month)`]),
        result(['last', 'Last payment', 'if(way = 0, payment, amount / term * (1 + month))']),
        result(['interest', 'Interest in all', 'if(way = 0, payment * term - amount, amount * month * (term + 1) / 2)']),
        result(['total', 'Paid in all', 'amount + interest']),
      ],
      main: 'payment',
      schedule: {
        each: 'Month',
        rows: 'term',
        columns: [
          { label: 'Payment', formula: 'if(way = 0, payment, amount / term * (1 + (term - n + 1) * month))' },
          { label: 'Principal', formula: 'if(way = 0, (payment - amount * month) * (1 + month) ^ (n - 1), amount / term)' },
          { label: 'Interest', formula: 'if(way = 0, payment - (payment - amount * month) * (1 + month) ^ (n - 1), amount / term * (term - n + 1) * month)' },
          {
            label: 'Remaining balance',
            formula:
              'if(way = 1, amount - amount / term * n, if(month = 0, amount - amount / term * n, amount * (1 + month) ^ n - payment * ((1 + month) ^ n - 1) / month))',
          },
        ],
      },
    },
  },
  {
    asked:
      /\b(?:loan|mortgage|repayment|interest) (?:\w+ )?calculat\w+|\bcalculat\w+ (?:\w+ ){0,3}(?:loan|mortgage|repayments?|monthly payments?)|\b(?:loan|mortgage)\b[^.]{0,200}\bcalculators?\b/,
    subject: /\b(?:loans?|mortgages?)\b/,
    family: 'finance',
    sheet: withSchedule(
      sheet(
        'loan',
        'Loan and mortgage',
        'The monthly payment of a loan that is paid back in equal parts.',
        [
          ['amount', 'Amount', 250000],
          ['rate', 'Interest a year', 4.5, '%'],
          ['years', 'Years', 25],
        ],
        [
          ['month', 'Rate a month', 'rate / 100 / 12', '', 6],
          ['payment', 'Monthly payment', 'if(month = 0, amount / (years * 12), amount * month / (1 - (1 + month) ^ (-years * 12)))'],
          ['total', 'Paid in all', 'payment * years * 12'],
          ['interest', 'Interest in all', 'total - amount'],
        ],
        'payment',
      ),
      [
        ['Paid back in the year', 'if(month = 0, payment * 12, (payment - amount * month) * (1 + month) ^ (12 * n - 12) * ((1 + month) ^ 12 - 1) / month)'],
        [
          'Interest of the year',
          'payment * 12 - if(month = 0, payment * 12, (payment - amount * month) * (1 + month) ^ (12 * n - 12) * ((1 + month) ^ 12 - 1) / month)',
        ],
        ['Still owed', 'if(month = 0, amount - payment * 12 * n, amount * (1 + month) ^ (12 * n) - payment * ((1 + month) ^ (12 * n) - 1) / month)'],
      ],
    ),
  },
  {
    asked: /\bdown payment\b|\bloan-to-value\b/,
    family: 'finance',
    sheet: sheet(
      'deposit',
      'Down payment',
      'What is borrowed after the down payment, and how much of the price it is.',
      [
        ['price', 'Price', 320000],
        ['deposit', 'Down payment', 64000],
      ],
      [
        ['loan', 'Borrowed', 'price - deposit'],
        ['share', 'Loan to value', 'loan / price * 100', '%', 1],
      ],
      'loan',
    ),
  },
  {
    asked: /\b(?:affordab\w+|borrowing power)\b/,
    family: 'finance',
    sheet: sheet(
      'afford',
      'Borrowing power',
      'The loan that a monthly payment can carry.',
      [
        ['pay', 'You can pay a month', 1200],
        ['rate', 'Interest a year', 4.5, '%'],
        ['years', 'Years', 25],
      ],
      [
        ['month', 'Rate a month', 'rate / 100 / 12', '', 6],
        ['loan', 'Loan', 'if(month = 0, pay * years * 12, pay * (1 - (1 + month) ^ (-years * 12)) / month)'],
      ],
    ),
  },
  {
    asked:
      /\b(?:compound interest|savings? calculat\w+|investment calculat\w+|investment returns? calculat\w+|calculat\w+ (?:\w+ ){0,2}(?:interest|savings|returns?))\b/,
    family: 'finance',
    unless: new RegExp(`${used.source}|\\b(?:photovoltaic|subscriptions?|smok\\w+)\\b`),
    sheet: withSchedule(
      sheet(
        'savings',
        'Savings and compound interest',
        'What savings grow to when the interest is added every month.',
        [
          ['start', 'Saved at the start', 5000],
          ['add', 'Added a month', 150],
          ['rate', 'Interest a year', 3, '%'],
          ['years', 'Years', 10],
        ],
        [
          ['month', 'Rate a month', 'rate / 100 / 12', '', 6],
          ['total', 'At the end', 'start * (1 + month) ^ (years * 12) + if(month = 0, add * years * 12, add * ((1 + month) ^ (years * 12) - 1) / month)'],
          ['gain', 'Interest earned', 'total - start - add * years * 12'],
        ],
        'total',
      ),
      [
        ['Put in so far', 'start + add * n * 12'],
        ['Saved', 'start * (1 + month) ^ (n * 12) + if(month = 0, add * n * 12, add * ((1 + month) ^ (n * 12) - 1) / month)'],
      ],
    ),
  },
  {
    asked: /\bsavings? calculat\w+/,
    unless: new RegExp(`^(?![\\s\\S]*${used.source})`),
    sheet: sheet(
      'use_savings',
      'Savings from using less',
      'What is saved in money where less is used or bought, and when that has paid for what it cost.',
      [
        ['use', 'Consumption a year', 3500, 'kWh'],
        ['price', 'Price of a kWh', 0.3],
        ['share', 'Share that is saved', 30, '%'],
        ['cost', 'Costs once', 1500],
      ],
      [
        ['now', 'Paid a year now', 'use * price'],
        ['saved', 'Saved a year', 'use * price * share / 100'],
        ['ten', 'Saved in ten years', 'saved * 10 - cost'],
        ['back', 'Paid back after', 'if(saved = 0, 0, cost / saved)', 'years', 1],
      ],
      'saved',
    ),
  },
  {
    asked: /\b(?:roi|return on investment)\b/,
    family: 'finance',
    sheet: sheet(
      'roi',
      'Return on investment',
      'How much came back for what was put in.',
      [
        ['cost', 'Put in', 1000],
        ['back', 'Came back', 1250],
      ],
      [
        ['gain', 'Gain', 'back - cost'],
        ['share', 'Return', 'gain / cost * 100', '%', 1],
      ],
    ),
  },
  {
    asked: /\b(?:tax|vat|gst) calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}(?:tax|vat|gst)\b/,
    family: 'finance',
    sheet: sheet(
      'tax',
      'Tax on a price',
      'Adds a tax to a net price.',
      [
        ['net', 'Net price', 100],
        ['rate', 'Tax', 20, '%'],
      ],
      [
        ['tax', 'Tax', 'net * rate / 100'],
        ['gross', 'With tax', 'net + tax'],
      ],
    ),
  },
  {
    asked: /\b(?:salary|wage|payroll|income) calculat\w+|\bcalculat\w+ (?:\w+ ){0,2}(?:salary|salaries|wages?|take-home)\b/,
    family: 'finance',
    sheet: sheet(
      'salary',
      'Salary',
      'What is left of a salary after allowance, tax and insurance; change the rates to those that hold for you.',
      [
        ['gross', 'Gross a year', 42000],
        ['free', 'Free of tax', 12000],
        ['tax', 'Tax rate', 20, '%'],
        ['insurance', 'Insurance rate', 9, '%'],
      ],
      [
        ['taxed', 'Tax', 'max(0, gross - free) * tax / 100'],
        ['insured', 'Insurance', 'gross * insurance / 100'],
        ['net', 'Net a year', 'gross - taxed - insured'],
        ['monthly', 'Net a month', 'net / 12'],
      ],
    ),
  },
  {
    asked: /\bpercent(?:age)? calculat\w+/,
    sheet: sheet(
      'percent',
      'Percentage',
      'How much of a whole a part is.',
      [
        ['part', 'Part', 30],
        ['whole', 'Whole', 120],
      ],
      [['share', 'Share', 'part / whole * 100', '%', 2]],
    ),
  },
]
