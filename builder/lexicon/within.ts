const kinds = 1024
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) & (kinds - 1)

/** Tells of many parts whether they stand in a text; of most that do not by two letters that nowhere in the text follow one another. */
export function within(text: string): (part: string) => boolean {
  const pairs = new Uint8Array(kinds)
  for (let at = 0; at < text.length - 1; at += 1) pairs[pairAt(text, at)] = 1
  return (part) => {
    for (let at = 0; at < part.length - 1; at += 1) if (pairs[pairAt(part, at)] === 0) return false
    return text.includes(part)
  }
}
