import { singular, titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import { isSort } from '../../sort.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { blockId, entityIn } from './places.ts'
import { dayOf, withDay } from './subject-day.ts'
import { countOf, type Subject, subjectOf, toldIn } from './subjects.ts'

type Chart = BlockOf<'chart'>
type Tile = BlockOf<'tiles'>['tiles'][number]

const [subjects_most, tiles_most, charts_most] = [2, 8, 8]
const times: Readonly<Record<string, Chart['step'] & string>> = { day: 'day', date: 'day', week: 'week', month: 'month', year: 'month', quarter: 'month' }

/** Pages of figures begin with what the words want figures of: this month beside the last one, by month, and by what its rows are of. */
export const subjectFigures: Completer = (draft) => {
  const isFigures = ({ path, blocks }: Page): boolean => path !== '/' && blocks[0]?.kind === 'tiles' && !blocks[0].mine
  if (!draft.model.pages.some(isFigures)) return draft
  const told = toldIn(draft.brief.words.toLowerCase())
  return draft.model.pages.filter(isFigures).reduce((so_far, page) => withSubjects(so_far, page, told), draft)
}

function withSubjects(draft: Draft, page: Page, told: ReturnType<typeof toldIn>): Draft {
  const entities = draft.model.entities.filter(({ read, seeds }) => (page.role !== undefined || read !== 'managed') && seeds.length > 0)
  const titled = toldIn(`${page.title.toLowerCase()} `)
  const named = [...titled, ...told].flatMap((one) => subjectOf(draft, entities, one) ?? [])
  const found = named.filter((one, at) => named.findIndex((other) => isSame(one, other)) === at).slice(0, subjects_most)
  const subjects = found.length > 0 ? found : mainOf(draft, entities, page)
  const dated = subjects.reduce((so_far, { entity }) => withDay(so_far, entity), draft)
  const now = subjects.map((subject) => ({ ...merged(subject, named), entity: entityIn(dated, subject.entity.id)! }))
  const charts = now.flatMap((subject) => chartsOf(dated, entities, subject))
  if (charts.length === 0) return draft
  const tiles = now.flatMap((subject) => monthOf(draft, subject))
  const pages = dated.model.pages.map((one) => (one.id === page.id ? { ...one, blocks: arranged(dated, one, charts, tiles) } : one))
  return withModel(dated, { pages })
}
/** What a page counts first of all that goes on, where the words name nothing. */
function mainOf(draft: Draft, entities: readonly Entity[], { blocks }: Page): Subject[] {
  const counted = blocks[0]?.kind === 'tiles' ? blocks[0].tiles.filter(({ measure }) => measure === 'count').map(({ entity }) => entity) : []
  const entity = counted.flatMap((id) => entities.filter((one) => one.id === id && isDealt(draft, one)))[0]
  return entity ? [countOf(entity, [])] : []
}
const drawnUp = /(?:^| )(?:data|data records?|reports?|analys[ei]s|summar(?:y|ies)|accounts?|exports?)$/
const isDealt = (draft: Draft, entity: Entity): boolean => {
  const part = draft.parts.find(({ made }) => made.entity.id === entity.id)
  return part !== undefined && ['request', 'event', 'work'].includes(kits[part.made.thing.kit].group) && !drawnUp.test(entity.plural)
}
const going = new Set(['request', 'money', 'record', 'work', 'event', 'talk'])
/** Whether rows of an entity come about day by day, as orders do and stations do not. */
const goesOn = (draft: Draft, entity: Entity): boolean => {
  const part = draft.parts.find(({ made }) => made.entity.id === entity.id)
  return part === undefined || going.has(kits[part.made.thing.kit].group)
}

const isSame = (one: Subject, other: Subject): boolean => one.entity === other.entity && one.measure === other.measure && one.field === other.field
/** With all that the words have it fall apart by, wherever they say so. */
const merged = (subject: Subject, all: readonly Subject[]): Subject => ({
  ...subject,
  by: [...new Set(all.filter((one) => isSame(one, subject)).flatMap(({ by }) => by))],
})

const isChart = (block: Block): block is Chart => block.kind === 'chart'
const isLike = (one: Chart, other: Chart): boolean =>
  one.entity === other.entity &&
  one.by === other.by &&
  one.through === other.through &&
  one.measure === other.measure &&
  one.field === other.field &&
  (one.step ?? 'day') === (other.step ?? 'day') &&
  one.where?.is === other.where?.is &&
  one.share === other.share

/** Whether a chart draws the sums of another by days. */
const isFiner = (one: Chart, { entity, by, field, measure, step }: Chart): boolean =>
  step !== undefined && measure === 'sum' && one.entity === entity && one.by === by && one.field === field

/** The charts of the subject stand first; one that is there already moves up, and how many rows a day has gives way. */
function arranged(draft: Draft, page: Page, charts: readonly Chart[], tiles: readonly Tile[]): Block[] {
  const [first, ...rest] = page.blocks
  if (first?.kind !== 'tiles') return page.blocks
  const isBare = ({ entity, by, measure, where, step }: Chart): boolean => {
    const field = measure === 'count' && where === undefined && step === undefined ? entityIn(draft, entity)?.fields.find(({ id }) => id === by) : undefined
    const isOnlyTime = charts.some((chart) => chart.entity === entity) && !charts.some((chart) => chart.entity === entity && chart.by === by)
    return (field?.type === 'date' || field?.type === 'datetime') && !isOnlyTime
  }
  const own = charts.map((chart) => rest.find((block): block is Chart => isChart(block) && isLike(block, chart)) ?? chart)
  const others = rest.filter((block) => !isChart(block) || !(own.some((chart) => isLike(chart, block) || isFiner(block, chart)) || isBare(block)))
  const room = Math.max(0, charts_most - own.length)
  const kept = others.filter((block) => !isChart(block) || others.filter(isChart).indexOf(block) < room)
  const known = first.tiles.filter(({ label }) => !tiles.some((tile) => tile.label === label))
  return [{ ...first, tiles: [...tiles, ...known].slice(0, tiles_most) }, ...own, ...kept]
}

function monthOf(draft: Draft, { entity, measure, field, where, name }: Subject): Tile[] {
  const date = dayOf(entity)
  if (!date || measure === 'average' || (measure === 'count' && !goesOn(draft, entity))) return []
  const cost =
    measure === 'sum' && field?.type === 'number' ? entity.fields.find(({ id, type }) => type === 'money' && /^(?:cost|total|amount)$/.test(id)) : undefined
  const tile = (label: string, of: Field | undefined): Tile => ({
    label: `${label} this month`.slice(0, 80),
    entity: entity.id,
    measure,
    ...(of && { field: of.id }),
    ...(where && { where }),
    month: date.id,
  })
  return [tile(name, field), ...(cost ? [tile(cost.label, cost)] : [])]
}

function chartsOf(draft: Draft, entities: readonly Entity[], subject: Subject): Chart[] {
  const { entity, by } = subject
  const asked = by.flatMap((word) => alongOf(draft, entities, entity, singular(word)) ?? [])
  const date = dayOf(entity)
  const time: Along[] =
    date && (goesOn(draft, entity) || subject.measure !== 'count') ? [{ by: date, ...(subject.measure !== 'average' && { step: 'month' }) }] : []
  const usual = asked.length > 0 ? [] : [...time, ...(subject.measure === 'average' ? [] : thingsOf(draft, entity))]
  return [...asked, ...usual].filter((along) => along.by.id !== subject.where?.field).map((along) => chartOf(draft, subject, along))
}

export interface Along {
  readonly by: Field
  readonly through?: Field
  readonly step?: NonNullable<Chart['step']>
}
/** What the words have rows fall apart by: a field of theirs, what they refer to, or a field of that. */
export function alongOf(draft: Draft, entities: readonly Entity[], entity: Entity, word: string): Along | null {
  const step = times[word]
  const date = dayOf(entity)
  if (step) return date ? { by: date, step } : null
  const isNamed = ({ label }: Field): boolean => label.toLowerCase() === word || label.toLowerCase().endsWith(` ${word}`)
  const own = entity.fields.find((field) => groups(field) && isNamed(field))
  if (own) return { by: own }
  const refers = entity.fields.filter(({ type }) => type === 'reference')
  const to = refers.find((field) => entityIn(draft, field.entity ?? '')?.singular.toLowerCase() === word)
  if (to) return { by: to }
  for (const by of refers) {
    const through = entities.find(({ id }) => id === by.entity && id !== entity.id)?.fields.find((field) => groups(field) && isNamed(field))
    if (through) return { by, through }
  }
  return null
}
const groups = ({ type }: Field): boolean => type === 'choice' || type === 'reference' || type === 'text' || type === 'boolean'

const apart = new Set(['person', 'request', 'money', 'talk'])
/** What rows are of, people and dealings last: the court of a booking, the course of an enrolment; else the kinds that they are of. */
function thingsOf(draft: Draft, entity: Entity): Along[] {
  const refers = entity.fields.filter(({ type, entity: to, sorts }) => type === 'reference' && !sorts && to !== entity.id)
  const group = ({ entity: to }: Field): string => {
    const part = draft.parts.find(({ made }) => made.entity.id === to)
    return part ? kits[part.made.thing.kit].group : 'request'
  }
  const things = refers.filter((field) => !apart.has(group(field)))
  const people = refers.filter((field) => group(field) === 'person')
  const kinds = entity.fields.filter((field) => isSort(field) && field.id !== entity.lifecycle?.field && /categor|type|kind|region|class|^time$/.test(field.id))
  return [...things.slice(0, 1), ...kinds.slice(0, 1), ...things.slice(1), ...people].slice(0, 2).map((by) => ({ by }))
}

function chartOf(draft: Draft, { entity, measure, field, where, name }: Subject, { by, through, step }: Along): Chart {
  const isTimed = by.type === 'date' || by.type === 'datetime'
  const along = step ?? (through ?? by).label.toLowerCase()
  return {
    kind: 'chart',
    id: blockId(draft, `${entity.id} by ${along}`),
    heading: `${titled(name)} ${isTimed && step === undefined ? 'over time' : `by ${along}`}`.slice(0, 80),
    entity: entity.id,
    by: by.id,
    ...(through && { through: through.id }),
    measure,
    ...(field && measure !== 'count' && { field: field.id }),
    shape: isTimed && measure === 'average' ? 'line' : 'bars',
    ...(step && { step }),
    ...(where && { where }),
  }
}
