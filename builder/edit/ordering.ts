import { capital } from '../lexicon/inflect.ts'
import type { AppModel, BlockOf, Field } from '../model.ts'
import { fieldNamed } from './find.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

const backward = '(?:newest|latest|most recent|highest|biggest|largest|best|most expensive|most|descending|z to a|reverse[ds]?)'
const forward = '(?:oldest|earliest|lowest|smallest|cheapest|least|soonest|next|ascending|a to z|alphabetical(?:ly)?)'
const way = `(${backward}|${forward})(?: (?:ones?|rows?|entries|dates?))?(?: (?:first|on top|at the top|order))?`
const sorting = [
  new RegExp(
    `^(?:sort|order|list|show|arrange)\\s+(?:the\\s|all\\s|our\\s)?(.{2,50}?)(?:\\s+(?:sorted|ordered))?\\s+(?:by|after|according to)\\s+(?:the\\s|their\\s)?(.{2,40}?)(?:[\\s,]+(?:with\\s)?(?:the\\s)?${way})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:sort|order|list|show|arrange|put)\\s+(?:the\\s|all\\s|our\\s)?()(?:with\\s)?${way}\\s+(?:of\\s)?(?:the\\s)?(.{2,50}?)(?: first| on top| at the top)?$`,
    'iu',
  ),
  new RegExp(`^(?:sort|order|list|show|arrange|put)\\s+(?:the\\s|all\\s|our\\s)?(.{2,50}?)\\s+(?:in\\s)?(?:with\\s)?(?:the\\s)?()${way}$`, 'iu'),
]
const age = /^(?:date|time|age|when (?:they|it) (?:was|were) (?:made|added)|creation|date added|entry)$/i

interface Wanted {
  readonly of: string
  readonly by: string
  readonly way: string
}
function wantedIn(read: string): Wanted | null {
  const by = sorting[0]!.exec(read)
  if (by) return { of: by[1]!, by: by[2]!, way: by[3] ?? '' }
  const ends = sorting[2]!.exec(read)
  if (ends) return { of: ends[1]!, by: '', way: ends[3] ?? '' }
  const leads = sorting[1]!.exec(read)
  return leads ? { of: leads[3]!, by: '', way: leads[2]! } : null
}

/** The field that "cheapest first" or "alphabetically" means where none is named; null for when rows were made. */
function meant(fields: readonly Field[], title: string, { by, way }: Wanted): Field | null | undefined {
  if (/alphabet|a to z|z to a/i.test(way) || /^(?:alphabet|name)$/i.test(by)) return fields.find(({ id }) => id === title)
  if (/cheapest|expensive/i.test(way)) return fields.find(({ type }) => type === 'money')
  if (/best/i.test(way)) return fields.find(({ type }) => type === 'rating')
  if (by === '' || age.test(by))
    return /soonest|next|earliest/i.test(way)
      ? (fields.find(({ type }) => type === 'date' || type === 'datetime') ?? null)
      : (fields.find(({ type }) => by !== '' && (type === 'date' || type === 'datetime')) ?? null)
  return undefined
}

/** In which order the rows of a thing come before anybody asks for another: "sort the sponsors by level", "show the oldest orders first". */
export const sortRows: Rule = (model: AppModel, request): Answer | null => {
  const wanted = wantedIn(request.read)
  const entity = wanted && targetNamed(model, wanted.of)?.entity
  if (!wanted || !entity) return null
  const named = wanted.by === '' ? undefined : fieldNamed(entity, wanted.by)
  const field = named ?? meant(entity.fields, entity.title, wanted)
  if (field === undefined) return null
  const isDown = new RegExp(`^${backward}$`, 'i').test(wanted.way)
  const order = { field: field?.id ?? null, down: isDown }
  const marks = marksOf(request, [[wanted.of, 'thing']])
  const end = field === null ? `${isDown ? 'newest' : 'oldest'} first` : `sorted by ${field.label.toLowerCase()}${isDown ? ', the other way round' : ''}`
  const isThere = (block: BlockOf<'list'>) => block.order?.field === order.field && block.order.down === order.down
  let [found, any] = [false, false]
  const pages = model.pages.map((page) => {
    const blocks = page.blocks.map((block) => {
      if (block.kind !== 'list' || block.entity !== entity.id) return block
      found = true
      if (isThere(block)) return block
      any = true
      return { ...block, order }
    })
    return blocks.every((block, at) => block === page.blocks[at]) ? page : { ...page, blocks }
  })
  if (!found) return { kind: 'understood', says: `No page lists ${entity.plural} yet.`, where: '', marks }
  if (!any) return { kind: 'same', says: `${capital(entity.plural)} already come ${end}.`, where: '', marks }
  const where = pages.find((page, at) => page !== model.pages[at])?.path ?? ''
  return { kind: 'built', model: { ...model, pages }, says: `${capital(entity.plural)} now come ${end}.`, label: `${entity.plural} ${end}`, where, marks }
}
