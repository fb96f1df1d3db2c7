import type { Action, Effect, Entity, Field, Lifecycle, Values } from '../../model.ts'
import { instalmentsOf } from '../../render/act/schedule.ts'
import { asksIn, type Completer, type Draft, withModel } from '../draft.ts'
import { newEntityId } from '../module/remake.ts'
import { choice, date, money, reference, text, withRules } from './fields.ts'
import {
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  fieldIn,
  manager,
  newActionId,
  partsOf,
  putActions,
  putEntity,
  textOf,
  withoutFields,
  withSeeds,
} from './parts.ts'

const planned =
  /(?:^| )(?:instal?lment|repayment plan|repayment schedule|payment schedule|payment plan|instal?lment plan|monthly payment|scheduled payment|repayment instal?lment)$/
const told = /\b(?:instal?lments?|(?:re)?payment (?:schedules?|plans?)|amorti[sz]ation)\b/
const lent =
  /(?:^| )(?:loan|loan request|loan application|credit|financing|financing request|mortgage|mortgage application|hire purchase|instal?lment purchase)$/
const granted = /^(?:approved|accepted|granted|signed|active|confirmed|disbursed|paid out|running|funded|in progress)$/i
const paid = /^(?:paid|paid off|settled|received)$/i
const shown_rows = 6

/** A loan with its amount, its rate and its months has what is due each month as rows of its own, and what is paid of it is a transaction where those are kept. */
export const scheduled: Completer = (draft) =>
  told.test(textOf(draft)) ? draft.model.entities.reduce((so_far, { id }) => scheduledIn(so_far, id), draft) : draft

interface Loan {
  readonly entity: Entity
  readonly amount: Field
  readonly rate: Field | undefined
  readonly months: Field
}
function loanIn(draft: Draft, id: string): Loan | null {
  const entity = entityIn(draft, id)
  const rates = entity?.fields.filter(({ type, label }) => type === 'percent' && /\b(?:interest|rate|apr)\b/i.test(label)) ?? []
  const asked = new Set(createOn(draft, id)?.fields)
  const rate = rates.find((field) => field.id !== 'interest_rate' && asked.has(field.id)) ?? rates[0]
  const amount = entity?.fields.find(({ type, label }) => type === 'money' && /^(?:(?:loan|requested|financed|total) )?amount$|^principal$/i.test(label))
  const months = entity?.fields.find(({ type, label }) => type === 'number' && /\b(?:term|months|duration|instal?lments)\b/i.test(label))
  return entity && lent.test(entity.singular) && asked.size > 0 && amount && months ? { entity, amount, rate, months } : null
}

const term = /^(?:(?:loan|repayment) )?(?:term|duration)$/i
/** A term that the words leave open is one of months. */
function inMonths(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const open = entity && lent.test(entity.singular) ? entity.fields.find(({ type, label }) => type === 'text' && term.test(label)) : undefined
  if (!entity || !open) return draft
  const fields = entity.fields.map((field) => (field === open ? { ...field, type: 'number' as const, unit: 'months', min: 1, max: 480 } : field))
  return putEntity(
    draft,
    withSeeds({ ...entity, fields }, (seed, index) => ({ ...seed, [open.id]: [12, 24, 36, 6, 18][index % 5]! })),
  )
}

function scheduledIn(given: Draft, id: string): Draft {
  const before = inMonths(given, id)
  const loan = loanIn(before, id)
  if (!loan) return given
  const known = before.model.entities.find(({ singular, fields }) => planned.test(singular) && fields.some(({ entity }) => entity === id))
  const draft = known ? withSteps(before, known) : withPlan(before, loan.entity)
  const plan = known ? entityIn(draft, known.id)! : draft.model.entities.at(-1)!
  const by = plan.fields.find(({ entity }) => entity === id)?.id
  const sum = plan.fields.find(({ type }) => type === 'money')?.id
  const on = plan.fields.find(({ type }) => type === 'date')?.id
  if (by === undefined || sum === undefined || on === undefined) return given
  const name =
    plan.fields.find(({ id: own, type, label }) => own === plan.title && type === 'text' && /^(?:instal?lment|title|name|number|payment|no)\b/i.test(label))
      ?.id ?? null
  const left =
    loan.entity.fields.find(({ type, label }) => type === 'money' && /^(?:outstanding(?: balance)?|left to pay|remaining(?: balance)?|balance)$/i.test(label))
      ?.id ?? null
  const effect = {
    kind: 'schedule' as const,
    entity: plan.id,
    by,
    amount: loan.amount.id,
    rate: loan.rate?.id ?? null,
    months: loan.months.id,
    to: { sum, on, name },
    left,
  }
  const called = name === null ? putEntity(draft, { ...plan, title: by }) : draft
  const one = atOneRate(called, loan)
  const step = loan.entity.lifecycle?.transitions.find(({ to }) => granted.test(to))
  const ruled = changeActions(one, id, (action) =>
    (step ? action.transition === step.id : action.kind === 'create')
      ? { ...withRules(action, [], [effect]), confirmation: `${action.confirmation} Its instalments are planned.` }
      : action,
  )
  return paidOff(seeded(ruled, plan.id, effect), plan.id, { by, sum, left })
}

