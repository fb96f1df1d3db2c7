import type { Part } from '../../compose/pages.ts'
import { statisticsPage } from '../../compose/statistics.ts'
import { plural, singular, titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, Entity, Field } from '../../model.ts'
import { isSomebody } from '../../read/person.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, partsLeft, withModel, withPage } from '../draft.ts'
import { blockId, pages_max, roleFor, withLast } from '../insight/places.ts'
import { totalOf } from '../trade/fields.ts'
import { entityIn } from '../trade/parts.ts'
import { fieldNamed, isFilledIn, namedField, partNamed, widen } from './named.ts'

const pattern =
  /\b((?:[a-z-]{1,24} ){0,3}[a-z-]{1,24}) (?:by|per|for each|for every|in each|of each|broken down by|grouped by|sorted by) (?:each |every |the |its |their )?([a-z-]{2,24}(?: (?:size|type|category|centre|center|method|status|member|officer|clerk|rep))?)(?:,? and (?:by |per )?([a-z-]{2,24}))?/g
const measures = /^(?:income|revenue|sales?|spending|expenses?|costs?|turnover|earnings?|takings|profit|payments?|amounts?|fees?|budget|value)$/
const worked = /^(?:hours?|working hours|time)$/
const times: Readonly<Record<string, 'day' | 'month'>> = { day: 'day', night: 'day', date: 'day', week: 'day', month: 'month', quarter: 'month', year: 'month' }
const notMeasured = /(?:^| )(?:price|rate|fee|rates|prices|paid|one|filter|sort|search|order|browse|go|book|pay|limit|plan)$/
const notBy = /^(?:the|total|average|number|revenue|income|amount|sum|default|hand|using|means|clicking|itself|them|it|see|view|show|print|export)$/
const figures =
  /\b(?:report|statistic|summar|chart|graph|dashboard|analy|number|total|average|count|see|view|show|display|overview|breakdown|track|compare|rate|how many|how much)\w*/

/** "defects by type", "income per box size", "hours by site and by employee": a chart for each, over a field that the rows have or get. */
export const breakdowns: Completer = (draft) => asksIn(draft).reduce(brokenDown, draft)

function brokenDown(draft: Draft, asked: Asked): Draft {
  const { ask, text } = asked
  if ((ask.kind !== 'view' && ask.kind !== 'analyse') || /^(?:browse|look|list|search)$/.test(ask.verb) || !figures.test(text)) return draft
  const said = text.replace(/\b(?:monthly|yearly) (income|revenue|sales|turnover|earnings|takings|profit|expenses|spending)\b/g, '$1 by month')
  return [...said.matchAll(pattern)].reduce((so_far, [, left = '', one = '', other = '']) => {
    if (notMeasured.test(left)) return so_far
    const counted = subjectOf(so_far, left)
    if (!counted) return so_far
    return [one, other].filter((by) => by !== '' && !notBy.test(by)).reduce((now, by) => drawn(now, asked, counted, singular(by)), so_far)
  }, draft)
}

interface Counted {
  readonly part: Part | null
  readonly words: string
  readonly measure: 'count' | 'sum' | 'average'
  readonly kind: 'money' | 'hours' | null
  /** The words before "by", among which a state may be: "verified observations per night". */
  readonly left: string
}
/** What is counted, by the words before "by": a thing's rows, the money or the hours in them, or an average of a number. */
function subjectOf(draft: Draft, left: string): Counted | null {
  const words = left
    .split(' ')
    .filter((word) => !/^(?:the|a|an|of|and|see|show|shows|total|number|view|with|chart|report|summary|all|open|active|their|can|each)$/.test(word))
  const noun = singular(words.slice(-2).join(' '))
  const last = singular(words.at(-1) ?? '')
  const isAverage = /\baverage\b/.test(left)
  const named = partNamed(draft, noun) ?? partNamed(draft, last)
  if (measures.test(last) && !(named && kits[named.made.thing.kit].group !== 'money'))
    return { part: named ?? null, words: last, measure: isAverage ? 'average' : 'sum', kind: 'money', left }
  if (worked.test(last) || worked.test(noun)) return { part: named ?? null, words: 'hours', measure: 'sum', kind: 'hours', left }
  return named && isFilledIn(named) ? { part: named, words: plural(last), measure: 'count', kind: null, left } : null
}

const summed = (entity: Entity, kind: Counted['kind']): Field | undefined =>
  kind === 'money' ? totalOf(entity) : kind === 'hours' ? entity.fields.find(({ type, label }) => type === 'number' && /hours/i.test(label)) : undefined
