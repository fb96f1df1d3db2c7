import type { Block, Entity, Field, Value, Values } from '../../model.ts'
import type { Phases } from '../../phases.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { choice } from '../trade/fields.ts'
import { changeBlocks, withFields, withSeeds } from '../trade/parts.ts'

const begins = ['starts_on', 'date'] as const
const ends = ['ends_on', 'closes_on', 'valid_until'] as const
/** A paper of somebody's own is valid as its office says. */
const papers = /(?:^| )(?:licen[cs]e|passport|certificate|permit|id card|card|document)$/
const held = /status|state|stage|phase|^in force$|^active$/i
const mostColumns = 7
const mostTiles = 8
const mostFields = 24

/** What has a last day, and no states that somebody sets, says by today whether it is to come, goes on or is over. */
export const phases: Completer = (draft) =>
  draft.model.entities.reduce((so_far, entity) => {
    const found = phasesOf(entity)
    return found ? withPhases(so_far, entity, found) : so_far
  }, draft)

function phasesOf({ read, lifecycle, fields, singular }: Entity): Phases | null {
  if (lifecycle || read !== 'public' || fields.length >= mostFields || papers.test(singular)) return null
  const dayOf = (ids: readonly string[]): string | null => ids.find((id) => fields.some((one) => one.id === id && one.type === 'date')) ?? null
  const to = dayOf(ends)
  if (to === null || fields.some(({ id, label }) => held.test(label) || id === 'status')) return null
  const words = to === 'valid_until' ? { before: 'Upcoming', during: 'Valid', after: 'Expired' } : { before: 'Upcoming', during: 'Running', after: 'Ended' }
  return { field: 'status', from: dayOf(begins), to, words }
}

function withPhases(draft: Draft, before: Entity, found: Phases): Draft {
  const { words, field } = found
  const state: Field = choice(field, 'Status', found.from === null ? [words.during, words.after] : [words.before, words.during, words.after])
  const spread = withEachPhase(withFields(before, [state]), found)
  const entity = { ...withSeeds(spread, (seed) => ({ ...seed, [field]: phaseOn(seed, found) })), phases: found }
  const kept = withModel(draft, { entities: draft.model.entities.map((one) => (one.id === entity.id ? entity : one)) })
  return changeBlocks(kept, (block, { path }) => [shown(block, entity, path)])
}

const daysOf = (seed: Values, field: string | null): number | null => {
  const days = field === null ? undefined : /^([+-]\d{1,4})d/.exec(String(seed[field] ?? ''))?.[1]
  return days === undefined ? null : Number(days)
}
function phaseOn(seed: Values, { from, to, words }: Phases): Value {
  const [first, last] = [daysOf(seed, from), daysOf(seed, to)]
  if (first === null && last === null) return null
  return first !== null && first > 0 ? words.before : last !== null && last < 0 ? words.after : words.during
}

const day = (days: number): string => `${days < 0 ? '' : '+'}${days}d`
/** Of several samples one is over, and one still to come. */
function withEachPhase(entity: Entity, { from, to, words }: Phases): Entity {
  const phasesIn = entity.seeds.map((seed) => phaseOn(seed, { field: '', from, to, words }))
  if (from === null || to === null || entity.seeds.length < 4) return entity
  const last = entity.seeds.length - 1
  const moved = (seed: Values, first: number): Values => {
    const length = (daysOf(seed, to) ?? 0) - (daysOf(seed, from) ?? 0)
    return { ...seed, [from]: day(first), [to]: day(first + length) }
  }
  return withSeeds(entity, (seed, index) => {
    if (index === last && !phasesIn.includes(words.after)) return moved(seed, -((daysOf(seed, to) ?? 0) - (daysOf(seed, from) ?? 0)) - 3)
    return index === last - 1 && !phasesIn.includes(words.before) ? moved(seed, 4) : seed
  })
}

/** The period and the state stand in the lists of its rows and on their own page, rows are chosen by the state, and those that go on are counted. */
function shown(block: Block, entity: Entity, path: string): Block {
  const { field, from, to, words } = entity.phases!
  if (block.kind === 'list' && block.entity === entity.id) {
    const days = block.layout === 'agenda' ? [to, field] : [from, to, field]
    const columns = [...block.fields.filter((id) => !days.includes(id)), ...days.flatMap((id) => id ?? [])]
    const filters = block.search && !block.filters.includes(field) ? [field, ...block.filters] : block.filters
    return { ...block, fields: fitting(columns, [from, to, field]), filters }
  }
  if (block.kind === 'detail' && block.entity === entity.id) return { ...block, fields: [...new Set([field, ...block.fields])] }
  if (block.kind !== 'tiles' || block.mine || path === '/' || block.tiles.length >= mostTiles) return block
  const tile = { label: `${words.during} ${entity.plural}`, entity: entity.id, measure: 'count' as const, where: { field, is: words.during } }
  return { ...block, tiles: [...block.tiles, tile] }
}

/** As many columns as a list has room for; those of the period stay. */
function fitting(columns: readonly string[], kept: readonly (string | null)[]): string[] {
  const over = columns.length - mostColumns
  if (over <= 0) return [...columns]
  const gone = new Set(columns.filter((id) => !kept.includes(id)).slice(-over))
  return columns.filter((id) => !gone.has(id))
}
