import type { Part } from '../../compose/pages.ts'
import { capital, plural } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Effect, Entity, Lifecycle } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft, withModel } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { newEntityId } from '../module/remake.ts'
import { textOf } from '../trade/parts.ts'
import { isGivenOut } from './given-out.ts'

const tracking = /\b(?:track(?:s|ed|ing)?|trace(?:s|d)?|tracing)\b/
/** What is given to somebody is looked back on where the words look after how it goes: "review the handling of complaints". */
const handling = /\b(?:handl(?:e|ed|es|ing)|process(?:ing|ed)|progress|monitor(?:s|ed|ing)?|follow(?:s|ed|ing)?[- ]ups?|supervis\w+|histor(?:y|ies))\b/
const followed = new Set(['request', 'work', 'event', 'record'])
/** What is traced by what else is kept of it. */
const traced: ReadonlySet<string> = new Set(['batch', 'production_plan'])
const most = 2
const samples_most = 6

/** What the words track goes through its states on record: each step with its day, on the row's own page, for whoever the row belongs to. */
export const tracked: Completer = (draft) => {
  const given = handling.test(textOf(draft)) ? draft.parts.filter(isGivenOut) : []
  const told = asksIn(draft).flatMap((asked) => (isTracked(asked) ? (partFor(draft, asked) ?? askedFor(draft, asked) ?? []) : []))
  const ids = [
    ...new Set(
      [...told, ...given].filter(({ made }) => followed.has(kits[made.thing.kit].group) && !traced.has(made.thing.kit)).map(({ made }) => made.entity.id),
    ),
  ]
  return ids.slice(0, most).reduce(withSteps, draft)
}

const isTracked = ({ ask }: Asked): boolean => tracking.test(`${ask.verb} ${ask.object?.noun ?? ''} ${ask.object?.light ?? ''}`)
/** "track progress" is that of what people ask for. */
const askedFor = ({ parts }: Draft, { ask }: Asked): Part | undefined =>
  /^(?:progress|status|process)$/.test(ask.object?.noun ?? '') ? parts.find(({ made }) => kits[made.thing.kit].group === 'request') : undefined

function withSteps(draft: Draft, id: string): Draft {
  const entity = draft.model.entities.find((one) => one.id === id)
  const detail = draft.model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === id))
  const name = `${entity?.singular} ${tracking.test(textOf(draft)) ? 'tracking' : 'handling'} record`
  const isKept = draft.model.entities.some(({ singular, fields }) => /\b(?:tracking|handling)\b/.test(singular) && fields.some((field) => field.entity === id))
  if (!entity?.lifecycle || !detail || isKept || name.length > 60) return draft
  const steps = stepsOf(draft, entity, entity.lifecycle, name)
  const actions = draft.model.actions.map((action) => {
    const to = action.entity === id ? stateAfter(action, entity.lifecycle!) : null
    return to === null ? action : { ...action, effects: [...(action.effects ?? []), noting(steps, to)] }
  })
  const pages = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === 'detail' && block.entity === id ? { ...block, related: [...block.related, { entity: steps.id, by: 'tracked' }] } : block,
    ),
  }))
  return withModel(draft, { entities: [...draft.model.entities, steps], actions, pages })
}

function stepsOf(draft: Draft, entity: Entity, { field, initial }: Lifecycle, singular: string): Entity {
  const state = entity.fields.find(({ id }) => id === field)
  const began = entity.fields.find(
    ({ type, label }) => type === 'date' && /^(?:Reported|Submitted|Ordered|Applied|Created|Sent|Received|Asked|Opened) on$|^Date$/.test(label),
  )?.id
  const choices = [...(state?.choices ?? [initial])]
  const people = poolOf('people')
  const seeds = entity.seeds.slice(0, samples_most).flatMap((seed, index): Entity['seeds'] => {
    const now = String(seed[field] ?? initial)
    const days = began === undefined ? index * 2 + 4 : Number(/^-(\d+)d$/.exec(String(seed[began]))?.[1] ?? 0)
    const by = (at: number) => people[(index * 2 + at) % Math.max(1, people.length)] ?? null
    const first = { step: initial, tracked: index, taken_by: by(0), date: `-${days}d` }
    return now === initial ? [first] : [first, { step: now, tracked: index, taken_by: by(1), date: `-${Math.max(0, days - 1)}d` }]
  })
  return {
    id: newEntityId(draft, `${entity.id}_tracking`.slice(0, 44)),
    singular,
    plural: plural(singular),
    title: 'step',
    fields: [
      { id: 'step', label: 'Step', type: choices.length > 1 ? 'choice' : 'text', required: true, ...(choices.length > 1 && { choices }) },
      { id: 'tracked', label: capital(entity.singular), type: 'reference', entity: entity.id, required: true },
      { id: 'taken_by', label: 'By', type: 'text', required: false },
      { id: 'date', label: 'Date', type: 'date', required: false },
    ],
    read: entity.read,
    write: entity.write,
    seeds,
  }
}

/** The state that a row has after an action; null for one that does not change it. */
function stateAfter(action: Action, { initial, transitions }: Lifecycle): string | null {
  if (action.kind === 'create') return initial
  return action.transition !== undefined ? (transitions.find(({ id }) => id === action.transition)?.to ?? null) : null
}

const noting = ({ id }: Entity, to: string): Effect => ({
  kind: 'record',
  entity: id,
  by: 'tracked',
  copies: [],
  values: { step: to, taken_by: '{visitor}', date: '{today}' },
  sign: 1,
  when: null,
  whose: 'row',
})
