import type { Part } from '../../compose/pages.ts'
import type { Action, Entity, Lifecycle } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { pageOf } from '../insight/places.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, newActionId, putActions, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const saving = /\b(?:sav(?:e|es|ed|ing)|keep(?:s|ing)?|stor(?:e|es|ing)) [^.;]{0,40}\bas (?:an? |their )?drafts?\b/i
const [draftState, sentState] = ['Draft', 'Submitted']
const vague = /^(?:new|open|pending)$/i

/** "fill in claims, save them as drafts, and submit them": what is being written is its maker's alone until they hand it in. */
export const keptAsDrafts: Completer = (draft) => {
  const said = saving.test(draft.brief.words) ? asksIn(draft).find(({ text }) => saving.test(text)) : undefined
  const part = said && writtenBefore(draft, said)
  const entity = part && entityIn(draft, part.made.entity.id)
  if (!said || !entity || entity.fields.length > 23 || entity.lifecycle?.draft) return draft
  const asks = asksIn(draft).filter(
    ({ ask, clause }) => ask === said.ask || (ask.verb === 'submit' && clause.start > said.clause.start && clause.start - said.clause.end < 60),
  )
  const kept = withDraft(draft, entity)
  return claimed(
    kept,
    pageOf(kept, entity.id, undefined)?.path ?? '/',
    asks.map(({ ask }) => ask),
  )
}

/** What was last said to be written before it is saved. */
function writtenBefore(draft: Draft, { clause }: Asked): Part | undefined {
  const before = asksIn(draft).filter((one) => one.clause.start <= clause.start && one.ask.kind === 'create')
  const things = before.flatMap(({ ask }) => {
    const fate = draft.plan.fates.get(ask)
    return fate?.is === 'thing' ? [fate.thing] : []
  })
  return draft.parts.find(({ made }) => made.thing === things.at(-1) && entityIn(draft, made.entity.id)?.write === 'anyone')
}

function withDraft(draft: Draft, entity: Entity): Draft {
  const { lifecycle } = entity
  if (lifecycle?.initial === draftState) return savedAsDraft(putEntity(draft, { ...entity, lifecycle: { ...lifecycle, draft: draftState } }), entity)
  const handedIn = lifecycle && !vague.test(lifecycle.initial) ? lifecycle.initial : sentState
  const called = (state: string): string => (state === lifecycle?.initial ? handedIn : state)
  const id = lifecycle?.transitions.some((step) => step.id === 'submit') ? 'hand_in' : 'submit'
  const submit = { id, name: 'Submit', from: [draftState], to: handedIn }
  const field = lifecycle?.field ?? 'status'
  const states = entity.fields.find((one) => one.id === field)?.choices ?? [sentState]
  const next: Lifecycle = {
    ...lifecycle,
    field,
    initial: draftState,
    draft: draftState,
    transitions: [submit, ...(lifecycle?.transitions.map((step) => ({ ...step, from: step.from.map(called), to: called(step.to) })) ?? [])],
  }
  const choices = [...new Set([draftState, ...states.map(called)])]
  const wide = withFields(entity, [{ id: field, label: 'Status', type: 'choice', required: false, ...entity.fields.find((one) => one.id === field), choices }])
  const seeded = withSeeds({ ...wide, lifecycle: next }, (seed, index) => {
    const state = called(String(seed[field] ?? lifecycle?.initial ?? handedIn))
    return { ...seed, [field]: state === handedIn && index % 4 === 3 ? draftState : state }
  })
  const put = changeActions(putEntity(draft, seeded), entity.id, (action) => ({
    ...action,
    ...(action.effects && {
      effects: action.effects.map((effect) =>
        effect.kind === 'put' && effect.field === field && typeof effect.value === 'string' ? { ...effect, value: called(effect.value) } : effect,
      ),
    }),
  }))
  const step: Action = {
    id: newActionId(put, `submit_${entity.id}`.slice(0, 44)),
    name: submit.name,
    kind: 'transition',
    entity: entity.id,
    fields: [],
    transition: submit.id,
    confirmation: '“{title}” is submitted.',
  }
  const creates = actionsOn(put, entity.id).filter(({ kind }) => kind === 'create')
  const own = creates.some(({ role }) => role !== undefined)
  return changeBlocks(savedAsDraft(putActions(put, [step]), entity), (block, { role, path }) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id || path === '/' || (role !== undefined && !own)) return [block]
    return [{ ...block, fields: [...new Set([...block.fields, field])], actions: [step.id, ...block.actions] }]
  })
}

/** Whoever writes it saves it first. */
function savedAsDraft(draft: Draft, { id, singular }: Entity): Draft {
  const name = `Save ${singular} as draft`
  const put = changeActions(draft, id, (action) =>
    action.kind === 'create' ? { ...action, name, confirmation: `Draft of ${singular} saved: {title}. It is yours alone until you submit it.` } : action,
  )
  const creates = actionsOn(put, id).filter(({ kind }) => kind === 'create')
  return changeBlocks(put, (block) => [block.kind === 'form' && creates.some((create) => create.id === block.action) ? { ...block, heading: name } : block])
}
