import { isPlainUser } from '../lexicon/people.ts'
import { isActor } from './person.ts'
import { phraseAt } from './phrase.ts'
import { ending, type Saying, saying, telling } from './saying.ts'
import { said } from './voice.ts'
import type { Sentence, Token } from './words.ts'

const others =
  /\b(?:customers|clients|guests|visitors|people|parents|students|pupils|residents|tenants|members|fans|patients|shoppers|travell?ers|volunteers|buyers|neighbou?rs|players|kids|families|donors|readers|clubs|teams|they)\b/
const callings: readonly (readonly [RegExp, string])[] = [
  [/\bi coach\b/, 'coach'],
  [/\bi teach\b|\bmy (?:students|pupils)\b/, 'teacher'],
  [/\bmy tenants\b/, 'landlord'],
]
const textOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')

/** Whether the words name others who use the site. */
export const servesOthers = (sentences: readonly Sentence[]): boolean => sentences.slice(0, 40).some(({ tokens }) => others.test(textOf(tokens)))

/** What whoever asks for the site is, where others use it: the teacher of "I'm a teacher … parents see it"; null where the words tell no calling. */
export function selfOf(sentences: readonly Sentence[]): string | null {
  if (!servesOthers(sentences)) return null
  const text = sentences
    .slice(0, 40)
    .map(({ tokens }) => textOf(tokens))
    .join(' . ')
  for (const { tokens } of sentences.slice(0, 3)) {
    const at = tokens.findIndex(({ word }, index) => word === 'i' && tokens[index + 1]?.word === 'am')
    const read = at === -1 ? null : phraseAt(tokens, at + 2)
    const head = read?.phrase.noun.slice(read.phrase.noun.lastIndexOf(' ') + 1) ?? ''
    if (head !== '' && isActor(head) && !isPlainUser(head)) return head
  }
  return callings.find(([told]) => told.test(text))?.[1] ?? null
}

const saidOfSelf = /^(?:am|was|will|would|have|had|teach|coach|run|own|play|sell|live|work)$/
const modals = /^(?:can|want|need|should|must|also|then|only)$/
/** "I grade them" as "the teacher can grade them". */
export function withCalling(tokens: readonly Token[], calling: string | null): readonly Token[] {
  if (calling === null || !tokens.some(({ word }) => word === 'i')) return tokens
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    if (token.word !== 'i' || !next?.isWord || saidOfSelf.test(next.word)) return [token]
    const who = [said('the', token), { ...token, word: calling }]
    return modals.test(next.word) ? who : [...who, said('can', next)]
  })
}

const relatives =
  'wife|husband|son|daughter|mum|mom|mother|dad|father|sister|brother|friend|partner|girlfriend|boyfriend|grandma|grandpa|grandmother|grandfather|nephew|niece'
const running =
  '(?:am|are|run|own|am opening|are opening|opened|am starting|are starting|have got|have|manage|lead|organise|organize|started|work for|work at|work in|work as)'
const offering = '(?:give|offer|do|host|organise|organize|design|make|build|bake|grow|breed|restore|knit|paint|print|repair)'
const next =
  '(?=(?:i|we|they|people|customers|clients|my|our|you|members|parents|students|can|could|(?:want|need|would like) (?:people|customers|clients|to|my|our|them|everyone)) )'
/** What whoever asks is, up to where it is told more closely. */
const being = '((?:(?!(?:on|at|in|of|for|with|from|outside|near|by|who|that|and|i|we|can|,|:|-) )\\S+ ){0,4}(?!(?:,|:|-)(?: |$))\\S+)'
const closely = '(?: (?:on|at|in|of|for|from|who|that|outside|near|by) [^,:|]{2,40}?)?'
const end = '(?: ,| and| so| -)*'

