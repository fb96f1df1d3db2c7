import { expect, it } from 'vitest'
import { io } from '../faults/io.ts'

it('a disk that fails to write, to wait or to read is 503 for a moment, and loses, breaks and ends nothing', async () => {
  const lines = await io()
  const last = lines.at(-1)
  expect(last?.startsWith('not run') ? lines : [lines.length, last]).toEqual(
    last?.startsWith('not run') ? [last] : [4, expect.stringMatching(/^\d+ acknowledged writes among them, 0 lost, integrity ok$/)],
  )
})
