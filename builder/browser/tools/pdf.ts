import { type Bytes, inflated } from './documents.ts'

const latin = new TextDecoder('latin1')

interface Thing {
  readonly head: string
  readonly body: Bytes | null
}
/** The objects of a PDF by their numbers, those within object streams too. */
async function objectsOf(bytes: Bytes): Promise<Map<number, Thing>> {
  const text = latin.decode(bytes)
  const all = new Map<number, Thing>()
  for (const found of text.matchAll(/(\d+)\s+\d+\s+obj\b/g)) {
    const from = found.index + found[0].length
    const stream = text.indexOf('stream', from)
    const end = text.indexOf('endobj', from)
    const isStream = stream !== -1 && (end === -1 || stream < end) && !text.slice(from, stream).includes('endobj')
    const head = text.slice(from, isStream ? stream : end === -1 ? from : end)
    if (!isStream) {
      all.set(Number(found[1]), { head, body: null })
      continue
    }
    const start = stream + (text.startsWith('\r\n', stream + 6) ? 8 : 7)
    const close = text.indexOf('endstream', start)
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(head)?.[1] ?? Number.NaN)
    const stop = Number.isFinite(length) && start + length <= close ? start + length : close
    all.set(Number(found[1]), { head, body: await opened(bytes.slice(start, stop), head) })
  }
  for (const { head, body } of [...all.values()]) {
    if (body === null || !/\/Type\s*\/ObjStm/.test(head)) continue
    const inner = latin.decode(body)
    const first = Number(/\/First\s+(\d+)/.exec(head)?.[1] ?? 0)
    const numbers = inner.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const next = numbers[at + 3]
      all.set(numbers[at]!, { head: inner.slice(first + numbers[at + 1]!, next === undefined ? undefined : first + next), body: null })
    }
  }
  return all
}
async function opened(body: Bytes, head: string): Promise<Bytes | null> {
  if (!/\/Filter/.test(head)) return body
  if (!/\/FlateDecode/.test(head) || /\/DCTDecode|\/LZWDecode|\/ASCII85Decode/.test(head)) return null
  try {
    return await inflated(body, 'deflate')
  } catch {
    return null
  }
}

type Letters = ReadonlyMap<string, string>
const fromHex = (hex: string): string => (hex.match(/.{4}/g) ?? []).map((one) => String.fromCharCode(Number.parseInt(one, 16))).join('')
/** The letters that the codes of a font stand for. */
function lettersOf(map: string): Letters {
  const letters = new Map<string, string>()
  for (const [, body = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi)) letters.set(code.toLowerCase(), fromHex(to))
  for (const [, body = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', start = '', list] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*(?:<([0-9a-f]+)>|\[([^\]]*)\])/gi)) {
      const [low, high] = [Number.parseInt(from, 16), Math.min(Number.parseInt(to, 16), Number.parseInt(from, 16) + 4096)]
      const each = list === undefined ? null : [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, one = '']) => fromHex(one))
      for (let code = low; code <= high; code += 1) {
        const last = Number.parseInt(start.slice(-4) || '0', 16) + code - low
        letters.set(code.toString(16).padStart(from.length, '0'), each ? (each[code - low] ?? '') : fromHex(start.slice(0, -4)) + String.fromCharCode(last))
      }
    }
  }
  return letters
}
const fontsOf = (page: string, objects: Map<number, Thing>): Map<string, Letters> => {
  const resources = /\/Resources\s+(\d+)\s+\d+\s+R/.exec(page)?.[1]
  const own = resources === undefined ? page : (objects.get(Number(resources))?.head ?? '')
  const list = /\/Font\s+(\d+)\s+\d+\s+R/.exec(own)?.[1]
  const fonts = list === undefined ? (/\/Font\s*<<([\s\S]*?)>>/.exec(own)?.[1] ?? '') : (objects.get(Number(list))?.head ?? '')
  return new Map(
    [...fonts.matchAll(/\/([^\s/<>]+)\s+(\d+)\s+\d+\s+R/g)].flatMap(([, name = '', number = '']) => {
      const map = /\/ToUnicode\s+(\d+)\s+\d+\s+R/.exec(objects.get(Number(number))?.head ?? '')?.[1]
      const body = map === undefined ? null : objects.get(Number(map))?.body
      return body ? [[name, lettersOf(latin.decode(body))] as const] : []
    }),
  )
}

