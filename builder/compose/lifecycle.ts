import { participle, titled } from '../lexicon/inflect.ts'
import type { Kit } from '../lexicon/kits.ts'
import { verbKind } from '../lexicon/verbs.ts'
import type { Field, Lifecycle } from '../model.ts'
import { baseOfParticiple } from '../read/voice.ts'
import { idFrom, taken } from './ids.ts'
import { isGivenToStaff } from './staffed.ts'
import type { Thing } from './thing.ts'
import { begunBy, goingOn, undoingOf, undoneBy } from './undone.ts'

const finals = /^(?:cancel|reject|deny|decline|refuse|close|delete|archive|withdraw|lose|leave)/
/** What is lent goes on being lent by them. */
const longer = /^(?:renew|extend|prolong)$/
const refusing = /^(?:reject|decline|refuse|deny)$/
/** What is only done with what was let through. */
const handedOut = /^(?:issue|hand out|dispatch|disburse)$/
const opposites: Readonly<Record<string, string>> = { reject: 'approve', deny: 'approve' }
/** States that something can end in from wherever it is, and those that it only ends well in. */
const lost = /^(?:lost|rejected|declined|denied|refused|withdrawn|cancell?ed|failed|abandoned|returned|dropped)$/i
const won = /^(?:won|hired|accepted|approved|paid|done|completed?|finished|closed|delivered|resolved)$/i

interface Life {
  readonly initial: string
  readonly states: string[]
  readonly add: (name: string, from: readonly string[], to: string) => void
}

/** The states of a thing: its kit's, with the verbs and states of the words that its kit lacks; those of the words alone where they tell the whole way. */
export function lifecycleOf(
  kit: Kit,
  thing: Pick<Thing, 'noun' | 'turns' | 'states'> & Partial<Pick<Thing, 'kit' | 'asks'>>,
): { field: Field; lifecycle: Lifecycle } | null {
  const turns = thing.turns.filter(({ verb }) => verb.length <= 30 && verb !== 'draft')
  const has = (wanted: string) => thing.turns.some(({ verb }) => verb === wanted)
  if (!kit.life && (has('draft') || has('submit') || (written.test(thing.noun) && has('return') && has('approve')))) return draftedLife(turns)
  const way = thing.states.find(({ whole }) => whole)
  if (!kit.life && turns.length === 0 && thing.states.length === 0) return null
  const isOpened = !kit.life && !way && turns.some(({ verb }) => verb === 'close')
  const [initial = 'New', ...steps] = way
    ? [titled(way.names[0]!)]
    : (
        inWordsOf(kit.life, [...turns, ...statedBy(thing.states)]) ??
        (isOpened ? 'Open' : kit.group === 'offer' && !(has('approve') && has('reject')) ? 'Available' : 'New')
      )
        .split(';')
        .map((part) => part.trim())
  const states = [initial]
  const transitions: Lifecycle['transitions'] = []
  const ids = new Set<string>()
  const add = (name: string, from: readonly string[], to: string) => {
    if (!states.includes(to)) states.push(to)
    transitions.push({ id: taken(ids, idFrom(name, 'step')), name, from: [...from], to })
  }
  const life: Life = { initial, states, add }
  const verbs = turns.map(({ verb }) => verb)
  const isGiven = thing.kit !== undefined && thing.asks !== undefined && isGivenToStaff({ kit: thing.kit, asks: thing.asks })
  for (const step of steps) {
    const [, name = '', from = '', to = ''] = /^([^:]*):\s([^>]*)\s>\s(.*)$/.exec(step) ?? []
    add(name, from.split(', '), to)
  }
  if (way) follow(life, way.names.map(titled))
  for (const { verb } of turns.map((turn) => (turn.verb === 'hand' ? { ...turn, verb: 'hand over' } : turn))) {
    const name = titled(verb)
    const to = titled(participle(verb))
    if (
      transitions.some(
        (one) =>
          (verb.startsWith('check ') ? one.name.toLowerCase() === verb : one.name.split(' ')[0]!.toLowerCase() === verb.split(' ')[0]) ||
          one.to.toLowerCase() === to.toLowerCase(),
      )
    )
      continue
    if (isStanding(kit) && vouching.test(verb)) {
      add(name, [initial], initial)
      continue
    }
    const undone = undoneBy(verb, verbs)
    if (undone !== undefined) {
      add(name, [titled(participle(undone))], initial)
      continue
    }
    const held = longer.test(verb) ? transitions.find((one) => one.to === 'Returned')?.from[0] : undefined
    if (held !== undefined) {
      add(name, [held], held)
      continue
    }
    const arriving = verb === 'receive' ? states.filter((state) => /^(?:Shipped|Sent|On its way|In transit|Delivered)$/.test(state)) : []
    const begun = begunBy(verb, verbs)
    const ended = /^(?:review|archive)$/.test(verb) && isGiven ? states.filter((state) => finished.test(state)) : []
    const from =
      ended.length > 0
        ? ended
        : begun !== undefined && states.includes(titled(participle(begun)))
          ? [titled(participle(begun))]
          : arriving.length > 0
            ? arriving
            : verb === 'check out'
              ? ['Checked in']
              : handedOut.test(verb) && states.includes('Approved')
                ? ['Approved']
                : /^(?:check in|transfer)$/.test(verb)
                  ? states.filter((state) => !lost.test(state) && !won.test(state))
                  : finals.test(verb) && !Object.hasOwn(opposites, verb)
                    ? states.filter((state) => state !== to && !(refusing.test(verb) && (lost.test(state) || won.test(state)))).slice(0, 3)
                    : [initial]
    if (alike[0]!.includes(verb)) goesOn(transitions, initial, to)
    add(name, from, to)
  }
  if (isOpened) add('Reopen', ['Closed'], initial)
  for (const verb of new Set(verbs)) {
    const undoing = undoingOf(verb)
    const state = titled(participle(verb))
    if (undoing !== undefined && states.includes(state) && !transitions.some(({ from }) => from.includes(state))) add(undoing, [state], initial)
  }
  for (const { names, whole } of thing.states) if (!whole) mark(life, names.map(titled))
  if (!kit.life && initial === 'Available' && states.length > 1 && turns.length === 0) add('Mark as available', states.slice(1), initial)
  const on = goingOn(thing.noun, transitions)
  transitions.splice(0, transitions.length, ...on.widened)
  for (const { name, from, to } of on.more) add(name, [from], to)
  return { field: { id: 'status', label: 'Status', type: 'choice', required: false, choices: states }, lifecycle: { field: 'status', initial, transitions } }
}

