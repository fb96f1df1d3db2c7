import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readMessage } from '../../../src/demo/demo-frame.tsx'

const page = readFileSync(fileURLToPath(new URL('../../../public/demo-frame.html', import.meta.url)), 'utf8')

test('ROUTE-13 the page of the frame runs its own script and what the app hands to it, and loads nothing', () => {
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '')
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64')
  expect(scripts).toHaveLength(1)
  expect(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1]).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' blob:; style-src 'unsafe-inline'; img-src data:; media-src data: blob:; form-action 'none'; base-uri 'none'`,
  )
})

test.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [
    { type: 'go', to: '/classes', more: 1 },
    { type: 'go', to: '/classes' },
  ],
  [
    { type: 'send', to: '/_actions/book', fields: [['name', 'Ada']] },
    { type: 'send', to: '/_actions/book', fields: [['name', 'Ada']] },
  ],
  [{ type: 'send', to: '/_actions/book', fields: [['name', 1]] }, null],
  [{ type: 'send', to: '/_actions/book', fields: Array(201).fill(['a', 'b']) }, null],
  [{ type: 'go', to: 'x'.repeat(100_001) }, null],
  [{ type: 'go' }, null],
  [{ type: 'path', path: '/' }, null],
  ['ready', null],
  [null, null],
])('of what a frame may say, %j is read as %j', (said, read) => {
  expect(readMessage(said)).toEqual(read)
})
