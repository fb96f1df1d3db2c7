import { isShown } from './file-kinds.ts'

export interface GivenFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** What tells its bytes from all others. */
  readonly mark: string
  /** To be saved, not shown, whatever it is. */
  readonly isSaved?: boolean
}
interface Head {
  readonly headers: Readonly<Record<string, string>>
}
/** How a request for a file is answered: with its bytes from `from` to `to`, both included, or with none. */
export type FileAnswer =
  | (Head & { readonly isEmpty: true; readonly status: 200 | 206 | 304 | 416 })
  | (Head & { readonly isEmpty: false; readonly status: 200 | 206; readonly from: number; readonly to: number })

/** What a player asks for: a stretch by its ends, all of the file, or one that the file does not have. */
type Asked = readonly [number, number] | 'all' | 'none'

/** Reads `bytes=0-99`; anything but one such range is no wish at all. */
function rangeOf(header: string | undefined, length: number): Asked {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'all'
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(length - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all'
  return start <= end && start < length ? [start, end] : 'none'
}

/** The head of an answer with an uploaded file: its type and name, what tells it from others, and the stretch that was asked for. `ask` reads a header of the request. */
export function fileAnswer({ name, type, bytes, mark, isSaved }: GivenFile, ask: (header: string) => string | undefined, isHead: boolean): FileAnswer {
  const sent = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const etag = `"${mark}"`
  const headers = {
    'content-type': type,
    'content-disposition': `${isShown(type) && !isSaved ? 'inline' : 'attachment'}; filename*=UTF-8''${sent}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'private, max-age=300',
    'accept-ranges': 'bytes',
    etag,
  }
  if (ask('if-none-match') === etag) return { isEmpty: true, status: 304, headers }
  const isStale = ask('if-range') !== undefined && ask('if-range') !== etag
  const range = isStale ? 'all' : rangeOf(ask('range'), bytes)
  if (range === 'none') return { isEmpty: true, status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } }
  const [from, to] = range === 'all' ? [0, bytes - 1] : range
  const status = range === 'all' ? 200 : 206
  const length = { 'content-length': String(to - from + 1) }
  const sentHeaders = { ...headers, ...length, ...(range !== 'all' && { 'content-range': `bytes ${from}-${to}/${bytes}` }) }
  return isHead ? { isEmpty: true, status, headers: sentHeaders } : { isEmpty: false, status, headers: sentHeaders, from, to }
}
