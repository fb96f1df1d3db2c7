// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../../src/api/client.ts'
import { failing, visit } from '../visit.tsx'
import { detail, holding, said } from './opened.ts'

const row = (id: string) => ({ id, created_at: 1_700_000_000, updated_at: 1_700_000_000, sample: false, values: { name: 'First bowls' } })

async function openData(open: () => Promise<ReadableStream<Uint8Array>>, rows = [row('r1')]) {
  const asked = vi.fn(open)
  visit('/project/p1', { token: 'T', client: { ...holding(detail(), [said('m1')], { rows: () => rows }), open: asked as unknown as Client['open'] } })
  await screen.findByRole('log')
  fireEvent.click(screen.getByRole('button', { name: 'Data' }))
  await screen.findByRole('table')
  return asked
}

test('BUILD-06 all rows of one kind are saved as a file, with the token', async () => {
  const saved: unknown[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob)
    return 'blob:rows'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download])
  })
  const asked = await openData(async () => new Response('ID,Name\r\nr1,First bowls\r\n').body!)
  fireEvent.click(screen.getByRole('button', { name: 'Download classes as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(await (saved[0] as Blob).text()).toBe('ID,Name\r\nr1,First bowls\r\n')
  expect(saved[1]).toEqual(['blob:rows', 'classes.csv'])
  expect(asked.mock.calls.map(([, options]: unknown[]) => (options as { query: unknown }).query)).toEqual([{ format: 'csv' }])
})

test('BUILD-06 a file that could not be had leaves the rows in sight, and Retry asks for it again', async () => {
  const asked = await openData(() => Promise.reject(failing('network')))
  fireEvent.click(screen.getByRole('button', { name: 'Download classes as CSV' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The server could not be reached. Check your connection and try again.Retry')
  expect(screen.getByRole('table')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(asked.mock.calls).toHaveLength(2))
})

test('BUILD-06 where there may be more rows than one answer holds, the table says so', async () => {
  await openData(
    () => Promise.reject(failing('network')),
    Array.from({ length: 1000 }, (_, at) => row(`r${at}`)),
  )
  expect(screen.getByRole('table').querySelector('caption')?.textContent).toBe('The newest 1,000 rows of classes; the CSV file has all of them')
})
