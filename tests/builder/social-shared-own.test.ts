import { describe, expect, it } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { act, createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { Visitor } from '../../builder/site.ts'
import { built, createOf } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built('A diary mini-program. Users can log in, write diaries, save diaries and share diaries with friends.')
const [ana, ben] = ['ana', 'ben'].map((id) => visitorOf(model, id, null)) as [Visitor, Visitor]
const write = createOf(model, 'diaries')
const detail = model.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'diaries')!
const kept = (visible_to?: string) =>
  act(createWorld(model), write.id, null, { title: 'A day at sea', date: '2026-01-14', text: 'Calm.', ...(visible_to && { visible_to }) }, ana)
const seenBy = (visitor: Visitor, visible_to?: string): boolean => {
  const done = kept(visible_to)
  if ('refused' in done) throw new Error(done.refused)
  return pageOf(done.world, detail.path, visitor, { row: done.row }).includes('A day at sea')
}

describe('a diary that can be shared', () => {
  it('is seen by its writer alone until they say otherwise', () => {
    expect(flawsOf(model)).toEqual([])
    expect(ownershipFaults(model)).toEqual([])
    expect([seenBy(ana, 'Only me'), seenBy(ben, 'Only me'), seenBy(ben, 'Members'), seenBy(ben, 'Everyone')]).toEqual([true, false, true, true])
  })
  it('stays with its writer where no form asks who sees it, and is not kept for somebody whom it does not know', () => {
    expect([seenBy(ana), seenBy(ben)]).toEqual([true, false])
    expect('refused' in kept('Somebody')).toBe(true)
    expect(act(createWorld(model), write.id, null, { title: 'A day at sea', date: '2026-01-14', text: 'Calm.', visible_to: '' }, ana)).toEqual({
      refused: 'Choose “Visible to”.',
    })
  })
  it('has a link to send on, and a list of what others let one read', () => {
    expect(detail.blocks.some(({ kind }) => kind === 'share')).toBe(true)
    const lists = model.pages.flatMap(({ path, blocks }) =>
      path === '/' ? [] : blocks.flatMap((one) => (one.kind === 'list' && one.entity === 'diaries' ? [one.scope] : [])),
    )
    expect(lists.toSorted()).toEqual(['all', 'mine'])
  })
})

it('a diary of which nobody says that it is shared stays its writer’s', () => {
  const own = built('A diary mini-program. Users can log in, write diaries and save diaries.')
  expect(own.entities.find(({ id }) => id === 'diaries')?.read).toBe('own')
  expect(rowsOf(createWorld(own), 'diaries').some(({ values }) => 'visible_to' in values)).toBe(false)
})
