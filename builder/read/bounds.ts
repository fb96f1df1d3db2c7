import { isPlural, singular } from '../lexicon/inflect.ts'
import { separators } from './draft.ts'
import { isField } from './field.ts'
import { determiners } from './phrase.ts'
import { textsIn } from './states.ts'
import type { Bounds, Token } from './words.ts'

const number = /^\d{1,9}(?:\.\d{1,3})?$/
const span = /^(\d{1,9})[-–](\d{1,9})$/
/** Units as a person writes them in brackets or after a number. */
const unit =
  /^(?:mm|cm|m|km|mi|ft|in|m2|m²|km2|g|kg|mg|t|lb|lbs|oz|ml|cl|l|litres?|liters?|°c|°f|kwh|kw|w|ms|milliseconds?|sec|secs|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|km\/h|kph|mph|metres?|meters?|kilomet(?:re|er)s?|miles?|feet|inches|grams?|kilograms?|kilos?|tonnes?|tons?|percent|degrees?|kcal|calories|points?|pieces?|people|persons?|pages?)$/

/** What has been said before a word: whether a bracket is open there, and whether anything is "with" something. */
interface Before {
  isInside: boolean
  isWith: boolean
}
interface Said {
  /** The index after what says it. */
  readonly next: number
  readonly bounds: Bounds
}

const closes = (tokens: readonly Token[], at: number): boolean => tokens[at] === undefined || separators.has(tokens[at]!.word) || tokens[at]!.word === ')'
const numberAt = (tokens: readonly Token[], at: number): number | null => (number.test(tokens[at]?.word ?? '') ? Number(tokens[at]!.word) : null)
const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** An end of a range, also in letters: "one to five". */
const endAt = (tokens: readonly Token[], at: number): number | null => {
  const inLetters = spelled.indexOf(tokens[at]?.word ?? '')
  return inLetters === -1 ? numberAt(tokens, at) : inLetters
}

/** "kilograms" of "5 kilograms": with what else says it, where a unit stands there. */
function withUnit(tokens: readonly Token[], { next, bounds }: Said): Said {
  const { word = '', text = '' } = tokens[next] ?? {}
  return unit.test(word) ? { next: next + 1, bounds: { ...bounds, unit: text } } : { next: currency.test(word) ? next + 1 : next, bounds }
}
const currency = /^(?:euros?|dollars?|pounds?|francs?|yuan|yen|rupees?|€|£|\$|usd|eur|gbp|chf|rmb)$/

/** "between 1 and 10", "from 1 to 10", "1-10", "up to 10", "at least 1", with their unit. */
function rangeAt(tokens: readonly Token[], at: number): Said | null {
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  const joined = span.exec(first)
  if (joined) return ordered(tokens, at + 1, Number(joined[1]), Number(joined[2]))
  const lead = /^(?:between|from)$/.test(first) ? 1 : 0
  const [from, to] = [endAt(tokens, at + lead), endAt(tokens, at + lead + 2)]
  const joint = tokens[at + lead + 1]?.word ?? ''
  if (from !== null && to !== null && (lead === 1 ? /^(?:and|to|-|–)$/ : /^(?:to|-|–)$/).test(joint)) return ordered(tokens, at + lead + 3, from, to)
  const inside = span.exec(second)
  if (lead === 1 && inside) return ordered(tokens, at + 2, Number(inside[1]), Number(inside[2]))
  const most = /^(?:up to|at most|no more|maximum|max|under)$/.test(`${first} ${second}`) || /^(?:maximum|max)$/.test(first)
  const least = /^(?:at least|minimum|min)$/.test(`${first} ${second}`) || /^(?:minimum|min)$/.test(first)
  const after = /^(?:up|at)$/.test(first) ? at + 2 : at + 1
  const limit = most || least ? numberAt(tokens, after) : null
  return limit === null ? null : withUnit(tokens, { next: after + 1, bounds: most ? { max: limit } : { min: limit } })
}
const ordered = (tokens: readonly Token[], next: number, min: number, max: number): Said | null =>
  min < max ? withUnit(tokens, { next, bounds: { min, max } }) : null

/** The bracket that closes after `at` and before `within` words more; -1 where none does. */
const closeAfter = (tokens: readonly Token[], at: number, within: number): number => {
  const found = tokens.slice(at + 1, at + within).findIndex(({ word }) => word === ')')
  return found === -1 ? -1 : at + 1 + found
}

