import type { Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, partsOf, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const asking: Field = { id: 'asked_by', label: 'Asked by', type: 'text', required: false }
const from: Field = { id: 'asked_from', label: 'Their address', type: 'email', required: false }
const inviting: Field = { id: 'invited_by', label: 'Invited by', type: 'text', required: false }
const answers = /^(?:accept|approve|confirm|agree|decline|reject|refuse|deny)$/

/** Friends are asked, and people are invited: the account with the address that was given finds the request among its own, and it alone accepts or declines it. */
export const befriended: Completer = (draft) =>
  partsOf(draft, 'friend', 'invitation').reduce((so_far, { made }) => asked(so_far, made.entity.id, made.thing.kit === 'friend' ? asking : inviting), draft)

function asked(draft: Draft, id: string, asker: Field): Draft {
  const friend = draft.model.entities.find((entity) => entity.id === id)
  const { lifecycle } = friend ?? {}
  const add = actionsOn(draft, id).find(({ kind, role }) => kind === 'create' && role === undefined)
  if (!draft.model.accounts || !friend || !lifecycle || !add || friend.read !== 'own' || friend.write !== 'anyone') return draft
  if (!friend.fields.some((field) => field.id === 'email') || !lifecycle.transitions.some((step) => answers.test(step.id))) return draft
  const help = 'Whoever has registered here with this address already finds it among their own, and accepts or declines it.'
  const since = friend.fields.find(({ type, id: field }) => type === 'date' && /since$/.test(field))
  const isMutual = asker === asking
  const fields = withFields(friend, isMutual ? [asker, from] : [asker]).fields.map((field) => (field.id === 'email' ? { ...field, help } : field))
  const transitions = lifecycle.transitions.map(({ role, ...step }) =>
    answers.test(step.id) ? { ...step, answers: true } : { ...step, ...(role !== undefined && { role }) },
  )
  const sought = withSeeds(
    { ...friend, fields, shared: 'email', ...(isMutual && { asker: { name: asker.id, address: from.id } }), lifecycle: { ...lifecycle, transitions } },
    (seed) => ({
      ...seed,
      ...(isMutual && { [from.id]: null }),
      [asker.id]: seed[lifecycle.field] === lifecycle.initial ? (seed.name ?? null) : null,
    }),
  )
  const told = changeActions(draft, id, ({ role, ...action }) =>
    action.id === add.id
      ? {
          ...action,
          fields: action.fields.filter((field) => field !== asker.id && field !== from.id),
          effects: [...(action.effects ?? []), { kind: 'name', field: asker.id }, ...(isMutual ? [{ kind: 'address' as const, field: from.id }] : [])],
        }
      : answers.test(action.transition ?? '')
        ? /^(?:accept|agree|approve|confirm)$/.test(action.transition ?? '') && since
          ? { ...action, effects: [...(action.effects ?? []), { kind: 'today', field: since.id }] }
          : action
        : { ...action, ...(role !== undefined && { role }) },
  )
  const answering = actionsOn(told, id).flatMap((action) => (answers.test(action.transition ?? '') ? [action.id] : []))
  return changeBlocks(putEntity(told, sought), (block) => {
    if (block.kind === 'form' && block.action === add.id) return [{ ...block, text: '' }]
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    const shown = {
      fields: [asker.id, ...block.fields.filter((field) => field !== asker.id)],
      actions: [...block.actions, ...answering.filter((one) => !block.actions.includes(one))],
    }
    return [block.kind === 'list' ? { ...block, ...shown, scope: 'all' as const } : { ...block, ...shown }]
  })
}
