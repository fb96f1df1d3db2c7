import { hoursBetween } from '../../hours.ts'
import type { Action, Effect, Entity, Field, Lifecycle, Values } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { endedStates } from '../trade/fields.ts'
import { changeBlocks, entityIn, listPage, manager, newActionId, partsOf, putActions, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'

const passing = /\bcheck(?:s|ed|ing)?(?: (?!in\b|out\b)[a-z]+){0,3} in (?:and|or|and later|and then) (?:check (?:them )?)?out\b/
const presence = /(?:^| )(?:check-?in|sign-?in|arrival|clock-?in|attendance(?: record)?|check-?out)$/
const coming = /(?:^| )(?:booking|reservation|appointment|visit|stay|slot|time slot)$/
const [came, left] = ['Checked in', 'Checked out']
const mostFields = 20

/** "check trucks in and out": what is booked says when it came and when it went, and how long that took. */
export const passages: Completer = (draft) => {
  const words = textOf(draft)
  if (!passing.test(words) || draft.model.entities.some(({ singular }) => presence.test(singular))) return draft
  const found = partsOf(draft, 'booking')
    .map(({ made }) => entityIn(draft, made.entity.id)!)
    .find(({ singular, fields, lifecycle }) => coming.test(singular) && lifecycle !== undefined && fields.length <= mostFields)
  return found ? passed(draft, found) : draft
}

function passed(draft: Draft, entity: Entity): Draft {
  const asked = asksIn(draft).filter(({ text }) => passing.test(text))
  const actor = draft.cast.roleOf(asked[0]?.ask.actors[0] ?? '')
  const role = draft.model.roles.find(({ id }) => id === actor && id !== draft.model.roles[0]?.id)?.id ?? manager(draft)?.id
  const state = entity.lifecycle!.field
  const states = entity.fields.find(({ id }) => id === state)?.choices ?? []
  const open = states.filter((one) => !endedStates(entity).includes(one) && !/^(?:complet|done|finish)/i.test(one))
  const steps: Lifecycle['transitions'] = [
    { id: 'check_in', name: 'Check in', from: open, to: came, ...(role !== undefined && { role }) },
    { id: 'check_out', name: 'Check out', from: [came], to: left, ...(role !== undefined && { role }) },
  ]
  const times: Field[] = [
    { id: 'came_at', label: 'Checked in at', type: 'time', required: false, now: true },
    { id: 'left_at', label: 'Checked out at', type: 'time', required: false, now: true },
    { id: 'hours_there', label: 'Time there', type: 'number', required: false, min: 0, unit: 'h' },
  ]
  const choices = (field: Field): Field => (field.id === state ? { ...field, choices: [...states, came, left] } : field)
  const wide = withFields({ ...entity, fields: entity.fields.map(choices) }, times)
  const whole = withSeeds({ ...wide, lifecycle: { ...entity.lifecycle!, transitions: [...entity.lifecycle!.transitions, ...steps] } }, sampled(state))
  const hours: Effect = { kind: 'hours', from: 'came_at', to: 'left_at', into: 'hours_there' }
  const step = (now: Draft, at: 0 | 1): Action => ({
    id: newActionId(now, `${steps[at]!.id}_${entity.id}`.slice(0, 40)),
    name: steps[at]!.name,
    kind: 'update',
    entity: entity.id,
    ...(role !== undefined && { role }),
    fields: [times[at]!.id],
    transition: steps[at]!.id,
    ...(at === 1 && { effects: [hours] }),
    confirmation: at === 0 ? '{title}: checked in at {came_at}.' : '{title}: checked out at {left_at}, after {hours_there}.',
  })
  const put = putEntity(draft, whole)
  const first = putActions(put, [step(put, 0)])
  const second = putActions(first, [step(first, 1)])
  const ids = second.model.actions.slice(-2).map(({ id }) => id)
  const shown = changeBlocks(second, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
      ? [{ ...block, fields: [...new Set([...block.fields, ...times.map(({ id }) => id)])], actions: [...ids, ...block.actions] }]
      : [block],
  )
  const page = listPage(shown, entity.id, role) ?? listPage(shown, entity.id)
  const told = draft.brief.clauses.filter(
    ({ start, end, asks }) => asks.length < 2 && /\bbetween (?:check-?in|arrival) and\b/.test(textOf(draft).slice(start, end)),
  )
  return page ? claimed(shown, page.path, [...asked.map(({ ask }) => ask), ...told]) : shown
}

/** Among the samples one is there, and what is over has left. */
const sampled =
  (state: string) =>
  (seed: Values, index: number): Values => {
    const isOver = /^complet/i.test(String(seed[state]))
    const isHere = !isOver && /^confirm/i.test(String(seed[state])) && index % 2 === 1
    const came_at = isOver || isHere ? `${String(8 + (index % 6)).padStart(2, '0')}:${index % 2 === 0 ? '10' : '35'}` : null
    const left_at = isOver ? `${String(9 + (index % 6)).padStart(2, '0')}:50` : null
    const is = isOver ? left : isHere ? came : (seed[state] ?? null)
    return { ...seed, [state]: is, came_at, left_at, hours_there: hoursBetween(came_at, left_at) }
  }
