import { categoryRows } from '../../compose/categorised.ts'
import { singular, titled } from '../../lexicon/inflect.ts'
import { type Kit, kits } from '../../lexicon/kits.ts'
import type { Block, BlockOf, Entity, Field, Page, Value, Values } from '../../model.ts'
import type { Good } from '../../read/facts.ts'
import { isSort } from '../../sort.ts'
import { type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'
import { putEntity } from '../trade/parts.ts'

const claimedAt = (draft: Draft, where: string, starts: readonly number[]): Draft =>
  claimed(
    draft,
    where,
    draft.brief.clauses.filter(({ start, asks }) => asks.length === 0 && starts.includes(start)),
  )

const groupOf = ({ parts }: Draft, { id }: Entity): Kit['group'] | '' => {
  const kit = parts.find(({ made }) => made.entity.id === id)?.made.thing.kit
  return kit === undefined ? '' : kits[kit].group
}
const isOfPeople = ({ parts }: Draft, { id }: Entity): boolean => {
  const kit = parts.find(({ made }) => made.entity.id === id)?.made.thing.kit
  return kit !== undefined && (kits[kit].group === 'person' || ['expert', 'doctor', 'teacher', 'driver'].includes(kit))
}
const pricesOf = ({ fields }: Entity): Field | undefined =>
  fields.find(({ type, label }) => type === 'money' && /price|fee|cost|rate|per /i.test(label)) ?? fields.find(({ type }) => type === 'money')

/** The entity whose rows stand for what is sold: an offer with a price, else what is booked or ordered. */
function soldIn(draft: Draft): Entity | undefined {
  const { entities } = draft.model
  const offers = entities.filter((entity) => groupOf(draft, entity) === 'offer' && !isOfPeople(draft, entity) && pricesOf(entity) && isText(entity))
  const dealt = entities.filter((entity) => /^(?:booking|order|membership|subscription|rental|ticket|reservation)s?$/.test(entity.plural))
  const referred = entities.find(
    (entity) => isText(entity) && !isOfPeople(draft, entity) && dealt.some(({ fields }) => fields.some((field) => field.entity === entity.id)),
  )
  return offers.find((entity) => entity === referred) ?? offers[0] ?? referred
}
const isText = ({ title, fields }: Entity): boolean => fields.some(({ id, type }) => id === title && type === 'text')

const price: Field = { id: 'price', label: 'Price', type: 'money', required: false, min: 0 }
/** The entity with rows of these names; what its sample rows had beside them is told anew, or left out where it would be about something else. */
function withRows(entity: Entity, names: readonly string[], values: (index: number) => Values): Entity {
  const seeds = names.map((name, index) => {
    const like = entity.seeds[index % Math.max(1, entity.seeds.length)] ?? {}
    const kept = Object.fromEntries(
      entity.fields.map((field): [string, Value] => [field.id, field.type === 'long_text' || field.type === 'image' ? null : (like[field.id] ?? null)]),
    )
    return { ...kept, ...values(index), [entity.title]: name }
  })
  return { ...entity, seeds }
}

/** Rows that count into an entity of fewer rows than before count into those that are there. */
const referring = (entities: readonly Entity[], { id, seeds }: Entity): Entity[] =>
  entities.map((entity) => {
    const fields = entity.fields.filter((field) => field.type === 'reference' && field.entity === id)
    if (fields.length === 0) return entity
    const inside = (value: Value | undefined): Value => (typeof value === 'number' && value >= seeds.length ? value % seeds.length : (value ?? null))
    return { ...entity, seeds: entity.seeds.map((row) => ({ ...row, ...Object.fromEntries(fields.map((field) => [field.id, inside(row[field.id])])) })) }
  })

const untold: ReadonlySet<Field['type']> = new Set(['choice', 'boolean', 'number', 'rating'])
/** What nobody told of rows that are named: kinds, marks and numbers that only samples have. */
function withoutUntold({ brief }: Draft, entity: Entity, said?: string): Entity {
  const words = brief.words.toLowerCase()
  const isTold = ({ id, label, type, required, sorts }: Field): boolean =>
    required ||
    !(untold.has(type) || sorts) ||
    id === entity.title ||
    id === said ||
    id === entity.lifecycle?.field ||
    /places|seats|stock|copies/i.test(label) ||
    label
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 3 && words.includes(word))
  const fields = entity.fields.filter(isTold)
  const seeds = entity.seeds.map((row) => Object.fromEntries(Object.entries(row).filter(([id]) => fields.some((field) => field.id === id))))
  return { ...entity, fields, seeds }
}

