import { titled } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { addPage, createOn, entityIn, listPage, manager, newActionId, newEntityId, partsOf, putActions, putEntity, withSeeds } from '../trade/parts.ts'
import type { Taught } from './course-paths.ts'
import { keptByItself } from './kept-by-itself.ts'

/** The rows that keep how far each visitor has come in each course, by the fields that say so. */
export interface Recorded {
  readonly draft: Draft
  readonly entity: Entity
  readonly about: string
  readonly share: string
  readonly named: string | null
  readonly who: string | null
  readonly on: string | null
  readonly sum: string | null
  readonly state: { readonly field: string; readonly begun: string; readonly done: string } | null
  readonly start: string | null
}

/** The site's own records of learning, kept by marking lessons, or new ones; and the action that begins a course where nothing else does. */
export function recordsOf(draft: Draft, taught: Taught): Recorded {
  const { course } = taught
  const own = partsOf(draft, 'progress')
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .find(({ fields }) => fields.some(({ entity }) => entity === course.id) && fields.some(({ type }) => type === 'percent'))
  const made = own ? grown(draft, own, course) : added(draft, course)
  const known = fieldsOf(made.entity, course)
  const { draft: next, start } = started(made.draft, made.entity, taught, known)
  return { draft: next, entity: entityIn(next, made.entity.id)!, ...known, start }
}

function fieldsOf({ fields, lifecycle }: Entity, course: Entity) {
  const first = (type: Field['type'], words: RegExp): string | null => fields.find((field) => field.type === type && words.test(field.id))?.id ?? null
  const choices = fields.find(({ id }) => id === lifecycle?.field)?.choices ?? []
  const done = choices.find((choice) => /^(?:finished|completed?|done)$/i.test(choice))
  return {
    about: fields.find(({ entity }) => entity === course.id)!.id,
    share: fields.find(({ type }) => type === 'percent')!.id,
    named: first('text', /^(?:title|name)$/),
    who: first('text', /^(?:learner|student|user|who|person)$/),
    on: first('date', /^(?:date|on|.*_on)$/),
    sum: first('number', /^minutes$/),
    state: lifecycle && done ? { field: lifecycle.field, begun: lifecycle.initial, done } : null,
  }
}

function grown(draft: Draft, own: Entity, course: Entity): { readonly draft: Draft; readonly entity: Entity } {
  const { about, share, named, state } = fieldsOf(own, course)
  const seeded = withSeeds(own, (seed): Values => {
    const whole = course.seeds[Number(seed[about])]?.[course.title]
    const isDone = seed[share] === 100
    return {
      ...seed,
      ...(named !== null && typeof whole === 'string' && { [named]: whole }),
      ...(state && { [state.field]: isDone ? state.done : state.begun }),
    }
  })
  const entity: Entity = { ...seeded, read: own.read === 'managed' ? 'own' : own.read }
  const next = keptByItself(putEntity(draft, entity), own.id)
  return { draft: next, entity: entityIn(next, own.id)! }
}

const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad', 'Olivia Grant']
const shares = [100, 67, 33, 67, 0]
function added(draft: Draft, course: Entity): { readonly draft: Draft; readonly entity: Entity } {
  const role = manager(draft)?.id
  const entity: Entity = {
    id: newEntityId(draft, 'learning_records'),
    singular: 'learning record',
    plural: 'learning records',
    title: 'course',
    fields: [
      { id: 'course', label: titled(course.singular), type: 'reference', required: true, entity: course.id },
      { id: 'student', label: 'Student', type: 'text', required: false },
      { id: 'done', label: 'Done', type: 'percent', required: false, min: 0, max: 100 },
      { id: 'minutes', label: 'Minutes', type: 'number', required: false, unit: 'min', min: 0 },
      { id: 'date', label: 'Date', type: 'date', required: false },
      { id: 'status', label: 'Status', type: 'choice', required: true, choices: ['Under way', 'Finished'] },
    ],
    read: 'own',
    write: 'managed',
    lifecycle: { field: 'status', initial: 'Under way', transitions: [] },
    seeds: people.flatMap((student, at) => {
      const whole = course.seeds[at % Math.max(1, course.seeds.length)]?.[course.title]
      const done = shares[at]!
      const status = done === 100 ? 'Finished' : 'Under way'
      return typeof whole === 'string'
        ? [{ course: at % course.seeds.length, student, done, minutes: Math.round(done * 0.9), date: `-${at + 1}d`, status }]
        : []
    }),
  }
  const list = (id: string, scope: 'mine' | 'all', heading: string) => ({
    kind: 'list' as const,
    id,
    heading,
    entity: entity.id,
    layout: 'table' as const,
    fields: scope === 'mine' ? ['done', 'minutes', 'date', 'status'] : ['student', 'done', 'minutes', 'date', 'status'],
    search: scope === 'all',
    filters: scope === 'all' ? ['course', 'status'] : [],
    sorts: [],
    per_page: 10,
    scope,
    actions: [],
    empty: `Nothing begun yet. Open a ${course.singular} and begin with its first lesson.`,
  })
  const kept = putEntity(draft, entity)
  const mine = addPage(kept, { title: 'My progress', navigation: 'My progress', blocks: (id) => [list(id('my_progress'), 'mine', '')] }).draft
  const all =
    role === undefined
      ? mine
      : addPage(mine, { title: 'Progress of everybody', navigation: 'Progress of everybody', role, blocks: (id) => [list(id('learning_records'), 'all', '')] })
          .draft
  return { draft: all, entity }
}

/** The draft where a visitor takes a course up by a press, unless they enrol, book or buy it anyway. */
function started(
  draft: Draft,
  entity: Entity,
  { course }: Taught,
  { about, share, named, who, on }: Pick<Recorded, 'about' | 'share' | 'named' | 'who' | 'on'>,
): { readonly draft: Draft; readonly start: string | null } {
  const entered = partsOf(draft, 'signup', 'application', 'order', 'booking', 'cart').some(
    ({ made }) =>
      createOn(draft, made.entity.id) && entityIn(draft, made.entity.id)?.fields.some((field) => field.entity === course.id || made.thing.kit === 'cart'),
  )
  const own = createOn(draft, entity.id)
  if (entered || entity.read !== 'own' || (own && own.role === undefined)) return { draft, start: null }
  const effects: Effect[] = [
    ...(named === null ? [] : [{ kind: 'copy' as const, by: about, field: course.title, to: named }]),
    ...(who === null ? [] : [{ kind: 'name' as const, field: who }]),
    ...(on === null ? [] : [{ kind: 'today' as const, field: on }]),
    { kind: 'put', field: share, value: 0, when: null },
  ]
  const action: Action = {
    id: newActionId(draft, `start_${course.id}`.slice(0, 44)),
    name: `Join this ${course.singular}`.slice(0, 60),
    kind: 'create',
    entity: entity.id,
    fields: [about],
    guards: [{ kind: 'unique', fields: [about], among: 'mine', unless: [], text: `You have joined this ${course.singular} already.` }],
    effects,
    confirmation: `You have joined {title}. It stands among your ${entity.plural}${listPage(draft, entity.id) ? '' : ' now'}.`,
  }
  return { draft: putActions(putEntity(draft, { ...entity, write: 'anyone' }), [action]), start: action.id }
}
