import { type Asset, encodingOf, openAssets } from './assets.ts'
import { builtInOf, documentHeaders, fileHeaders } from './headers.rules.ts'

interface Web {
  /** The built client. */
  readonly dist: string
  /** The app's origin and its sites', with `{slug}`. */
  readonly public_url: string
  readonly sites_url: string
}

const text = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })

export interface WebAnswers {
  /** Answers the client's files, and its document for every path that is a screen. */
  fetch(request: Request): Promise<Response>
}

/** The built client over its folder. */
export function createWeb({ dist, public_url, sites_url }: Web): WebAnswers {
  const assets = openAssets(dist)

  async function fetch(request: Request): Promise<Response> {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'This method is not allowed here.\n', { allow: 'GET, HEAD' })
    const { pathname } = new URL(request.url)
    const encoding = encodingOf(headers.get('accept-encoding'))
    const send = (asset: Asset, own: Readonly<Record<string, string>>) =>
      isKnown(headers.get('if-none-match'), asset.etag)
        ? new Response(null, { status: 304, headers: { ...own, etag: asset.etag, vary: 'Accept-Encoding' } })
        : new Response(method === 'HEAD' ? null : asset.bytes, { headers: { ...own, ...describe(asset) } })

    const file = pathname === '/index.html' ? null : await assets.read(pathname, encoding)
    if (file) return send(file, fileHeaders(pathname))
    if (!isScreen(pathname, headers.get('accept'))) return text(404, 'Not found.\n')
    const document = await assets.read('/index.html', encoding)
    if (!document) return text(503, 'The app has not been built yet. Run "npm run build" in its folder, then reload this page.\n')
    const plain = encoding === 'identity' ? document : await assets.read('/index.html', 'identity')
    const built = builtInOf(new TextDecoder().decode((plain ?? document).bytes))
    return send(document, documentHeaders(pathname, public_url, sites_url, built))
  }
  return { fetch }
}

/** Whether a client has it already: compared weakly, as a proxy that compresses may have weakened the tag (RFC 9110, 13.1.2). */
const isKnown = (tags: string | null, etag: string): boolean => (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const describe = ({ bytes, encoding, type, etag }: Asset): Record<string, string> => ({
  'content-type': type,
  'content-length': String(bytes.length),
  etag,
  vary: 'Accept-Encoding',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})

/** A path with a file's ending is a screen only for a browser that asks for a document. */
function isScreen(pathname: string, accept: string | null): boolean {
  if (pathname === '/index.html') return true
  if (pathname.startsWith('/static/')) return false
  return !/\.[a-z0-9]+$/i.test(pathname) || (accept ?? '').includes('text/html')
}
