import { expect, test } from 'vitest'
import type { Context } from '../../builder/render/context.ts'
import { oneself } from '../../builder/render/form/oneself.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A training site. Users can log in, browse courses, register for courses, add friends and submit tickets. Administrators manage courses and tickets.',
)
const account = { id: 'a', kind: 'own', name: 'Ada Long', email: 'ada@example.com', role: null, values: {}, status: 'active', created_at: 0 } as const
const viewer = (manages: boolean) => ({ viewer: { id: 'a', role: null, manages, account } }) as unknown as Context
const asked = (name: RegExp, manages = false) => {
  const action = site.actions.find((one) => one.kind === 'create' && name.test(one.name))!
  const entity = site.entities.find(({ id }) => id === action.entity)!
  const fields = entity.fields.filter(({ id }) => action.fields.includes(id))
  return Object.fromEntries(fields.map((field) => [field.label, oneself(viewer(manages), action, entity, field, null)]).filter(([, value]) => value !== ''))
}

test('a form for oneself has the name and the address of whoever is logged in', () => {
  expect(asked(/^Register for/)).toEqual({ Name: 'Ada Long', Email: 'ada@example.com' })
})
test('who reports something is who is logged in', () => {
  expect(asked(/ticket/i)).toEqual({ 'Reported by': 'Ada Long' })
})
test('a form about somebody else has nobody’s name, nor has one of whoever manages the site', () => {
  expect([asked(/friend/i), asked(/^Register for/, true)]).toEqual([{}, {}])
})
