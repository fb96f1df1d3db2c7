const most = 2000

/** The same work, done once for each text as long as no more than 2,000 of them are remembered; it has to depend on the text alone. */
export function remembered<Found>(work: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined || known.has(text)) return kept as Found
    const found = work(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
