import { describe, expect, test } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { canCreate, canRead, viewerOf } from '../../builder/render/access.ts'
import { attend } from '../../builder/render/account/attend.ts'
import type { SiteAccount, SiteRow, Visitor } from '../../builder/site.ts'
import { formsOf, partsOf, wordsOf } from '../support/visible-page.ts'
import { confirmationOf, mainOf, rowTitles, takeRole } from '../support/visitor-browse.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const depot = siteOf(
  'A logistics company. Users can browse, add and edit shipments and vehicles. The site has role management, permission management and user management for administrators.',
)
const kept = depot.permissions?.kept
const people = depot.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))!.path
const rolesAt = depot.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === kept?.entity))!.path
const manager = depot.roles.find(({ manages }) => manages)!
const person = (id: string, role: string | null, values: Values = {}): SiteAccount => ({
  id,
  kind: 'own',
  name: id,
  email: `${id}@example.com`,
  role,
  values,
  status: 'active',
  created_at: 1,
})
const row = (id: string, values: Values, updated_at = 1): SiteRow => ({ id, owner: null, created_at: 1, updated_at, values })
const ada = person('ada', manager.id)
const rosa = person('rosa', null)
const asked = (typed: Readonly<Record<string, string>>, by: SiteAccount) => {
  const visitor: Visitor = { id: by.id, role: by.role, account: by }
  return attend(depot, { typed, visitor, roles: [], kept: [ada, rosa], matches: false, newId: () => 'new', newCode: () => '', now: 2 })
}

test('the roles that the words want managed are kept by whoever runs the site, its own among them', async () => {
  expect(kept).toEqual({ entity: 'roles', name: 'name', may_do: 'may_do', view: 'View', state: 'status', on: 'In use' })
  expect(depot.entities.find(({ id }) => id === 'roles')).toMatchObject({ read: 'managed', write: 'managed' })
  expect(depot.actions.filter(({ entity }) => entity === 'roles').map(({ role }) => role)).toEqual(Array.from({ length: 5 }, () => manager.id))
  const host = hostInMemory(depot)
  await takeRole(host, manager.name)
  expect(rowTitles(await host.open(rolesAt))).toEqual(expect.arrayContaining(depot.roles.map(({ name }) => name)))
})

test('a role that is made is there to be given to an account at once, and says so', async () => {
  const host = hostInMemory(depot)
  await takeRole(host, manager.name)
  const add = formsOf(await host.open(rolesAt)).find(({ buttons }) => buttons.some(({ words }) => words === 'Add role'))!
  await host.send(add, { name: 'Trainee', may_do: 'View' }, 0)
  const page = await host.open(people)
  const give = formsOf(page).find(({ buttons }) => buttons.some(({ words }) => words.startsWith('Set role')))!
  const trainee = partsOf(give.part, 'option').find((one) => wordsOf(one) === 'Trainee')
  expect(trainee?.attributes.value).toMatch(/^made\./)
  expect(confirmationOf(await host.send(give, { role: trainee?.attributes.value ?? '' }, 0))).toMatch(/ is now: Trainee\. Dismiss$/)
  const after = partsOf(mainOf(await host.open(people)), 'option').filter(({ attributes }) => 'selected' in attributes)
  expect(after.map(wordsOf)).toContain('Trainee')
})

describe('what a given role may do', () => {
  const shipments = depot.entities.find(({ id }) => id === 'shipments')!
  const create = depot.actions.find(({ entity, kind }) => entity === 'shipments' && kind === 'create')!
  const trainee = row('trainee', { name: 'Trainee', may_do: 'View', status: 'In use' })
  const viewer = (account: SiteAccount, roles: readonly SiteRow[], set: readonly SiteRow[] = []) =>
    viewerOf(depot, { id: account.id, role: account.role, account }, { roles, [depot.permissions!.entity]: set })
  const given = person('rosa', null, { _role: 'trainee' })
  const some = row('one', {})

  test('is to look, where it may view', () => {
    const of = viewer(given, [trainee])
    expect([canRead(of, shipments, some), canCreate(depot, of, shipments, create)]).toEqual([true, false])
    expect(canCreate(depot, viewer(rosa, [trainee]), shipments, create)).toBe(true)
  })

  test('is what its permissions say of a section, of two the one that was changed last', () => {
    const to = (access: string, at: number) => row(`p${at}`, { section: 'Shipments', role: 'trainee', access }, at)
    expect(canCreate(depot, viewer(given, [trainee], [to('Full access', 2)]), shipments, create)).toBe(true)
    const none = viewer(given, [trainee], [to('No access', 3), to('Full access', 2)])
    expect([canRead(none, shipments, some), canCreate(depot, none, shipments, create)]).toEqual([false, false])
    expect(canRead(viewer(rosa, [trainee], [to('No access', 3)]), shipments, some)).toBe(true)
  })

  test('is no more than to look where the role is switched off or is there no more', () => {
    const edits = { name: 'Trainee', may_do: 'Edit' }
    expect(canCreate(depot, viewer(given, [row('trainee', { ...edits, status: 'In use' })]), shipments, create)).toBe(true)
    expect(canCreate(depot, viewer(given, [row('trainee', { ...edits, status: 'Off' })]), shipments, create)).toBe(false)
    expect(canCreate(depot, viewer(given, []), shipments, create)).toBe(false)
  })

  test('is never to run the site, whatever it is called', () => {
    const named = row('trainee', { name: manager.name, may_do: 'Everything', status: 'In use' })
    expect(viewer(given, [named]).manages).toBe(false)
  })
})

test('a role is given by whoever runs the site alone, and not to oneself', () => {
  const typed = { do: 'role', account: 'rosa', role: 'made.trainee' }
  expect(asked(typed, ada)).toEqual({
    kind: 'done',
    to: `${people}?done=_role&account=rosa`,
    keep: { account: { ...rosa, role: 'user', values: { _role: 'trainee' } }, password: null },
  })
  expect(asked(typed, rosa)).toEqual({ kind: 'forbidden' })
  expect(asked({ ...typed, account: 'ada' }, ada)).toMatchObject({ kind: 'refused' })
  expect(asked({ ...typed, role: 'made.<b>' }, ada)).toEqual({ kind: 'forbidden' })
  expect(asked({ do: 'profile', name: 'Rosa', email: 'rosa@example.com', _role: 'other' }, person('rosa', null, { _role: 'trainee' }))).toMatchObject({
    keep: { account: { values: { _role: 'trainee' } } },
  })
})

test('a list of permissions that the words want is the one that is heeded, where it stands', () => {
  const model = siteOf(
    'A content management system. Users can add, edit and search articles and images. The administrator has user access permission management and user management.',
  )
  expect(model.permissions?.entity).toBe('user_access_permissions')
  expect(model.entities.filter(({ plural }) => plural.includes('permission')).map(({ id, read, write }) => [id, read, write])).toEqual([
    ['user_access_permissions', 'managed', 'managed'],
  ])
  const names = model.actions.filter(({ entity }) => entity === 'user_access_permissions').map(({ name }) => name)
  expect(names).toEqual(['Allow', 'View only', 'No access', 'Add user access permission', 'Edit', 'Delete'])
})

test('users that only a list of permissions names are the accounts themselves, and are listed once', () => {
  const model = siteOf(
    'A content management website. Users can search articles and images. The website has user management and access control features for administrators.',
  )
  expect(model.entities.map(({ id }) => id)).not.toContain('users')
  expect(model.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'people')).length).toBe(1)
  expect(model.entities.flatMap(({ fields }) => fields.filter((field) => field.entity && !model.entities.some(({ id }) => id === field.entity)))).toEqual([])
})