/** A rate and a term are told once: what the words call them stands for the usual ones. */
function atOneRate(draft: Draft, { entity, rate, months }: Loan): Draft {
  const names = new Map([
    ['interest_rate', rate?.id ?? 'interest_rate'],
    ['term', months.id],
  ])
  const gone = [...names].flatMap(([usual, own]) => (usual !== own && fieldIn(entity, usual) && fieldIn(entity, own) ? [usual] : []))
  if (gone.length === 0) return draft
  const named = (id: string): string => (gone.includes(id) ? names.get(id)! : id)
  const renamed = (effect: Effect): Effect => (effect.kind === 'instalment' ? { ...effect, rate: named(effect.rate), months: named(effect.months) } : effect)
  return changeActions(putEntity(draft, withoutFields(entity, gone)), entity.id, (action) => ({
    ...action,
    fields: action.fields.filter((id) => !gone.includes(id)),
    ...(action.effects && { effects: action.effects.map(renamed) }),
  }))
}

/** Rows of what is due that only tick whether they are paid are paid by a step. */
function withSteps(draft: Draft, plan: Entity): Draft {
  if (plan.lifecycle || fieldIn(plan, 'status')) return draft
  const ticks = plan.fields.filter(({ id, type }) => type === 'boolean' && id === 'paid').map(({ id }) => id)
  const lifecycle: Lifecycle = { field: 'status', initial: 'Due', transitions: [{ id: 'pay', name: 'Pay', from: ['Due'], to: 'Paid' }] }
  const bare = withoutFields(plan, ticks)
  const whole: Entity = {
    ...bare,
    lifecycle,
    fields: [...bare.fields, choice('status', 'Status', ['Due', 'Paid'])],
    seeds: plan.seeds.map((seed, index) => ({ ...seed, status: index < 2 ? 'Paid' : 'Due' })),
  }
  const pay: Action = {
    id: newActionId(draft, 'pay_instalment'),
    name: 'Pay',
    kind: 'transition',
    entity: plan.id,
    transition: 'pay',
    fields: [],
    confirmation: `This ${plan.singular} is paid. No money moved.`,
  }
  const put = changeActions(putEntity(draft, whole), plan.id, (action) => ({ ...action, fields: action.fields.filter((id) => !ticks.includes(id)) }))
  return changeBlocks(putActions(put, [pay]), (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== plan.id) return [block]
    return [{ ...block, fields: [...block.fields.filter((id) => !ticks.includes(id)), 'status'], actions: [pay.id, ...block.actions] }]
  })
}

/** The rows of what is due of a loan, which stand on its page. */
function withPlan(draft: Draft, loan: Entity): Draft {
  const id = newEntityId(draft, 'instalments')
  const lifecycle: Lifecycle = { field: 'status', initial: 'Due', transitions: [{ id: 'pay', name: 'Pay', from: ['Due'], to: 'Paid' }] }
  const plan: Entity = {
    id,
    singular: 'instalment',
    plural: 'instalments',
    title: 'instalment',
    fields: [
      text('instalment', 'Instalment', true),
      reference(
        'loan',
        loan.singular.replace(/^./, (one) => one.toUpperCase()),
        loan.id,
      ),
      money('amount', 'Amount'),
      date('due_on', 'Due on'),
      choice('status', 'Status', ['Due', 'Paid']),
    ],
    read: loan.read === 'managed' ? 'managed' : 'own',
    write: 'anyone',
    lifecycle,
    seeds: [],
  }
  const put = withModel(draft, { entities: [...draft.model.entities, plan] })
  const role = loan.read === 'managed' ? manager(draft)?.id : undefined
  const pay: Action = {
    id: newActionId(put, 'pay_instalment'),
    name: 'Pay',
    kind: 'transition',
    entity: id,
    transition: 'pay',
    ...(role !== undefined && { role }),
    fields: [],
    confirmation: 'Instalment {title} is paid. No money moved.',
  }
  const page = put.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === loan.id))
  return changeBlocks(putActions(put, [pay]), (block, at) => {
    if (block.kind !== 'detail' || block.entity !== loan.id || at.id !== page?.id) return [block]
    const list = {
      kind: 'list' as const,
      id: `${loan.id}_instalments`.slice(0, 40),
      heading: 'Instalments',
      entity: id,
      layout: 'table' as const,
      fields: ['loan', 'amount', 'due_on', 'status'],
      search: false,
      filters: ['status'],
      sorts: ['due_on'],
      order: { field: 'due_on', down: false },
      per_page: 12,
      scope: 'mine' as const,
      actions: [pay.id],
      empty: 'Nothing is due: instalments are planned once the loan is approved.',
    }
    return [{ ...block, related: [{ entity: id, by: 'loan' }, ...block.related] }, list]
  })
}

