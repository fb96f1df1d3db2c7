import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, putActions, putEntity, withSeeds } from '../trade/parts.ts'
import { inWords } from './in-words.ts'
import { widen } from './named.ts'

const answering = /^(?:answer|reply|respond)$/i
const said = /^(?:answer|reply|response)$/i

/** "staff reply to quotation requests": whoever answers writes what they answer, and whose it is reads it. */
export const answersGiven: Completer = (draft) => asksIn(draft).reduce(written, draft)

function written(draft: Draft, { ask }: Asked): Draft {
  const fate = answering.test(ask.verb) && ask.actors.length > 0 ? draft.plan.fates.get(ask) : undefined
  const part = fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
  return part ? withAnswers(draft, part, ask.verb === 'answer' ? 'answer' : 'reply') : draft
}

/** Whoever takes the step that answers a row writes the answer with it, under this name. */
export function withAnswers(draft: Draft, part: Part, noun: 'answer' | 'reply'): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const life = entity?.lifecycle
  const step = entity && actionsOn(draft, entity.id).find(({ kind, name, role }) => kind === 'transition' && answering.test(name) && role !== undefined)
  const to = life?.transitions.find(({ id }) => id === step?.transition)?.to
  if (!entity || !life || !step || to === undefined) return draft
  const field: Field = entity.fields.find(({ label, type }) => said.test(label) && type === 'long_text') ?? {
    id: `${noun}_given`,
    label: titled(noun),
    type: 'long_text',
    required: false,
  }
  const wider = widen(draft, part, [field], { asked: false })
  const replies = poolOf('replies')
  const wide = putEntity(
    wider,
    withSeeds(entityIn(wider, entity.id)!, (seed, index) => ({
      ...seed,
      [field.id]: seed[life.field] === to ? (entity.fields.includes(field) ? (seed[field.id] ?? null) : replies[index % replies.length]!) : null,
    })),
  )
  const told = inWords(wide, entity, step, field, step.name)
  const next = putActions(
    changeActions(wide, entity.id, (action) => {
      if (action.id === step.id) return null
      return action.kind === 'create' || action.kind === 'update' ? { ...action, fields: action.fields.filter((id) => id !== field.id) } : action
    }),
    [told],
  )
  return changeBlocks(next, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return [block]
    const fields = block.kind === 'detail' && !block.fields.includes(field.id) ? [...block.fields, field.id] : block.fields
    return [{ ...block, fields, actions: block.actions.map((id) => (id === step.id ? told.id : id)) }]
  })
}
