/** Bytes of a body of JSON. */
const body_max = 64 * 1024

/** A call that is answered otherwise than it hoped for. */
export class Refused extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(status))
    this.status = status
    this.body = body
  }
}

export const isJson = (request: Request): boolean => /^application\/json\s*(;|$)/i.test((request.headers.get('content-type') ?? '').trim())

/** Reads a body of JSON; none at all is an empty object. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > body_max) throw new Refused(413, { detail: 'This request is larger than 64 KiB.' })
  if (!isJson(request) && (bytes.byteLength > 0 || request.headers.has('content-type'))) throw new Refused(415, { detail: 'Send JSON as application/json.' })
  if (bytes.byteLength === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refused(400, { detail: 'This request is not valid JSON.' })
  }
}
