import type { AppModel, Values } from '../../model.ts'
import type { SiteAccount } from '../../site.ts'
import type { Attended } from './attend.ts'
import { browserWords, deviceOf } from './device.ts'

/** A row that says when an account was signed in to, or its password was changed. */
export interface Logged {
  readonly entity: string
  readonly owner: string
  readonly values: Values
  /** So many rows of an owner are kept, the newest. */
  readonly most: number
}

const doings: Readonly<Record<string, string>> = { log_in: 'Signed in', register: 'Signed in', password: 'Password changed', recover: 'Password changed' }

/** What is to be kept of what an account just did; null for nothing. `agent` is what the browser says of itself, `now` in Unix seconds. */
export function loggedOf(
  { accounts }: AppModel,
  done: Extract<Attended, { kind: 'done' }>,
  { does, account, agent, now }: { readonly does: string; readonly account: SiteAccount | null; readonly agent: string; readonly now: number },
): Logged | null {
  const log = accounts?.log
  const what = Object.hasOwn(doings, does) ? doings[does]! : undefined
  const isEntered = does === 'register' ? done.enter !== undefined : true
  if (!log || what === undefined || account?.kind !== 'own' || !isEntered || (log.to.what === undefined && what !== 'Signed in')) return null
  const { entity, most, to } = log
  const device = deviceOf(agent)
  const moment = new Date(now * 1000).toISOString()
  const known: Readonly<Record<keyof typeof to, string>> = {
    what,
    moment: moment.slice(0, 16),
    day: moment.slice(0, 10),
    time: moment.slice(11, 16),
    name: account.name,
    email: account.email,
    device: device.kind,
    browser: browserWords(device),
    system: device.system,
    result: log.result ?? '',
  }
  const values = Object.entries(to).flatMap(([part, field]) =>
    known[part as keyof typeof to] === '' ? [] : [[field, known[part as keyof typeof to]] as const],
  )
  return { entity, owner: account.id, values: Object.fromEntries(values), most }
}
