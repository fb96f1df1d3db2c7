// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { studio } from '../../support/studio.ts'
import { failing, visit } from '../visit.tsx'
import { detail, holding, said } from './opened.ts'

const log = () => screen.findByRole('log')
const requirements = [
  { id: 'r1', clause: 'people book a class', status: 'built' as const, where: '/book' },
  { id: 'r2', clause: 'pay by card', status: 'understood' as const, where: '' },
  { id: 'r3', clause: 'flurb the gronk', status: 'not_understood' as const, where: '' },
]

test('BUILD-01 a turn shows the words under their pens, the steps, the answer and the version', async () => {
  const marks = [{ start: 7, end: 21, pen: 'thing' as const }]
  const steps = [{ label: 'Wrote 4 pages', state: 'done' as const }]
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1', { marks, steps, version: 2 })]) })
  const conversation = await log()
  expect([...conversation.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset.pen])).toEqual([['pottery studio', 'thing']])
  expect(within(conversation).getByRole('listitem').textContent).toBe('Wrote 4 pages')
  expect(conversation.textContent).toContain('Your studio has classes and bookings.')
  expect(within(conversation).getByText('Version 2')).toBeTruthy()
})

test('BUILD-01 the ledger says plainly what became of each clause, and leads to its page', async () => {
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1', { requirements, version: 2 })]) })
  const conversation = await log()
  expect(within(conversation).getByText('Your words: 1 built, 1 understood but not built, 1 not understood')).toBeTruthy()
  expect(
    within(conversation)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['people book a classBuiltBook a class', 'pay by cardUnderstood, not built', 'flurb the gronkNot understood'])
  fireEvent.click(within(conversation).getByRole('button', { name: 'Show Book a class in the preview' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Page of the preview' }).value).toBe('/book'))
})

test('the ledger has the pens in each clause, and says what was tried where that failed', async () => {
  const clause = 'people book a class'
  const start = said('m1').content.indexOf(clause)
  const marks = [
    { start: 2, end: 6, pen: 'style' as const },
    { start: start + 7, end: start + clause.length, pen: 'action' as const },
  ]
  const check = { passed: false, what: 'What “Book class” makes is not listed.' }
  const red = { id: 'r1', clause, status: 'understood' as const, where: '/book', check }
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1', { marks, requirements: [red], version: 2 })]) })
  const item = within(await log()).getByRole('listitem')
  expect([...item.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset.pen])).toEqual([['book a class', 'action']])
  expect(item.textContent).toBe('people book a classUnderstood, not builtIt was tried: What “Book class” makes is not listed.')
})

test('the ledger leads to a page of one role as that role', async () => {
  const model = { ...studio, pages: studio.pages.map((page) => (page.path === '/classes' ? { ...page, role: 'staff' } : page)) }
  const led = { id: 'r1', clause: 'people book a class', status: 'built' as const, where: '/classes' }
  visit('/project/p1', { token: 'T', client: holding(detail({ model }), [said('m1', { requirements: [led], version: 2 })]) })
  fireEvent.click(within(await log()).getByRole('button', { name: 'Show Classes in the preview' }))
  const address = 'http://p-1.localhost/_session?role=staff&back=%2Fclasses'
  await waitFor(() => expect([...document.querySelectorAll('iframe')].map(({ src }) => src)).toContain(address))
})

test('choices fill the composer and are not sent', async () => {
  const client = holding(detail(), [said('m1', { answer: 'I did not understand this.', choices: ['Add a gallery', 'Change the colours'] })])
  visit('/project/p1', { token: 'T', client })
  fireEvent.click(within(await log()).getByRole('button', { name: 'Add a gallery' }))
  const ask = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask for a change' })
  expect([ask.value, document.activeElement]).toEqual(['Add a gallery', ask])
})

test('words that the server does not take stand with the reason and Retry', async () => {
  visit('/project/p1', { token: 'T', client: { ...holding(detail(), []), open: () => Promise.reject(failing('limited')) } })
  await log()
  fireEvent.change(screen.getByRole('textbox', { name: 'Describe a site or an app' }), { target: { value: 'a gallery' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('That was too often. Wait a little and try again.RetryDismiss')
  expect(alert.parentElement?.textContent).toContain('a gallery')
})

test('BUILD-02 every version stands in the history, and an older one can be restored', async () => {
  const client = holding(detail({ live_version: 1, deployment_url: 'http://clay-corner.localhost' }), [said('m1', { version: 1 })], {
    restoreVersion: () => ({ number: 3, label: 'Restored version 1', created_at: 1_700_000_009, changes: [] }),
  })
  visit('/project/p1', { token: 'T', client })
  await log()
  fireEvent.click(screen.getByRole('button', { name: 'History' }))
  const versions = within(screen.getByRole('heading', { level: 2, name: 'History' }).parentElement!)
  expect(versions.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement?.textContent)).toEqual([
    'Version 2Latest14 Nov 2023Restore version 2 with its data…',
    'Version 1Live14 Nov 2023Restore version 1 with its data…Restore',
  ])
  fireEvent.click(versions.getByRole('button', { name: 'Restore version 1' }))
  await waitFor(() => expect(client.calls.filter(({ name }) => name === 'restoreVersion')).toHaveLength(1))
})

test('BUILD-06 the rows of the site stand in a table, with references by their titles', async () => {
  const row = (id: string, values: Record<string, unknown>, sample = false) => ({ id, created_at: 1_700_000_000, updated_at: 1_700_000_000, sample, values })
  let asked = 0
  const rows = () => (asked++ === 0 ? [row('c1', { name: 'First bowls', level: 'Beginner', price: 45, date: '2026-12-03' }, true)] : [])
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1')], { rows }) })
  await log()
  fireEvent.click(screen.getByRole('button', { name: 'Data' }))
  const table = await screen.findByRole('table')
  expect([...table.querySelectorAll('caption, th, td')].map((cell) => cell.textContent)).toEqual(
    ['1 row of classes, newest first', 'Name', 'Level', 'Price', 'Date', 'Added', 'Actions'].concat([
      'First bowls',
      'Beginner',
      '$45.00',
      '3 Dec 2026',
      'Sample',
      '',
    ]),
  )
})

test('a project that is missing is said to be missing, with a way back', async () => {
  visit('/project/p9', { token: 'T', client: holding(detail(), [], { project: () => Promise.reject(failing('missing')) }) })
  await screen.findByRole('heading', { level: 1, name: 'There is no such project' })
  expect(screen.getByRole('link', { name: 'Back to your sites' }).getAttribute('href')).toBe('/')
})

test('a project that cannot be read now can be tried again', async () => {
  let tries = 0
  const project = () => (tries++ === 0 ? Promise.reject(failing('network')) : detail())
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1')], { project }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await log()).toBeTruthy()
})
