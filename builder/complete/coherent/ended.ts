import type { Entity, Field, Lifecycle, Value, Values } from '../../model.ts'
import { phaseOf, stateIn } from './phases.ts'

/** What comes of a thing, by its labels: nothing is found before it has been looked for. */
const found =
  /^(?:(?:final|actual|test|check|inspection|overall) )?(?:results?|findings?|outcome|verdict|conclusions?|solution|winner|score)$|^(?:actual result|right answers)$/i
const told = /^(?:answer|reply)$/i
/** What is kept of a game that goes on. */
const counted = /score$/i
const progress = /^(?:progress|completion|completed)$/i
/** Shares of what is done or seen. */
const share = /^(?:done|watched)$/i
/** How many of what is to be made there are. */
const made = /^made$/i
/** A state that comes after something was found, or after somebody answered. */
const foundIn = /^(?:done|finished|completed|graded|resolved|solved|passed|failed|ended|safe|put right)$/i
const toldIn = /^(?:answered|resolved|solved|closed|done|replied)$/i
/** What is owed once somebody has been lent something. */
const owed = /^(?:outstanding balance|next payment on)$/i
const unlent = /^(?:draft|requested|submitted|documents requested|rejected|withdrawn)$/i
/** Drafts of what was found tell of it. */
const written = /^(?:draft|submitted|approved)$/i

/** "Paid on", "Deployed by": what is written down when something is done, and the word for that. */
const done = /^(.+) (?:on|by|at)$/i
const givenTo = /^(assigned) to$/i
const receipt = /^receipt(?: number)?$/i
/** Words for what finishes a thing, whatever its states are called; who did it is known before. */
const finishing = /^(?:done|finished|completed|ended|solved|resolved|processed|answered|decided|converted|extracted|restored|trained|optimi[sz]ed|settled)$/i
const beginning = /^(?:begun|run|deployed)$/i
const sending = /^(?:sent|shipped|issued|signed)$/i
const unsent = /^(?:draft|to be sent)$/i

/** The word of a label for what has happened once its field is filled; a day by which something is to be done has happened to nobody. */
function happeningOf({ label, type }: Field): string | undefined {
  if (type === 'email' || (type === 'date' && byDay.test(label))) return undefined
  const word = receipt.test(label) ? 'paid' : (givenTo.exec(label) ?? done.exec(label))?.[1]?.toLowerCase()
  return word === undefined || again.test(word) ? undefined : word
}
const byDay = / by$/i
/** What happens more than once, in whatever state. */
const again = /^(?:updated|joined|checked|changed)$/

/** Whether a state is reached without going through another. */
function isBefore(life: Lifecycle, state: string, other: string): boolean {
  const reached = new Set<string>()
  const open = [life.initial]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reached.has(at) || at.toLowerCase() === other) continue
    reached.add(at)
    for (const { from, to } of life.transitions) if (from.includes(at)) open.push(to)
  }
  return reached.has(state)
}

/** Whether a field of a row in a state tells of what has not happened by then. */
function isAhead(field: Field, state: string, states: readonly string[], life: Lifecycle | undefined): boolean {
  const phase = phaseOf(state)
  const isOpen = phase === 'coming' || phase === 'going'
  const { label } = field
  if (found.test(label))
    return (
      isOpen && (phase === 'coming' || !counted.test(label)) && !(written.test(state) && !states.includes('Graded')) && states.some((one) => foundIn.test(one))
    )
  if (told.test(label)) return isOpen && state !== 'Submitted' && states.some((one) => toldIn.test(one))
  if (owed.test(label)) return unlent.test(state)
  const happening = happeningOf(field)
  if (happening === undefined) return false
  const own = states.find((one) => one.toLowerCase() === happening)
  if (own !== undefined && life) return phase !== 'done' && (phase === 'coming' || happening !== 'assigned') && isBefore(life, state, happening)
  if (field.type === 'time') return phase === 'coming' && /^(?:started|ended)$/.test(happening)
  if (field.type === 'text') return phase === 'coming' && happening === 'deployed'
  return (
    (finishing.test(happening) && isOpen) ||
    (beginning.test(happening) && phase === 'coming' && state !== 'Draft') ||
    (sending.test(happening) && unsent.test(state))
  )
}

/** How far a thing has come that is in a state. */
function progressIn(state: string, value: Value): Value {
  const phase = phaseOf(state)
  if (phase === 'coming') return 0
  if (phase === 'done') return 100
  return value === 100 || value === 0 ? 60 : value
}

/** Sample rows in which nothing is filled in that only what is still to come fills, and all is done of what has ended. */
export function inState(entity: Entity): Entity {
  const state = stateIn(entity)
  if (state === undefined) return entity
  const states = state.choices ?? []
  const fields = entity.fields.filter(({ id, required, type }) => !required && type !== 'boolean' && id !== state.id && id !== entity.title)
  const steps = entity.fields.filter(
    ({ label, type }) => (type === 'percent' && share.test(label)) || ((type === 'percent' || type === 'number') && progress.test(label)),
  )
  const counts = entity.fields.filter(({ label, type }) => type === 'number' && made.test(label))
  const ahead = new Map(states.map((one) => [one, fields.filter((field) => isAhead(field, one, states, entity.lifecycle)).map(({ id }) => id)] as const))
  if (steps.length + counts.length === 0 && [...ahead.values()].every((ids) => ids.length === 0)) return entity
  const agreed = (row: Values): Values => {
    const now = String(row[state.id] ?? '')
    const empty = ahead.get(now) ?? []
    const first = steps.find(({ id, type }) => type === 'percent' && typeof row[id] === 'number')?.id
    return {
      ...row,
      ...Object.fromEntries(empty.map((id) => [id, null])),
      ...(phaseOf(now) === 'coming' && Object.fromEntries(counts.map(({ id }) => [id, (row[id] ?? null) === null ? null : 0]))),
      // What is watched is done.
      ...Object.fromEntries(
        steps.map(({ id, type }) => [id, typeof row[id] === 'number' ? progressIn(now, type === 'percent' ? row[first!]! : row[id]) : (row[id] ?? null)]),
      ),
    }
  }
  return { ...entity, seeds: entity.seeds.map(agreed) }
}
