import { expect, test } from 'vitest'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'Please implement an AI customer service chat website for a bicycle maker. The website should have functionalities for chatting, conversation history, knowledge base management, and transfer to human agents. Customers should be able to ask questions, receive automatic answers from the knowledge base, rate answers as helpful or not, and request a human agent. Agents view the waiting queue and reply. Administrators can maintain question-and-answer entries and view satisfaction statistics.'
const model = siteOf(words)
const visitor = { id: 'me', name: 'Carla', role: null, manages: false, account: null }
const blocksOf = <Kind extends BlockOf<'assistant'>['kind'] | 'tiles'>(of: AppModel, kind: Kind) =>
  of.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === kind ? [{ path, block: block as BlockOf<Kind> }] : [])))
const [chat, past] = blocksOf(model, 'assistant')
const asked = chat!.block.entity
const row = (id: string, owner: string | null, values: SiteRow['values']): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
const page = (path: string, answer: string) =>
  renderPage(model, {
    path,
    query: {},
    rows: {
      [asked]: [row('q1', 'me', { question: 'How can I return my bicycle bell?', mark: null, state: 'Answered by the assistant' })],
      [chat!.block.entries!.entity]: [
        row('e1', null, { question: 'How can I return something?', answer }),
        row('e2', null, { question: 'Which bicycle bell fits?', answer: 'The round one.' }),
      ],
    },
    visitor,
    today: '2026-05-04',
    base: '',
    roles: [],
    badge: true,
  }).html

test('an answer that is kept with its question is given to whoever asks it, as it stands now, there and in the history', () => {
  expect([chat!.path, past!.path]).toEqual(['/customer-service', '/conversation-history'])
  expect(page(chat!.path, 'Within 14 days.')).toContain('<p>Within 14 days.</p>')
  expect(page(chat!.path, 'Within 30 days.')).toContain('<p>Within 30 days.</p>')
  expect(page(past!.path, 'Within 30 days.')).toContain('<p>Within 30 days.</p>')
})

test('who runs the site writes the answers, finds who waits by name, and sees answers counted as helpful or not', () => {
  expect(model.pages.map(({ title, role }) => `${title} @${role ?? ''}`)).toEqual(
    expect.arrayContaining(['Question-and-answers @administrator', 'Waiting queue @agent', 'Satisfaction statistics @administrator']),
  )
  const act = (name: string, typed: Record<string, string>, of: SiteRow | null = null) => {
    const action = model.actions.find((one) => one.name === name && one.entity === asked)!.id
    const done = submit(model, { action, row: of, typed, visitor, today: '2026-05-04', rows: { [asked]: of ? [of] : [] }, newId: () => 'n1' })
    return done.kind === 'writes' && done.writes[0].kind !== 'delete' ? done.writes[0].values : done.kind
  }
  expect(act('Send', { question: 'Is there a child seat?' })).toMatchObject({ question: 'Is there a child seat?', asked_by: 'Carla', asked_on: '2026-05-04' })
  const mine = row('q1', 'me', { question: 'Is there a child seat?', mark: null, state: 'Answered by the assistant' })
  expect([act('Helpful', {}, mine), act('Not helpful', {}, mine)]).toMatchObject([{ mark: 'Helpful' }, { mark: 'Not helpful' }])
  const counted = blocksOf(model, 'tiles').flatMap(({ path, block }) =>
    block.tiles.filter(({ entity, where }) => entity === asked && where).map(({ label }) => [path, label]),
  )
  expect(counted).toEqual([
    ['/satisfaction-statistics', 'Marked as helpful'],
    ['/satisfaction-statistics', 'Marked as not helpful'],
  ])
})
