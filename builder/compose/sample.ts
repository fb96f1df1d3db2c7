import type { Domain } from '../lexicon/domains.ts'
import { plural } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { sortTold } from '../lexicon/sorts-told.ts'
import type { Entity, Field, Value } from '../model.ts'
import { isNumber } from '../numbers.ts'
import { chanceOf, chosen } from './chance.ts'
import { toldIn } from './placed.ts'
import { keepsDepartments, lineNamedIn, lineOf } from './sample-line.ts'
import { sampleMail } from './sample-mail.ts'
import { moneyOf, numberOf, percentOf, starsOf } from './sample-number.ts'
import { longOf, named } from './sample-text.ts'

/** What other samples may tell of the sample rows of an entity. */
export interface Kept {
  readonly kit: KitName
  /** What one of them is called, in the singular. */
  readonly noun: string
  readonly names: readonly string[]
}

/** What a sample value is made from: the row that it stands in. */
export interface Context {
  /** What all rows of the table have in common, for an order of its own. */
  readonly table: string
  readonly kit: KitName
  readonly domain: Domain
  /** Rows of other entities, by id, that a reference may count into. */
  readonly rows: ReadonlyMap<string, Kept>
  readonly salt: string
  readonly index: number
  readonly title: string
  readonly price: number | null
  /** Values that belong to this title, by field id, as text. */
  readonly told?: ReadonlyMap<string, string> | undefined
  /** Texts for a field, by its id. */
  readonly examples?: ReadonlyMap<string, readonly string[]> | undefined
  readonly person: string
}

