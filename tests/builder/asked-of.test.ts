import { describe, expect, test } from 'vitest'
import type { AppModel, Entity } from '../../builder/model.ts'
import { canChange, canRead, viewerOf } from '../../builder/render/access.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteAccount, SiteRow } from '../../builder/site.ts'
import { built } from '../support/acting.ts'

const own = (name: string, role: string | null = null) => ({
  id: name.toLowerCase(),
  role,
  name,
  account: {
    id: name.toLowerCase(),
    kind: 'own',
    email: `${name.toLowerCase()}@example.com`,
    name,
    role,
    values: {},
    status: 'active',
    created_at: 1,
  } as SiteAccount,
})
const entityOf = ({ entities }: AppModel, id: string): Entity => entities.find((one) => one.id === id)!
const rowOf = (id: string, owner: string, values: SiteRow['values']): SiteRow => ({ id, owner, created_at: 2, updated_at: 2, values })
const may = (model: AppModel, who: ReturnType<typeof own>, entity: string, row: SiteRow): string[] =>
  model.actions
    .filter(
      (action) => action.entity === entity && action.kind === 'transition' && canChange(model, viewerOf(model, who), entityOf(model, entity), action, row),
    )
    .map(({ name }) => name)

describe('a request for what another member has posted', () => {
  const model = built(
    'A tool sharing website for neighbors. Members should be able to register, list tools with category and deposit, and request to borrow a tool for certain days. Owners can approve or decline requests for their tools and mark a tool as broken.',
  )
  const [ada, ben, eve] = [own('Ada'), own('Ben'), own('Eve')]
  const tool = rowOf('r1', 'ada', { name: 'Ladder', status: 'New' })
  const requests = model.entities.find(({ fields, lifecycle }) => lifecycle && fields.some(({ entity }) => entity === 'tools'))!
  const create = model.actions.find(({ entity, kind }) => entity === requests.id && kind === 'create')!
  const sent = submit(model, {
    action: create.id,
    visitor: ben,
    row: null,
    rows: { tools: [tool], [requests.id]: [] },
    typed: { message: 'Is Friday fine?', tool: 'r1', from: '2026-12-05', until: '2026-12-06' },
    today: '2026-12-03',
    newId: () => 'q1',
  })
  const values = sent.kind === 'writes' && sent.writes[0]?.kind === 'insert' ? sent.writes[0].values : {}
  const request = rowOf('q1', 'ben', values)

  test('names who asks, and goes to whoever posted it', () => {
    expect({ borrower: values.borrower, sent_to: values.sent_to, tool: values.tool }).toEqual({ borrower: 'Ben', sent_to: 'ada', tool: 'r1' })
  })
  test('is read by both and nobody else, and answered by whoever posted it', () => {
    expect([ada, ben, eve].map((who) => canRead(viewerOf(model, who), requests, request))).toEqual([true, true, false])
    expect([may(model, ada, requests.id, request), may(model, ben, requests.id, request)]).toEqual([['Approve', 'Hand over', 'Return', 'Decline'], []])
  })
  test('stands for the one among what came in, for the other among what was sent, and at the tool', () => {
    const html = (who: ReturnType<typeof own>, path: string, query = {}) =>
      renderPage(model, {
        path,
        query,
        base: '',
        visitor: who,
        roles: [],
        rows: { tools: [tool], [requests.id]: [request] },
        today: '2026-12-03',
        badge: false,
      }).html
    const path = model.pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'form' && block.action === create.id))!.path
    const parts = (who: ReturnType<typeof own>) =>
      html(who, path)
        .split('>Requests for your tools<')
        .map((part) => part.includes('5 Dec 2026'))
    expect([parts(ada), parts(ben)]).toEqual([
      [false, true],
      [true, false],
    ])
    expect([ada, eve].map((who) => html(who, '/tool', { row: 'r1' }).includes('5 Dec 2026'))).toEqual([true, false])
  })
  test('and the tool is marked as broken by whoever posted it', () => {
    expect([may(model, ada, 'tools', tool), may(model, ben, 'tools', tool)]).toEqual([['Mark as broken'], []])
    expect(model.roles.map(({ name }) => name)).toEqual(['Member', 'Manager'])
  })
})

test.each([
  [
    'A job board. Employers can post jobs and view the applications for their own jobs. Job seekers can register, apply for a job and follow it.',
    'job_applications',
  ],
  ['A tutoring site. Tutors can publish lessons. Students can log in and request a lesson. Tutors confirm or decline lesson requests.', 'lesson_requests'],
])('“%s” has those who post see what is asked of theirs, and nothing of what is asked of others', (words, id) => {
  const model = built(words)
  const [one, other] = [own('Ada', model.roles[1]!.id), own('Ben', model.roles[1]!.id)]
  const row = rowOf('q1', 'eve', { sent_to: 'ada', status: entityOf(model, id).lifecycle!.initial })
  expect(model.roles.slice(0, 3).map(({ manages }) => manages)).toEqual([false, false, true])
  expect([one, other].map((who) => canRead(viewerOf(model, who), entityOf(model, id), row))).toEqual([true, false])
  expect(may(model, other, id, row)).toEqual([])
})

test('what those who run a site post is answered by them, and so is what nobody is said to post', () => {
  const shared = (words: string) => built(words).entities.flatMap(({ id, shared: to }) => (to === 'sent_to' ? [id] : []))
  expect(shared('A school orchestra site. Students log in and request an instrument. The teacher adds instruments and approves requests.')).toEqual([])
  expect(shared('A study room site. Users log in and book study rooms. The administrator confirms bookings.')).toEqual([])
})

test('an estimate that those who run a site write for somebody is accepted or declined by them', () => {
  const model = built(
    'A bicycle repair workshop website. Users register, save their bicycles and describe a fault. Mechanics see incoming repair jobs and write a cost estimate. Users can accept or decline the estimate.',
  )
  const estimates = model.entities.find(({ singular }) => singular === 'cost estimate')!
  const row = rowOf('e1', 'mech', { [estimates.shared!]: 'ben', status: 'Sent' })
  expect([may(model, own('Ben'), estimates.id, row), may(model, own('Eve'), estimates.id, row)]).toEqual([['Accept', 'Decline'], []])
})

test('one who notes a loan of an own book asks nobody for it', () => {
  const { entities } = built(
    'A book lending tracker. Users should be able to log in, add books with title and author, and record a loan with borrower and due date.',
  )
  expect(entities.find(({ id }) => id === 'loans')?.shared).toBeUndefined()
})
