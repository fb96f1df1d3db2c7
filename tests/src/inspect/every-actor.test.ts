import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({ file, source: readFileSync(new URL(file, root), 'utf8') }))

test('every actor of src/ is made with the shared option: by useActorRef of src/api, or with `inspect`', () => {
  const bare = sources.filter(
    ({ file, source }) => file !== 'src/api/actor-ref.ts' && /import \{[^}]*\buse(ActorRef|Actor|Machine)\b[^}]*\} from '@xstate\/react'/.test(source),
  )
  const uninspected = sources.flatMap(({ file, source }) =>
    source
      .split(/\bcreateActor\(/)
      .slice(1)
      .filter((call) => !call.slice(0, 200).includes('inspect'))
      .map(() => file),
  )
  expect({ bare: bare.map(({ file }) => file), uninspected }).toEqual({ bare: [], uninspected: [] })
  expect(sources.filter(({ source }) => source.includes('/api/actor-ref.ts')).length).toBeGreaterThan(5)
})
