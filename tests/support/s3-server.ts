import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the service does wrong with one request: an answer in its place, a body that breaks off or is another, or silence. */
export type Fault =
  | { readonly kind: 'answer'; readonly status: number; readonly code: string }
  | { readonly kind: 'cut'; readonly after: number }
  | { readonly kind: 'corrupt' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'reset' }

export interface S3Server {
  readonly endpoint: string
  readonly env: Readonly<Record<string, string>>
  /** What the bucket holds, by name. */
  readonly objects: Map<string, Buffer>
  /** What short-lived keys have to come with; null for keys that last. */
  session_token: string | null
  /** Method and name of each request that was signed right, and how it was answered. */
  readonly asked: string[]
  /** Done with the next requests, one each; those of another method are left alone where one is named. */
  readonly faults: { readonly method?: string; readonly fault: Fault }[]
  close(): Promise<void>
}

const bucket = 'sparksite-files'
const keys = { id: 'AKIATESTKEYTESTKEY00', secret: 'kX9vP2mQ7rT4wZ1yB6nD3fG8hJ5lC0sA' }
const skew_seconds = 15 * 60
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function refuse(answer: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`
  answer.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) }).end(answer.req.method === 'HEAD' ? undefined : xml)
}

/** S3's own code for what is wrong with a request's signature (Signature Version 4), null for one that is right. */
function objectionTo({ method = '', url = '', headers }: IncomingMessage, now: number): string | null {
  const read = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  if (!read) return 'AccessDenied'
  const [, id, day = '', region = '', names = '', signature] = read
  if (id !== keys.id) return 'InvalidAccessKeyId'
  if (region !== 'eu-test-1') return 'AuthorizationHeaderMalformed'
  const stamp = String(headers['x-amz-date'])
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? []
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute), Number(second)) / 1000
  if (!(Math.abs(at - now) <= skew_seconds) || !stamp.startsWith(day)) return 'RequestTimeTooSkewed'
  if (!names.split(';').includes('host') || Object.keys(headers).some((name) => name.startsWith('x-amz-') && !names.split(';').includes(name)))
    return 'AccessDenied'
  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, path, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secret}`, day), region), 's3'), 'aws4_request')
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${sha256(request)}`).toString('hex')
  return expected === signature ? null : 'SignatureDoesNotMatch'
}

function objectionToBody({ headers }: IncomingMessage, body: Buffer): string | null {
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const sum = headers['x-amz-checksum-sha256']
  return sum === undefined || sum === Buffer.from(sha256(body), 'hex').toString('base64') ? null : 'BadDigest'
}

function give(answer: ServerResponse, { headers }: IncomingMessage, body: Buffer, fault: Fault | null): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = from === undefined ? body : body.subarray(Number(from), Number(to) + 1)
  const range = from === undefined ? {} : { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${body.length}` }
  answer.writeHead(from === undefined ? 200 : 206, { ...range, 'content-length': part.length, 'x-amz-request-id': 'test' })
  if (fault?.kind === 'cut') answer.write(part.subarray(0, fault.after), () => answer.destroy())
  else if (fault?.kind === 'corrupt') answer.end(Buffer.from(part.map((byte, at) => (at === part.length - 1 ? byte ^ 1 : byte))))
  else answer.end(part)
}

/** A service on this machine that speaks S3's protocol: path-style addresses, signatures and checksums verified as S3 does, errors as its XML. */
export async function startS3(now: () => number = () => Math.floor(Date.now() / 1000)): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const faults: { readonly method?: string; readonly fault: Fault }[] = []
  const held = new Set<ServerResponse>()

  async function answerTo(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const body = await buffer(request)
    const index = faults.findIndex((one) => one.method === undefined || one.method === method)
    const fault = index < 0 ? null : (faults.splice(index, 1)[0]?.fault ?? null)
    const [, inBucket, name = ''] = /^\/([^/]+)\/(.*)$/.exec(url) ?? []
    asked.push(`${method} ${name}${fault ? ` (${fault.kind === 'answer' ? fault.status : fault.kind})` : ''}`)
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'silence') return void held.add(answer)
    if (fault?.kind === 'answer') return refuse(answer, fault.status, fault.code)
    const against = objectionTo(request, now())
    if ((request.headers['x-amz-security-token'] ?? null) !== service.session_token) return refuse(answer, 403, 'InvalidToken')
    if (against) return refuse(answer, against === 'AuthorizationHeaderMalformed' ? 400 : 403, against)
    if (inBucket !== bucket) return refuse(answer, 404, 'NoSuchBucket')
    const object = objects.get(name)
    if (method === 'PUT') {
      const wrong = objectionToBody(request, fault?.kind === 'corrupt' ? Buffer.concat([body, Buffer.from('!')]) : body)
      if (wrong) return refuse(answer, 400, wrong)
      objects.set(name, body)
      return void answer.writeHead(200, { etag: '"test"', 'content-length': 0 }).end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return void answer.writeHead(204).end()
    }
    if (!object) return refuse(answer, 404, 'NoSuchKey')
    if (method === 'HEAD') return void answer.writeHead(200, { 'content-length': object.length }).end()
    give(answer, request, object, fault)
  }
  const server = createServer((request, answer) => void answerTo(request, answer).catch(() => answer.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: 'eu-test-1', S3_ACCESS_KEY_ID: keys.id, S3_SECRET_ACCESS_KEY: keys.secret }
  const service: S3Server = {
    session_token: null,
    endpoint,
    env,
    objects,
    asked,
    faults,
    async close() {
      for (const answer of held) answer.destroy()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return service
}
