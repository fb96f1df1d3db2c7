import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AppModel } from '../../builder/model.ts'
import { runtime } from '../../builder/render/runtime.ts'
import { stylesheet } from '../../builder/render/stylesheet.ts'
import { type ModuleScript, moduleScriptAt, moduleScripts, sitePaths } from '../../builder/site.ts'

const fonts: Readonly<Record<string, string>> = {
  'geist.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono.woff2': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  'bricolage-grotesque.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
}
const forever = 'public, max-age=31536000, immutable'
/** A sandboxed page has no origin: to it even its own host's files are somebody else's, and fonts come only with permission. */
const shared = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }

const require = createRequire(import.meta.url)
const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const sheets = new WeakMap<AppModel, string>()

function fontOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = read.get(file) ?? readFile(require.resolve(file)).then((bytes) => new Uint8Array(bytes))
  read.set(file, found)
  return found
}

interface Script {
  readonly written: number
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}
const scripts = new Map<string, Script>()

/** A built script of module blocks, as it stands in `dist`; null where the client was not built. */
export async function moduleScript(name: ModuleScript): Promise<Pick<Script, 'body' | 'etag'> | null> {
  const file = new URL(`../../dist/${name}.js`, import.meta.url)
  try {
    const { mtimeMs } = await stat(file)
    const known = scripts.get(name)
    if (known?.written === mtimeMs) return known
    const body = new Uint8Array(await readFile(file))
    const script = { written: mtimeMs, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    scripts.set(name, script)
    return script
  } catch {
    return null
  }
}

/** The files that pages of exported sites load from beside them, by their names: the fonts, and the scripts of modules where they are built. */
export async function fontFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const all = await Promise.all(Object.entries(fonts).map(async ([name, file]) => [name, await fontOf(file)] as const))
  const built = await Promise.all(moduleScripts.map(async (name) => [`${name}.js`, (await moduleScript(name))?.body] as const))
  return Object.fromEntries([...all, ...built.flatMap(([name, body]) => (body ? [[name, body] as const] : []))])
}

function sheetOf(model: AppModel): string {
  const sheet = sheets.get(model) ?? stylesheet(model.theme)
  sheets.set(model, sheet)
  return sheet
}

/** The files that a site's pages use, by their path; null for a path that is none of them. `versioned` says that the address changes with the content. */
export async function assetAt(
  model: AppModel,
  path: string,
  versioned: boolean,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } | null> {
  const keep = { ...shared, 'cache-control': versioned ? forever : 'no-cache' }
  if (path === sitePaths.stylesheet) return { body: sheetOf(model), headers: { ...keep, 'content-type': 'text/css; charset=utf-8' } }
  if (path === sitePaths.runtime) return { body: runtime, headers: { ...keep, 'content-type': 'text/javascript; charset=utf-8' } }
  const module = moduleScriptAt(path)
  if (module) {
    const script = await moduleScript(module)
    return (
      script && { body: script.body, headers: { ...shared, 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8', etag: script.etag } }
    )
  }
  const name = path.startsWith(sitePaths.fonts) ? path.slice(sitePaths.fonts.length) : ''
  const file = Object.hasOwn(fonts, name) ? fonts[name] : undefined
  if (file === undefined) return null
  return { body: await fontOf(file), headers: { ...shared, 'cache-control': forever, 'content-type': 'font/woff2' } }
}
