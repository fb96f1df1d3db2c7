import { idFrom } from '../../compose/ids.ts'
import { hoursBetween } from '../../hours.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Entity, Field } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { putEntity, withFields, withSeeds } from '../trade/parts.ts'

const reckoned =
  /\b(?:calculat\w*|comput\w*|work(?:s|ed)? out|show|see|display|chart|plot|graph)\b.{0,24}?\b((?:total )?(?:hours|time|duration)(?: (?:slept|worked|spent|studied|practi[sc]ed|on duty|of sleep|of work))?|(?:sleep|work\w*|shift|session) (?:hours|time|duration))\b/
const first = /bed ?time|start|from|begin|arriv|check_in|clock_in|asleep|departure|opens|in$/
const last = /wake|end|until|to$|finish|leav|check_out|clock_out|return|closes|out$/

interface Span {
  readonly from: Field
  readonly to: Field
}
function spanOf({ fields }: Entity): Span | null {
  const times = fields.filter(({ type }) => type === 'time')
  const from = times.find(({ id }) => first.test(id))
  const to = times.find((field) => field !== from && last.test(field.id))
  return from && to ? { from, to } : null
}

/** "calculate the hours slept": worked out from the two times of a row whenever it is kept. */
export const spans: Completer = (draft) => {
  const words = draft.brief.words.toLowerCase()
  const told = draft.brief.clauses.flatMap((clause) => {
    const said = reckoned.exec(words.slice(clause.start, clause.end))?.[1]
    return said === undefined ? [] : [{ clause, said }]
  })
  const entity = draft.model.entities.find((one) => spanOf(one) !== null)
  return told[0] && entity ? reckonedIn(draft, entity, told[0]) : draft
}

function reckonedIn(draft: Draft, entity: Entity, { clause, said }: { readonly clause: Clause; readonly said: string }): Draft {
  const span = spanOf(entity)
  const page = draft.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === entity.id))
  const label = /^(?:time|hours|duration)$/.test(said) ? 'Hours' : titled(said)
  const id = idFrom(label, 'field')
  if (!span || !page || entity.fields.some((field) => field.id === id)) return draft
  const field: Field = { id, label, type: 'number', required: false, min: 0, unit: 'h' }
  const filled = withSeeds(withFields(entity, [field]), (seed) => ({ ...seed, [id]: hoursBetween(seed[span.from.id], seed[span.to.id]) }))
  const effect = { kind: 'hours' as const, from: span.from.id, to: span.to.id, into: id }
  const kept = putEntity(draft, filled)
  const actions = kept.model.actions.map((action) =>
    action.entity === entity.id && (action.kind === 'create' || action.kind === 'update')
      ? { ...action, effects: [...(action.effects ?? []), effect] }
      : action,
  )
  const pages = kept.model.pages.map((one) => ({
    ...one,
    blocks: one.blocks.map((block) =>
      (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id && !block.fields.includes(id)
        ? { ...block, fields: [...block.fields.slice(0, 3), id, ...block.fields.slice(3)] }
        : block,
    ),
  }))
  return claimed(withModel(kept, { actions, pages }), page.path, [clause])
}