const pathOf = ({ model }: Draft, { id }: Entity): string =>
  model.pages.find(
    ({ path, role, navigation, blocks }) =>
      path !== '/' && role === undefined && navigation !== null && blocks.some((block) => block.kind === 'list' && block.entity === id),
  )?.path ??
  model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === id))?.path ??
  '/'

function replaced(draft: Draft, entity: Entity, said?: string): Draft {
  const kept = putEntity(draft, withoutUntold(draft, entity, said))
  return withModel(kept, { entities: referring(kept.model.entities, entity) })
}

/** What something is to be had for by whom or for how long is no thing of its own. */
const tariff =
  /^(?:adults?|kids?|child(?:ren)?|students?|seniors?|members?|non-members?|famil(?:y|ies)|groups?|concessions?|(?:day|week|month|year)(?:ly)?(?: pass| ticket)?|monthly|yearly|weekly|daily|annual|half day|full day|hourly|per (?:hour|day|week|month|year)|free|[€£$]?\d.*)$/i
const plansIn = (draft: Draft): Entity | undefined =>
  draft.model.entities.find(
    (entity) => /^(?:pricing plan|plan|package|membership|pass|subscription plan|ticket type)s?$/.test(entity.singular) && isText(entity) && pricesOf(entity),
  )

/** "espresso 2.50, cappuccino 3.20": rows with those prices, or a list of prices where nothing is kept that has some. */
function priced(draft: Draft): Draft {
  const { goods } = draft.brief.facts
  if (goods.length === 0) return draft
  const entity = goods.every(({ name }) => tariff.test(name)) ? plansIn(draft) : soldIn(draft)
  if (!entity) return listed(draft, goods)
  const field = pricesOf(entity) ?? price
  const fields = entity.fields.some(({ id }) => id === field.id) ? entity.fields : [...entity.fields, field]
  const named = withRows(
    { ...entity, fields },
    goods.map(({ name }) => name),
    (index) => ({ [field.id]: goods[index]!.price }),
  )
  return claimedAt(
    replaced(draft, named),
    pathOf(draft, entity),
    goods.map(({ start }) => start),
  )
}

const amount = ({ price: sum, currency, per }: Good): string => {
  const sum_ = Number.isInteger(sum) ? String(sum) : sum.toFixed(2)
  const said = sum === 0 ? 'Free' : /^[€£$]$/.test(currency) ? currency + sum_ : currency === '' ? sum_ : `${sum_} ${currency}`
  return per === '' ? said : `${said} a ${per}`
}
const homeOf = ({ model }: Draft): Page => model.pages.find(({ path }) => path === '/')!
const withHome = (draft: Draft, blocks: (home: Page) => Block[]): Draft =>
  withModel(draft, { pages: draft.model.pages.map((page) => (page.path === '/' ? { ...page, blocks: blocks(page) } : page)) })

function listed(draft: Draft, goods: readonly Good[]): Draft {
  const items = goods.map((good) => ({ name: good.name, price: amount(good), lines: [], page: null }))
  const block: BlockOf<'prices'> = { kind: 'prices', id: newBlockId(draft, 'prices'), heading: 'Prices', items }
  const shown = withHome(draft, ({ blocks }) => [...blocks, block])
  return claimedAt(
    shown,
    '/',
    goods.map(({ start }) => start),
  )
}

