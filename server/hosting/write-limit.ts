import type { SiteLimits } from '../http/limits.config.ts'
import type { LimitOf } from '../http/limits.ts'

export interface Writer {
  /** The space that is written to. */
  readonly site: string
  /** '' for a visitor without a name. */
  readonly visitor: string
  readonly ip: string
}

/** Counts a visitor's writes to a site, and those of everybody at one network address, on all nodes together; the answer is 0, or the seconds until the next one is taken. */
export function createWriteLimit(
  limitOf: LimitOf,
  { writes, writes_network }: Pick<SiteLimits, 'writes' | 'writes_network'>,
): (writer: Writer) => Promise<number> {
  const ofVisitor = limitOf('site writes of a visitor', writes)
  const ofAddress = limitOf('site writes of an address', writes_network)
  return async ({ site, visitor, ip }) => (await ofVisitor.tryTake(`${site} ${visitor || ip}`)) || (await ofAddress.tryTake(`${site} ${ip}`))
}
