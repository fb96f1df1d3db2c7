import { inflateRawSync } from 'node:zlib'
import type { AppModel } from '../../builder/model.ts'
import { readingFrom } from '../../builder/render/insight/rows-read.ts'
import type { SiteRequest } from '../../builder/site.ts'
import type { NewFile } from './uploads.ts'

/** Bytes of one unpacked part of a workbook. */
const part_max = 8_000_000
const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The named parts of a zip file, unpacked; throws on what is none or is too large. */
function partsOf(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, string> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const found = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, long, extra, note, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + long)
    at += 46 + long + extra + note
    if (!wanted(name)) continue
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(from, from + size)
    found.set(name, decoded(method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: part_max })))
  }
  return found
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (xml: string): string =>
  xml.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (_, hex?: string, decimal?: string, name?: string) =>
    name === undefined ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) : (signs[name] ?? ''),
  )

/** The elements of one name, none within another: their attributes and what they hold, found in one pass over any text. */
function elementsOf(xml: string, name: string): { readonly about: string; readonly body: string }[] {
  const found: { readonly about: string; readonly body: string }[] = []
  const close = `</${name}>`
  for (let at = xml.indexOf(`<${name}`); at !== -1; ) {
    const end = xml.indexOf('>', at)
    if (end === -1) break
    const about = xml.slice(at + name.length + 1, end)
    const isOther = about !== '' && !/^[\s/]/.test(about)
    const isEmpty = about.endsWith('/')
    const to = isOther || isEmpty ? end : xml.indexOf(close, end)
    if (to === -1) break
    if (!isOther) found.push({ about, body: isEmpty ? '' : xml.slice(end + 1, to) })
    at = xml.indexOf(`<${name}`, to + 1)
  }
  return found
}
const textsIn = (xml: string): string =>
  plain(
    elementsOf(xml, 't')
      .map(({ body }) => body)
      .join(''),
  )
const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const columns_max = 60

function lineOf(row: string, shared: readonly string[]): string {
  const cells: string[] = []
  for (const { about, body } of elementsOf(row, 'c')) {
    const letters = /\br="([A-Z]{1,3})\d+"/.exec(about)?.[1]
    const column = letters === undefined ? cells.length : columnOf(letters)
    if (column >= columns_max) continue
    const value = plain(/<v>([^<]*)<\/v>/.exec(body)?.[1] ?? '')
    const kind = /\bt="(\w+)"/.exec(about)?.[1]
    while (cells.length < column) cells.push('')
    cells[column] = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'inlineStr' ? textsIn(body) : value
  }
  return cells.map(quoted).join(',')
}

/** The first sheet of a workbook as comma-separated values. */
function sheetOf(bytes: Uint8Array): string {
  const parts = partsOf(bytes, (name) => /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/.test(name))
  const shared = elementsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si').map(({ body }) => textsIn(body))
  const [first] = [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/')).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return elementsOf(parts.get(first ?? '') ?? '', 'row')
    .map(({ body }) => lineOf(body, shared))
    .join('\n')
}

/** The rows of a data file as text: of a workbook those of its first sheet; '' for a file that cannot be read as rows. */
export function tableText(bytes: Uint8Array): string {
  const isZip = decoded(bytes.subarray(0, 2)) === 'PK'
  try {
    return isZip ? sheetOf(bytes) : new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

/** Characters of the rows of a file that are looked at. */
const text_max = 60_000
/** What an uploaded file is to be read into, with the page that shows its rows; null where it is only kept. */
export function readOf(
  model: AppModel,
  action: string,
  files: readonly NewFile[],
): { readonly path: string; readonly imported: NonNullable<SiteRequest['imported']> } | null {
  const into = readingFrom(model, action)
  const file = files.find(({ field }) => field === into?.file)
  if (!into || !file || !/\.(?:csv|xlsx|json|txt)$/i.test(file.name)) return null
  return { path: into.path, imported: { block: into.block, text: tableText(file.body).slice(0, text_max), name: file.name } }
}
