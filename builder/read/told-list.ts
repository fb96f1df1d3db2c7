import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { detailsAt } from './detail-list.ts'
import { isField } from './field.ts'
import { isPerson } from './person.ts'
import { determiners, isPreposition } from './phrase.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

/** Something that a list of words without a verb names, with what is noted of it. */
export interface Listed {
  readonly noun: readonly Token[]
  readonly noted: readonly Token[]
}

const parting = /^(?:,|;|and|plus|then|also)$/
const mark = (word: string, place: Token): Token => ({ ...said(word, place), isWord: false })

/** The stretches between commas that stand in no bracket. */
function stretches(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.word === '(') depth += 1
    if (token.word === ')') depth -= 1
    if (depth === 0 && parting.test(token.word)) found.push([])
    else found.at(-1)!.push(token)
  }
  return found.filter((one) => one.some(({ isWord }) => isWord))
}

/** "(left / right / bottle, how much)": what it can be, and what is noted of it. */
function inBracket(tokens: readonly Token[]): Token[] | null {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.word === ',') parts.push([])
    else parts.at(-1)!.push(token)
  }
  const choices = (names: readonly Token[]): Token[] => [
    said('type', names[0]!),
    mark('(', names[0]!),
    ...names.flatMap((name, at) => (at === 0 ? [name] : [mark(',', name), name])),
    { ...mark(')', names.at(-1)!), start: names.at(-1)!.end, end: names.at(-1)!.end },
  ]
  const noted = parts.flatMap((part): Token[][] => {
    if (part.some(({ word }) => word === '/')) return [choices(part.filter(({ isWord }) => isWord))]
    const told = part.length > 0 ? detailsAt(part, 0) : null
    return told?.isSure && told.next === part.length ? [[...told.tokens]] : []
  })
  if (noted.length === parts.length) return noted.flatMap((one, at) => (at === 0 ? one : [said('and', one[0]!), ...one]))
  const names = parts.filter((part) => part.length === 1 && part[0]!.isWord).map(([name]) => name!)
  return names.length > 1 && names.length === parts.length ? choices(names) : null
}

const opened = /^(?:with|where|showing|including|:)$/
/** "feeds (left or right)", "albums with year": a thing that begins a stretch; null where another word does. */
function thingIn(stretch: readonly Token[]): (Listed & { readonly isOpen: boolean }) | null {
  let from = 0
  while (from < stretch.length - 1 && determiners.has(stretch[from]!.word)) from += 1
  const end = stretch.findIndex(({ word, isWord }, at) => at > from && (!isWord || isPreposition(word) || opened.test(word)))
  const noun = stretch.slice(from, end === -1 ? undefined : end)
  const head = noun.at(-1)
  if (!head?.isWord || noun.length > 3 || isPreposition(noun[0]!.word)) return null
  const rest = end === -1 ? [] : stretch.slice(end)
  const isRange = rest.map(({ word }) => word).join(' ') === 'from / to'
  const one = singular(head.word)
  if (isRange) return { noun: [...noun, said('logs', head)], noted: ['start', 'time', 'and', 'end', 'time'].map((word) => said(word, rest[0]!)), isOpen: false }
  if (isPerson(head.word) || (isField(one) && rest[0]?.word !== '(') || (!isPlural(head.word) && (kitOf(one) === undefined || rest[0]?.word !== '(')))
    return null
  const many = [...noun.slice(0, -1), { ...head, word: isPlural(head.word) ? head.word : plural(head.word) }]
  if (rest.length === 0) return { noun: many, noted: [], isOpen: false }
  const close = rest.findIndex(({ word }) => word === ')')
  const bracket = rest[0]!.word === '(' && close > 1 ? inBracket(rest.slice(1, close)) : null
  const after = rest[0]!.word === '(' ? rest.slice(close + 1) : rest
  const with_ = after.findIndex(({ word }) => /^(?:with|says|shows|has|:)$/.test(word))
  const told = with_ === -1 ? null : detailsAt(after, with_ + 1)
  if (!bracket && !told) return null
  const noted = [...(bracket ?? []), ...(bracket && told ? [said('and', after[0]!)] : []), ...(told?.tokens ?? [])]
  return { noun: many, noted, isOpen: told !== null }
}

/** "feeds (left or right, how much), nappies, notes with date": the things of a list with what is noted of them; null where it notes nothing, or names what is none. */
export function listedIn(tokens: readonly Token[]): readonly Listed[] | null {
  const colon = tokens.findIndex(({ word }) => word === ':')
  const own = colon > 0 && colon < 6 ? tokens.slice(colon + 1) : tokens
  const found: { noun: readonly Token[]; noted: Token[]; isOpen: boolean }[] = []
  for (const stretch of stretches(own)) {
    const thing = thingIn(stretch)
    if (thing) {
      found.push({ ...thing, noted: [...thing.noted] })
      continue
    }
    const last = found.at(-1)
    const told = last?.isOpen ? detailsAt(stretch, 0) : null
    if (!last || !told || told.next < stretch.length) return null
    last.noted.push(said('and', stretch[0]!), ...told.tokens)
  }
  return found.some(({ noted }) => noted.length > 0) && found.length > 0 ? found : null
}

/** "categories like groceries, rent and fun": what was made comes in these. */
export function sortsOf(tokens: readonly Token[]): Token[] | null {
  const like = tokens[1]?.word ?? ''
  if (!/^(?:categories|types|kinds|groups|sizes|levels|departments)$/.test(tokens[0]!.word) || !/^(?:like|such|:|are|\()$/.test(like)) return null
  const rest = tokens.slice(like === 'such' ? 3 : 2).filter(({ word }) => word !== ')')
  const place = tokens[0]!
  return rest.length > 2
    ? [
        said('and', place),
        { ...place, word: singular(place.word) },
        { ...said('(', place), isWord: false },
        ...rest,
        { ...said(')', rest.at(-1)!), isWord: false },
      ]
    : null
}
