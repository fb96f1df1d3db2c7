import { groupOf } from '../../compose/thing.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Effect, Entity, Field, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { choice, reference, withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, partsOf, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'

type Level = Extract<Effect, { kind: 'grade' }>['levels'][number]
const measured =
  /(?:^| )(?:reading|measurement|temperature|water level|level|humidity|pressure|temperature reading|temperature record|meter reading|log entry|test|analysis|test result|lab result|measured value)$/
/** The number that is read, rather than one that is set. */
const value = /^(?:value|reading|measured_value|result|level|water_level|temperature|humidity|pressure|amount)$/
const coloured = /^(red|orange|yellow|amber|critical|alarm|alert|danger|warning)(?:_(?:level|limit|threshold|value))?$/
const order = ['red', 'critical', 'alarm', 'danger', 'orange', 'amber', 'alert', 'yellow', 'warning']
const most = /^(?:max(?:imum)?|highest|upper)(?:_\w+)?$|^(?:allowed_up_to|\w+_(?:max|maximum|upper_limit)|upper_limit|limit|(?!detection|lower)\w+_limit)$/
const least = /^(?:min(?:imum)?|lowest|lower)(?:_\w+)?$|^(?:allowed_from|\w+_(?:min|minimum|lower_limit)|lower_limit)$/
const ranged = /(?:^|_)range$/
const [within, above, below, outside] = ['Normal', 'Too high', 'Too low', 'Out of range']

/** What is read is held against the limits of what it is read of: the reading and the thing tell its level, and past a limit an alarm is raised. */
export const limits: Completer = (draft) => {
  const graded = draft.model.entities.filter(({ singular, fields }) => measured.test(singular) && fields.some(({ id }) => value.test(id)))
  return graded.reduce((so_far, { id }) => gradedIn(so_far, id), draft)
}

function levelsOf({ fields }: Entity, but: string | null): Level[] {
  const numbers = fields.filter(({ type, id }) => type === 'number' && id !== but)
  const colours = numbers.flatMap(({ id }): (Level & { rank: number })[] => {
    const [, name] = coloured.exec(id) ?? []
    return name === undefined ? [] : [{ is: capital(name), bound: id, when: 'from', rank: order.indexOf(name) }]
  })
  const bounds = numbers.flatMap(({ id }): Level[] =>
    most.test(id) ? [{ is: above, bound: id, when: 'above' }] : least.test(id) ? [{ is: below, bound: id, when: 'below' }] : [],
  )
  const ranges = fields.flatMap(({ id, type }): Level[] => (type === 'text' && ranged.test(id) ? [{ is: outside, bound: id, when: 'outside' }] : []))
  return [...colours.toSorted((one, other) => one.rank - other.rank).map(({ rank: _, ...level }) => level), ...bounds, ...ranges]
}

/** Readings that name nothing with limits are of the one kind of thing that has levels or a range. */
function tied(draft: Draft, id: string): Draft {
  const reading = entityIn(draft, id)!
  const isKnown = reading.fields.some(({ entity }) => entity !== undefined && levelsOf(entityIn(draft, entity)!, null).length > 0)
  const things =
    isKnown || reading.fields.length > mostFields ? [] : draft.model.entities.filter((one) => !measured.test(one.singular) && one.fields.some(isLevel))
  const [thing, ...more] = things
  if (!thing || more.length > 0) return draft
  const by = reference('of', capital(thing.singular), thing.id)
  const wide = withSeeds(withFields(reading, [by]), (seed, index) => ({ ...seed, [by.id]: thing.seeds.length === 0 ? null : index % thing.seeds.length }))
  const put = changeActions(putEntity(draft, wide), id, (action) =>
    action.kind === 'create' || (action.kind === 'update' && action.transition === undefined)
      ? { ...action, fields: [...action.fields.slice(0, 1), by.id, ...action.fields.slice(1)] }
      : action,
  )
  return shown(put, id, by.id)
}
const isLevel = ({ id, type }: Field): boolean =>
  (type === 'number' && (coloured.test(id) || /^(?:lowest|highest)_(?:temperature|humidity|pressure|level)$/.test(id))) ||
  (type === 'text' && /^(?:temperature|humidity|pressure|level|allowed|allowed_\w+)_range$/.test(id))

