// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DemoWish } from '../../../machines/demo.machine.ts'
import { Reading } from '../../../src/demo/reading.tsx'
import { ReaderInPlace } from '../reader-in-place.ts'
import { fakeClient, visit } from '../visit.tsx'

const token = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`
const sentence = 'A calm site for my pottery studio where people book a class'

beforeEach(() => {
  ReaderInPlace.failing = false
  vi.stubGlobal('Worker', ReaderInPlace)
  const { settings } = (window as unknown as { happyDOM: { settings: { enableIframePageLoading: boolean; fetch: { virtualServers: unknown } } } }).happyDOM
  settings.enableIframePageLoading = true
  settings.fetch.virtualServers = [{ url: 'http://localhost:3000/', directory: './public' }]
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const client = fakeClient()
  const visited = visit('/demo', { token, client })
  await screen.findByRole('heading', { level: 1, name: 'Demo' })
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a site or an app' })
  const write = (value: string) => fireEvent.change(box(), { target: { value } })
  const marked = () => [...document.querySelectorAll<HTMLElement>('mark')].map((mark) => [mark.textContent, mark.dataset.pen])
  return { ...visited, box, write, marked }
}

test('ROUTE-13 /demo stands without chrome: no side navigation and no footer', async () => {
  await open()
  expect([screen.queryByRole('complementary'), screen.queryByRole('contentinfo')]).toEqual([null, null])
  expect(screen.getByText('Your site appears here as you type.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Build it for real' }).disabled).toBe(true)
})

test('ROUTE-13 words become a site and bear their pens, and no call is made for it', async () => {
  const { write, marked, client } = await open()
  const before = client.calls.length
  write(sentence)
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Pottery Studio')
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual(['/demo-frame.html', 'allow-scripts allow-forms'])
  expect(marked()).toEqual([
    ['calm', 'style'],
    ['pottery studio', 'thing'],
    ['book a class', 'action'],
  ])
  expect(screen.getByText('Pottery Studio: 2 built').getAttribute('role')).toBe('status')
  expect(client.calls.length).toBe(before)
})

test('what was built says on which page, and leads there', async () => {
  const { write } = await open()
  write(sentence)
  await screen.findByTitle('Preview of Pottery Studio')
  const [, second] = screen.getAllByRole('button', { name: /^on / })
  fireEvent.click(second!)
  await waitFor(() => expect(document.querySelector('[aria-label="Preview"] p')?.textContent).not.toBe('/'))
})

test('a page of one role is asked for as that role', () => {
  const wishes: DemoWish[] = []
  const pages = [
    { path: '/tools', title: 'Tools', role: null },
    { path: '/manage-tools', title: 'Manage tools', role: 'administrator' },
  ]
  const requirements = pages.map(({ path: where, title: clause }, at) => ({ id: `r${at}`, clause, status: 'built' as const, where }))
  render(<Reading requirements={requirements} pages={pages} onShow={(wish) => void wishes.push(wish)} />)
  for (const { title } of pages) fireEvent.click(screen.getByRole('button', { name: `on ${title}` }))
  const fields: DemoWish['fields'] = [
    ['role', 'administrator'],
    ['back', '/manage-tools'],
  ]
  expect(wishes).toEqual([
    { to: '/tools', fields: null },
    { to: '/_session', fields },
  ])
})

test('ROUTE-13 Build it for real takes the words to the composer', async () => {
  const { write, at } = await open()
  write(sentence)
  fireEvent.click(screen.getByRole('button', { name: 'Build it for real' }))
  await waitFor(() => expect(at()).toBe('/'))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a site or an app' })).value).toBe(sentence)
  expect(localStorage.getItem('words.new')).toBe(sentence)
})

test('words that were typed before are there again', async () => {
  localStorage.setItem('words.demo', sentence)
  const { box } = await open()
  expect(box().value).toBe(sentence)
  await screen.findByTitle('Preview of Pottery Studio')
})

test('a reader that does not start says so, keeps the words, and can be tried again', async () => {
  ReaderInPlace.failing = true
  const { write, box } = await open()
  write(sentence)
  expect((await screen.findByRole('alert')).textContent).toContain('Your words are still here.')
  ReaderInPlace.failing = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await screen.findByTitle('Preview of Pottery Studio')
  expect([box().value, screen.queryByRole('alert')]).toEqual([sentence, null])
})

test('words of which nothing is understood say so, and stand on a first page all the same', async () => {
  const { write, marked } = await open()
  write('zorgle the blimp')
  await screen.findByText(/: 1 not understood$/)
  expect([marked(), screen.getByText('zorgle the blimp', { selector: 'li span' }).textContent]).toEqual([[], 'zorgle the blimp (not understood)not understood'])
})

test('an example fills the box, which keeps the focus', async () => {
  const { box } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'A bug tracker' }))
  expect([box().value, document.activeElement === box()]).toEqual(['A bug tracker where testers report bugs with a severity and developers close them', true])
})

test('the pens stand under words as they are typed on the site list too', async () => {
  visit('/sites', { token })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a site or an app' })
  fireEvent.change(box, { target: { value: sentence } })
  await waitFor(() => expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['calm', 'pottery studio', 'book a class']))
})
