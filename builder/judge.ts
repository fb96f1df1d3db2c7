/** A rule that a text is held against: what it looks for, in which part of it, and what becomes of a text that has it. */
export interface Rule {
  readonly name: string
  /** Words, addresses or patterns with `*`, parted by commas. */
  readonly match: string
  /** The label of the one part that is looked at; of all of them where no part is called so. */
  readonly where: string
  readonly sends: 'passed' | 'held' | 'caught'
}
export interface Part {
  readonly label: string
  readonly text: string
}
export interface Judgement {
  readonly is: Rule['sends']
  readonly by: Rule | null
  /** What of the rule was found. */
  readonly found: string
}

const strength: Readonly<Record<Rule['sends'], number>> = { held: 1, caught: 2, passed: 3 }

/** Whether a text has the pieces of a pattern in their order. */
function has(text: string, pattern: string): boolean {
  let from = 0
  for (const piece of pattern.split('*')) {
    const at = text.indexOf(piece, from)
    if (at === -1) return false
    from = at + piece.length
  }
  return true
}

const piecesOf = (match: string): readonly string[] =>
  match
    .toLowerCase()
    .split(/[,;\n，、]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.replaceAll('*', '') !== '')

function foundIn(rule: Rule, parts: readonly Part[]): string | undefined {
  const one = parts.filter(({ label }) => label === rule.where)
  const texts = (one.length > 0 ? one : parts).map(({ text }) => text.toLowerCase())
  return piecesOf(rule.match).find((piece) => texts.some((text) => has(text, piece)))
}

/** What the rules make of a text: what lets it pass comes before what catches it, and that before what only holds it back; no rule lets it pass. */
export function judge(parts: readonly Part[], rules: readonly Rule[]): Judgement {
  const hits = rules.flatMap((by) => {
    const found = foundIn(by, parts)
    return found === undefined ? [] : [{ is: by.sends, by, found }]
  })
  return hits.toSorted((a, b) => strength[b.is] - strength[a.is])[0] ?? { is: 'passed', by: null, found: '' }
}
