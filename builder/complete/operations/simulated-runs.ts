import { titled } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Values } from '../../model.ts'
import { type Simulated, simulatedOf } from '../../render/act/simulated.ts'
import { asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { changeActions, changeBlocks, createOn, entityIn, listPage, putEntity, textOf, withSeeds } from '../trade/parts.ts'
import { resultsKept, withResultSamples } from './run-results.ts'

/** What a doctor or the law decides, and what is made of a file: none of it is told by a guess. */
const beyondGuess = /\b(?:diagnos[ie]s|treatments?|prescriptions?|identit\w+|faces?|facial|loans?|credit)\b/i
const searching = /\b(?:detections?|identifications?|scans?|scanning|checks?|checking|vulnerability tests?)$/
const stepping = /\bsimulations?$/
const told = /^(?:result|results|outcome|findings|output)$/
const noted = /^(?:notes?|message|remarks?|details)$/
const good = /^(?:passed|succeeded|success|successful|ok)$/i
const bad = /^(?:failed|failure|error)$/i
const coded = /\b(?:code|script|input|query|text|statement)\b/i
/** The numbers that a run comes to, by their labels: from, to, and where it does not go well. */
const measured: readonly (readonly [RegExp, number, number, number?])[] = [
  [/^(?:confidence|sure|certainty)$/i, 71, 96],
  [/^(?:accuracy|precision|recall)$/i, 74, 97],
  [/\bcoverage$/i, 62, 96, 41],
  [/^(?:found|removed)$/i, 0, 0, 2],
  [/^(?:records|rows|lines|keys removed|points)$/i, 40, 1800],
  [/^(?:duration|seconds|time taken)$/i, 1, 9],
]
const states = { waiting: 'Waiting', done: 'Done' } as const

/** Runs of which nothing was worked out come to an outcome when they are started, which says of itself that it is simulated, and is kept with the results of the site. */
export const simulatedRuns: Completer = (draft) => draft.parts.reduce((so_far, { made }) => withOutcome(so_far, made.entity.id), draft)

const formsOf = ({ model }: Draft, create: Action) =>
  model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' && block.action === create.id ? [block] : [])))

function withOutcome(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = entity && createOn(draft, id)
  if (!entity || !create || beyondGuess.test(entity.plural) || !formsOf(draft, create).some(({ text }) => /worked out automatically/.test(text))) return draft
  const effect = outcomeOf(draft, entity, create)
  return effect ? ranAtOnce(draft, entity, create, effect) : draft
}

/** What a run of the entity comes to; undefined where none of its fields tells of it. */
function outcomeOf(draft: Draft, entity: Entity, create: Action): Simulated | undefined {
  const { fields, title } = entity
  const outcome = fields.find(({ type, choices = [] }) => type === 'choice' && choices.some((one) => good.test(one)) && choices.some((one) => bad.test(one)))
  const long = (named: RegExp) => fields.find(({ id, type }) => id !== title && type === 'long_text' && named.test(id))
  const text = outcome && outcome.id !== entity.lifecycle?.field ? (long(told) ?? long(noted)) : long(told)
  const numbers = fields.flatMap((field) => {
    const found = ['number', 'percent'].includes(field.type) && measured.find(([label]) => label.test(field.label))
    return found ? [{ field: field.id, from: found[1], to: found[2], ...(found[3] !== undefined && { bad: found[3] }) }] : []
  })
  if (!text || text.required) return undefined
  const made = new Set([text.id, outcome?.id, ...numbers.map(({ field }) => field)])
  const reads = create.fields.filter(
    (field) =>
      field !== title && !made.has(field) && fields.some(({ id, type }) => id === field && !['reference', 'file', 'image', 'date', 'choice'].includes(type)),
  )
  const of = outcome ? 'test' : searching.test(entity.singular) ? 'search' : stepping.test(entity.singular) ? 'series' : 'work'
  const code = fields.find(({ id, type, label }) => type === 'long_text' && create.fields.includes(id) && coded.test(label) && id !== text.id)
  const about = fields.flatMap((field) => {
    const of = field.type === 'reference' ? entityIn(draft, field.entity) : undefined
    const source = of?.fields.find(({ type, label }) => type === 'long_text' && coded.test(label))
    return source ? [{ by: field.id, field: source.id }] : []
  })[0]
  return {
    kind: 'simulated',
    of,
    reads,
    code: code?.id ?? null,
    about: code ? null : (about ?? null),
    outcome: outcome ? { field: outcome.id, good: outcome.choices!.find((one) => good.test(one))!, bad: outcome.choices!.find((one) => bad.test(one))! } : null,
    text: text.id,
    numbers,
  }
}

/** The draft in which starting a run brings it to its end. */
function ranAtOnce(draft: Draft, entity: Entity, create: Action, effect: Simulated): Draft {
  const day = entity.fields.find(({ id, type }) => type === 'date' && /^(?:\w+_on|date)$/.test(id))
  const kept = resultsKept(draft, entity, effect)
  const base = entityIn(kept.draft, entity.id)!
  const sim = kept.effect
  const made = new Set([
    ...(sim.outcome ? [sim.outcome.field] : []),
    ...(sim.text === null ? [] : [sim.text]),
    ...sim.numbers.map(({ field }) => field),
    ...(day ? [day.id] : []),
  ])
  const today: Effect[] = day ? [{ kind: 'today', field: day.id }] : []
  const life = base.lifecycle
  const steps = life && stepsOf(life.transitions, life.field, base, textOf(draft))
  const ended: Effect[] = life && steps ? [{ kind: 'put', field: life.field, value: states.done, when: null }] : []
  const run = steps && draft.model.actions.find(({ transition, entity: of }) => of === base.id && transition === steps.run)
  const isReferred = base.fields.some(({ id, type }) => type === 'reference' && create.fields.includes(id))
  const seeded = withSeeds(
    {
      ...base,
      fields: base.fields.map((field) =>
        field.id === life?.field && steps
          ? { ...field, choices: steps.choices }
          : made.has(field.id) || (field.id === 'target' && isReferred)
            ? { ...field, required: false }
            : field,
      ),
      ...(life && steps && { lifecycle: { ...life, transitions: steps.transitions } }),
    },
    (seed) =>
      sampleOf(base, sim, steps && life ? { ...seed, [life.field]: steps.choices.includes(String(seed[life.field])) ? seed[life.field]! : states.done } : seed),
  )
  const acted = changeActions(putEntity(kept.draft, seeded), base.id, (action) => {
    if (action.kind === 'create')
      return { ...action, fields: action.fields.filter((id) => !made.has(id)), effects: [...(action.effects ?? []), sim, ...today, ...ended, ...kept.leaves] }
    if (action.kind === 'update') return { ...action, fields: action.fields.filter((id) => !made.has(id)) }
    if (action.kind !== 'transition' || !steps) return action
    if (action.id === run?.id)
      return {
        ...action,
        name: 'Run',
        effects: [...(action.effects ?? []), sim, ...today, ...kept.leaves],
        confirmation: `${titled(base.singular)} “{title}” has run: see its outcome.`,
      }
    return steps.transitions.some(({ id }) => id === action.transition) ? action : null
  })
  const told = changeBlocks(withResultSamples(acted, base.id, kept.leaves), (block) => {
    if (block.kind === 'form' && block.action === create.id)
      return [{ ...block, text: 'Its outcome is there at once. It is simulated, by rules and from what you enter, and says so: nothing is really run.' }]
    if ((block.kind === 'list' || block.kind === 'detail') && block.entity === base.id)
      return [{ ...block, fields: [...new Set([...block.fields, ...(sim.outcome ? [sim.outcome.field] : []), ...(sim.text === null ? [] : [sim.text])])] }]
    return [block]
  })
  const where = listPage(told, base.id)?.path
  const thing = draft.parts.find(({ made: one }) => one.entity.id === base.id)?.made.thing
  const asks = asksIn(told).flatMap(({ ask }) => {
    const fate = told.plan.fates.get(ask)
    return fate?.is === 'thing' && fate.thing === thing ? [ask] : []
  })
  return where === undefined ? told : claimed(told, where, asks)
}

type Steps = NonNullable<Entity['lifecycle']>['transitions']
/** The steps of a run that ends at once: it is run, and run again; it is only stopped where the words speak of that. */
function stepsOf(steps: Steps, state: string, { fields }: Entity, words: string) {
  const choices = fields.find(({ id }) => id === state)?.choices ?? []
  const first = steps.find(({ name }) => /^(?:run|execute)$/i.test(name)) ?? steps.find(({ name }) => /^start$/i.test(name))
  if (!first || !choices.includes(states.waiting) || !choices.includes(states.done)) return undefined
  const stops = /\b(?:stop|paus|interrupt|cancel|terminat|abort|suspend|resum)\w*/.test(words)
    ? steps.filter(({ to, id }) => to === 'Stopped' && id !== first.id)
    : []
  const left = choices.filter((one) => one === states.waiting || one === states.done || (stops.length > 0 && (one === 'Stopped' || one === 'Running')))
  return {
    run: first.id,
    choices: left,
    transitions: [
      { ...first, name: 'Run', from: left, to: states.done },
      ...stops.map((one) => ({ ...one, from: one.from.filter((from) => left.includes(from)) })),
    ],
  }
}

/** A sample that has run says what such a run says. */
function sampleOf(entity: Entity, effect: Simulated, seed: Values): Values {
  const state = entity.lifecycle?.field
  if (state !== undefined && seed[state] !== states.done) {
    const blank = [effect.outcome?.field, effect.text, ...effect.numbers.map(({ field }) => field)].flatMap((id) => (id ? [[id, null] as const] : []))
    return { ...seed, ...Object.fromEntries(blank) }
  }
  const code = effect.code === null ? '' : String(seed[effect.code] ?? '')
  return { ...seed, ...simulatedOf(effect, seed, String(seed[entity.title] ?? ''), code) }
}
