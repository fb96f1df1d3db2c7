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
