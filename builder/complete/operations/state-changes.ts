import { kits } from '../../lexicon/kits.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Effect, Entity, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withModel } from '../draft.ts'
import { dayOf } from '../insight/subject-day.ts'
import { choice, reference, text, withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, manager, newEntityId, putEntity, withSeeds } from '../trade/parts.ts'

/** Kits of which it matters who took a row further, and when. */
const groups: ReadonlySet<string> = new Set(['request', 'work', 'record'])
/** What is only answered. */
const answered = /(?:^| )(?:message|inquiry|enquiry|question|feedback|suggestion)$/
/** What keeps the steps of others already, or is passed between two people. */
const keeping =
  /(?:^| )(?:history|log|record|tracking|track|step|progress|update|change|movement|stage|approval|audit|node|event|friend|invitation|participation|round|turn)$/
/** So many kinds of rows have their steps kept: those of which the words say most. */
const most = 2
const fewest = { states: 3, ownStates: 4, steps: 2, words: 40 }
const mostEntities = 28
const tail = ' status change'

/** What people hand in and others take further keeps each change of its state: which, when, and by whom. */
export const stateChanges: Completer = (draft) => {
  if (!manager(draft) || draft.brief.words.split(/\s+/).length < fewest.words) return draft
  const parts = new Map(draft.parts.map(({ made }) => [made.entity.id, made.thing]))
  const isOfGroup = ({ id, singular }: Entity): boolean => {
    const thing = parts.get(id)
    return thing ? groups.has(kits[thing.kit].group) && !answered.test(singular) : /(?:^| )order$/.test(singular)
  }
  const asked = ({ id }: Entity): number => parts.get(id)?.asks.length ?? 1
  return draft.model.entities
    .filter((entity) => isOfGroup(entity) && isTakenFurther(draft, entity))
    .toSorted((a, b) => asked(b) - asked(a))
    .slice(0, most)
    .reduce((so_far, { id }) => (so_far.model.entities.length < mostEntities ? kept(so_far, id) : so_far), draft)
}

const stepsOf = (draft: Draft, entity: string): readonly Action[] =>
  actionsOn(draft, entity).filter(({ kind, transition }) => kind === 'transition' && transition !== undefined)

function isTakenFurther(draft: Draft, entity: Entity): boolean {
  if (!entity.lifecycle || entity.shared !== undefined || keeping.test(entity.singular)) return false
  const states = entity.fields.find(({ id }) => id === entity.lifecycle!.field)?.choices ?? []
  const steps = stepsOf(draft, entity.id)
  const isKept = draft.model.entities.some(({ singular, fields }) => keeping.test(singular) && fields.some((field) => field.entity === entity.id))
  const isFurther = steps.filter(({ role }) => role !== undefined).length >= fewest.steps
  return (
    states.length >= (entity.write === 'anyone' ? fewest.states : fewest.ownStates) &&
    isFurther &&
    !isKept &&
    entity.fields.find(({ id }) => id === entity.title)?.type === 'text'
  )
}

function kept(draft: Draft, id: string): Draft {
  const whole = entityIn(draft, id)!
  const states = whole.fields.find((field) => field.id === whole.lifecycle!.field)!
  const by = reference('of', capitalised(whole.singular), id)
  const changes: Entity = {
    id: newEntityId(draft, `${id}_changes`.slice(0, 44)),
    singular: `${whole.singular}${tail}`,
    plural: `${whole.singular}${tail}s`,
    title: 'change',
    fields: [
      text('change', 'Change', true),
      by,
      choice('status', 'Status', states.choices ?? []),
      text('changed_by', 'Changed by'),
      { id: 'changed_at', label: 'Changed at', type: 'datetime', required: false },
    ],
    read: whole.read,
    ...(whole.members !== undefined && { members: whole.members }),
    write: 'managed',
    seeds: [],
  }
  const effectOf = (action: Action, to: string): Effect => ({
    kind: 'record',
    entity: changes.id,
    by: by.id,
    copies: [],
    values: { change: action.name, status: to, changed_by: '{visitor}', changed_at: '{moment}' },
    sign: 1,
    when: null,
    whose: 'row',
  })
  const noted = changeActions(putEntity(draft, changes), id, (action) => {
    const to = action.kind === 'transition' ? whole.lifecycle!.transitions.find((step) => step.id === action.transition)?.to : undefined
    return to === undefined ? action : withRules(action, [], [effectOf(action, to)])
  })
  return changeBlocks(noted, (block) => [
    block.kind === 'detail' && block.entity === id ? { ...block, related: [...block.related, { entity: changes.id, by: by.id }] } : block,
  ])
}
const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The steps by which a row came into a state from the first one, in their order. */
function wayTo({ lifecycle }: Entity, state: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[lifecycle!.initial, []]])
  for (const [from, way] of ways)
    for (const { id, from: sources, to } of lifecycle!.transitions) if (sources.includes(from) && !ways.has(to)) ways.set(to, [...way, id])
  return ways.get(state) ?? []
}

const times = ['09:15', '10:40', '11:25', '14:05', '15:30', '16:50']
const between = 2
/** Sample changes by which the sample rows came into the states in which they are by now. */
export const stateChangesSampled: Completer = (draft) =>
  withModel(draft, {
    entities: draft.model.entities.map((entity) => {
      const whole = entity.singular.endsWith(tail) ? entityIn(draft, entity.fields.find(({ id }) => id === 'of')?.entity) : undefined
      return whole?.lifecycle ? withSeeds({ ...entity, seeds: changesOf(draft, entity, whole) }, (seed) => seed) : entity
    }),
  })

function changesOf(draft: Draft, changes: Entity, whole: Entity): Values[] {
  const staff = poolOf('people')
  const day = dayOf(whole)
  const named = new Map(stepsOf(draft, whole.id).map(({ transition, name }) => [transition, name]))
  const rows = whole.seeds.flatMap((seed, of) => {
    const way = wayTo(whole, String(seed[whole.lifecycle!.field] ?? whole.lifecycle!.initial))
    const begun = Number(/^-(\d+)d/.exec(String((day && seed[day.id]) ?? ''))?.[1] ?? way.length * between + of)
    return way.map((step, at) => {
      const { name, to } = whole.lifecycle!.transitions.find(({ id }) => id === step)!
      const ago = Math.max(0, Math.round(begun - ((at + 1) * begun) / (way.length + 1)))
      const values = {
        change: named.get(step) ?? name,
        of,
        status: to,
        changed_by: staff[of % 2]!,
        changed_at: `-${ago}d ${times[(of + at * 2) % times.length]}`,
      }
      return { ago, values }
    })
  })
  return rows.toSorted((a, b) => a.ago - b.ago).map(({ values }) => Object.fromEntries(changes.fields.map(({ id }) => [id, (values as Values)[id] ?? null])))
}
