import { expect, test } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import type { SiteRow, Visitor } from '../../builder/site.ts'
import { modelFrom } from '../support/described-model.ts'

const words = 'A photo website. Users can register, upload images, set image access permissions and comment.'
const model = modelFrom(words)
const entity = model.entities.find(({ visible }) => visible !== undefined)!

test('whoever adds a row says who sees it', () => {
  expect(entity.visible).toEqual({ field: 'visible_to', members: 'Members', owner: 'Only me' })
  expect(entity.fields.find(({ id }) => id === 'visible_to')).toEqual({
    id: 'visible_to',
    label: 'Visible to',
    type: 'choice',
    required: false,
    choices: ['Everyone', 'Members', 'Only me'],
  })
  expect(new Set(entity.seeds.map(({ visible_to }) => visible_to))).toEqual(new Set(['Everyone']))
  expect(model.entities.flatMap(({ fields }) => fields.filter(({ label }) => /permission|privacy/i.test(label)))).toEqual([])
  const asking = model.actions.filter(({ entity: of, fields }) => of === entity.id && fields.includes('visible_to')).map(({ kind }) => kind)
  expect(asking).toEqual(['create', 'update'])
})

const account = { id: 'bert', name: 'Bert', email: 'bert@example.com', kind: 'own', status: 'active', created_at: 0 } as const
const people: Readonly<Record<string, Visitor>> = {
  owner: { id: 'anna', role: null, account: { ...account, id: 'anna', email: 'anna@example.com' } } as unknown as Visitor,
  member: { id: 'bert', role: null, account } as unknown as Visitor,
  'logged out': { id: 'carl', role: null, account: null } as unknown as Visitor,
  manager: { id: 'dora', role: model.roles.find(({ manages }) => manages)!.id, account: null } as unknown as Visitor,
}
const readers = (visible_to: string | null): string[] => {
  const row: SiteRow = { id: 'r', owner: 'anna', values: { visible_to }, created_at: 0, updated_at: 0 }
  return Object.entries(people).flatMap(([who, visitor]) => (canRead(viewerOf(model, visitor), entity, row) ? [who] : []))
}

test('a row is read by those whom it is for, by whoever made it and by who runs the site', () => {
  expect(readers(null)).toEqual(['owner', 'member', 'logged out', 'manager'])
  expect(readers('Everyone')).toEqual(['owner', 'member', 'logged out', 'manager'])
  expect(readers('Members')).toEqual(['owner', 'member', 'manager'])
  expect(readers('Only me')).toEqual(['owner', 'manager'])
  expect(ownershipFaults(model)).toEqual([])
})

test('what people are permitted is no matter of a row', () => {
  const others = 'A document website. Users can upload documents. Administrators can set user access permissions and manage role permissions.'
  expect(modelFrom(others).entities.filter(({ visible }) => visible !== undefined)).toEqual([])
})
