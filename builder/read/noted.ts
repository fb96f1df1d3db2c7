import { plural } from '../lexicon/inflect.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { alwaysRelates, emptyNouns } from '../lexicon/relations.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { actOf } from './ask.ts'
import { type Draft, type Reader, separators } from './draft.ts'
import { isField } from './field.ts'
import { isPerson } from './person.ts'
import { determiners, type Phrase, phraseAt } from './phrase.ts'
import { type FoundVerb, verbAt } from './verb.ts'
import type { Token } from './words.ts'

const fielded = new Set(
  'add create record log post list submit register manage store track save enter publish write open keep plan schedule apply report request raise upload issue reserve file'.split(
    ' ',
  ),
)

export const wordAt = ({ start, end, word }: Token): Phrase => ({ start, end, noun: word, light: '', own: false, plural: false })

/** "size in square metres, times per day, language to learn": within what is noted of a thing, a unit is the field's. */
export function saidOfField(draft: Draft, word: string, said: Phrase, after: Token | undefined): boolean {
  const field = draft.fields.at(-1)
  if (!field || !/^(?:in|per|to)$/.test(word) || (after !== undefined && !separators.has(after.word))) return false
  const noun = word === 'in' ? field.noun : `${word === 'per' && field.plural ? plural(field.noun) : field.noun} ${word} ${said.noun}`
  draft.fields[draft.fields.length - 1] = {
    ...field,
    noun,
    end: said.end,
    ...(word === 'in' && units.test(said.noun) ? { bounds: { unit: said.plural ? plural(said.noun) : said.noun } } : {}),
  }
  return true
}
const units =
  /^(?:(?:square |cubic )?(?:met(?:re|er)|kilomet(?:re|er)|centimet(?:re|er)|millimet(?:re|er)|foot|feet|inch|yard|mile)|lit(?:re|er)|gram|kilogram|kg|cm|mm|km|ton|tonne|pound|minute|hour|day|week|month|year|percent|degree)$/

/** How something is done by hand. */
const ways = /^(?:drag-and-drop|drag|(?:one|single)-click|swipe|gesture|mouse|keyboard|touch)$/
/** Whether what stands after "with" is noted of the object rather than used for the doing. */
export function isWith({ tokens, to }: Reader, draft: Draft, { phrase, next }: { phrase: Phrase; next: number }): boolean {
  const verb = draft.verbs.at(-1)
  if (verb?.kind === 'session') return true
  if (draft.objects.length === 0 || ways.test(phrase.noun)) return false
  if (phrase.counted !== undefined) return true
  if (fielded.has(verb?.verb ?? '') || isNoted(draft, phrase)) return true
  const field = isField(nameOf(phrase))
  if (field && verb === undefined && draft.objects.length === 1 && draft.objects[0]!.plural && draft.objects[0]!.start === tokens[0]!.start) return true
  if ((isPerson(phrase.noun) && !field) || talking.test(verb?.verb ?? '')) return false
  const isTheirs = draft.objects.at(-1)!.plural && tokens.some((token) => token.start === phrase.start && /^(?:their|its)$/.test(token.word))
  if (tokens[next]?.word === '(' && next < to) return true
  const more = tokens[next]?.word === ',' && next < to && tokens.slice(next, to).some(({ word }) => word === 'and' || word === 'or')
  const second = tokens[next]?.word === 'and' && next < to ? phraseAt(tokens, next + 1, to) : null
  return isTheirs || more || (second !== null && isField(nameOf(second.phrase)))
}

/** "record tasks such as planting and watering": the kinds of what is made, though they are doings. */
export const isOfKinds = ({ verbs, objects, nominal }: Draft): boolean => {
  const noun = objects.at(-1)?.noun ?? ''
  return (
    !nominal && verbs.at(-1)?.kind === 'create' && objects.at(-1)?.plural === true && kitOf(noun) !== undefined && !emptyNouns.has(noun) && !general.test(noun)
  )
}
const general = /^(?:operation|action|interaction|function|feature|content|update|service|activity)$/

/** "adjust the size | of the code": whether what follows is what something is set of. */
export const isSet = ({ verbs, objects }: Draft): boolean => objects.length > 0 && setting.test(verbs.at(-1)?.verb ?? '')
const setting = /^(?:set|select|adjust|choose|change|customize|configure|specify)$/

/** "requests for a blood type and number of units": what is asked for. */
export const isAskedFor = (draft: Draft, phrase: Phrase): boolean =>
  draft.verbs.at(-1)?.kind === 'create' && /(?:request|order)$/.test(draft.objects.at(-1)?.noun ?? '') && isField(nameOf(phrase))
export const nameOf = ({ noun, light }: Phrase): string => (light === '' ? noun : `${noun} ${light}`)

