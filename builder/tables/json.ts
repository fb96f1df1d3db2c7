/** Where a place of a text is, as its line and column. */
export function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`
}

/** What a JSON text says; what is no JSON throws what is wrong, and in which line. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const at = /position (\d+)/.exec(said)?.[1]
    const why = said.replace(/ in JSON at position.*$| \(line \d+ column \d+\)$/, '').replace(/, ?(?:"[\s\S]*"|\.\.\.[\s\S]*) is not valid JSON$/, '')
    throw new Error(`This is not JSON yet: ${why || 'it cannot be read'}, in ${placeIn(text, at === undefined ? text.trimEnd().length : Number(at))}.`)
  }
}
