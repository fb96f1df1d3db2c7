import { amounts, ranges } from '../lexicon/amounts.ts'
import type { Domain } from '../lexicon/domains.ts'
import { capital } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { poolOf } from '../lexicon/samples.ts'
import { textsOf } from '../lexicon/texts.ts'
import type { Entity, Field, Value } from '../model.ts'
import { isNumber } from '../numbers.ts'
import { chanceOf, chosen, shuffled } from './chance.ts'

/** What a sample value is made from: the row that it stands in. */
export interface Context {
  /** What all rows of the table have in common, for an order of its own. */
  readonly table: string
  readonly kit: KitName
  readonly domain: Domain
  /** Rows of other entities, by id, that a reference may count into. */
  readonly rows: ReadonlyMap<string, number>
  readonly salt: string
  readonly index: number
  readonly title: string
  readonly price: number | null
  /** Values that belong to this title, by field id, as text. */
  readonly told?: ReadonlyMap<string, string> | undefined
  readonly person: string
}

/** A believable value of a field, the same for the same salt. */
export function sampleOf(field: Field, entity: Entity, of: Context): Value {
  const salt = `${of.salt} ${field.id}`
  const told = of.told?.get(field.id)
  if (told !== undefined && field.type !== 'reference' && (field.choices?.includes(told) ?? true)) return toldAs(field, told)
  switch (field.type) {
    case 'choice':
      return field.id === entity.lifecycle?.field ? stateOf(entity, of) : choiceOf(field.choices ?? [''], of, salt)
    case 'reference':
      return field.id === entity.title ? nextOf(field, of) : referenceOf(field, of, salt)
    case 'email':
      return `${of.person
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z]+/g, '.')}@example.com`
    case 'phone':
      return `+1 555 01${String(10 + chanceOf(salt, 90))}`
    case 'url':
      return `https://example.com/${of.title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40)}`
    case 'boolean':
      return chanceOf(salt, 4) > 0
    case 'rating':
      return 3 + chanceOf(salt, 3)
    case 'date':
      return dateOf(field, entity, of, salt)
    case 'time':
      if (/bed|asleep/.test(field.id)) return `${chosen(['22', '23'], `${salt} hour`)}:${chosen(['00', '15', '30', '45'], `${salt} minute`)}`
      if (/wake|woke|awake/.test(field.id)) return `${chosen(['06', '07'], `${salt} hour`)}:${chosen(['00', '15', '30', '45'], `${salt} minute`)}`
      return `${String(8 + chanceOf(salt, 11)).padStart(2, '0')}:${chosen(['00', '15', '30', '45'], `${salt} minute`)}`
    case 'money':
      return of.price !== null && /price|fee|amount/.test(field.id) ? of.price : moneyOf(field, of.kit, salt)
    case 'percent':
      return 5 * (1 + chanceOf(salt, 19))
    case 'number':
      return numberOf(field, salt)
    case 'long_text':
      return longOf(field, of)
    case 'file':
      return `${of.title
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 32)}${/\.[a-z0-9]{2,4}$/i.test(of.title) ? '' : (extensions[of.kit] ?? '.pdf')}`
    case 'image':
      return null
    default:
      return textOf(field, of, salt)
  }
}

function toldAs(field: Field, told: string): Value {
  if (field.type === 'boolean') return told === 'yes'
  return isNumber(field) ? Number(told) : told
}

/** The choice that the row's title names ("Two-hour cleaning" is under Cleaning), else any. */
function choiceOf(choices: readonly string[], of: Context, salt: string): string {
  const title = of.title.toLowerCase()
  const told = choices.find((choice) => choice.length > 3 && title.includes(choice.toLowerCase().replace(/(?:ies|es|s)$/, '')))
  return told ?? chosen(choices, salt)
}

/** Most rows are early in their life, some are further on. */
function stateOf(entity: Entity, { index }: Context): string {
  const life = entity.lifecycle!
  const next = (from: string) => life.transitions.find((one) => one.from.includes(from))?.to ?? from
  const second = next(life.initial)
  return [life.initial, second, life.initial, next(second), second, life.initial, next(second), second][index % 8]!
}

function referenceOf(field: Field, of: Context, salt: string): Value {
  const count = of.rows.get(field.entity ?? '') ?? 0
  return count === 0 ? null : chanceOf(salt, count)
}

/** Rows that are named by what they are of tell each of them in turn. */
function nextOf(field: Field, of: Context): Value {
  const count = of.rows.get(field.entity ?? '') ?? 0
  return count === 0 ? null : (of.index + chanceOf(of.table, count)) % count
}

