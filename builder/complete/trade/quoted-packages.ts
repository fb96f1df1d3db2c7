import { plural, singular, titled } from '../../lexicon/inflect.ts'
import { verbKind } from '../../lexicon/verbs.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { date, money, number, priceOf, reference } from './fields.ts'
import { addPage, claimWhere, entityIn, newActionId, newEntityId, putActions, putEntity, textOf, withoutFields } from './parts.ts'

const told =
  /\b(?:estimat\w*|calculat\w*|quot\w+|prices?|costs?)\b[^.;,]{0,24}?\b(?:from|based on|depending on|according to|by|using) (?:the |their |an? )?([^.;]{4,160})/g
const chosen = /^(?:the |an? |their )*(?:chosen|selected|picked|desired) /
const counted = /^(?:the |an? |their )*(?:(?:number|count|amount) of |how many )?/
/** "and book a date": what is done next, rather than one more of what is told. */
const isDone = (part: string): boolean => /^(?!the |an? |their |number |how |chosen |selected )\S+ \S/.test(part) && verbKind(part.split(' ')[0]!) !== undefined
/** What one more of each costs, until the owner sets other rates. */
const rates: readonly (readonly [RegExp, number])[] = [
  [/hour|day|night|room/, 40],
  [/guest|person|people|participant|traveller|passenger|child|adult/, 4],
  [/area|square|m²|metre|meter|size/, 6],
  [/distance|km|kilomet|mile/, 1],
  [/weight|kg|kilo|page|word|minute/, 0.5],
]
const rateOf = (noun: string): number => rates.find(([of]) => of.test(noun))?.[1] ?? 5

interface Estimate {
  readonly offered: Entity
  readonly price: Field
  /** What the words say of the price, which was taken for columns of what is offered. */
  readonly mistaken: readonly string[]
  readonly numbers: readonly { readonly field: Field; readonly rate: number; readonly noun: string }[]
}

/** What the words work a price out from, where that is one of what the site offers at a price, and numbers beside it. */
function estimateIn(draft: Draft): Estimate | null {
  for (const [, list = ''] of textOf(draft).matchAll(told)) {
    const said = list
      .replace(/,? (?:and then|so that|then|to|before|when|while) .*$/, '')
      .split(/,? and |, /)
      .map((part) => part.trim())
    const end = said.findIndex((part) => isDone(part))
    const parts = said.slice(0, end === -1 ? undefined : end).filter((part) => part !== '')
    const nouns = parts.map((part) => singular(part.replace(chosen, '').replace(/^(?:the |an? |their )+/, '')))
    const offered = draft.parts
      .filter(({ made }) => nouns.some((noun) => noun === made.entity.singular || noun === made.thing.noun))
      .map(({ made }) => entityIn(draft, made.entity.id))
      .find((entity) => entity?.read === 'public' && priceOf(entity))
    const others = parts.filter(
      (part, at) =>
        /\b(?:number|count|amount) of\b/.test(part) || (nouns[at] !== offered?.singular && !draft.parts.some(({ made }) => made.thing.noun === nouns[at])),
    )
    if (!offered || parts.length > 6) continue
    const numbers = others.map((part) => {
      const noun = part.replace(counted, '')
      const label = titled(/\bof |how many /.test(counted.exec(part)![0]) ? plural(singular(noun)) : noun)
      return {
        field: number(noun.replace(/\W+/g, '_').slice(0, 40), label, { required: true, min: 0, max: 100_000 }),
        rate: rateOf(noun),
        noun: singular(noun),
      }
    })
    const mistaken = said.map((part) => singular(part.replace(counted, '').replace(/^(?:the |an? |their )+/, '')))
    return { offered, price: priceOf(offered)!, numbers, mistaken }
  }
  return null
}

const mistakenIn = ({ fields, title }: Entity, price: Field, words: readonly string[]): string[] =>
  fields.flatMap(({ id, label, type }) =>
    (type === 'money' || type === 'number') && id !== price.id && id !== title && words.includes(label.toLowerCase()) ? [id] : [],
  )

/** A price that is worked out from one of what the site offers, and from numbers: its own price, and so much for each; null where the words work it out from nothing of the kind. */
export function estimated(before: Draft): { readonly draft: Draft; readonly path: string } | null {
  const found = estimateIn(before)
  if (!found) return null
  const { offered, price, numbers, mistaken } = found
  const draft = putEntity(before, withoutFields(offered, mistakenIn(offered, price, mistaken)))
  const by = reference('chosen', titled(offered.singular), offered.id)
  const [own, more, sum] = [money('chosen_price', `Price of the ${offered.singular}`), money('extras', 'Extras'), money('price', 'Price')]
  const effects: Effect[] = [
    { kind: 'copy', by: by.id, field: price.id, to: own.id },
    { kind: 'price', base: 0, parts: numbers.map(({ field, rate }) => ({ field: field.id, rate })), by_choice: null, to: more.id },
    { kind: 'sum', fields: [own.id, more.id], sign: 1, percent: false, to: sum.id },
    { kind: 'today', field: 'quoted_on' },
  ]
  const given = (times: number): Entity['seeds'][number] => {
    const at = (times - 1) % Math.max(1, offered.seeds.length)
    const counts = Object.fromEntries(numbers.map(({ field }) => [field.id, times * 4]))
    const extras = numbers.reduce((all, { rate }) => all + rate * times * 4, 0)
    const one = Number(offered.seeds[at]?.[price.id] ?? 0)
    return { [by.id]: at, ...counts, [own.id]: one, [more.id]: extras, [sum.id]: one + extras, quoted_on: `-${times * 3}d` }
  }
  const entity: Entity = {
    id: newEntityId(draft, 'quotes'),
    singular: 'quote',
    plural: 'quotes',
    title: by.id,
    fields: [by, ...numbers.map(({ field }) => field), own, more, sum, date('quoted_on', 'Quoted on')],
    read: 'own',
    write: 'anyone',
    seeds: offered.seeds.length === 0 ? [] : [1, 2, 3].map(given),
  }
  const action: Action = {
    id: newActionId(draft, 'calculate_price'),
    name: 'Calculate price',
    kind: 'create',
    entity: entity.id,
    fields: [by.id, ...numbers.map(({ field }) => field.id)],
    effects,
    confirmation: 'The price is {price}.',
  }
  const page = addPage(putActions(putEntity(draft, entity), [action]), {
    title: 'Price calculator',
    navigation: 'Price calculator',
    blocks: (id) => [
      {
        kind: 'quote',
        id: id('quote'),
        heading: '',
        action: action.id,
        result: sum.id,
        rates: [
          { label: titled(offered.singular), value: 'At its own price' },
          ...numbers.map(({ rate, noun }) => ({ label: `Each ${noun}`.slice(0, 60), value: `$${rate.toFixed(2)}` })),
        ],
        text: 'These are sample rates until the owner of this site sets others.',
      },
    ],
  })
  const claimed = claimWhere(page.draft, /\b(?:price|cost) (?:estimat\w*|calculat\w*)|\bestimat\w*|\bcalculat\w* (?:the |a )?(?:price|cost)/, page.path)
  return { draft: claimed, path: page.path }
}
