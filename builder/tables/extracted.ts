import type { Rows } from './rows.ts'

export interface Extracted {
  readonly rows: string[][]
  readonly note: string
}
type Holds = (cells: readonly string[]) => boolean

const condition = /^(.+?)\s*(>=|<=|!=|<>|=|>|<|\bcontains\b|\bis\b)\s*(.+)$/i
const between = /^(.+?)\s+between\s+(\S+)\s+and\s+(\S+)$/i
const bare = (text: string): string => text.trim().replace(/^["'“]|["'”]$/g, '')

function placeOf(heads: readonly string[], name: string): number {
  const at = heads.findIndex((head) => head.trim().toLowerCase() === bare(name).toLowerCase())
  if (at < 0) throw new Error(`“${bare(name)}” is no column of this file. Its columns are: ${heads.join(', ')}.`)
  return at
}
const compare = (cell: string, other: string): number =>
  cell.trim() !== '' && Number.isFinite(Number(cell)) && Number.isFinite(Number(other))
    ? Number(cell) - Number(other)
    : cell.localeCompare(other, undefined, { sensitivity: 'base' })

/** What one condition asks of a row: "price > 10", "city = Porto", "name contains ana", "date between 2026-01-01 and 2026-03-31". */
function holdsOf(heads: readonly string[], said: string): Holds {
  const range = between.exec(said)
  if (range) {
    const at = placeOf(heads, range[1]!)
    return (cells) => (cells[at] ?? '') !== '' && compare(cells[at]!, bare(range[2]!)) >= 0 && compare(cells[at]!, bare(range[3]!)) <= 0
  }
  const [, name = '', sign = '', value = ''] = condition.exec(said) ?? []
  const at = placeOf(heads, name)
  const wanted = bare(value)
  const of = (cells: readonly string[]): string => cells[at] ?? ''
  if (/contains/i.test(sign)) return (cells) => of(cells).toLowerCase().includes(wanted.toLowerCase())
  if (sign === '=' || /is/i.test(sign)) return (cells) => compare(of(cells), wanted) === 0
  if (sign === '!=' || sign === '<>') return (cells) => compare(of(cells), wanted) !== 0
  return (cells) => {
    const order = compare(of(cells), wanted)
    return of(cells) !== '' && (sign === '>' ? order > 0 : sign === '<' ? order < 0 : sign === '>=' ? order >= 0 : order <= 0)
  }
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/** What of a table is asked for in words: conditions joined by "and", names of columns after commas, both parted by "where"; else the rows in which the words occur. */
export function extract(rows: Rows, said: string): Extracted {
  const [heads = [], ...rest] = rows
  const [before = '', after] = said.trim().split(/\s+where\s+|^where\s+/i)
  const isCondition = (text: string): boolean => condition.test(text) || between.test(text)
  const asked = after ?? (isCondition(before) ? before : '')
  const names =
    asked === before
      ? []
      : before
          .split(/[,;\n]|\s+and\s+/)
          .map(bare)
          .filter((name) => name !== '' && !/^(?:all|everything|\*)$/i.test(name))
  const isNamed = names.some((name) => heads.some((head) => head.trim().toLowerCase() === name.toLowerCase()))
  if (asked === '' && !isNamed) {
    const found = names.length === 0 ? rest : rest.filter((cells) => cells.some((cell) => cell.toLowerCase().includes(bare(said).toLowerCase())))
    return {
      rows: [[...heads], ...found.map((cells) => [...cells])],
      note: `${found.length} of ${counted(rest.length, 'row')}${names.length === 0 ? '' : ` with “${bare(said)}”`}.`,
    }
  }
  const conditions = asked
    .replace(/(between\s+\S+)\s+and\s+/gi, '$1\0')
    .split(/\s+and\s+|[;\n]/i)
    .map((one) => one.replaceAll('\0', ' and ').trim())
    .filter(Boolean)
  const holds = conditions.map((one) => {
    if (!isCondition(one)) throw new Error(`“${one}” is no condition. Write it like “${heads[0] ?? 'price'} = …” or “${heads.at(-1) ?? 'price'} > 10”.`)
    return holdsOf(heads, one)
  })
  const columns = names.length === 0 ? heads.map((_, at) => at) : names.map((name) => placeOf(heads, name))
  const found = rest.filter((cells) => holds.every((holds_) => holds_(cells)))
  return {
    rows: [heads, ...found].map((cells) => columns.map((at) => cells[at] ?? '')),
    note: `${found.length} of ${counted(rest.length, 'row')}, ${columns.length} of ${counted(heads.length, 'column')}.`,
  }
}

const sorts: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\be-?mails?\b/i, /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, 'email address'],
  [/\b(?:links?|urls?|addresses of pages)\b/i, /https?:\/\/[^\s"'<>)]+/g, 'link'],
  [/\bdates?\b/i, /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g, 'date'],
  [/\bphones?\b/i, /\+?\d[\d ()/-]{6,18}\d/g, 'phone number'],
  [/\b(?:numbers?|amounts?|figures)\b/i, /-?\d[\d,]*(?:\.\d+)?/g, 'number'],
]

/** What of a plain text is asked for: its email addresses, links, dates or numbers, else the lines in which the words occur. */
export function extractLines(text: string, said: string): { readonly text: string; readonly note: string } {
  const sort = sorts.find(([asked]) => asked.test(said))
  const found = sort
    ? [...new Set(text.match(sort[1]) ?? [])]
    : text.split('\n').filter((line) => line.trim() !== '' && line.toLowerCase().includes(bare(said).toLowerCase()))
  return {
    text: found.join('\n'),
    note: sort
      ? `${counted(found.length, sort[2])}.`.replace('addresss', 'addresses')
      : `${counted(found.length, 'line')}${said === '' ? '' : ` with “${bare(said)}”`}.`,
  }
}
