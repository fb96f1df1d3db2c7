import { capital } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, changeBlocks, createOn, entityIn, newActionId, putActions, putEntity } from '../trade/parts.ts'

const pair = /^(clock|check|sign|punch)(?:ed)?_(in|out)(?:_at|_time)?$/
const later = /^(?:hours|duration|confirmed|approved|overtime|minutes)/
const both =
  /\b(?:clock|check|sign|punch)(?:s|ed|ing)?(?:[ -]in)? ?(?:and|or|\/)(?: (?:clock|check|sign|punch)(?:s|ed|ing)?)?[ -]?out\b|\b(?:clock|check|sign|punch)(?:s|ed|ing)? in and out\b/i

/** Who clocks in does so in one step with the time of the moment, and clocks out in another one: nobody fills in both at once. */
export const clockedOut: Completer = (draft) =>
  both.test(draft.brief.words) ? draft.model.entities.reduce((so_far, { id }) => withSteps(so_far, id), draft) : draft

function withSteps(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = entity && createOn(draft, id)
  const [came, left] = ['in', 'out'].map((way) => entity?.fields.find(({ id: field, type }) => type === 'time' && pair.exec(field)?.[2] === way))
  if (!entity || !create || create.role !== undefined || !came || !left || entity.lifecycle) return draft
  const verb = capital(pair.exec(came.id)![1]!)
  const hours = entity.fields.find(({ id: field, type }) => type === 'number' && /^hours/.test(field))
  const reckoned: Effect[] = hours ? [{ kind: 'hours', from: came.id, to: left.id, into: hours.id }] : []
  const now = (field: Field): Field => (field.id === came.id || field.id === left.id ? { ...field, now: true } : field)
  const timed: Entity = { ...entity, fields: entity.fields.map(now) }
  const out: Action = {
    id: newActionId(draft, `${verb.toLowerCase()}_out`),
    name: `${verb} out`,
    kind: 'update',
    entity: id,
    fields: [left.id],
    effects: reckoned,
    confirmation: hours ? `${verb}ed out: {title}. Hours: {${hours.id}}.` : `${verb}ed out: {title}.`,
  }
  const stepped = changeActions(putEntity(draft, timed), id, (action) =>
    action.id === create.id
      ? {
          ...action,
          name: `${verb} in`,
          fields: action.fields.filter((field) => field !== left.id && !later.test(field)),
          confirmation: `${verb}ed in: {title}.`,
        }
      : action.kind === 'update' && action.fields.includes(left.id)
        ? { ...action, effects: [...(action.effects ?? []), ...reckoned] }
        : action,
  )
  const edits = new Set(
    stepped.model.actions.flatMap((action) => (action.entity === id && action.kind === 'update' && action.role === undefined ? [action.id] : [])),
  )
  return changeBlocks(putActions(stepped, [out]), (block) => [
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id && block.actions.some((one) => edits.has(one))
      ? {
          ...block,
          actions: [out.id, ...block.actions],
          ...(block.kind === 'list' && !block.fields.includes(left.id) && { fields: [...block.fields, left.id] }),
        }
      : block,
  ])
}
