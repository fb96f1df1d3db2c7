/** What a description may begin with before it names what it is about. */
const lead =
  /^\s*(?:(?:please|can you|could you|i|we|you|me|us|my|our|want|need|would like|i'd like|like|to|have|make|build|create|develop|implement|design|write|code|program|play|web-based|an?|the|some|simple|small|little|tiny|basic|classic|online|fun|funny|cute|casual|free|browser|web|mobile|single[- ]player|retro|new)(?:\s+|$))*/i
const cut = /[:;,(!?]|\s[-–—]\s|\.(?:\s|$)|\s(?:with|where|in which|in|that|for|against|to|about|using|on|of|which|when|whose|and)\s/i

/** What the first words name: "sliding number puzzle" of "A sliding number puzzle in 3x3 with a timer". */
export function headOf(words: string): string {
  const named = words.replace(lead, '')
  const end = cut.exec(named)?.index ?? named.length
  return named
    .slice(0, end)
    .replace(/['’]s\b/g, '')
    .replace(/ \d+ ?(?:x|×|by) ?\d+$/i, '')
    .replace(/ (?:(?:style|like|type|clone|app|site|website|web app|page|version|online)\s*)+$/i, '')
    .trim()
    .toLowerCase()
}
/** Whether what the first words name is a game: "fruit slicing game", "endless runner". */
export const isGameHead = (head: string): boolean =>
  head.split(' ').length <= 6 &&
  /(?:^|[ -])(?:games?|puzzles?|clicker|shooter|endless runner|racer|breaker|platformer|reaction(?: time| speed)? test)$/.test(head)

const figures = [
  /\b(?:three |five |extra )?(?:lives|life)\b/,
  /\b(?:high |best )?scores?\b|\bpoints\b/,
  /\bleader ?boards?\b|\brankings?\b/,
  /\blevels?\b|\bdifficult(?:y|ies)\b/,
  /\bcombos?\b|\bstreaks?\b|\bbonus(?:es)?\b/,
  /\bpaus\w+\b|\brestart\w*\b|\bsounds?\b|\bundo\b/,
  /\bspeeds?\b|\bfaster\b|\b\d+ seconds\b|\ba minute\b/,
  /\bcoins\b/,
]
/** The names of what stands before and after a colon or a dash: "Dodge the asteroids: a small arcade game". */
export const headsOf = (words: string): readonly string[] =>
  words
    .split(/:|\s[-–—]\s/)
    .slice(0, 2)
    .map(headOf)
const recorded = /\b(?:members?|clubs?|leagues?|breeders?|labs?|database|staff|volunteers?|customers?|log (?:each|every|their)|orchestra|team)\b/i
/** Whether words tell of what people record of themselves: clubs, members, staff. */
export const tellsOfRecords = (words: string): boolean => recorded.test(words)
/** Whether words begin with what players do: "Players dodge falling meteors". */
export const beginsWithPlayers = (words: string): boolean => /^\s*(?:the |a |each )?players? [a-z]+/i.test(words)
/** Whether words tell of what a round of a game counts, and of nothing that people record: two of lives, scores, a board of the best, levels, combos, pausing, speed, coins. */
export const tellsOfRound = (words: string): boolean =>
  !tellsOfRecords(words) && figures.filter((one) => one.test(words.toLowerCase())).length >= (beginsWithPlayers(words) ? 1 : 2)
