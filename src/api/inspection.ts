import type { InspectionEvent } from 'xstate'

type Listener = (event: InspectionEvent) => void
const key = 'inspect'
const early: InspectionEvent[] = []
let listener: Listener = (event) => void early.push(event)

/**
 * Which inspector is asked for by `?inspect` or `?inspect=stately`: '' for the local one, null for none. The tab remembers it
 * past the redirects that drop it from the address, where its storage can be used; `?inspect=off` ends it.
 */
export function readAskedInspector(search: string, storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): string | null {
  const asked = new URLSearchParams(search).get(key)
  try {
    if (asked === 'off') storage().removeItem(key)
    else if (asked !== null) storage().setItem(key, asked)
    return storage().getItem(key)
  } catch {
    return asked === 'off' ? null : asked
  }
}

/** Null where nobody asks, and in what is built for others. */
export const askedInspector: string | null =
  import.meta.env.DEV && typeof location !== 'undefined' ? readAskedInspector(location.search, () => sessionStorage) : null

/** What every actor is created with: XState has no inspector for all of them. */
export const inspect: Listener | undefined = import.meta.env.DEV && askedInspector !== null ? (event) => listener(event) : undefined

/** From now on `next` hears of every actor, beginning with all that has happened so far. */
export function hearInspection(next: Listener): void {
  listener = next
  for (const event of early.splice(0)) next(event)
}
