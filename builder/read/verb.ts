import { gerundBases, isPlural, singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { actNouns, alsoNouns, mostlyNouns, type VerbKind, verbKind } from '../lexicon/verbs.ts'
import { functionNouns } from './cue-words.ts'
import { isField } from './field.ts'
import { isPerson } from './person.ts'
import { determiners, isPreposition, lightNouns, phraseAt } from './phrase.ts'
import type { Token } from './words.ts'

export interface FoundVerb {
  /** Base form, with its particle where that makes another verb: "check in". */
  readonly verb: string
  readonly kind: VerbKind
  /** Index of the token after it and its particle. */
  readonly next: number
  readonly start: number
  readonly end: number
}

const adverbs = new Set(
  `also then easily quickly directly freely automatically simply conveniently efficiently effectively successfully manually independently
securely safely randomly intelligently accurately regularly first finally flexibly remotely further subsequently actively jointly instantly promptly smoothly continuously anonymously clearly correctly only`.split(
    /\s+/,
  ),
)
const particles = new Set(['for', 'to', 'in', 'on', 'out', 'with', 'up', 'at', 'about', 'into', 'through', 'off', 'from', 'of', 'over', 'against'])
/** Nouns first: a light noun after them makes a compound ("order status"), not an object. */
const nounsFirst = new Set(
  'order report record message query file log vote comment score level group store stock check plan test text contact account process review control question answer rating schedule exchange trade rent start access display'.split(
    ' ',
  ),
)

/** The verb at `from`, after adverbs (`bare` also where nothing follows it, `first` where only a verb can stand): `base` reads "place", `gerund` reads "placing"; null where the word stands as a noun. */
export function verbAt(tokens: readonly Token[], from: number, to: number, form: 'base' | 'gerund', bare = false, first = false): FoundVerb | null {
  let at = from
  while (at < to && (adverbs.has(tokens[at]!.word) || (isManner(tokens[at]!.word) && at + 1 < to && leadsVerb(tokens[at + 1]!.word, form)))) at += 1
  const token = tokens[at]
  if (!token?.isWord || at >= to) return null
  const third = isThird(tokens, at)
  const base =
    form === 'base'
      ? third && verbKind(token.word) === undefined
        ? singular(token.word)
        : token.word
      : gerundBases(token.word).findLast((candidate) => verbKind(candidate) !== undefined || candidate === 'log' || candidate === 'sign' || candidate === 'top')
  if (base === undefined) return null
  if (base === 'place' && form === 'base' && tokens[at + 1]?.word === 'to') return null
  if (base === 'sign' && tokens[at + 1]?.word === 'up' && /^(?:form|sheet|page|list)s?$/.test(tokens[at + 2]?.word ?? '')) return null
  if (base === 'top' && at + 1 < to && tokens[at + 1]!.word === 'up')
    return { verb: 'top-up', kind: 'pay', next: at + 2, start: token.start, end: tokens[at + 1]!.end }
  if (base === 'top') return null
  if (base === 'carry' && form === 'base' && tokens[at + 1]?.word === 'out' && at + 1 < to)
    return { verb: 'perform', kind: 'create', next: at + 2, start: token.start, end: tokens[at + 1]!.end }
  const special = sessionAt(tokens, at, to, base)
  if (special) return special
  const kind = verbKind(base)
  if (kind === undefined || (form === 'base' && alsoNouns.has(base) && !first && token.isVerb !== true && !readsAsVerb(tokens, at, to, bare))) return null
  if (form === 'gerund' && (isCompoundHead(tokens, at, to) || (base === 'end' && !determiners.has(tokens[at + 1]?.word ?? '')))) return null
  if (form === 'base' && at + 1 < to && tokens[at + 1]!.word === 'of' && !first && isKnownNoun(token.word)) return null
  return withParticle(tokens, at, to, { verb: base, kind, next: at + 1, start: token.start, end: token.end })
}

/** "that creates and sends archives": after "that" each verb of a list is of the third person. */
function isThird(tokens: readonly Token[], at: number): boolean {
  for (let one = at; one > at - 2 * listed_max; one -= 2) {
    const before = tokens[one - 1]?.word ?? ''
    if (before === 'that' || before === 'which') return true
    if (!/^(?:and|or|,)$/.test(before) || verbKind(singular(tokens[one - 2]?.word ?? '')) === undefined) break
  }
  return goesOnTelling(tokens, at)
}
/** "an app that organizes clothes and suggests outfits": after "and" too, what can be no noun. */
function goesOnTelling(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.word !== 'and') return false
  const base = singular(tokens[at]!.word)
  if (base === tokens[at]!.word || verbKind(base) === undefined || alsoNouns.has(base) || /^(?:provide|ensure|help|have)$/.test(base)) return false
  const relative = tokens.findLastIndex(({ word }, one) => one < at - 2 && one > at - listed_max && (word === 'that' || word === 'which'))
  const first = tokens[relative + 1]?.word ?? ''
  return relative > 0 && singular(first) !== first && verbKind(singular(first)) !== undefined && tokens.slice(relative, at).every(({ isWord }) => isWord)
}
/** Verbs of one list that are looked back over at most. */
const listed_max = 12

