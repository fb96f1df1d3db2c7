import { type Curated, curatedRow } from './rows.ts'

/** What rows of a kit are called and sorted by where the noun, or the field of life of the site, says more than the kit. */
export interface Called {
  readonly of: readonly string[]
  readonly said: RegExp | null
  /** Ids of fields of life; of all where there are none. */
  readonly fields: ReadonlySet<string>
  /** Words of the site that say so as well. */
  readonly cues: RegExp | null
  /** What its rows are sorted by, parted by "|"; null where it is what the field of life sorts by. */
  readonly sorts: string | null
  readonly rows: readonly Curated[]
}

const sorting = ['category', 'topic', 'type', 'subject', 'album', 'kind']
/** "The lower gate:2" is under the second of the sorts. */
const placed = (entry: string, sorts: readonly string[]): Curated => {
  const [title = '', place] = entry.split(/:(?=\d$)/)
  const sort = sorts[Number(place) - 1]
  return { title, values: new Map(sort === undefined ? [] : sorting.map((id) => [id, sort])) }
}

/**
 * Kits, then the ends of nouns parted by "|" (any where empty), fields of life (and stems of words of the site, after "*"), sorts, and rows: one line of titles parted by "|", each with its place
 * among the sorts, or lines of "title | field=value".
 */
export function called(of: string, nouns: string, fields: string, sorts: string, ...rows: string[]): Called {
  const where = fields.split(' ').filter((id) => id !== '')
  const stems = where.filter((id) => id.startsWith('*')).map((id) => id.slice(1))
  const list = rows.length === 1 && !rows[0]!.includes(' | ')
  return {
    of: of.split(' '),
    said: nouns === '' ? null : new RegExp(`(?:^| )(?:${nouns})$`),
    fields: new Set(where.filter((id) => !id.startsWith('*'))),
    cues: stems.length === 0 ? null : new RegExp(`\\b(?:${stems.join('|')})`, 'i'),
    sorts: sorts === '' ? null : sorts,
    rows: list ? rows[0]!.split('|').map((entry) => placed(entry, sorts.split('|'))) : rows.map(curatedRow),
  }
}
