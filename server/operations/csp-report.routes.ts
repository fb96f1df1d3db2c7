import * as v from 'valibot'
import { ApiError } from '../http/api-error.ts'
import type { Rate } from '../http/limits.ts'
import type { Log } from '../http/log.ts'
import { errorReply } from '../http/reply.ts'
import { networkOf, slidingWindow } from '../http/sliding-window.ts'

export const reportPath = '/api/v1/csp-report'
const bytes_max = 8 * 1024
const types = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i

const text = v.fallback(v.string(), '')
const legacy = v.object({ 'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text, 'document-uri': text }) })
const modern = v.array(v.object({ body: v.fallback(v.object({ effectiveDirective: text, blockedURL: text, documentURL: text }), {} as never) }))

interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
}

/** Of an address only its origin, or what a browser says in its place (`inline`, `eval`), so that nothing secret is logged. */
const originOf = (address: string): string => URL.parse(address)?.origin.slice(0, 200) ?? (/^[a-z-]{1,30}$/.test(address) ? address : '')
/** The first step of a page's path, which bears no token. */
const pageOf = (address: string): string => (URL.parse(address)?.pathname.split('/')[1] ?? '').replace(/[^\w-]/g, '').slice(0, 40)
const named = (directive: string): string => directive.replace(/[^a-z-]/g, '').slice(0, 40)

function violationsIn(value: unknown): Violation[] {
  const old = v.safeParse(legacy, value)
  if (old.success) {
    const report = old.output['csp-report']
    const directive = report['effective-directive'] || report['violated-directive'].split(' ')[0] || ''
    return [{ directive: named(directive), blocked: originOf(report['blocked-uri']), page: pageOf(report['document-uri']) }]
  }
  const list = v.safeParse(modern, value)
  if (!list.success) throw new ApiError('invalid')
  return list.output.slice(0, 10).map(({ body }) => ({
    directive: named(body.effectiveDirective ?? ''),
    blocked: originOf(body.blockedURL ?? ''),
    page: pageOf(body.documentURL ?? ''),
  }))
}

async function bodyOf(request: Request): Promise<unknown> {
  if (!types.test(request.headers.get('content-type') ?? '')) throw new ApiError('unsupported')
  if (Number(request.headers.get('content-length') ?? 0) > bytes_max) throw new ApiError('too_large')
  let body = ''
  for await (const part of request.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    body += part
    if (body.length > bytes_max) throw new ApiError('too_large')
  }
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new ApiError('invalid', { cause })
  }
}

/** Takes the reports of browsers that a page wanted what its policy forbids: at most 8 KiB each, so many from one network, one line in the log. */
export function createCspReports({ most, seconds }: Rate, now: () => number, log: Log): (request: Request, ip: string) => Promise<Response> {
  const recent = slidingWindow(most, seconds, now)
  return async (request, ip) => {
    try {
      if (request.method !== 'POST') throw new ApiError('method')
      recent.take(networkOf(ip))
      for (const violation of violationsIn(await bodyOf(request))) log({ level: 'warning', event: 'policy_violation', ...violation })
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      return errorReply(error, request.method, reportPath, log)
    }
  }
}
