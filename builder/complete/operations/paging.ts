import type { Entity, Field, Value, Values } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import { type Completer, withEntity, withModel } from '../draft.ts'
import { changeBlocks } from '../trade/parts.ts'

const asked =
  /\bpaginat(?!ion dots)\w*|\bpaging\b|\b(?:per|each) page\b|\bpage numbers?\b|\b(?:browse|view|display|show|list)\w* [^.,]{0,30}\b(?:by|in|on) (?:several |multiple )?pages\b|\b(?:previous|next|last) page\b/i
const rowsOfPage = 5
const most = 30
const days = 30

/** Where the words want content in pages, each list tells its pages, how many rows one has and the way to any of them. */
export const paging: Completer = (draft) => {
  if (!asked.test(draft.brief.words)) return draft
  const lists = draft.model.pages.flatMap(({ path, blocks }) => (path === '/' ? [] : blocks)).filter((block) => block.kind === 'list')
  const paged = changeBlocks(draft, (block) => [lists.some((list) => list === block) ? { ...block, paged: true, per_page: rowsOfPage } : block])
  const listed = new Set(lists.filter(({ scope }) => scope === 'all').map(({ entity }) => entity))
  const entities = paged.model.entities.reduce((all, { id }) => (listed.has(id) ? withEntity(all, id, measuredBefore) : all), paged.model.entities)
  return withModel(paged, { entities: [...entities] })
}

/** Figures that are measured on a day were measured on earlier days as well: rows enough for several pages. */
function measuredBefore(entity: Entity): Entity {
  const date = entity.fields.find(({ type }) => type === 'date')
  const number = entity.fields.find(({ id, type }) => id === 'value' && isNumber({ type }))
  if (!date || !number || entity.lifecycle || entity.seeds.length === 0) return entity
  const rounds = Math.floor(most / entity.seeds.length)
  const seeds = Array.from({ length: rounds }, (_, round) => entity.seeds.map((seed) => earlier(seed, date, number, round))).flat()
  return { ...entity, seeds }
}

function earlier(seed: Values, date: Field, number: Field, round: number): Record<string, Value> {
  const [day, value] = [seed[date.id], seed[number.id]]
  const ago = typeof day === 'string' ? /^-(\d+)d$/.exec(day)?.[1] : undefined
  const places = (String(value).split('.')[1] ?? '').length
  return {
    ...seed,
    ...(ago !== undefined && { [date.id]: `-${Number(ago) + round * days}d` }),
    ...(typeof value === 'number' && { [number.id]: Number((value * (1 - (round * 3) / 100)).toFixed(places)) }),
  }
}
