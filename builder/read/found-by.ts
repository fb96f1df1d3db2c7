import { singular } from '../lexicon/inflect.ts'

/** What rows are to be found by, as a sentence says it: "search houseboats by harbor and number of berths". */
export interface FoundBy {
  /** Where the word for finding begins, and where "by" does. */
  readonly start: number
  readonly by: number
  /** Whether the word is a command, after which what is searched stands, rather than "searchable" or "a filter". */
  readonly isTold: boolean
  /** Whether it is a participle, after which "by" may lead those who search. */
  readonly isDone: boolean
  readonly named: readonly string[]
}

const finding = /\b(?:search|filter|brows|find|found|look up|looked up|narrow)/i
const found =
  /\b(search(?:e[ds]|able|ing)?|filter(?:s|ed|able|ing)?|brows(?:e[ds]?|able|ing)|find(?:able|ing)?|found|look(?:ed|ing)? up|narrow(?:ed|ing)?)\b(?: (?!by\b)[\w'-]+){0,7}? by /gi
const mostWords = 4
const mostNamed = 6
const mostLetters = 160
const joint = /,\s*(?:(?:and|or)\s+)?|\s+(?:and\/or|and|or|as well as)\s+/g
const leading = /^(?:by|the|an?|their|its|his|her|own|either|both|specific|different|various|desired|given|any)\s+/
/** "maximum rent", "price range": a bound or a span of what each row has a value of. */
const bound =
  /^(?:maximum|minimum|max|min|highest|lowest|earliest|latest) (?=(?:[a-z]+ ){0,2}(?:prices?|rent|rate|costs?|fee|budget|salary|wage|area|size|distance|year|mileage|rating|score|duration|length|weight|height|date|time|age)$)|(?<=.) (?:range|interval|span)s?$/g
/** What of each row a bound or a span is of that rows are looked for by. */
export const unbounded = (label: string): string => label.replaceAll(bound, '')
/** "facilities like showers": found by the facilities. */
const instances = /\s+(?:like|such as|including)\s.*$/
/** What follows what rows are found by. */
const after =
  /\s+(?:to|on|in|for|with|without|when|while|whenever|so|from|using|that|which|who|whose|at|within|then|across|before|after|via|if|as|is|are|can|should|must|will|easily|quickly)\s.*$/
const deed =
  /^(?:add|adjust|answer|apply|book|buy|cancel|choose|comment|compare|confirm|contact|create|delete|display|enter|follow|generate|join|leave|listen|mute|pause|play|rename|reply|reset|restart|skip|vote|download|edit|export|give|log|manage|mark|open|order|pay|post|print|rate|read|receive|register|request|reserve|save|see|select|send|share|show|sort|submit|track|update|upload|use|view|write)$/

/** Whether a word only says what is done with a row, and no row is found by it: "play", "pause". */
export const isOnlyDone = (word: string): boolean => /^(?:play|pause|skip|mute|shuffle|delete|rename|restart|join|leave)$/.test(word)

/** All that the words want rows to be found by; `starts` are where clauses begin, of which each is something else to be done. */
export function foundBy(words: string, starts: readonly number[]): readonly FoundBy[] {
  if (!finding.test(words)) return []
  return [...words.matchAll(found)].flatMap((match): FoundBy[] => {
    const from = match.index + match[0].length
    const named = namedIn(words, from, starts)
    const isTold =
      /^(?:search|filter|browse|find|look up|narrow|\w+ing)$/i.test(match[1]!) && !/\b(?:an?|the|offer|has|have|with)\s+$/i.test(words.slice(0, match.index))
    const isDone = /^(?:searched|filtered|browsed|found|looked up|narrowed)$/i.test(match[1]!)
    return named.length === 0 ? [] : [{ start: match.index, by: from - 4, isTold, isDone, named }]
  })
}

function namedIn(words: string, from: number, starts: readonly number[]): readonly string[] {
  const text = (/^[^.;:!?()\n]*/.exec(words.slice(from, from + mostLetters)) ?? [''])[0].toLowerCase()
  const named: string[] = []
  let at = 0
  for (const end of [...text.matchAll(joint), null]) {
    const said = text.slice(at, end?.index).trim()
    const isOther = at > 0 && starts.some((start) => start >= from + at && start < from + at + Math.max(1, said.length))
    const isLast = end === null
    if (isOther && !(isLast && /^[a-z]+$/.test(said))) break
    const brief = unbounded(said.replace(leading, '').replace(leading, '').replace(instances, ''))
    const whole = brief.replace(after, '')
    const count = whole === '' ? 0 : whole.split(/\s+/).length
    if (at > 0 && isOnlyDone(whole)) break
    if (at > 0 && deed.test(whole.split(/\s+/)[0]!) && (count > 1 || isLast)) break
    if (count > mostWords) break
    if (count > 0) named.push(/^(?:number|amount) of /.test(whole) ? whole : singular(whole))
    if (whole !== brief || instances.test(said) || end === null || named.length === mostNamed) break
    at = end.index + end[0].length
  }
  return named
}
