import { capital, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { poolOf } from '../lexicon/samples.ts'
import type { Entity, Field, Value } from '../model.ts'
import type { Kept } from './sample.ts'

/** Pools of sentences that would do for any row. */
const filling =
  'descriptions services spots gatherings captions machinewords itemwords workwords offerwords clipwords songwords softwords datawords actwords recordwords wantwords playwords'.split(
    ' ',
  )
let fillers: ReadonlySet<string> | undefined
const isFilling = (text: string, entity: Entity): boolean => {
  fillers ??= new Set(filling.flatMap((pool) => poolOf(pool)))
  return (
    fillers.has(text) ||
    (text.includes(entity.plural) && fillers.has(text.replace(entity.plural, '{many}'))) ||
    fillers.has(text.replace(entity.singular, '{one}'))
  )
}
/** Fields that say in a sentence what a row is. */
const describing = /(?:^|_)(?:description|details|introduction|summary|excerpt|caption)$/
const most = 3

type Telling = (value: string, of: Entity) => string | null
const lower = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text)
const inside = /(?:hall|room|store|cellar|café|studio|kitchen|house|garden|library|theatre|gallery|office|shed|wing|yard|workshop|depot)$/
const town = /hall|room|store|studio|kitchen|house|town|garden|park|library|theatre|office|wing|floor|valley|city/i
const at = (value: string): string | null => {
  if (/^\d+$/.test(value)) return null
  if (/^(?:behind|by|in|on|at|under|next|near|between|outside|above|below) /i.test(value)) return lower(value)
  if (inside.test(value.toLowerCase()) && !/ [A-Z]/.test(value)) return `in the ${lower(value)}`
  return `${town.test(value) ? 'in' : 'at'} ${value}`
}
const some =
  (one: string, many: string): Telling =>
  (value) =>
    Number(value) > 0 ? `${value} ${Number(value) === 1 ? one : many}` : null
const levels = /^(?:beginners?|intermediate|advanced|everybody|all)/i
const states = /^(?:like new|worn|ready|new|used)$/i

/** What fields tell of their row, by their ids, in the order in which it is said. */
const tellings: readonly (readonly [RegExp, Telling])[] = [
  [/^(?:material|materials|fabric|wood)$/, (value) => (/ on /.test(value) ? lower(value) : `made of ${lower(value)}`)],
  [/^(?:maker|author|artist|photographer|composer|performer|designer|director|taken_by|painted_by|created_by|translator)$/, (value) => `by ${value}`],
  [/^(?:brand|manufacturer|publisher)$/, (value) => `by ${value}`],
  [/^(?:client|customer)$/, (value) => `for ${value}`],
  [/^(?:year|built|built_in|year_built)$/, (value) => (/^\d{4}$/.test(value) ? `from ${value}` : null)],
  [/^(?:period|era|century)$/, (value, { fields }) => (fields.some(({ id }) => id === 'origin' || id === 'material') ? `from the ${value} period` : null)],
  [/^(?:location|place|site|venue|room|hall|kept_at|where|apiary|meeting_point|area|habitat|harbour)$/, at],
  [/^(?:country|region|district|city|town)$/, (value) => `in ${value}`],
  // A state that is chosen is what becomes of the row, not where it is.
  [/^state$/, (value, { fields }) => (fields.some(({ id, type }) => id === 'state' && type === 'choice') ? null : `in ${value}`)],
  [/^origin$/, (value) => (/^[A-Z]\S*$/.test(value) ? `from ${value}` : null)],
  [/^soil$/, (value) => `on ${lower(value)}`],
  [/^(?:teacher|leader|guide|host|coach|instructor|conductor|reader_or_guest|speaker)$/, (value) => `with ${value}`],
  [/^(?:organiser|led_by|run_by)$/, (value) => `led by ${value}`],
  [/^(?:in_charge|responsible|caretaker|keeper|kept_by|looked_after_by)$/, (value) => `in the care of ${value}`],
  [
    /^(?:level|skill_level)$/,
    (value) =>
      levels.test(value) ? (/^(?:int|adv)/i.test(value) ? `at ${lower(value)} level` : `for ${lower(value).replace(/beginner$/, 'beginners')}`) : null,
  ],
  [/^ages?$/, (value) => (/\d/.test(value) ? `for ages ${value}` : `for ${lower(value)}`)],
  [/^language$/, (value) => (/^[A-Z][a-z]+$/.test(value) && value.length > 4 ? `in ${value}` : null)],
  [/^(?:colour|color)$/, (value) => (/^[A-Z][a-z ]+$/.test(value) ? `in ${lower(value)}` : null)],
  [/^size$/, (value) => (/^(?:X{0,2}[SL]|M|\d{2}\/?\d*)$/.test(value) ? `size ${lower(value)}` : null)],
  [/^owner$/, (value) => `owned by ${value}`],
  [
    /^condition$/,
    (value) => (states.test(value) ? lower(value) : /^(?:very good|good|fair|poor|excellent)$/i.test(value) ? `in ${lower(value)} condition` : null),
  ],
  [/^(?:minutes|duration_minutes|duration_in_minutes|playing_time)$/, some('minute', 'minutes')],
  [/^duration$/, (value, { fields }) => (fields.some(({ id, unit }) => id === 'duration' && unit === 'min') ? `takes ${value} minutes` : null)],
  [/^lessons$/, some('lesson', 'lessons')],
  [/^days$/, some('day', 'days')],
  [/^(?:sleeps|beds)$/, (value) => (Number(value) > 0 ? `sleeps ${value}` : null)],
  [/^places$/, (value) => (Number(value) > 1 ? `for up to ${value} people` : null)],
  [/^model$/, (value) => `model ${value}`],
]
/** Where among these a reference is said: after who leads it. */
const referred = tellings.findIndex(([ids]) => ids.test('organiser')) - 0.5
const sizes = /^(?:small|medium|large)$/i
const sorting = /^(?:type|kind|category|genre|album|family|breed|class|theme|style|subject|species|occasion)$/
/** Sorts that say nothing of what is sorted. */
const empty =
  /^(?:new|popular|classic|seasonal|special|standard|spare|everyday|internal|external|public|shared|joint|other|general|extras?|nearby|outside|in the city|everything|none)$/i

