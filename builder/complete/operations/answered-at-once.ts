import type { Action, Effect, Entity, Field, Value } from '../../model.ts'
import { type Completer, claimed, type Draft } from '../draft.ts'
import { changeActions, createOn, entityIn, listPage, textOf } from '../trade/parts.ts'

const atOnce =
  /\bevent[- ]driven\b|\btrigger\w* (?:an? |the |different |multiple )?events?\b|\b(?:respond|react|process|handle|answer)\w*\b[^.;]{0,60}\b(?:timely|promptly|automatic\w*|immediately|instantly|in real[- ]?time)\b/
const answers = /(?:^| )(?:response|reaction|reply|outcome|processing result|handling result)$/
const changes = /(?:^| )(?:status|state) (?:change|record|log)$/
const happened = /(?:^| )(?:event|signal|trigger|alarm|webhook|call|request)$/
const good = /^(?:processed|handled|done|completed?|finished|answered|succeeded|success|ok)$/i
const triggering = /\btrigger\w*/

/** "trigger events, and the application responds": what happens is answered as it is entered, and its new state kept. */
export const answeredAtOnce: Completer = (draft) => {
  const words = textOf(draft)
  if (!atOnce.test(words)) return draft
  return draft.model.entities.reduce((so_far, { id }) => {
    const entity = entityIn(so_far, id)
    const create = entity && createOn(so_far, id)
    if (!entity || !create || create.role !== undefined || !happened.test(entity.singular)) return so_far
    const kept = so_far.model.entities.flatMap((one) => (answers.test(one.singular) || changes.test(one.singular) ? recordOf(one, entity) : []))
    return kept.length > 0 ? answered(so_far, entity, create, kept) : so_far
  }, draft)
}

const goodOf = (field: Field | undefined): string | undefined => field?.choices?.find((choice) => good.test(choice))
const stateOf = ({ fields, lifecycle }: Entity): Field | undefined =>
  fields.find(({ id, type }) => type === 'choice' && (id === lifecycle?.field || /^(?:status|state)$/.test(id)))

function recordOf(of: Entity, about: Entity): Effect[] {
  const by = of.fields.find(({ type, entity }) => type === 'reference' && entity === about.id)
  if (!by) return []
  const state = stateOf(about)
  const toldOf = ({ id, type, choices }: Field): Value | undefined => {
    if (type === 'date') return '{today}'
    if (type === 'datetime') return '{moment}'
    if (type === 'boolean' && /succeed|success|done|handled/.test(id)) return true
    if (id === 'from' && type === 'choice') return state?.choices?.[0]
    if (type === 'choice') return choices?.find((choice) => good.test(choice))
    return undefined
  }
  const told = of.fields.flatMap((field): [string, Value][] => {
    const value = field.id === of.title || field.id === by.id ? undefined : toldOf(field)
    return value === undefined ? [] : [[field.id, value]]
  })
  const title = of.fields.find(({ id }) => id === of.title)
  return [
    {
      kind: 'record',
      entity: of.id,
      by: by.id,
      copies: [],
      values: { ...(title?.type === 'text' && { [title.id]: changes.test(of.singular) ? 'Handled' : 'Answered at once' }), ...Object.fromEntries(told) },
      sign: 1,
      when: null,
    },
  ]
}

function answered(draft: Draft, entity: Entity, create: Action, kept: readonly Effect[]): Draft {
  const state = stateOf(entity)
  const done = goodOf(state)
  const reached: Effect[] = state && done !== undefined ? [{ kind: 'put', field: state.id, value: done, when: null }] : []
  const isTriggered = triggering.test(textOf(draft))
  const next = changeActions(draft, entity.id, (action) =>
    action.id === create.id
      ? {
          ...action,
          ...(isTriggered && { name: `Trigger ${entity.singular}` }),
          fields: action.fields.filter((id) => id !== state?.id),
          effects: [...(action.effects ?? []), ...reached, ...kept],
          confirmation: `{title} is ${isTriggered ? 'triggered' : 'entered'} and answered.`,
        }
      : action,
  )
  const path = listPage(next, entity.id)?.path
  const clauses = next.brief.clauses.filter(
    ({ start, end, mode }) => mode !== 'subject' && mode !== 'style' && triggering.test(next.brief.words.slice(start, end)),
  )
  return path === undefined ? next : claimed(next, path, clauses)
}
