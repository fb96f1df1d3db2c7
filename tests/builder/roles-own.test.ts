import { describe, expect, it, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, createOf, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

describe('a site that is to introduce people', () => {
  const college = built(
    'A college website. It should include a section for introducing faculty and staff, and a portal for parents to read college announcements. Administrators manage announcements.',
  )
  it('shows them to whoever comes, with what they do, a text and a picture', () => {
    expect(flawsOf(college)).toEqual([])
    const shown = college.pages.filter(({ role, path }) => role === undefined && /^\/(?:faculty|staff)$/.test(path)).map(({ title }) => title)
    expect(shown).toEqual(['Faculty', 'Staff'])
    const staff = college.entities.find(({ plural }) => plural === 'staff members')!
    expect([staff.read, staff.write, staff.fields.map(({ label }) => label)]).toEqual([
      'public',
      'managed',
      ['Name', 'Position', 'Speciality', 'Email', 'About', 'Picture'],
    ])
  })
  it('gives a portal to those whom the words name, behind the log-in', () => {
    const portal = college.pages.find(({ title }) => title === 'Parent portal')!
    expect(portal.blocks.flatMap((block) => (block.kind === 'list' ? [block.entity] : []))).toEqual(['college_announcements'])
    expect(college.accounts?.pages).toContain(portal.path)
  })
  it('keeps staff whom somebody employs behind the scenes', () => {
    const works = built('A factory website. Visitors browse products. Administrators add staff and manage staff.')
    expect(works.entities.find(({ plural }) => plural === 'staff members')?.read).toBe('managed')
  })
})

describe('what employers post', () => {
  const agency = built(
    'A day labour website. Employers can post job tasks. Job seekers can browse job requirements and register themselves. Workers can check in. It has self-registration.',
  )
  const jobs = agency.entities.find(({ plural }) => plural === 'job tasks')!
  const signing = agency.entities.filter(
    ({ fields }) => fields.some(({ entity }) => entity === jobs.id) && agency.actions.some(({ kind }) => kind === 'create'),
  )
  it('is what job seekers browse, with its pay and place, and is registered for by one form', () => {
    expect(flawsOf(agency)).toEqual([])
    expect(jobs.read).toBe('public')
    expect(jobs.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Place', 'Salary', 'Description']))
    expect(signing.map(({ plural }) => plural)).toEqual(['registrations'])
    expect(agency.actions.find(({ kind, entity }) => kind === 'create' && entity === jobs.id)?.role).toBe('employer')
  })
  it('is not registered for once it is closed, and says nobody’s name to those who look at it', () => {
    const world = createWorld(agency)
    const by = signing[0]!.fields.find(({ entity }) => entity === jobs.id)!.id
    const closed = rowsOf(world, jobs.id).find(({ values }) => values.status === 'Closed')!
    const typed = { name: 'Ana', email: 'ana@example.com', [by]: closed.id }
    expect(act(world, createOf(agency, signing[0]!.id).id, null, typed, me)).toMatchObject({ refused: expect.stringContaining('no longer open') })
    const sample = rowsOf(world, signing[0]!.id)[0]!
    const page = agency.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === jobs.id)!
    const rows = Object.fromEntries(agency.entities.map(({ id }) => [id, rowsOf(world, id)]))
    const html = renderPage(agency, {
      path: page.path,
      query: { row: String(sample.values[by]) },
      base: '',
      visitor: me,
      roles: [],
      rows,
      today: '2026-01-05',
      badge: false,
    }).html
    expect(html).not.toContain(String(sample.values.name))
  })
})

test('the menu of a role has one entry for what its own page and a page for everybody both list', () => {
  const model = built('A farm website. Farmers can upload products and edit products. Users can browse products and place orders.')
  const rows = Object.fromEntries(model.entities.map(({ id }) => [id, rowsOf(createWorld(model), id)]))
  const menu = (role: string | null): string[] => {
    const { html } = renderPage(model, { path: '/', query: {}, base: '', visitor: { id: 'you', role }, roles: [], rows, today: '2026-01-05', badge: false })
    const nav = /<nav[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    return [...nav.matchAll(/href="(\/[^"?#]*)/g)].map(([, path]) => path!)
  }
  const own = model.pages.find(({ role, title }) => role === 'farmer' && /products/i.test(title))!
  expect([menu(null).includes('/products'), menu('farmer').includes('/products'), menu('farmer').includes(own.path)]).toEqual([true, false, true])
})

test('whom a site says that it introduces have a page, and a portal told in a list has a log-in and a page', () => {
  const { pages, accounts } = built('A school website introducing faculty and staff, a portal for parents, and news.')
  const shown = pages.filter(({ navigation, role }) => navigation !== null && role === undefined).map(({ path }) => path)
  expect(shown).toEqual(['/', '/faculty', '/staff', '/notices', '/news', '/parent-portal'])
  expect(accounts?.pages).toContain('/parent-portal')
})

test.each([
  ['A community site. Owners can pay fees, and property staff publish notices.', ['Owner', 'Property staff (manages)']],
  ['A boat yard. Owners should be able to browse boats and send inquiries, and yard staff reply to inquiries.', ['Owner', 'Yard staff (manages)']],
  ['A shop. The owner registers staff, and staff report sales.', ['Staff', 'Owner (manages)']],
])('owners whom staff serve do not run the site: %s', (words, roles) => {
  expect(built(words).roles.map(({ name, manages }) => (manages ? `${name} (manages)` : name))).toEqual(roles)
})
