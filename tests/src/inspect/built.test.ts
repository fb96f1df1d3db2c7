import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('nothing of the inspector is in what is built for others', { timeout: 120_000 }, async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const built = (await build({
    root,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
  expect(modules.filter((id) => id.includes('/machines/session.machine.ts'))).toHaveLength(1)
  expect(modules.filter((id) => /@statelyai|\/src\/inspect\//.test(id))).toEqual([])
  expect(built.output.map(({ fileName }) => fileName).filter((name) => /inspect/.test(name))).toEqual([])
  expect(chunks.filter(({ code }) => /readAskedInspector|xstateinspector|stately\.ai\/inspect/.test(code)).map(({ fileName }) => fileName)).toEqual([])
})
