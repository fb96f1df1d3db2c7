import type { Entity } from '../../model.ts'
import { another, usersOf } from '../account/sample-accounts.ts'
import type { Completer, Draft } from '../draft.ts'
import { dayOf } from '../insight/subject-day.ts'
import { date, text, withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, entityIn, partsOf, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const verbs: readonly (readonly [RegExp, string])[] = [
  [/(?:^| )likes?$/, 'Liked'],
  [/(?:^| )follows?$/, 'Followed'],
]
const mostFields = 20
const mostColumns = 8

/** A like, a follow or a favourite says whose it is and since when. */
export const markedBy: Completer = (draft) => partsOf(draft, 'favorite').reduce((so_far, { made }) => marked(so_far, entityIn(so_far, made.entity.id)!), draft)

function marked(draft: Draft, entity: Entity): Draft {
  const making = draft.model.actions.filter((one) => one.entity === entity.id && (one.kind === 'create' || one.kind === 'toggle'))
  if (making.length === 0 || dayOf(entity) || entity.fields.length > mostFields || entity.lifecycle) return draft
  const verb = verbs.find(([noun]) => noun.test(entity.singular))?.[1] ?? 'Saved'
  const [whose, since] = [text('marked_by', `${verb} by`), date('marked_on', `${verb} on`)]
  const isNamed = draft.model.accounts !== undefined && !entity.fields.some(({ label }) => /\bby$|^name$/i.test(label))
  const fields = isNamed ? [whose, since] : [since]
  const users = usersOf(draft)
  const put = putEntity(
    draft,
    withSeeds(withFields(entity, fields), (seed, index) => ({
      ...seed,
      [since.id]: `-${index * 2 + 1}d`,
      ...(isNamed && { [whose.id]: another(users, index, '')?.name ?? null }),
    })),
  )
  const kept = changeActions(put, entity.id, (action) =>
    making.some(({ id }) => id === action.id)
      ? withRules(action, [], [...(isNamed ? [{ kind: 'name' as const, field: whose.id }] : []), { kind: 'today', field: since.id }])
      : action,
  )
  return changeBlocks(kept, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return [block]
    const wider = [...new Set([...block.fields, ...fields.map(({ id }) => id)])]
    return [block.kind === 'list' && wider.length > mostColumns ? block : { ...block, fields: wider }]
  })
}
