import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{contract,machines,builder,src,server}/**/*.{ts,tsx}', { cwd: root })
const source = (file: string) => readFileSync(join(root, file), 'utf8')
const importsOf = (file: string) =>
  [...source(file).matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, path]) => normalize(join(dirname(file), path!)))

const shared: Record<string, readonly string[]> = { src: ['ui', 'api'], server: ['http', 'database'] }
/** Files that join nouns: the composition roots and the router. */
const roots = /^(src\/(main|app)\.tsx|src\/router\/.*|server\/(main|dev|app)\.ts)$/

/** Why a file of a noun may not import another, or null where it may. */
function trespass(from: string, to: string): string | null {
  const [folder, noun] = from.split('/')
  const [target, other] = to.split('/')
  const nouns = shared[folder ?? '']
  if (!nouns || target !== folder || roots.test(from) || !noun || noun.includes('.')) return null
  if (!other || other === noun || nouns.includes(other) || /\.(ts|tsx|css)$/.test(other)) return null
  return `${from} imports ${to}`
}

describe('the import table', () => {
  it('is read over every source file', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(files.flatMap(importsOf).length).toBeGreaterThan(100)
  })
  it('lets a noun of src/ and server/ import its own folder and the shared ones', () => {
    expect(files.flatMap((file) => importsOf(file).flatMap((to) => trespass(file, to) ?? []))).toEqual([])
  })
  it('lets shared folders know no noun', () => {
    const known = files.filter((file) => /^(src\/(ui|api)|server\/(http|database))\//.test(file))
    const outside = known.flatMap((file) =>
      importsOf(file).filter((to) => /^(src|server)\/[a-z-]+\//.test(to) && !/^(src\/(ui|api)|server\/(http|database))\//.test(to)),
    )
    expect(outside).toEqual([])
  })
})

describe('machines', () => {
  const machines = globSync('machines/{,modules/}*.machine.ts', { cwd: root })
  it.each(machines)('%s is one literal that is made without an error', async (file) => {
    expect(source(file).match(/\.createMachine\(\{/g)).toHaveLength(1)
    const made = Object.values((await import(join(root, file))) as Record<string, { config?: { id?: string } }>).filter((value) => value?.config)
    expect(made).toHaveLength(1)
    expect(made[0]?.config?.id).toMatch(/^[a-z][A-Za-z]*$/)
  })
  it('are all there', () => {
    expect(machines.length).toBeGreaterThanOrEqual(6)
  })
})