/** Who somebody is, and whether a place is open, stays as it is when others look it over. */
const vouching = /^(?:verify|audit|review|examine|check|inspect|confirm|certify)$/
const isStanding = ({ group, life }: Kit): boolean => life !== undefined && /^(?:person|place)$/.test(group)

/** What is looked over and put away once it is done. */
const finished = /^(?:done|completed|finished|resolved|closed|reviewed)$/i

/** Verbs that mean one step: a thing has it under the word that is said of it. */
const alike: readonly (readonly string[])[] = [
  ['approve', 'accept', 'confirm', 'agree'],
  ['reject', 'decline', 'refuse', 'deny'],
  ['complete', 'finish'],
]
/** The kit's steps under the verbs that the words have for them: "Accept" where they say that somebody accepts rather than approves. */
function inWordsOf(life: string | undefined, turns: readonly { readonly verb: string }[]): string | undefined {
  const has = (verb: string) => turns.some((one) => one.verb === verb)
  return turns.reduce((told, { verb }) => {
    if (told === undefined || told.includes(`${titled(verb)}:`)) return told
    const own = alike.find((verbs) => verbs.includes(verb))?.find((other) => !has(other) && told.includes(`${titled(other)}:`))
    if (own === undefined) return told
    return told.replace(`${titled(own)}:`, `${titled(verb)}:`).replaceAll(new RegExp(`\\b${titled(participle(own))}\\b`, 'g'), titled(participle(verb)))
  }, life)
}