const isManner = (word: string) => /^(?!hourly|weekly|monthly|yearly|quarterly)[a-z]{4,}ly$/.test(word) && verbKind(word) === undefined && !isKnownNoun(word)
/** Whether what stands after an adverb is a verb: "dynamically allocate". */
const leadsVerb = (word: string, form: 'base' | 'gerund') =>
  form === 'base' ? verbKind(word) !== undefined : gerundBases(word).some((base) => verbKind(base) !== undefined)

/** Gerunds of what is done to something, which begin no name: "editing forms", "displaying query results". */
const doing =
  /^(?:creating|adding|editing|modifying|updating|deleting|removing|saving|storing|submitting|sending|receiving|retrieving|exporting|importing|previewing|displaying|viewing|browsing|showing|configuring|customi[sz]ing|constructing|deploying|managing|generating|uploading|downloading|publishing|recording|reviewing|entering|logging)$/
/** Ways of doing something: "brewing methods", "pruning techniques". */
const ways = /^(?:methods?|techniques?|tips|skills)$/
/** Gerunds of what is done to goods: whoever is "purchasing tools" purchases them. */
const dealing = /^(?:browsing|searching|purchasing|buying|selling|ordering|renting|borrowing|lending|returning|reserving|donating)$/
const parts = /^(?:functions|functionalities|features|modules|tools|pages|systems|platforms)$/

/** "sowing season", "ripening time": when or how much, which nobody does. */
const lasting =
  /^(?:sowing|planting|harvesting|ripening|flowering|blooming|growing|breeding|fishing|hunting|firing|cooking|baking|brewing|roasting|curing|drying|ageing|aging|melting|boiling|freezing|driving|walking|riding|sailing|running|playing|waiting|opening|closing|operating) (?:schedule|season|month|time|date|day|period|temperature|year|age|distance|speed|hours)$/

/** "processing system": a gerund before a light or act noun is part of a name. */
function isCompoundHead(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[at + 1]
  if (at + 1 < to && next?.isWord && isKnownNoun(`${tokens[at]!.word} ${singular(next.word)}`)) return true
  if (at + 1 < to && next?.word === 'tools' && dealing.test(tokens[at]!.word)) return false
  if (at + 1 < to && next !== undefined && lasting.test(`${tokens[at]!.word} ${next.word}`)) return true
  if (doing.test(tokens[at]!.word) && next?.isWord && isPlural(next.word) && !parts.test(next.word)) return false
  if (doing.test(tokens[at]!.word) && tokens[at + 2]?.isWord && at + 2 < to && isPlural(tokens[at + 2]!.word) && !parts.test(tokens[at + 2]!.word)) return false
  return (
    at + 1 < to &&
    next !== undefined &&
    (ways.test(next.word) ||
      /^(?:system|forms?|functions?|functionalit(?:y|ies)|features?|modules?|tools?|page|pages|platform|progress|records?|history)$/.test(next.word) ||
      (Object.hasOwn(actNouns, next.word) && !isPlural(next.word))) &&
    !goesOn(tokens, at + 2, to)
  )
}

/** Whether the noun goes on: "editing form fields" edits them, "editing form" is a name. */
const goesOn = (tokens: readonly Token[], at: number, to: number): boolean => {
  const next = tokens[at]
  return at < to && next?.isWord === true && isPlural(next.word) && !isPreposition(next.word) && !lightNouns.has(next.word)
}

