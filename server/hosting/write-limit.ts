const window_s = 60
const writes_max = 60
const visitors_max = 10_000

/** Counts a visitor's writes to one site in the last minute; the answer is 0, or the seconds until the next one is taken. */
export function createWriteLimit(now: () => number): (site: string, visitor: string) => number {
  const writes = new Map<string, number[]>()
  return (site, visitor) => {
    const key = `${site} ${visitor}`
    const since = now() - window_s
    const recent = (writes.get(key) ?? []).filter((at) => at > since)
    writes.delete(key)
    writes.set(key, recent)
    const oldest = writes.size > visitors_max ? writes.keys().next().value : undefined
    if (oldest !== undefined) writes.delete(oldest)
    if (recent.length >= writes_max) return (recent[0] ?? since) - since
    recent.push(now())
    return 0
  }
}
