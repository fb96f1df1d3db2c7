import { expect, test } from 'vitest'
import { take } from '../../../builder/take.ts'
import { createTriedSite, tried_rows_max } from '../../../src/api/tried-site.ts'
import { runTurn } from '../../support/turn.ts'

const now = () => Date.UTC(2026, 10, 21, 12) / 1000
const modelOf = (words: string) => {
  const { model } = runTurn(take(null, words)).outcome
  if (!model) throw new Error(`“${words}” became no site.`)
  return model
}
const studio = modelOf('A calm site for my pottery studio where people book a class and join the waitlist')
const booking = studio.actions.find(({ kind, entity }) => kind === 'create' && entity.includes('booking'))
const classes = studio.entities[0]
if (!booking || !classes) throw new Error('The studio takes no bookings.')
const page = studio.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === booking.id))?.path ?? '/'
const filled = (name: string): [string, string][] => {
  const entity = studio.entities.find(({ id }) => id === booking.entity)
  return booking.fields.map((id) => {
    const field = entity?.fields.find((one) => one.id === id)
    const values: Partial<Record<string, string>> = {
      email: 'ada@example.com',
      date: '2026-12-01',
      time: '10:00',
      number: '2',
      reference: `${field?.entity}-sample-1`,
      phone: '0123456789',
    }
    return [id, values[field?.type ?? ''] ?? field?.choices?.[0] ?? name]
  })
}
const send = (name: string): [string, string][] => [['back', page], ...filled(name)]

test('ROUTE-13 the pages of the built site are the builder’s own, and ask for no file', () => {
  const site = createTriedSite(studio, now)
  const home = site.show('/')
  expect([home.path, home.anchor, home.html.includes('<h1'), home.css.includes('@font-face')]).toEqual(['/', '', true, false])
  expect(site.show('/nowhere').html).toContain('There is no page at this address.')
})

test.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', 'classes', ''])('a link to %j shows the first page', (to) => {
  const site = createTriedSite(studio, now)
  expect(site.turn({ to, fields: null }).html).toBe(site.show('/').html)
})

test('a link keeps its query and its anchor', () => {
  const site = createTriedSite(studio, now)
  const { path, anchor } = site.turn({ to: `${page}?q=a%20b#caf%C3%A9`, fields: null })
  expect([path, anchor]).toEqual([`${page}?q=a%20b`, 'café'])
  expect(site.show(`${page}#%E0%A4%A`).anchor).toBe('')
})

test('ROUTE-13 a form keeps its row in memory, and says so on the page that it came from', () => {
  const site = createTriedSite(studio, now)
  const sent = site.turn({ to: `/_actions/${booking.id}`, fields: send('Ada Lovelace') })
  expect(sent.path).toMatch(new RegExp(`^${page}\\?done=${booking.id}&row=`))
  expect(sent.html).toContain('notice-good')
  const entity = studio.entities.find(({ id }) => id === booking.entity)
  expect(entity && site.own(entity)).toHaveLength(1)
})

test('a form that is refused says why and keeps what was typed', () => {
  const site = createTriedSite(studio, now)
  const refused = site.turn({ to: `/_actions/${booking.id}`, fields: [['back', page], ...filled('Ada').map(([id]): [string, string] => [id, ''])] })
  expect([refused.path, refused.html.includes('aria-invalid="true"')]).toEqual([page, true])
})

test('a reference that leads to no row is refused', () => {
  const site = createTriedSite(studio, now)
  const entity = studio.entities.find(({ id }) => id === booking.entity)
  const reference = entity?.fields.find(({ type, id }) => type === 'reference' && booking.fields.includes(id))
  const fields = send('Ada').map(([id, value]): [string, string] => [id, id === reference?.id ? 'nothing' : value])
  expect(site.turn({ to: `/_actions/${booking.id}`, fields }).html).toContain('Choose one of the list.')
})

test('what is asked of no action, or of a path that is none, finds no page', () => {
  const site = createTriedSite(studio, now)
  for (const to of ['/_actions/none', '/_actions/', '/elsewhere', '/_actions/constructor']) {
    expect([to, site.turn({ to, fields: [] }).html.includes('Page not found')]).toEqual([to, true])
  }
})

test('the bar “Viewing as” makes the visitor another role, and an unknown one changes nothing', () => {
  const site = createTriedSite(studio, now)
  const manager = studio.roles.find(({ manages }) => manages)
  const managed = studio.pages.find(({ role }) => role === manager?.id)
  const sees = () => !site.show(managed?.path ?? '/').html.includes('This page is for the role')
  expect(sees()).toBe(false)
  site.turn({
    to: '/_session',
    fields: [
      ['role', 'nobody'],
      ['back', '/'],
    ],
  })
  expect(sees()).toBe(false)
  site.turn({
    to: '/_session',
    fields: [
      ['role', manager?.id ?? ''],
      ['back', '/'],
    ],
  })
  expect(sees()).toBe(true)
})

test('rows that were entered stay while the words change around them', () => {
  const before = createTriedSite(studio, now)
  before.turn({ to: `/_actions/${booking.id}`, fields: send('Ada Lovelace') })
  const calmer = modelOf('A bold site for my pottery studio where people book a class and join the waitlist')
  const entity = calmer.entities.find(({ id }) => id === booking.entity)
  expect(entity && createTriedSite(calmer, now, before).own(entity)).toHaveLength(1)
  const other = modelOf('A bug tracker where testers report bugs')
  expect(other.entities.flatMap((one) => createTriedSite(other, now, before).own(one))).toEqual([])
})

test('a table takes so many rows and says when it is full', () => {
  const endless = { ...studio, actions: studio.actions.map((action) => (action === booking ? { ...action, guards: [] } : action)) }
  const site = createTriedSite(endless, now)
  let last = ''
  for (let count = 0; count <= tried_rows_max; count++) last = site.turn({ to: `/_actions/${booking.id}`, fields: send(`Ada ${count}`) }).html
  expect(last).toContain(`The demo keeps ${tried_rows_max} entries of a kind.`)
})

test('words that look like markup stay words', () => {
  const site = createTriedSite(modelOf('A site for "<script>alert(1)</script>" where people book a class'), now)
  const { html } = site.show('/')
  expect(html).not.toContain('<script>alert')
})