/** What is accessed, where "access records" and "access statistics" are of who came in. */
const accessed = /^(?:analytics|information|content|contents|features|functions|functionalities|modules|pages)$/

/** What is sent in, of which there are some to look at: "review rental applications". */
const handedIn = /^(?:applications|requests|submissions|orders)$/

/** Verbs of looking at something, which may begin a noun too, and what is looked at: "check rental records". */
const lookedAt = /^(?:check|query|display)$/
const looked = /^(?:records|status|history|information|details|results|data|progress)$/

/** What is scheduled, where "schedule management" is of schedules. */
const scheduled = /^(?:playback|publication|publishing|release|payments?|maintenance|consultations?|testing|backups?|posting)$/

/** What is not for a group: "individual and group lessons". */
const alone = /^(?:one-on-one|one-to-one|1-on-1|individual|private|personal|single|solo|pair)$/

const asking = /^(?:when|whether|if|which|who|how|where)$/
/** "…, order or cancel meals", "…, and approve or reject claims": after a comma, a word that is paired with a verb which has an object is one too. */
export function pairsVerbs(tokens: readonly Token[], at: number, to: number): boolean {
  const [before, verb, joint, other, object] = [tokens[at - 1], tokens[at]!, tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  const isAfterComma = before?.word === ',' || (/^(?:and|or)$/.test(before?.word ?? '') && tokens[at - 2]?.word === ',')
  if (isAfterComma && joint?.word === ',' && !alsoNouns.has(verb.word) && !isKnownNoun(verb.word)) return isSeries(tokens, at, to)
  if (at + 3 >= to || !isAfterComma || !/^(?:and|or)$/.test(joint?.word ?? '')) return false
  if (verbKind(other!.word) === undefined || !object!.isWord || /^(?:and|or)$/.test(object!.word)) return false
  const isNoun = (word: string): boolean => alsoNouns.has(word) || isKnownNoun(word)
  if (!isNoun(other!.word)) return before?.word === ',' || verbKind(verb.word) !== undefined
  return verbKind(verb.word) !== undefined && !isNoun(verb.word)
}

/** "…, and make, view, and cancel appointments": verbs that commas part, the last of them with what all are done to. */
function isSeries(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at + 2 < to; at += 2) {
    if (tokens[at]!.word === 'and') return verbKind(tokens[at + 1]!.word) !== undefined && tokens[at + 2]!.isWord
    if (verbKind(tokens[at]!.word) === undefined || tokens[at + 1]!.word !== ',') return false
  }
  return false
}

function readsAsVerb(tokens: readonly Token[], at: number, to: number, bare: boolean): boolean {
  const next = tokens[at + 1]
  if (pairsVerbs(tokens, at, to)) return true
  if (mostlyNouns.has(tokens[at]!.word)) return standsAsVerb(tokens, at, to)
  if (at + 1 >= to || next === undefined || !next.isWord || ['and', 'or'].includes(next.word)) return bare
  if (asking.test(next.word)) return true
  if (next.word === 'of' || (tokens[at]!.word === 'access' && /^controls?$/.test(next.word))) return false
  if (tokens[at]!.word === 'refresh' && functionNouns.has(next.word)) return false
  if (determiners.has(next.word) || isPreposition(next.word)) return true
  if (tokens[at]!.word === 'access' && accessed.test(next.word)) return true
  const before = tokens[at - 1]?.word ?? ''
  if (tokens[at]!.word === 'group' && /^(?:and|or)$/.test(before) && alone.test(tokens[at - 2]?.word ?? '')) return false
  if (/^(?:record|process|review)$/.test(tokens[at]!.word) && isPlural(before) && isPerson(before) && Object.hasOwn(actNouns, next.word)) return true
  if (/^(?:record|process|review)$/.test(tokens[at]!.word) && isPlural(next.word) && Object.hasOwn(actNouns, next.word)) return true
  if (/^(?:process|review)$/.test(tokens[at]!.word) && at + 2 < to && handedIn.test(tokens[at + 2]!.word) && Object.hasOwn(actNouns, next.word)) return true
  if (tokens[at]!.word === 'check' && before === ',' && isPlural(next.word)) return true
  if (tokens[at]!.word === 'schedule' && before === ',' && scheduled.test(next.word)) return true
  if (lookedAt.test(tokens[at]!.word) && /^(?:,|and)$/.test(before) && at + 2 < to && looked.test(tokens[at + 2]!.word)) return true
  if (tokens[at]!.word === 'report' && /^(?:,|and|or)$/.test(before) && goesOn(tokens, at + 2, to)) return true
  if (lightNouns.has(next.word) || Object.hasOwn(actNouns, next.word)) return !nounsFirst.has(tokens[at]!.word)
  return true
}

