import { describe, expect, test } from 'vitest'
import { modelOf } from '../support/composed.ts'

const tables = (words: string) => modelOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  modelOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)
const targets = (words: string, plural: string) =>
  modelOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.flatMap(({ entity }) => entity ?? [])

describe('names of one table', () => {
  const markdown =
    'Please implement a Markdown to PDF converter. Users can paste text, upload Markdown files, choose page size and margins, and download the generated PDF files.'
  test('what a practice keeps in one table is one, however the words call it', () => {
    expect(tables(markdown)).toEqual(['markdown files', 'exports'])
    expect(labels(markdown, 'markdown files')).toEqual(['Title', 'Text', 'File', 'Words', 'Theme', 'Changed on'])
    expect(targets(markdown, 'exports')).toEqual(['markdown_files'])
  })
  test('what a tool makes is kept among the rows of that table', () => {
    const { actions } = modelOf(markdown)
    expect(actions.filter(({ name }) => name === 'Keep this result').map(({ entity }) => entity)).toEqual(['exports'])
    expect(labels(markdown, 'exports')?.slice(-3)).toEqual(['Way', 'Input', 'Result'])
  })
  test('a table is referred to by each of its names', () => {
    const words =
      'Please implement a personal income tax calculator. Users can enter their salary, add special deductions, view tax brackets and save the tax calculation results.'
    expect(targets(words, 'special deductions')).toHaveLength(1)
    expect(labels(words, 'special deductions')).toEqual(['Name', 'Calculation', 'Kind', 'Amount a month', 'Months', 'Amount'])
  })
  test('what a practice names in passing is no table and no column', () => {
    const words = 'Please implement a text diff tool. Users can paste two texts, ignore case and whitespace, and view the differences and deleted lines.'
    expect(tables(words).filter((plural) => /case|whitespace/.test(plural))).toEqual([])
    expect(tables(words)).toHaveLength(2)
  })
  test('currencies have the rates that a converter reckons with', () => {
    const words =
      'Please implement a currency converter. Users can enter an amount, select the source currency and the target currency and view the exchange rate.'
    expect(tables(words)).toEqual(['exchange rates', 'currencies', 'currency conversions'])
    expect(labels(words, 'currencies')).toEqual(['Code', 'Name', 'Symbol', 'Country', 'Decimals', 'In use', 'For 1 USD'])
    const converter = modelOf(words)
      .pages.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'calculator' ? block.sheets.flatMap(({ fields }) => fields.flatMap(({ rows }) => rows?.entity ?? [])) : []))
    expect(new Set(converter)).toEqual(new Set(['currencies']))
  })
})

describe('names of what is kept', () => {
  test('how often something is done is no part of its name', () => {
    const words = 'Please implement an accounting system with a chart of accounts. Accountants can enter vouchers and close accounts monthly.'
    expect(tables(words)).toEqual(['ledger accounts', 'vouchers'])
    expect(labels(words, 'ledger accounts')?.slice(0, 5)).toEqual(['Number', 'Name', 'Kind', 'Parent account', 'Usual side'])
  })
  test('doings before a noun are not of its name', () => {
    const words = 'Please implement an NFT marketplace. The marketplace should have functionalities for minting NFTs, auctions and track delivery.'
    expect(tables(words).filter((plural) => /minting|track /.test(plural))).toEqual([])
  })
})

describe('tables of tools and of dealings', () => {
  test('a regular expression has its pattern, and groups are of a match', () => {
    const words = 'Please implement a regular expression tester. Users can enter a regular expression and a test text and view all matched groups.'
    expect(labels(words, 'regular expressions')).toEqual(['Name', 'Test text', 'Pattern', 'Flags', 'Matching mode', 'Explanation', 'Saved on'])
    expect(labels(words, 'groups')?.slice(0, 3)).toEqual(['Value', 'Matching result', 'Group number'])
  })
  test('a wallet holds balances of tokens on chains', () => {
    const words =
      'Please implement a cryptocurrency wallet for multiple chains. Users can create a wallet with mnemonic words, view balances of tokens and swap tokens.'
    expect(targets(words, 'balances')).toEqual(['wallets', 'tokens'])
    expect(targets(words, 'token swaps')).toEqual(['wallets', 'tokens', 'tokens'])
  })
  test('a plan on the page of a product has both prices', () => {
    const words = 'Please create a landing page for a SaaS startup with features, pricing plans, FAQ and a free trial. Visitors can sign up for a free trial.'
    expect(labels(words, 'pricing plans')?.slice(0, 3)).toEqual(['Name', 'Price per month', 'Price per year'])
    expect(targets(words, 'free trials')).toEqual(['pricing_plans'])
  })
  test('a link that is sent is of a file and ends', () => {
    const words = 'Please implement a file transfer website. Users can upload files and create download links.'
    expect(labels(words, 'download links')?.slice(0, 5)).toEqual(['Title', 'File', 'Address', 'Password', 'Expires on'])
  })
})
