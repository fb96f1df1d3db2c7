import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built('A leave system. Employees submit leave requests. Managers approve or reject leave requests.')
const [kind] = model.entities.filter(({ lifecycle }) => lifecycle !== undefined)

test('who decided, and when, is noted by itself and typed by nobody', () => {
  expect(flawsOf(model)).toEqual([])
  const approve = model.actions.find(({ name, kind: is }) => is === 'transition' && name === 'Approve')
  const open = rowsOf(createWorld(model), kind!.id).find(({ values }) => values[kind!.lifecycle!.field] === kind!.lifecycle!.initial)
  const answer = act(createWorld(model), approve?.id ?? '', open ?? null, {}, visitorOf(model, 'you', approve?.role ?? null))
  const world = 'refused' in answer ? null : answer.world
  const row = rowsOf(world!, kind!.id).find(({ id }) => id === open?.id)
  expect([row?.values.decided_by, row?.values.decided_on]).toEqual([model.roles.find(({ id }) => id === approve?.role)?.name, '2026-01-15'])
  expect(model.actions.flatMap(({ fields }) => fields)).not.toContain('decided_by')
  const approvals = model.entities.find(({ singular }) => singular === 'leave request approval')!
  const kept = rowsOf(world!, approvals.id).filter(({ values }) => values.about === open?.id)
  expect(kept.map(({ values }) => values)).toEqual([{ decision: 'Approved', about: open?.id, decided_by: row?.values.decided_by, decided_on: '2026-01-15' }])
})

test('what nobody decides upon has no such column', () => {
  const shop = built('A shop. Users browse products and place orders.')
  expect(shop.entities.flatMap(({ fields }) => fields.map(({ id }) => id))).not.toContain('decided_on')
  expect(built('A friends site. Users log in, send invitations, and approve or reject invitations.').entities.map(({ singular }) => singular)).not.toContain(
    'invitation approval',
  )
})

test('what people publish and administrators review waits to be approved or rejected with a remark, and is not rated by them', () => {
  const recipes = built('A recipe site. Users can publish recipes and comment on recipes. Administrators should be able to review recipes and block users.')
  const recipe = recipes.entities.find(({ singular }) => singular === 'recipe')
  expect(recipe?.lifecycle).toEqual({
    field: 'status',
    initial: 'New',
    transitions: [
      { id: 'approve', name: 'Approve', from: ['New'], to: 'Approved', role: 'administrator' },
      { id: 'reject', name: 'Reject', from: ['New'], to: 'Rejected', role: 'administrator' },
    ],
  })
  expect(recipe?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Remark', 'Decided by', 'Decided on', 'Status']))
  expect(recipes.entities.map(({ singular }) => singular)).not.toContain('review')
  const rated = built('A recipe site. Users can publish recipes and review recipes. Administrators manage users.')
  expect(rated.entities.map(({ singular }) => singular)).toContain('review')
})

test('the content that administrators review is what people post', () => {
  const wall = built('A campus wall with posting, commenting and content review. Students can publish posts. Administrators review posts and block users.')
  expect(wall.entities.find(({ singular }) => singular === 'post')?.lifecycle?.transitions.map(({ to }) => to)).toEqual(['Approved', 'Rejected'])
  expect(wall.entities.map(({ singular }) => singular)).not.toContain('article')
})

test('the background reviews what users publish, though no person is named', () => {
  const words =
    'A travel portal. Users can browse scenic spots and publish travel notes. The background should be able to manage scenic spots and review travel notes.'
  const travel = built(words)
  expect(travel.entities.find(({ singular }) => singular === 'travel note')?.lifecycle?.transitions.map(({ to }) => to)).toEqual(['Approved', 'Rejected'])
  expect(travel.entities.map(({ singular }) => singular)).not.toContain('review')
})

test('bad content that people report is a report of it, and nothing of its own', () => {
  const wall = built('A campus wall. Students can publish posts, and report bad content.')
  expect(wall.entities.map(({ singular }) => singular)).toEqual(expect.arrayContaining(['post', 'content report']))
  expect(wall.entities.map(({ singular }) => singular)).not.toContain('bad')
})
