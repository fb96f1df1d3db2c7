import type { Action, Effect, Entity, Field } from '../../model.ts'
import { priceOf } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { hasDocuments } from './documents.ts'
import { choice, date, money, number, withRules } from './fields.ts'
import {
  addPage,
  changeActions,
  changeBlocks,
  claimClauses,
  claimWhere,
  createOn,
  entityIn,
  fieldIn,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  textOf,
  withFields,
  withSeeds,
} from './parts.ts'
import { estimated } from './quoted-packages.ts'

const priced = 'prices?|costs?|fees?|freight|fares?|premiums?|quotes?|quotations?|shipping|rates?'
const asking = new RegExp(
  `(?<!\\b(?:an?|the|their|its|with) )\\b(?:calculat\\w*|estimat(?:e|es|ing|ion|ions)|comput\\w*)\\b[^.;]{0,40}\\b(?:${priced})\\b|\\b(?:${priced}) (?:calculat\\w*|estimat\\w*|comput\\w*)|\\bcalculator for [^.;]{0,30}(?:${priced})|\\b(?:get|receive|request|see|obtain)\\w* (?:an? |the |their |instant |automatic ){0,3}(?:price )?(?:quotes?|quotations?|price estimates?)\\b|\\bautomatic(?:ally)? (?:price )?(?:quotes?|quotations?)\\b`,
)

interface Tariff {
  readonly of: RegExp
  readonly title: string
  readonly inputs: readonly Field[]
  readonly base: number
  readonly parts: readonly { readonly field: string; readonly rate: number; readonly label: string; readonly value: string }[]
  readonly choice: { readonly field: Field; readonly times: readonly number[] }
}
const asked = (id: string, label: string, unit: string, most = 100_000): Field => number(id, label, { required: true, min: 0, max: most, unit })
const tariffs: readonly Tariff[] = [
  {
    of: /freight|ship|logistic|transport|moving|move|deliver|cargo|truck|parcel|express/,
    title: 'Freight calculator',
    inputs: [asked('distance', 'Distance', 'km'), asked('weight', 'Weight', 'kg')],
    base: 15,
    parts: [
      { field: 'distance', rate: 0.8, label: 'Each kilometre', value: '$0.80' },
      { field: 'weight', rate: 0.25, label: 'Each kilogram', value: '$0.25' },
    ],
    choice: { field: choice('service', 'Service', ['Standard', 'Express'], true), times: [1, 1.5] },
  },
  {
    of: /\b(?:late|overdue|fines?|penalt\w*)\b/,
    title: 'Late fee calculator',
    inputs: [asked('days_late', 'Days late', 'days', 365), asked('items', 'Items', 'pieces', 100)],
    base: 0,
    parts: [
      { field: 'days_late', rate: 2.5, label: 'Each day', value: '$2.50' },
      { field: 'items', rate: 1, label: 'Each item', value: '$1.00' },
    ],
    choice: { field: choice('reminder', 'Reminder', ['First', 'Second'], true), times: [1, 1.5] },
  },
  {
    of: /\btrips?\b|\bpassengers\b/,
    title: 'Trip price calculator',
    inputs: [asked('distance', 'Distance', 'km', 2000), asked('passengers', 'Passengers', 'people', 60)],
    base: 6,
    parts: [
      { field: 'distance', rate: 1.2, label: 'Each kilometre', value: '$1.20' },
      { field: 'passengers', rate: 2, label: 'Each passenger', value: '$2.00' },
    ],
    choice: { field: choice('vehicle', 'Vehicle', ['Small', 'Family', 'Van'], true), times: [1, 1.3, 1.6] },
  },
  {
    of: /per word|translat|proofread/,
    title: 'Quote calculator',
    inputs: [asked('words', 'Words', 'words')],
    base: 15,
    parts: [{ field: 'words', rate: 0.12, label: 'Each word', value: '$0.12' }],
    choice: { field: choice('service', 'Service', ['Standard', 'Express'], true), times: [1, 1.5] },
  },
  {
    of: /taxi|\brides?\b|cab|fare|bus|car hailing/,
    title: 'Fare calculator',
    inputs: [asked('distance', 'Distance', 'km', 2000), asked('minutes', 'Minutes', 'min', 2000)],
    base: 3.5,
    parts: [
      { field: 'distance', rate: 1.4, label: 'Each kilometre', value: '$1.40' },
      { field: 'minutes', rate: 0.3, label: 'Each minute', value: '$0.30' },
    ],
    choice: { field: choice('car', 'Car', ['Standard', 'Comfort', 'Large'], true), times: [1, 1.3, 1.6] },
  },
  {
    of: /roof|paint|floor|building|renovat|decorat|clean|tile|construct/,
    title: 'Price calculator',
    inputs: [asked('area', 'Area', 'm²')],
    base: 180,
    parts: [{ field: 'area', rate: 42, label: 'Each square metre', value: '$42.00' }],
    choice: { field: choice('quality', 'Quality', ['Basic', 'Standard', 'Premium'], true), times: [0.8, 1, 1.4] },
  },
  {
    of: /insur|premium/,
    title: 'Premium calculator',
    inputs: [asked('insured_value', 'Insured value', '$', 10_000_000), asked('months', 'Months', 'months', 120)],
    base: 12,
    parts: [
      { field: 'insured_value', rate: 0.002, label: 'Each 1,000 of value', value: '$2.00' },
      { field: 'months', rate: 4, label: 'Each month', value: '$4.00' },
    ],
    choice: { field: choice('cover', 'Cover', ['Basic', 'Full'], true), times: [1, 1.75] },
  },
  {
    of: /./,
    title: 'Price calculator',
    inputs: [asked('quantity', 'Quantity', 'pieces')],
    base: 10,
    parts: [{ field: 'quantity', rate: 12.5, label: 'Each piece', value: '$12.50' }],
    choice: { field: choice('service', 'Service', ['Standard', 'Express'], true), times: [1, 1.4] },
  },
]

