import type { Block, Effect, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { choice, isEnding } from './fields.ts'
import { changeActions, changeBlocks, changePages, entityIn, fieldIn, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const billed = /^(?:address|billing address|tax number|tax id|vat number|vat id)$/i

/** What is kept of whom a document is for stands on it: their address and tax number as they are when it is made. */
export function billedTo(draft: Draft, id: string): Draft {
  const whole = entityIn(draft, id)!
  const by = whole.fields.find(({ type, label }) => type === 'reference' && /^(?:customer|client|recipient|buyer|company)$/i.test(label))
  const party = entityIn(draft, by?.entity)
  const copied = party?.fields.filter(({ type, label }) => (type === 'text' || type === 'long_text') && billed.test(label)) ?? []
  if (!by || !party || copied.length === 0) return draft
  const to = copied.map((field): readonly [Field, Field] => [
    field,
    { ...field, id: `${by.id}_${field.id}`, label: `${by.label} ${field.label.toLowerCase()}`, required: false },
  ])
  const wider = withSeeds(
    withFields(
      whole,
      to.map(([, field]) => field),
    ),
    (seed) => ({
      ...seed,
      ...Object.fromEntries(to.map(([from, field]) => [field.id, party.seeds[Number(seed[by.id] ?? -1)]?.[from.id] ?? null])),
    }),
  )
  const copies = to.map(([from, field]): Effect => ({ kind: 'copy', by: by.id, field: from.id, to: field.id }))
  const ruled = changeActions(putEntity(draft, wider), id, (action) =>
    action.kind === 'create' || action.kind === 'update' ? { ...action, effects: [...copies, ...(action.effects ?? [])] } : action,
  )
  return changeBlocks(ruled, (block) => {
    if (block.kind !== 'detail' || block.entity !== id) return [block]
    return [{ ...block, fields: block.fields.toSpliced(block.fields.indexOf(by.id) + 1, 0, ...to.map(([, field]) => field.id)) }]
  })
}

const payment = choice('payment', 'Payment', ['Unpaid', 'Paid'])

/** Documents that are paid one day can be told apart by whether they are, and what is outstanding is added up above them. */
export function paidOrNot(draft: Draft, id: string, total: string): Draft {
  const whole = entityIn(draft, id)!
  const { lifecycle } = whole
  const isPaid = (to: string): boolean => /^paid$/i.test(to)
  if (!lifecycle?.transitions.some(({ to }) => isPaid(to)) || fieldIn(whole, 'payment_status') || !/\b(?:un)?paid\b|\boutstanding\b/.test(textOf(draft)))
    return draft
  const wider: Entity = withSeeds(withFields(whole, [payment]), (seed) => {
    const state = String(seed[lifecycle.field] ?? lifecycle.initial)
    return { ...seed, payment: isEnding(state) ? null : isPaid(state) ? 'Paid' : 'Unpaid' }
  })
  const ruled = changeActions(putEntity(draft, wider), id, (action) => {
    const to = action.kind === 'create' ? lifecycle.initial : lifecycle.transitions.find((one) => one.id === action.transition)?.to
    if (to === undefined || (action.kind !== 'create' && action.kind !== 'transition')) return action
    const value = isEnding(to) ? null : isPaid(to) ? 'Paid' : 'Unpaid'
    return {
      ...action,
      fields: action.fields.filter((one) => one !== 'payment'),
      effects: [...(action.effects ?? []), { kind: 'put' as const, field: 'payment', value, when: null }],
    }
  })
  const listed = changeBlocks(ruled, (block) =>
    block.kind === 'list' && block.entity === id
      ? [{ ...block, filters: [...new Set(['payment', ...block.filters])], fields: [...new Set([...block.fields, 'payment'])] }]
      : [block],
  )
  const outstanding = (): Block => ({
    kind: 'tiles',
    id: newBlockId(listed, 'outstanding'),
    heading: 'Still to be paid',
    tiles: [
      { label: `Outstanding total of ${whole.plural}`, entity: id, measure: 'sum', field: total, where: { field: 'payment', is: 'Unpaid' } },
      { label: `Paid total of ${whole.plural}`, entity: id, measure: 'sum', field: total, where: { field: 'payment', is: 'Paid' } },
    ],
  })
  return changePages(listed, (page) => {
    const at = page.blocks.findIndex((block) => block.kind === 'list' && block.entity === id)
    return at === -1 || page.path === '/' ? page : { ...page, blocks: page.blocks.toSpliced(at + 1, 0, outstanding()) }
  })
}
