import { groupOf } from '../../compose/thing.ts'
import type { Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, createOn, entityIn, fieldIn, putEntity, textOf, withSeeds } from '../trade/parts.ts'

const over = /^(?:completed?|done|closed|finished|resolved|delivered|returned|ended|collected|picked up|checked out|mended|repaired|settled)$/i
const rating = /(?:^| )(?:review|rating|evaluation|feedback|survey|satisfaction rating)$/
const bound = /\b(?:once|after|when|only|completed|closed|finished|resolved|delivered|returned|ended)\b/

/** What takes its course is rated once it is over: nobody rates a ticket that is still open. */
export const ratedWhenOver: Completer = (draft) =>
  draft.model.entities
    .filter(({ singular, fields }) => rating.test(singular) && fields.some(({ type }) => type === 'rating'))
    .reduce((so_far, { id }) => ruled(so_far, id), draft)

function ruled(draft: Draft, id: string): Draft {
  const review = entityIn(draft, id)!
  const create = createOn(draft, id)
  const by = review.fields.find(({ type }) => type === 'reference')
  const about = by && create?.fields.includes(by.id) ? entityIn(draft, by.entity) : undefined
  const part = draft.parts.find(({ made }) => made.entity.id === about?.id)
  const state = about?.lifecycle?.field
  const ended = (fieldIn(about, state ?? '')?.choices ?? []).filter((one) => over.test(one))
  const told = ended.filter((one) => saidOf(draft, one.toLowerCase()))
  const isCourse = part !== undefined && (groupOf(part.made.thing) === 'request' || (groupOf(part.made.thing) === 'work' && told.length > 0))
  if (!create || !by || !about || state === undefined || !isCourse || ended.length === 0 || create.guards?.some((guard) => guard.kind === 'is')) return draft
  const values = told.length > 0 ? told : ended
  const guard: Guard = {
    kind: 'is',
    by: by.id,
    field: state,
    values,
    text: `This ${about.singular} is not ${values[0]!.toLowerCase()} yet. Rate it once it is.`,
  }
  const fields = review.fields.map((field) => (field.id === by.id && told.length > 0 ? { ...field, required: true } : field))
  const isThere = about.seeds.some((seed) => values.includes(String(seed[state])))
  const seeded = isThere ? about : withSeeds(about, (seed, index) => (index === about.seeds.length - 1 ? { ...seed, [state]: values[0]! } : seed))
  return changeActions(putEntity(putEntity(draft, seeded), { ...review, fields }), id, (action) =>
    action.id === create.id ? withRules(action, [guard], []) : action,
  )
}

/** Whether a clause that is about rating names the state. */
const saidOf = (draft: Draft, state: string): boolean =>
  draft.brief.clauses.some(({ start, end }) => {
    const text = textOf(draft).slice(start, end)
    return /\b(?:rat(?:e|es|ing|ings)|reviews?|evaluat\w+|stars)\b/.test(text) && bound.test(text) && text.includes(state)
  })
