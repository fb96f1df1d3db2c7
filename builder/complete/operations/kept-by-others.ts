import { singular } from '../../lexicon/inflect.ts'
import type { Action, Effect } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { numbered } from '../trade/bookings.ts'
import { withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, createOn, entityIn, newActionId, putActions, putEntity, textOf } from '../trade/parts.ts'
import { fieldNamed, isFilledIn, partNamed } from './named.ts'

/** Whoever makes a row is not asked for what somebody else gives it: who it is assigned to, its reference; and makes no second one where one is allowed. */
export const keptByOthers: Completer = (draft) => alone(asksIn(draft).reduce((so_far, asked) => followed(assigned(so_far, asked), asked), draft))

const assigning = /^(?:assign|reassign|allocate|dispatch|delegate)$/
function assigned(draft: Draft, { ask }: Asked): Draft {
  const fate = draft.plan.fates.get(ask)
  const part = fate?.is === 'thing' && assigning.test(ask.verb) ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
  const entity = part && entityIn(draft, part.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  const role = draft.cast.roleOf(ask.actors[0] ?? '')
  if (!entity || !create || (create.role ?? '') === role) return draft
  const fields = [ask.object, ...ask.beside]
    .flatMap((phrase) => (phrase && phrase.noun !== part?.made.thing.noun ? (fieldNamed(entity, phrase.noun)?.id ?? []) : []))
    .filter((id) => id !== entity.title)
  if (fields.length === 0 || !actionsOn(draft, entity.id).some(({ kind, fields: own }) => kind === 'update' && fields.some((id) => own.includes(id))))
    return draft
  const bare = changeActions(draft, entity.id, (action) =>
    action.id === create.id ? { ...action, fields: action.fields.filter((id) => !fields.includes(id)) } : action,
  )
  const field = entity.fields.find(({ id }) => id === fields[0])!
  const name = `Assign ${field.label.toLowerCase()}`
  if (actionsOn(bare, entity.id).some((action) => action.name === name)) return bare
  const assign: Action = {
    id: newActionId(bare, `assign_${field.id}`.slice(0, 40)),
    name,
    kind: 'update',
    entity: entity.id,
    ...(role !== '' && { role }),
    fields,
    confirmation: `{title}: ${field.label.toLowerCase()} assigned.`,
  }
  return changeBlocks(putActions(bare, [assign]), (block, page) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id && (page.role === undefined || page.role === role)
      ? [{ ...block, actions: [...block.actions, assign.id] }]
      : [block],
  )
}

const references = /^(?:reference|reference number|tracking number|tracking code|case number|ticket number|request number|application number)$/
/** "follow a case by its reference number": each gets one when it is made. */
function followed(draft: Draft, { ask }: Asked): Draft {
  const fate = draft.plan.fates.get(ask)
  const part =
    fate?.is === 'thing' && ask.beside.some(({ noun }) => references.test(noun)) ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
  const entity = part && entityIn(draft, part.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!part || !entity || !create || !isFilledIn(part) || create.effects?.some(({ kind }) => kind === 'number')) return draft
  const prefix =
    entity.singular
      .replace(/[^a-z]/g, '')
      .slice(0, 2)
      .toUpperCase() || 'NR'
  const spare = entity.fields
    .filter(({ id, label, type }) => type === 'text' && id !== entity.title && references.test(label.toLowerCase()))
    .map(({ id }) => id)
  const whole = numbered({ ...entity, fields: entity.fields.filter(({ id }) => !spare.includes(id)) }, prefix)
  const effect: Effect = { kind: 'number', field: 'number', prefix }
  const next = changeActions(putEntity(draft, whole), whole.id, (action) =>
    action.id === create.id
      ? { ...withRules(action, [], [effect]), confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. Its reference is {number}.` }
      : action,
  )
  return changeBlocks(next, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === whole.id
      ? [{ ...block, fields: [...new Set(['number', ...block.fields])] }]
      : [block],
  )
}

const numberGiven = /^(?:(?:booking|order|ticket|confirmation|request) )?(?:reference|reference number|number|confirmation code)$/
/** "get a booking reference": what the site gives to each row that is made, and says where it is made. */
export const numbersGiven: Completer = (draft) => {
  const given = draft.model.actions.find(({ kind, confirmation }) => kind === 'create' && confirmation.includes('{number}'))
  const page = given && draft.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === given.id))
  const asked = asksIn(draft).filter(({ ask }) => /^(?:get|receive|obtain|view|see)$/.test(ask.verb) && numberGiven.test(ask.object?.noun ?? ''))
  return page
    ? claimed(
        draft,
        page.path,
        asked.map(({ ask }) => ask),
      )
    : draft
}

const once = /\b(?:only )?(?:one|a single) ([a-z-]{2,24}) (?:per|for each|on each) ([a-z-]{2,24})\b/
/** "one bid per tender": a second one by the same person is refused. */
function alone(draft: Draft): Draft {
  const [, noun = '', other = ''] = once.exec(textOf(draft)) ?? []
  const part = noun === '' ? undefined : partNamed(draft, singular(noun))
  const about = other === '' ? undefined : partNamed(draft, singular(other))
  const entity = part && entityIn(draft, part.made.entity.id)
  const field = entity?.fields.find((one) => one.entity !== undefined && one.entity === about?.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!entity || !field || !create || create.guards?.some(({ kind }) => kind === 'unique')) return draft
  const text = `There is a ${entity.singular} of yours for this ${singular(other)} already. Change that one instead.`
  return changeActions(draft, entity.id, (action) =>
    action.id === create.id ? withRules(action, [{ kind: 'unique', fields: [field.id], among: 'mine', unless: [], text }], []) : action,
  )
}
