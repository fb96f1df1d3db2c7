import { createHash, createHmac } from 'node:crypto'

export interface S3Keys {
  readonly access_key_id: string
  readonly secret_access_key: string
  /** What short-lived keys come with, null for others. */
  readonly session_token: string | null
  readonly region: string
}
export interface S3Request {
  readonly method: string
  readonly url: URL
  /** By lower-case name; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body, as hex digits. */
  readonly payload: string
}

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
export const nothing_sha256 = sha256('')
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A time as AWS writes it: `20130524T000000Z`. */
const stampOf = (at: number): string => new Date(at * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')
const encoded = (text: string): string => encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
const pathOf = (url: URL): string =>
  url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/')

/** The headers that a request to S3 bears: those it has, its time, its body's SHA-256 and its signature (AWS Signature Version 4). */
export function signed({ method, url, headers, payload }: S3Request, keys: S3Keys, at: number): Record<string, string> {
  const { access_key_id, secret_access_key, session_token, region } = keys
  const stamp = stampOf(at)
  const day = stamp.slice(0, 8)
  const token: Record<string, string> = session_token === null ? {} : { 'x-amz-security-token': session_token }
  const all: Record<string, string> = { ...headers, ...token, host: url.host, 'x-amz-content-sha256': payload, 'x-amz-date': stamp }
  const names = Object.keys(all).toSorted()
  const canonical = [
    method,
    pathOf(url),
    queryOf(url),
    ...names.map((name) => `${name}:${all[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(keyed, keyed(keyed(`AWS4${secret_access_key}`, day), region))
  const signature = createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'))
    .digest('hex')
  const { host: _, ...sent } = all
  return { ...sent, authorization: `AWS4-HMAC-SHA256 Credential=${access_key_id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}` }
}
