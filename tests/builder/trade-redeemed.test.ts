import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const club = built('A museum club website. Members can browse exhibits and rewards and redeem rewards with points. Administrators manage rewards.')
const pointsIn = (model: AppModel): string => model.entities.find(({ fields, read }) => read === 'own' && fields[0]?.id === 'reason')!.id
const sum = (world: World): number => mine(world, pointsIn(club)).reduce((so_far, { values }) => so_far + Number(values.points), 0)
const redeem = createOf(club, 'redemption_requests')
const by = club.entities.find(({ id }) => id === 'redemption_requests')!.fields.find(({ type }) => type === 'reference')!
const daily = createOf(club, pointsIn(club))
const [first, dear] = rowsOf(createWorld(club), by.entity!)
const wanted = (row: typeof first) => ({ name: 'Ana', [by.id]: row!.id })

describe('points that rewards are redeemed for', () => {
  it('are kept where the words only speak of redeeming, and shown where they are spent', () => {
    expect(flawsOf(club)).toEqual([])
    const shown = club.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'balance' && block.entity === pointsIn(club)))
    expect(shown.map(({ title }) => title)).toEqual(['My redemption requests', 'My points'])
  })

  it('come once a day, whatever is sent with it', () => {
    const once = done(createWorld(club), daily, { points: '5000', reason: 'A gift' })
    expect(sum(once.world)).toBe(10)
    expect(act(once.world, daily.id, null, {}, me)).toMatchObject({ refused: 'You have checked in today. Come back tomorrow.' })
  })

  it('cover what they are spent on, and come back once where it is called off', () => {
    expect(act(createWorld(club), redeem.id, null, wanted(first), me)).toMatchObject({ refused: 'You have 0 points, which is not enough.' })
    const { world } = done(createWorld(club), daily, {})
    expect(act(world, redeem.id, null, wanted(dear), me)).toMatchObject({ refused: 'You have 10 points, which is not enough.' })
    const spent = done(world, redeem, wanted(first))
    expect(sum(spent.world)).toBe(0)
    const left = (of: World): unknown => rowsOf(of, by.entity!).find(({ id }) => id === first!.id)!.values.left
    expect(left(spent.world)).toBe(Number(first!.values.left) - 1)
    const cancel = club.actions.find(({ entity, name }) => entity === 'redemption_requests' && name === 'Cancel')!
    const row = () => rowsOf(spent.world, 'redemption_requests').find(({ id }) => id === spent.row)!
    const back = done(spent.world, cancel, {}, row())
    expect([sum(back.world), left(back.world)]).toEqual([10, first!.values.left])
    const again = rowsOf(back.world, 'redemption_requests').find(({ id }) => id === spent.row)!
    expect('refused' in act(back.world, cancel.id, again, {}, me)).toBe(true)
  })

  it('are nobody’s for calling off a sample, and no change asks for a dearer reward', () => {
    const cancel = club.actions.find(({ entity, name }) => entity === 'redemption_requests' && name === 'Cancel')!
    const world = createWorld(club)
    const sample = rowsOf(world, 'redemption_requests').find(({ values }) => values.status === 'Redeemed')!
    expect(sum(done(world, cancel, {}, sample).world)).toBe(0)
    const changes = club.actions.filter(({ entity, kind }) => entity === 'redemption_requests' && kind === 'update')
    expect(changes.flatMap(({ fields }) => fields)).not.toContain(by.id)
  })
})