/** "see the animals, with name, breed and age": what is noted of them. */
const isNoted = (draft: Draft, { noun }: Phrase) => {
  const { verb = '', kind = '' } = draft.verbs.at(-1) ?? {}
  if (kind === 'create' && !alwaysRelates.has(verb) && !talking.test(verb)) return !isPerson(noun)
  return ['view', 'search', 'manage', 'create'].includes(kind) && isField(noun)
}
/** "with information such as title, skill requirements and salary": within a list that is announced as what is noted, until after its "and". */
function isAnnounced(tokens: readonly Token[], from: number): boolean {
  const lead = tokens.findLastIndex(({ opensNotes }, at) => opensNotes === true && at < from)
  return (
    lead !== -1 &&
    !tokens.slice(Math.max(0, lead - 2), lead).some(({ word }) => word === 'menu') &&
    !tokens.slice(lead, from - 1).some(({ word }) => word === 'and' || word === 'or')
  )
}
/** Whether what is noted of a thing goes on with a phrase: after a comma, a thing of its own begins anew. */
export const goesOnNoting = (tokens: readonly Token[], from: number, phrase: Phrase): boolean =>
  tokens[from - 1]?.word !== ',' || tokens[from - 2]?.word === 'and' || isAnnounced(tokens, from) || kitOf(phrase.noun) === undefined || isField(nameOf(phrase))
const talking =
  /^(?:share|discuss|chat|communicate|message|interact|meet|engage|collaborate|talk|consult|start|open|play|make|take|schedule|plan|arrange|trade|compare)$/

/** "with sets, reps and weight, record …": after its "and" a list has ended. */
const isEnded = (tokens: readonly Token[], from: number): boolean => {
  const comma = tokens[from - 1]?.word === ',' ? from - 1 : tokens[from - 1]?.word === 'and' && tokens[from - 2]?.word === ',' ? from - 2 : -1
  const start = comma === -1 ? -1 : tokens.findLastIndex(({ word }, at) => at < comma && word === 'with')
  return start !== -1 && tokens.slice(start, comma).some(({ word }) => word === 'and')
}

/** "with archive and call number, log searches": after a list has ended, a word that is a noun as well is a verb, unless it begins the name of a field. */
export function verbAfterList({ tokens, to, mode, drafts }: Reader, from: number): FoundVerb | null {
  if (mode !== 'acts' || !drafts.at(-1)!.withs || from + 2 > to || !isEnded(tokens, from)) return null
  const { word, start, end } = tokens[from]!
  const kind = word === 'link' ? 'update' : verbKind(word)
  if (kind === undefined) return null
  const [next, read] = [tokens[from + 1]!, phraseAt(tokens, from, to)]
  const isPaired = /^(?:and|or)$/.test(next.word) && from + 3 < to && verbKind(tokens[from + 2]!.word) !== undefined && tokens[from + 3]!.isWord
  if (isPaired) return { verb: word, kind, next: from + 1, start, end }
  if (!next.isWord || separators.has(next.word) || (read && (isField(nameOf(read.phrase)) || isKnownNoun(read.phrase.noun)))) return null
  return { verb: word, kind, next: from + 1, start, end }
}

const amounts = / (?:amount|date|time|number|fee|price|rate|level)$/
/** "with date, entry fee and start time": a word that is a verb as well begins the name of a field. */
export function isFieldName({ tokens, to }: Reader, from: number, { verb }: FoundVerb): boolean {
  if (isEnded(tokens, from)) return false
  const read = phraseAt(tokens, from, to)
  const after = read ? tokens[read.next] : undefined
  return (
    read !== null &&
    read.next > from + 1 &&
    (alsoNouns.has(verb) || isAnnounced(tokens, from) || (tokens[from - 1]?.word === 'or' && read.phrase.light === 'type')) &&
    verb !== 'leave' &&
    !(verb === 'view' && read.phrase.plural) &&
    !determiners.has(tokens[from + 1]!.word) &&
    isField(nameOf(read.phrase)) &&
    (!read.phrase.plural || amounts.test(read.phrase.noun)) &&
    (after === undefined || read.next >= to || separators.has(after.word))
  )
}

/** "display movie name, ranking, score, …": between what is told of something, no doing. */
export function isColumn({ tokens, to, mode, drafts }: Reader, from: number): boolean {
  const before = drafts.at(-1)!.objects.at(-1)
  const [last, word, next] = [tokens[from - 1]?.word, tokens[from]!.word, tokens[from + 1]]
  const stands = last === ',' && from + 1 < to && next?.word === ','
  return mode === 'acts' && stands && before !== undefined && !before.plural && alsoNouns.has(word) && isField(word) && drafts.at(-1)!.objects.length > 1
}

/** "adding cards with images, daily review, and sharing decks": an act before one more act is no detail of what the first makes. */
export function isDoneToo({ tokens, to, mode }: Reader, { phrase, next }: { phrase: Phrase; next: number }): boolean {
  const and = tokens[next]?.word === ',' && tokens[next + 1]?.word === 'and' ? next + 1 : tokens[next]?.word === 'and' ? next : -1
  const last = phrase.noun.slice(phrase.noun.lastIndexOf(' ') + 1)
  return mode === 'functions' && and !== -1 && actOf(last) !== undefined && verbAt(tokens, and + 1, to, 'gerund') !== null
}
