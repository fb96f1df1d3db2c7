import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { date, number, text } from './fields.ts'
import { changeActions, claimWhere, createOn, entityIn, formPage, listPage, manager, newEntityId, partsOf, putEntity, textOf, withFields } from './parts.ts'

const asked =
  /\b(?:discount|promo(?:tion)?|coupon|voucher)s? codes?\b|\b(?:apply|use|enter|redeem)\w* (?:an? |the |their )?(?:coupons?|vouchers?|promo codes?)\b/
const codes = ['WELCOME10', 'SPRING15', 'FRIENDS20', 'THANKS5', 'WEEKEND12', 'EARLY25']

/** A code that is entered at the checkout takes its percentage off the total; one that is not known, or is over, is refused. */
export function discountCodes(draft: Draft): Draft {
  if (!asked.test(textOf(draft))) return draft
  const place = draft.model.actions.find(({ kind, effects }) => kind === 'create' && effects?.some((effect) => effect.kind === 'collect'))
  const orders = entityIn(draft, place?.entity)
  const collect = place?.effects?.find((effect) => effect.kind === 'collect')
  if (!place || !orders || collect?.kind !== 'collect') return draft
  const known = entityIn(draft, partsOf(draft, 'coupon')[0]?.made.entity.id)
  const offers = codesEntity(known, known?.id ?? newEntityId(draft, 'discount_codes'))
  const kept = changeActions(putEntity(draft, offers), offers.id, (action) => codeAction(action, offers, manager(draft)?.id))
  const entered: Field = { ...text('discount_code', 'Discount code'), help: `Try ${codes[0]}.` }
  const reduce: Effect = { kind: 'reduce', entity: offers.id, code: 'code', share: 'discount', by: entered.id, to: collect.total }
  const guard: Guard = {
    kind: 'listed',
    entity: offers.id,
    code: 'code',
    until: 'valid_until',
    field: entered.id,
    text: 'This code is not known, or is over. Leave it out or enter another.',
  }
  const wide = putEntity(kept, withFields(orders, [entered]))
  const now = createOn(wide, orders.id)
  const next = changeActions(wide, orders.id, (action) => {
    if (action.id !== now?.id) return action
    const at = action.fields.indexOf('payment')
    return {
      ...action,
      fields: at === -1 ? [...action.fields, entered.id] : [...action.fields.slice(0, at), entered.id, ...action.fields.slice(at)],
      guards: [...(action.guards ?? []), guard],
      effects: (action.effects ?? []).flatMap((effect): Effect[] => (effect.kind === 'collect' ? [effect, reduce] : [effect])),
    }
  })
  const path = formPage(next, place.id)?.path ?? listPage(next, offers.id)?.path ?? '/'
  return claimWhere(next, asked, path)
}

function codesEntity(known: Entity | undefined, id: string): Entity {
  const bare = {
    id,
    singular: known?.singular ?? 'discount code',
    plural: known?.plural ?? 'discount codes',
    title: 'code',
    fields: [text('code', 'Code', true), number('discount', 'Discount', { required: true, min: 1, max: 100, unit: '%' }), date('valid_until', 'Valid until')],
    read: 'public' as const,
    write: 'managed' as const,
  }
  return { ...bare, seeds: codes.map((code, index) => ({ code, discount: Number(/\d+$/.exec(code)?.[0] ?? 10), valid_until: `+${30 + index * 20}d` })) }
}

/** Only those who run the shop make codes; a code is used at the checkout and nowhere else. */
function codeAction(action: Action, offers: Entity, role: string | undefined): Action | null {
  if (action.kind === 'transition' || action.kind === 'toggle') return null
  const by = action.role ?? role
  return { ...action, ...(by !== undefined && { role: by }), fields: action.kind === 'delete' ? [] : offers.fields.map(({ id }) => id) }
}