/** Sample loans that are granted have their first instalments, which fit them. */
function seeded(draft: Draft, id: string, effect: Extract<Effect, { kind: 'schedule' }>): Draft {
  const plan = entityIn(draft, id)!
  const loan = draft.model.entities.find((one) => one.fields.some(() => plan.fields.some(({ id: by, entity }) => by === effect.by && entity === one.id)))
  if (!loan) return draft
  const own = loan.seeds.findIndex((seed) => loan.lifecycle === undefined || granted.test(String(seed[loan.lifecycle.field] ?? '')))
  const due = own === -1 ? [] : instalmentsOf(loan.seeds[own]!, effect)
  if (due.length === 0) return putEntity(draft, { ...plan, seeds: plan.seeds })
  const rows = due.slice(0, shown_rows).map(
    (sum, at): Values => ({
      ...plan.seeds[at % Math.max(1, plan.seeds.length)],
      [effect.by]: own,
      [effect.to.sum]: sum,
      [effect.to.on]: `${at < 2 ? '-' : '+'}${at < 2 ? (2 - at) * 30 : (at - 1) * 30}d`,
      ...(effect.to.name !== null && { [effect.to.name]: `${at + 1} of ${due.length}` }),
      ...(plan.lifecycle && { [plan.lifecycle.field]: at < 2 ? 'Paid' : plan.lifecycle.initial }),
    }),
  )
  return putEntity(
    draft,
    withSeeds({ ...plan, seeds: rows }, (seed) => seed),
  )
}

/** Whether the words have those who owe it pay it themselves. */
const isPaidByThem = (draft: Draft): boolean =>
  asksIn(draft).some(({ ask, text: words }) => {
    const runs = (actor: string): boolean => draft.model.roles.some(({ name, manages }) => manages && name.toLowerCase() === actor)
    return /^(?:pay|repay|settle)/.test(ask.verb) && /\binstal?lments?\b/.test(words) && ask.actors.length > 0 && !ask.actors.some(runs)
  })
/** The step by which something is paid is its owner's too, wherever they see it. */
function payable(draft: Draft, plan: Entity, step: string): Draft {
  const transitions = plan.lifecycle!.transitions.map(({ role, ...one }) => ({ ...one, ...(role !== undefined && one.id !== step && { role }) }))
  const put = changeActions(putEntity(draft, { ...plan, lifecycle: { ...plan.lifecycle!, transitions } }), plan.id, ({ role, ...action }) => ({
    ...action,
    ...(role !== undefined && action.transition !== step && { role }),
  }))
  const pay = put.model.actions.find(({ entity, transition }) => entity === plan.id && transition === step)?.id
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === plan.id && pay !== undefined && !block.actions.includes(pay)
      ? [{ ...block, actions: [pay, ...block.actions] }]
      : [block],
  )
}

interface Due {
  readonly by: string
  readonly sum: string
  readonly left: string | null
}
/** What is paid of a loan is less to pay, and a transaction where the site keeps those. */
function paidOff(draft: Draft, id: string, { by, sum, left }: Due): Draft {
  const plan = entityIn(draft, id)!
  const step = plan.lifecycle?.transitions.find(({ to }) => paid.test(to))
  const kept = partsOf(draft, 'transaction')[0]?.made.entity.id
  const ledger = entityIn(draft, kept)
  const amount = ledger?.fields.find(({ type }) => type === 'money')
  const day = ledger?.fields.find(({ type }) => type === 'date')
  const sort = ledger?.fields.find(({ type, choices = [] }) => type === 'choice' && choices.includes('Income'))
  const named = ledger?.fields.find((field) => field.id === ledger.title && field.type === 'text')
  const noting: Effect[] =
    ledger && amount
      ? [
          {
            kind: 'record',
            entity: ledger.id,
            by: null,
            copies: [{ from: sum, to: amount.id }],
            values: {
              ...(named && { [named.id]: 'Instalment paid' }),
              ...(day && { [day.id]: '{today}' }),
              ...(sort && { [sort.id]: 'Income' }),
            },
            sign: 1,
            when: null,
          },
        ]
      : []
  const less: Effect[] = left === null ? [] : [{ kind: 'add', by, field: left, amount: sum, sign: -1 }]
  const open = draft.model.roles.length > 0 && step?.role !== undefined && isPaidByThem(draft) ? payable(draft, plan, step.id) : draft
  const settled = changeActions(open, id, (action) => (step && action.transition === step.id ? withRules(action, [], [...less, ...noting]) : action))
  return settled.model.entities.reduce((so_far, entity) => {
    const of = entity.fields.find((field) => field.type === 'reference' && field.entity === id)
    if (!of || !step || !/(?:^| )(?:repayment|payment)(?: record)?$/.test(entity.singular)) return so_far
    const set: Effect = { kind: 'set', by: of.id, field: plan.lifecycle!.field, value: step.to, from: [...step.from] }
    const own = entity.fields.find(({ type }) => type === 'money')?.id
    const mine = noting.map((effect) =>
      effect.kind === 'record' && own !== undefined ? { ...effect, copies: effect.copies.map((copy) => ({ ...copy, from: own })) } : effect,
    )
    return changeActions(so_far, entity.id, (action) => (action.kind === 'create' ? withRules(action, [], [set, ...mine]) : action))
  }, settled)
}
