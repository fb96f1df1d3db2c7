import { expect, test } from 'vitest'
import { calculated, scheduled } from '../../builder/formula.ts'
import type { BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'Please implement a loan calculator website for car buyers. Users should be able to enter the loan amount, interest rate, and term, choose equal installments or equal principal, see the repayment schedule, save the result under a name, open it again and compare two saved scenarios.',
)
const page = model.pages.find(({ blocks }) => blocks[0]?.kind === 'calculator')!
const block = page.blocks[0] as BlockOf<'calculator'>
const [sheet] = block.sheets
const made = (way: string) => calculated(sheet!, { amount: '12000', rate: '6', term: '12', way })

test('a loan is paid back in equal instalments, or in equal principal with payments that fall', () => {
  expect(sheet!.fields.map(({ label, choices }) => [label, ...(choices ?? []).map(({ words }) => words)])).toEqual([
    ['Loan amount'],
    ['Interest rate'],
    ['Loan term'],
    ['Way', 'Equal instalments', 'Equal principal'],
  ])
  const [equal, falling] = [made('0'), made('1')]
  const payments = (of: typeof equal) => scheduled(sheet!.schedule!, of).map(([, payment]) => Math.round(payment! * 100) / 100)
  expect([payments(equal)[0], payments(equal)[11], Math.round(equal.interest! * 100) / 100]).toEqual([1032.8, 1032.8, 393.57])
  expect([payments(falling)[0], payments(falling)[1], payments(falling)[11], falling.interest]).toEqual([1060, 1055, 1005, 390])
  for (const of of [equal, falling]) expect(scheduled(sheet!.schedule!, of).reduce((sum, [, , principal]) => sum + principal!, 0)).toBeCloseTo(12000, 4)
})

test('it is saved under the name that its visitor gives, and opens again with what was entered', () => {
  const keep = model.actions.find(({ id }) => id === block.keeps!.action)!
  const entity = model.entities.find(({ id }) => id === keep.entity)!
  expect([keep.fields.includes(entity.title), Object.values(block.keeps!.measures).includes(entity.title)]).toEqual([true, false])
  const row: SiteRow = {
    id: 'r1',
    owner: 'me',
    created_at: 1,
    updated_at: 1,
    values: {
      [entity.title]: 'Blue car',
      [block.keeps!.measures.input!]: 'Loan amount: 9000, Interest rate: 5.5 % a year, Loan term: 48 months, Way: Equal principal',
    },
  }
  const account = { id: 'me', kind: 'own', name: 'Ann', email: 'ann@example.com', role: null, values: {}, status: 'active', created_at: 1 } as const
  const { html } = renderPage(model, {
    path: page.path,
    query: { open: 'r1' },
    rows: { [entity.id]: [row] },
    visitor: { id: 'me', name: 'Ann', role: null, account },
    today: '2026-05-04',
    base: '',
    roles: [],
    badge: false,
  })
  expect(html).toContain(`<a class="button button-small button-plain" href="${page.path}?open=r1">Blue car</a>`)
  const data = JSON.parse((/data-module-input="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"'))
  expect(data.sheets[0].fields.map(({ value }: { value: string }) => value)).toEqual(['9000', '5.5', '48', '1'])
})
