import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding
  readonly type: string
  /** Changes with the file. */
  readonly etag: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer> | Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes) => bytes,
}

/** The best encoding that both sides know; a refused one (`;q=0`) is not taken. */
export function encodingOf(accepted: string | null): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (name: string) => offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

export interface Assets {
  /** The file at a path; null where there is none. */
  read(path: string, encoding: Encoding): Promise<Asset | null>
}

/** The file's bytes as they are sent: those that the build has compressed, where they are no older than the file. */
async function encoded(file: string, encoding: Encoding, changed: number): Promise<Buffer> {
  const built = encoding === 'br' ? await stat(`${file}.br`).catch(() => null) : null
  return built && built.mtimeMs >= changed ? await readFile(`${file}.br`) : await compress[encoding](await readFile(file))
}

/** The files below `root`, each compressed at most once for as long as it stays the same. */
export function openAssets(root: string): Assets {
  const kept = new Map<string, { readonly version: number; readonly asset: Promise<Asset> }>()

  async function read(file: string, encoding: Encoding, changed: number): Promise<Asset> {
    const type = types[extname(file)] ?? 'application/octet-stream'
    const chosen = /charset|json/.test(type) ? encoding : 'identity'
    const bytes = new Uint8Array(await encoded(file, chosen, changed))
    return { bytes, encoding: chosen, type, etag: `"${changed.toString(36)}-${bytes.length.toString(36)}"` }
  }
  async function find(path: string, encoding: Encoding): Promise<Asset | null> {
    if (!/^(\/[\w.~@-]+)+$/.test(path) || /\/\./.test(path)) return null
    const file = join(root, path)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const key = `${encoding} ${path}`
    const known = kept.get(key)
    if (known?.version === found.mtimeMs) return await known.asset
    const asset = read(file, encoding, found.mtimeMs)
    kept.set(key, { version: found.mtimeMs, asset })
    asset.catch(() => kept.delete(key))
    return await asset
  }
  return { read: find }
}
