import { listBlock, type Part } from '../../compose/pages.ts'
import { groupOf, thingOf } from '../../compose/thing.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { cardField, cardGuard, choice, date, endedStates, methodsIn, money, reference, sandboxText, text, withRules } from './fields.ts'
import {
  actionsOn,
  addPage,
  changeActions,
  changeBlocks,
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

const counts =
  /^(?:joined|backers|participants|members|players joined|people (?:joined|enrolled)|enrolled|registered|signed up|applicants|attendees|donors|supporters|taken part|volunteers)$/i
const sums = /^(?:raised|funded|pledged|collected|amount raised|raised amount|raised so far)$/i
const needed = /^(?:people (?:needed|wanted)|(?:max(?:imum)?|most) (?:members|players|participants|people)|places|capacity|team size)$/i
const closing = /^(?:ends on|end date|until|closes on|deadline|open until)$/i
const closed = /complet|clos|cancel|^end|finish|reject|fail|expire|^full|draft|archiv|over$|^done$|reached|succeed/i
const joining =
  /(?:^| )(?:investment|funding|participation|sign-?up|registration|enrol?lment|membership|join request|donation|pledge|backing|contribution|team member|participant)$/

/** What people join or give to says how many they are and what they gave, until it is full or over. */
export const gathered = (draft: Draft): Draft => draft.model.entities.reduce((so_far, { id }) => gatheredIn(so_far, id), draft)

interface Gathering {
  readonly count: Field | undefined
  readonly sum: Field | undefined
  readonly most: Field | undefined
  readonly until: Field | undefined
  readonly state: Field | undefined
}
const gatheringOf = ({ fields, lifecycle }: Entity): Gathering => ({
  count: fields.find(({ type, label }) => type === 'number' && counts.test(label)),
  sum: fields.find(({ type, label }) => type === 'money' && sums.test(label)),
  most: fields.find(({ type, label }) => type === 'number' && needed.test(label)),
  until: fields.find(({ type, label }) => type === 'date' && closing.test(label)),
  state: fields.find(({ id }) => id === lifecycle?.field),
})

const goals = /\b(?:goal|target)\b/i
const asked =
  /^(?:(?:loan|requested|wanted|needed|total) )?amount(?: (?:needed|wanted|requested|to raise))?$|^(?:funding|capital|money) (?:needed|wanted|goal)$/i
const requests = /(?:^| )(?:request|application|startup|project|loan|idea|cause|campaign)$/
const giving = /(?:^| )(?:investment|funding|donation|pledge|backing|contribution|sponsorship)$/
/** A campaign that is given to for a goal, or a request that is funded, says what it has raised. */
function withRaised(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const isCampaign = partsOf(draft, 'fundraiser').some(({ made }) => made.entity.id === id)
  const gathering = gatheringOf(entity)
  const goal = goalOf(entity)
  if (!goal || gathering.sum || !(isCampaign || requests.test(entity.singular))) return draft
  const summed = money(isCampaign ? 'raised' : 'funded', isCampaign ? 'Raised' : 'Funded')
  const rows = joiningOf(draft, entity, { ...gathering, sum: summed })
  if (!rows || !(isCampaign || giving.test(rows.entity.singular))) return draft
  const raised = withSeeds(withFields(entity, [summed]), (seed, index) => ({
    ...seed,
    [summed.id]: Math.round((Number(seed[goal.id] ?? 0) * (index % 4 === 3 ? 4 : (index % 4) + 1)) / 5),
  }))
  return putEntity(draft, raised)
}
/** What a row is to come to: a goal, else the amount that it asks for. */
const goalOf = ({ fields }: Entity): Field | undefined => {
  const sums_ = fields.filter(({ type }) => type === 'money')
  return sums_.find(({ label }) => goals.test(label)) ?? sums_.find(({ label }) => asked.test(label))
}

function gatheredIn(given: Draft, id: string): Draft {
  const draft = withRaised(given, id)
  const entity = entityIn(draft, id)!
  const gathering = gatheringOf(entity)
  if (!gathering.count && !gathering.sum) return draft
  const known = joiningOf(draft, entity, gathering)
  const ready = known ? draft : gathering.sum && fieldIn(entity, 'goal') ? withPledges(draft, entity) : draft
  const rows = known ?? joiningOf(ready, entity, gathering)
  return rows ? counted(ready, entity, rows, gathering) : ready
}

interface Rows {
  readonly entity: Entity
  readonly by: string
}
function joiningOf(draft: Draft, { id }: Entity, { sum }: Gathering): Rows | undefined {
  const joins = (one: Entity): boolean =>
    joining.test(one.singular) ||
    partsOf(draft, 'signup', 'donation', 'investment').some(({ made }) => made.entity.id === one.id && groupOf(made.thing) !== 'person')
  return draft.model.entities.flatMap((one) => {
    const by = one.id !== id && joins(one) && createOn(draft, one.id) ? one.fields.find(({ type, entity }) => type === 'reference' && entity === id) : undefined
    return by && (!sum || amountOf(one)) ? [{ entity: one, by: by.id }] : []
  })[0]
}
const amountOf = ({ fields }: Entity): Field | undefined => fields.find(({ type, id }) => type === 'money' && /amount|total|sum/.test(id))

const doer = /^(?:lender|investor|backer|funder|sponsor|name|made_by)$/
/** Whoever invests says in what, and how much; who they are and the day are known, and what comes of it is not theirs to say. */
function invested(draft: Draft, { entity, by }: Rows): Draft {
  const amount = amountOf(entity)
  const title = fieldIn(entity, entity.title)
  if (!amount) return draft
  const isNamed = title?.type === 'text' && /^(?:title|name)$/i.test(title.label) && !doer.test(title.id)
  const fields = entity.fields
    .filter(({ id }) => !(isNamed && id === entity.title))
    .map((field) => (field.id === by || field.id === amount.id ? { ...field, required: true } : { ...field, required: false }))
  const asked = [by, amount.id, ...fields.flatMap(({ id, type }) => (type === 'long_text' || /^(?:note|message|comment)$/.test(id) ? [id] : []))]
  const who = fields.find(({ id, type }) => type === 'text' && doer.test(id))
  const day = fields.find(({ type, label }) => type === 'date' && /^(?:placed on|date|invested on|bought on|funded on)$/i.test(label))
  const put = putEntity(draft, { ...entity, title: isNamed ? by : entity.title, fields })
  const effects: Effect[] = [...(who ? [{ kind: 'name' as const, field: who.id }] : []), ...(day ? [{ kind: 'today' as const, field: day.id }] : [])]
  const acted = changeActions(put, entity.id, (action) => (action.kind === 'create' ? { ...withRules(action, [], effects), fields: asked } : action))
  return changeBlocks(acted, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
      ? [{ ...block, fields: block.fields.filter((field) => fields.some(({ id }) => id === field)) }]
      : [block],
  )
}

/** Each row counts from when it is made until it is left, refused or taken away; what is there is never joined past its limits. */
function counted(before: Draft, { id, singular }: Entity, rows: Rows, gathering: Gathering): Draft {
  const { by } = rows
  const draft = /(?:^| )(?:investment|funding)$/.test(rows.entity.singular) ? invested(before, rows) : before
  const entity = entityIn(draft, rows.entity.id)!
  const about = consistent(draft, entityIn(draft, id)!, gathering)
  const { count, sum, most, until, state } = gathering
  const amount = amountOf(entity)?.id ?? null
  const goal = sum ? goalOf(about) : undefined
  const isCapped = goal !== undefined && amount !== null && asked.test(goal.label)
  const ended = endedStates(entity)
  const states = (fieldIn(entity, entity.lifecycle?.field ?? '')?.choices ?? []).filter((one) => !ended.includes(one))
  const moves = (sign: 1 | -1, when?: { field: string; is: string }): Effect[] => [
    ...(count ? [{ kind: 'add' as const, by, field: count.id, amount: null, sign, ...(when && { when }) }] : []),
    ...(sum && amount !== null ? [{ kind: 'add' as const, by, field: sum.id, amount, sign, ...(when && { when }) }] : []),
  ]
  const standing = (sign: 1 | -1): Effect[] => (entity.lifecycle ? states.flatMap((is) => moves(sign, { field: entity.lifecycle!.field, is })) : moves(sign))
  const guards: Guard[] = [
    ...(state?.choices
      ? [
          {
            kind: 'is' as const,
            by,
            field: state.id,
            values: state.choices.filter((one) => !closed.test(one)),
            text: `{title} is closed. Choose another ${singular}.`,
          },
        ]
      : []),
    ...(isCapped
      ? [{ kind: 'room' as const, by, field: sum!.id, most: goal.id, amount, text: 'Only {left} of {title} is still to be funded. Enter no more than that.' }]
      : []),
    ...(until ? [{ kind: 'running' as const, by, field: until.id, text: `{title} is over. Choose another ${singular}.` }] : []),
    ...(count && most
      ? [{ kind: 'room' as const, by, field: count.id, most: most.id, amount: null, text: `{title} is full. Choose another ${singular}.` }]
      : []),
  ]
  const again = actionsOn(draft, entity.id).some(({ guards: own = [] }) => own.some(({ kind }) => kind === 'unique'))
  const once: Guard[] = sum || again ? [] : [{ kind: 'unique', fields: [by], among: 'mine', unless: ended, text: `You have joined this ${singular} already.` }]
  const leaves = ({ transition }: Action): boolean => ended.includes(entity.lifecycle?.transitions.find((step) => step.id === transition)?.to ?? '')
  const moved = changeActions(putEntity(draft, goal ? { ...about, filled: { sum: sum!.id, of: goal.id } } : about), entity.id, (action) => {
    if (action.kind === 'create') return withRules(action, [...guards, ...once], moves(1))
    if (action.kind === 'delete') return withRules(action, [], standing(-1))
    if (action.kind === 'transition') return leaves(action) ? withRules(action, [], moves(-1)) : action
    const fields = action.fields.filter((field) => field !== by && field !== amount)
    return action.kind === 'update' ? { ...action, fields } : action
  })
  const own = [count?.id, sum?.id]
  const numbers = [count?.id, most?.id, sum?.id].filter((field) => field !== undefined)
  const shown = changeBlocks(moved, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id ? [{ ...block, fields: [...new Set([...block.fields, ...numbers])] }] : [block],
  )
  return changeActions(shown, id, (action) =>
    action.kind === 'create'
      ? {
          ...withRules(
            action,
            [],
            own.flatMap((field) => (field === undefined ? [] : [{ kind: 'put' as const, field, value: 0, when: null }])),
          ),
          fields: action.fields.filter((field) => !own.includes(field)),
        }
      : action.kind === 'update'
        ? { ...action, fields: action.fields.filter((field) => !own.includes(field)) }
        : action,
  )
}

/** The sample rows say what their numbers do: what is complete is full, what is open has room, and a price for many is less than for one. */
function consistent(draft: Draft, entity: Entity, { count, most, state }: Gathering): Entity {
  const price = entity.fields.find(({ type, label }) => type === 'money' && /^group price$/i.test(label))
  const by = entity.fields.find(({ type, sorts }) => type === 'reference' && !sorts)
  const goods = entityIn(draft, by?.entity)
  return withSeeds(entity, (seed) => {
    const full = Number(seed[most?.id ?? ''] ?? 0)
    const joined = Number(seed[count?.id ?? ''] ?? 0)
    const isDone = state !== undefined && closed.test(String(seed[state.id]))
    const single = Number(goods?.seeds[Number(seed[by?.id ?? ''] ?? -1)]?.price ?? 0)
    return {
      ...seed,
      ...(count && most && full > 0 && { [count.id]: isDone ? full : Math.min(joined, full - 1) }),
      ...(price && single > 0 && { [price.id]: Math.max(1, Math.round(single * 0.8)) }),
    }
  })
}

/** What is to be paid for by many takes pledges, of which everybody sees their own. */
function withPledges(draft: Draft, about: Entity): Draft {
  const methods = methodsIn(textOf(draft), ['Bank transfer']).filter((one) => !/cash/i.test(one))
  const entity: Entity = {
    id: newEntityId(draft, 'pledges'),
    singular: 'pledge',
    plural: 'pledges',
    title: 'project',
    fields: [
      reference('project', titled(about.singular), about.id),
      text('name', 'Name', true),
      { ...money('amount', 'Amount'), required: true, min: 1 },
      choice('payment', 'Payment method', methods, true),
      cardField,
      date('pledged_on', 'Pledged on'),
    ],
    read: 'own',
    write: 'anyone',
    seeds: about.seeds.slice(0, 3).map((_, index) => ({
      project: index,
      name: names[index]!,
      amount: [25, 60, 40][index]!,
      payment: 'Card',
      card_number: '•••• 4242',
      pledged_on: `-${index * 3 + 1}d`,
    })),
  }
  const back: Action = {
    id: newActionId(draft, 'back_project'),
    name: `Back a ${about.singular}`,
    kind: 'create',
    entity: entity.id,
    fields: ['project', 'name', 'amount', 'payment', 'card_number'],
    guards: [cardGuard('payment')],
    effects: [
      { kind: 'today', field: 'pledged_on' },
      { kind: 'mask', field: 'card_number' },
    ],
    confirmation: 'Thank you: you back {title} with {amount}. No money moved.',
  }
  const part: Part = { made: { entity, thing: thingOf('pledge', 'donation'), asked: back.fields }, acts: { create: back, change: [] } }
  const kept = putActions(putEntity({ ...draft, parts: [...draft.parts, part] }, entity), [back])
  const list = listBlock(part, draft.taken, { heading: 'Your pledges', scope: 'mine', layout: 'table', actions: [] })
  const form = { kind: 'form' as const, id: newBlockId(kept, 'pledge_form'), heading: back.name, action: back.id, text: sandboxText }
  const { draft: shown, path } = addPage(kept, { title: 'Pledges', navigation: 'Pledges', blocks: () => [form, list] })
  return claimWhere(shown, /\b(?:crowd-?fund\w*|back|pledg\w+|support)\b/, path)
}
const names = ['Ana Duarte', 'Tom Becker', 'Mei Lin'] as const
