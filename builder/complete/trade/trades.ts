import type { Part } from '../../compose/pages.ts'
import type { Effect, Entity, Field, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { isEnding, money, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, partsOf, putEntity, withFields, withSeeds } from './parts.ts'
import { isToppedUp } from './takings.ts'

/** What is bought and sold at a price comes to a total: a buy is covered by the balance and taken off it, a sell is added to it. */
export const trades = (draft: Draft): Draft => partsOf(draft, 'trade').reduce(reckoned, draft)

const total = money('total', 'Total')
function reckoned(draft: Draft, { made }: Part): Draft {
  const before = entityIn(draft, made.entity.id)
  const create = before && createOn(draft, before.id)
  const [side, amount, price] = ['side', 'amount', 'price'].map((id) => fieldIn(before, id))
  if (!before || !create || !side || amount?.type !== 'number' || price?.type !== 'money' || fieldIn(before, 'total')) return draft
  const asset = before.fields.find(({ type, entity }) => type === 'reference' && fieldIn(entityIn(draft, entity), 'price')?.type === 'money')
  const of = entityIn(draft, asset?.entity)
  const whole = withSeeds(withFields(before, [total]), (seed) => {
    const traded = of?.seeds[Number(seed[asset?.id ?? ''] ?? -1)]
    const each = Number(traded?.price ?? seed.price ?? 0)
    const called = traded && fieldIn(before, before.title)?.type === 'text' ? { [before.title]: `${seed.side} ${traded[of!.title]}` } : {}
    return { ...seed, ...called, price: each, total: Math.round(Number(seed.amount ?? 0) * each * 100) / 100 }
  })
  const purse = before.read === 'own' ? purseIn(draft) : null
  const sums: Effect[] = [
    ...(asset ? [{ kind: 'copy', by: asset.id, field: 'price', to: 'price' } as const] : []),
    { kind: 'multiply', fields: ['amount', 'price'], to: 'total' },
  ]
  const next = changeActions(putEntity(draft, whole), whole.id, (action) => {
    if (action.id === create.id)
      return {
        ...withRules(action, purse ? [covered(purse)] : [], [...sums, ...(purse ? moved(purse, 1) : [])]),
        fields: action.fields.filter((id) => id !== 'total' && !(asset && id === 'price')),
        confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}, {total} in all.`,
      }
    const ends = isEnding(whole.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? '')
    return ends && purse
      ? withRules(action, [], moved(purse, -1))
      : action.kind === 'update'
        ? { ...action, fields: action.fields.filter((id) => !['total', 'price', 'amount', 'side', asset?.id].includes(id)) }
        : action
  })
  return changeBlocks(next, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === whole.id && !block.fields.includes('total')
      ? [{ ...block, fields: [...block.fields, 'total'] }]
      : [block],
  )
}

interface Purse {
  readonly entity: Entity
  readonly amount: Field
}
function purseIn(draft: Draft): Purse | null {
  const part = partsOf(draft, 'payment').find(({ made }) => isToppedUp(draft, made.entity.singular))
  const entity = entityIn(draft, part?.made.entity.id)
  const amount = entity?.fields.find(({ type }) => type === 'money')
  return entity?.read === 'own' && amount && createOn(draft, entity.id) ? { entity, amount } : null
}
const covered = ({ entity, amount }: Purse): Guard => ({
  kind: 'covers',
  entity: entity.id,
  field: amount.id,
  amount: 'total',
  when: { field: 'side', is: 'Buy' },
  text: `Your balance is {left}. ${/deposit$/.test(entity.singular) ? 'Deposit' : 'Top up'} first.`,
})
/** What a trade does to the balance, or takes back. */
function moved({ entity, amount }: Purse, way: 1 | -1): Effect[] {
  const day = entity.fields.find(({ type }) => type === 'date')
  const isNamed = fieldIn(entity, entity.title)?.type === 'text'
  return (['Buy', 'Sell'] as const).map(
    (side): Effect => ({
      kind: 'record',
      entity: entity.id,
      by: null,
      copies: [{ from: 'total', to: amount.id }],
      values: {
        ...(isNamed && { [entity.title]: way === 1 ? side : 'Refund' }),
        ...(day && { [day.id]: '{today}' }),
        ...(entity.lifecycle && { [entity.lifecycle.field]: 'Paid' }),
      },
      sign: side === (way === 1 ? 'Buy' : 'Sell') ? -1 : 1,
      when: { field: 'side', is: side },
      ...(way === -1 && { whose: 'row' as const }),
    }),
  )
}
