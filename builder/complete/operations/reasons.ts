import { looksOver } from '../../compose/judged.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, putActions } from '../trade/parts.ts'
import { inWords } from './in-words.ts'
import { widen } from './named.ts'

/** The words of the sentence from the clause on. */
const saidIn = ({ brief }: Draft, { clause }: Asked): string => (/^[^.;!?]*/.exec(brief.words.slice(clause.start)) ?? [''])[0].toLowerCase()
const given = /^(?:reason|comment|note|remark|explanation|justification)$/
const ending = /^(?:reject|decline|refuse|deny|cancel|return|send back|suspend|dismiss)/i

/** What is said of a decision either way: "approve or reject them with a comment". */
const either = /^(?:comment|note|remark)$/
const taking = /^(?:approve|accept|confirm|grant)/i

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
  const isEither =
    either.test(noun) &&
    !judged &&
    /\b(?:approve|accept|confirm|grant)s?\b[^,;.]*\bwith (?:an? |their )?(?:\w+ )?(?:comment|note|remark)/.test(saidIn(draft, asked))
  const steps = actionsOn(draft, entity.id).filter(({ kind, name }) => kind === 'transition' && (ending.test(name) || (isEither && taking.test(name))))
  const isTold = actionsOn(draft, entity.id).some(({ name }) => steps.some((step) => name === `${step.name} with ${noun}`))
  if (steps.length === 0 || isTold) return draft
  const field: Field = entity.fields.find(({ label, type }) => label === titled(noun) && (type === 'text' || type === 'long_text')) ?? {
    id: `${noun}_given`,
    label: titled(noun),
    type: 'long_text',
    required: false,
    help: 'Given by whoever decides.',
  }
  const wide = widen(draft, part, [field], { asked: false })
  const told = steps.map((step): Action => inWords(wide, entity, step, field, `${step.name} with ${noun}`))
  const next = putActions(
    changeActions(wide, entity.id, (action) => action),
    told,
  )
  return changeBlocks(next, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return [block]
    const others = block.fields.filter((id) => id !== field.id)
    const fields =
      others.length === block.fields.length ? others : [...others.filter((id) => id !== life.field), field.id, ...others.filter((id) => id === life.field)]
    const added = told.flatMap((one, at) => (block.actions.includes(steps[at]!.id) ? [one.id] : []))
    return [{ ...block, fields, actions: [...block.actions, ...added] }]
  })
}