/** "label blood bags", where "end dates" and "number plates" are nouns; "glide or dive". */
function standsAsVerb(tokens: readonly Token[], at: number, to: number): boolean {
  const [next, first] = [tokens[at + 1], tokens[at - 2]?.word ?? '']
  if (at + 1 >= to || next === undefined || !next.isWord)
    return /^(?:and|or)$/.test(tokens[at - 1]?.word ?? '') && verbKind(first) !== undefined && !alsoNouns.has(first)
  if (/^(?:up|out|down)$/.test(next.word)) return true
  if (determiners.has(next.word)) return true
  const read = phraseAt(tokens, at + 1, to)
  if (tokens[at]!.word === 'match') return read?.phrase.plural === true && read.next < to && /^(?:with|to|against)$/.test(tokens[read.next]!.word)
  if (/^(?:data|text|code|json|audio|footage)$/.test(read?.phrase.noun ?? '')) return true
  if (!read?.phrase.plural || read.phrase.light !== '') return false
  const both = `${tokens[at]!.word} ${read.phrase.noun}`
  return !isKnownNoun(both) && !isField(both)
}

/** "sign in at hides", "sign in at each stand": whoever comes to one of several places says so there. */
const isCheckedInAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'at' &&
  (/^(?:each|every)$/.test(tokens[at + 1]?.word ?? '') || (isPlural(tokens[at + 1]?.word ?? '') && !/^(?:times|events)$/.test(tokens[at + 1]!.word)))

const loginWords = new Set(['login', 'logout', 'signin', 'signup', 'log-in'])
function sessionAt(tokens: readonly Token[], at: number, to: number, base: string): FoundVerb | null {
  const [token, after] = [tokens[at]!, tokens[at + 1]?.word ?? '']
  const made = (next: number): FoundVerb => ({
    verb: base === 'register' ? 'register' : 'log in',
    kind: 'session',
    next: Math.min(next, to),
    start: token.start,
    end: tokens[Math.min(next, to) - 1]!.end,
  })
  if (base === 'sign' && after === 'in' && isCheckedInAt(tokens, at + 2)) return { ...made(at + 2), verb: 'check in', kind: 'create' }
  if ((base === 'log' && ['in', 'into', 'out', 'on'].includes(after)) || (base === 'sign' && ['in', 'out'].includes(after)))
    return made(pastAccount(tokens, at + 2, to))
  if (base === 'sign' && after === 'up' && /^(?:form|sheet|page|list)s?$/.test(tokens[at + 2]?.word ?? '')) return null
  const signs = tokens[at + 2]?.word ?? ''
  const somebody = /^(?:their|his|her|your|a|an)$/.test(signs) && !/^accounts?$/.test(tokens[at + 3]?.word ?? '')
  if (base === 'sign' && after === 'up' && signs !== 'for' && !(somebody && at + 3 < to)) return made(pastAccount(tokens, at + 2, to))
  if (loginWords.has(base)) return made(pastAccount(tokens, at + 1, to))
  if (
    base === 'register' &&
    (at + 1 >= to || ['and', 'or', ',', 'an', 'account', 'accounts', 'a', 'on', 'as', 'through', 'their', 'with'].includes(after)) &&
    !(
      ['a', 'an', 'their'].includes(after) &&
      !/^(?:accounts?|user|new|member|personal|own|profiles?|e-?mail|details|information|interest|name)$/.test(tokens[at + 2]?.word ?? '')
    )
  )
    return made(after === 'with' ? at + 1 : pastAccount(tokens, at + 1, to))
  if (base === 'create' && /^(?:an?|their|your)$/.test(after) && /^accounts?$/.test(tokens[at + 2]?.word ?? '')) return made(at + 3)
  return null
}
function pastAccount(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (at < to && tokens[at]!.isWord && !['and', 'or'].includes(tokens[at]!.word)) at += 1
  return at
}

