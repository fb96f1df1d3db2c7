import { capital } from '../../lexicon/inflect.ts'
import type { Effect, Entity, Field, Value, Values } from '../../model.ts'
import type { Simulated } from '../../render/act/simulated.ts'
import type { Draft } from '../draft.ts'
import { changeActions, entityIn, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'

/** What a run leaves beside itself: a row of the results that the site keeps, and the state of what was run. */
export interface Left {
  readonly draft: Draft
  readonly effect: Simulated
  readonly leaves: readonly Effect[]
}
const results = /(?:^| )(?:results|runs|(?:run|test|execution) (?:reports|records|logs))$/
const byHand = /\b(?:record|enter|add|submit|fill in|input)\w* (?:the |their |of |all )?(?:\w+ ){0,2}(?:results|runs|reports)\b/
const fields_most = 23
const referencesOf = ({ fields }: Entity) => fields.filter(({ type }) => type === 'reference')

/** The entity that keeps what runs of this one came to: rows of it are about the run, or about what is run. */
function resultsOf({ model }: Draft, run: Entity): Entity | undefined {
  const about = new Set([run.id, ...referencesOf(run).map(({ entity }) => entity)])
  return model.entities.find((one) => one.id !== run.id && results.test(one.plural) && referencesOf(one).some(({ entity }) => about.has(entity)))
}

/** The draft in which a run is followed by what it came to, wherever the site keeps that. */
export function resultsKept(draft: Draft, run: Entity, effect: Simulated): Left {
  const own = aboutStates(draft, run, effect)
  const kept = resultsOf(draft, run)
  if (!kept || kept.fields.length >= fields_most) return { draft, effect, leaves: own }
  const back = referencesOf(kept).find(({ entity }) => entity === run.id) ?? {
    id: 'of_run',
    label: capital(run.singular),
    type: 'reference',
    required: false,
    entity: run.id,
  }
  const result = withFields({ ...kept, fields: kept.fields.map((field) => ({ ...field, required: field.required && field.id === kept.title })) }, [
    back as Field,
  ])
  const extra = kept.fields.filter(
    ({ id, type, label }) =>
      (type === 'percent' || (type === 'number' && /^(?:duration|seconds|time taken)$/i.test(label))) && !run.fields.some((one) => one.id === id),
  )
  const room = extra.slice(0, fields_most - run.fields.length)
  const wider = withFields(
    run,
    room.map((field) => ({ ...field, required: false })),
  )
  const more = room.map(({ id, type, label }) => ({
    field: id,
    ...(type === 'percent' ? (/coverage/i.test(label) ? { from: 62, to: 96, bad: 41 } : { from: 71, to: 97 }) : { from: 1, to: 9 }),
  }))
  const simulated = { ...effect, numbers: [...effect.numbers, ...more] }
  const copies = copiesOf(wider, result, simulated)
  const day = result.fields.find(({ type, id }) => type === 'date' && !copies.some(({ to }) => to === id))
  const record: Effect = { kind: 'record', entity: result.id, by: back.id, copies, values: day ? { [day.id]: '{today}' } : {}, sign: 1, when: null }
  const placed = putEntity(putEntity(draft, wider), result)
  const lean = byHand.test(textOf(draft)) ? placed : changeActions(placed, result.id, (action) => (action.kind === 'create' ? null : action))
  return { draft: lean, effect: simulated, leaves: [...own, record] }
}

/** What a row of the results takes over from its run. */
function copiesOf(run: Entity, result: Entity, { outcome, text, numbers }: Simulated): { from: string; to: string }[] {
  const of = (id: string | null | undefined) => run.fields.find((field) => field.id === id)
  const choice =
    outcome && result.fields.find(({ type, choices = [] }) => type === 'choice' && [outcome.good, outcome.bad].every((one) => choices.includes(one)))
  const words = result.fields.find(({ id, type }) => type === 'long_text' && /^(?:message|result|results|output|outcome|notes?|details|findings)$/.test(id))
  const named = of(run.title)?.type === 'text' && result.fields.find(({ id, type }) => id === result.title && type === 'text')
  const shared = referencesOf(result).flatMap(({ id, entity }) => {
    const from = referencesOf(run).find((one) => one.entity === entity)
    return from ? [{ from: from.id, to: id }] : []
  })
  return [
    ...(named ? [{ from: run.title, to: named.id }] : []),
    ...(choice ? [{ from: outcome.field, to: choice.id }] : []),
    ...(words && text !== null ? [{ from: text, to: words.id }] : []),
    ...numbers.flatMap(({ field }) => (result.fields.some(({ id }) => id === field) ? [{ from: field, to: field }] : [])),
    ...shared,
  ]
}

/** Sample results that say what their runs say. */
export function withResultSamples(draft: Draft, runs: string, effects: readonly Effect[]): Draft {
  const record = effects.find((one) => one.kind === 'record')
  const [run, result] = [entityIn(draft, runs), entityIn(draft, record?.entity)]
  if (!record || !run || !result) return draft
  const ended = run.seeds.flatMap((seed, index) => (run.lifecycle === undefined || seed[run.lifecycle.field] === 'Done' ? [{ seed, index }] : []))
  if (ended.length === 0) return draft
  return putEntity(
    draft,
    withSeeds(result, (seed, index) => {
      const { seed: of, index: at } = ended[index % ended.length]!
      const taken: [string, Value][] = record.copies.map(({ from, to }) => [to, of[from] ?? null])
      return { ...seed, ...Object.fromEntries(taken), [record.by!]: at } as Values
    }),
  )
}

/** The state of what was run, where it is one of having passed or failed, and the day of its last run. */
function aboutStates(draft: Draft, run: Entity, { outcome }: Simulated): Effect[] {
  if (!outcome) return []
  return referencesOf(run).flatMap((by): Effect[] => {
    const about = entityIn(draft, by.entity)
    const state = about?.fields.find(({ type, choices = [] }) => type === 'choice' && [outcome.good, outcome.bad].every((one) => choices.includes(one)))
    return state
      ? [outcome.good, outcome.bad].map((value) => ({ kind: 'set', by: by.id, field: state.id, value, when: { field: outcome.field, is: value } }))
      : []
  })
}
