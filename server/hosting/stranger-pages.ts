import type { AppModel } from '../../builder/model.ts'
import type { SitePage, SiteRequest, SiteRow } from '../../builder/site.ts'
import type { Site } from './site.ts'

/** Bytes of all kept pages together, and characters of a query that is worth keeping one for. */
const kept_max = 8 * 1024 * 1024
const query_max = 200

interface Kept {
  readonly rows: Readonly<Record<string, readonly SiteRow[]>>
  readonly today: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/** What tells one page that strangers read from another; null where the answer may be somebody's own: whoever bears a cookie, has a preview, or could log in. */
function keyOf(request: Request, { reach, preview, model, slug, base, badge, file_limit }: Site): string | null {
  if (request.method !== 'GET' || preview || model.accounts || request.headers.get('cookie') !== null) return null
  const { url } = request
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  const query = path.indexOf('?')
  return query >= 0 && path.length - query > query_max ? null : `${reach} ${slug} ${base} ${badge} ${file_limit} ${path}`
}

export interface StrangerPages {
  /** The page as strangers were answered before; null unless all that it was made from is the very same. */
  answer(request: Request, site: Site, today: string): Promise<Response | null>
  /** Keeps what a stranger is answered, with what it was made from. */
  keep(request: Request, site: Site, from: SiteRequest, page: SitePage, headers: Readonly<Record<string, string>>): void
}

/** Pages of deployed sites that nobody in particular reads, kept as bytes for as long as their model, their rows and the day stay. */
export function createStrangerPages(rowsOf: (of: Site, entity: string) => Promise<readonly SiteRow[]>): StrangerPages {
  let pages = new WeakMap<AppModel, Map<string, Kept>>()
  let held = 0
  return {
    async answer(request, site, today) {
      const known = pages.get(site.model)
      const key = known ? keyOf(request, site) : null
      const kept = key === null ? undefined : known?.get(key)
      if (kept?.today !== today) return null
      const same = await Promise.all(Object.entries(kept.rows).map(async ([entity, rows]) => (await rowsOf(site, entity)) === rows))
      if (same.includes(false)) return null
      return new Response(kept.bytes, { headers: kept.headers })
    },
    keep(request, site, { rows, today }, page, headers) {
      const key = page.status === 200 ? keyOf(request, site) : null
      if (key === null) return
      const bytes = new TextEncoder().encode(page.html)
      held += bytes.length
      if (held > kept_max) {
        pages = new WeakMap()
        held = bytes.length
      }
      const known = pages.get(site.model) ?? new Map<string, Kept>()
      pages.set(site.model, known.set(key, { rows, today, bytes, headers }))
    },
  }
}
