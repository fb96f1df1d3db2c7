import { mbOf } from '../../builder/file-value.ts'

/** Files of one form. */
export const files_max = 8

interface Kind {
  readonly type: string
  /** Endings that the type may bear; the first is given to a name that has none of them. */
  readonly endings: readonly string[]
}

const starts: readonly (readonly [string, number, Kind])[] = [
  ['ffd8ff', 0, { type: 'image/jpeg', endings: ['jpg', 'jpeg'] }],
  ['89504e470d0a1a0a', 0, { type: 'image/png', endings: ['png'] }],
  ['474946383961', 0, { type: 'image/gif', endings: ['gif'] }],
  ['474946383761', 0, { type: 'image/gif', endings: ['gif'] }],
  ['57454250', 8, { type: 'image/webp', endings: ['webp'] }],
  ['57415645', 8, { type: 'audio/wav', endings: ['wav'] }],
  ['255044462d', 0, { type: 'application/pdf', endings: ['pdf'] }],
  ['504b0304', 0, { type: 'application/zip', endings: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'] }],
  ['d0cf11e0a1b11ae1', 0, { type: 'application/octet-stream', endings: ['doc', 'xls', 'ppt'] }],
  ['494433', 0, { type: 'audio/mpeg', endings: ['mp3'] }],
  ['fffb', 0, { type: 'audio/mpeg', endings: ['mp3'] }],
  ['fff3', 0, { type: 'audio/mpeg', endings: ['mp3'] }],
  ['4f676753', 0, { type: 'audio/ogg', endings: ['ogg'] }],
  ['664c6143', 0, { type: 'audio/flac', endings: ['flac'] }],
  ['667479704d3441', 4, { type: 'audio/mp4', endings: ['m4a'] }],
  ['66747970', 4, { type: 'video/mp4', endings: ['mp4', 'mov', 'm4a'] }],
  ['1a45dfa3', 0, { type: 'video/webm', endings: ['webm'] }],
]
const text: Kind = {
  type: 'text/plain; charset=utf-8',
  endings: ['txt', 'csv', 'md', 'json', 'geojson', 'tsv', 'xml', 'kml', 'gpx', 'yaml', 'yml', 'srt', 'vtt', 'log'],
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !/[\0-\x08\x0e-\x1f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

function kindOf(bytes: Uint8Array): Kind | null {
  const hex = Buffer.from(bytes.subarray(0, 32)).toString('hex')
  const found = starts.find(([sign, at]) => hex.startsWith(sign, at * 2))
  if (found) return found[2]
  return isText(bytes) ? text : null
}

export interface Sniffed {
  readonly name: string
  readonly type: string
}

/** The type that a file's own bytes show, and its name with an ending that agrees; null for what is not taken. The name and type that were sent count for nothing. */
export function sniff(bytes: Uint8Array, sent: string): Sniffed | null {
  const kind = kindOf(bytes)
  if (!kind) return null
  const bare =
    sent
      .replace(/^.*[/\\]/s, '')
      .replace(/[^\p{L}\p{N}._ -]+/gu, '-')
      .replace(/^[.\s-]+/, '')
      .slice(-80) || 'file'
  const ending = /\.([a-z0-9]{1,8})$/i.exec(bare)?.[1]?.toLowerCase() ?? ''
  return { name: kind.endings.includes(ending) ? bare : `${bare.replace(/\.[a-z0-9]{1,8}$/i, '')}.${kind.endings[0]}`, type: kind.type }
}

/** Whether a browser may show a file of the type within its page; everything else is saved. */
export const isShown = (type: string): boolean => /^(?:image|audio|video)\//.test(type) || type === 'application/pdf'

export const kindsSentence = 'Choose a picture, a PDF, a text, table, office or zip file, or a sound or video file.'
export const sizeSentence = (limit: number): string => (limit === 0 ? 'This site takes no files.' : `Choose a file of at most ${mbOf(limit)}.`)
