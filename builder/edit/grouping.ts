import { capital } from '../lexicon/inflect.ts'
import type { AppModel, BlockOf, Entity, Field } from '../model.ts'
import { fieldNamed, plain } from './find.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

const grouping =
  /^(?:group|show|list|arrange|split|organi[sz]e|sort)\s+(?:the\s|all\s|our\s|my\s)?(.{2,40}?)\s+(?:(?:in\s)?grouped|in\sgroups|together|up)?\s*(?:by|into)\s+(?:the\s|their\s)?(.{2,40})$/iu
const isGrouping = /^(?:group|split|organi[sz]e)\b|\b(?:grouped|in groups|together)\b/i
const ungrouping = /^(?:ungroup|(?:do not|don(?:'|’)?t|stop) group(?:ing)?)\s+(?:the\s|my\s|our\s)?(.{2,40}?)(?:\s+by\s.{2,40})?$/iu
/** Spans of time by which rows with a date stand together. */
const span = /^(?:months?|dates?|days?|time)$/i

/** Whether rows of several may have one value in it. */
const divides = ({ type }: Field): boolean => ['choice', 'reference', 'text', 'boolean', 'date', 'datetime', 'rating'].includes(type)

/** The things whose name words end: "plants" is houseplants where no other has what is asked for. */
function holders(model: AppModel, words: string): readonly Entity[] {
  const named = targetNamed(model, words)?.entity
  const last = plain(words)
  const alike = model.entities.filter(({ plural: many, read }) => read === 'public' && plain(many).endsWith(last) && last.length > 3)
  return [...new Set([...(named ? [named] : []), ...alike])]
}

const wayOf = (entity: Entity, words: string): Field | undefined => {
  const field = fieldNamed(entity, words)
  if (field && divides(field) && field.id !== entity.title) return field
  return span.test(words) ? entity.fields.find(({ type }) => type === 'date' || type === 'datetime') : undefined
}

function relisted(model: AppModel, entity: Entity, change: (list: BlockOf<'list'>) => BlockOf<'list'>): { pages: AppModel['pages']; where: string } {
  let where = ''
  const pages = model.pages.map((page) => {
    const blocks = page.blocks.map((block) => (block.kind === 'list' && block.entity === entity.id ? change(block) : block))
    if (blocks.every((block, at) => block === page.blocks[at])) return page
    where ||= page.path === '/' ? '' : page.path
    return { ...page, blocks }
  })
  return { pages, where }
}

/** Rows of a thing under the value of one of its fields: "group the dishes by course", "group my expenses by month". */
export const groupRows: Rule = (model, request): Answer | null => {
  const apart = ungrouping.exec(request.read)
  const of = apart && targetNamed(model, apart[1]!)?.entity
  if (apart && of) {
    const { pages, where } = relisted(model, of, ({ grouped: _, ...list }) => list)
    const marks = marksOf(request, [[apart[1]!, 'thing']])
    if (pages.every((page, at) => page === model.pages[at])) return { kind: 'same', says: `${capital(of.plural)} stand in no groups.`, where: '', marks }
    return {
      kind: 'built',
      model: { ...model, pages },
      says: `${capital(of.plural)} no longer stand in groups.`,
      label: `${of.plural} without groups`,
      where,
      marks,
    }
  }
  const match = isGrouping.test(request.read) ? grouping.exec(request.read) : null
  const all = match ? holders(model, match[1]!) : []
  if (!match || all.length === 0) return null
  const marks = marksOf(request, [[match[1]!, 'thing']])
  const entity = all.find((one) => wayOf(one, match[2]!))
  const field = entity && wayOf(entity, match[2]!)
  if (!entity || !field) {
    const [first] = all
    const ways = first!.fields.filter((one) => divides(one) && one.id !== first!.title && !['text', 'date', 'datetime'].includes(one.type)).slice(0, 2)
    const choices = [...ways.map(({ label }) => `Group ${first!.plural} by ${label.toLowerCase()}`), `Add a ${match[2]!.toLowerCase()} to ${first!.plural}`]
    return {
      kind: 'understood',
      says: `${capital(first!.plural)} have no ${match[2]!.toLowerCase()} by which they could be grouped.`,
      where: '',
      marks,
      choices,
    }
  }
  const isDated = field.type === 'date' || field.type === 'datetime'
  const end = isDated ? `by the month of their ${field.label.toLowerCase()}` : `by ${field.label.toLowerCase()}`
  const lists = model.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'list' && block.entity === entity.id)
  if (lists.length === 0) return { kind: 'understood', says: `No page lists ${entity.plural} yet.`, where: '', marks }
  if (lists.every((block) => block.kind === 'list' && block.grouped === field.id))
    return { kind: 'same', says: `${capital(entity.plural)} already are grouped ${end}.`, where: '', marks }
  const { pages, where } = relisted(model, entity, (list) => ({ ...list, layout: list.layout === 'agenda' ? 'cards' : list.layout, grouped: field.id }))
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `${capital(entity.plural)} are now grouped ${end}.`,
    label: `${entity.plural} ${end}`,
    where,
    marks,
  }
}
