import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const valuesOf = (words: string, plural: string, id: string): number[] =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)!
    .seeds.flatMap((row) => (typeof row[id] === 'number' ? [row[id]] : []))

const between = (values: readonly number[], from: number, to: number): boolean => values.length > 0 && values.every((one) => one >= from && one <= to)

describe('the numbers of sample rows', () => {
  const bank =
    'A lending platform for managing loan products. Users can browse loan products and apply for loans. Administrators manage loan products and approve loans.'

  it.each([
    ['loans', 'amount', 2000, 40000],
    ['loans', 'monthly_income', 1800, 5200],
    ['loans', 'interest_rate', 2, 12],
    ['loans', 'term', 6, 60],
    ['loan products', 'interest_rate', 2, 12],
    ['loan products', 'least_amount', 1000, 6000],
    ['loan products', 'most_amount', 12000, 90000],
    ['loan products', 'longest_term', 24, 240],
  ])('are such as a lender has: %s, %s', (plural, id, from, to) => {
    expect(between(valuesOf(bank, plural, id), from, to)).toBe(true)
  })

  it('are whole half years where a term is meant', () => {
    expect(valuesOf(bank, 'loan products', 'longest_term').filter((months) => months % 6 !== 0)).toEqual([])
  })

  it('are years of our time where something was founded', () => {
    expect(between(valuesOf('A site of car brands. Users can browse brands.', 'brands', 'founded'), 1950, 2018)).toBe(true)
  })

  it('differ from row to row where their bounds lie far from what is usual', () => {
    const assets = valuesOf('An accounting system. Accountants prepare financial statements and view them.', 'financial statements', 'assets')
    expect(between(assets, 10_000, 400_000)).toBe(true)
    expect(new Set(assets).size).toBe(assets.length)
  })
})

it('an interface is called in the way, and stands in the group, that its name tells', () => {
  const { seeds } = siteOf('An API management platform. Developers can manage API interfaces and view their documentation.').entities.find(
    ({ plural }) => plural === 'API interfaces',
  )!
  expect(seeds.map(({ name, method, group }) => `${name}: ${method}, ${group}`).toSorted()).toEqual([
    'Create customer: POST, Accounts',
    'List orders: GET, Orders',
    'Payment callback: POST, Orders',
    'Send message: POST, Files and messages',
    'Sign in: POST, Accounts',
    'Stock level: GET, Orders',
    'Upload file: POST, Files and messages',
  ])
})
