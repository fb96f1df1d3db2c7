import { isPlural, plural } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { detailsAt } from './detail-list.ts'
import { noting_, type Reads, saying, textOf, words } from './told-shape.ts'
import { said } from './voice.ts'

/** "book a checkup or a jab": of which sort. */
const sorted: Reads = (tokens) => {
  const match = /^book an? (\S+) or an? (\S+)$/.exec(textOf(tokens))
  return match && !['offer', 'place'].includes(kits[kitOf(match[1]!) ?? 'thing'].group)
    ? saying(`book appointments with type ( ${match[1]} , ${match[2]} ) and date`, tokens, 'bookings')
    : null
}
const served = /^sign up as (?:an? )?(\S+(?: \S+)?) or (?:an? )?(\S+(?: \S+)?)(?: for an? (?:date|day))?$/
/** "sign up as reader or altar server for a date". */
const serves: Reads = (tokens) => {
  const match = served.exec(textOf(tokens))
  return match ? saying(`sign up for duties with role ( ${match[1]} , ${match[2]} ) and date`, tokens, 'sign-ups') : null
}
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^what to (?:practise|practice|learn|revise|prepare)/, 'practice tasks with title and pupil'],
  [/^when (?:the|my|our|their) next (\S+?)s? (?:is|are|starts)/, '$1s with date and time'],
  [/^(?:what|how much) (?:they|i|we|you|each one|everyone) (?:still )?owes?/, 'invoices with amount and status'],
  [/^when .*\bvaccination .*\bdue\b/, 'vaccinations with due date'],
]
/** "see what to practise and when the next lesson is": each of what is asked. */
const learns: Reads = (tokens) => {
  const first = tokens[0]!.word
  const from = /^(?:see|know|check|look)$/.test(first) ? 1 : first === 'get' && tokens[1]?.word === 'told' ? 2 : -1
  if (from === -1) return null
  const parts = textOf(tokens.slice(from)).split(/ (?:and|,) (?=(?:what|when|how much) )/)
  const found = parts.map((part) => kinds.map(([asked, noun]) => [asked.exec(part), noun] as const).find(([match]) => match !== null))
  if (found.some((one) => one === undefined)) return null
  return saying(`view ${found.map((one) => one![1].replace('$1', one![0]![1] ?? '')).join(' | users can view ')}`, tokens)
}

/** "put in times per stroke and distance": what each is told with. */
const perEach: Reads = (tokens) => {
  const at = tokens.findIndex(({ word }) => /^(?:per|by)$/.test(word))
  const noun = tokens[at - 1]
  if (at < 2 || at > 4 || !noun || !isPlural(noun.word) || !/^(?:put|enter|record|log|add|note|write|type)$/.test(tokens[0]!.word)) return null
  const told = detailsAt(tokens, at + 1)
  return told && told.next === tokens.length
    ? { is: 'said', tokens: [said('add', tokens[0]!), noun, noting_(tokens[at]!), ...told.tokens], makes: { noun: noun.word } }
    : null
}
/** "join online (name, birthday)", "apply with cv and letter": without a word for what is filled in. */
const applies: Reads = (tokens) => {
  const verb = tokens[0]!.word
  const joint = tokens.findIndex(({ word }) => /^(?:\(|with|:)$/.test(word))
  const at = verb === 'submit' && joint === -1 ? 0 : joint
  if (
    !/^(?:join|apply|enrol|enroll|submit|sign)$/.test(verb) ||
    at < (verb === 'submit' ? 0 : 1) ||
    tokens.slice(1, at).some(({ word }) => !/^(?:up|online|us|here|now)$/.test(word))
  )
    return null
  const close = tokens.at(-1)!.word === ')' ? tokens.length - 1 : tokens.length
  const told = detailsAt(tokens, at + 1, close)
  if (!told || told.next < close || (at === 0 && (told.count < 2 || !told.isSure))) return null
  const lead = verb === 'apply' ? 'submit applications with name and' : verb === 'submit' ? 'post submissions with name and' : 'apply for membership with'
  return {
    is: 'said',
    tokens: [...words(lead, tokens.slice(0, Math.max(1, at))), ...told.tokens],
    makes: { noun: verb === 'submit' ? 'submissions' : 'applications' },
  }
}
/** "ask for lawn, hedge or tree work": of which kind. */
const asksKind: Reads = (tokens) => {
  const match = /^ask for (\S+(?: , \S+)*) or (\S+) (\S+)$/.exec(textOf(tokens.slice(0, 12)))
  return match && tokens.length < 12 ? saying(`request ${match[3]} with type ( ${match[1]} , ${match[2]} ) and description`, tokens, 'requests') : null
}

/** "give each one a weekly plan": something for each of them. */
const forEach: Reads = (tokens) => {
  const match = /^give (?:each|every) (\S+) an? (?:\S+ )?(\S+)$/.exec(textOf(tokens))
  if (!match || /grade|mark|point|feedback|comment/.test(match[2]!)) return null
  return saying(`add ${plural(match[2]!)} with ${match[1] === 'one' ? 'person' : match[1]} , date and description`, tokens, plural(match[2]!))
}
const away = /\b(?:sick|ill|absent|away|late|not coming|off school|missing)\b/
/** "tell us in the morning if the child is sick". */
const absences: Reads = (tokens) => {
  const text = textOf(tokens)
  return /^(?:tell|let|report|say|inform)\b/.test(text) && /\b(?:if|when|whether|that)\b/.test(text) && away.test(text)
    ? saying(`report absences with ${/\b(?:child|kid|son|daughter)\b/.test(text) ? 'child , ' : ''}date and reason`, tokens, 'absences')
    : null
}

/** What is asked for, and what each is told with. */
export const askings: readonly Reads[] = [applies, asksKind, sorted, serves, learns, perEach, forEach, absences]
