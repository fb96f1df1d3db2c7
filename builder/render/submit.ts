import type { Action, AppModel, Entity, Field, Value } from '../model.ts'
import type { Attempt, SiteRow, Submission, Typed, Write } from '../site.ts'
import { canChange, canCreate, isOpen, stateOf, transitionOf, type Viewer, viewerOf } from './access.ts'
import { createDesk, type Desk } from './act/desk.ts'
import { undrafted } from './act/drafted.ts'
import { conceal, fill, ownerOf, shortage, spread } from './act/effects.ts'
import { obstacles } from './act/guards.ts'
import { isLineField, unlined } from './act/lines.ts'
import { numberOf, type Scene } from './act/scene.ts'
import { unset } from './act/set.ts'
import { settable } from './act/settable.ts'
import { unanswered } from './act/survey.ts'
import { unworked } from './act/worked.ts'
import { own } from './own.ts'
import { check } from './validate.ts'

const missing: Submission = { kind: 'missing' }

interface Stage {
  readonly model: AppModel
  readonly action: Action
  readonly entity: Entity
  readonly attempt: Attempt
  readonly desk: Desk
}

/**
 * What a submission asks of the rows. `missing` answers an unknown action or row and everything that the visitor may not do, so that
 * neither can be told from the other; `refused` says in sentences what to enter instead. Fields that the action does not ask for are ignored,
 * unless the attempt is strict: then those that the visitor may set all the same are kept, and others are refused.
 */
export function submit(model: AppModel, attempt: Attempt): Submission {
  const named = model.actions.find((one) => one.id === attempt.action)
  const entity = model.entities.find((one) => one.id === named?.entity)
  if (!named || !entity) return missing
  const viewer = viewerOf(model, attempt.visitor, attempt.rows)
  const action = attempt.strict && (named.kind === 'create' || named.kind === 'update') ? widened(model, viewer, entity, named, attempt.typed) : named
  const { row, visitor, rows, newId } = attempt
  const stage: Stage = { model, action, entity, attempt, desk: createDesk({ rows, owner: visitor.id, newId }) }
  if (action.kind === 'create' || action.kind === 'toggle') {
    if (!canCreate(model, viewer, entity, action)) return missing
    return action.kind === 'create' ? create(stage) : toggle(stage)
  }
  if (!row || !canChange(model, viewer, entity, action, row, rows)) return missing
  if (action.kind === 'delete') return remove(stage, row)
  return action.kind === 'update' ? update(stage, row) : transition(stage, row)
}

/** The action with those of the fields that were sent that the viewer may set with it. */
function widened(model: AppModel, viewer: Viewer, entity: Entity, action: Action, typed: Typed): Action {
  const may = settable(model, viewer, entity, action)
  return { ...action, fields: [...new Set([...action.fields, ...Object.keys(typed).filter((id) => may.has(id))])] }
}

/** What a strict attempt sends beyond what it may set, by name. */
function foreign({ entity, action, attempt }: Stage): Record<string, string> {
  if (!attempt.strict) return {}
  const known = (id: string): boolean => entity.fields.some((field) => field.id === id)
  const isLine = (id: string): boolean => isLineField(id) && action.effects?.some(({ kind }) => kind === 'lines') === true
  const sent = Object.keys(attempt.typed).filter((id) => !action.fields.includes(id) && !isLine(id))
  return Object.fromEntries(
    sent.map((id) => [id, known(id) ? 'This is not set by this call, or not by you.' : `There is no field of this name in ${entity.plural}.`]),
  )
}

const sceneOf = ({ model, action, entity, attempt, desk }: Stage, row: SiteRow | null, values: Record<string, Value>): Scene => ({
  model,
  action,
  entity,
  row,
  values,
  typed: attempt.typed,
  visitor: attempt.visitor,
  today: attempt.today,
  time: attempt.time ?? '12:00',
  desk,
})

/** All of an action's writes, its own row's first. */
const written = (desk: Desk, first: Write): Submission => ({
  kind: 'writes',
  row: first.row,
  writes: [first, ...desk.writes().filter((write) => write.row !== first.row)],
})