const exceeded = /\b(?:above|over|below|exceed\w*|outside|beyond|past)\b[^.;]{0,24}\b(?:limits?|thresholds?|range)\b/
/** A result that is to be held against a limit is a number, as the limit is. */
function measuredIn(draft: Draft, id: string): Draft {
  const reading = entityIn(draft, id)!
  const texts = reading.fields.filter((field) => field.type === 'text' && (field.id === 'result' || field.id === 'limit'))
  if (texts.length < 2 || !exceeded.test(textOf(draft))) return draft
  const fields = reading.fields.map((field): Field => (texts.includes(field) ? { ...field, type: 'number' } : field))
  return putEntity(
    draft,
    withSeeds({ ...reading, fields }, (seed, index) => ({ ...seed, limit: 50, result: index % 4 === 3 ? 62 : 12 + ((index * 9) % 30) })),
  )
}

function gradedIn(start: Draft, id: string): Draft {
  const before = measuredIn(start, id)
  const draft = createOn(before, id) ? tied(before, id) : before
  const reading = entityIn(draft, id)!
  const read = reading.fields.find(({ id: field, type }) => type === 'number' && value.test(field))
  if (!read || !createOn(draft, id) || reading.fields.length > mostFields) return draft
  const of = reading.fields.flatMap((by) => {
    const about = by.type === 'reference' && by.entity !== id ? entityIn(draft, by.entity) : undefined
    const levels = about ? levelsOf(about, null) : []
    return about && levels.length > 0 && about.fields.length <= mostFields ? [{ by, about, levels }] : []
  })[0]
  const levels = of?.levels ?? levelsOf(reading, read.id)
  if (levels.length === 0) return draft
  const level = choice('against_limits', 'Against limits', [within, ...new Set(levels.map(({ is }) => is))])
  const grade: Effect = { kind: 'grade', field: read.id, by: of?.by.id ?? null, levels, to: level.id, within }
  const effects: Effect[] = [
    grade,
    ...(of ? [{ kind: 'pass' as const, by: of.by.id, field: level.id, to: level.id }] : []),
    ...alarmsFor(draft, reading, of?.by, level),
  ]
  const put = shown(withLevel(draft, reading, level), id, level.id)
  const whole = of ? shown(withLevel(put, of.about, level), of.about.id, level.id) : put
  return changeActions(whole, id, (action) => {
    if (action.kind === 'create') return withRules(action, [], effects)
    return action.kind === 'update' && action.fields.includes(read.id) ? withRules(action, [], effects.slice(0, of ? 2 : 1)) : action
  })
}
const mostFields = 22

const withLevel = (draft: Draft, entity: Entity, level: Field): Draft =>
  putEntity(
    draft,
    withSeeds(withFields(entity, [level]), (seed): Values => ({ ...seed, [level.id]: null })),
  )
const shown = (draft: Draft, id: string, field: string): Draft =>
  changeBlocks(draft, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    return [{ ...block, fields: [...new Set([...block.fields.slice(0, 2), field, ...block.fields.slice(2)])] }]
  })

/** An alarm for each level past the usual one, where the site keeps alarms, of the same thing where they name it. */
function alarmsFor(draft: Draft, reading: Entity, by: Field | undefined, level: Field): Effect[] {
  const alarm = partsOf(draft, 'alert')
    .map(({ made }) => entityIn(draft, made.entity.id))
    .find((one) => one !== undefined && groupOf(draft.parts.find(({ made }) => made.entity.id === one.id)!.made.thing) !== 'rule')
  const title = alarm?.fields.find(({ id }) => id === alarm.title)
  if (!alarm || title?.type !== 'text') return []
  const link = by && alarm.fields.find(({ entity }) => entity === by.entity)
  const day = alarm.fields.find(({ type }) => type === 'date')
  return (level.choices ?? [])
    .filter((is) => is !== within)
    .map((is) => ({
      kind: 'record' as const,
      entity: alarm.id,
      by: null,
      copies: by && link ? [{ from: by.id, to: link.id }] : [],
      values: { [title.id]: `${capital(reading.singular)}: ${is.toLowerCase()}`, ...(day && { [day.id]: '{today}' }) },
      sign: 1 as const,
      when: { field: level.id, is },
    }))
}
