import type { Part } from '../../compose/pages.ts'
import { gerundBases } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Action, Effect, Entity, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withEntity, withModel } from '../draft.ts'
import { changeActions, entityIn } from '../trade/parts.ts'
import { doneTo, saidBy, withActs, withDetails } from './trail-samples.ts'
import { withWhole } from './trail-whole.ts'

const tail = /(?:^| )(?:records?|history|histories|logs?|footprints?|(?:history|log|operation) entry)$/
const changed = /^(?:update|change|modification|edit|edition|revision|adjustment)$/
const keeping = /^(?:record|save|keep|store|log|track|retain|perform|query|inspect|audit|monitor)$/
const general = /^(?:historical|history|operations?|activity|activities|usage|user|personal|browsing|use|)$/
const most = 4
const mostLogged = 60
const told = new Set(['talk', 'rule'])

/** What people do is noted where the site keeps records of it: sending in "sending records", anything at all in "history". */
export const trails: Completer = (draft) => draft.parts.filter((part) => isTrail(draft, part)).reduce(noted, draft)

/** Records that nobody is to write by hand, and that nothing writes yet. */
function isTrail({ model }: Draft, { made: { thing, entity } }: Part): boolean {
  if (kits[thing.kit].group !== 'record' || !tail.test(entity.singular)) return false
  if (isHistory(entity)) return thing.makes.every(({ verb }) => keeping.test(verb)) && !isWrittenBy(model.actions, entity)
  if (thing.makes.length > 0) return false
  const isEntered = model.pages.some(
    ({ role, blocks }) =>
      role === undefined && blocks.some((block) => block.kind === 'form' && model.actions.find(({ id }) => id === block.action)?.entity === entity.id),
  )
  return !isEntered && !isWrittenBy(model.actions, entity)
}
const isWrittenBy = (actions: readonly Action[], { id }: Entity): boolean =>
  actions.some(({ effects }) => effects?.some((effect) => effect.kind === 'record' && effect.entity === id))
const isOfChanges = (entity: Entity): boolean => changed.test(stemOf(entity).split(' ').at(-1)!)
const stemOf = ({ singular }: Entity): string => singular.replace(tail, '').trim()
/** What tells of all that was done on a site: "history", "operation logs". */
const isHistory = (entity: Entity): boolean =>
  /^(?:historical|history|operations?|activity|usage|browsing|system|audit|management|user operation|)$/.test(stemOf(entity)) && entity.title === 'event'
/** A log that is looked through tells of everything that anybody does on the site. */
const isLog = (entity: Entity): boolean => isHistory(entity) && / ?logs?$/.test(entity.singular)

function noted(before: Draft, { made: { entity } }: Part): Draft {
  const known = entityIn(before, entity.id)
  const acts = known ? sourcesOf(before, known) : []
  if (!known || acts.length === 0) return before
  const draft = isHistory(known) || general.test(stemOf(known)) ? before : withWhole(before, known, acts, isOfChanges(known))
  const trail = entityIn(draft, entity.id)!
  const effects = new Map(acts.flatMap((act) => effectOf(draft, trail, act).map((effect) => [act.id, effect] as const)))
  const actions = draft.model.actions.map((action) => {
    const effect = effects.get(action.id)
    return effect ? { ...action, effects: [...(action.effects ?? []), effect] } : action
  })
  const entities = withEntity(draft.model.entities, trail.id, (one) => withActs(draft, one, acts, isLog(trail)))
  const written = withModel(draft, isHistory(trail) ? { actions, entities } : { actions })
  return isHistory(trail)
    ? changeActions(withDetails(written, trail), trail.id, (action) => (action.kind === 'create' || action.kind === 'update' ? null : action))
    : written
}

/** The actions that leave such a record: those on what its name begins with, else those of its verb, else whatever visitors make. */
function sourcesOf(draft: Draft, trail: Entity): readonly Action[] {
  const stem = stemOf(trail)
  const made = draft.model.actions.filter(
    ({ kind, entity, role }) => kind === 'create' && entity !== trail.id && role === undefined && isWritten(draft, entity),
  )
  if (isLog(trail)) return draft.model.actions.filter((action) => isLogged(draft, trail, action)).slice(0, mostLogged)
  if (general.test(stem)) return [...made, ...(made.length < 2 ? saidIn(draft, trail) : [])].slice(0, most)
  if (isOfChanges(trail))
    return draft.model.actions.filter(({ kind, entity }) => kind === 'update' && entity !== trail.id && isWritten(draft, entity)).slice(0, most)
  const named = made.filter(({ entity }) => isCalled(entityIn(draft, entity)?.singular ?? '', stem)).flatMap((act) => ended(draft, act))
  if (named.length > 0) return named.slice(0, most)
  const done = draft.model.actions.filter(
    ({ kind, entity, name }) => (kind === 'create' || kind === 'transition') && entity !== trail.id && isDoing(name, stem),
  )
  return done.slice(0, most)
}

/** What visitors say and mark where they make little else, or keep of what they worked on. */
const saidIn = (draft: Draft, trail: Entity): readonly Action[] =>
  draft.model.actions.filter(({ kind, entity, role }) => {
    const about = entityIn(draft, entity)
    const isMade = (kind === 'create' || kind === 'toggle') && role === undefined && about?.write === 'anyone' && entity !== trail.id
    return isMade && !isWritten(draft, entity) && !tail.test(about.singular)
  })

