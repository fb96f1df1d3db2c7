import { groupOf } from '../../compose/thing.ts'
import type { Effect, Entity, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { endedStates, number, withRules } from './fields.ts'
import { changeActions, changeBlocks, claimWhere, createOn, entityIn, listPage, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const waiting =
  /(?:^| )(?:(?:wait(?:ing)?[ -]?list|waitlist)(?: (?:entry|place|application|registration|sign-up|request))?|queue (?:entry|number|place|ticket))$/
const place = /^(?:position|place_in_(?:line|queue|the_queue)|queue_position|rank)$/
const still = /^(?:wait|queued?|joined|registered|offer|invited|called)/i
const inTurn =
  /\bnext (?:applicant|person|patient|customer|candidate|guest|family|member|child|one|in (?:line|the queue))\b|\bfirst (?:in (?:line|the (?:line|queue|list)))\b|\bin order of\b/
const turns = /^(?:confirm|admit|offer|accept|call|invite|serve|assign|approve|seat|allocate)/i

/** Whoever waits has a place in the line, which moves up as others get their turn or leave; where the words give it to the next, the first comes first. */
export const queues: Completer = (draft) =>
  draft.model.entities.filter(({ singular }) => waiting.test(singular)).reduce((so_far, { id }) => queued(so_far, id), draft)

function queued(draft: Draft, id: string): Draft {
  const before = entityIn(draft, id)!
  const create = createOn(draft, id)
  if (!create || before.write !== 'anyone') return draft
  const { lifecycle } = before
  const known = before.fields.find((field) => place.test(field.id))
  const position = known?.type === 'number' ? known : number('position', 'Position', { min: 1 })
  const open = lifecycle ? [...new Set([lifecycle.initial, ...statesOf(before).filter((state) => still.test(state))])] : []
  const by =
    before.fields.find(
      ({ type, id: field, entity, sorts }) => type === 'reference' && !sorts && entity !== id && create.fields.includes(field) && !isWaiting(draft, entity),
    )?.id ?? null
  const entity = numberedSeeds(withFields(before, [position]), position.id, by, open)
  const follow: Effect = { kind: 'queue', by, open, to: position.id }
  const first: Guard = { kind: 'has', field: position.id, values: [1], text: 'Others have waited longer. Begin with whoever is first.' }
  const isInTurn = inTurn.test(textOf(draft))
  const acted = changeActions(putEntity(draft, entity), id, (action) => {
    const fields = action.fields.filter((field) => field !== position.id)
    if (action.kind === 'update' && action.transition === undefined) return { ...action, fields: fields.filter((field) => field !== by) }
    const step = lifecycle?.transitions.find(({ id: one }) => one === action.transition)
    const isTurn = isInTurn && step?.from.includes(lifecycle!.initial) && turns.test(step.name)
    return { ...withRules(action, isTurn ? [first] : [], [follow]), fields }
  })
  const shown = changeBlocks(acted, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id ? [{ ...block, fields: [...new Set([position.id, ...block.fields])] }] : [block],
  )
  return claimWhere(shown, /\b(?:position|place in (?:the )?(?:line|queue|list))\b/, listPage(shown, id)?.path ?? '/')
}

/** Who waits, rather than what they wait for. */
function isWaiting(draft: Draft, id: string | undefined): boolean {
  const part = draft.parts.find(({ made }) => made.entity.id === id)
  return part === undefined || groupOf(part.made.thing) === 'person' || /(?:^| )(?:team|child|pet|group|family)$/.test(part.made.thing.noun)
}

function statesOf(entity: Entity): readonly string[] {
  const ended = endedStates(entity)
  return (entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices ?? []).filter((state) => !ended.includes(state))
}

function numberedSeeds(entity: Entity, to: string, by: string | null, open: readonly string[]): Entity {
  const counts = new Map<unknown, number>()
  const state = entity.lifecycle?.field
  return withSeeds(entity, (seed) => {
    if (state !== undefined && !open.includes(String(seed[state] ?? entity.lifecycle!.initial))) return { ...seed, [to]: null }
    const near = by === null ? null : (seed[by] ?? null)
    counts.set(near, (counts.get(near) ?? 0) + 1)
    return { ...seed, [to]: counts.get(near)! }
  })
}
