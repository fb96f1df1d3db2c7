import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { Visitor } from '../../builder/site.ts'
import { built, createOf } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built(
  'An online wallet. Users can log in, add money to their wallet, check their balance, transfer money to other users and view transaction history. The administrator manages users.',
)
const [ana, ben, eve] = ['ana', 'ben', 'eve'].map((id) => visitorOf(model, id, null)) as [Visitor, Visitor, Visitor]
const staff = visitorOf(model, 'staff', model.roles.find(({ manages }) => manages)?.id ?? null)
const purse = 'wallet_top_ups'
const step = (name: string) => model.actions.find(({ entity, name: one }) => entity === 'transfers' && one === name)?.id ?? ''

function acted(world: World, action: string, who: Visitor, typed: Record<string, string>): World {
  const row = Object.keys(typed).length === 0 ? (rowsOf(world, 'transfers').find(({ owner }) => owner !== null) ?? null) : null
  const answer = act(world, action, row, typed, who)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.world
}
const refusal = (world: World, action: string, who: Visitor) => {
  const answer = act(world, action, rowsOf(world, 'transfers').find(({ owner }) => owner !== null) ?? null, {}, who)
  return 'refused' in answer ? answer.refused : 'done'
}
const has = (world: World, { id }: Visitor): number =>
  rowsOf(world, purse)
    .filter(({ owner }) => owner === id)
    .reduce((sum, { values }) => sum + Number(values.amount), 0)

describe('money that is transferred', () => {
  const full = acted(createWorld(model), createOf(model, purse).id, ana, { method: 'Card', card_number: '4242 4242 4242 4242', amount: '50' })
  const send = createOf(model, 'transfers').id
  const sent = acted(full, send, ana, { to: 'ben@example.org', amount: '30' })

  it('comes from one balance, which the wallet shows by its name', () => {
    expect(flawsOf(model)).toEqual([])
    expect(model.entities.filter(({ fields }) => fields.some(({ id }) => id === 'balance'))).toEqual([])
    expect(model.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'balance')).map(({ navigation }) => navigation)).toEqual(['Wallet'])
  })
  it('leaves the balance at once, and is refused where the balance does not cover it', () => {
    expect([has(full, ana), has(sent, ana), has(sent, ben)]).toEqual([50, 20, 0])
    expect(act(sent, send, null, { to: 'ben@example.org', amount: '21' }, ana)).toMatchObject({ refused: expect.stringContaining('Your balance is 20') })
  })
  it('is accepted by whom it was sent to alone, once, and is then in their balance', () => {
    expect([eve, ana, staff].map((who) => refusal(sent, step('Accept'), who) === 'done')).toEqual([false, false, false])
    const accepted = acted(sent, step('Accept'), ben, {})
    expect([has(accepted, ana), has(accepted, ben)]).toEqual([20, 30])
    expect([refusal(accepted, step('Accept'), ben), refusal(accepted, step('Cancel'), ana)].includes('done')).toBe(false)
  })
  it('comes back to whoever sent it when it is taken back, whoever does that', () => {
    expect(has(acted(sent, step('Cancel'), ana, {}), ana)).toBe(50)
    expect(refusal(sent, step('Cancel'), eve)).not.toBe('done')
  })
  it('stands among the transactions with what was topped up', () => {
    const told = rowsOf(sent, 'transactions').filter(({ owner }) => owner === ana.id)
    expect(told.map(({ values }) => [values.type, values.amount])).toEqual([
      ['Transfer', 30],
      ['Top-up', 50],
    ])
  })
})

it('what a manager rejects comes back to whoever asked for it', () => {
  const site = built('A game site with a wallet. Users can log in, top up their wallet and withdraw money. The administrator approves withdrawals.')
  const [asker, clerk] = [visitorOf(site, 'ana', null), visitorOf(site, 'clerk', site.roles.find(({ manages }) => manages)?.id ?? null)]
  const card = { method: 'Card', card_number: '4242 4242 4242 4242' }
  const doing = (world: World, action: string, who: Visitor, typed: Record<string, string>, row = null as null | ReturnType<typeof rowsOf>[number]) => {
    const answer = act(world, action, row, typed, who)
    if ('refused' in answer) throw new Error(answer.refused)
    return answer.world
  }
  const full = doing(createWorld(site), createOf(site, purse).id, asker, { ...card, amount: '9' })
  const out = doing(full, createOf(site, 'withdrawals').id, asker, { ...card, method: 'Bank transfer', account_holder: 'Ana', amount: '9' })
  const reject = site.actions.find(({ entity, name }) => entity === 'withdrawals' && name === 'Reject')?.id ?? ''
  const back = doing(out, reject, clerk, {}, rowsOf(out, 'withdrawals').find(({ owner }) => owner === asker.id) ?? null)
  expect([has(out, asker), has(back, asker), has(back, clerk)]).toEqual([0, 9, 0])
})
