import { isPlainUser } from '../lexicon/people.ts'
import type { Field } from '../model.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const wished =
  /^(?:topping|filling|decoration|flavou?r|frosting|icing|sweetness|sweetness level|sugar level|sugar|ice level|spiciness|spice level|engraving|greeting|blessing|gift wrap|gift wrapping|wrapping|reference (?:picture|image|photo)|remark|note|special request|special instruction|special requirement|delivery instruction|cooking instruction|cutlery|tableware)$/
const alsoWished = /^(?:size|colou?r|specification|portion|portion size|shape|number of (?:layers|tiers)|layer|tier)$/
const telling = /^(?:choose|select|pick|add|leave|write|upload|attach|enter|specify|customi[sz]e|set|fill)$/
const isWish = (noun: string, others: readonly Placed[]): boolean =>
  wished.test(noun) || (alsoWished.test(noun) && others.some(({ ask }) => ask.object !== null && wished.test(ask.object.noun)))

/** "choose the filling, add toppings and leave a remark": how whoever orders wants it. */
export const isOption = ({ ask }: Placed, list: readonly Placed[]): boolean =>
  ask.object !== null &&
  !ask.nominal &&
  !ask.object.own &&
  telling.test(ask.verb) &&
  ask.actors.some(isPlainUser) &&
  ask.fields.length === 0 &&
  isWish(ask.object.noun, list)

/** Whether a label is that of how whoever orders wants it. */
export const isWished = (label: string): boolean => wished.test(label.toLowerCase()) || alsoWished.test(label.toLowerCase())

const sold: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['dish', 'bake', 'product'])
/** The order that such a wish goes with, where something is sold. */
export const wishedFor = ({ things }: Plan, one: Placed, list: readonly Placed[]): Thing | undefined =>
  isOption(one, list) && things.some(({ kit }) => sold.has(kit)) ? things.find(({ kit }) => kit === 'order') : undefined

const ways: readonly (readonly [RegExp, string])[] = [
  [/^(?:home |door-to-door )?deliver(?:y|ies)$/i, 'Delivery'],
  [/^(?:self[- ]?|store |in-store )?(?:pick-?up|collection)$/i, 'Pick up'],
  [/^(?:takeaway|take-?out)$/i, 'Takeaway'],
  [/^dine[- ]?in$/i, 'Dine in'],
]
const wayOf = ({ label, type }: Field): string | undefined => (type === 'text' ? ways.find(([said]) => said.test(label))?.[1] : undefined)
/** "choose pickup or delivery": one of several ways in which an order is handed over, rather than a text of each. */
export function handedOver(things: readonly Thing[]): void {
  for (const { kit, fields } of things) {
    const said = kit === 'order' ? fields.flatMap((field) => wayOf(field) ?? []) : []
    if (said.length === 0) continue
    const at = fields.findIndex((field) => wayOf(field) !== undefined)
    const there = fields.some(({ id }) => id === 'handed_over')
    if (!there && said.length === 1) continue
    const rest = fields.filter((field) => wayOf(field) === undefined)
    if (!there) rest.splice(at, 0, { id: 'handed_over', label: 'Handed over', type: 'choice', required: true, choices: said })
    fields.splice(0, fields.length, ...rest)
  }
}
