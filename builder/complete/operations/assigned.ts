import type { Part } from '../../compose/pages.ts'
import { singular } from '../../lexicon/inflect.ts'
import { isPlainUser } from '../../lexicon/people.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import {
  actionsOn,
  changeBlocks,
  entityIn,
  fieldIn,
  manager,
  newActionId,
  partsOf,
  putActions,
  putEntity,
  textOf,
  withFields,
  withSeeds,
} from '../trade/parts.ts'
import { assigning, isGivenOut, withChosen, withOneAssignee, withStateOf } from './given-out.ts'
import { fieldNamed } from './named.ts'

const said = /\b(?:assign(?:s|ed|ing|ment|ments)?|allocat(?:e|es|ed|ing|ion)|dispatch(?:es|ed|ing)?)\b/
const handled = /\b(?:agents?|staff|technicians?|engineers?|customer service|support team|operators?|handlers?)\b/
const whom = /^(?:assigned to|assignee|handled by|handler|agent)$/i
const begins = /^(?:take on|accept|take|pick up)$/i
const field: Field = { id: 'assigned_to', label: 'Assigned to', type: 'text', required: false }

/** "assign tickets to agents": whoever looks after what is asked for says by a step of its own who does it, and the state tells it. */
export const assignedTo: Completer = (draft) => {
  const text = textOf(draft)
  if (!said.test(text) && !handled.test(text)) return draft
  const kept = partsOf(draft, 'ticket').reduce((so_far, { made }) => withAssignee(so_far, made.entity.id), draft)
  const given = said.test(text) ? kept.parts : partsOf(kept, 'ticket')
  const stepped = given.reduce((so_far, { made }) => withStep(so_far, made.entity.id), kept)
  return said.test(text) ? stepped.parts.filter(isGivenOut).reduce((so_far, part) => givenOut(so_far, part), stepped) : stepped
}

/** Whom the rows are given to: whoever the words or a button name, else what the kit calls it, or a role. */
function givenOut(draft: Draft, { made: { thing, entity: made } }: Part): Draft {
  const entity = entityIn(draft, made.id)
  if (!entity) return draft
  const assign = actionsOn(draft, made.id).find(({ kind, name }) => kind === 'update' && /^assign\b/i.test(name))
  const told = thing.asks.flatMap(({ ask }) => (assigning.test(ask.verb) ? ask.beside.map(({ noun }) => noun) : []))
  const named = told.flatMap((noun) => fieldNamed(entity, singular(noun)) ?? [])
  const all = [...entity.fields.filter(({ id }) => assign?.fields.includes(id)), ...named, ...entity.fields.filter((one) => isWhom(draft, one))]
  const whom = all.filter(({ id, type }) => id !== entity.title && (type === 'text' || type === 'reference'))
  const given = whom.find(({ type }) => type === 'reference') ?? whom[0]
  if (!given) return draft
  const before = withChosen(draft, entity, given)
  const one = withOneAssignee(before, made.id, fieldIn(entityIn(before, made.id), given.id)!, named)
  return withStateOf(withAssign(one, entityIn(one, made.id)!, given), made.id, given)
}
const isWhom = ({ model }: Draft, { label, type }: Field): boolean =>
  whom.test(label) || (/^(?:text|reference)$/.test(type) && model.roles.some(({ name }) => name === label && !isPlainUser(name.toLowerCase())))

/** The thing with whom it is given to; its samples that are under way have somebody. */
function withAssignee(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  if (!entity?.lifecycle || manager(draft) === undefined || entity.fields.some(({ label }) => whom.test(label))) return draft
  const people = poolOf('people')
  const { field: state, initial } = entity.lifecycle
  const seeded = withSeeds(withFields(entity, [field]), (seed, index) => ({
    ...seed,
    assigned_to: seed[state] === initial || people.length === 0 ? null : people[(index + 3) % people.length]!,
  }))
  return putEntity(draft, seeded)
}

function withStep(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const given = entity?.fields.find(({ label, type }) => whom.test(label) && (type === 'text' || type === 'reference'))
  return entity && given ? withAssign(withTaking(draft, id, given), entity, given) : draft
}

/** Whoever takes it on is who it is given to. */
function withTaking(draft: Draft, id: string, { id: given, type }: Field): Draft {
  const taking = type === 'text' ? takingOf(draft, id) : undefined
  return taking ? putActions(draft, [{ ...taking, effects: [...(taking.effects ?? []), { kind: 'name', field: given }] }]) : draft
}
const takingOf = (draft: Draft, id: string): Action | undefined =>
  actionsOn(draft, id).find(({ kind, name, role }) => kind === 'transition' && role !== undefined && begins.test(name))

function withAssign(draft: Draft, entity: Entity, given: Field): Draft {
  const { id } = entity
  const acts = actionsOn(draft, id)
  const edit = acts.find(({ kind }) => kind === 'update')
  if (!edit || acts.some(({ kind, name }) => kind !== 'create' && /^assign/i.test(name))) return draft
  const runs = manager(draft)?.id ?? edit.role
  const taker = takingOf(draft, id)?.role
  const isTakers = draft.model.roles.some(({ id: one, name }) => one === taker && name === given.label)
  const role = entity.read !== 'own' ? edit.role : isTakers ? runs : (taker ?? runs)
  const assign: Action = {
    id: newActionId(draft, `assign_${id}`.slice(0, 44)),
    name: 'Assign',
    kind: 'update',
    entity: id,
    ...(role !== undefined && { role }),
    fields: [given.id],
    confirmation: '{title} is assigned.',
  }
  return changeBlocks(putActions(draft, [assign]), (block, page) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id && (page.role === undefined || role === undefined || page.role === role)
      ? [{ ...block, ...(block.kind === 'detail' && { fields: shown(block.fields, entity, given) }), actions: [assign.id, ...block.actions] }]
      : [block],
  )
}

/** What a page shows of a row says who it is given to. */
const shown = (fields: readonly string[], { fields: all }: Entity, given: Field): string[] =>
  fields.includes(given.id) || !all.some(({ id }) => id === given.id) ? [...fields] : [...fields, given.id]
