/** A name that the words give without saying so, and where it stands. */
export interface Named {
  readonly start: number
  readonly end: number
  readonly name: string
}

const firm =
  '(?:firm|company|business|agency|studio|practice|clinic|office|band|group|choir|team|shop|store|cafe|café|bar|pub|restaurant|bakery|club|salon|school|gym|hotel|farm|charity|startup|app|site|website|portfolio|page|tool|brand|label|podcast|magazine)'
const title = "\\p{Lu}[\\p{L}\\p{N}'’.-]{0,20}"
const name = `${title}(?: (?:&|and|of|the|von|van|de|${title})){0,4}`
const said: readonly RegExp[] = [
  new RegExp(`\\b${firm},? ["“]([^"”\\n]{2,40})["”]`, 'u'),
  new RegExp(`\\b\\p{Ll}{3,14} ${firm},? (${name})(?=[.,;:!(]|$| -| –| in \\p{Lu})`, 'u'),
  new RegExp(`\\b(?:for|of) me,? (${title} ${title})(?=[.,;:]|$)`, 'u'),
  new RegExp(`\\b(?:wedding|party|site|page|website)(?: [\\p{Ll}]{1,12}){0,4} ?(?:for|of|\\() ?(${title} (?:&|and) ${title})(?=[.,;:)]|$|\\))`, 'u'),
]
const plain = /^(?:I|We|My|Our|The|They|You|It|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Spanish)\b/

/** "my dad's firm, Harris & Son", "our band Rat Parade": a name that stands beside what it is the name of; null where none does. */
export function nameIn(words: string): Named | null {
  const near = words.slice(0, 1500)
  for (const pattern of said) {
    const match = pattern.exec(near)
    const found = match?.[1]?.replace(/[.,]+$/, '')
    if (!match || !found || plain.test(found)) continue
    const start = match.index + match[0].indexOf(found)
    return { start, end: start + found.length, name: found }
  }
  return null
}
