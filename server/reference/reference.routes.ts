import { endpoints } from '../../contract/api.ts'
import { openApiOf } from './openapi.ts'
import { readerPage, readerPolicy } from './reader.present.ts'

const guard = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** The API's description at /api/v1/openapi.json, and the same to read at /api/v1/docs/; null for every other path. */
export function createReference(origin: string): (method: string, path: string) => Response | null {
  let made: { readonly json: string; readonly page: string } | null = null
  function make() {
    const document = openApiOf(endpoints, origin)
    return { json: JSON.stringify(document), page: String(readerPage(document)) }
  }
  return (method, path) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    if (path === '/api/v1/docs') return new Response(null, { status: 308, headers: { location: '/api/v1/docs/', ...guard } })
    if (path !== '/api/v1/openapi.json' && path !== '/api/v1/docs/') return null
    made ??= make()
    if (path === '/api/v1/docs/') {
      return new Response(made.page, { headers: { ...guard, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': readerPolicy } })
    }
    const policy = "default-src 'none'; frame-ancestors 'none'"
    return new Response(made.json, { headers: { ...guard, 'content-type': 'application/json; charset=utf-8', 'content-security-policy': policy } })
  }
}
