import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const lending = siteOf(
  'A peer-to-peer lending website. Borrowers publish loan requests with amount, purpose and term. Lenders browse loan requests, fund a request partly or fully from their wallet and view their investments. The administrator reviews new loan requests before publication.',
)
const [ada, eve] = ['ada', 'eve'].map((id) => visitorOf(lending, id, 'lender'))
const asked = withRow(createWorld(lending), 'loan_requests', {
  id: 'oven',
  owner: 'bob',
  values: { title: 'A new oven', amount: 1000, funded: 0, purpose: 'Bakery', status: 'New' },
})
const [topUp, fund] = [createOf(lending, 'wallet_top_ups'), createOf(lending, 'investments')]
const did = (world: World, action: { readonly id: string }, typed: Readonly<Record<string, string>>, who = ada!) => {
  const answer = act(world, action.id, null, typed, who)
  if ('refused' in answer) throw new Error(answer.refused)
  return {
    ...answer.world,
    rows: new Map(
      [...answer.world.rows].map(([id, rows]) => [id, rows.map((row) => (row.id.startsWith('made-') ? { ...row, id: `${row.id}-${rows.length}-x` } : row))]),
    ),
  }
}
const filled = (world: World, amount: string, who = ada!) => did(world, topUp, { amount, method: 'Card', card_number: '4242 4242 4242 4242' }, who)
const oven = (world: World) => rowsOf(world, 'loan_requests').find(({ id }) => id === 'oven')!

describe('a request that is funded in parts', () => {
  it('is asked in what and how much alone', () => {
    expect([fund.role, fund.fields]).toEqual(['lender', ['loan', 'amount']])
  })

  it('says how much of it is there, as a sum and as a share', () => {
    const funded = did(filled(asked, '600'), fund, { loan: 'oven', amount: '450' })
    expect(oven(funded).values.funded).toBe(450)
    expect(pageOf(funded, '/loan-request', eve!, { row: 'oven' })).toContain('aria-label="45% funded"')
    expect(pageOf(funded, '/loan-requests-for-lenders', eve!)).toContain('45% funded</span>')
  })

  it('takes no more than is still to be funded', () => {
    const rest = did(filled(asked, '2000'), fund, { loan: 'oven', amount: '900' })
    expect(act(rest, fund.id, null, { loan: 'oven', amount: '101' }, ada!)).toEqual({
      refused: 'Only 100 of A new oven is still to be funded. Enter no more than that.',
    })
  })

  it('is not funded while it waits to be published', () => {
    const waiting = withRow(asked, 'loan_requests', { id: 'oven', owner: 'bob', values: { ...oven(asked).values, status: 'Waiting' } })
    expect('refused' in act(filled(waiting, '600'), fund.id, null, { loan: 'oven', amount: '10' }, ada!)).toBe(true)
  })
})

describe('a wallet that the words name', () => {
  const wallet = lending.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'balance'))!.path
  const balance = (world: World, who = ada!) => /price-amount">([^<]*)</.exec(pageOf(world, wallet, who))?.[1]

  it('pays what is funded from it, and each has their own', () => {
    const paid = did(filled(asked, '600'), fund, { loan: 'oven', amount: '450' })
    expect([balance(paid), balance(paid, eve!)]).toEqual(['$150.00', '$0.00'])
  })

  it('refuses more than there is in plain words, and nothing changes', () => {
    const little = filled(asked, '100')
    expect(act(little, fund.id, null, { loan: 'oven', amount: '450' }, ada!)).toEqual({ refused: 'Your balance is 100.00. Top up first.' })
    expect([oven(little).values.funded, balance(little)]).toEqual([0, '$100.00'])
  })

  it('gets back what was taken back', () => {
    const paid = did(filled(asked, '600'), fund, { loan: 'oven', amount: '450' })
    const mine = rowsOf(paid, 'investments').find(({ owner }) => owner === 'ada')!
    const remove = lending.actions.find(({ entity, kind }) => entity === 'investments' && kind === 'delete')!
    const back = act(paid, remove.id, mine, {}, ada!)
    if ('refused' in back) throw new Error(back.refused)
    expect([oven(back.world).values.funded, balance(back.world)]).toEqual([0, '$600.00'])
  })
})

describe('what everybody begins with', () => {
  const game = siteOf(
    'A stock trading game. Each student gets a starting balance of 10000 in virtual money. Students browse stocks with their current price, buy and sell shares and view their portfolio and balance. Teachers manage stocks.',
  )

  it('is in their balance, and nobody pays it in', () => {
    const blocks = game.pages.flatMap((page) => page.blocks)
    expect(blocks.flatMap((block) => (block.kind === 'balance' ? [block.opening] : []))).toEqual([10000])
    const purse = createOf(game, 'account_top_ups').id
    expect(blocks.some((block) => block.kind === 'form' && block.action === purse)).toBe(false)
  })

  it('covers what they buy, and no more', () => {
    const guards = game.actions.flatMap(({ guards: all = [] }) => all.filter(({ kind }) => kind === 'covers'))
    expect(guards.map((guard) => guard.kind === 'covers' && [guard.opening, guard.text])).toEqual([[10000, 'Your balance is {left}. That is not enough.']])
  })
})
