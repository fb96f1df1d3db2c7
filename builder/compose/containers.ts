import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'

const directories = /^(.+) (?:directory|locator|finder|yellow pages?)$/
const libraries = /^(.+) (?:library|repository)$/
const introductions = /^(.+) (?:introduction|bio(?:graphy)?|showcase|display)$/
const profiles = /^(.+) (?:profile|dossier)$/
const registers = /^(.+) (?:database|base|register|registry|archive|catalog(?:ue)?)$/
/** What a library of code, of a town or of a kind holds is no list of what it is called after. */
export const ofPrograms =
  /(?:^|[ -])(?:code|class|component|configuration|function|package|widget|style|java(?:script)?|python|js|css|php|react|vue|c\+\+|software|system|client|server|graphics?|chart|ui|map|program|algorithm|test|tag|theme|plugin|module|api|third-party|open[- ]source|shared|standard|node|data|experience|knowledge|school|university|campus|city|public|digital|online|local|national|community|children)$/
/** Where somebody writes down each of what they have: "equipment ledger", "coin encyclopedia", "hydrant map"; the files of people and animals are what is known of each. */
const ledgers = /^(.+) (?:ledger|encyclop(?:a)?edia|dictionary)$/
const dossiers = /^(.+) files?$/
const mapped = /^(.+?)(?: (?:distribution|position|location))? map$/
const homes = /^(.+) (?:homepage|home page|personal page)$/
const accounts =
  /(?:^| )(?:account|expense|finance|financial|sales?|general|cash|money|transaction|payment|debt|income|fund|blockchain|distributed|public|shared|knowledge|science|health|parenting|baby)$/
const ofFiles = /(?:^| )(?:user|client|member|visitor|author|customer service|team|group|system|merchant)$/
const drawnOf =
  /(?:^| )(?:mind|concept|heat|site|tree|bit|knowledge|road|route|process|story|brain|tile|colou?r|texture|key|custom|world|interactive|google|baidu|game|indoor|online|electronic|traffic|thermal|flow|data|information|distribution)$/
const keptEach = new Set(['machine', 'offer', 'place', 'record', 'work'])
const creatures = new Set(['pet', 'plant', 'crop', 'species', 'character', 'vehicle', 'machine'])
const texts = new Set(['text', 'media', 'person'])
const told = new Set(['recipe', 'plant', 'species', 'medicine', 'character', 'book', 'movie', 'pet', 'case', 'expert', 'property', 'game'])
const readAbout =
  /(?:^| )(?:company|product|service|project|user|member|customer|school|platform|site|enterprise|brand|data|document|file|text|image|picture|video|media|information)$/

/** Whether each of what a noun names has a profile that is read: animals and trees, parks and boats, and nobody's taste or risk. */
const isPortrayed = (noun: string): boolean => {
  const kit = kitOf(noun)
  return (
    kit !== undefined &&
    !readAbout.test(noun) &&
    (creatures.has(kit) || kit === 'trail' || kit === 'boat' || kit === 'trade_item' || kits[kit].group === 'place')
  )
}
/** Whether there are several of what a noun names, each with a row of its own; a noun that is not known is so where it is no doing or quality. */
const isEach = (noun: string): boolean => {
  const kit = kitOf(noun)
  return kit === undefined ? !/(?:ing|[ts]ion|ment|ness|ity|[ae]nce)$/.test(noun) : keptEach.has(kits[kit].group) || kit.startsWith('trade_')
}
/** What is listed where a noun names the place of its list: "lawyer directory" lists lawyers, "case library" cases, "animal profiles" animals; null for any other noun. */
export function listedIn(name: string): string | null {
  if (isKnownNoun(name)) return null
  const found = directories.exec(name)?.[1]
  if (found && kitOf(found) !== undefined) return found
  const stocked = libraries.exec(name)?.[1]
  if (
    stocked &&
    !ofPrograms.test(stocked) &&
    name.endsWith('library') &&
    (kitOf(stocked) === undefined ? isEach(stocked) : kits[kitOf(stocked)!].group !== 'place')
  )
    return stocked
  const shown = introductions.exec(name)?.[1]
  if (shown && !readAbout.test(shown) && kits[kitOf(shown) ?? 'thing'].group === 'person') return shown
  const portrayed = profiles.exec(name)?.[1]
  if (portrayed && isPortrayed(portrayed)) return portrayed
  const written = ledgers.exec(name)?.[1]
  if (written && !accounts.test(written) && isEach(written)) return written
  const dossier = dossiers.exec(name)?.[1]
  if (dossier && !ofFiles.test(dossier) && (kits[kitOf(dossier) ?? 'thing'].group === 'person' || creatures.has(kitOf(dossier) ?? ''))) return dossier
  const pinned = mapped.exec(name)?.[1]
  if (pinned && !drawnOf.test(pinned) && isEach(pinned)) return pinned
  const hosted = homes.exec(name)?.[1]
  if (hosted && !ofFiles.test(hosted) && kits[kitOf(hosted) ?? 'thing'].group === 'person') return hosted
  const kept = registers.exec(name)?.[1]
  if (!kept || readAbout.test(kept)) return null
  const kit = kitOf(kept)
  if (name.endsWith(' registry') && kit === undefined && isEach(kept) && !ofPrograms.test(kept)) return kept
  return kit !== undefined &&
    (told.has(kit) ||
      (name.endsWith('e') && (kit === 'crop' || kit.startsWith('trade_item'))) ||
      (texts.has(kits[kit].group) && name.endsWith('base') && kits[kit].group !== 'text'))
    ? kept
    : null
}
