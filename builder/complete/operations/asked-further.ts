import type { Action, Entity, Field, Lifecycle } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { pageOf } from '../insight/places.ts'
import { changeBlocks, entityIn, manager, newActionId, putActions, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const wanting =
  /\b(?:request|demand|require|ask|asks|requests|asking|requesting)\b(?: (?:the |an? )?[a-z]+)?(?: for)? (?:additional|more|further|missing|supplementary) (?:information|details?|documents?|data|evidence)\b|\bask(?:s|ing)? (?:the |an? )?(?:applicants?|claimants?|citizens?|requesters?|submitters?|members?|employees?|clients?|customers?|students?|residents?|authors?) (?:an? |some )?(?:questions?|for (?:clarification|an explanation))\b/i
const verdict = /^(?:approve|accept|grant|confirm|reject|decline|refuse|deny)\b/i
const [wanted, state] = ['information_wanted', 'Information requested']
const fields: readonly Field[] = [
  { id: wanted, label: 'Information wanted', type: 'long_text', required: false },
  { id: 'information_given', label: 'Answer to it', type: 'long_text', required: false },
]

/** "officials can request additional information": who decides on an application asks what they still have to know, and whoever applied reads and answers it. */
export const askedFurther: Completer = (draft) => {
  const said = wanting.test(draft.brief.words) ? asksIn(draft).find(({ text }) => wanting.test(text)) : undefined
  const entity = said && decidedOn(draft, said)
  if (!said || !entity?.lifecycle) return draft
  const put = withQuestion(draft, entity, entity.lifecycle)
  return claimed(put, pageOf(put, entity.id, manager(put)?.id)?.path ?? '/', [said.ask])
}

/** What whoever asks decides on: of several, what stands nearest before the words. */
function decidedOn(draft: Draft, { clause }: Asked): Entity | undefined {
  const open = draft.parts.flatMap(({ made: { entity, thing } }) => {
    const now = entityIn(draft, entity.id)
    const isDecided = now?.lifecycle?.transitions.some((step) => verdict.test(step.name) && (step.role !== undefined || step.answers))
    const isTold = thing.asks.some((one) => (draft.brief.clauses[one.clause]?.start ?? 0) <= clause.end + 80)
    return now && isDecided && isTold && now.write === 'anyone' && now.fields.length < 23 && !now.fields.some(({ id }) => id === wanted) ? [now] : []
  })
  return open.find(({ singular }) => /(?:application|request|claim|permit|submission)$/.test(singular)) ?? open[0]
}

function withQuestion(draft: Draft, entity: Entity, lifecycle: Lifecycle): Draft {
  const deciding = lifecycle.transitions.filter((step) => verdict.test(step.name))
  const from = [...new Set(deciding.flatMap((step) => step.from))]
  const { role, answers } = deciding.find((step) => step.role !== undefined || step.answers)!
  const by = { ...(role !== undefined && { role }), ...(answers && { answers }) }
  const transitions = [
    ...lifecycle.transitions.map((step) => (deciding.includes(step) ? { ...step, from: [...step.from, state] } : step)),
    { id: 'ask_further', name: 'Request information', from, to: state, ...by },
    { id: 'answer_further', name: 'Answer', from: [state], to: from[0]! },
  ]
  const wide = withFields(entity, fields)
  const field = wide.fields.find(({ id }) => id === lifecycle.field)!
  const known = withFields(wide, [{ ...field, choices: [...(field.choices ?? []), state] }])
  const put = putEntity(
    draft,
    withSeeds({ ...known, lifecycle: { ...lifecycle, transitions } }, (seed) => ({ ...seed, ...Object.fromEntries(fields.map(({ id }) => [id, null])) })),
  )
  const act = (id: string, name: string, asks: string, more: Partial<Action>): Action => ({
    id: newActionId(put, `${id}_${entity.id}`.slice(0, 44)),
    name,
    kind: 'update',
    entity: entity.id,
    fields: [asks],
    transition: id,
    guards: [{ kind: 'any', fields: [asks], text: 'Write it down first.' }],
    confirmation: `“{title}”: ${name.toLowerCase()}.`,
    ...more,
  })
  const ask = act('ask_further', 'Request information', wanted, {
    ...(role !== undefined && { role }),
    confirmation: 'Whoever sent “{title}” finds the question at it.',
  })
  const answer = act('answer_further', 'Answer', 'information_given', { confirmation: 'Your answer is kept with “{title}”.' })
  return changeBlocks(putActions(put, [ask, answer]), (block, page) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id || page.path === '/') return [block]
    const shown = block.kind === 'detail' ? fields.map(({ id }) => id) : []
    return [{ ...block, fields: [...new Set([...block.fields, ...shown])], actions: [ask.id, answer.id, ...block.actions] }]
  })
}
