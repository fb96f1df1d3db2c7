import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'

const directories = /^(.+) (?:directory|locator|finder|yellow pages?)$/
const libraries = /^(.+) (?:library|repository)$/
const introductions = /^(.+) (?:introduction|bio(?:graphy)?|showcase|display)$/
const profiles = /^(.+) (?:profile|dossier)$/
const registers = /^(.+) (?:database|base|register|registry|archive|catalog(?:ue)?)$/
/** What a library of code, of a town or of a kind holds is no list of what it is called after. */
const ofPrograms =
  /(?:^|[ -])(?:code|class|component|configuration|function|package|widget|style|java(?:script)?|python|js|css|php|react|vue|c\+\+|software|system|client|server|graphics?|chart|ui|map|program|algorithm|test|tag|theme|plugin|module|api|third-party|open[- ]source|shared|standard|node|data|experience|knowledge|school|university|campus|city|public|digital|online|local|national|community|children)$/
const creatures = new Set(['pet', 'plant', 'crop', 'species', 'character', 'vehicle', 'machine'])
const written = new Set(['text', 'media', 'person'])
const told = new Set(['recipe', 'plant', 'species', 'medicine', 'character', 'book', 'movie', 'pet', 'case', 'expert', 'property', 'game'])
const readAbout =
  /(?:^| )(?:company|product|service|project|user|member|customer|school|platform|site|enterprise|brand|data|document|file|text|image|picture|video|media|information)$/

/** What is listed where a noun names the place of its list: "lawyer directory" lists lawyers, "case library" cases, "animal profiles" animals; null for any other noun. */
export function listedIn(name: string): string | null {
  if (isKnownNoun(name)) return null
  const found = directories.exec(name)?.[1]
  if (found && kitOf(found) !== undefined) return found
  const stocked = libraries.exec(name)?.[1]
  if (stocked && !ofPrograms.test(stocked) && name.endsWith('library') && kitOf(stocked) !== undefined && kits[kitOf(stocked)!].group !== 'place')
    return stocked
  const shown = introductions.exec(name)?.[1]
  if (shown && !readAbout.test(shown) && kits[kitOf(shown) ?? 'thing'].group === 'person') return shown
  const portrayed = profiles.exec(name)?.[1]
  if (portrayed && creatures.has(kitOf(portrayed) ?? '')) return portrayed
  const kept = registers.exec(name)?.[1]
  if (!kept || readAbout.test(kept)) return null
  const kit = kitOf(kept)
  return kit !== undefined && (told.has(kit) || (written.has(kits[kit].group) && name.endsWith('base') && kits[kit].group !== 'text')) ? kept : null
}