const past = /^(?:joined|date_of_birth|issued|published|updated|checked|taken|started|since|born|created|payment|last|registration)/
/** What is written down when it has happened. */
const happened: ReadonlySet<string> = new Set(['attendance', 'log', 'habit_check', 'trade_record'])
function dateOf(field: Field, entity: Entity, { index, kit }: Context, salt: string): string {
  if (/^(?:expected|arrives)/.test(field.id) && entity.fields.some(({ id }) => /^(?:sent|shipped|leaves)/.test(id))) return relative(2 - index * 4)
  if (/birth/.test(field.id))
    return `${1958 + chanceOf(salt, 48)}-${String(1 + chanceOf(`${salt} m`, 12)).padStart(2, '0')}-${String(1 + chanceOf(`${salt} d`, 28)).padStart(2, '0')}`
  const ahead =
    /^(?:due|until|ends|valid|expires|next|wanted|closes|leaves|draws)/.test(field.id) ||
    entity.fields.some((other) => other.type === 'number' && other.id === 'places') ||
    entity.fields.some((other) => /^(?:time|leaves_at|starts_at)$/.test(other.id))
  const days = ahead && !past.test(field.id) && !happened.has(kit) ? 1 + index * 3 + chanceOf(salt, 3) : -(1 + index * 4 + chanceOf(salt, 4))
  return relative(days)
}
/** A day as it is told in a sample row, counted from the day of reading. */
const relative = (days: number): string => `${days > 0 ? '+' : ''}${days}d`

/** What a file of a kind of thing ends in; others are documents. */
const extensions: Readonly<Partial<Record<KitName, string>>> = { image: '.jpg', work: '.jpg', music: '.mp3', video: '.mp4', channel: '.jpg', sighting: '.jpg' }

function moneyOf(field: Field, kit: KitName, salt: string): number {
  const [from, to] =
    amounts[kit] ?? (/salary|pay|budget|value|balance|revenue/.test(field.id) ? [900, 9000] : /fee|spend|tip|deposit/.test(field.id) ? [5, 60] : [8, 180])
  const scale = /bonus|deduction|least/.test(field.id) ? 0.15 : 1
  const rough = scale * (from + chanceOf(salt, to - from + 1))
  const step = rough > 20000 ? 1000 : rough > 900 ? 50 : rough > 200 ? 10 : 1
  return Math.max(1, Math.round(rough / step) * step)
}

function numberOf(field: Field, salt: string): number {
  const [, from, to] = ranges.find(([pattern]) => pattern.test(field.id)) ?? [/./, 1, 50]
  const number = from + chanceOf(salt, to - from + 1)
  const rounded = field.unit === 'min' ? number * 5 : number
  return Math.min(field.max ?? rounded, Math.max(field.min ?? rounded, rounded))
}

/** Pools for a description by what is described. */
const described: Readonly<Record<string, string>> = {
  person: 'abouts',
  place: 'spots',
  event: 'gatherings',
  media: 'captions',
  machine: 'machinewords',
  work: 'workwords',
  record: 'recordwords',
  request: 'notes',
  money: 'notes',
  play: 'playwords',
  rule: 'workwords',
}
/** Those of kits whose group says too little. */
const ofKits: Readonly<Partial<Record<KitName, string>>> = { service: 'services', trade_item: 'itemwords' }
const longPools: readonly (readonly [RegExp, string])[] = [
  [/comment|review|feedback|message/, 'comments'],
  [/^(?:note|notes|reason|remark|special)/, 'notes'],
  [/summary|result|terms|progress/, 'summaries'],
  [/skills|education/, 'skills'],
  [/ingredients/, 'ingredients'],
  [/method|instructions|steps/, 'methods'],
  [/options/, 'options'],
  [/statement/, 'statements'],
  [/benefits/, 'benefits'],
  [/^about|^bio/, 'abouts'],
  [/text|story|answer|agenda/, 'texts'],
]
const cooked = /recipe|dish|food/
function longOf(field: Field, of: Context): string {
  const group = kits[of.kit].group
  const own = kits[of.kit].fields.includes(`${field.label}:long`) ? textsOf(of.kit, field.id) : undefined
  if (own) return turn(own, of, field.id)
  const named = longPools.find(([pattern]) => pattern.test(field.id))?.[1]
  const pool =
    (named === 'notes' ? notesOf(of) : named === 'methods' && !cooked.test(`${of.kit} ${of.domain.id}`) ? 'approaches' : named) ??
    ofKits[of.kit] ??
    described[group] ??
    'descriptions'
  const text = turn(poolOf(pool), of, field.id)
  // What is there to be read is longer than what is said in passing.
  return pool === 'texts' && group === 'text' ? `${text} ${turn(poolOf(pool), { ...of, index: of.index + 1 }, field.id)}` : text
}

/** What is noted of somebody, or of what somebody asked for, is not what is noted of a measure. */
const notesOf = ({ kit }: Context): string => (['request', 'money', 'person'].includes(kits[kit].group) ? 'notes' : 'remarks')

