import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Write } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const slogans =
  'Please implement an AI slogan generator website for florists. The website should have functionalities for slogan generation, favorites, credit management, and generation records. Users should be able to register and receive 3 free credits, enter a product name, industry, and tone, generate several slogans, save the ones they like, and redeem credit codes. Each generation costs two credits. Administrators should be able to create credit codes and view usage statistics.'
const model = siteOf(slogans)
const fieldsOf = ({ entities }: AppModel, plural: string) => entities.find((one) => one.plural === plural)?.fields.map(({ label, type }) => `${label}: ${type}`)
const visitor = { id: 'me', name: 'Ann', role: null, manages: false, account: null }

/** The site's rows with what one visitor does on it. */
function world(of: AppModel) {
  const rows: Record<string, SiteRow[]> = Object.fromEntries(of.entities.map(({ id }) => [id, []]))
  let made = 0
  const put = (entity: string, values: SiteRow['values'], owner: string | null = null) =>
    rows[entity]!.unshift({ id: `r${made++}`, owner, created_at: made, updated_at: made, values })
  const take = (write: Write) => write.kind === 'insert' && put(write.entity, write.values, write.owner)
  return {
    rows,
    put,
    act(name: string, typed: Record<string, string>) {
      const action = of.actions.find((one) => one.name === name && one.role === undefined)!.id
      const done = submit(of, { action, row: null, typed, visitor, today: '2026-05-04', rows, newId: () => `n${made++}` })
      if (done.kind === 'writes') for (const write of done.writes) take(write)
      return done.kind === 'refused' ? Object.values(done.refusal.errors) : done.kind
    },
  }
}

test('what is entered before something is generated stands in a field of its own, and each result by itself', () => {
  expect(fieldsOf(model, 'generations')).toEqual([
    'Product name: text',
    'Industry: text',
    'Tone: choice',
    'Result: long_text',
    'Made on: date',
    'Credits used: number',
  ])
  expect([fieldsOf(model, 'slogans'), fieldsOf(model, 'favorites')]).toEqual([['Slogan: text', 'Made from: reference'], ['Slogan: reference']])
  expect(model.pages.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Generate slogans', 'Favorites', 'Generation records', 'Credits', 'Credit codes']),
  )
})

test('a use costs its credits until they are gone, and a code brings its worth once', () => {
  const { rows, put, act } = world(model)
  put('credit_codes', { code: 'ROSES', worth: 4, valid_until: '2026-06-01' })
  expect(act('Generate', { product_name: 'Tulips', industry: 'flowers', tone: 'Warm' })).toBe('writes')
  const [first] = rows.generations!
  expect([first!.values.cost, first!.values.made_on, String(first!.values.result).split('\n').length]).toEqual([2, '2026-05-04', rows.slogans!.length])
  expect(rows.slogans!.length).toBeGreaterThan(3)
  expect(rows.slogans!.every(({ values }) => /tulips|flowers/i.test(String(values.title)))).toBe(true)
  expect(act('Generate', { product_name: 'Roses', tone: 'Warm' })).toEqual(['You have 1 credits left, and this takes 2.'])
  expect([act('Redeem', { code: 'NONE' }), act('Redeem', { code: 'roses' }), act('Redeem', { code: 'roses' })]).toEqual([
    ['This code is not known, or is over.'],
    'writes',
    ['This code has been redeemed already.'],
  ])
  expect(act('Generate', { product_name: 'Roses', tone: 'Warm' })).toBe('writes')
  expect(rows.credit_entries!.map(({ values }) => values.amount)).toEqual([-2, 4, -2])
})

test('a daily quota holds, and whole texts come in as many versions as are asked for', () => {
  const words =
    'An AI copywriting generator. Users can enter a product name, selling points and tone, generate three versions, and look at the history. Each user has a daily quota of two generations.'
  const { rows, act } = world(siteOf(words))
  const typed = { product_name: 'Oat soap', selling_points: 'it smells of oats', tone: 'Formal' }
  expect([act('Generate', typed), act('Generate', typed), act('Generate', typed)]).toEqual(['writes', 'writes', ["Today's 2 are used up. Come back tomorrow."]])
  expect(new Set(rows.texts!.map(({ values }) => values.text)).size).toBeGreaterThan(3)
})

test('a generator that keeps nothing of its uses writes on the page', () => {
  const plain = siteOf('A wedding speech generator. Users enter the occasion, names and tone, and generate a speech.')
  expect(plain.pages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'writer')).toBe(true)
})
