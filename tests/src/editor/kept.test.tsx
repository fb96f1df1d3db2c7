// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../../src/api/client.ts'
import { failing, visit } from '../visit.tsx'
import { detail, holding, said, version } from './opened.ts'

const log = () => screen.findByRole('log')
const ask = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask for a change' })
const keptWords = () => localStorage.getItem('words.p1')
const never = (() => new Promise(() => undefined)) as unknown as Client['open']

test('words that are being written are there again after a reload', async () => {
  const first = visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1')]) })
  await log()
  fireEvent.change(ask(), { target: { value: 'add a gal' } })
  first.view.unmount()
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1')]) })
  await log()
  expect(ask().value).toBe('add a gal')
})

test('words that were sent are kept until the server takes them, also past an expired session', async () => {
  const client = { ...holding(detail(), [said('m1')]), open: never }
  const { session, at } = visit('/project/p1', { token: 'T', client })
  await log()
  fireEvent.change(ask(), { target: { value: 'add a gallery' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect([ask().value, keptWords()]).toEqual(['', 'add a gallery']))
  session.send({ type: 'session.expired' })
  expect((await screen.findByText(/^Your session has ended\./)).textContent).toBe(
    'Your session has ended. Log in again to go on; what you were writing is kept.',
  )
  expect([at(), keptWords()]).toEqual(['/login', 'add a gallery'])
})

test('logging out forgets what was being written', async () => {
  const { session } = visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1')]) })
  await log()
  fireEvent.change(ask(), { target: { value: 'add a gallery' } })
  await waitFor(() => expect(keptWords()).toBe('add a gallery'))
  session.send({ type: 'session.logout' })
  expect(keptWords()).toBeNull()
})

test('the second click of a double click on Send does not stop what the first has sent', async () => {
  const open = vi.fn<() => Promise<ReadableStream<Uint8Array>>>(() => new Promise(() => undefined))
  visit('/project/p1', { token: 'T', client: { ...holding(detail(), [said('m1')]), open: open as unknown as Client['open'] } })
  await log()
  fireEvent.change(ask(), { target: { value: 'add a gallery' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 })
  const stop = await screen.findByRole('button', { name: 'Stop' })
  fireEvent.click(stop, { detail: 2 })
  expect([open.mock.calls.length, screen.getByRole('button', { name: 'Stop' })]).toEqual([1, stop])
  fireEvent.click(stop, { detail: 1 })
  expect(screen.getByRole('button', { name: 'Stopping…' })).toBeTruthy()
})

test('BUILD-02 a restore that failed is said beside the versions, and Retry restores', async () => {
  const answers = [() => Promise.reject(failing('network')), () => version(3, 'Restored version 1')]
  const client = holding(detail(), [said('m1', { version: 2 })], { restoreVersion: () => answers.shift()!() })
  visit('/project/p1', { token: 'T', client })
  await log()
  fireEvent.click(screen.getByRole('button', { name: 'History' }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore version 1' }))
  const alert = await screen.findByRole('alert')
  expect(alert.parentElement?.contains(screen.getByRole('heading', { name: 'History' }))).toBe(true)
  const retry = within(alert).getByRole('button', { name: 'Retry' })
  retry.focus()
  fireEvent.click(retry)
  await waitFor(() => expect(client.calls.filter(({ name }) => name === 'restoreVersion')).toHaveLength(2))
  await waitFor(() => expect(document.activeElement).toBe(ask()))
})

test('a project that is gone by the time that it is read again is said to be missing', async () => {
  let gone = false
  const project = () => (gone ? Promise.reject(failing('missing')) : detail())
  visit('/project/p1', { token: 'T', client: { ...holding(detail(), [said('m1')], { project }), open: () => Promise.reject(failing('missing')) } })
  await log()
  gone = true
  fireEvent.change(ask(), { target: { value: 'add a gallery' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { level: 1, name: 'There is no such project' })
})

test('BUILD-01 a page that the latest version does not have is named as built, and not linked', async () => {
  const requirements = [{ id: 'r1', clause: 'add a blog', status: 'built' as const, where: '/blog' }]
  visit('/project/p1', { token: 'T', client: holding(detail(), [said('m1', { requirements, version: 2 })]) })
  expect(within(await log()).getByRole('listitem').textContent).toBe('add a blogBuilt')
})