/** A quote that somebody asked for some days ago, at the price of what they entered. */
function sampleOf({ inputs, choice: { field } }: Tariff, price: Extract<Effect, { kind: 'price' }>, times: number): Entity['seeds'][number] {
  const given = {
    ...Object.fromEntries(inputs.map(({ id, max }) => [id, Math.min(times * 4, max ?? times * 4)])),
    [field.id]: field.choices?.[(times - 1) % field.choices.length] ?? null,
  }
  return { ...given, price: priceOf(given, price), quoted_on: `-${times * 3}d` }
}

/** A price worked out from what is entered, where the words have one calculated. */
export function quotes(draft: Draft): Draft {
  const words = textOf(draft)
  const found = asking.exec(words)
  const own = found && !hasDocuments(draft) ? estimated(draft) : null
  if (own) return claimClauses(own.draft, asking, own.path)
  if (!found || isWorkedOut(draft, found.index) || hasDocuments(draft) || isWrittenOut(draft, found[0])) return draft
  const near = words.slice(found.index, found.index + found[0].length + 16)
  const tariff =
    tariffs.find(({ of }) => of.test(near)) === tariffs.at(-1) ? tariffs.find(({ of }) => of.test(words))! : tariffs.find(({ of }) => of.test(near))!
  const price: Extract<Effect, { kind: 'price' }> = {
    kind: 'price',
    base: tariff.base,
    parts: tariff.parts.map(({ field, rate }) => ({ field, rate })),
    by_choice: {
      field: tariff.choice.field.id,
      factors: (tariff.choice.field.choices ?? []).map((is, index) => ({ is, times: tariff.choice.times[index] ?? 1 })),
    },
    to: 'price',
  }
  const entity: Entity = {
    id: newEntityId(draft, 'quotes'),
    singular: 'quote',
    plural: 'quotes',
    title: 'price',
    fields: [...tariff.inputs.map((field) => ({ ...field })), tariff.choice.field, money('price', 'Price'), date('quoted_on', 'Quoted on')],
    read: 'own',
    write: 'anyone',
    seeds: [1, 2, 3].map((times) => sampleOf(tariff, price, times)),
  }
  const action: Action = {
    id: newActionId(draft, 'calculate_price'),
    name: 'Calculate price',
    kind: 'create',
    entity: entity.id,
    fields: [...tariff.inputs.map(({ id }) => id), tariff.choice.field.id],
    effects: [price, { kind: 'today', field: 'quoted_on' }],
    confirmation: 'The price is {price}.',
  }
  const factors = (tariff.choice.field.choices ?? []).flatMap((is, index) =>
    tariff.choice.times[index] === 1 ? [] : [{ label: `${is} ${tariff.choice.field.label.toLowerCase()}`, value: `× ${tariff.choice.times[index]}` }],
  )
  const rates = [{ label: 'Base price', value: `$${tariff.base.toFixed(2)}` }, ...tariff.parts.map(({ label, value }) => ({ label, value })), ...factors]
  const page = addPage(putActions(putEntity(draft, entity), [action]), {
    title: tariff.title,
    navigation: tariff.title,
    blocks: (id) => [
      {
        kind: 'quote',
        id: id('quote'),
        heading: '',
        action: action.id,
        result: 'price',
        rates,
        text: 'These are sample rates until the owner of this site sets others.',
      },
    ],
  })
  const told = pricedOrders(page.draft, tariff, price, found[0])
  return claimWhere(claimClauses(told, asking, page.path), asking, page.path)
}

