import type { Lifecycle } from '../model.ts'

/** What puts an end to a standing that somebody may end: its button, and the other verbs that say so. */
const ways: Readonly<Record<string, { readonly name: string; readonly said: RegExp }>> = {
  block: { name: 'Unblock', said: /^(?:unblock|release|free|reopen)$/ },
  lock: { name: 'Unlock', said: /^(?:unlock|release|free)$/ },
  suspend: { name: 'Resume', said: /^(?:resume|reinstate|reactivate|unsuspend)$/ },
  freeze: { name: 'Unfreeze', said: /^(?:unfreeze|release)$/ },
  disable: { name: 'Enable', said: /^(?:enable|activate)$/ },
  deactivate: { name: 'Activate', said: /^(?:activate|reactivate)$/ },
  ban: { name: 'Unban', said: /^unban$/ },
}

/** The button that undoes what a verb does; nothing for what is not undone. */
export const undoingOf = (verb: string): string | undefined => (Object.hasOwn(ways, verb) ? ways[verb]!.name : undefined)

/** Of these verbs, the one that this verb undoes: "lock or release". */
export const undoneBy = (verb: string, verbs: readonly string[]): string | undefined =>
  verbs.find((one) => Object.hasOwn(ways, one) && ways[one]!.said.test(verb))

/** Verbs that put an end to what another one begins. */
const ends: Readonly<Record<string, RegExp>> = {
  stop: /^(?:start|begin|run|launch)$/,
  end: /^(?:start|begin|open|launch)$/,
  finish: /^(?:start|begin)$/,
  close: /^open$/,
  unpublish: /^publish$/,
  pause: /^(?:start|play)$/,
}
/** Of these verbs, the one that begins what this verb ends: "start and stop". */
export const begunBy = (verb: string, verbs: readonly string[]): string | undefined =>
  Object.hasOwn(ends, verb) ? verbs.find((one) => ends[verb]!.test(one)) : undefined

interface Halt {
  readonly said: RegExp
  /** The step that begins it again, where there is one. */
  readonly begun: RegExp
  /** The button where there is none. */
  readonly name: string
}
/** What puts an end to something for now. */
const halts: readonly Halt[] = [
  { said: /^(?:stop|halt)\b/i, begun: /^(?:start|begin|run|restart)\b/i, name: 'Start again' },
  { said: /^pause\b/i, begun: /^(?:start|begin|play|resume)\b/i, name: 'Resume' },
  { said: /^(?:close|shut)\b/i, begun: /^(?:open|reopen)\b/i, name: 'Reopen' },
  { said: /^archive\b/i, begun: /^(?:restore|reopen)\b/i, name: 'Restore' },
]
/** What is over for good once it is stopped or closed: money is settled, lots are drawn, a car is taken apart. */
const final =
  /\b(?:accounts?|cards?|loans?|post-loan|lotter\w*|wheels?|draws?|drawings?|buying|trials?|declarations?|prescriptions?|auctions?|deals?|positions?|contracts?|policies|policy|unemployment|cars?|vehicles?)\b/i

/** The steps by which what was stopped, paused, closed or archived goes on: whoever stops it can start it again. */
export function goingOn(noun: string, transitions: Lifecycle['transitions']): { readonly widened: Lifecycle['transitions']; readonly more: readonly Step[] } {
  const more: Step[] = []
  let widened = transitions
  for (const { name, from, to } of final.test(noun) ? [] : transitions) {
    const halt = halts.find(({ said }) => said.test(name))
    const back = from.at(-1)
    if (halt === undefined || back === undefined || transitions.some((one) => one.from.includes(to))) continue
    const step = widened.find((one) => halt.begun.test(one.name))
    if (step) widened = widened.map((one) => (one === step ? { ...one, from: [...one.from, to] } : one))
    else more.push({ name: halt.name, from: to, to: halt.name === 'Reopen' ? from[0]! : back })
  }
  return { widened, more }
}
interface Step {
  readonly name: string
  readonly from: string
  readonly to: string
}
