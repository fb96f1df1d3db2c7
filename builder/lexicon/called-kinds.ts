import type { Called } from './called.ts'
import type { Curated } from './rows.ts'

const sorting = ['category', 'type', 'kind', 'album', 'topic', 'family']
/** Fields that say what a row is like, whatever they are called. */
const describing = ['description', 'details', 'instructions', 'what_was_seen', 'about']
/** "Wren:2=Eight planks a side." is of the second sort, and is described by what follows. */
function kept(entry: string, sorts: readonly string[]): Curated {
  const cut = entry.indexOf('=')
  const [title = '', place] = entry.slice(0, cut).split(/:(?=\d$)/)
  const sort = sorts[Number(place) - 1]
  return {
    title,
    values: new Map([
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
