import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'

type Holds = (noun: string) => boolean
const isKept: Holds = (noun) => kitOf(noun) !== undefined
const isOf = (groups: RegExp, kinds = /(?!)/): Holds => {
  const isOne = (kit: ReturnType<typeof kitOf>): boolean => kit !== undefined && (groups.test(kits[kit].group) || kinds.test(kit))
  return (noun) => isOne(kitOf(noun))
}

const isOffer = isOf(/^offer$/)
const isPlace = isOf(/^place$/)
/** What somebody asks for by a form is kept, rather than the form: "enrollment forms", "inquiry form". */
const isAskedFor = isOf(/^request$/, /^inquiry$/)
/** What stands in tables of figures rather than at tables in a room: "high score table". */
const isReckoned = isOf(/^money$/, /^(?:score|job|reading|figures)$/)
/** Lists that are kept up rather than mended: "menu maintenance", "price maintenance". */
const isListed = isOf(/^(?:rule|person|record|money|text)$/, /^product$/)
const isMended = isOf(/(?!)/, /^(?:fixed_asset|spare|defect|service_record)$/)
const isHeld = isOf(/^(?:offer|machine)$/)

/** What a noun says is done with a thing, or where it is laid up or shown, and for which things it is nothing of its own. */
const sayings: readonly (readonly [said: RegExp, holds?: Holds])[] = [
  [/^(.+) management$/, isKept],
  [/^(.+) listing$/],
  [/^(?:[a-z]+-[a-z]+ )?(.*(?:demand|need|supply|requirement)) (?:docking|matching|matchmaking)$/],
  [/^(?:detailed )?(.+) form$/, isAskedFor],
  [/^(.+) item$/, (noun) => isKnownNoun(noun) && !isOffer(noun)],
  [/^(.+) discovery$/, isKnownNoun],
  [/^(dashboard|chart|report|form|questionnaire|template|workflow) (?:design|definition|development|construction)$/],
  [/^(.+) catalog(?:ue)?$/, isOf(/^offer$/, /^book$/)],
  [/^(.+) saving$/],
  [/^(.+) (?:receiving|rollback)$/, (noun) => isKept(noun) && !isHeld(noun)],
  [/^(.+) table$/, isReckoned],
  [
    /^(.+?)(?: (?:information|data|record|detail))? (?:maintenance|upkeep)$/,
    (noun) => (isListed(noun) && !isMended(noun)) || /^(?:basic|price|rate|freight|business|master)$/.test(noun),
  ],
  [
    /^((?:form|data|file|cloud|local|database|information|image|photo|picture|video|message|document|text|object|network|online|offline|secure|user|web|browser|browser local|password|content)(?: data)?) storage$/,
  ],
  [/^(?!(?:ui|form|custom|user|web|html|interface|input|windows|volume|remote|access|parental|source|version)\b)(.+) control$/, isKept],
  [/^((?:.+ )?(?:event|activity|competition|tournament|party|trip|gathering|meeting|exam)) organi[sz]ation$/],
  [/^(.+) integration$/, (noun) => isKept(noun) && kitOf(noun) !== 'job'],
  [/^(.+) playback$/, isOf(/^media$/)],
  [/^(?:.+ )?(video|audio|music|podcast|song|interview|lecture) player$/],
  [/^(project|work|case|design) portfolio$/],
  [/^(.+) (?:location|position|positioning)$/, isPlace],
  [/^(.+) (?:curve|trend chart)$/, isKept],
]
/** What libraries hold that are lists of it, and what maps show. */
const held: readonly (readonly [said: RegExp, holds?: Holds])[] = [
  [/^(.*(?:video|image|picture|photo|media|music|song|exercise|material|document|question|recipe|template|resource)) library$/],
  [/^(.+) (?:information|data|location) map$/],
  [/^(.+) map$/, isPlace],
]

const said = (all: typeof sayings, name: string): string | null => {
  for (const [said, holds] of all) {
    const noun = said.exec(name)?.[1]
    if (noun && (holds?.(noun) ?? true)) return noun
  }
  return null
}
/** What is kept of a noun that says what is done with it, "menu maintenance" and "music playback"; null where the noun is a thing of its own. */
export const saidAround = (name: string): string | null => said(sayings, name)
/** What is kept of a noun that says where it is found, "recipe library" and "park map", where the place has no list of its own; null for any other. */
export const heldIn = (name: string): string | null => said(held, name)
