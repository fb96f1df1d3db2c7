import type { LimitOf } from '../http/limits.ts'

const window_s = 60
/** A visitor's writes to one site in a minute, and those of everybody at one network address. */
const visitor_max = 60
const address_max = 300

export interface Writer {
  /** The space that is written to. */
  readonly site: string
  /** '' for a visitor without a name. */
  readonly visitor: string
  readonly ip: string
}

/** Counts writes of the last minute, on all nodes together; the answer is 0, or the seconds until the next one is taken. */
export function createWriteLimit(limitOf: LimitOf): (writer: Writer) => Promise<number> {
  const ofVisitor = limitOf('site writes of a visitor', { most: visitor_max, seconds: window_s })
  const ofAddress = limitOf('site writes of an address', { most: address_max, seconds: window_s })
  return async ({ site, visitor, ip }) => (await ofVisitor.tryTake(`${site} ${visitor || ip}`)) || (await ofAddress.tryTake(`${site} ${ip}`))
}