function create(stage: Stage): Submission {
  const { action, attempt } = stage
  const { values, errors } = read(stage, action.fields, (field) => begun(field, attempt))
  if (Object.keys(errors).length > 0) return refused(action, null, errors, attempt.typed)
  const same = replaced(stage, values) ?? merged(stage, values)
  return same ? change(stage, same.row, same.values, null) : insert(stage, values)
}

/** The row that says something of the same already, with what is said of it now; the visitor's own one where the action asks for nothing to tell it by. */
function replaced({ model, action, entity, attempt, desk }: Stage, values: Readonly<Record<string, Value>>) {
  const effect = action.effects?.find((one) => one.kind === 'instead')
  const viewer = viewerOf(model, attempt.visitor)
  const told = effect?.fields.filter((field) => action.fields.includes(field)) ?? []
  const isTheirs = ({ owner }: SiteRow): boolean => (viewer.manages && told.length > 0 && effect?.among === undefined) || owner === viewer.id
  const row = effect && desk.rowsOf(entity.id).find((one) => isTheirs(one) && told.every((field) => own(one.values, field) === own(values, field)))
  return row ? { row, values: { ...row.values, ...values } } : null
}

/** The visitor's own row that this one would repeat, grown by it. */
function merged({ action, entity, attempt, desk }: Stage, values: Readonly<Record<string, Value>>) {
  const effect = action.effects?.find((one) => one.kind === 'merge')
  const row =
    effect &&
    desk.rowsOf(entity.id).find((one) => one.owner === attempt.visitor.id && effect.fields.every((field) => own(one.values, field) === own(values, field)))
  if (!row) return null
  const sum = (numberOf(own(row.values, effect.add)) ?? 0) + (numberOf(own(values, effect.add)) ?? 0)
  return { row, values: { ...row.values, ...values, [effect.add]: sum } }
}

function insert(stage: Stage, asked: Readonly<Record<string, Value>>): Submission {
  const { entity, action, attempt, desk } = stage
  const rest = entity.fields.filter((field) => !Object.hasOwn(asked, field.id)).map((field) => [field.id, initial(entity, field)] as const)
  const state = entity.lifecycle?.field
  const begun = state !== undefined && Object.hasOwn(asked, state) && own(asked, state) === null ? { [state]: entity.lifecycle!.initial } : {}
  const scene = sceneOf(stage, null, { ...Object.fromEntries(rest), ...asked, ...begun })
  fill(scene)
  const errors = standing(scene)
  if (Object.keys(errors).length > 0) return refused(action, null, errors, attempt.typed)
  conceal(scene)
  const row = attempt.newId()
  spread(scene, row)
  return written(desk, { kind: 'insert', entity: entity.id, row, owner: ownerOf(scene), values: scene.values })
}
const initial = (entity: Entity, field: Field): Value => (entity.lifecycle?.field === field.id ? entity.lifecycle.initial : null)

function standing(scene: Scene): Readonly<Record<string, string>> {
  const short = shortage(scene)
  return short === null
    ? { ...unanswered(scene), ...unlined(scene), ...unworked(scene), ...undrafted(scene), ...unset(scene), ...obstacles(scene) }
    : { '': short }
}

/** A row of one's own about another is made, or taken away where there is one. */
function toggle(stage: Stage): Submission {
  const { entity, action, attempt, desk } = stage
  const { values, errors } = read(stage, action.fields)
  if (Object.keys(errors).length > 0) return refused(action, null, errors, attempt.typed)
  const mine = desk
    .rowsOf(entity.id)
    .find(({ owner, values: kept }) => owner === attempt.visitor.id && action.fields.every((field) => own(kept, field) === own(values, field)))
  if (!mine) return insert(stage, values)
  spread(sceneOf(stage, mine, { ...mine.values }), mine.id, -1)
  return written(desk, { kind: 'delete', entity: entity.id, row: mine.id })
}

function remove(stage: Stage, row: SiteRow): Submission {
  spread(sceneOf(stage, row, { ...row.values }), row.id)
  return written(stage.desk, { kind: 'delete', entity: stage.entity.id, row: row.id })
}

