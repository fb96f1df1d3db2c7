import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { runtime } from '../../builder/render/runtime.ts'

test('the script of sites, which is put together of parts, is one that a browser reads', () => {
  expect(() => new Script(runtime)).not.toThrow()
})