const reckoned = /calculat|estimat|comput|instant|automatic/
/** "request quotes" where people write them, or answer such requests: the quote is theirs, rather than worked out from rates. */
const isWrittenOut = (draft: Draft, words: string): boolean =>
  !reckoned.test(words) && (partsOf(draft, 'quotation').length > 0 || draft.parts.some(({ made }) => askedFor.test(made.thing.noun)))
const askedFor = /^(?:quote|quotation|price) (?:request|inquiry|enquiry)$/

/** What a clause wants worked out is, where it is claimed already: from fields that its words name. */
const isWorkedOut = ({ brief, claims }: Draft, at: number): boolean =>
  brief.clauses.some(
    (clause) => clause.start <= at && at <= clause.end && (claims.has(clause) || clause.asks.some((ask) => claims.has(ask) && ask.kind === 'analyse')),
  )

/** An order of something without a price of its own asks what its price is worked out from, and keeps it. */
function pricedOrders(draft: Draft, tariff: Tariff, price: Extract<Effect, { kind: 'price' }>, words: string): Draft {
  const part = partsOf(draft, 'order', 'shipment').find(({ made }) => {
    const now = entityIn(draft, made.entity.id)
    return now && !fieldIn(now, 'total') && createOn(draft, now.id)
  })
  const entity = entityIn(draft, part?.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!entity || !create) return draft
  const label = /freight/.test(words) ? 'Freight' : /fare/.test(words) ? 'Fare' : /fee/.test(words) ? 'Fee' : 'Price'
  const known = (field: Field): Field => fieldIn(entity, field.id) ?? field
  const inputs = [...tariff.inputs, tariff.choice.field].map((field) => (known(field).type === field.type ? field : { ...field, id: `${field.id}_priced` }))
  const renamed = (id: string): string => inputs.find((field) => field.id === id || field.id === `${id}_priced`)?.id ?? id
  const own: Effect = {
    ...price,
    parts: price.parts.map(({ field, rate }) => ({ field: renamed(field), rate })),
    by_choice: price.by_choice && { ...price.by_choice, field: renamed(price.by_choice.field) },
    to: 'total',
  }
  const wider = withSeeds(withFields(entity, [...inputs, money('total', label)]), (seed, index) => {
    const values = Object.fromEntries(
      inputs.map((field, at) => [field.id, field.type === 'choice' ? (field.choices?.[index % 2] ?? null) : 20 + (((index + at) * 37) % 180)]),
    )
    return { ...seed, ...values, total: priceOf(values, own) }
  })
  const next = changeActions(putEntity(draft, wider), entity.id, (action) => {
    if (action.kind === 'update') return { ...action, fields: action.fields.filter((id) => id !== 'total') }
    if (action.id !== create.id) return action
    return {
      ...withRules(action, [], [own]),
      fields: [...action.fields, ...inputs.map(({ id }) => id)],
      confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. ${label}: {total}.`,
    }
  })
  return changeBlocks(next, (block) =>
    block.kind === 'list' && block.entity === entity.id
      ? [{ ...block, fields: [...new Set([...block.fields.slice(0, 4), 'total', ...block.fields.slice(4)])] }]
      : [block],
  )
}