/** A field that is not in the submission keeps its value; what an addition did with the old values is undone before the new ones count. */
function update(stage: Stage, row: SiteRow): Submission {
  const { action, attempt, entity } = stage
  if (!isOpen(entity, action, row)) return closed(stage, row)
  const asked = action.fields.filter((id) => Object.hasOwn(attempt.typed, id))
  const { values, errors } = read(stage, asked)
  if (Object.keys(errors).length > 0) return refused(action, row, errors, attempt.typed)
  spread(sceneOf(stage, row, { ...row.values }), row.id, -1)
  const step = action.transition === undefined ? undefined : transitionOf(entity, action)
  return change(stage, row, { ...row.values, ...values, ...(step && { [entity.lifecycle!.field]: step.to }) })
}

function transition(stage: Stage, row: SiteRow): Submission {
  const { entity, action } = stage
  const { lifecycle } = entity
  const wanted = transitionOf(entity, action)
  if (!lifecycle || !wanted) return missing
  return isOpen(entity, action, row) ? change(stage, row, { ...row.values, [lifecycle.field]: wanted.to }) : closed(stage, row)
}

/** A step that the row cannot take from the state in which it is. */
function closed({ entity, action }: Stage, row: SiteRow): Submission {
  const { lifecycle } = entity
  if (!lifecycle) return missing
  const errors = { '': `“${action.name}” is not possible: the ${entity.singular} is ${stateOf(lifecycle, row)}.` }
  return { kind: 'refused', refusal: { action: action.id, row: row.id, errors, typed: {} } }
}

function change(stage: Stage, row: SiteRow, values: Record<string, Value>, asked: SiteRow | null = row): Submission {
  const { model, entity, action, attempt, desk } = stage
  const scene = sceneOf(stage, row, values)
  fill(scene)
  const errors = standing(scene)
  if (Object.keys(errors).length > 0) return refused(action, asked, errors, attempt.typed)
  conceal(scene)
  spread(scene, row.id)
  // A sample that a visitor changes becomes that visitor's own, so that what they write is not shown to others.
  const owner = row.owner === null && !viewerOf(model, attempt.visitor).manages ? attempt.visitor.id : row.owner
  return written(desk, { kind: 'update', entity: entity.id, row: row.id, owner, values: withoutStanding(entity, row, scene.values) })
}

/** References that stay as they are were chosen before, by whoever could: they are not to be found again. */
const withoutStanding = (entity: Entity, row: SiteRow, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) => value !== own(row.values, id) || !entity.fields.some((field) => field.id === id && field.type === 'reference'),
    ),
  )

/** What is required and not sent at all is what a form for a new row begins with. */
const begun = ({ id, required, initial: first }: Field, { typed, today }: Attempt): Value | undefined =>
  required && first !== undefined && !Object.hasOwn(typed, id) ? (first === 'today' ? today : first) : own(typed, id)

function read(stage: Stage, ids: readonly string[], sent = ({ id }: Field): Value | undefined => own(stage.attempt.typed, id)) {
  const values: Record<string, Value> = {}
  const errors: Record<string, string> = foreign(stage)
  for (const field of stage.entity.fields) {
    if (!ids.includes(field.id)) continue
    const checked = check(field, sent(field))
    if ('error' in checked) errors[field.id] = checked.error
    else values[field.id] = checked.value
  }
  return { values, errors }
}

function refused(action: Action, row: SiteRow | null, errors: Readonly<Record<string, string>>, typed: Typed): Submission {
  const isAsked = (id: string): boolean =>
    action.effects?.some(({ kind }) => (kind === 'answers' && id.startsWith('ask.')) || (kind === 'lines' && isLineField(id))) ?? false
  const asked = Object.keys(typed).filter(isAsked)
  const kept = [...action.fields, ...asked].flatMap((id) =>
    typeof own(typed, id) === 'undefined' || typed[id] === null ? [] : [[id, String(typed[id])] as const],
  )
  return { kind: 'refused', refusal: { action: action.id, row: row?.id ?? null, errors, typed: Object.fromEntries(kept) } }
}
