import type { Part } from '../../compose/pages.ts'
import { capital, participle, titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { date, text, withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, createOn, entityIn, putEntity, withFields, withSeeds } from '../trade/parts.ts'
import { whoDid } from './decisions.ts'

/** What somebody else than whoever made a row does with it. */
const ofAnother =
  /^(?:verify|approve|accept|audit|review|examine|check|inspect|confirm|certify|handle|process|resolve|assign|dispatch|release|grab|take|claim|acknowledge|settle|recogni[sz]e|moderate|answer)$/
/** What whoever looks after a row does with it in the end, whoever they are. */
const inTheEnd = /^(?:archive)$/
/** What whoever comes first takes for themselves, and what is asked of others. */
const forOneself = /^(?:grab|take|claim)$/
const askedFor: ReadonlySet<string> = new Set(['request', 'work'])
const most = 2
const mostFields = 23

interface Step {
  readonly action: Action
  readonly verb: string
  readonly to: string
}

/** "handle fault reports", "grab orders": who took a row that step, and when, is noted on it by itself. */
export const doneBy: Completer = (draft) => draft.parts.reduce((so_far, part) => stepsOn(so_far, part).slice(0, most).reduce(noted(part), so_far), draft)

function stepsOn(draft: Draft, { made: { thing, entity: made } }: Part): readonly Step[] {
  const entity = entityIn(draft, made.id)
  const life = entity?.lifecycle
  if (!entity || !life) return []
  const maker = createOn(draft, entity.id)?.role
  const said = new Set([...thing.turns.map(({ verb }) => verb), ...thing.asks.map(({ ask }) => ask.verb)])
  return actionsOn(draft, entity.id).flatMap((action): Step[] => {
    const step = action.kind === 'transition' ? life.transitions.find(({ id }) => id === action.transition) : undefined
    const verb = step?.name.toLowerCase() ?? ''
    const isAnothers =
      (action.role !== undefined && action.role !== maker) ||
      step?.by !== undefined ||
      draft.setting === 'team' ||
      inTheEnd.test(verb) ||
      isTaken(thing, verb) ||
      isStill(entity, step?.to ?? '', verb)
    const isDated = action.effects?.some(({ kind }) => kind === 'today') ?? false
    return step && (ofAnother.test(verb) || inTheEnd.test(verb)) && said.has(verb) && isAnothers && !isDated && !isByItself(thing, verb) && !step.answers
      ? [{ action, verb, to: step.to }]
      : []
  })
}

/** A site that accepts cards takes payments by itself. */
const isByItself = ({ kit }: Part['made']['thing'], verb: string): boolean => verb === 'accept' && kits[kit].group === 'money'

const isTaken = ({ kit }: Part['made']['thing'], verb: string): boolean =>
  forOneself.test(verb) || (verb === 'accept' && kit !== 'credit' && askedFor.has(kits[kit].group))

const noted =
  ({ made }: Part) =>
  (draft: Draft, { action, verb, to }: Step): Draft => {
    const entity = entityIn(draft, made.entity.id)!
    const done = titled(participle(verb))
    const by = text(`${done.toLowerCase()}_by`, `${done} by`)
    const on = date(`${done.toLowerCase()}_on`, `${done} on`)
    if (entity.fields.length >= mostFields || entity.fields.some(({ id }) => id === by.id || id === on.id)) return draft
    const who = action.effects?.some(({ kind }) => kind === 'name') || namesRole(draft, entity, action) ? [] : whoDid(draft, action, by.id)
    const fields = who.length > 0 ? [by, on] : [on]
    const ruled = changeActions(putEntity(draft, seeded(withFields(entity, fields), fields, to, isStill(entity, to, verb))), entity.id, (one) => {
      if (one.id !== action.id) return one
      const confirmation = isStill(entity, to, verb) ? `${capital(entity.singular)} “{title}” is ${participle(verb)}.` : one.confirmation
      return withRules({ ...one, confirmation }, [], [{ kind: 'today', field: on.id }, ...who])
    })
    return changeBlocks(ruled, (block) =>
      block.kind === 'detail' && block.entity === entity.id ? [{ ...block, fields: [...new Set([...block.fields, ...fields.map(({ id }) => id)])] }] : [block],
    )
  }

/** Whether a row says who of that role it is with: its driver, its mentor, whom it names itself or who was chosen when it was made. */
const namesRole = (draft: Draft, { id: own, fields }: Entity, { role }: Action): boolean => {
  const called = draft.model.roles.find(({ id }) => id === role)?.name.toLowerCase()
  const chosen = createOn(draft, own)?.fields ?? []
  return fields.some(({ id, label, entity }) => label.toLowerCase() === called && (entity === undefined || chosen.includes(id)))
}

/** Whether a row stays in its state by that step. */
const isStill = ({ lifecycle }: Entity, to: string, verb: string): boolean =>
  lifecycle!.transitions.some((one) => one.name.toLowerCase() === verb && one.to === to && one.from.includes(to))

/** Sample rows that are as far say by whom and when; others do not. */
function seeded(entity: Entity, [first, second]: readonly Field[], to: string, isAny: boolean): Entity {
  const people = poolOf('people')
  const { field: state, initial, transitions } = entity.lifecycle!
  const beyond = new Set([to, ...transitions.filter(({ from }) => from.length === 1 && from[0] === to).map((one) => one.to)])
  beyond.delete(initial)
  return withSeeds(entity, (seed, index) => {
    const isDone = isAny ? index % 3 !== 1 : beyond.has(String(seed[state]))
    const on = second ?? first!
    const who = second ? { [first!.id]: isDone ? (people[(index * 5 + 3) % people.length] ?? null) : null } : {}
    return { ...seed, ...who, [on.id]: isDone ? `-${index}d` : null }
  })
}
