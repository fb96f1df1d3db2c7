const [most, longest] = [2000, 4000]

/** The same work, done once for each text of up to 4,000 characters as long as no more than 2,000 are remembered; it has to depend on the text alone. */
export function remembered<Found>(work: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined || known.has(text)) return kept as Found
    const found = work(text)
    if (text.length > longest) return found
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