const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' }
function plainText(text: string): string {
  return text.replace(/\\(?:([0-7]{1,3})|(\r?\n)|([\s\S]))/g, (_, octal?: string, line?: string, sign?: string) => octal !== undefined ? String.fromCharCode(Number.parseInt(octal, 8)) : line !== undefined ? '' : (signs[sign!] ?? sign!)) // biome-ignore format: one expression
}
function shownText(part: string, letters: Letters | undefined): string {
  const raw = part.startsWith('<') ? part.slice(1, -1).replace(/\s/g, '') : [...plainText(part.slice(1, -1))].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('') // biome-ignore format: one expression
  const size = letters ? ([...letters.keys()][0]?.length ?? 2) : 2
  return (raw.match(new RegExp(`.{${size}}`, 'g')) ?? []).map((code) => letters?.get(code.toLowerCase()) ?? (letters ? '' : String.fromCharCode(Number.parseInt(code, 16)))).join('') // biome-ignore format: one chain
}

/** The lines of what a page's content writes, by where each is written. */
function linesOf(content: string, fonts: Map<string, Letters>): string[] {
  const lines: string[] = ['']
  let letters: Letters | undefined
  const next = (): void => {
    if (lines.at(-1) !== '') lines.push('')
  }
  const tokens =
    /\/([^\s/<>[\]()]+)\s+[\d.-]+\s+Tf|\[((?:\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-fA-F\s]*>|[^\]])*)\]\s*TJ|(\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-fA-F\s]*>)\s*(Tj|'|")|([\d.-]+)\s+([\d.-]+)\s+T[dD]|[\d.-]+\s+[\d.-]+\s+[\d.-]+\s+[\d.-]+\s+[\d.-]+\s+([\d.-]+)\s+Tm|(T\*)/g
  let height: number | null = null
  // Some programs place each letter by itself: then only their own spaces part words.
  let shown = 0
  for (const [, font, list, one, way, , down, at, star] of content.matchAll(tokens)) {
    if (font !== undefined) letters = fonts.get(font)
    else if (list !== undefined)
      lines[lines.length - 1] += [...list.matchAll(/\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-fA-F\s]*>|(-?\d+(?:\.\d+)?)/g)].map(([part, gap]) => (gap !== undefined ? (Number(gap) < -180 ? ' ' : '') : shownText(part, letters))).join('') // biome-ignore format: one chain
    else if (one !== undefined) {
      if (way !== 'Tj') next()
      const said = shownText(one, letters)
      shown = said.length
      lines[lines.length - 1] += said
    } else if (star !== undefined) next()
    else if (down !== undefined) {
      if (Math.abs(Number(down)) > 0.5) next()
      else if (lines.at(-1) !== '' && shown > 1) lines[lines.length - 1] += ' '
    } else if (at !== undefined) {
      if (height !== null && Math.abs(Number(at) - height) > 0.5) next()
      height = Number(at)
    }
  }
  return lines.map((line) => line.replace(/[\s\u0000]+/g, ' ').trim()).filter((line) => line !== '')
}

/** The lines of text of a PDF, page by page. */
export async function pdfText(bytes: Bytes): Promise<string[]> {
  const objects = await objectsOf(bytes)
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
  return pages.flatMap(({ head }) => {
    const list = /\/Contents\s*(?:\[([^\]]*)\]|(\d+)\s+\d+\s+R)/.exec(head)
    const numbers = list?.[1] === undefined ? [Number(list?.[2])] : [...list[1].matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number))
    const content = numbers.map((number) => latin.decode(objects.get(number)?.body ?? new Uint8Array())).join('\n')
    return linesOf(content, fontsOf(head, objects))
  })
}