/** Sorts that are no name of what is sorted. */
const adjective =
  /^(?:\p{L}+ing|\p{L}+al|small|medium|large|short|long|high|low|wide|narrow|offshore|indoor|outdoor|single|double|motor|wooden|digital|printed|electric|manual|mobile|fixed|open|private)$/iu

/** The head of a sentence: the sort of the row, where its name does not say it already. */
function headOf({ id }: Field, value: string, title: string, { singular: noun }: Entity): string | null {
  if (!sorting.test(id) || empty.test(value) || /[,;:/]|\d/.test(value)) return null
  if (title.toLowerCase().includes(singular(value.toLowerCase()).slice(0, 6))) return null
  const own = noun.split(' ').at(-1)!
  const isKind = id === 'type' || id === 'kind'
  if (isKind && own !== 'event' && adjective.test(value) && !value.toLowerCase().endsWith(own)) return `${capital(lower(value))} ${own}`
  return capital(isKind ? singular(lower(value)) : value)
}

/** What a reference tells: whom the row is with, where it is, or what it belongs to. */
function ofReferred(field: Field, value: Value, rows: ReadonlyMap<string, Kept>, title: string): string | null {
  const kept = rows.get(field.entity ?? '')
  const name = typeof value === 'number' ? kept?.names[value] : undefined
  if (kept === undefined || !name || title.includes(name) || /\d{3,}$/.test(name)) return null
  const group = kits[kept.kit].group
  if (group === 'person') return `with ${name}`
  if (group === 'place') return at(name)
  return group === 'event' ? `part of “${name}”` : null
}

/** A sample row whose description, where it would do for any row, says what its other columns tell: “Catamaran at North Quay, sleeps 4.” */
export function describedByColumns(row: Record<string, Value>, entity: Entity, rows: ReadonlyMap<string, Kept>): Record<string, Value> {
  const open = entity.fields.filter(({ id, type }) => type === 'long_text' && describing.test(id) && typeof row[id] === 'string' && isFilling(row[id], entity))
  if (open.length === 0) return row
  const text = sentenceOf(row, entity, rows)
  return text === null ? row : { ...row, ...Object.fromEntries(open.map(({ id }) => [id, text])) }
}

function sentenceOf(row: Record<string, Value>, entity: Entity, rows: ReadonlyMap<string, Kept>): string | null {
  const title = String(row[entity.title] ?? '')
  const heads: { readonly sort: string; readonly value: string; readonly isKind: boolean }[] = []
  const parts = new Map<number, string>()
  for (const field of entity.fields) {
    const value = row[field.id]
    if (field.id === entity.title || value === null || value === undefined || value === '' || field.id === entity.lifecycle?.field) continue
    if (field.type === 'reference') {
      const text = ofReferred(field, value, rows, title)
      if (text !== null && !parts.has(referred)) parts.set(referred, text)
      continue
    }
    if (!/^(?:text|choice|number)$/.test(field.type)) continue
    const said = String(value)
    const sort = headOf(field, said, title, entity)
    if (field.id === 'size' && sizes.test(said))
      heads.push({ sort: `${capital(lower(said))} ${entity.singular.split(' ').at(-1)!}`, value: said, isKind: true })
    if (sort !== null) heads.push({ sort, value: said, isKind: field.id === 'type' || field.id === 'kind' })
    const rank = tellings.findIndex(([ids]) => ids.test(field.id))
    const text = rank < 0 || title.includes(said) ? null : tellings[rank]![1](said, entity)
    if (text !== null && !parts.has(rank)) parts.set(rank, text)
  }
  const head = heads.find(({ value }) => !sizes.test(value)) ?? heads[0]
  const said = [...parts].toSorted(([one], [other]) => one - other).map(([, text]) => text)
  if (head === undefined) return said.length === 0 || (said.length === 1 && states.test(said[0]!)) ? null : `${capital(said.slice(0, most).join(', '))}.`
  if (said.length === 0) return head.sort.split(' ').length > head.value.split(' ').length ? `${head.sort}.` : `Listed under ${head.value}.`
  const [first = '', ...rest] = said.slice(0, most - 1)
  const isJoined = head.isKind && /^(?:by|at|in the|from|for|with|made|led) |^in [A-Z]/.test(first)
  return `${[`${head.sort}${isJoined ? ' ' : ', '}${first}`, ...rest].join(', ')}.`
}
