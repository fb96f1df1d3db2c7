import type { Guard } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'
import { changeBlocks, createOn, entityIn, partsOf, putEntity, textOf } from './parts.ts'
import { isToppedUp } from './takings.ts'

const number = String.raw`[$€£]?\s?(\d[\d,.]{0,11})`
const opening = new RegExp(
  String.raw`\b(?:starting|initial|start|opening) (?:account |wallet |cash |virtual )?(?:balance|capital|credit|money|cash|funds?)(?: of| with|:)? ${number}|${number} (?:[a-z]+ )?(?:in |of )?(?:virtual|starting|initial|play) (?:money|cash|currency|capital|balance|funds?)`,
)
const own = /^(?:starting|initial|opening) (?:account )?(?:balance|capital|cash)$/i
const given = /\btop[- ]?ups?\b|\brecharg\w+|\bdeposits?\b|\badd(?:s|ing)? (?:money|funds|credit)\b|\bbuy(?:s|ing)? (?:coins|credits)\b/

/** "a starting balance of 10000 in virtual money": what everybody begins with counts in what their balance covers; money of no worth elsewhere is not paid in by card. */
export function opened(draft: Draft): Draft {
  const words = textOf(draft)
  const said = opening.exec(words)
  const sum = Number((said?.[1] ?? said?.[2] ?? '').replace(/,|\.(?=\d{3}\b)|\.$/g, ''))
  const purse = partsOf(draft, 'payment').find(({ made }) => isToppedUp(draft, made.entity.singular))?.made.entity.id
  if (!purse || !(sum > 0)) return draft
  const isPaidIn = given.test(words) || !/\bvirtual|play money\b/.test(words)
  const covering = (guard: Guard): Guard =>
    guard.kind === 'covers' && guard.entity === purse
      ? { ...guard, opening: sum, ...(!isPaidIn && { text: guard.text.replace(/(?:Top up|Deposit) first.*$/, 'That is not enough.') }) }
      : guard
  const actions = draft.model.actions.map((action) => ({ ...action, ...(action.guards && { guards: action.guards.map(covering) }) }))
  const create = createOn(draft, purse)
  const shown = changeBlocks(withModel(draft, { actions }), (block) => {
    if (block.kind === 'balance' && block.entity === purse) return [{ ...block, opening: sum }]
    return !isPaidIn && block.kind === 'form' && block.action === create?.id ? [] : [block]
  })
  return shown.model.entities.reduce((so_far, { id }) => {
    const entity = entityIn(so_far, id)!
    const fields = entity.fields.filter((field) => field.type !== 'money' || !own.test(field.label) || field.id === entity.title)
    return fields.length === entity.fields.length ? so_far : putEntity(so_far, { ...entity, fields })
  }, shown)
}
