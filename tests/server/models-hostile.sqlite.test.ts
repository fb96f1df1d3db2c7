import { afterEach, expect, it } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { slotsOf } from '../../builder/propose/slots.ts'
import { take } from '../../builder/take.ts'
import { answerIn, type Modelled, openModelled, words } from '../support/modelled.ts'
import { runTurn } from '../support/turn.ts'

let site: Modelled
afterEach(() => site.close())

const offline = runTurn(take(null, words)).outcome.model!
const nothing = 'The language model proposed nothing that fits; built from your words alone.'
const said = { texts: [] as unknown[], seeds: [] as unknown[], changes: [] as unknown[] }
const hero = (text: string) => ({ ...said, texts: [{ at: 'home/hero/text', text }] })
const change = (of: object) => ({ ...said, changes: [{ builds: null, ...of }] })
const page = (heading: string) => change({ kind: 'add_page', title: 'News', role: null, blocks: [{ kind: 'text', heading, paragraphs: ['All is well.'] }] })

const skeleton = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9-]*)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*\/?>/gi)].map(([, tag, attributes]) =>
    [tag, ...[...(attributes ?? '').matchAll(/\s([^\s=>"']+)(?:="[^"]*")?/g)].map(([, name]) => name)].join(' '),
  )

it.each([
  ['a script', hero('Clay <script>alert(1)</script>')],
  ['an image that runs', hero('<img src=x onerror=alert(1)>')],
  ['an entity of markup', hero('Clay &#60;b&#62;')],
  ['an address that runs', hero('Go to javascript:alert(1)')],
  ['words that turn around', hero('Clay \u202e1001')],
  ['control characters', hero('Clay \u0007 and \u0000')],
  ['a text without end', hero('clay '.repeat(200_000 / 10))],
  ['a heading of markup', page('</title><script>x</script>')],
  ['a script in a row', { ...said, seeds: [{ entity: 'classes', fields: ['title'], rows: [['<svg onload=alert(1)>'], ['Moon jars']] }] }],
  ['keys of the prototype', { ...said, seeds: [{ entity: '__proto__', fields: ['constructor'], rows: [['x']] }], changes: [{ kind: '__proto__' }] }],
  ['a field of the prototype', { ...said, seeds: [{ entity: 'classes', fields: ['__proto__'], rows: [['x']] }] }],
  ['another colour', { ...said, texts: [{ at: 'theme/background', text: '#ff0000' }], theme: { background: '#ff0000' } }],
  [
    'another owner',
    { ...said, entities: [{ id: 'bookings', read: 'public', write: 'anyone' }], changes: [{ kind: 'set_read', entity: 'bookings', read: 'public' }] },
  ],
  [
    'a visitor who deletes what is managed',
    change({ kind: 'add_action', name: 'Delete', does: 'delete', entity: 'classes', role: null, confirmation: '{title} went.' }),
  ],
  [
    'a visitor’s role that adds what is managed',
    change({ kind: 'add_action', name: 'Add', does: 'create', entity: 'classes', role: 'user', confirmation: '{title} came.' }),
  ],
  ['a role of its own', change({ kind: 'add_page', title: 'Root', role: 'root', blocks: [{ kind: 'list', heading: 'All', entity: 'bookings' }] })],
  ['addresses that everybody reads', change({ kind: 'add_entity', singular: 'customer', read: 'public', write: 'anyone', page: 'Customers' })],
  ['a name that drops what was said', change({ kind: 'name_entity', entity: 'classes', singular: 'workshop', plural: 'workshops' })],
  ['a page without anything on it', change({ kind: 'add_page', title: 'Empty', role: null, blocks: [] })],
  ['a list of what is not there', change({ kind: 'add_page', title: 'Ghosts', role: null, blocks: [{ kind: 'list', heading: 'Ghosts', entity: 'ghosts' }] })],
  ['a person’s address', { ...said, seeds: [{ entity: 'bookings', fields: ['email'], rows: [['ada@gmail.com']] }] }],
  ['nothing but null', null],
  ['a list', [1, 2, 3]],
  ['a depth without end', `${'{"texts":['.repeat(3000)}`],
])('%s out of a language model changes nothing of the site', async (_, says) => {
  site = await openModelled()
  site.server.answer({ says }, { says })
  const events = await site.say(words)
  expect(answerIn(events)).toMatch(new RegExp(`${nothing}|The language model gave no answer that can be used; built from your words alone\\.`))
  expect(await site.model()).toEqual(offline)
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

it('no text that is taken from a language model brings an element into a page', async () => {
  const pageOf = async (text: string) => {
    site = await openModelled()
    site.server.answer({
      says: { ...said, texts: slotsOf(offline).map(({ at, text: before }) => ({ at, text: before.includes('{title}') ? `{title} ${text}` : text })) },
    })
    await site.say(words)
    const { url } = (await (await site.ada.fetch(`${site.path}preview/`)).json()) as { readonly url: string }
    return await (await site.app.fetch(url)).text()
  }
  const harmless = await pageOf('Clay and a class at the pottery studio in a word or two')
  await site.close()
  const odd = await pageOf('Clay "and\' a class at the pottery studio > in ] } a ` word -- or {two')
  expect(skeleton(odd)).toEqual(skeleton(harmless))
  expect(harmless).toContain('Clay and a class')
})

it('a site that a language model has changed keeps what visitors enter apart', async () => {
  site = await openModelled()
  const changes = [
    { kind: 'add_entity', singular: 'membership request', read: 'own', write: 'anyone', page: 'Memberships', builds: null },
    {
      kind: 'add_page',
      title: 'Numbers',
      role: null,
      blocks: [
        { kind: 'list', heading: 'All bookings', entity: 'bookings' },
        { kind: 'tiles', heading: 'So far', entities: ['classes', 'bookings'] },
      ],
      builds: null,
    },
  ]
  site.server.answer({ says: { ...said, changes } }, { says: { ...said, changes } })
  expect(answerIn(await site.say(words))).toContain('made 2 changes')
  const model = await site.model()
  expect(ownershipFaults(model)).toEqual([])
  const rules = ({ id, read, write }: (typeof model.entities)[number]) => [id, read, write]
  expect(model.entities.slice(0, offline.entities.length).map(rules)).toEqual(offline.entities.map(rules))
  expect(model.roles).toEqual(offline.roles)
  expect(model.actions.slice(0, offline.actions.length)).toEqual(offline.actions)
})
