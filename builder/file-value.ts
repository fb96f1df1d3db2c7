/** A file that a row keeps, as its value names it. */
export interface FileValue {
  readonly id: string
  readonly bytes: number
  readonly name: string
  /** Where it is to be had, without the site's base; the file itself for one that is kept in the value. */
  readonly path: string
}

const kept = /^\/_files\/([A-Za-z0-9_]{16,64})-(\d{1,12})\/([^/?#\s]{1,400})$/
const held = /^data:[a-z]+\/[a-z0-9.+-]+;name=([^;,\s]{1,400});base64,([A-Za-z0-9+/]*={0,2})$/
/** The longest value that holds its file itself, as a site does that keeps its rows in memory. */
export const held_max = 400_000

/** The value of an uploaded file: its address on the site, which says its size and name. */
export const fileAddress = (id: string, bytes: number, name: string): string => `/_files/${id}-${bytes}/${encodeURIComponent(name.toWellFormed())}`

/** What a kept value says of an uploaded file; null for a web address, a mere name and anything else. */
export function fileOf(value: unknown): FileValue | null {
  if (typeof value !== 'string') return null
  const [, id, bytes, name] = kept.exec(value) ?? []
  if (id !== undefined && bytes !== undefined && name !== undefined) return { id, bytes: Number(bytes), name: decoded(name), path: value }
  if (!value.startsWith('data:') || value.length > held_max) return null
  const [, given, body] = held.exec(value) ?? []
  return given === undefined || body === undefined ? null : { id: '', bytes: Math.floor((body.length * 3) / 4), name: decoded(given), path: value }
}

const types: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json', geojson: 'application/geo+json', xml: 'application/xml' }
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The value of a file that a site makes of a text and keeps in the row, typed by its name's ending; null for one that is too long for that. */
export function heldFile(name: string, text: string): string | null {
  const bytes = encodeURIComponent(text.toWellFormed())
    .split(/(%[0-9A-F]{2})/)
    .flatMap((part) => (part.length === 3 && part.startsWith('%') ? [Number.parseInt(part.slice(1), 16)] : Array.from(part, (sign) => sign.charCodeAt(0))))
  const groups: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3)
    const whole = (a << 16) | (b << 8) | c
    const four = [18, 12, 6, 0].map((shift) => signs[(whole >> shift) & 63]!).join('')
    groups.push(at + 2 < bytes.length ? four : four.slice(0, bytes.length - at + 1).padEnd(4, '='))
  }
  const value = `data:${types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'};name=${encodeURIComponent(name.toWellFormed())};base64,${groups.join('')}`
  return value.length > held_max ? null : value
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const shows = { image: /\.(?:jpe?g|png|webp|gif)$/i, video: /\.(?:mp4|webm|mov)$/i, audio: /\.(?:mp3|wav|ogg|m4a|flac)$/i } as const
/** How a file is shown, by its name's ending. */
export const shownAs = ({ name }: Pick<FileValue, 'name'>): 'image' | 'video' | 'audio' | 'link' =>
  shows.image.test(name) ? 'image' : shows.video.test(name) ? 'video' : shows.audio.test(name) ? 'audio' : 'link'

const grouped = new Intl.NumberFormat('en')
/** "10 MB", of 1024 × 1024 bytes each, as a limit is told; "0.5 MB" of less than one, "70 KB" of less than a tenth. */
export function mbOf(bytes: number): string {
  const mb = bytes / (1024 * 1024)
  if (mb > 0 && mb < 0.1) return `${Math.floor(bytes / 1024)} KB`
  return `${grouped.format(mb < 1 ? Math.round(mb * 10) / 10 : Math.floor(mb))} MB`
}

/** "340 KB": what a size is called. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${Math.round(bytes / 100_000) / 10} MB`
}
