import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { date, text, withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'

const deciding =
  /\b(?:approv(?:e|es|ed|al|als|ing)|audit(?:s|ed|ing|or|ors)?|reject(?:s|ed|ing)?|verif(?:y|ies|ied|ication)|examin(?:e|es|ed|ing)|review(?:s|ed|ing)? (?:and|or|the|of|user|merchant|pending|submitted|\w+ applications?))\b/
const taken = /^(?:approved|accepted|verified|granted|passed|confirmed)$/i
const refused = /^(?:rejected|declined|refused|failed|denied)$/i
const by: Field = text('decided_by', 'Decided by')
const on: Field = date('decided_on', 'Decided on')

/** Who approved or rejected something, and when, is noted on it by itself. */
export const decisions: Completer = (draft) => {
  const told = deciding.test(textOf(draft))
  const judged = new Set(draft.parts.flatMap(({ made: { thing, entity } }) => (thing.judged ? [entity.id] : [])))
  return draft.model.entities.filter(({ id }) => told || judged.has(id)).reduce(decided, draft)
}

function decided(draft: Draft, entity: Entity): Draft {
  const steps = entity.lifecycle?.transitions.filter(({ to }) => taken.test(to) || refused.test(to)) ?? []
  if (!steps.some(({ to }) => taken.test(to)) || !steps.some(({ to }) => refused.test(to)) || entity.fields.some(({ id }) => id === on.id)) return draft
  const isStep = ({ entity: own, transition }: Action): boolean => own === entity.id && steps.some(({ id }) => id === transition)
  const acting = draft.model.actions.filter(isStep)
  if (acting.length === 0) return draft
  const named = draft.model.accounts !== undefined || acting.some(({ role }) => role !== undefined)
  const fields = named ? [by, on] : [on]
  const ruled = changeActions(putEntity(draft, seeded(withFields(entity, fields), named)), entity.id, (action) =>
    isStep(action) ? withRules(action, [], [{ kind: 'today', field: on.id }, ...(named ? whoDid(draft, action, by.id) : [])]) : action,
  )
  const shown = fields.map(({ id }) => id)
  return changeBlocks(ruled, (block) =>
    block.kind === 'detail' && block.entity === entity.id ? [{ ...block, fields: [...new Set([...block.fields, ...shown])] }] : [block],
  )
}

/** Keeps in a field whoever is logged in by name, else the role in which it is done; nothing where neither is known. */
export function whoDid({ model }: Draft, { role }: Action, field: string): Effect[] {
  const called = model.roles.find(({ id }) => id === role)?.name
  const put = (value: string | null): Effect => ({ kind: 'put', field, value, when: null })
  return model.accounts ? [put(null), { kind: 'name', field }] : called === undefined ? [] : [put(called)]
}

/** Sample rows that are decided say by whom and when; others do not. */
function seeded(entity: Entity, named: boolean): Entity {
  const people = poolOf('people')
  const state = entity.lifecycle!.field
  return withSeeds(entity, (seed, index) => {
    const isDone = taken.test(String(seed[state])) || refused.test(String(seed[state]))
    const who = named && { [by.id]: isDone ? (people[(index * 5 + 2) % people.length] ?? null) : null }
    return { ...seed, ...who, [on.id]: isDone ? `-${index}d` : null }
  })
}
