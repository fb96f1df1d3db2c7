import { capital } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field, Value, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { money, withRules } from './fields.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, putEntity, withFields, withSeeds } from './parts.ts'
import { sampled } from './taken-fees-samples.ts'

const pays = /^(?:reward|fee|pay|payment|price|budget|bounty|salary|wage)$/i
const earns = /(?:fee|earning|income|reward record|reward|commission|payout|bonus)$/
const kept = /^(?:commission|platform keeps|platform fee|service fee)$/i
/** The percentage that the platform keeps where no level says another. */
const usual = 10
const rate: Field = { id: 'commission_rate', label: 'Commission rate', type: 'percent', required: false }
const net = money('paid_to_the_taker', 'Paid to the taker')

/** What is earned by what one account offers and another takes on, less the platform's commission, is booked when it is accepted. */
export const takenFees: Completer = (draft) => draft.model.entities.reduce((so_far, { id }) => booked(so_far, id), draft)

export interface Offered {
  readonly entity: Entity
  readonly pay: Field
  readonly accept: string
  readonly done: string
  readonly taker: string
}
export interface Book {
  readonly entity: Entity
  readonly about: Field
  readonly amount: Field
}

function booked(draft: Draft, id: string): Draft {
  const offered = offeredIn(draft, id)
  const books = offered ? booksOf(draft, offered.entity) : []
  if (!offered || books.length === 0) return draft
  const isShared = offered.entity.fields.some(isKept) || books.some(({ entity }) => isOfPlatform(entity) || entity.fields.some(isKept))
  const priced = isShared ? reckoned(draft, offered) : draft
  const effects = books.map((book) => recordOf(offered, book, isShared))
  const ruled = changeActions(priced, id, (action) => (action.transition === offered.accept ? withRules(action, [], effects) : action))
  return sampled(told(ruled, books), offered, books, (book) => copiesOf(offered, book, isShared))
}

const isKept = ({ type, label }: Field): boolean => type === 'money' && kept.test(label)
const isOfPlatform = ({ singular }: Entity): boolean => singular.endsWith('commission')

function offeredIn(draft: Draft, id: string): Offered | undefined {
  const entity = entityIn(draft, id)
  const { transitions = [], taker } = entity?.lifecycle ?? {}
  const accept = transitions.find(({ from, to, by }) => by !== 'taker' && from.includes('Handed in') && /^(?:completed|done|accepted)$/i.test(to))
  const pay = entity?.fields.find(({ type, label }) => type === 'money' && pays.test(label))
  return entity && accept && pay && taker !== undefined ? { entity, pay, accept: accept.id, done: accept.to, taker } : undefined
}

/** What somebody is to pay is no book of what they earn. */
const isOwed = ({ label }: Field): boolean => /^(?:payer|due on)$/i.test(label)
const booksOf = ({ model }: Draft, { id }: Entity): readonly Book[] =>
  model.entities.flatMap((entity) => {
    const about = entity.fields.find((field) => field.type === 'reference' && field.entity === id)
    const amount = entity.fields.find((field) => field.id === 'amount' && field.type === 'money')
    return about && amount && entity.id !== id && entity.read === 'own' && earns.test(entity.singular) && !entity.fields.some(isOwed)
      ? [{ entity, about, amount }]
      : []
  })

