import type { Outcome } from '../outcome.ts'
import { pdfText } from './pdf.ts'
import { written } from './words.ts'

export type Bytes = Uint8Array<ArrayBuffer>
/** The bytes of a data address. */
export function bytesOf(address: string): Bytes {
  const at = address.indexOf(',')
  const text = atob(address.slice(at + 1))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
export async function inflated(bytes: Bytes, format: 'deflate' | 'deflate-raw'): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A file within a ZIP archive by its name; null where there is none. */
async function fileIn(bytes: Bytes, name: string): Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) return null
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [way, size, names, extra, comment, start] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true), view.getUint32(at + 42, true)] // biome-ignore format: one read
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + names)) === name) {
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
      const body = bytes.slice(from, from + size)
      return new TextDecoder().decode(way === 8 ? await inflated(body, 'deflate-raw') : body)
    }
    at += 46 + names + extra + comment
  }
  return null
}

export interface Paragraph {
  /** 0 for text, otherwise the level of a heading. */
  readonly level: number
  readonly text: string
}
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&') // biome-ignore format: one chain
/** The paragraphs of a Word document's XML. */
export function paragraphsOf(xml: string): Paragraph[] {
  return [...xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)].flatMap(([all]) => {
    const style = /<w:pStyle w:val="([^"]*)"/.exec(all)?.[1] ?? ''
    const level = /^(?:Heading|heading|Überschrift|berschrift|标题)?\s*(\d)$/.exec(style)?.[1]
    const text = [...all.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|(<w:tab\/>)|(<w:br\/>)/g)].map(([, words, tab]) => (words !== undefined ? unescaped(words) : tab ? '\t' : '\n')).join('') // biome-ignore format: one chain
    return text.trim() === '' ? [] : [{ level: /^Title$/i.test(style) ? 1 : Number(level ?? 0), text }]
  })
}
async function wordParagraphs(bytes: Bytes): Promise<Paragraph[]> {
  const xml = await fileIn(bytes, 'word/document.xml')
  if (xml === null) throw new Error('This is no Word document (.docx).')
  return paragraphsOf(xml)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
interface Section {
  readonly title: string
  readonly level: number
  readonly paragraphs: string[]
}
const sectionsOf = (all: readonly Paragraph[]): Section[] =>
  all.reduce<Section[]>((sections, { level, text }) => {
    if (level > 0 || sections.length === 0) sections.push({ title: level > 0 ? text : '', level: Math.max(1, level), paragraphs: level > 0 ? [] : [text] })
    else sections.at(-1)!.paragraphs.push(text)
    return sections
  }, [])

/** The text of a PDF or Word document that was chosen. */
export async function readDocument(address: string, _: string, mode: string): Promise<Outcome> {
  if (!address.startsWith('data:')) throw new Error('Open a PDF or a Word document from this device.')
  const bytes = bytesOf(address)
  const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF')
  const all = isPdf ? (await pdfText(bytes)).map((text) => ({ level: 0, text })) : await wordParagraphs(bytes)
  if (all.length === 0) throw new Error('No text was found in it: its pages may be pictures.')
  const note = `${all.length} ${isPdf ? 'line' : 'paragraph'}${all.length === 1 ? '' : 's'}.`
  if (mode === 'JSON') return written(JSON.stringify({ sections: sectionsOf(all) }, null, 2), note, 'document.json')
  if (mode === 'HTML') return written(all.map(({ level, text }) => (level > 0 ? `<h${Math.min(6, level)}>${escaped(text)}</h${Math.min(6, level)}>` : `<p>${escaped(text)}</p>`)).join('\n'), note, 'document.html') // biome-ignore format: one chain
  return written(all.map(({ text }) => text).join(isPdf ? '\n' : '\n\n'), note, 'document.txt')
}
