import type { Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, partsOf, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const asker: Field = { id: 'asked_by', label: 'Asked by', type: 'text', required: false }
const answers = /^(?:accept|approve|confirm|agree|decline|reject|refuse|deny)$/

/** Friends are asked: the account with the address that was given finds the request among its own, and it alone accepts or declines it. */
export const befriended: Completer = (draft) => partsOf(draft, 'friend').reduce((so_far, { made }) => asked(so_far, made.entity.id), draft)

function asked(draft: Draft, id: string): Draft {
  const friend = draft.model.entities.find((entity) => entity.id === id)
  const { lifecycle } = friend ?? {}
  const add = actionsOn(draft, id).find(({ kind, role }) => kind === 'create' && role === undefined)
  if (!draft.model.accounts || !friend || !lifecycle || !add || friend.read !== 'own' || friend.write !== 'anyone') return draft
  if (!friend.fields.some((field) => field.id === 'email') || !lifecycle.transitions.some((step) => answers.test(step.id))) return draft
  const help = 'Whoever has registered here with this address already finds the request among their own, and accepts or declines it.'
  const fields = withFields(friend, [asker]).fields.map((field) => (field.id === 'email' ? { ...field, help } : field))
  const transitions = lifecycle.transitions.map((step) => (answers.test(step.id) ? { ...step, answers: true } : step))
  const sought = withSeeds({ ...friend, fields, shared: 'email', lifecycle: { ...lifecycle, transitions } }, (seed) => ({
    ...seed,
    [asker.id]: seed[lifecycle.field] === lifecycle.initial ? (seed.name ?? null) : null,
  }))
  const told = changeActions(draft, id, (action) =>
    action.id === add.id
      ? { ...action, fields: action.fields.filter((field) => field !== asker.id), effects: [...(action.effects ?? []), { kind: 'name', field: asker.id }] }
      : action,
  )
  return changeBlocks(putEntity(told, sought), (block) => {
    if (block.kind === 'form' && block.action === add.id) return [{ ...block, text: '' }]
    if (block.kind === 'list' && block.entity === id)
      return [{ ...block, scope: 'all', fields: [asker.id, ...block.fields.filter((field) => field !== asker.id)] }]
    return block.kind === 'detail' && block.entity === id ? [{ ...block, fields: [asker.id, ...block.fields.filter((field) => field !== asker.id)] }] : [block]
  })
}
