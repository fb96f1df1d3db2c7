const most = 8
/** The choices of a question, one a line, without their letters. */
export const choicesIn = (text: string): string[] =>
  text
    .split(/\r?\n|\s*\|\s*/)
    .map((line) => line.replace(/^\s*[A-Ha-h][.)]\s+/, '').trim())
    .filter((line) => line !== '')
    .slice(0, most)

/** The places that letters or the words of a choice name: "B", "A, C", "True". */
export function rightIn(text: string, choices: readonly string[]): number[] {
  const named = choices.findIndex((choice) => choice.toLowerCase() === text.toLowerCase())
  if (named >= 0) return [named]
  const letters = text.toUpperCase().match(/\b[A-H]\b/g) ?? []
  const places = letters.map((letter) => letter.charCodeAt(0) - 65).filter((place) => place < choices.length)
  return [...new Set(places)].toSorted((a, b) => a - b)
}
