import type { Action, Block, BlockOf, Effect, Entity, Guard } from '../../model.ts'
import { claimed, type Draft, newBlockId } from '../draft.ts'
import { isScanned, sandboxText, scanning, withRules } from './fields.ts'
import { changePages, claimWhere, createOn, fieldIn, isDetailOf, newActionId, putActions, putEntity, textOf } from './parts.ts'

const text = `Scan the code with the app that you pay by, then press the button. ${sandboxText}`

/** What is paid by a code waits for it: its page, and where it is made, show the code until the visitor says that it is paid. */
export function scanToPay(draft: Draft): Draft {
  if (!scanning.test(textOf(draft))) return draft
  const waiting = draft.model.entities.flatMap((entity) => {
    const method = entity.fields.find(
      ({ type, choices = [], label, id }) => type === 'choice' && choices.some(isScanned) && /pay|method/i.test(`${label} ${id}`),
    )
    return method && createOn(draft, entity.id) ? [{ entity, method: method.id, is: method.choices!.find(isScanned)! }] : []
  })
  const made = waiting.reduce((so_far, one) => withCode(so_far, one), draft)
  const where = made.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'scan_to_pay' || kind === 'checkout'))?.path
  if (waiting.length === 0 || where === undefined) return made
  const clauses = draft.brief.clauses.filter(
    ({ mode, asks, start, end }) => mode !== 'subject' && asks.length < 3 && scanning.test(draft.brief.words.slice(start, end)),
  )
  return claimWhere(claimed(made, where, clauses), /\bscan(?:s|ning)?\b|\bqr\b/, where)
}

interface Waiting {
  readonly entity: Entity
  readonly method: string
  readonly is: string
}
function withCode(draft: Draft, { entity, method, is }: Waiting): Draft {
  const create = createOn(draft, entity.id)!
  const isOrdered = fieldIn(entity, 'payment_status')?.choices?.includes('Paid') === true
  const { lifecycle } = entity
  const isPaid = lifecycle !== undefined && fieldIn(entity, lifecycle.field)?.choices?.includes('Paid') === true && lifecycle.initial !== 'Paid'
  if (!isOrdered && !isPaid) return draft
  const id = newActionId(draft, `paid_${entity.id}`.slice(0, 44))
  const paid: Action = {
    id,
    name: 'I have paid',
    kind: 'update',
    entity: entity.id,
    fields: [],
    confirmation: 'Thank you. {title} is marked as paid; no money moved.',
  }
  const next = isOrdered
    ? putActions(draft, [withRules(paid, unpaid(entity), settling(create))])
    : putActions(
        putEntity(draft, {
          ...entity,
          lifecycle: { ...lifecycle!, transitions: [...lifecycle!.transitions, { id, name: paid.name, from: [lifecycle!.initial], to: 'Paid' }] },
        }),
        [withRules({ ...paid, kind: 'transition', transition: id }, [], settled(create, fieldIn(entity, 'paid_on') !== undefined))],
      )
  const [state, open] = isOrdered ? ['payment_status', 'Unpaid'] : [lifecycle!.field, lifecycle!.initial]
  const money = fieldIn(entity, 'total') ?? entity.fields.find(({ type }) => type === 'money')
  const number = ['number', 'receipt', 'reference'].find((one) => fieldIn(entity, one)?.type === 'text')
  const block = (): BlockOf<'scan_to_pay'> => ({
    kind: 'scan_to_pay',
    id: newBlockId(draft, `${entity.id}_code`.slice(0, 40)),
    heading: 'Scan to pay',
    entity: entity.id,
    method,
    is,
    state,
    open: [open],
    total: money?.id ?? null,
    number: number ?? null,
    action: id,
    text,
  })
  return shown(next, entity, create, block)
}

/** Right below what the row is told by, and above the form by which it was made. */
function shown(draft: Draft, entity: Entity, create: Action, block: () => Block): Draft {
  return changePages(draft, (page) => {
    if (isDetailOf(page, entity.id)) return { ...page, blocks: [page.blocks[0]!, block(), ...page.blocks.slice(1)] }
    const isMade = page.role === undefined && page.blocks.some((one) => one.kind === 'form' && one.action === create.id)
    return isMade ? { ...page, blocks: [{ ...block(), id: newBlockId(draft, `${entity.id}_to_pay`.slice(0, 40)) }, ...page.blocks] } : page
  })
}

/** Only what still waits, and was not called off, is marked as paid. */
export function unpaid({ lifecycle, fields }: Entity): Guard[] {
  const states = lifecycle ? (fields.find(({ id }) => id === lifecycle.field)?.choices ?? []) : []
  const going = states.filter((state) => !/^(?:cancel|reject|declin|refus|withdr|returned|no.?show)/i.test(state))
  return [
    { kind: 'has', field: 'payment_status', values: ['Unpaid'], text: 'This is paid already, or no longer to be paid.' },
    ...(lifecycle && going.length > 0 ? [{ kind: 'has' as const, field: lifecycle.field, values: going, text: 'This is no longer to be paid.' }] : []),
  ]
}

type RecordEffect = Extract<Effect, { kind: 'record' }>
const isNote = (effect: Effect, is: string): effect is RecordEffect =>
  effect.kind === 'record' && effect.when?.field === 'payment_status' && effect.when.is === is
/** Paid as if at once: with the payment that is kept of it, in place of the one that was open. */
export function settling({ effects = [] }: Action): Effect[] {
  const [open, paid] = [effects.find((one) => isNote(one, 'Unpaid')), effects.filter((one) => isNote(one, 'Paid'))]
  return [
    { kind: 'put', field: 'payment_status', value: 'Paid', when: null },
    ...(open?.kind === 'record' && open.by !== null ? [{ kind: 'take' as const, of: open.entity, by: open.by }] : []),
    ...paid,
  ]
}

/** A payment that is made by the code pays for what it is for once it is paid, as those by other methods do. */
function settled({ effects = [] }: Action, isDated: boolean): Effect[] {
  const pays = effects.filter((one) => one.kind === 'set' && one.value === 'Paid' && one.when?.is === 'Paid')
  return [...(isDated ? [{ kind: 'today' as const, field: 'paid_on' }] : []), ...pays]
}
