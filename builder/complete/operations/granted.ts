import { capital } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { reference, withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const asking = /(?:^| )(?:application|request)$/
const granting = /^(?:approved|accepted|granted)$/i
const grants = /(?:^| )(?:contract|lease|tenancy|lease agreement|rental agreement|membership|permit|licen[cs]e|loan|borrowing|rental)$/
/** What is asked for is one of what is granted, or something to do with one that there is. */
const about = /(?:^| )(?:extension|renewal|termination|cancellation|change|refund|repair|maintenance|payment|leave|deletion) (?:application|request)$/
const begins = /^(?:starts_on|from|issued_on|valid_from|begun_on|since|signed_on|start_date)$/

/** An approved application makes what was applied for: the contract for the berth, the loan of the instrument, theirs who asked for it. */
export const granted: Completer = (draft) =>
  draft.model.entities.filter(({ singular }) => grants.test(singular)).reduce((so_far, { id }) => grantedBy(so_far, id), draft)

interface Request {
  readonly entity: Entity
  readonly step: string
  /** What is applied for. */
  readonly by: Field | undefined
}

function requestFor(draft: Draft, made: Entity): Request | undefined {
  const all = draft.model.entities.flatMap((entity): Request[] => {
    const step = entity.lifecycle?.transitions.find(({ to }) => granting.test(to))
    const isOther = entity.id === made.id || !asking.test(entity.singular) || about.test(entity.singular) || entity.write !== 'anyone'
    // Who applies for one of these names it: there it is already.
    if (!step || isOther || entity.fields.some(({ entity: to }) => to === made.id)) return []
    const create = createOn(draft, entity.id)
    const by = entity.fields.find(
      ({ type, entity: to, id, sorts }) => type === 'reference' && !sorts && to !== undefined && to !== entity.id && create?.fields.includes(id),
    )
    return [{ entity, step: step.id, by }]
  })
  const shares = ({ by }: Request): boolean => by !== undefined && made.fields.some(({ entity }) => entity === by.entity)
  const isNamed = ({ entity }: Request): boolean => namesOf(made.singular).some((name) => entity.singular.startsWith(`${name} `))
  const isBare = !made.fields.some(({ type }) => type === 'reference')
  return (
    all.find((one) => isNamed(one) && shares(one)) ??
    all.find(isNamed) ??
    all.find(shares) ??
    (isBare ? all.find(({ by }) => entityIn(draft, by?.entity)?.read === 'public') : undefined)
  )
}

const lent = ['loan', 'borrowing', 'lending']
const namesOf = (singular: string): readonly string[] => (lent.includes(singular) ? lent : [singular])

/** A request for one that is always of something says of what. */
function saying(draft: Draft, made: Entity, request: Request): { readonly draft: Draft; readonly request: Request } {
  const of = made.fields.find(({ type, required, entity }) => type === 'reference' && required && entity !== made.id)
  if (!of || request.by || request.entity.fields.length > mostFields) return { draft, request }
  const by: Field = { ...of, required: true }
  const rows = entityIn(draft, of.entity)?.seeds.length ?? 0
  const wide = withSeeds(withFields(request.entity, [by]), (seed, index) => ({ ...seed, [by.id]: rows === 0 ? null : index % rows }))
  return { draft: changeActions(putEntity(draft, wide), wide.id, askingFor(by.id)), request: { ...request, entity: wide, by } }
}
/** Its forms ask for the field after the title. */
const askingFor =
  (field: string) =>
  (action: Action): Action =>
    action.kind === 'create' || (action.kind === 'update' && action.transition === undefined)
      ? { ...action, fields: [...action.fields.slice(0, 1), field, ...action.fields.slice(1)] }
      : action

function grantedBy(start: Draft, id: string): Draft {
  const before = entityIn(start, id)!
  const found = requestFor(start, before)
  const { draft, request } = found ? saying(start, before, found) : { draft: start, request: found }
  const isFull = before.fields.length > mostFields
  if (!request || isFull || draft.model.actions.some(({ effects }) => effects?.some((effect) => effect.kind === 'record' && effect.entity === id))) return draft
  const { entity, step, by } = request
  const label = capital(entity.singular)
  const kept = before.fields.find((field) => field.type === 'reference' && field.entity === entity.id)
  const of: Field = kept ?? reference('of_request', label, entity.id, false)
  const thing = by && before.fields.find((field) => field.entity === by.entity)
  const fresh = [...(by && !thing ? [{ ...by, required: false }] : []), ...(kept ? [] : [of])]
  const made = withSeeds(withFields(before, fresh), (seed) => ({ ...seed, ...(!kept && { [of.id]: null }), ...(by && !thing && { [by.id]: null }) }))
  const effect: Effect = {
    kind: 'record',
    entity: id,
    by: of.id,
    copies: copiesOf(entity, made, by, thing ?? by),
    values: Object.fromEntries(made.fields.filter(({ type, id: field }) => type === 'date' && begins.test(field)).map((field) => [field.id, '{today}'])),
    sign: 1,
    when: null,
    whose: 'row',
  }
  const taken = by && thing ? rulesFor(draft, id, thing.id, by.id) : { guards: [], effects: [] }
  const acted = changeActions(
    by && !thing ? changeActions(putEntity(draft, made), id, askingFor(by.id)) : putEntity(draft, made),
    entity.id,
    (action): Action => {
      if (action.transition !== step) return action
      const ruled = withRules(action, taken.guards, [effect, ...taken.effects])
      return { ...ruled, confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. The ${before.singular} is made.` }
    },
  )
  return changeBlocks(acted, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    const shown = [...(by ? [(thing ?? by).id] : []), ...(block.kind === 'detail' ? [of.id] : [])]
    return [{ ...block, fields: [...new Set([...shown, ...block.fields])] }]
  })
}
const mostFields = 22

/** What both keep under one name, who asked for it in the place of the title, and what it is of. */
function copiesOf(from: Entity, to: Entity, by: Field | undefined, thing: Field | undefined): { from: string; to: string }[] {
  const fits = (one: Field, other: Field): boolean => one.type === other.type && one.entity === other.entity
  const same = to.fields.flatMap((field) => {
    const own = field.id === to.lifecycle?.field || field.id === thing?.id ? undefined : from.fields.find(({ id }) => id === field.id)
    return own && fits(own, field) ? [{ from: own.id, to: field.id }] : []
  })
  const name = to.fields.find(({ id, type, required }) => type === 'text' && (id === to.title || required))
  const isText = from.fields.find(({ id }) => id === from.title)?.type === 'text'
  const title = name && isText && !same.some((one) => one.to === name.id) ? [{ from: from.title, to: name.id }] : []
  return [...title, ...same, ...(by && thing ? [{ from: by.id, to: thing.id }] : [])]
}

/** What making one asks of the thing and does to it holds for an approval as well. */
function rulesFor(draft: Draft, id: string, from: string, to: string): { readonly guards: Guard[]; readonly effects: Effect[] } {
  const create = createOn(draft, id)
  const guards = (create?.guards ?? []).flatMap((guard) =>
    (guard.kind === 'enough' || guard.kind === 'is') && guard.by === from ? [{ ...guard, by: to }] : [],
  )
  const effects = (create?.effects ?? []).flatMap((effect) =>
    (effect.kind === 'add' || effect.kind === 'set') && effect.by === from ? [{ ...effect, by: to }] : [],
  )
  return {
    guards: guards.filter((guard) => guard.kind !== 'enough' || guard.amount === null),
    effects: effects.filter((effect) => effect.kind !== 'add' || effect.amount === null),
  }
}
