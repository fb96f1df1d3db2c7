import { titled } from '../../lexicon/inflect.ts'
import type { Effect, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { choice, money, number, priceOf, reference } from './fields.ts'
import { textOf } from './parts.ts'

const seated =
  /\btable (?:numbers?|orders?|ordering|service)\b|\b(?:order|serve|dine)\w*\b[^.;]{0,40}\b(?:at|for|from|by|to) (?:their|the|a|each|your) tables?\b|\bdine-?in\b|\border\w* by table\b/
const sent = /\bdeliver(?:y|ies|ed|s|ing)?\b|\bcouriers?\b|\briders?\b|\btake-?out\b|\btake-?away\b/

/** Whether dishes are ordered at a table, and sent to no address. */
export const isAtTable = (draft: Draft): boolean => seated.test(textOf(draft)) && !sent.test(textOf(draft))

/** What says at which table somebody sits: one of those that the site keeps, else its number. */
export function tableFor(draft: Draft): Field {
  const tables = draft.model.entities.find(({ singular, read }) => read === 'public' && /^(?:dining |restaurant )?table$/.test(singular))
  return tables ? reference('table', 'Table', tables.id) : number('table', 'Table number', { required: true, min: 1, max: 200 })
}
/** What the words called the table beside that. */
export const isTable = ({ id }: Pick<Field, 'id'>): boolean => /^table(?:_number|_no)?$/.test(id)

/** By how much a size changes the price of what is had in it. */
const sizes = [
  { is: 'Small', times: 0.8 },
  { is: 'Regular', times: 1 },
  { is: 'Large', times: 1.25 },
]
const levels: readonly (readonly [RegExp, string, string, readonly string[]])[] = [
  [/\b(?:spic(?:e|iness|y)|heat)\b[^.;,]{0,12}\blevels?\b|\bspiciness\b/, 'spice_level', 'Spice level', ['Not spicy', 'Mild', 'Medium', 'Hot']],
  [/\bsugar (?:\w+ ice )?levels?\b|\bsweetness\b|\bsugar and ice\b|\bamount of sugar\b/, 'sugar', 'Sugar', ['Normal', 'Half', 'Little', 'None']],
  [/\bice (?:and sugar )?levels?\b|\bamount of ice\b/, 'ice', 'Ice', ['Normal', 'Little', 'None']],
  [/\b(?:choose|select|pick|customi[sz]e\w*|with)\b[^.;]{0,40}\bsizes?\b|\b(?:cup|pizza|portion|drink) sizes?\b/, 'size', 'Size', sizes.map(({ is }) => is)],
]
/** How a dish is wanted, as far as the words let whoever orders choose it. */
const waysOf = (draft: Draft, goods: Entity): Field[] =>
  levels.flatMap(([said, id, label, choices]) =>
    said.test(textOf(draft)) && !goods.fields.some((field) => field.id === id && field.type === 'text')
      ? [{ ...choice(id, label, choices, true), initial: choices[id === 'size' ? 1 : 0]! }]
      : [],
  )
/** What the words told of an order that is chosen for each dish. */
export const isWay = ({ id }: Pick<Field, 'id'>): boolean =>
  /(?:^|_)(?:spice|spiciness|sugar|ice|sweetness)(?:_levels?)?$|(?:^|_)toppings?$|^(?:\w+_)?size$/.test(id)

/** What comes on top for a price of its own: "extra toppings". */
const toppingsIn = (draft: Draft): Entity | undefined =>
  draft.model.entities.find(
    ({ singular, read, fields }) => /(?:^| )(?:topping|add-on)$/.test(singular) && read === 'public' && fields.some(({ type }) => type === 'money'),
  )

/** What is chosen for each dish, what of it costs, and believable choices. */
export interface Choices {
  readonly fields: readonly Field[]
  readonly asked: readonly string[]
  readonly costs: readonly Effect[]
  readonly sample: (index: number, price: number) => Values
}
export const noChoices: Choices = { fields: [], asked: [], costs: [], sample: () => ({}) }

/** The ways in which a dish can be had, and what can be put on top of it. */
export function choicesOf(draft: Draft, goods: Entity): Choices {
  const ways = waysOf(draft, goods)
  const toppings = toppingsIn(draft)
  const price = priceOf(toppings)
  const top =
    toppings && price ? [reference('topping', titled(toppings.singular), toppings.id, false), money('topping_price', `${titled(toppings.singular)} price`)] : []
  const isSized = ways.some(({ id }) => id === 'size')
  return {
    fields: [...ways, ...top],
    asked: [...ways.map(({ id }) => id), ...(top.length > 0 ? ['topping'] : [])],
    costs: [
      ...(isSized
        ? [{ kind: 'price', base: 0, parts: [{ field: 'price', rate: 1 }], by_choice: { field: 'size', factors: sizes }, to: 'price' } satisfies Effect]
        : []),
      ...(top.length > 0
        ? [
            { kind: 'copy', by: 'topping', field: price!.id, to: 'topping_price' } satisfies Effect,
            { kind: 'sum', fields: ['price', 'topping_price'], sign: 1, percent: false, to: 'price' } satisfies Effect,
          ]
        : []),
    ],
    sample: (index, each) => {
      const at = toppings && toppings.seeds.length > 0 && index % 2 === 0 ? index % toppings.seeds.length : null
      const more = at === null ? 0 : Number(toppings!.seeds[at]?.[price!.id] ?? 0)
      return {
        ...Object.fromEntries(ways.map(({ id, choices = [] }) => [id, id === 'size' ? 'Regular' : (choices[index % choices.length] ?? null)])),
        ...(top.length > 0 && { topping: at, topping_price: more }),
        price: each + more,
      }
    },
  }
}
