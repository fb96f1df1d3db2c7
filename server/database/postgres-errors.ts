/** SQLSTATE classes and codes that say "not now" of a statement that is right. */
const passingClasses = new Set(['08', '53', '58'])
const passingCodes = new Set(['25006', '25P03', '40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03', '57P05', 'XX001'])
const lostCodes = new Set(['25P03', '57P01', '57P02', '57P03', '57P05'])
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EADDRNOTAVAIL',
])
/** What the driver says in words alone. */
const lostWords =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

const slowWords = /timeout/

export interface Passing {
  /** Whether the connection is of no more use. */
  readonly connection: boolean
  /** Whether it broke at once, so that another one may be tried while somebody waits. */
  readonly again: boolean
}

/** Why a failed statement may succeed later. Null where the statement itself is wrong. */
export function isPassing(error: unknown): Passing | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (systemCodes.has(code) || lostWords.test(error.message)) return { connection: true, again: !slowWords.test(error.message) }
  if (!/^[0-9A-Z]{5}$/.test(code)) return null
  if (code.startsWith('08') || lostCodes.has(code)) return { connection: true, again: true }
  return passingClasses.has(code.slice(0, 2)) || passingCodes.has(code) ? { connection: false, again: false } : null
}

/** The database could not do it now. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly code = 'DATABASE_UNAVAILABLE'
  /** Whether another connection may be tried at once. */
  readonly again: boolean
  constructor(cause: unknown) {
    super('The database could not do this now.', { cause })
    this.again = isPassing(cause)?.again ?? false
  }
}
