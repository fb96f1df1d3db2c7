import { expect, test } from 'vitest'
import { safeUrl } from '../../../src/api/safe-url.ts'

test.each(['https://clay.example/', 'http://clay.localhost:3000/a?b=1#c', 'http://127.0.0.1:3000/clay/', 'HTTPS://CLAY.example'])(
  '%s may be followed',
  (url) => {
    expect(safeUrl(url)).toBe(url)
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//evil.example/',
  '\\\\evil.example',
  'https:evil.example',
  'https://good.example@evil.example/',
  '/sites',
  'clay.example',
  '',
  null,
  undefined,
  7,
  { toString: () => 'https://a.example' },
])('%j is not followed', (url) => {
  expect(safeUrl(url)).toBeNull()
})
