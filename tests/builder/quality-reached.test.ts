import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { take } from '../../builder/take.ts'
import { modelFrom } from '../support/described-model.ts'

const contactOn = ({ pages }: AppModel) =>
  pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'contact' ? [{ path, heading: block.heading, lines: block.lines }] : [])))

const words = 'A company website with product showcases, a company introduction and contact information.'

test('a page where somebody is written to says how they are reached', () => {
  const [shown, ...others] = contactOn(modelFrom(words))
  expect(others).toEqual([])
  expect(shown).toMatchObject({ path: '/contact', heading: 'How to reach us' })
  expect(shown?.lines).toEqual([
    { label: 'Address', value: expect.stringMatching(/^\d+ [A-Z]/) },
    { label: 'Phone', value: expect.stringMatching(/^\+1 \d{3} 555 01\d\d$/) },
    { label: 'Email', value: 'hello@example.com' },
  ])
})

test('what the words tell of it stands alone', () => {
  const lines = contactOn(modelFrom(`${words} Our phone number is 020 555 0123.`)).map(({ lines }) => lines)
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines.flat().map(({ value }) => value))).toEqual(new Set(['020 555 0123']))
})

test('an address book is no page where somebody is written to', () => {
  expect(contactOn(modelFrom('A contact management website. Users can add contacts and search them.'))).toEqual([])
})

test('the real line that is told later takes the place of the sample of its kind', () => {
  const turn = take(modelFrom(words), 'Add our phone number: 020 555 0123')
  let next = turn.next()
  while (!next.done) next = turn.next()
  expect(contactOn(next.value.model!)[0]?.lines).toEqual([
    { label: 'Address', value: expect.any(String) },
    { label: 'Email', value: 'hello@example.com' },
    { label: 'Phone', value: '020 555 0123' },
  ])
})

test('whoever runs the site keeps the lines, and the page shows them', () => {
  const model = modelFrom(words)
  const kept = model.entities.find(({ plural }) => plural === 'contact details')
  expect(kept?.seeds).toEqual(contactOn(model)[0]!.lines.map(({ label, value }) => ({ way: label, value })))
  const page = model.pages.find(({ title }) => title === 'Contact details')
  expect([model.roles.find(({ id }) => id === page?.role)?.manages, page?.blocks.map(({ kind }) => kind)]).toEqual([true, ['list', 'form']])
  const row = (id: string, way: string, value: string) => ({ id, owner: null, created_at: 1, updated_at: 1, values: { way, value } })
  const shownWith = (rows: readonly ReturnType<typeof row>[]) =>
    [
      ...renderPage(model, {
        path: '/contact',
        query: {},
        base: '/s',
        visitor: { id: 'me', role: null },
        roles: [],
        rows: { [kept!.id]: rows },
        today: '2026-01-05',
        badge: false,
      }).html.matchAll(/<dd>(?:<a [^>]*>)?([^<]+)/g),
    ].map(([, value]) => value)
  const [address, phone, email] = kept!.seeds.map(({ way, value }) => row(String(way), String(way), String(value)))
  expect(shownWith([address!, row('p', 'Phone', '020 555 0123'), email!])).toEqual([address!.values.value, 'hello@example.com', '020 555 0123'])
  expect(shownWith([address!, phone!])).toEqual([address!.values.value, phone!.values.value])
})

test('lines that no words ask for are kept in the page alone', () => {
  expect(modelFrom('car rental').entities.map(({ plural }) => plural)).not.toContain('contact details')
})
