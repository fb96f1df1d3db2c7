import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpoints } from '../../contract/api.ts'

const written = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  .split('## Turns')[0]!
  .split('\n')
  .map((line) => /^\| (GET|POST|PATCH|DELETE) \| (\/\S+) \| (member|anyone) \|/.exec(line))
  .filter((row) => row !== null)
  .map(([, method, path, access]) => `${method} ${path} ${access}`)

it('the API document lists the calls of the endpoint table, all and only', () => {
  expect(written.toSorted()).toEqual(endpoints.map(([, row]) => `${row.method} ${row.path} ${row.access}`).toSorted())
})