/** "yoga, pilates and spinning classes": these are the rows. */
function named(draft: Draft): Draft {
  return draft.brief.examples.reduce((so_far: Draft, { noun, names, areKinds, start }) => {
    const entity = so_far.model.entities.find(
      (one) =>
        isText(one) &&
        (noun === 'person' ? isOfPeople(so_far, one) : one.singular === noun || one.singular.endsWith(` ${noun}`) || one.plural.startsWith(noun)),
    )
    if (!entity) return so_far
    return claimedAt(
      areKinds
        ? withKinds(so_far, entity, names)
        : replaced(
            so_far,
            withRows(entity, names, () => ({})),
          ),
      pathOf(so_far, entity),
      [start],
    )
  }, draft)
}

const kinds: Field = { id: 'category', label: 'Category', type: 'choice', required: false }
/** "drills, ladders and other equipment": what its rows are sorted by, with one row of each. */
function withKinds(draft: Draft, entity: Entity, names: readonly string[]): Draft {
  const own = entity.fields.find((field) => isSort(field) && /^(?:category|type|kind)$/i.test(field.label)) ?? kinds
  const all = [...names, 'Other']
  const table = own.sorts ? draft.model.entities.find(({ id }) => id === own.entity) : undefined
  const field = table ? own : { ...own, choices: all }
  const fields = entity.fields.some(({ id }) => id === field.id)
    ? entity.fields.map((one) => (one.id === field.id ? field : one))
    : [entity.fields[0]!, field, ...entity.fields.slice(1)]
  const left = names.filter((name) => !entity.seeds.some((row) => isKindOf(row[entity.title], name)))
  const seeds = entity.seeds.map((row) => {
    const kind = names.find((name) => isKindOf(row[entity.title], name)) ?? left.shift()
    const title = kind === undefined || isKindOf(row[entity.title], kind) ? row[entity.title]! : titled(singular(kind.toLowerCase()))
    return { ...row, [entity.title]: title, [field.id]: table ? all.indexOf(kind ?? 'Other') : (kind ?? 'Other') }
  })
  const sorted = table ? putEntity(draft, { ...table, seeds: categoryRows(all) }) : draft
  return replaced(sorted, { ...entity, fields, seeds }, own.id)
}
const isKindOf = (title: unknown, name: string): boolean =>
  typeof title === 'string' && ` ${title.toLowerCase()} `.includes(` ${singular(name.toLowerCase())} `)

/** "12 places in each": every row has as many. */
function withRoom(draft: Draft): Draft {
  const { places } = draft.brief.facts
  if (places === null) return draft
  const entities = draft.model.entities.map((entity) => {
    const field = entity.fields.find(({ type, label }) => type === 'number' && /^(?:places|seats)\b/i.test(label))
    return field ? { ...entity, seeds: entity.seeds.map((row) => ({ ...row, [field.id]: places })) } : entity
  })
  return withModel(draft, { entities })
}

/** Rows that the words name themselves stand for sample rows, with the prices that they give. */
export const statedRows: Completer = (draft) => withRoom(named(priced(draft)))

/** The hours, the address and how somebody is reached stand at the end of the first page, and where contact is. */
export const statedLines: Completer = (draft) => {
  const { lines } = draft.brief.facts
  if (lines.length === 0) return draft
  const told = lines.map(({ label, value }) => ({ label: titled(label).slice(0, 80), value }))
  const heading = lines.some(({ label }) => /^(?:Phone|Email|Address)$/.test(label)) ? 'How to reach us' : 'Good to know'
  const contact = draft.model.pages.find(({ path, navigation, role }) => navigation !== null && role === undefined && /^\/(?:contact|about)/.test(path))
  const block = (): BlockOf<'contact'> => ({ kind: 'contact', id: newBlockId(draft, 'stated'), heading, lines: told })
  const pages = draft.model.pages.map((page) => (page === homeOf(draft) || page === contact ? { ...page, blocks: [...page.blocks, block()] } : page))
  return claimedAt(
    withModel(draft, { pages }),
    contact?.path ?? '/',
    lines.map(({ start }) => start),
  )
}
