import { expect, it } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, done, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

it('a coupon that is received is claimed once by each, and stays there for others', () => {
  const model = built('A course platform. Users can log in, browse courses, purchase courses, and receive coupons. The manager publishes coupons.')
  expect(flawsOf(model)).toEqual([])
  expect(model.requirements.map(({ status }) => status)).toEqual(model.requirements.map(() => 'built'))
  const claimed = model.entities.find(({ plural }) => plural === 'claimed coupons')
  const claim = model.actions.find(({ entity, kind }) => entity === claimed?.id && kind === 'create')
  const by = claimed?.fields.find(({ type }) => type === 'reference')
  const first = rowsOf(createWorld(model), 'coupons')[0]
  expect([claimed?.read, by?.entity, model.entities.find(({ id }) => id === 'coupons')?.lifecycle]).toEqual(['own', 'coupons', undefined])
  const typed = { [by?.id ?? '']: first?.id ?? '' }
  const claimedOnce = done(createWorld(model), { id: claim?.id ?? '' }, typed)
  const left = rowsOf(claimedOnce.world, 'coupons').find(({ id }) => id === first?.id)?.values.left
  expect([rowsOf(claimedOnce.world, claimed?.id ?? '').find(({ id }) => id === claimedOnce.row)?.values.status, left]).toEqual([
    'Unused',
    Number(first?.values.left) - 1,
  ])
  expect(act(claimedOnce.world, claim?.id ?? '', null, typed, me)).toMatchObject({ refused: expect.stringContaining('You have this coupon already.') })
})

it('what everybody may claim is claimed by each for themselves, with a code, while there is some left', () => {
  const model = built('A card game. Players play games and view rewards. Players can claim rewards.')
  expect(flawsOf(model)).toEqual([])
  const kept = model.entities.find(({ plural }) => plural === 'reward claim records')
  expect([kept?.read, kept?.write, kept?.fields.map(({ label }) => label)]).toEqual(['own', 'anyone', ['Reward', 'Code', 'Claimed on', 'Status']])
  expect(model.actions.filter(({ entity, kind }) => entity === 'rewards' && kind === 'transition')).toEqual([])
  const reward = rowsOf(createWorld(model), 'rewards')[0]
  const typed = { reward: reward?.id ?? '' }
  const once = done(createWorld(model), { id: 'claim_rewards' }, typed)
  const row = rowsOf(once.world, kept?.id ?? '').find(({ id }) => id === once.row)
  expect([row?.values.code, row?.values.claimed_on, row?.values.status]).toEqual([
    expect.stringMatching(/^CL-\d{4}$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'Unused',
  ])
  expect(rowsOf(once.world, 'rewards').find(({ id }) => id === reward?.id)?.values.left).toEqual(Number(reward?.values.left) - 1)
  expect(act(once.world, 'claim_rewards', null, typed, me)).toMatchObject({ refused: expect.stringContaining('You have this reward already.') })
})

it('a code that was claimed is used by whoever claimed it, and by nobody else', () => {
  const model = built('A card game. Players play games and view rewards. Players can claim rewards.')
  const reward = rowsOf(createWorld(model), 'rewards')[0]
  const once = done(createWorld(model), { id: 'claim_rewards' }, { reward: reward?.id ?? '' })
  const use = 'use_reward_claim_records'
  const claimed = rowsOf(once.world, 'reward_claim_records').find(({ id }) => id === once.row) ?? null
  expect(act(once.world, use, claimed, {}, { ...me, id: 'somebody-else' })).toMatchObject({ refused: expect.any(String) })
  const after = done(once.world, { id: use }, {}, claimed)
  expect(rowsOf(after.world, 'reward_claim_records').find(({ id }) => id === once.row)?.values.status).toEqual('Used')
})