/** How a first sentence tells who asks, and what is asked apart from it. */
export const openingSayings: readonly Saying[] = [
  saying('^(?:i|we) have(?: got)? ((?:\\S+ )?\\S+s) and (?:\\d{1,4} )?((?:\\S+ )?\\S+s)$', 'the owner can manage $1 and $2'),
  saying('^(?:i|we) (?:have|own)(?: got)? (?:\\S+ ){0,2}?(\\S+s) (?:that |which )?(?:i|we) (?:rent|let)(?: out)?$', 'the owner can manage $1'),
  saying(
    `^(?:my|our) (?:${relatives}) (?:makes|bakes|sews|paints|builds|knits|grows) (\\S+(?: \\S+)?) and (?:wants|would like) to sell (?:it|them|those)(?: online)?`,
    'an online shop for $1',
  ),
  saying(
    `^((?:my|our) (?:${relatives}|students|pupils|customers|clients|team|members|friends|kids) (?:has|have|had|is|are|was|keep|keeps|always|never|often|do|does|breeds|goes|go|plays|needs|need|lives|live|cannot|forgets|wants) [^|:]*)$`,
    '~ $1 |',
  ),
  saying('^((?:it is|this is|that is) for (?:my|our) (?:kid|child|family|friends|team))$', '~ $1 |'),
  saying('^(?:it is|this is|that is) for (?:my|our|an?) ([^|]{2,50})$', 'a site for $1'),
  saying('^(?:i|we) sell ((?:\\S+ ){0,3}\\S+?s)(?: online)?(?= ,|$)', 'an online shop for $1'),
  saying('^(?:i|we) (?:rent|hire) out ((?:\\S+ ){0,2})(\\S+?)s(?= ,|$)', '$1 $2 hire'),
  saying('^i (?:play|sing)(?: the)?(?: \\S+)? in an? ((?:\\S+ ){0,2}\\S+)(?= ,|$)', 'a $1 site |'),
  saying(`^(?:i|we) ${offering}(?: and \\S+)? ((?:(?!the |their |them )\\S+ ){0,2}\\S+?s)(?: (?:at|in|for|from|on) [^,|]{2,30})?(?= ,|$)`, 'a $1 site |'),
  saying('^(?:i|we) have (?:an? |got an? )((?:\\S+ ){0,2}\\S+)(?: (?:at|in|for|from|on) [^,|]{2,30})?$', 'a $1 site |'),
  saying('^i coach ((?:\\S+ ){0,2}\\S+)(?= ,|$)', 'a $1 club site |'),
  saying(
    `^(?:i|we) (?:have got|have|own|keep) (?:too many|so many|many|lots of|a lot of|some|\\d{1,6}) (\\S+s)(?: (?:in|on|at) (?:an?|my|our|the) \\S+)?(?= ,|$)`,
    'my $1 |',
  ),
  saying(`^(?:i|we) ${running} (?:an?|the|my|our|this) ${being}(?: with (?:\\d+ )?(\\S+s))(?= ,|$)${end}`, 'a $1 site with $2 |'),
  saying(`^(?:i|we) ${running} (?:an?|the|my|our|this) ${being}${closely}(?:$|(?: ,| and| so| -)+ ${next})`, 'a $1 site |'),
  saying('^((?:\\S+ ){0,3}\\S+) here(?= ,|$)', 'a $1 site |'),
]

/** The sentences that stand between the ends which sayings have put. */
export function parted(sentence: Sentence, tokens: readonly Token[]): Sentence[] {
  if (!tokens.some(({ word }) => word === ending || word === telling)) return tokens.length === 0 ? [] : [{ ...sentence, tokens }]
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.word === ending) parts.push([])
    else parts.at(-1)!.push(token)
  }
  return parts.flatMap((part) => {
    const isTold = part[0]?.word === telling
    const own = trimmed(isTold ? part.slice(1) : part)
    if (!own.some(({ isWord }) => isWord)) return []
    const start = own[0]!.start
    return [{ start, end: Math.max(start, own.at(-1)!.end), tokens: own, ...(isTold || sentence.isTold ? { isTold: true as const } : {}) }]
  })
}

const joining = /^(?:,|and|so|:|;|-|then)$/
function trimmed(tokens: readonly Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  while (from < to && joining.test(tokens[from]!.word)) from += 1
  while (to > from && (joining.test(tokens[to - 1]!.word) || /^[.!?]$/.test(tokens[to - 1]!.word))) to -= 1
  return tokens.slice(from, to)
}
