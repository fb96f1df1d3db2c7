// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../../src/api/client.ts'
import { failing, visit } from '../visit.tsx'
import { detail, holding, said } from './opened.ts'

interface Opened {
  readonly path: string
  readonly headers: Readonly<Record<string, string>> | undefined
  say(event: string, data: object): Promise<void>
  end(): Promise<void>
}
const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)))

/** A client whose streams are written by the test. */
function streaming(client: ReturnType<typeof holding>) {
  const streams: Opened[] = []
  const open = async (endpoint: { path: string }, options: { headers?: Record<string, string>; signal?: AbortSignal }) => {
    const channel = new TransformStream<Uint8Array, Uint8Array>()
    const writer = channel.writable.getWriter()
    let id = streams.length * 100
    streams.push({
      path: endpoint.path,
      headers: options.headers,
      say: async (event, data) => {
        void writer.write(new TextEncoder().encode(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        await settled()
      },
      end: async () => {
        void writer.close()
        await settled()
      },
    })
    return channel.readable
  }
  return { streams, client: { ...client, open: open as unknown as Client['open'] } }
}

const log = () => screen.findByRole('log')
const accepted = { message_id: 'm2', remaining_today: 4, remaining_month: 26, resets_at: 1 }
async function send(words: string) {
  await log()
  fireEvent.change(screen.getByRole('textbox', { name: 'Ask for a change' }), { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}

test('BUILD-02 a message is followed as its events arrive, and ends with the new version', async () => {
  let messages = [said('m1', { version: 1 })]
  const held = holding(detail({ latest_version: 1 }), [], { messages: () => messages })
  const { streams, client } = streaming(held)
  visit('/project/p1', { token: 'T', client })
  await send('add a gallery')
  await waitFor(() => expect(streams.map(({ path }) => path)).toEqual(['/projects/:id/messages/']))
  await streams[0]?.say('accepted', accepted)
  expect(screen.getByText('Reading your words…')).toBeTruthy()
  await streams[0]?.say('step', { label: 'Added a gallery', state: 'done' })
  await streams[0]?.say('text', { delta: 'There is a ' })
  await streams[0]?.say('text', { delta: 'gallery now.' })
  const conversation = await log()
  expect([within(conversation).getByText('There is a gallery now.') !== null, screen.getByRole('button', { name: 'Stop' }) !== null]).toEqual([true, true])
  messages = [said('m1', { version: 1 }), said('m2', { content: 'add a gallery', version: 2 })]
  await streams[0]?.say('done', { message_id: 'm2', version: 2, charged: true })
  expect(await within(conversation).findByText('Version 2')).toBeTruthy()
  await waitFor(() => expect(held.calls.filter(({ name }) => name === 'profile')).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

test('a turn that runs when the editor opens is joined by its own stream', async () => {
  const { streams, client } = streaming(holding(detail(), [said('m2', { state: 'running', answer: '' })]))
  visit('/project/p1', { token: 'T', client })
  await log()
  await waitFor(() => expect(streams.map(({ path }) => path)).toEqual(['/projects/:id/messages/:message_id/stream/']))
  await streams[0]?.say('step', { label: 'Wrote 4 pages', state: 'running' })
  expect(within(await log()).getByRole('listitem').textContent).toBe('Wrote 4 pages')
})

test('a connection that breaks off is said, and joined again from the last event', async () => {
  const { streams, client } = streaming(holding(detail(), [said('m1', { version: 1 })]))
  visit('/project/p1', { token: 'T', client })
  await send('add a gallery')
  await waitFor(() => expect(streams).toHaveLength(1))
  await streams[0]?.say('accepted', accepted)
  await streams[0]?.say('step', { label: 'Added a gallery', state: 'done' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await streams[0]?.end()
  expect(screen.getByText('Reconnecting…')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(streams).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  expect([streams[1]?.path, streams[1]?.headers?.['last-event-id']]).toEqual(['/projects/:id/messages/:message_id/stream/', '2'])
})

test('Escape asks the server to stop the turn', async () => {
  const held = holding(detail(), [said('m1', { version: 1 })], { stopMessage: () => undefined })
  const { streams, client } = streaming(held)
  visit('/project/p1', { token: 'T', client })
  await send('add a gallery')
  await waitFor(() => expect(streams).toHaveLength(1))
  await streams[0]?.say('accepted', accepted)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(held.calls.filter(({ name }) => name === 'stopMessage')).toHaveLength(1))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stopping…' }).disabled).toBe(true)
})

test('BUILD-01 creating a project opens its editor, which joins the turn', async () => {
  const held = holding(detail({ latest_version: 0 }), [said('m1', { state: 'done' })], {
    projects: () => [],
    createProject: () => detail({ latest_version: 0, message_id: 'm1' }),
  })
  const { streams, client } = streaming(held)
  const { at, history } = visit('/sites', { token: 'T', client })
  const words = await screen.findByRole('textbox', { name: 'Describe a site or an app' })
  fireEvent.change(words, { target: { value: 'a pottery studio' } })
  fireEvent.click(screen.getByRole('button', { name: 'Build it' }))
  await log()
  await waitFor(() => expect(streams.map(({ path }) => path)).toEqual(['/projects/:id/messages/:message_id/stream/']))
  expect([at(), (history.location.state as { message_id?: string }).message_id]).toEqual(['/project/p1', undefined])
})

test('an offline reload of the project is said beside what is known, and can be tried again', async () => {
  let reads = 0
  const held = holding(detail(), [said('m1', { version: 1 })], { project: () => (reads++ === 0 ? detail() : Promise.reject(failing('network'))) })
  const { streams, client } = streaming(held)
  visit('/project/p1', { token: 'T', client })
  await send('add a gallery')
  await waitFor(() => expect(streams).toHaveLength(1))
  await streams[0]?.say('accepted', accepted)
  await streams[0]?.say('done', { message_id: 'm2', version: 2, charged: true })
  expect((await screen.findByRole('alert')).textContent).toBe('Could not load the newest state of the project.Retry')
  expect(within(await log()).getByText('Version 2')).toBeTruthy()
})

test('a version that a turn has made is seen while the turn goes on, as while a language model is asked for more', async () => {
  let url = 'http://p-1.localhost/'
  const held = holding(detail({ latest_version: 0 }), [said('m2', { state: 'running', answer: '' })], {
    versions: () => [],
    preview: () => ({ url, expires_at: 2_000_000_000 }),
  })
  const { streams, client } = streaming(held)
  visit('/project/p1', { token: 'T', client })
  await log()
  await waitFor(() => expect(streams).toHaveLength(1))
  await streams[0]?.say('step', { label: 'Wrote 4 pages', state: 'done' })
  expect([document.querySelector('iframe'), screen.getByText('Your site appears here as soon as it is built.') !== null]).toEqual([null, true])
  await streams[0]?.say('version', { number: 1, label: 'First version: Clay Corner' })
  await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toBe('http://p-1.localhost/'))
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  url = 'http://p-2.localhost/'
  await streams[0]?.say('version', { number: 2, label: 'Improved by the language model' })
  await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toBe('http://p-2.localhost/'))
})
