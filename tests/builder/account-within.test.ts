import { expect, test } from 'vitest'
import { createWorld, nobodyOf, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { modelOf } from '../support/composed.ts'

const membersOf = (words: string): Record<string, boolean> =>
  Object.fromEntries(modelOf(words).entities.map(({ plural, members }) => [plural, members === true]))

test('what a team logs in to is read by whoever has an account', () => {
  expect(membersOf('A meter monitoring platform. Users log in, record meters and see operation logs. Use white and navy.')).toEqual({
    meters: true,
    'operation logs': true,
  })
})

test('a tool of a team that nobody has to log in to stays open', () => {
  expect(membersOf('A meter monitoring platform. Users record meters and see operation logs. Use white and navy.')).toEqual({
    meters: false,
    'operation logs': false,
  })
})

test('a site for the public stays open, whoever logs in', () => {
  expect(membersOf('A recipe sharing website. Users log in, post recipes and read articles. Use white and navy.')).toEqual({
    recipes: false,
    articles: false,
    'article categories': false,
  })
})

test('whoever is not logged in is asked to, on the list and on the page of one; who looks around finds the samples', () => {
  const model = modelOf('A meter monitoring platform. Users log in, record meters and see operation logs. Use white and navy.')
  const world = createWorld(model)
  const pages = model.pages.filter(({ blocks }) =>
    blocks.some((block) => (block.kind === 'list' || block.kind === 'detail') && block.entity === 'operation_logs'),
  )
  expect(pages.length).toBeGreaterThan(1)
  for (const { path, role } of pages.filter((page) => page.role === undefined && page.path !== '/')) {
    expect(role).toBeUndefined()
    expect(pageOf(world, path, nobodyOf(model))).toContain('Log in to see the operation logs.')
    expect(pageOf(world, path, visitorOf(model, 'you', null, 'demo'))).not.toContain('Log in to see')
  }
})

test('registering asks for what the words have people register with', () => {
  const { accounts } = modelOf(
    'A language exchange website. Users can register with their native and target languages, browse partners and send partner requests.',
  )
  expect(accounts?.fields.filter(({ id }) => accounts.asked.includes(id)).map(({ label, required }) => [label, required])).toEqual([
    ['Native language', true],
    ['Target language', true],
  ])
})

test('what is said in conversations is for those who have an account, where the site asks for one', () => {
  const kept = (words: string) =>
    modelOf(words).entities.flatMap(({ plural, members, read }) =>
      /messages|conversations/.test(plural) && read === 'public' ? [[plural, members === true]] : [],
    )
  expect(
    kept('A real-time chat system. The system should have user authentication and real-time messaging. Users can send text and images, and receive messages.'),
  ).toEqual([
    ['messages', true],
    ['conversations', true],
  ])
})

test('a card on the first page leads to no page that its reader may not see', () => {
  const model = modelOf('An instant messaging website. Users view their contact list, send messages, and view user status and information.')
  const world = createWorld(model)
  const seen = (id: string, role: string | null) => pageOf(world, '/', visitorOf(model, id, role))
  expect(model.pages.find(({ path }) => path === '/manage-users')?.role).toBe('manager')
  expect(seen('ana', null)).not.toContain('<h3>Users</h3>')
  expect(seen('boss', 'manager')).toContain('href="/manage-users">Users</a></h3>')
})