/** The steps that states are reached by: "mark visits as finished". */
const statedBy = (states: Thing['states']): readonly { readonly verb: string }[] =>
  states.flatMap(({ names, whole }) => (whole ? [] : names.flatMap((name) => baseOfParticiple(name.toLowerCase()) ?? []).map((verb) => ({ verb }))))

/** What is let through goes on as what was not looked at does, or is done with. */
function goesOn(transitions: Lifecycle['transitions'], initial: string, through: string): void {
  transitions.forEach((one, at) => {
    if (one.from.includes(initial) || won.test(one.to)) transitions[at] = { ...one, from: [...one.from, through] }
  })
}

/** What somebody writes and others let through or return. */
const written = /(?:^| )(?:draft|document|article|report|proposal|plan|paper|manuscript|story|essay|thesis|design)$/
const draft = 'Draft'
const inReview = 'In review'
const sentBack = 'Sent back'
/** What is written, handed in for review, and let through or sent back: until then it is its writer's and the reviewer's. */
function draftedLife(turns: Pick<Thing, 'turns'>['turns']): { field: Field; lifecycle: Lifecycle } {
  const verdicts = [...new Set(turns.map(({ verb }) => verb))].filter((verb) => verb !== 'submit')
  const judged = verdicts.some((verb) => /^(?:approve|publish|accept)$/.test(verb)) ? verdicts : ['approve', ...verdicts]
  const transitions: Lifecycle['transitions'] = [{ id: 'submit', name: 'Submit for review', from: [draft, sentBack], to: inReview }]
  for (const verb of judged.slice(0, 5)) {
    const back = verb === 'return'
    transitions.push({ id: idFrom(verb, 'step'), name: back ? 'Send back' : titled(verb), from: [inReview], to: back ? sentBack : titled(participle(verb)) })
  }
  const states = [...new Set([draft, ...transitions.map(({ to }) => to), sentBack])].filter((state) => state !== sentBack || judged.includes('return'))
  const from = (state: string) => states.includes(state)
  return {
    field: { id: 'status', label: 'Status', type: 'choice', required: false, choices: states },
    lifecycle: {
      field: 'status',
      initial: draft,
      transitions: transitions.map((one) => ({ ...one, from: one.from.filter(from) })),
      unpublished: [draft, inReview, sentBack].filter(from),
    },
  }
}

const mostStates = 9

const toggles: readonly (readonly [string, string, string, string])[] = [
  ['switched on', 'switched off', 'Switch on', 'Switch off'],
  ['on', 'off', 'Switch on', 'Switch off'],
  ['open', 'closed', 'Open', 'Close'],
  ['enabled', 'disabled', 'Enable', 'Disable'],
  ['active', 'inactive', 'Activate', 'Deactivate'],
  ['locked', 'unlocked', 'Lock', 'Unlock'],
]
/** One state after the other; what can fail does so from anywhere before its end, and of two opposites each leads to the other. */
function follow({ add }: Life, names: readonly string[]): void {
  const pair = names.length === 2 ? toggles.find((two) => names.every((name) => two.slice(0, 2).includes(name.toLowerCase()))) : undefined
  if (pair) {
    for (const [index, to] of names.entries()) add(to.toLowerCase() === pair[0] ? pair[2] : pair[3], [names[1 - index]!], to)
    return
  }
  names.slice(1, mostStates).forEach((to, index) => {
    const before = names.slice(0, index + 1)
    const from = lost.test(to)
      ? before.filter((state) => !won.test(state) && !lost.test(state))
      : [before.findLast((state) => !lost.test(state)) ?? before.at(-1)!]
    const base = baseOfParticiple(to.toLowerCase())
    add(base !== null && verbKind(base) === 'transition' ? titled(base) : `Move to ${lower(to)}`, from, to)
  })
}

/** "mark it as …": from every state but those that end it. */
function mark({ states, add }: Life, names: readonly string[]): void {
  for (const to of names.slice(0, mostStates)) {
    if (states.some((state) => state.toLowerCase() === to.toLowerCase()) || states.length >= mostStates) continue
    const from = states.filter((state) => !lost.test(state))
    add(`Mark as ${lower(to)}`, from, to)
  }
}

const lower = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
