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

/** A name for the site of somebody who speaks in their own words: what it keeps first, where their first words make no name. */
export function spokenNameOf(name: string, { things }: Plan): string {
  const words = name.toLowerCase().split(' ')
  const first = words[0] ?? ''
  const isSaid =
    spoken.test(first) ||
    /['’](?:d|ll|ve|re|m)\b/.test(name) ||
    saying.test(name.toLowerCase()) ||
    (words.length > 1 && verbKind(first) !== undefined && (words.some((word) => determiners.has(word)) || !(isKnownNoun(first) || alsoNouns.has(first)))) ||
    (words.length === 1 && (kin.test(first) || peopleNouns.has(singular(first)) || /^(?:since|because|\d+)$/.test(first)))
  const thing = things.find(({ kit }) => kit !== 'inquiry' && kit !== 'person')
  return isSaid && thing ? capital(thing.plural.split(' ').map(titled).join(' ')).slice(0, 60) : name
}