/** What is checked out to be brought back. */
const lentOut = /^(?:books?|tools?|equipment|bottles?|keys?|devices?|laptops?|gear|instruments?|kits?|samples?|assets|costumes|props|cameras?|radios?|copies)$/
function withParticle(tokens: readonly Token[], at: number, to: number, found: FoundVerb): FoundVerb {
  const [token, after] = [tokens[at]!, tokens[at + 1]]
  const isAlone = at + 1 >= to || !after?.isWord || isPreposition(after.word) || /^(?:and|or)$/.test(after.word)
  if (found.verb === 'check-in' && isAlone && tokens[at + 2]?.word !== 'check-out') return { ...found, verb: 'check in', kind: 'create' }
  if (at + 1 >= to || after === undefined) return found
  const joined = `${found.verb} ${after.word}`
  if (joined === 'punch in') return { ...found, verb: 'clock in', kind: 'create', next: at + 2, end: after.end }
  if (joined === 'check in' || joined === 'clock in') {
    const again = tokens[at + 3]?.word === token.word ? 4 : 3
    const both = /^(?:and|or)$/.test(tokens[at + 2]?.word ?? '') && tokens[at + again]?.word === 'out' && at + again < to
    return { ...found, verb: joined, kind: 'create', next: at + (both ? again + 1 : 2), end: tokens[at + (both ? again : 1)]!.end }
  }
  if (/^(?:tick|check|cross|mark) off$/.test(joined)) return { ...found, verb: 'complete', kind: 'transition', next: at + 2, end: after.end }
  if (/^(?:tick|check|cross|mark) (?:them|it|these|those)$/.test(joined) && tokens[at + 2]?.word === 'off')
    return { ...found, verb: 'complete', kind: 'transition' }
  if (/^(?:send|hand|give) back$/.test(joined)) return { ...found, verb: joined, kind: 'transition', next: at + 2, end: after.end }
  if (joined === 'check out' && at + 2 < to && lentOut.test(tokens[at + 2]!.word))
    return { ...found, verb: 'borrow', kind: 'create', next: at + 2, end: after.end }
  if (joined === 'check out') return { ...found, verb: joined, kind: 'pay', next: at + 2, end: after.end }
  if (joined === 'take on' || joined === 'sign up')
    return { ...found, verb: joined, kind: 'create', next: at + (tokens[at + 2]?.word === 'for' ? 3 : 2), end: after.end }
  if (joined === 'keep track' || joined === 'look up' || joined === 'look for')
    return { ...found, verb: joined, kind: joined === 'keep track' ? 'manage' : 'search', next: at + (tokens[at + 2]?.word === 'of' ? 3 : 2), end: after.end }
  if (joined === 'take part') return { ...found, verb: 'participate', kind: 'create', next: at + (tokens[at + 2]?.word === 'in' ? 3 : 2), end: after.end }
  if (/^(?:write|note|jot|put|take) down$/.test(joined)) return { ...found, next: at + 2, end: after.end }
  if (joined === 'hand in' || joined === 'turn in') return { ...found, verb: 'hand in', kind: 'create', next: at + 2, end: after.end }
  if (/^back(?:up)? up$/.test(joined)) return { ...found, verb: 'backup', kind: 'create', next: at + 2, end: after.end }
  if (joined === 'drop off') return { ...found, verb: joined, kind: 'create', next: at + 2, end: after.end }
  if (joined === 'pick up') return { ...found, verb: joined, kind: 'transition', next: at + 2, end: after.end }
  if (joined === 'set up') return { ...found, verb: 'create', kind: 'create', next: at + 2, end: after.end }
  if (joined === 'carry out') return { ...found, verb: 'perform', next: at + 2, end: after.end }
  if (after.word === 'with' && !/^(?:interact|communicate|engage|deal|chat|consult|work|help|play|trade|cooperate|connect)$/.test(found.verb)) return found
  if (after.word === 'to' && tokens[at + 2] && at + 2 < to && verbKind(tokens[at + 2]!.word) !== undefined && !alsoNouns.has(tokens[at + 2]!.word)) return found
  return particles.has(after.word) ? { ...found, next: at + 2, end: after.end } : found
}
