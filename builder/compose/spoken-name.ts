import { capital, singular, titled } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { peopleNouns } from '../lexicon/people.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { determiners } from '../read/phrase.ts'
import type { Plan } from './plan.ts'

const spoken =
  /^(?:and|or|so|are|is|am|has|have|do|does|did|i|we|me|my|our|you|your|just|need|want|could|can|would|somewhere|something|someone|keep|rent|sign|setting|studying|simple|let|think|website|page|site|app|what|how|where|who|when|it|its|hi|hello|own|like|every|each|also|one|two)$/
const kin =
  /^(?:wife|husband|partner|m[ou]m|mother|dad|father|parents?|sons?|daughters?|kids?|brothers?|sisters?|siblings?|family|friends?|girlfriend|boyfriend|grand\w+|aunt|uncle|boss|neighbou?rs?|flatmates?|roommates?|colleagues?)$/
const saying = /\b(?:i|we|me|you|they|has|have|is|are|where|who|that|which|wants?|needs?|people)\b/

/** Places and bodies that a site is called after, where somebody says that they have one or belong to it. */
const bodies =
  'club|shop|store|school|choir|band|society|association|festival|market|library|studio|salon|clinic|practice|farm|garden|caf[eé]|restaurant|bakery|workshop|gym|church|parish|museum|theatre|cinema|hotel|hostel|guesthouse|campsite|co-?operative|charity|food bank|nursery|kindergarten|allotment|hall|league|orchestra|group|agency|stables?|brewery|winery|company|firm|business|platform|team'
const homes = 'village|town|street|school|parish|club|church|building|neighbou?rhood|company|office|family'
const owned = new RegExp(`\\b[Oo]ur (${homes}) has an? ((?:[\\p{L}-]+ )?[\\p{L}-]+?)(?= (?:that|which|where|for|to|and|in|on|with)\\b|[.,])`, 'u')
const run = new RegExp(
  `\\b(?:run|own|have|manage|lead|are|am|[Ww]e['’]re|organi[sz]e|of) (?:an?|our|my|the) ((?:[\\p{L}-]+ ){0,3}?(?:${bodies}))\\b(?! (?:of|owner|member|manager|that|who|i)\\b)`,
  'u',
)
/** "I clean offices": what is done, and what the trade of it is called, "~" standing for what it is done to. */
const trades: readonly (readonly [verb: string, name: string])[] = [
  ['teach', '~ Lessons'],
  ['clean', '~ Cleaning'],
  ['repair|fix|mend|restore', '~ Repair'],
  ['tune', '~ Tuning'],
  ['train', '~ Training'],
  ['lend(?: each other| out)?', '~ Lending'],
  ['walk', '~ Walking'],
  ['groom', '~ Grooming'],
  ['collect', '~ Collection'],
  ['photograph', '~ Photography'],
  ['breed', '~ Breeding'],
  ['drive', '~'],
  ['keep(?! (?:track|records?|notes?|lists?|an?|the|my|our)\\b)', '~'],
  ['sell|rent out|hire out|let|bake|brew|build|make|organi[sz]e|run', '~'],
]
const traded = trades.map(([verb, name]) => ({
  name,
  said: new RegExp(
    `(?:^|[.,;] )(?:and )?(?:I|[Ww]e|[Mm]y \\w+ and I|[Oo]ur (?:${homes}) (?:of [^.]{2,20} )?wants to) (?:${verb}) (?:an? |the |my |our |his |her |their |some |two |three |four |five )?((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)(?= (?:and|that|which|for|to|with|in|on|at|from|of|by|when|so|as|together|here)\\b|[.,;]|$)`,
    'u',
  ),
}))
const tradeVerbs = new RegExp(`^(?:${trades.map(([verb]) => verb).join('|')})$`)
const ofKin = /^(?:[Mm]y|[Oo]ur) ((?:\p{L}+)['’]s \p{L}+) (?:is|are|has|needs)\b/u
const profession = /^(?:I['’]m|I am) an? ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?= (?:and|who|that|in|from|with|for|at|of|on|here|working)\b|[.,;])/u
const plain = /^(?:an?|the|small|little|tiny|local|new|nice|big|own|family-run|busy|lovely|few|some|two|three|four|five|our|my|about|over)$/

/** What is done, and to what: "I clean offices" → "Office Cleaning" of "offices". */
function tradeIn(words: string): { readonly name: string; readonly of: string } | undefined {
  return traded.flatMap(({ name, said }) => {
    const of = said.exec(words)?.[1]
    const isThing = of?.split(' ').every((word, at, all) => !(at === all.length - 1 && peopleNouns.has(singular(word))) && !determiners.has(word))
    return of && isThing
      ? [
          {
            name:
              name === '~'
                ? of
                : name.replace(
                    '~',
                    of.replace(/\p{L}+$/u, (last) => singular(last)),
                  ),
            of,
          },
        ]
      : []
  })[0]
}

/** What somebody is, has or does by their own words, as it would be called: "I'm the secretary of a chess club" → "Chess Club". */
function calledByWords(words: string): string | null {
  const start = words.slice(0, 300)
  const has = owned.exec(start)
  const body = run.exec(start)?.[1]
  const trade = tradeIn(start)
  const found = ofKin.exec(start)?.[1] ?? (has ? `${has[1]} ${has[2]}` : null) ?? body ?? trade?.name ?? profession.exec(start)?.[1]
  const said = (found ?? '').split(' ').filter((word) => word !== '' && !plain.test(word.toLowerCase()))
  return said.length > 0 && !/^(?:group|team|company|firm|business|club|shop|site|website|page|app|thing|person|it|them|this)$/i.test(said.join(' '))
    ? said.map(titled).join(' ')
    : null
}

/** A name for the site of somebody who speaks in their own words: what they are or do, else what it keeps first, where their first words make no name. */
export function spokenNameOf(name: string, spokenWords: string, { things }: Plan): string {
  const words = name.toLowerCase().split(' ')
  const first = words[0] ?? ''
  const isSaid =
    spoken.test(first) ||
    /['’](?:d|ll|ve|re|m)\b/.test(name) ||
    saying.test(name.toLowerCase()) ||
    (words.length > 1 && verbKind(first) !== undefined && (words.some((word) => determiners.has(word)) || !(isKnownNoun(first) || alsoNouns.has(first)))) ||
    name.toLowerCase().startsWith(tradeIn(spokenWords.slice(0, 300))?.of.toLowerCase() ?? '\n') ||
    (tradeVerbs.test(first) && new RegExp(`^(?:i|we) ${first}\\b`, 'i').test(spokenWords)) ||
    (words.length === 1 && (kin.test(first) || peopleNouns.has(singular(first)) || /^(?:since|because|\d+)$/.test(first)))
  const thing = things.find(({ kit }) => kit !== 'inquiry' && kit !== 'person')
  const called = isSaid ? calledByWords(spokenWords) : null
  if (called !== null) return called.slice(0, 60)
  return isSaid && thing ? capital(thing.plural.split(' ').map(titled).join(' ')).slice(0, 60) : name
}
