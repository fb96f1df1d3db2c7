import { looksOver } from '../../compose/judged.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, newActionId, putActions } from '../trade/parts.ts'
import { widen } from './named.ts'

const given = /^(?:reason|comment|note|remark|explanation|justification)$/
const ending = /^(?:reject|decline|refuse|deny|cancel|return|send back|suspend|dismiss)/i

/** "approve or reject timesheets with a reason", and what is reviewed before others see it: whoever ends it says why, and whose it is reads it. */
export const reasons: Completer = (draft) => asksIn(draft).reduce(explained, draft)

function explained(draft: Draft, asked: Asked): Draft {
  const { ask } = asked
  const fate = draft.plan.fates.get(ask)
  const judged = fate?.is === 'thing' && fate.thing.judged === true && looksOver(ask)
  const noun = [...ask.beside, ...ask.fields].find((phrase) => given.test(phrase.noun))?.noun ?? (judged ? 'remark' : undefined)
  const part = fate?.is === 'thing' && (judged || ask.kind === 'transition') ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
  const entity = part && entityIn(draft, part.made.entity.id)
  const life = entity?.lifecycle
  if (noun === undefined || !part || !entity || !life || entity.fields.some(({ id }) => id === `${noun}_given`)) return draft
  const steps = actionsOn(draft, entity.id).filter(({ kind, name }) => kind === 'transition' && ending.test(name))
  if (steps.length === 0) return draft
  const field: Field = { id: `${noun}_given`, label: titled(noun), type: 'long_text', required: false, help: 'Given by whoever decides.' }
  const wide = widen(draft, part, [field], { asked: false })
  const told = steps.map((step): Action => {
    const { transition: _, ...rest } = step
    const to = life.transitions.find(({ id }) => id === step.transition)?.to ?? ''
    return {
      ...rest,
      id: newActionId(wide, `${step.id}_because`.slice(0, 40)),
      name: `${step.name} with ${noun}`,
      kind: 'update',
      fields: [field.id],
      effects: [...(step.effects ?? []), { kind: 'put', field: life.field, value: to, when: null }],
    }
  })
  const next = putActions(
    changeActions(wide, entity.id, (action) => action),
    told,
  )
  return changeBlocks(next, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return [block]
    const added = told.flatMap((one, at) => (block.actions.includes(steps[at]!.id) ? [one.id] : []))
    return [{ ...block, actions: [...block.actions, ...added] }]
  })
}