/** What is set for later leaves its record when it is done, rather than when it is set. */
function ended({ parts, model }: Draft, act: Action): readonly Action[] {
  const kit = parts.find(({ made }) => made.entity.id === act.entity)?.made.thing.kit
  const done =
    kit === 'reminder' ? model.actions.filter(({ kind, entity, name }) => kind === 'transition' && entity === act.entity && /^complete/i.test(name)) : []
  return done.length > 0 ? done : [act]
}

/** What visitors write themselves, beside talk and what is only noted. */
function isWritten({ parts, model }: Draft, id: string): boolean {
  const kit = parts.find(({ made }) => made.entity.id === id)?.made.thing.kit
  const entity = model.entities.find((one) => one.id === id)
  return kit !== undefined && entity?.write === 'anyone' && !told.has(kits[kit].group) && !tail.test(entity.singular)
}

/** What is done to the rows of the site's lists, beside talk and what is only noted. */
function isLogged({ parts }: Draft, trail: Entity, { kind, entity }: Action): boolean {
  const made = parts.find((part) => part.made.entity.id === entity)?.made
  return made !== undefined && entity !== trail.id && kind !== 'toggle' && kits[made.thing.kit].group !== 'talk' && !tail.test(made.entity.singular)
}

const isCalled = (name: string, stem: string): boolean => name === stem || name.endsWith(` ${stem}`) || stem.endsWith(` ${name}`)
const nouns: Readonly<Record<string, RegExp>> = {
  execution: /^(?:run|start)$/,
  usage: /^(?:use|start)$/,
  recharge: /^top$/,
  participation: /^join$/,
  redemption: /^redeem$/,
  exchange: /^redeem$/,
  ride: /^book$/,
  travel: /^book$/,
  approval: /^(?:approve|reject)$/,
  audit: /^(?:approve|reject)$/,
}
const alike = 4
/** "submission" is of who submits, "sending" of who sends. */
function isDoing(button: string, stem: string): boolean {
  const verb = button.split(' ')[0]!.toLowerCase()
  const last = stem.slice(stem.lastIndexOf(' ') + 1)
  return (
    gerundBases(last).includes(verb) ||
    last === verb ||
    (Object.hasOwn(nouns, last) && nouns[last]!.test(verb)) ||
    (verb.length >= alike && last.length > verb.length && last.slice(0, alike) === verb.slice(0, alike))
  )
}

const changes: readonly (readonly [RegExp, string])[] = [
  [/^(?:old|previous|former) value$|^before$/i, '{was}'],
  [/^(?:new|current) value$|^after$/i, '{is}'],
  [/^(?:changed|edited|modified|updated|adjusted) by$/i, '{visitor}'],
]
/** What a record of changes says of one: what was there, what is there now, and who changed it. */
const changesOf = ({ fields, title }: Entity): Values =>
  Object.fromEntries(
    fields.flatMap(({ id, label, type }) => {
      const told = type.endsWith('text') && id !== title ? changes.find(([said]) => said.test(label)) : undefined
      return told ? [[id, told[1]] as const] : []
    }),
  )

function effectOf(draft: Draft, trail: Entity, action: Action): Effect[] {
  const source = entityIn(draft, action.entity)
  if (!source) return []
  const by = trail.fields.find(({ type, entity }) => type === 'reference' && entity === source.id)?.id ?? null
  const title = trail.fields.find(({ id }) => id === trail.title)!
  const name = source.fields.find(({ id }) => id === source.title)!
  const words = saidBy(source)
  const isNamed = title.type === 'text' && name.type === 'text' && title.label !== 'Event'
  if (by === null && title.type !== 'text') return []
  const day = trail.fields.find(({ type }) => type === 'date')
  const person = trail.fields.find(({ type, label }) => type === 'text' && /^(?:Who|Person)$/.test(label))
  const details = trail.fields.find(({ id, type }) => id === 'details' && (type === 'text' || type === 'long_text'))
  const whose = source.fields.find(({ type, id }) => type === 'text' && id === 'name')
  const shared = trail.fields.filter(
    (field) =>
      field.id !== title.id &&
      field !== details &&
      field.id !== trail.lifecycle?.field &&
      source.fields.some((other) => other.id === field.id && other.type === field.type),
  )
  return [
    {
      kind: 'record',
      entity: trail.id,
      by: action.kind === 'delete' ? null : by,
      copies: [
        ...(isNamed ? [{ from: name.id, to: title.id }] : []),
        ...(!isNamed && details && /text$/.test(words.type) ? [{ from: words.id, to: details.id }] : []),
        ...(person && whose && !isLog(trail) ? [{ from: whose.id, to: person.id }] : []),
        ...shared.filter(({ id }) => id !== day?.id).map(({ id }) => ({ from: id, to: id })),
      ],
      values: {
        ...(isNamed || title.type !== 'text' ? {} : { [title.id]: isLog(trail) ? doneTo(action, source) : action.name }),
        ...(isLog(trail) && person ? { [person.id]: '{visitor}' } : {}),
        ...(day ? { [day.id]: '{today}' } : {}),
        ...(action.kind === 'update' ? changesOf(trail) : {}),
        ...(trail.fields.some(({ id, choices }) => id === 'result' && choices?.includes('Done')) ? { result: 'Done' } : {}),
      },
      sign: 1,
      when: null,
    },
  ]
}
