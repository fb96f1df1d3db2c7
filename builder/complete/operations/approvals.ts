import { capital, plural } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { newEntityId } from '../module/remake.ts'
import { choice, date, reference, text } from '../trade/fields.ts'
import { changeActions, changeBlocks, textOf } from '../trade/parts.ts'

/** What the words call the deciding, the first that they say. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bapprov(?:al|als|e|es|ed|ing)\b/, 'approval'],
  [/\baudit(?:s|ed|ing)?\b/, 'audit'],
  [/\bverif(?:y|ies|ied|ication)\b/, 'verification'],
]
const deciding = /^(?:approve|reject|audit|verify|examine|review)$/
const taken = /^(?:approved|accepted|verified|granted|passed|confirmed)$/i
const refused = /^(?:rejected|declined|refused|failed|denied)$/i
/** What is answered by whoever it is sent to, and what decides itself. */
const undecided = /(?:^| )(?:invitation|admission|verification|verification report|manual)$/
const most = 2
const longest = 60

/** Each decision on what people hand in is kept by itself: of what, which way, by whom, when and why, on the page of what it is about. */
export const approvals: Completer = (draft) => {
  const name = names.find(([said]) => said.test(textOf(draft)))?.[1]
  const told = new Set(draft.parts.filter(({ made }) => made.thing.asks.some(({ ask }) => deciding.test(ask.verb))).map(({ made }) => made.entity.id))
  const decided = draft.model.entities.filter(
    ({ id, singular, fields, lifecycle }) =>
      lifecycle !== undefined && (told.size === 0 || told.has(id)) && !undecided.test(singular) && fields.some((field) => field.id === 'decided_on'),
  )
  return name === undefined ? draft : decided.slice(0, most).reduce((so_far, entity) => withDecisions(so_far, entity, name), draft)
}

function withDecisions(draft: Draft, entity: Entity, name: string): Draft {
  const singular = new RegExp(`\\b${name}\\b`).test(entity.singular) ? `${name} decision` : `${entity.singular} ${name}`
  const has = draft.model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === entity.id))
  const isKept = draft.model.entities.some((one) => one.singular === singular)
  if (!has || isKept || singular.length > longest) return draft
  const steps = entity.lifecycle!.transitions.filter(({ to }) => taken.test(to) || refused.test(to))
  const why = entity.fields.find(({ id }) => /^(?:reason|comment|note|remark|explanation)_given$/.test(id))
  const kept = decisionsOf(draft, entity, singular, [...new Set(steps.map(({ to }) => to))], why)
  const copies = ['decided_by', 'decided_on'].filter((id) => kept.fields.some((field) => field.id === id)).map((id) => ({ from: id, to: id }))
  const noting = (to: string): Effect => ({
    kind: 'record',
    entity: kept.id,
    by: 'about',
    copies: [...copies, ...(why ? [{ from: why.id, to: 'comment' }] : [])],
    values: { decision: to },
    sign: 1,
    when: null,
    whose: 'row',
  })
  const toward = (action: Action): string | undefined =>
    steps.find(
      ({ id, to }) =>
        action.transition === id || action.effects?.some((one) => one.kind === 'put' && one.field === entity.lifecycle!.field && one.value === to),
    )?.to
  const acted = changeActions(draft, entity.id, (action) => {
    const to = toward(action)
    return to === undefined ? action : { ...action, effects: [...(action.effects ?? []), noting(to)] }
  })
  const shown = changeBlocks(acted, (block) =>
    block.kind === 'detail' && block.entity === entity.id ? [{ ...block, related: [...block.related, { entity: kept.id, by: 'about' }] }] : [block],
  )
  return withModel(shown, { entities: [...shown.model.entities, kept] })
}

function decisionsOf(draft: Draft, entity: Entity, singular: string, choices: readonly string[], why: Field | undefined): Entity {
  const state = entity.lifecycle!.field
  const named = entity.fields.some(({ id }) => id === 'decided_by')
  const fields: Field[] = [
    choice('decision', 'Decision', choices, true),
    reference('about', capital(entity.singular), entity.id),
    ...(named ? [text('decided_by', 'Decided by')] : []),
    date('decided_on', 'Decided on'),
    ...(why ? [{ ...why, id: 'comment' }] : []),
  ]
  const seeds = entity.seeds.flatMap((seed, index): Entity['seeds'] =>
    choices.includes(String(seed[state]))
      ? [
          {
            decision: String(seed[state]),
            about: index,
            ...(named && { decided_by: seed.decided_by ?? null }),
            decided_on: seed.decided_on ?? null,
            ...(why && { comment: seed[why.id] ?? null }),
          },
        ]
      : [],
  )
  return {
    id: newEntityId(draft, `${entity.id}_decisions`.slice(0, 44)),
    singular,
    plural: plural(singular),
    title: 'decision',
    fields,
    read: entity.read,
    write: entity.write,
    seeds,
  }
}
