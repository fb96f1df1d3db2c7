import { handedOver } from '../../compose/own-money.ts'
import { sampleMail } from '../../compose/sample-mail.ts'
import type { Action, Effect, Entity, Field, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, partsOf, putEntity, withFields, withSeeds } from './parts.ts'
import { recordedEverywhere } from './recorded.ts'
import { isToppedUp } from './takings.ts'

const answer = 'receive'
const sender: Field = { id: 'sent_by', label: 'Sent by', type: 'text', required: false }

/** What is handed to another account leaves the balance at once, and is in the other's as soon as they accept it; until then it can be taken back. */
export const moneyHandedOver: Completer = (draft) =>
  partsOf(draft, 'transfer')
    .filter(({ made }) => handedOver.test(made.thing.noun))
    .reduce((so_far, { made }) => handed(so_far, made.entity.id), draft)

interface Purse {
  readonly entity: Entity
  readonly amount: Field
}
function purseIn(draft: Draft): Purse | null {
  const part = partsOf(draft, 'payment').find(({ made }) => isToppedUp(draft, made.entity.singular))
  const entity = entityIn(draft, part?.made.entity.id)
  const amount = entity?.fields.find(({ type }) => type === 'money')
  return entity?.read === 'own' && amount && createOn(draft, entity.id) ? { entity, amount } : null
}

function handed(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const purse = purseIn(draft)
  const create = createOn(draft, id)
  const { lifecycle } = entity ?? {}
  const amount = entity?.fields.find((field) => field.type === 'money')
  if (!entity || !purse || !create || !lifecycle || !amount || entity.read !== 'own' || entity.write !== 'anyone') return draft
  const isAddressed = draft.model.accounts !== undefined
  const whole = isAddressed ? addressed(entity, lifecycle) : entity
  const moved = (sign: 1 | -1, name: string, whose?: 'row'): Effect => entry(purse, amount, sign, name, whose)
  const day = entity.fields.find(({ type }) => type === 'date')
  const asked = (field: string): boolean => ![sender.id, lifecycle.field, day?.id].includes(field)
  const acts = (action: Action): Action | null => {
    if (action.id === create.id)
      return {
        ...withRules(
          { ...action, fields: action.fields.filter(asked) },
          [{ kind: 'covers', entity: purse.entity.id, field: purse.amount.id, amount: amount.id, when: null, text: 'Your balance is {left}. Top up first.' }],
          [
            ...(day ? [{ kind: 'today', field: day.id } as const] : []),
            ...(isAddressed ? [{ kind: 'name', field: sender.id } as const] : []),
            moved(-1, 'Transfer sent'),
          ],
        ),
        confirmation: `{${amount.id}} is sent to {title}${isAddressed ? ', who accepts it here' : ''}.`,
      }
    if (action.kind !== 'transition') return action.role === undefined || action.kind === 'update' ? null : action
    if (action.transition === answer)
      return isAddressed
        ? {
            ...withRules(action, [{ kind: 'addressed', text: 'Whoever it was sent to accepts it.' }], [moved(1, 'Transfer received')]),
            name: 'Accept',
            confirmation: `{${amount.id}} is in your balance.`,
          }
        : action
    return withRules(action, [], [moved(1, 'Transfer taken back', 'row')])
  }
  const put = putEntity(draft, whole)
  const next = recordedEverywhere(changeActions(put, id, acts), id, 'Transfer')
  return isAddressed ? shown(next, whole, create.id) : next
}

function addressed(entity: Entity, lifecycle: NonNullable<Entity['lifecycle']>): Entity {
  const help = 'Whoever has an account here. They find it among their transfers; until they accept it, you can take it back.'
  const to = (field: Field): Field => (field.id === entity.title ? { ...field, label: 'To', type: 'email', required: true, account: true, help } : field)
  const named = withFields({ ...entity, fields: entity.fields.map(to) }, [sender])
  const transitions = lifecycle.transitions.map((step) => (step.id === answer ? { ...step, name: 'Accept', answers: true } : step))
  const whole: Entity = { ...named, shared: entity.title, lifecycle: { ...lifecycle, transitions } }
  return withSeeds(whole, (seed): Values => {
    const name = String(seed[entity.title] ?? '')
    const state = seed[lifecycle.field] === lifecycle.initial ? 'Received' : (seed[lifecycle.field] ?? 'Received')
    return { ...seed, [entity.title]: sampleMail(name), [sender.id]: 'Ana Silva', [lifecycle.field]: state }
  })
}

function entry({ entity, amount }: Purse, from: Field, sign: 1 | -1, name: string, whose?: 'row'): Effect {
  const day = entity.fields.find(({ type }) => type === 'date')
  const isNamed = entity.fields.find(({ id }) => id === entity.title)?.type === 'text'
  return {
    kind: 'record',
    entity: entity.id,
    by: null,
    copies: [{ from: from.id, to: amount.id }],
    values: {
      ...(isNamed && { [entity.title]: name }),
      ...(day && { [day.id]: '{today}' }),
      ...(entity.lifecycle && { [entity.lifecycle.field]: 'Paid' }),
    },
    sign,
    when: null,
    ...(whose && { whose }),
  }
}

const shown = (draft: Draft, { id }: Entity, create: string): Draft =>
  changeBlocks(draft, (block) => {
    if (block.kind === 'form' && block.action === create)
      return [{ ...block, text: 'Only you, whoever you send it to and the people who run this site see it.' }]
    if (block.kind === 'list' && block.entity === id)
      return [{ ...block, scope: 'all', fields: [...new Set([...block.fields.slice(0, 1), sender.id, ...block.fields.slice(1)])] }]
    return block.kind === 'detail' && block.entity === id ? [{ ...block, fields: [...new Set([sender.id, ...block.fields])] }] : [block]
  })