/** "(kg)", "(1-5)", "(optional)", "(yes/no)": what a bracket says of the noun before it; null where it lists anything else. */
function bracketAt(tokens: readonly Token[], at: number): Said | null {
  if (tokens[at]?.word !== '(') return null
  const close = closeAfter(tokens, at, 8)
  if (close === -1) return null
  const words = tokens.slice(at + 1, close).map(({ word }) => word)
  const said = words.join(' ')
  const next = close + 1
  if (/^(?:in )?\S+$/.test(said) && unit.test(words.at(-1)!)) return { next, bounds: { unit: tokens[close - 1]!.text } }
  if (/^(?:optional|not required)$/.test(said)) return { next, bounds: { required: false } }
  if (/^(?:required|mandatory|compulsory|obligatory)$/.test(said)) return { next, bounds: { required: true } }
  if (/^(?:yes|true|on) ?[/|,]?(?: ?or)? ?(?:no|false|off)$/.test(said)) return { next, bounds: { boolean: true } }
  const range = rangeAt(tokens, at + 1)
  return range?.next === close ? { ...range, next } : null
}

/** More than eight choices of up to three words are no list of what a noun can be. */
const longest = 48

/** "difficulty: easy, medium, hard" within a bracket or after "with", and "size (S, M)" within a bracket: what a noun of a list can be. */
function choicesAt(tokens: readonly Token[], at: number, { isInside, isWith }: Before): Said | null {
  const { word } = tokens[at]!
  if (!(word === ':' ? isInside || isWith : word === '(' && isInside) || isPlural(tokens[at - 1]!.word)) return null
  const end = closeAfter(tokens, at, longest)
  if (end === -1 && tokens.length > at + longest) return null
  const close = end === -1 ? tokens.length : end
  const choices = textsIn(tokens, at + 1, close)
  const isListed =
    choices.length > 1 && choices.length < 9 && choices.every((choice) => choice.split(' ').length < 4 && !isField(singular(choice.toLowerCase())))
  return isListed && (word === '(' ? end !== -1 : true) ? { next: word === '(' ? close + 1 : close, bounds: { choices } } : null
}

/** What is told of oneself in steps. */
const onScale =
  /^(?:mood|pain|energy|stress|anxiety|fatigue|motivation|focus|effort|satisfaction|quality|intensity|happiness|hunger|tiredness|score|level|rating|severity|difficulty|confidence|itching|comfort|discomfort|nausea|soreness|alertness)$/

/** What stands right after a noun and says which values it takes. */
function boundsAt(tokens: readonly Token[], at: number, before: Before): Said | null {
  const said = bracketAt(tokens, at) ?? choicesAt(tokens, at, before)
  if (said) return said
  const isIn = tokens[at]!.word === 'in' && unit.test(tokens[at + 1]?.word ?? '') && closes(tokens, at + 2)
  const range = isIn ? { next: at + 2, bounds: { unit: tokens[at + 1]!.text } } : rangeAt(tokens, at)
  if (!range || !(isIn || closes(tokens, range.next))) return null
  const noun = [tokens[at - 2], tokens[at - 1]].flatMap((token) => (token?.isWord && !determiners.has(token.word) ? [token.word] : []))
  const last = noun.at(-1) ?? ''
  // "enter an offset in milliseconds": what stands alone after its article is a noun.
  const isNamed = isIn && noun.length === 1 && determiners.has(tokens[at - 2]?.word ?? '')
  return isNamed || onScale.test(last) || isField(last) || isField(singular(last)) || (noun.length > 1 && isField(singular(noun.join(' ')))) ? range : null
}

/** The words without those that say which values a noun takes, "weight (kg)", "age between 1 and 12": the noun bears them. */
export function withBounds(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  const before: Before = { isInside: false, isWith: false }
  for (let at = 0; at < tokens.length; at += 1) {
    const said = at > 0 && tokens[at - 1]!.isWord && kept.at(-1)?.end === tokens[at - 1]!.end ? boundsAt(tokens, at, before) : null
    for (let each = at; each < (said?.next ?? at + 1); each += 1) {
      const { word } = tokens[each]!
      before.isInside = word === '(' || (before.isInside && word !== ')')
      before.isWith ||= word === 'with'
    }
    if (!said) {
      kept.push(tokens[at]!)
      continue
    }
    const noun = kept.pop()!
    kept.push({ ...noun, end: tokens[said.next - 1]!.end, bounds: { ...noun.bounds, ...said.bounds } })
    at = said.next - 1
  }
  return kept.length === tokens.length ? tokens : kept
}
