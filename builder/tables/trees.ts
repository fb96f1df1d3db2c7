/** Data of any depth, as JSON has it, in YAML and in XML. */
type Data = unknown
type Named = Readonly<Record<string, Data>>
const isNamed = (data: Data): data is Named => data !== null && typeof data === 'object' && !Array.isArray(data)
const isPlain = (data: Data): boolean => data === null || typeof data !== 'object'
/** Whether data is a table: a list of things with plain values. */
export const isTable = (data: Data): boolean => Array.isArray(data) && data.length > 0 && data.every((one) => isNamed(one) && Object.values(one).every(isPlain))

export const yamlText = (value: string): string =>
  /^[\p{L}_][\p{L}\p{N}_ .@/+()%-]*$/u.test(value) && !/^(?:true|false|yes|no|null|on|off)$/i.test(value) && value.trim() === value
    ? value
    : JSON.stringify(value)
const leaf = (data: Data): string => (typeof data === 'string' ? yamlText(data) : Array.isArray(data) ? '[]' : isNamed(data) ? '{}' : String(data))
const isLeaf = (data: Data): boolean => isPlain(data) || Object.keys(data as object).length === 0

export function yamlOf(data: Data, pad = ''): string {
  if (isLeaf(data)) return `${pad}${leaf(data)}`
  const deeper = `${pad}  `
  if (Array.isArray(data)) return data.map((one) => (isLeaf(one) ? `${pad}- ${leaf(one)}` : `${pad}- ${yamlOf(one, deeper).slice(deeper.length)}`)).join('\n')
  return Object.entries(data as Named)
    .map(([name, one]) => (isLeaf(one) ? `${pad}${yamlText(name)}: ${leaf(one)}` : `${pad}${yamlText(name)}:\n${yamlOf(one, deeper)}`))
    .join('\n')
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const tagOf = (name: string): string =>
  name
    .trim()
    .replace(/[^\p{L}\p{N}_.-]+/gu, '_')
    .replace(/^(?=[^\p{L}_])/u, '_') || '_'
export function xmlOf(data: Data, name = 'root', pad = ''): string {
  const tag = tagOf(name)
  if (isPlain(data)) return `${pad}<${tag}>${data === null ? '' : escaped(String(data))}</${tag}>`
  const inside = Array.isArray(data)
    ? data.map((one) => xmlOf(one, 'item', `${pad}  `))
    : Object.entries(data as Named).map(([own, one]) => xmlOf(one, own, `${pad}  `))
  return inside.length === 0 ? `${pad}<${tag}/>` : `${pad}<${tag}>\n${inside.join('\n')}\n${pad}</${tag}>`
}

/** A value as it is meant: numbers, yes and no, nothing, or the text itself. */
function meant(text: string): Data {
  if (/^(["'])[\s\S]*\1$/.test(text)) return text.startsWith('"') ? JSON.parse(text) : text.slice(1, -1).replaceAll("''", "'")
  if (/^[[{]/.test(text)) return JSON.parse(text)
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : text === 'null' || text === '~' || text === '' ? null : text
}
interface Line {
  readonly depth: number
  readonly text: string
  readonly at: number
}
/** What YAML of blocks says; a line that is none throws its number. */
export function yamlIn(text: string): Data {
  const lines: Line[] = text
    .replace(/^---\s*\n/, '')
    .split('\n')
    .map((raw, at) => ({ depth: raw.length - raw.trimStart().length, text: raw.replace(/(^|\s)#.*$/, '').trim(), at: at + 1 }))
    .filter((line) => line.text !== '')
  const [data, end] = block(lines, 0, lines[0]?.depth ?? 0)
  if (end < lines.length) throw new Error(`Line ${lines[end]!.at} is not read: it stands too far in or out.`)
  return data
}
function block(lines: readonly Line[], from: number, depth: number): readonly [Data, number] {
  const first = lines[from]
  if (!first) return [null, from]
  let at = from
  if (first.text === '-' || first.text.startsWith('- ')) {
    const list: Data[] = []
    while (at < lines.length && lines[at]!.depth === depth && /^-(?: |$)/.test(lines[at]!.text)) {
      const rest = lines[at]!.text.slice(1).trimStart()
      const inner = depth + lines[at]!.text.length - rest.length
      const isMore = rest === '' || /^(?:"[^"]*"|[^\s"'[{][^:]*):(?: |$)/.test(rest)
      const [one, next] = !isMore
        ? [meant(rest), at + 1]
        : rest === ''
          ? block(lines, at + 1, lines[at + 1]?.depth ?? 0)
          : block([...lines.slice(0, at), { ...lines[at]!, depth: inner, text: rest }, ...lines.slice(at + 1)], at, inner)
      list.push(one)
      at = next
    }
    return [list, at]
  }
  const named: Record<string, Data> = {}
  while (at < lines.length && lines[at]!.depth === depth) {
    const line = lines[at]!
    const [, name, value = ''] = /^("[^"]*"|'[^']*'|[^:]+):(?:\s+(.*))?$/.exec(line.text) ?? []
    if (name === undefined) throw new Error(`Line ${line.at} is not read: it should be a name, a colon and a value, as “city: Porto”.`)
    const next = lines[at + 1]
    const isDeeper = value === '' && next !== undefined && (next.depth > depth || (next.depth === depth && next.text.startsWith('- ')))
    const [one, end] = isDeeper ? block(lines, at + 1, next.depth) : [meant(value), at + 1]
    named[name.replace(/^(["'])(.*)\1$/, '$2').trim()] = one
    at = end
  }
  return [named, at]
}

const plain = (markup: string): string => markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim()
/** What the elements of an XML text hold; elements of one name are a list. */
export function xmlIn(text: string): Data {
  const body = text.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '').trim()
  const stack: { readonly name: string; readonly held: Record<string, Data>; text: string }[] = [{ name: '', held: {}, text: '' }]
  for (const { 0: piece, index } of body.matchAll(/<[^>]+>|[^<]+/g)) {
    const open = stack.at(-1)!
    const name = /^<\/?([^\s/>]+)/.exec(piece)?.[1]
    if (name === undefined) open.text += piece
    else if (!piece.startsWith('</') && !piece.endsWith('/>')) stack.push({ name, held: {}, text: '' })
    else {
      if (piece.startsWith('</') && open.name !== name)
        throw new Error(`<${open.name || '?'}> is closed by </${name}> in line ${body.slice(0, index).split('\n').length}.`)
      const done = piece.startsWith('</') ? stack.pop()! : { held: {}, text: '' }
      const value = Object.keys(done.held).length > 0 ? done.held : meant(plain(done.text))
      const holder = stack.at(-1)!.held
      const before = holder[name]
      holder[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
    }
  }
  if (stack.length > 1 || Object.keys(stack[0]!.held).length === 0) throw new Error(`This is not XML yet: <${stack.at(-1)!.name || '?'}> is not closed.`)
  return stack[0]!.held
}
