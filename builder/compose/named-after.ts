import { type Kit, type KitName, kits } from '../lexicon/kits.ts'
import { wholesOf } from '../lexicon/wholes.ts'
import { madeTo } from './made-to.ts'
import { groupOf, type Thing } from './thing.ts'

/** What is written down of other things, so that its name begins with theirs. */
const parts: ReadonlySet<Kit['group']> = new Set(['record', 'money', 'work', 'request'])
const partly: ReadonlySet<KitName> = new Set([
  'quiz_question',
  'score',
  'review',
  'question',
  'file',
  'alert',
  'reading',
  'backup',
  'conduct_rule',
  'lesson',
  'image',
  'video',
  'document',
])
/** Named after something without being of one of its rows. */
const apart: ReadonlySet<KitName> = new Set(['cart', 'favorite', 'form', 'inquiry', 'job', 'poll', 'query', 'signup', 'stock', 'figures', 'bill_of_materials'])
const wholes: ReadonlySet<Kit['group']> = new Set(['offer', 'person', 'work', 'event', 'machine', 'place', 'media', 'request', 'play', 'record'])
const unowned: ReadonlySet<KitName> = new Set(['profile', 'user_account', 'article', 'figures', 'reading', 'log'])

/** Texts, talks and the like that tell of one row of a whole: guides, videos and activities of a game. */
const tells: ReadonlySet<Kit['group']> = new Set(['text', 'media', 'event', 'offer', 'talk'])
const toldOf: ReadonlySet<KitName> = new Set(['game', 'project', 'movie', 'book', 'vehicle', 'hotel'])
const isTelling = (own: Thing, other: Thing): boolean => toldOf.has(other.kit) && tells.has(groupOf(own)) && own.noun.startsWith(`${other.noun} `)

/** The thing that another is kept of by its name: the project of "project progress", the course of "course chapters". */
const namedAfter = (own: Thing, things: readonly Thing[]): Thing | undefined =>
  !apart.has(own.kit)
    ? things.find(
        (other) =>
          other !== own &&
          other.kit !== own.kit &&
          (parts.has(groupOf(own)) || partly.has(own.kit) || isTelling(own, other)) &&
          (own.noun.startsWith(`${other.noun} `) || own.noun.startsWith(`${other.noun}-related `)) &&
          wholes.has(kits[other.kit].group) &&
          !unowned.has(other.kit),
      )
    : undefined

/** What a task of the site works on, and what comes of it. */
const worked: ReadonlySet<Kit['group']> = new Set(['media', 'text'])
const outcome =
  /^(?:edited|processed|recogni[sz]ed|repaired|restored|converted|compressed|modified|enhanced|translated|merged|extracted|proofread|cleaned) (.+)$/
const pictures = /(?:^| )(?:image|photo|picture|photograph)(?: file)?$/
const isAlike = (one: string, other: string): boolean => one === other || other.endsWith(` ${one}`) || (pictures.test(one) && pictures.test(other))
/** What a task is done to, or what an outcome was made from: the script files that are merged, the photo that was edited. */
function madeFrom(own: Thing, things: readonly Thing[]): Thing | undefined {
  const said = own.kit === 'job' ? own.noun : (outcome.exec(own.noun) ?? outcome.exec(own.singular))?.[1]
  if (said === undefined) return undefined
  const sources = things.filter((other) => other !== own && worked.has(groupOf(other)) && !outcome.test(other.noun) && !unowned.has(other.kit))
  const article = own.kit === 'job' ? things.find(({ kit, noun }) => kit === 'article' && noun === 'text' && own.noun.startsWith('text ')) : undefined
  return (own.kit === 'job' ? sources.find(({ noun }) => said.startsWith(`${noun} `)) : sources.find(({ noun }) => isAlike(said, noun))) ?? article
}

/** What is told of anything that is watched is of the one thing that the words say. */
const told = /(?:^| )(?:alert|alarm|warning)$/
/** Texts that have others as their parts. */
const staged = /(?:^| )(?:scenario|storyline|script|screenplay)$/
/** The thing that another is a part of by what the two nouns mean: the template of parameters, the public account of posts. */
function partOf(own: Thing, things: readonly Thing[], isJoined: boolean): Thing | undefined {
  if (isJoined && told.test(own.noun)) return undefined
  for (const whole of wholesOf(own.singular)) {
    const found = things.find(
      (other) => other !== own && whole.test(other.noun) && !own.noun.endsWith(` ${other.noun}`) && (!unowned.has(other.kit) || staged.test(other.noun)),
    )
    if (found) return found
  }
  return undefined
}

/** What a thing is a part of or made from: what its name begins with, save for the game that a site is, where it keeps a part of that game which holds it. */
export function ofWhole(own: Thing, things: readonly Thing[], isJoined: boolean): Thing | undefined {
  const named = namedAfter(own, things)
  return named && named.kit !== 'game' ? named : (partOf(own, things, isJoined) ?? named ?? madeFrom(own, things) ?? madeTo(own, things))
}

/** What tells that somebody has gone through something. */
const gone = /^(?:.* )?(viewing|view|watch|watching|playback|reading|browsing|browse|listening|play) (?:record|history|log)$/
const gonePlays: ReadonlySet<string> = new Set(['viewing', 'view', 'watch', 'watching', 'playback', 'play', 'listening'])
/** What a record of viewing, reading or browsing is of: what the site has to be gone through. */
export function goneThrough(own: Thing, things: readonly Thing[]): Thing | undefined {
  const how = gone.exec(own.noun)?.[1]
  if (how === undefined || own.about.size > 0) return undefined
  const groups: readonly Kit['group'][] = gonePlays.has(how) ? ['media', 'text', 'offer'] : how === 'reading' ? ['text', 'media'] : ['offer', 'text', 'media']
  return groups
    .map((group) => things.find((other) => other !== own && groupOf(other) === group && kits[other.kit].read === 'public'))
    .find((one) => one !== undefined)
}

/** What is looked after over time, and what is written down of it. */
export const lookedAfter: ReadonlySet<KitName> = new Set<KitName>(['thing', 'trade_item', 'machine', 'vehicle', 'pet', 'plant'])
const looked = /(?:^| )(?:inspection|harvest|treatment|feeding|watering|maintenance|repair|observation|weighing|measurement|note|check-up)$/
/** Records that name no other thing are of the one that the site is there to look after: the inspections and harvests of hives. */
export function keptOf(own: Thing, things: readonly Thing[]): Thing | undefined {
  const central = things.filter(
    ({ kit, noun, makes, asks }) =>
      lookedAfter.has(kit) && !looked.test(noun) && (makes.length > 0 || asks.some(({ ask }) => /^(?:add|register)$/.test(ask.verb))),
  )
  return looked.test(own.noun) && own.kit !== 'diary' && own.about.size === 0 && central.length === 1 && central[0] !== own ? central[0] : undefined
}
