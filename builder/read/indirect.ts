import { verbKind } from '../lexicon/verbs.ts'
import { determiners, isPreposition } from './phrase.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const asking = /^(?:what|which|how|when|where|who|whose|whether|if)$/
/** After these an indirect question is something that is noted. */
const noting =
  /^(?:note|notes|noting|write|writes|writing|record|records|recording|log|logs|logging|track|enter|enters|entering|type|fill|say|says|tell|tells|leave|leaves|give|gives|with|:|\(|including|describe|of)$/
const doers = /^(?:i|we|you|they|he|she|it|people|everyone|each|one|the|a|an|my|our|your|their|his|her|somebody|someone|there|is|are|was|were|to|can|has|have)$/
const beings = /^(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should)$/

/** What is measured by an adjective after "how". */
// biome-ignore format: a table
const measures: Readonly<Record<string, string>> = {
  long: 'duration', often: 'frequency', old: 'age', far: 'distance', big: 'size', large: 'size', tall: 'height', high: 'height', heavy: 'weight', deep: 'depth', wide: 'width', hot: 'temperature', warm: 'temperature',
  fast: 'speed', hard: 'difficulty', difficult: 'difficulty', urgent: 'urgency', bad: 'severity', severe: 'severity', serious: 'severity', good: 'rating', well: 'rating', happy: 'mood rating', tired: 'tiredness rating', confident: 'confidence', sure: 'confidence', close: 'progress', late: 'delay', expensive: 'price',
}
/** What a verb tells of when somebody asks what, where or when. */
// biome-ignore format: a table
const told: readonly (readonly [RegExp, string])[] = [
  [/^(?:spend|spends|spent|cost|costs|paid|pay|pays|owe|owes|charge|charged|earn|earned|give|gives)$/, 'amount'],
  [/^(?:eat|eats|ate|eaten|cook|cooked|had)$/, 'meal'],
  [/^(?:fix|repair|teach|offer|speak)$/, 'skills'],
  [/^(?:bring|brings|bringing)$/, 'contribution'],
  [/^(?:wrong|broken|happened|happens|failed)$/, 'problem'],
  [/^(?:learned|learnt|practised|practiced|covered|studied)$/, 'topics'],
  [/^(?:worth)$/, 'value'],
  [/^(?:weigh|weighs|weighed)$/, 'weight'],
  [/^(?:felt|feel|feels|went|go|goes)$/, 'feeling rating'],
  [/^(?:slept|sleep)$/, 'hours slept'],
]

/** Nobody says a sentence of more words. */
const longest = 300

interface Asked {
  readonly nouns: readonly string[]
  readonly kept?: readonly Token[]
}
const wordsIn = (tokens: readonly Token[]) => tokens.map(({ word }) => word)

/** "how many kilos we saved", "how long it took". */
function ofHow([first, ...rest]: readonly Token[]): Asked | null {
  const word = first?.word ?? ''
  if (word === 'many' || word === 'much') {
    const noun = rest[0]
    if (!noun?.isWord || doers.test(noun.word) || noun.word === 'left')
      return {
        nouns: [
          /\b(?:pay|paid|pays|cost|costs|gives?|owes?|spent|spend)\b/.test(wordsIn(rest).join(' ')) ||
          (word === 'much' && !/\bleft\b/.test(wordsIn(rest).join(' ')))
            ? 'amount'
            : 'quantity',
        ],
      }
    return word === 'many' ? { nouns: ['number', 'of'], kept: [noun] } : { nouns: [], kept: [noun, said('amount', noun)] }
  }
  if (Object.hasOwn(measures, word)) return { nouns: measures[word]!.split(' ') }
  if (/^(?:it|they|she|he|i|we|you)$/.test(word))
    return { nouns: (told.find(([verb]) => rest.some((one) => verb.test(one.word)))?.[1] ?? 'description').split(' ') }
  return word === 'to' ? { nouns: ['instructions'] } : null
}

/** "which medicine", "what went wrong". */
function ofWhat(rest: readonly Token[]): Asked | null {
  const [first] = rest
  if (!first?.isWord) return null
  const isNoun =
    !doers.test(first.word) &&
    !beings.test(first.word) &&
    !isPreposition(first.word) &&
    !determiners.has(first.word) &&
    (rest.length === 1 || doers.test(rest[1]!.word) || beings.test(rest[1]!.word) || isPreposition(rest[1]!.word))
  const told_ = told.find(([verb]) => rest.some(({ word }) => verb.test(word)))
  if (isNoun && verbKind(first.word) === undefined && !told_?.[0].test(first.word))
    return /days?$/.test(first.word) ? { nouns: ['date'] } : { nouns: [], kept: [first] }
  return told_ ? { nouns: told_[1].split(' ') } : { nouns: ['description'] }
}

const dated = /^(?:sow|plant|harvest|sell|buy|collect|return|expire|start|end|arrive|leave|deliver|renew|feed|water)$/
function ofWhen(rest: readonly Token[]): Asked {
  const words = wordsIn(rest)
  if (words.includes('due') || words.at(-1) === 'back' || words.includes('returned')) return { nouns: ['due', 'date'] }
  const act = rest.find(({ word }) => dated.test(word) || dated.test(word.replace(/(?:ed|s)$/, '')))
  return act && words[0] === 'to' ? { nouns: [], kept: [act, said('date', act)] } : { nouns: ['date'] }
}

/** Questions of whole phrases, and what they stand for. */
const wholly: readonly (readonly [RegExp, string])[] = [
  [/^(?:what|how) (?:is|was|has gone|went|goes) (?:wrong|broken|the matter|the problem)|^what (?:happened|broke|failed)/, 'problem'],
  [/^what (?:brings|brought|made) |^why\b/, 'reason'],
  [/^what .*\b(?:was done|were done|did|done|got done)$/, 'work done'],
  [/^where .*\blast seen\b/, 'last seen location'],
  [/^who (?:it|this|that|they) (?:goes|go|is|are)(?: meant)? (?:to|for)$/, 'recipient'],
  [/^when (?:they|he|she|i|we|you) (?:are|is|am|have) (?:free|available|around|time)$/, 'availability'],
  [/^when .*\bready\b/, 'ready date'],
  [/^what .*\bbring(?:s|ing)?$/, 'contribution'],
  [/^how much .*\b(?:needed|need|want|wanted|goal|missing)$/, 'goal'],
  [/^how much .*\b(?:got|raised|collected|have|there is)(?: so far| already| now)?$/, 'raised amount'],
  [/^(?:if|whether|who) .*\bpaid\b/, 'payment status'],
  [/^since when/, 'start date'],
  [/^when to (?:take|give|feed|water|use)/, 'time'],
  [/^who (?:sent|ordered|bought|asked|paid|wants)\b/, 'customer'],
  [/^(?:if|whether) .*\b(?:give|bring|offer) (?:people )?(?:an? )?(?:lift|ride)\b/, 'offers lift'],
]
/** "if anyone has allergies", "whether they need a chair": what is had or needed. */
function ofWhether(rest: readonly Token[]): Asked | null {
  const at = rest.findIndex(({ word }) => /^(?:has|have|had|needs?|wants?|likes?|prefers?)$/.test(word))
  const kept = at === -1 ? [] : rest.slice(at + 1).filter(({ word, isWord }) => isWord && !determiners.has(word))
  return kept.length > 0 && kept.length < 4 ? { nouns: [], kept } : null
}

function nounsOf(question: string, rest: readonly Token[]): Asked | null {
  const words = wordsIn(rest).join(' ')
  const whole = wholly.find(([told_]) => told_.test(`${question} ${words}`))
  if (whole) return { nouns: whole[1].split(' ') }
  const was = question === 'who' && /^(?:was|is)$/.test(rest[0]?.word ?? '') ? rest.slice(1).filter(({ word }) => !determiners.has(word)) : []
  if (
    was.length > 1 &&
    was.length < 5 &&
    was.every(({ isWord, word }) => isWord && !/^(?:and|or|paid|please|done)$/.test(word)) &&
    !/^(?:coming|there|in|free|available|playing)$/.test(was[0]!.word)
  )
    return { nouns: [], kept: was }
  const cost = question === 'what' || question === 'how' ? rest.findIndex(({ word }, at) => at > 0 && /^(?:costs?|weighs?)$/.test(word)) : -1
  const costly = cost > 0 ? rest.slice(0, cost).filter(({ word }) => !determiners.has(word) && !/^(?:it|they|much|he|she)$/.test(word)) : []
  if (costly.length > 0 && costly.length < 3)
    return { nouns: [], kept: [...costly, said(rest[cost]!.word.replace(/s$/, '').replace('weigh', 'weight'), rest[cost]!)] }
  if (question === 'how') return ofHow(rest)
  if (question === 'what' || question === 'which') return ofWhat(rest)
  if (question === 'when') return ofWhen(rest)
  if (question === 'where') return { nouns: ['location'] }
  if (question === 'who') return { nouns: [/\b(?:has|have|got|took|borrowed)\b/.test(words) ? 'holder' : 'person'] }
  if (question === 'whose') return { nouns: ['owner'] }
  return /\b(?:paid|pay)\b/.test(words)
    ? { nouns: ['payment', 'status'] }
    : /\b(?:done|finished|fixed|solved|working|ok|okay|returned|passed)\b/.test(words)
      ? { nouns: ['status'] }
      : ofWhether(rest)
}

/** What an indirect question stands for, as the nouns of it; null where it stands for none. */
export function askedIn(tokens: readonly Token[], from: number, to: number): Token[] | null {
  const asked = nounsOf(tokens[from]!.word, tokens.slice(from + 1, to))
  if (!asked) return null
  const nouns = [...asked.nouns.map((word) => said(word, tokens[from]!)), ...(asked.kept ?? [])]
  const close = tokens[to - 1]!.end
  return nouns.map((noun, index) => ({ ...noun, start: tokens[from]!.start, end: index === nouns.length - 1 ? close : tokens[from]!.start }))
}

const endOf = (tokens: readonly Token[], from: number): number => {
  for (let at = from; at < tokens.length; at += 1) {
    const { word, isWord } = tokens[at]!
    if (!isWord && word !== '-' && word !== '/') return at
    if (
      (word === 'and' || word === 'or') &&
      (asking.test(tokens[at + 1]?.word ?? '') ||
        determiners.has(tokens[at + 1]?.word ?? '') ||
        /^(?:i|we|they|you|people)$/.test(tokens[at + 1]?.word ?? '') ||
        at - from > 2)
    )
      return at
  }
  return tokens.length
}

/** "note what we practised, how long it took and which pharmacy": an indirect question among what is noted stands for a noun. */
export function withIndirect(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > longest || !tokens.some(({ word }) => asking.test(word))) return tokens
  const spoken: Token[] = []
  let isNoting = false
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const before = tokens[at - 1]?.word ?? ''
    isNoting ||= noting.test(before) && !(before === 'of' && tokens[at - 2]?.word !== 'track')
    if (before === '|') isNoting = false
    const isInvited =
      token.word === 'who' && /^(?:coming|comes|in|free|available|playing|attending|there)$/.test(tokens[at + 2]?.word ?? tokens[at + 1]?.word ?? '')
    const isSpoken = /^(?:say|says|tell|tells|leave|leaves|give|gives)$/.test(before) && /^(?:who|whether|if)$/.test(token.word)
    const isItem =
      asking.test(token.word) &&
      isNoting &&
      !isSpoken &&
      !isInvited &&
      (/^(?:,|and|or|:|\(|with|of)$/.test(before) || noting.test(before) || /^(?:down|up)$/.test(before))
    const end = isItem ? endOf(tokens, at + 1) : at
    const asked = end > at + 1 || (isItem && /^(?:when|where|who)$/.test(token.word)) ? nounsOf(token.word, tokens.slice(at + 1, end)) : null
    if (!asked) {
      spoken.push(token)
      continue
    }
    const close = tokens[end - 1]!.end
    const nouns = [...asked.nouns.map((word) => said(word, token)), ...(asked.kept ?? [])]
    spoken.push(...nouns.map((noun, index) => ({ ...noun, start: token.start, end: index === nouns.length - 1 ? close : token.start })))
    at = end - 1
  }
  return spoken
}