const weight: Readonly<Record<string, number>> = { money: 5, request: 4, record: 3, work: 3, offer: 1 }

/** The rows in which the measured number stands: those of the named thing, else those that have the field already, else the likeliest. */
function partFor(draft: Draft, { part, kind }: Counted, by: string): Part | undefined {
  const has = (one: Part): boolean => {
    const entity = entityIn(draft, one.made.entity.id)
    return entity !== undefined && isFilledIn(one) && (kind === null || summed(entity, kind) !== undefined)
  }
  if (part && has(part)) return part
  const able = draft.parts.filter(has)
  const own = able.find((one) => fieldNamed(entityIn(draft, one.made.entity.id)!, by))
  return own ?? able.toSorted((a, b) => (weight[kits[b.made.thing.kit].group] ?? 0) - (weight[kits[a.made.thing.kit].group] ?? 0))[0]
}

function drawn(draft: Draft, asked: Asked, counted: Counted, by: string): Draft {
  const part = partFor(draft, counted, by)
  const before = part && entityIn(draft, part.made.entity.id)
  if (!part || !before) return draft
  const step = times[by]
  const dimension = step ? before.fields.find(({ type, id }) => type === 'date' && !/birth/.test(id)) : dimensionOf(draft, before, by)
  if (step && !dimension) return draft
  const next = dimension ? draft : widen(draft, part, [isSomebody(by) ? { ...namedField(by), type: 'text' } : namedField(by)], { asked: true })
  const entity = entityIn(next, before.id)!
  const field = dimension ?? fieldNamed(entity, by)
  const sum = summed(entity, counted.kind)
  if (!field) return draft
  const where = stateIn(entity, counted.left)
  const isDrawn = ({ blocks }: { readonly blocks: readonly Block[] }): boolean =>
    blocks.some(
      (block) =>
        block.kind === 'chart' &&
        block.entity === entity.id &&
        block.by === field.id &&
        block.where?.is === where?.is &&
        block.field === (sum ? sum.id : undefined) &&
        block.step === step,
    )
  const named = where ? `${String(where.is).toLowerCase()} ${counted.words}` : counted.words
  const heading = `${titled(counted.measure === 'average' ? `average ${named}` : named)} by ${by}`
  const placed = figuresPage(next, asked)
  if (!placed) return draft
  const there = placed.draft.model.pages.find((page) => page.path === placed.path && isDrawn(page))
  if (there) return claimed(placed.draft, there.path, [asked.ask])
  const shown = withLast(placed.draft, placed.path, {
    kind: 'chart',
    id: blockId(placed.draft, `${entity.id} by ${by}`),
    heading,
    entity: entity.id,
    by: field.id,
    measure: sum ? counted.measure : 'count',
    ...(sum && { field: sum.id }),
    shape: 'bars',
    ...(step && { step }),
    ...(where && { where }),
  })
  return claimed(shown, placed.path, [asked.ask])
}

/** The state that the words hold the rows to. */
function stateIn({ lifecycle, fields }: Entity, left: string): { field: string; is: string } | undefined {
  const words = new Set(left.split(' '))
  const is = fields.find(({ id }) => id === lifecycle?.field)?.choices?.find((choice) => words.has(choice.toLowerCase()))
  return lifecycle && is !== undefined ? { field: lifecycle.field, is } : undefined
}

/** The field that the rows fall apart by; a state is one, a free text is not. */
function dimensionOf(draft: Draft, entity: Entity, by: string): Field | undefined {
  const named = fieldNamed(entity, by)
  const other = partNamed(draft, by)?.made.entity.id
  const refers = other === undefined ? undefined : entity.fields.find(({ entity: to }) => to === other)
  return named && named.type !== 'long_text' ? named : refers
}

/** The page of figures that the asking role sees, or a new one. */
function figuresPage(draft: Draft, asked: Asked): { readonly draft: Draft; readonly path: string } | null {
  const role = roleFor(draft, asked)
  const known = draft.model.pages.filter(({ path, blocks }) => path !== '/' && blocks[0]?.kind === 'tiles')
  const own = known.find((page) => page.role === role) ?? known.find((page) => page.role === undefined)
  if (own) return { draft, path: own.path }
  if (draft.model.pages.length >= pages_max) return null
  const page = statisticsPage(partsLeft(draft), draft.taken, 'Statistics', role)
  return page ? { draft: withModel(draft, { pages: withPage(draft.model.pages, page) }), path: page.path } : null
}
