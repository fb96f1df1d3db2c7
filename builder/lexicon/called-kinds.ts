import type { Called } from './called.ts'
import type { Curated } from './rows.ts'

const sorting = ['category', 'type', 'kind', 'album', 'topic', 'family']
/** Fields that say what a row is like, whatever they are called. */
const describing = ['description', 'details', 'instructions', 'what_was_seen', 'about']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const short = /\b(?:short|half|day|walks?|tastings?|by bus|morning|evening|minutes|hours|easy)\b/i
/** How many days something takes, as it is told of it; undefined where that tells none. */
function daysOf(text: string, sort = ''): string | undefined {
  const said = /\b(\p{L}+|\d+) days\b/iu.exec(text)?.[1]?.toLowerCase()
  const at = said === undefined ? -1 : numbers.indexOf(said)
  return at >= 0 ? String(at + 1) : said !== undefined && /\d/.test(said) ? said : short.test(`${text} ${sort}`) ? '1' : undefined
}
/** "Wren:2=Eight planks a side." is of the second sort, and is described by what follows. */
function kept(entry: string, sorts: readonly string[]): Curated {
  const cut = entry.indexOf('=')
  const [title = '', place] = entry.slice(0, cut).split(/:(?=\d$)/)
  const sort = sorts[Number(place) - 1]
  const days = daysOf(entry, sort)
  return {
    title,
    values: new Map([
      ...(days === undefined ? [] : [['days', days] as [string, string]]),
      ...(sort === undefined ? [] : sorting.map((id): [string, string] => [id, sort])),
      ...describing.map((id): [string, string] => [id, entry.slice(cut + 1)]),
    ]),
  }
}

/** Things of a kind wherever they are kept: the ends of their nouns, what they are sorted by, and rows that are each described; in all fields of life where none is named, after "*" where words of the site say so. */
export function kinds(nouns: string, sorts: string, rows: string, of = 'thing', fields = ''): Called {
  let read: readonly Curated[] | undefined
  const where = fields.split(' ').filter((id) => id !== '')
  const stems = where.filter((id) => id.startsWith('*')).map((id) => id.slice(1))
  return {
    of: of.split(' '),
    said: new RegExp(`(?:^| )(?:${nouns})$`),
    fields: new Set(where.filter((id) => !id.startsWith('*'))),
    cues: stems.length === 0 ? null : new RegExp(`\\b(?:${stems.join('|')})`, 'i'),
    sorts,
    get rows() {
      read ??= rows.split('|').map((entry) => kept(entry, sorts.split('|')))
      return read
    },
  }
}
