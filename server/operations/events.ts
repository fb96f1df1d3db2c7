import type { Database } from '../database/tables.ts'
import type { EventKind, Outcome } from '../http/audit.ts'
import type { Background } from '../http/background.ts'
import type { Clock } from '../http/clock.ts'
import type { Rate } from '../http/limits.ts'
import { describe, type Log } from '../http/log.ts'
import type { Audit } from '../http/mount.ts'
import { networkOf, slidingWindow } from '../http/sliding-window.ts'
import { eventful, kindOf } from './events.rules.ts'
import { addEvent, isSomebodyElses } from './events.store.ts'

export interface EventsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly background: Background
  readonly log: Log
  /** Told of each event too, for whoever collects what a process says. */
  readonly tell: Log
  /** How many events of a kind are kept of one network, so that a flood of refusals does not fill the table. */
  readonly rate: Rate
}

/** Keeps what touches accounts and access, after the answer and in the order told; what cannot be kept is a line of the log instead. */
export function createEvents({ db, clock, background, log, tell, rate }: EventsDeps): Audit {
  const kept = slidingWindow(rate.most, rate.seconds, clock.now)
  let last = Promise.resolve()

  async function keep(kind: EventKind, { endpoint, id, ip, agent, user_id }: Outcome): Promise<void> {
    const event = { id: clock.randomId(), at: clock.now(), kind, user_id, subject: id ?? endpoint, ip, agent }
    tell({ level: 'info', event: 'security', kind, user_id, subject: event.subject, ip, agent })
    try {
      await addEvent(db, event)
    } catch (error) {
      log({ level: 'warning', event: 'security_event_not_kept', kind, user_id, error: describe(error) })
    }
  }
  async function keepIfRefused(of: Outcome): Promise<void> {
    if (of.id === null || of.user_id === null) return
    const table = of.endpoint === 'endSession' ? 'sessions' : 'projects'
    if (await isSomebodyElses(db, table, of.id, of.user_id)) await keep('refused', of)
  }
  function tellOf(of: Outcome): void {
    const kind = kindOf(of)
    if (kind === null || (kind === 'perhaps refused' && of.id === null)) return
    if (kept.tryTake(`${kind} ${networkOf(of.ip)}`) > 0) return
    const before = last
    last = background.run('security event', async () => {
      await before
      await (kind === 'perhaps refused' ? keepIfRefused(of) : keep(kind, of))
    })
  }
  return { names: eventful, tell: tellOf }
}
