import { describe, expect, test } from 'vitest'
import { canChange, canRead, viewerOf } from '../../builder/render/access.ts'
import type { SiteAccount, SiteRow } from '../../builder/site.ts'
import { built } from '../support/acting.ts'

const own = (name: string, role: string | null = null) => ({
  id: name,
  role,
  name,
  account: { id: name, kind: 'own', email: `${name}@example.com`, name, role, values: {}, status: 'active', created_at: 1 } as SiteAccount,
})
const rowOf = (owner: string, values: SiteRow['values']): SiteRow => ({ id: 'r1', owner, created_at: 2, updated_at: 2, values })
const stepsOf = (model: ReturnType<typeof built>, id: string) =>
  model.entities
    .find((one) => one.id === id)!
    .lifecycle!.transitions.map(({ name, from, to, role }) => `${name}: ${from.join(', ')} > ${to}${role ? ` (${role})` : ''}`)

describe('what is saved as a draft before it is submitted', () => {
  const model = built(
    'An internal expense reimbursement system for a company. Employees should be able to log in, fill in expense claims with category, amount, date, and reason, save them as drafts, and submit them for approval. Managers can approve or reject claims with a comment, and finance staff mark approved claims as paid. A statistics page should show total expenses by category and by month.',
  )
  const claims = model.entities.find(({ id }) => id === 'claims')!
  test('begins as a draft, and is decided on once it is submitted', () => {
    expect(claims.lifecycle).toMatchObject({ initial: 'Draft', draft: 'Draft' })
    expect(stepsOf(model, 'claims').slice(0, 3)).toEqual([
      'Submit: Draft > Submitted',
      'Approve: Submitted > Approved (manager)',
      'Reject: Submitted > Rejected (manager)',
    ])
  })
  test('is saved by a button that says so', () => {
    expect(model.actions.find(({ entity, kind }) => entity === 'claims' && kind === 'create')).toMatchObject({
      name: 'Save claim as draft',
      confirmation: 'Draft of claim saved: {title}. It is yours alone until you submit it.',
    })
  })
  test('is read by nobody else until then', () => {
    const seen = (status: string) => [own('ada'), own('max', 'manager')].map((who) => canRead(viewerOf(model, who), claims, rowOf('ada', { status })))
    expect([seen('Draft'), seen('Submitted')]).toEqual([
      [true, false],
      [true, true],
    ])
  })
  test('the clauses are built, and “claims” are the expense claims', () => {
    expect(model.requirements.filter(({ status }) => status !== 'built').map(({ clause }) => clause)).toEqual([])
    expect(model.entities.filter(({ singular }) => /claim$/.test(singular)).map(({ id }) => id)).toEqual(['claims'])
  })
})

test('who decides on an application asks for what they still have to know, and whoever applied answers', () => {
  const model = built(
    'A permit website for a city. Citizens register, apply for a permit with date and description. Officials can request additional information, and grant or refuse permits.',
  )
  const permits = model.entities.find(({ id }) => id === 'permits')!
  const may = (who: ReturnType<typeof own>, status: string) =>
    model.actions
      .filter((action) => action.entity === 'permits' && action.kind === 'update' && action.transition !== undefined)
      .filter((action) => canChange(model, viewerOf(model, who), permits, action, rowOf('ada', { status })))
      .map(({ name, fields }) => [name, ...fields])
  const official = model.roles.find(({ manages }) => manages)!.id
  expect(may(own('ada'), 'Information requested')).toEqual([['Answer', 'information_given']])
  expect(may(own('max', official), 'Submitted')).toContainEqual(['Request information', 'information_wanted'])
  expect(stepsOf(model, 'permits')).toContain('Answer: Information requested > Submitted')
})

test.each([
  [
    'A car marketplace. Sellers should be able to log in, list a car with make, model year and price. Buyers search cars. The administrator reviews new listings before publication.',
    'cars',
    { name: 'Publish', initial: 'Waiting', from: ['Waiting', 'Rejected'], to: 'For sale' },
  ],
  [
    'A volunteering website. Organizations publish opportunities with place, date and number of helpers needed. Volunteers can register, search opportunities, sign up and cancel. Administrators review new opportunities before they are shown.',
    'opportunities',
    { name: 'Approve', initial: 'New', from: ['New'], to: 'Approved' },
  ],
])('“%s” shows what members post once it is published', (words, id, { initial, ...step }) => {
  const model = built(words)
  const { lifecycle } = model.entities.find((one) => one.id === id)!
  expect({ initial: lifecycle?.initial, unpublished: lifecycle?.unpublished }).toEqual({ initial, unpublished: [initial, 'Rejected'] })
  expect(lifecycle?.transitions).toContainEqual(expect.objectContaining(step))
  expect(model.requirements.filter(({ status, clause }) => status !== 'built' && /review/.test(clause))).toEqual([])
})