/** A believable value of a field, the same for the same salt. */
export function sampleOf(field: Field, entity: Entity, of: Context): Value {
  const salt = `${of.salt} ${field.id}`
  const told = (field.type === 'choice' ? (namedBy(entity, field) ?? sortedBy(field, of)) : undefined) ?? of.told?.get(tellingAs(field, of) ?? field.id)
  if (told !== undefined && field.type !== 'reference' && (field.choices?.includes(told) ?? true) && !(isNumber(field) && Number.isNaN(Number(told))))
    return toldAs(field, field.type === 'text' ? toldIn(field.id, told, of) : told)
  const examples = field.type === 'text' ? of.examples?.get(field.id) : undefined
  if (examples && !(field.id === 'department' && keepsDepartments(of)))
    return lineNamedIn(of.title, examples) ?? examples[(of.index + chanceOf(of.table, examples.length)) % examples.length]!
  switch (field.type) {
    case 'choice':
      return field.id === entity.lifecycle?.field ? stateOf(entity, of) : choiceOf(field.choices ?? [''], of, salt)
    case 'reference':
      return field.id === entity.title ? nextOf(field, of) : referenceOf(field, entity, of, salt)
    case 'email':
      return sampleMail(of.person)
    case 'phone':
      return samplePhone(salt)
    case 'url':
      return `https://example.com/${slugOf(of.title)}`
    case 'boolean':
      return chanceOf(salt, 4) > 0
    case 'rating':
      return starsOf(salt)
    case 'date':
      return dateOf(field, entity, of, salt)
    case 'time':
      if (/bed|asleep/.test(field.id)) return `${chosen(['22', '23'], `${salt} hour`)}:${chosen(['00', '15', '30', '45'], `${salt} minute`)}`
      if (/wake|woke|awake/.test(field.id)) return `${chosen(['06', '07'], `${salt} hour`)}:${chosen(['00', '15', '30', '45'], `${salt} minute`)}`
      if (/^opens?(?:_|$)/.test(field.id)) return `${chosen(['08', '09', '10'], `${salt} hour`)}:${chosen(['00', '30'], `${salt} minute`)}`
      if (/^closes?(?:_|$)/.test(field.id)) return `${chosen(['17', '18', '19', '20'], `${salt} hour`)}:${chosen(['00', '30'], `${salt} minute`)}`
      return `${String(8 + chanceOf(salt, 11)).padStart(2, '0')}:${chosen(['00', '15', '30', '45'], `${salt} minute`)}`
    case 'money':
      return of.price !== null && /price|fee|amount/.test(field.id) ? of.price : moneyOf(field, of.kit, salt)
    case 'percent':
      return percentOf(field, salt)
    case 'number':
      return field.id === 'order' ? of.index + 1 : numberOf(field, entity.singular, salt)
    case 'long_text':
      return named(longOf(field, entity, of), entity)
    case 'file':
      return `${of.title
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 32)}${/\.[a-z0-9]{2,4}$/i.test(of.title) ? '' : (formatOf(entity, of) ?? extensions[of.kit] ?? endOf(entity) ?? '.pdf')}`
    case 'image':
      return `${slugOf(of.title) || 'picture'}.svg`
    default:
      return apartFrom(entity, field, of, salt)
  }
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

/** The end of a file's name where its row says the format. */
function formatOf(entity: Entity, of: Context): string | null {
  const format = entity.fields.find(({ id, type }) => id === 'format' && type === 'choice')
  return format?.choices?.every((choice) => /^[A-Za-z0-9]{2,5}$/.test(choice)) ? `.${choiceOf(format.choices, of, `${of.salt} format`).toLowerCase()}` : null
}
/** The end of a file's name by the noun of what is kept: an edited video is no document. */
const endOf = ({ singular }: Entity): string | undefined => ends.find(([noun]) => noun.test(singular))?.[1]
const ends: readonly (readonly [RegExp, string])[] = [
  [/\bzip (?:archives?|files?)$/i, '.zip'],
  [/\b(?:videos?|films?|clips?)$/i, '.mp4'],
  [/\b(?:audios?|songs?|voices?|podcasts?)$/i, '.mp3'],
  [/\b(?:images?|photos?|pictures?|posters?|logos?)$/i, '.jpg'],
]
/** Area codes; their numbers from 555 0100 to 0199 are kept free for examples. */
const areas = ['206', '212', '303', '312', '415', '512', '617', '702', '808']
export const samplePhone = (salt: string): string => `+1 ${chosen(areas, `${salt} area`)} 555 01${String(10 + chanceOf(salt, 90))}`

function toldAs(field: Field, told: string): Value {
  if (field.type === 'boolean') return told === 'yes'
  return isNumber(field) ? Number(told) : told
}

/** The choice that the noun of all rows names: "water meter readings" are of "Water, m³". */
const namedBy = ({ singular, lifecycle }: Entity, { id, choices }: Field): string | undefined =>
  id === lifecycle?.field
    ? undefined
    : choices?.find(
        (choice) => choice.toLowerCase() === singular || (choice.length > 3 && singular.split(' ').slice(0, -1).includes(choice.toLowerCase().split(',')[0]!)),
      )

/** What is the matter is told as the details of a row are. */
const matter = /(?:^|_)(?:fault|problem|damage|issue|defect)(?:_(?:description|details))?$/
const tellingAs = ({ id, type }: Field, { told }: Context): string | undefined =>
  type === 'long_text' && matter.test(id) && told?.has(id) === false ? 'details' : undefined

const sorts: ReadonlySet<string> = new Set(['category', 'genre', 'type', 'kind'])
/** The sort of a row under another name: what is sold by "wine type" is sorted as it is by category, a "Novel" by genre is among the "Novels". */
function sortedBy({ id, choices }: Field, { told }: Context): string | undefined {
  if (told === undefined || told.has(id)) return undefined
  const sort = told.get('category')
  if (sort !== undefined && choices?.includes(sort)) return sort
  const others = sorts.has(id) ? [...sorts].flatMap((one) => told.get(one) ?? []) : []
  return choices?.find((choice) => others.some((one) => choice === one || choice === plural(one)))
}
/** The choice that the row's title names ("Two-hour cleaning" is under Cleaning) or tells ("Week 46" is weekly), else any. */
function choiceOf(choices: readonly string[], of: Context, salt: string): string {
  const title = of.title.toLowerCase()
  // "Water, m³" is called by what it measures.
  const stems = choices.map((choice) => ({
    choice,
    stem: choice
      .toLowerCase()
      .split(',')[0]!
      .replace(/(?:ies|es|s)$/, ''),
  }))
  const told =
    stems.find(({ choice, stem }) => choice.length > 3 && title.includes(stem)) ??
    stems.find(({ choice }) => telling.some(([name, words]) => name.test(choice) && words.test(of.title)))
  return told?.choice ?? sortTold(of.title, choices) ?? chosen(choices, salt)
}
/** Choices that a title tells without naming them. */
const telling: readonly (readonly [RegExp, RegExp])[] = [
  [/^daily$/i, /\b(?:daily|day|today)\b/i],
  [/^weekly$/i, /\bweek\b/i],
  [/^monthly$/i, /\b(?:month(?:ly)?|January|February|March|April|May|June|July|August|September|October|November|December)\b/i],
  [/^quarterly$/i, /\bquarter(?:ly)?\b/i],
  [/^yearly$/i, /(?<!half[- ])\b(?:year(?:ly)?|annual)\b/i],
  [/^(?:flat|apartment)$/i, /\b(?:loft|bedroom|floor)\b/i],
  [/^house$/i, /\b(?:cottage|villa|terraced|home)\b/i],
  [/^DELETE$/, /^(?:delete|remove|cancel)\b/i],
  [/^PUT$/, /^(?:update|change|edit|replace|set)\b/i],
  [/^POST$/, /^(?:create|add|send|upload|place|pay|sign|log|register|book|submit)\b|\bcallback\b/i],
  [/^GET$/, /^(?:list|get|find|search|read|show|stock|forecast|exchange|rates?|order|price|customer|weather|map)\b|\b(?:list|level|status|forecast|rates?)\b/i],
  [/^files/i, /\b(?:upload|file|message)\b/i],
  [/^accounts?$/i, /\b(?:sign in|log in|customer|user)\b/i],
  [/^(?:orders|sales|shop)$/i, /\b(?:stock|payment|cart|checkout)\b/i],
]

/** Most rows are early in their life, some are further on; few of what is seen at once are taken back. */
function stateOf(entity: Entity, { index }: Context): string {
  const life = entity.lifecycle!
  if (life.unpublished && !life.unpublished.includes(life.initial)) return index % 8 === 5 ? life.unpublished[0]! : life.initial
  const next = (from: string) => life.transitions.find((one) => one.from.includes(from))?.to ?? from
  const second = next(life.initial)
  return [life.initial, second, life.initial, next(second), second, life.initial, next(second), second][index % 8]!
}

/** The first and the second of two that one row tells of, which are never the same. */
const near = /^(?:home|first|source|origin|sender|winner|from|departure|start|pick_?up)(?:_|$)/
const far = /^(?:away|second|target|destination|receiver|loser|to|arrival|end|drop_?off)(?:_|$)/
const tries = 6
/** A line of text that is another than that of the field which it is the far end of. */
function apartFrom(entity: Entity, field: Field, of: Context, salt: string): string | null {
  const line = lineOf(field, entity, of, salt)
  const rest = far.test(field.id) ? field.id.replace(far, '') : undefined
  const other = rest === undefined ? undefined : entity.fields.find(({ id, type }) => type === 'text' && near.test(id) && id.replace(near, '') === rest)
  if (other === undefined) return line
  const from = of.told?.get(other.id) ?? lineOf(other, entity, of, `${of.salt} ${other.id}`)
  const lines = Array.from({ length: tries }, (_, at) => (at === 0 ? line : lineOf(field, entity, of, `${salt} ${at}`)))
  return lines.find((one) => one !== from) ?? line
}
/** No team plays against itself, and nothing goes to where it comes from. */
function referenceOf(field: Field, entity: Entity, of: Context, salt: string): Value {
  const kept = of.rows.get(field.entity ?? '')
  const count = kept?.names.length ?? 0
  if (count === 0) return null
  const sort = kept?.kit === 'category' ? kept.names.indexOf(of.told?.get('category') ?? '') : -1
  if (sort >= 0) return sort
  const named = kept?.names.indexOf(of.told?.get(field.id) ?? '') ?? -1
  if (named >= 0) return named
  const told = kept?.kit === 'department' ? kept.names.indexOf(sortTold(of.title, kept.names) ?? '') : -1
  if (told >= 0) return told
  const other = far.test(field.id) ? entity.fields.find(({ id, entity: to }) => to === field.entity && near.test(id)) : undefined
  if (!other || count === 1) return chanceOf(salt, count)
  const side = other.id === entity.title ? Number(nextOf(other, of)) : chanceOf(`${of.salt} ${other.id}`, count)
  return (side + 1 + chanceOf(salt, count - 1)) % count
}

/** Rows that are named by what they are of tell of the one that is told with them, or of each in turn. */
function nextOf(field: Field, of: Context): Value {
  const names = of.rows.get(field.entity ?? '')?.names ?? []
  const named = names.indexOf(of.told?.get(field.id) ?? '')
  if (named >= 0) return named
  const count = names.length
  return count === 0 ? null : (of.index + chanceOf(of.table, count)) % count
}

const past = /^(?:joined|date_of_birth|issued|published|updated|checked|taken|started|since|born|created|payment|last|registration)/
/** What is written down when it has happened. */
const happened: ReadonlySet<string> = new Set(['attendance', 'log', 'habit_check', 'trade_record'])
/** What is still to come though the rest of a row has happened. */
const coming = /^(?:next|valid|expires)_/
function dateOf(field: Field, entity: Entity, { index, kit }: Context, salt: string): string {
  if (/^(?:expected|arrives)/.test(field.id) && entity.fields.some(({ id }) => /^(?:sent|shipped|leaves)/.test(id))) return relative(2 - index * 4)
  if (/birth/.test(field.id) || (/^born/.test(field.id) && isRemembered(entity)))
    return `${(isRemembered(entity) ? longAgo : bornFrom(entity.singular)) + chanceOf(salt, young.test(entity.singular) ? 8 : isRemembered(entity) ? 24 : 48)}-${String(1 + chanceOf(`${salt} m`, 12)).padStart(2, '0')}-${String(1 + chanceOf(`${salt} d`, 28)).padStart(2, '0')}`
  const ahead =
    /^(?:due|until|ends|valid|expires|next|wanted|closes|leaves|draws|use_before|best_before|move_in)/.test(field.id) ||
    entity.fields.some((other) => other.type === 'number' && other.id === 'places') ||
    entity.fields.some((other) => /^(?:time|leaves_at|starts_at)$/.test(other.id))
  const days =
    ahead && !past.test(field.id) && (!happened.has(kit) || coming.test(field.id)) ? 1 + index * 3 + chanceOf(salt, 3) : -(1 + index * 4 + chanceOf(salt, 4))
  return relative(long.test(field.id) ? days * longer : days)
}
/** Since when something is there for long, and how much longer than since other days. */
const long = /^(?:joined|bought|installed|hired|founded)(?:_on)?$|(?:^|_)team_since$/
const longer = 37
const young = /\b(?:child|kid|pupil|student|infant|baby|toddler|newborn|grader|scout|junior)$/
/** The first of the years in which those are born whom the noun names. */
const bornFrom = (noun: string): number =>
  !young.test(noun) ? 1958 : /(?:infant|baby|toddler|newborn)$/.test(noun) ? 2018 : /student$/.test(noun) ? 2000 : 2011
/** Whether rows tell of people who have died, who were born long ago. */
const isRemembered = ({ fields }: Entity): boolean => fields.some(({ id }) => /^(?:died|date_of_death|death)/.test(id))
const longAgo = 1928
/** A day as it is told in a sample row, counted from the day of reading. */
const relative = (days: number): string => `${days > 0 ? '+' : ''}${days}d`

/** What a file of a kind of thing ends in; others are documents. */
const extensions: Readonly<Partial<Record<KitName, string>>> = { image: '.jpg', work: '.jpg', music: '.mp3', video: '.mp4', channel: '.jpg', sighting: '.jpg' }
