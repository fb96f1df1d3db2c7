const window_s = 60
const keys_max = 20_000
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

function createWindow(now: () => number, max: number): (key: string) => number {
  const writes = new Map<string, number[]>()
  return (key) => {
    const since = now() - window_s
    const recent = (writes.get(key) ?? []).filter((at) => at > since && at <= now())
    writes.delete(key)
    writes.set(key, recent)
    const oldest = writes.size > keys_max ? writes.keys().next().value : undefined
    if (oldest !== undefined) writes.delete(oldest)
    if (recent.length >= max) return (recent[0] ?? since) - since
    recent.push(now())
    return 0
  }
}

/** Counts writes of the last minute; the answer is 0, or the seconds until the next one is taken. */
export function createWriteLimit(now: () => number): (writer: Writer) => number {
  const ofVisitor = createWindow(now, visitor_max)
  const ofAddress = createWindow(now, address_max)
  return ({ site, visitor, ip }) => ofVisitor(`${site} ${visitor || ip}`) || ofAddress(`${site} ${ip}`)
}
