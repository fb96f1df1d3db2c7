import { expect, it } from 'vitest'
import { act, createWorld, isOnPage, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { built } from '../support/turn.ts'

const model = built('A savings club website. Members log in, apply for loans and vote on loan applications. Treasurers register repayments.')
const loans = model.entities.find(({ plural }) => plural === 'loans')!
const vote = model.actions.find(({ kind, name }) => kind === 'toggle' && name === 'Vote')!
const bob = visitorOf(model, 'bob', null)
const world = withRow(createWorld(model), loans.id, {
  id: 'roof',
  owner: 'ada',
  values: { [loans.title]: 'A new roof', phone: '555 0199', status: 'Submitted' },
})

it('whoever votes on what another applied for finds it, without what tells of the person', () => {
  const pages = model.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === loans.id && block.scope === 'all'))
  const path = pages.find(({ role }) => role === undefined)!.path
  expect(isOnPage(world, path, bob, (html) => html.includes('A new roof'))).toBe(true)
  const told = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' ? [block.text] : [])))
  expect(told).not.toContain('Only you and the people who run this site see your loans.')
  const detail = model.pages.find(({ blocks: [first] }) => first?.kind === 'detail' && first.entity === loans.id)!
  expect(isOnPage(world, detail.path, bob, (html) => html.includes('A new roof'), { row: 'roof' })).toBe(true)
  expect(isOnPage(world, detail.path, bob, (html) => html.includes('555 0199'), { row: 'roof' })).toBe(false)
})

it('each has one vote for it, and takes it back by voting again', () => {
  const votesOf = (of: typeof world) => rowsOf(of, vote.entity).flatMap(({ owner, values }) => (values[vote.fields[0]!] === 'roof' ? [owner] : []))
  const again = (before: typeof world) => {
    const done = act(before, vote.id, null, { [vote.fields[0]!]: 'roof' }, bob)
    if ('refused' in done) throw new Error(done.refused)
    return done.world
  }
  const once = again(world)
  expect([world, once, again(once)].map(votesOf)).toEqual([[], ['bob'], []])
})

it('what nobody votes on stays its maker’s own', () => {
  const silent = built('A savings club website. Members log in and apply for loans. Treasurers register repayments.')
  expect(silent.entities.find(({ plural }) => plural === 'loans')?.read).toBe('own')
})
