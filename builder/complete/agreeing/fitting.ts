import { singular } from '../../lexicon/inflect.ts'
import { mattersIn } from '../../lexicon/kindred.ts'
import type { Entity, Field, Value, Values } from '../../model.ts'
import { remembered } from '../../remember.ts'
import { isFullName, type Tables } from './ways.ts'

/** What the words of a row tell. */
interface Told {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly matters: ReadonlySet<number>
}
const slight: ReadonlySet<string> = new Set(
  'the and for with from into about after before your our their his her its one two three four five six seven eight nine ten first second third last next new old small large short long all any each every more than that this what which who how when where why does are was were has have not before step day week month year hour minute morning evening today version part number level under over are out between through'.split(
    ' ',
  ),
)
/** What a text tells by its words, and by the matters that they are of. */
export const toldBy = remembered((text): Told => {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !slight.has(word) && !/^\d+$/.test(word))
    .map(singular)
  return {
    text: ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
    words: new Set(words),
    matters: new Set(words.flatMap(mattersIn)),
  }
})
/** Fields that say what a row is of beside its name. */
const sorting =
  /^(?:category|subject|subjects|topic|type|kind|genre|goods|supplies|speciality|specialty|sector|industry|field|department|skill|skills|skill taught|applies to|area of work|course|theme)$/i
const isTelling = ({ label, type, sorts }: Entity['fields'][number]): boolean => sorting.test(label) && (type === 'text' || type === 'choice' || sorts === true)

/** What each row of an entity tells by its name, and by what it is sorted into. */
export interface Telling {
  readonly names: readonly Told[]
  readonly sorts: readonly Told[]
  /** In how many names a word stands. */
  readonly shared: ReadonlyMap<string, number>
}
const nothing = toldBy('')
/** The name of a row; of one that is called by what it refers to, that. */
export function nameOf(entity: Entity, row: Values, tables: Tables, deep = 0): string {
  const field = entity.fields.find(({ id }) => id === entity.title)
  if (field?.type !== 'reference') return String(row[entity.title] ?? '')
  const to = tables.get(field.entity ?? '')
  const far = to?.seeds[Number(row[entity.title] ?? -1)]
  return to && far && deep < 3 ? nameOf(to, far, tables, deep + 1) : ''
}
/** What the rows of an entity tell; what their names refer to agrees already. */
export function tellingOf(entity: Entity, tables: Tables): Telling {
  const known = tellings.get(entity)
  if (known) return known
  const telling = readTelling(entity, tables)
  tellings.set(entity, telling)
  return telling
}
const tellings = new WeakMap<Entity, Telling>()
function readTelling(entity: Entity, tables: Tables): Telling {
  const fields = entity.fields.filter((field) => isTelling(field) && field.id !== entity.title && field.id !== entity.lifecycle?.field)
  // What people are called tells of nothing.
  const names = entity.seeds.map((row) => {
    const name = nameOf(entity, row, tables)
    return isFullName(name) ? nothing : toldBy(name)
  })
  const sortOf = ({ id, sorts, entity: to = '' }: Field, row: Values): Value | undefined => {
    const table = sorts ? tables.get(to) : undefined
    return table ? table.seeds[Number(row[id] ?? -1)]?.[table.title] : row[id]
  }
  const sorts = entity.seeds.map((row) => (fields.length === 0 ? nothing : toldBy(fields.map((field) => sortOf(field, row) ?? '').join(' '))))
  const shared = new Map<string, number>()
  for (const { words } of names) for (const word of words) shared.set(word, (shared.get(word) ?? 0) + 1)
  return { names, sorts, shared }
}

/** How much a word tells that two names share, and a matter that both tell of. */
export const plainly = 8
/** From so much on the names themselves say that one is of the other. */
export const said = 3
/** A fit below this is chance. */
export const least = 2
/** A name of fewer letters stands in too many others. */
const shortest = 6

/** How well the names of two rows fit, one of which may refer to the other: by words of theirs, or by the matter that both tell of. */
export function namesFit(own: Telling, at: number, far: Telling, to: number): number {
  const [name, farName] = [own.names[at]!, far.names[to]!]
  return (
    (farName.text.length > shortest && name.text.includes(farName.text) ? 2 * plainly : 0) +
    (sharesWord(name, farName, far.shared, own.shared) ? plainly : 0) +
    (sharesMatter(name, farName) ? said : 0)
  )
}
/** How well a row fits another that it may refer to: by their names most, by what they are sorted into less. */
export function fitOf(own: Telling, at: number, far: Telling, to: number): number {
  const [name, sort] = [own.names[at]!, own.sorts[at]!]
  const [farName, farSort] = [far.names[to]!, far.sorts[to]!]
  return (
    namesFit(own, at, far, to) +
    (sharesWord(name, farSort) || sharesWord(sort, farName) || sharesWord(sort, farSort) ? 2 : 0) +
    (sharesMatter(name, farSort) || sharesMatter(sort, farName) ? 2 : sharesMatter(sort, farSort) ? 1 : 0)
  )
}
/** Names share a word that few others of either kind have. */
const sharesWord = (one: Told, other: Told, ...shared: readonly ReadonlyMap<string, number>[]): boolean =>
  sharesOne(one.words, other.words, (word) => shared.every((count) => (count.get(word) ?? 0) <= 2))
const sharesMatter = (one: Told, other: Told): boolean => sharesOne(one.matters, other.matters, () => true)
function sharesOne<Part>(one: ReadonlySet<Part>, other: ReadonlySet<Part>, counts: (part: Part) => boolean): boolean {
  for (const part of one) if (other.has(part) && counts(part)) return true
  return false
}