/** The next of the items for each row, in an order that the table decides, so that rows that follow each other differ. */
const turn = (items: readonly string[], of: Context, salt: string): string => shuffled(items, `${of.table} ${salt}`)[of.index % items.length]!

const texts: readonly (readonly [RegExp, string])[] = [
  [
    /author|teacher|leader|owner|organiser|assigned|contact|(?:^|_)who(?:$|_)|handled|maker|artist|reported|asked|doctor|guardian|trainer|manager|driver|customer|client|artist|instructor|person|recipient|sender|seller|carer|host|operator|inspector|interviewer|auditor|(?:^|_)head(?:$|_)|(?:^|_)(?:by|shared_with|in_charge)$/,
    'people',
  ],
  [/company|partner|supplier|brand|organisation|provider|employer|shipper|insurer|(?:^|_)carrier$/, 'companies'],
  [/address|street/, 'streets'],
  [/species|bird/, 'species'],
  [/interest|hobb/, 'interests'],
  [/language/, 'languages'],
  [/goal|looking|aim/, 'aims'],
  [/headline/, 'headlines'],
  [/(?:^|_)(?:place|route|venue|hall|room|trail|from|to|area|location|city|destination|origin|town|point|source|start|end|region|station)(?:$|_)/, 'towns'],
  [/hours/, 'hours'],
  [/position|profession|role/, 'positions'],
  [/subject|topic/, 'subjects'],
  [/note|motto/, 'notes'],
  [/goods|item/, 'goods'],
  [/shelf|aisle|rack|slot|locker|compartment/, 'shelves'],
  [/colou?r/, 'colours'],
  [/(?:^|_)size$/, 'sizes'],
  [/material|fabric/, 'materials'],
]
function textOf(field: Field, of: Context, salt: string): string | null {
  const { id } = field
  if (/number|reference|(?:^|_)plate|code|sku|serial|batch|^no$/.test(id))
    return `${capital(id[0]!)}${chosen(['A', 'B', 'C', 'K'], `${salt} letter`)}-${1000 + chanceOf(salt, 9000)}`
  if (/^opening_(?:hours?|times?)$/.test(id)) return chosen(['9:00–17:00', '10:00–18:00', '10:00–16:00', '11:00–19:00'], `${salt} hours`)
  if (/symbol/.test(id)) return of.title.slice(0, 3).toUpperCase()
  if (/version/.test(id)) return `${1 + chanceOf(salt, 4)}.${chanceOf(`${salt} minor`, 10)}`
  if (/(?:^|_)units?$/.test(id)) return chosen(of.kit === 'figures' ? ['people', 'pieces', 'hours', '%'] : ['°C', '%', 'kWh', 'ms', 'kg'], salt)
  if (/(?:^|_)path$/.test(id) && kits[of.kit].group === 'machine') return `/v1/${of.title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  if (/(?:^|_)line$/.test(id)) return chosen(['Line 1', 'Line 2', 'Line 3'], salt)
  if (/dose/.test(id)) return chosen(['1 tablet', '5 ml', '2 drops', '1 capsule'], salt)
  if (/month|period/.test(id)) return chosen(['September', 'October', 'November'], salt)
  if (/breed/.test(id)) return chosen(['Mixed', 'Border collie', 'Shorthair', 'Beagle'], salt)
  if (/airline/.test(id)) return chosen(['Northern Air', 'Coastal Airways', 'Skyline', 'Blue Arrow'], salt)
  if (/vehicle/.test(id)) return chosen(['Van 12', 'Truck 04', 'Car 27', 'Bike 3'], salt)
  if (/(?:^|_)class$/.test(id)) return chosen(['5A', '5B', '6A', '6C'], salt)
  if (/mood/.test(id)) return chosen(['Calm', 'Bright', 'Slow', 'Warm'], salt)
  if (/prize/.test(id)) return chosen(['Weekend trip', 'Headphones', 'Gift card', 'Coffee for a month'], salt)
  if (/^type$/.test(id)) return chosen(['Standard', 'Compact', 'Heavy duty'], salt)
  if (/options|input/.test(id)) return chosen(['As usual', 'High quality', 'Fast'], salt)
  if (/name/.test(id)) return of.person
  const pool = texts.find(([pattern]) => pattern.test(id))?.[1]
  if (pool === 'people') return of.person
  if (pool === 'subjects' && !['talk', 'request'].includes(kits[of.kit].group)) return chosen(of.domain.categories.split('|'), salt)
  if (pool) return chosen(poolOf(pool === 'notes' ? notesOf(of) : pool), salt)
  return field.required || /categor|type|kind|tag|group|section|genre|theme|style|area|field|tags/.test(id)
    ? chosen(of.domain.categories.split('|'), salt)
    : null
}
