import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { posix } from 'node:path'

const root = new URL('../../', import.meta.url)
const start = 'server/export/site/start.ts'
/** Where a source file is in the exported project. */
const placeOf = (source: string): string => source.replace('server/export/site/', 'server/').replace(/\.ts$/, '.js')
const imports = /(\bfrom\s*|\bimport\s*\(?)'(\.{1,2}\/[^']+)'/g

let made: Readonly<Record<string, string>> | null = null

/** The exported site's own server with all that it imports, as JavaScript, by path. It needs nothing but Node. */
export function siteSources(): Readonly<Record<string, string>> {
  made ??= gather()
  return made
}

function gather(): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  const waiting = [start]
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const from = placeOf(source)
    if (Object.hasOwn(files, from)) continue
    const folder = posix.dirname(source)
    const script = stripTypeScriptTypes(readFileSync(new URL(source, root), 'utf8'))
    files[from] = script.replace(imports, (_, keyword: string, path: string) => {
      const imported = posix.join(folder, path)
      waiting.push(imported)
      const relative = posix.relative(posix.dirname(from), placeOf(imported))
      return `${keyword}'${relative.startsWith('.') ? relative : `./${relative}`}'`
    })
  }
  return files
}