/** The commission is a share of what is paid, by the level that is asked for where levels say one; nobody enters it. */
function reckoned(draft: Draft, { entity, pay }: Offered): Draft {
  const commission = entity.fields.find(isKept) ?? money('commission', 'Commission')
  const level = entity.fields.flatMap(({ id, type, entity: of }) => {
    const share = type === 'reference' ? entityIn(draft, of)?.fields.find((field) => field.type === 'percent' && /commission/i.test(field.label)) : undefined
    return share ? [{ by: id, of: of!, share: share.id }] : []
  })[0]
  const wide = withFields(
    entity,
    [rate, ...(entity.fields.includes(commission) ? [] : [commission]), net].filter(({ id }) => !entity.fields.some((one) => one.id === id)),
  )
  const rateOf = (seed: Values): number => {
    const at = level && seed[level.by]
    return Number((typeof at === 'number' && entityIn(draft, level!.of)?.seeds[at]?.[level!.share]) || usual)
  }
  const priced = withSeeds(wide, (seed) => {
    const whole = Number(seed[pay.id] ?? 0)
    const part = Math.round(whole * rateOf(seed)) / 100
    return { ...seed, [rate.id]: rateOf(seed), [commission.id]: part, [net.id]: whole - part }
  })
  const effects: Effect[] = [
    { kind: 'put', field: rate.id, value: usual, when: null },
    ...(level ? [{ kind: 'copy' as const, by: level.by, field: level.share, to: rate.id }] : []),
    { kind: 'multiply', fields: [pay.id, rate.id], percent: true, to: commission.id },
    { kind: 'sum', fields: [pay.id, commission.id], sign: -1, percent: false, to: net.id },
  ]
  const asked = ({ fields }: Action): string[] => fields.filter((field) => field !== commission.id)
  const ruled = changeActions(putEntity(draft, priced), entity.id, (action) =>
    action.kind === 'create' || action.fields.includes(pay.id)
      ? withRules({ ...action, fields: asked(action) }, [], effects)
      : { ...action, fields: asked(action) },
  )
  return changeBlocks(ruled, (block) => [
    block.kind === 'detail' && block.entity === entity.id ? { ...block, fields: [...new Set([...block.fields, commission.id, net.id])] } : block,
  ])
}

export interface Copy {
  readonly from: string
  readonly to: string
}
/** What of the row goes into a book of what is earned, by the book's own fields. */
function copiesOf({ entity, pay }: Offered, book: Book, isShared: boolean): Copy[] {
  const named = entity.fields.find(({ label }) => label === 'Taken by')
  const commission = entity.fields.find(isKept)?.id ?? 'commission'
  const paid = !isShared ? pay.id : isOfPlatform(book.entity) ? commission : net.id
  return book.entity.fields.flatMap((field): Copy[] => {
    const from =
      field === book.amount
        ? paid
        : isShared && isKept(field)
          ? commission
          : isShared && field.type === 'percent' && /rate/i.test(field.label)
            ? rate.id
            : field.type === 'money' && /of the sum of/i.test(field.label)
              ? pay.id
              : field.id === book.entity.title && isNamed(field)
                ? named?.id
                : field.type === 'reference' && field.entity !== entity.id
                  ? entity.fields.find((one) => one.type === 'reference' && one.entity === field.entity)?.id
                  : undefined
    return from === undefined ? [] : [{ from, to: field.id }]
  })
}
export const isNamed = ({ label }: Field): boolean => /\bby$|^name$/i.test(label)

export const reasonOf = ({ singular }: Entity): string => `${capital(singular)} completed`
function recordOf(offered: Offered, book: Book, isShared: boolean): Effect {
  const title = book.entity.fields.find(({ id }) => id === book.entity.title)!
  const days = book.entity.fields.filter(({ type, label }) => type === 'date' && /^(?:earned on|date|on)$/i.test(label))
  const values = Object.fromEntries<Value>([
    ...(isNamed(title) ? [] : [[title.id, reasonOf(offered.entity)] as const]),
    ...days.map(({ id }) => [id, '{today}'] as const),
  ])
  return { kind: 'record', entity: book.entity.id, by: book.about.id, copies: copiesOf(offered, book, isShared), values, sign: 1, when: null, whose: 'taker' }
}

/** What books itself needs no form of those who run the site to come into being. */
const told = (draft: Draft, books: readonly Book[]): Draft => {
  const bare = books.reduce(
    (so_far, { entity: { id } }) =>
      actionsOn(so_far, id).some(({ kind }) => kind === 'create') ? changeActions(so_far, id, (action) => (action.kind === 'create' ? null : action)) : so_far,
    draft,
  )
  return changeBlocks(bare, (block) => {
    const book = block.kind === 'list' ? books.find(({ entity }) => entity.id === block.entity) : undefined
    return [
      book && block.kind === 'list'
        ? { ...block, empty: `There are no ${book.entity.plural} here yet. They are booked when what was taken on is accepted.` }
        : block,
    ]
  })
}
