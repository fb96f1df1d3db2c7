import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { Visitor } from '../../builder/site.ts'
import { apart, built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built(
  'A task platform. Users can log in, post tasks, complete tasks, earn points and view their points, and invite friends to earn rewards. The administrator manages users.',
)
const [ana, ben] = ['ana', 'ben'].map((id) => visitorOf(model, id, null)) as [Visitor, Visitor]
const doing = (world: World, action: string, who: Visitor, typed: Record<string, string> = {}): World => {
  const answer = act(world, action, null, typed, who)
  if ('refused' in answer) throw new Error(answer.refused)
  return apart(answer.world, `${who.id}-${action}`)
}
const refusal = (world: World, action: string, who: Visitor, typed: Record<string, string>) => act(world, action, null, typed, who)
const owned = (world: World, entity: string, { id }: Visitor) => rowsOf(world, entity).flatMap(({ owner, values }) => (owner === id ? [values] : []))

describe('an invitation code', () => {
  const full = doing(createWorld(model), 'get_invite_code', ana)
  const code = String(owned(full, 'invite_codes', ana)[0]?.code)
  const entered = doing(full, 'enter_invite_code', ben, { code: ` ${code.toLowerCase()} ` })

  it('is one for each account, on a page of its own', () => {
    expect(flawsOf(model)).toEqual([])
    expect(model.pages.find(({ navigation }) => navigation === 'Invite friends')?.blocks.map(({ kind }) => kind)).toEqual(['form', 'list', 'list', 'form'])
    expect(refusal(full, 'get_invite_code', ana, {})).toMatchObject({ refused: 'You have your code already.' })
  })
  it('counts whoever enters it for whose code it is, with the points for it', () => {
    const name = model.accounts?.demo.name
    expect(owned(entered, 'invited_people', ana)).toEqual([{ name, joined_on: '2026-01-15' }])
    expect(owned(entered, 'points', ana).map(({ reason, points }) => [reason, points])).toEqual([['Invitation', 10]])
    expect([owned(entered, 'invited_people', ben), owned(entered, 'points', ben)]).toEqual([[], []])
  })
  it('is entered once, and is nobody’s own', () => {
    expect(refusal(entered, 'enter_invite_code', ben, { code })).toMatchObject({ refused: expect.stringContaining('already') })
    for (const typed of [code, 'INV-9', '']) expect('refused' in refusal(full, 'enter_invite_code', typed === code ? ana : ben, { code: typed })).toBe(true)
  })
})

it('referrals among doctors are none of that', () => {
  const pages = built('A clinic. Doctors can log in and make referrals of patients to hospitals.').pages.map(({ title }) => title)
  expect(pages).not.toContain('Invite friends')
})

it('brings what the site keeps of rewards where it keeps no points, and says so beside who came', () => {
  const site = built(
    'A platform to take on tasks. It has task publishing, new user invitation rewards and earning fees from taking on tasks. Users can log in, invite new users, and view their task and reward records.',
  )
  const full = doing(createWorld(site), 'get_invite_code', ana)
  const entered = doing(full, 'enter_invite_code', ben, { code: String(owned(full, 'invite_codes', ana)[0]?.code) })
  expect(owned(entered, 'reward_records', ana)).toMatchObject([{ reason: 'Invitation', amount: 5, earned_on: '2026-01-15' }])
  expect(owned(entered, 'invited_people', ana)).toMatchObject([{ joined_on: '2026-01-15', reward: 5 }])
  expect(owned(entered, 'reward_records', ben)).toEqual([])
})
