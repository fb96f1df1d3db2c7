import { findColours } from '../colour/names.ts'

/** One thing that a message asks for. Rules read `read`: the clause with a verb carried over from the one before it, and without politeness. */
export interface Request {
  /** The clause as it stands in the message, trimmed. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly read: string
  /** An index in `read` plus this is an offset in the message; below `start` lies a carried verb. */
  readonly shift: number
}

const verbs = `make|add|change|set|use|turn|recolou?r|colou?r|paint|remove|delete|drop|hide|unhide|rename|retitle|reword|call|name|move|put|replace|swap|switch|give|let|allow|show|increase|decrease|reduce|enlarge|shrink|create|insert|include|undo|revert|update|edit|get rid of|take|apply|rewrite|restore|ask for|require|only|allow|style|build|round|tighten|loosen|translate|connect|fix`
const leadVerb = new RegExp(`^(?:${verbs})\\b`, 'i')
const subjectCan =
  /^(?:(?:but|only|the|all|any|nobody but|our) ){0,3}[a-z]{2,20}(?: [a-z]{2,20})? (?:can|cannot|can't|should|must|may|needs? to|has to|have to)\b/i
/** "Editors" of "editors and admins can …". */
const bareSubject = /^(?:only |the |all ){0,2}\p{L}{3,16}(?: \p{L}{3,16})?$/iu
const permission = /^(?:let|allow|enable)\b|\b(?:can|cannot|may|able to)\b/i
const styleVerb = /^(make|change|set|use|turn|colou?r|paint|recolou?r|give|apply|style)\b/i
const listVerb = /^(add|create|insert|include|remove|delete|drop|hide|build|get rid of)\b/i
const styleWord =
  /\b(?:bigger|larger|smaller|huge|tiny|big|large|small|rounder|rounded|round|square|sharp|serif|sans|sans-serif|mono|monospace|monospaced|bold|bolder|calm|calmer|playful|minimal|darker|lighter|brighter|compact|roomier|tighter|airy|airier|modern|elegant|professional)\b/i
const embeds = /\s(?:with|including|such as|where|that|which|about(?! (?:us|me|page|section)\b)|called|named|titled|saying|says|between|for)\s/i
const placed = /\s(?:to|on|onto|in|into|from|for|before|after)\s+(?:the\s|my\s|our\s|all\s)?[\p{L}'"“]/iu
const determined = /^(?:an?|the|some|another|one|two|three|our|my|your)\s+[\p{L}\p{N}'"“]/iu
const endsInPart = /\b(?:pages?|sections?|blocks?|forms?)$/i
/** "A page with the rules", "a guestbook": a part of a site whatever stands before it. */
const partAhead = /^(?:an?|another|one more)\s+(?:new\s)?(?:page|section|guest ?book|gallery|faq|blog|forum|newsletter|contact form)\b/iu
const politeness = [
  /^(?:please|pls|oh|ah|kindly|also|then|and|but|now|next|finally|first|firstly|second|secondly|just|simply|ok|okay|hi|hello|hey|so|maybe|perhaps|actually|instead)\b[\s,:]*/i,
  /^(?:could|can|would|will) (?:you|we)(?: please| also| just| kindly)?\s+/i,
  /^(?:i|we) (?:want|would like|need|wish|prefer)(?: you)?(?: to)?(?: also)?\s+(?!to\b)/i,
  /^(?:i|we)(?:'|’)d (?:like|love|prefer)(?: you)?(?: to)?\s+/i,
  /^(?:let(?:'|’)?s|let us)\s+/i,
  /^(?:is it possible to|it would be (?:nice|great|good) (?:to|if you could)|would you mind)\s+/i,
]
const courtesy =
  /^(?:(?:it |that |this )?looks? (?:so |very |really )?(?:great|good|nice|amazing|awesome|lovely|perfect)(?: now)?|(?:i )?(?:love|like) it|well done|good job|awesome|thanks?|thank you(?: (?:so|very) much)?|thanks a lot|please|pls|hi|hello|hey|great|nice|ok|okay|cool|perfect|good|yes|and|also|that's all)$/i
const trailing = /(?:[\s,]+(?:please|pls|thanks|thank you|for me|too|as well|now|instead)){1,3}$/i

const thanks = /(?:[\s,]+(?:please|pls|thanks|thank you)){1,3}$/i
/** What is to be written somewhere ends as it is said: "the button should say Help us now". */
const textual = /\b(?:says?|saying|reads?|headline|tagline|slogan)\b|:\s/i

/** Rules read no more of a clause than this; a text of a site holds 2,000 characters. */
const longestRead = 2400

/** The words with every quoted stretch blanked by letters of the same length, so that nothing in it splits. */
export const withoutQuotes = (words: string): string =>
  words.replace(/"[^"\n]{0,400}"|“[^”\n]{0,400}”|‘[^’\n]{0,400}’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'[^'\n]{1,400}'(?![\p{L}\p{N}])/gu, (quoted) =>
    'q'.repeat(quoted.length),
  )

interface Span {
  readonly start: number
  readonly end: number
}

function trimmed(words: string, start: number, end: number): Span {
  const part = words.slice(start, end)
  const from = start + part.length - part.trimStart().length
  return { start: from, end: Math.max(from, start + part.trimEnd().length) }
}

function sentences(words: string, masked: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of masked.matchAll(/[!?;\n。！？；]|\.(?=\s|$)/g)) {
    spans.push(trimmed(words, from, match.index))
    from = match.index + 1
  }
  spans.push(trimmed(words, from, words.length))
  return spans.filter(({ start, end }) => /[\p{L}\p{N}#]/u.test(words.slice(start, end)))
}

/** The index in `text` after words that only are polite, and the length without those at its end. */
function bare(text: string): { from: number; to: number } {
  let from = 0
  for (let round = 0; round < 8; round += 1) {
    const rest = text.slice(from)
    const polite = politeness.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).find((length) => length > 0 && length < rest.length)
    if (!polite) break
    from += polite
  }
  const end = textual.test(text) ? thanks : trailing
  const to = from + text.slice(from).replace(end, '').length
  return { from, to }
}

/** What only whoever owns the site asks for, so that it goes on with nothing that visitors are let do. */
const ofSite =
  /^(?:add|create|include)\s(?:an?|the|another)\s(?:new\s)?(?:field|column|check ?box|dropdown)\b|^(?:make|turn|set|use) (?:the|it|every\w*|all)\b|^(?:rename|recolou?r|move|let|allow)\b|^(?:change|set|show|put|display|hide|remove)\b.*\b(?:slogan|tagline|title|headline|header|footer|background|buttons?|menu|fonts?|theme|colou?rs?|(?:home|front|main) ?page)\b|^(?:add|create|include|insert|put|remove)\b.{2,60}\b(?:pages?|sections?|galler(?:y|ies)|faq|blog|newsletter(?: sign-?up)?|testimonials|banner)\b|^(?:add|create)\s(?:an?\s)?[\p{L} -]{2,30}\swith\s(?:an?|the)\s/iu

const hasStyle = (piece: string) => styleWord.test(piece) || findColours(piece).length > 0
const onlyColour = (piece: string) => {
  const [first] = findColours(piece)
  return !!first && first.start === 0 && first.end === piece.length
}
/** "our number is …, and we are at …": told of the house, each for itself. */
const toldOfUs = /^(?:we(?: are|(?:'|’)re) (?:at|in|open)|our [a-z ]{3,20}? (?:is|are))\b/i
const isLead = (piece: string) => leadVerb.test(piece) || subjectCan.test(piece) || toldOfUs.test(piece)

/** What a piece after a conjunction is: a request of its own ('' or the verb that it borrows), or null where it goes on with the last one. */
function borrowedVerb(before: string, piece: string, rest: string): string | null {
  if (/^(?:i )?(?:don(?:'|’)t|do not) (?:really )?like\b/i.test(before) && findColours(before).length > 0) return null
  if (/^(?:keep|leave) (?:the|its|it|them|everything|all)\b/i.test(piece)) return ''
  if (isLead(piece)) {
    const inPermission = permission.test(before) && !ofSite.test(piece) && !subjectCan.test(piece)
    return inPermission ? null : ''
  }
  if (onlyColour(piece)) return null
  const style = styleVerb.exec(before)?.[1]
  if (style) return hasStyle(before) && hasStyle(piece) ? `${style} ` : null
  const list = listVerb.exec(before)?.[1]
  if (!list) return null
  if (endsInPart.test(piece) && !placed.test(piece)) return `${list} `
  if (partAhead.test(piece)) return `${list} `
  return determined.test(piece) && !embeds.test(before) && (placed.test(before) || !placed.test(rest)) ? `${list} ` : null
}

const wished = /\b(?:i|we)(?: (?:want|would like|need)|(?:'|’)d (?:like|love))\b/i
const wanted = /^(?:an?|another|some|two|three)\s+(?:new |separate |extra )?[\p{L}'"“]/iu
/** "I'd like a gallery" asks to add one; "I'd like a darker header" does not. */
const verbOf = (text: string, from: number): string => (wished.test(text.slice(0, from)) && wanted.test(text.slice(from)) && !hasStyle(text) ? 'add ' : '')

function requestOf(words: string, span: Span, given: string): Request {
  const text = words.slice(span.start, span.end)
  const { from, to } = bare(text)
  const verb = given || verbOf(text, from)
  return { text, start: span.start, end: span.end, read: verb + text.slice(from, Math.min(to, from + longestRead)), shift: span.start + from - verb.length }
}

function splitSentence(words: string, masked: string, sentence: Span): Request[] {
  const requests: Request[] = []
  const inside = masked.slice(sentence.start, sentence.end)
  let from = sentence.start
  let verb = ''
  let current = ''
  const readOf = (start: number, end: number, carried: string) => {
    const text = masked.slice(start, end)
    const { from: skipped, to } = bare(text)
    return (carried || verbOf(text, skipped)) + text.slice(skipped, to)
  }
  for (const match of inside.matchAll(/\s*,\s*(?:and |then |also |but )?|\s+(?:and then|and also|and|then|plus|but)\s+|\s+&\s+/gi)) {
    const at = sentence.start + match.index
    const next = at + match[0].length
    if (at <= from) continue
    current = readOf(from, Math.min(at, from + 240), verb)
    const limit = Math.min(sentence.end, next + 240)
    const rest = readOf(next, limit, '')
    const piece = rest.split(/,|\s(?:and|then|plus|but)\s/i)[0]!.trim()
    const borrowed = piece === '' ? null : borrowedVerb(current, piece, rest)
    if (borrowed === null || (subjectCan.test(piece) && bareSubject.test(current))) continue
    requests.push(requestOf(words, trimmed(words, from, at), verb))
    from = next
    verb = borrowed
  }
  requests.push(requestOf(words, trimmed(words, from, sentence.end), verb))
  return requests
}

/** The requests of a message in order: sentences, split where a conjunction begins a further request; quoted words never split. Linear in its length. */
export function requestsOf(words: string): Request[] {
  const masked = withoutQuotes(words)
  return sentences(words, masked)
    .flatMap((sentence) => splitSentence(words, masked, sentence))
    .filter(
      ({ text }) =>
        !text
          .slice(0, 200)
          .split(/[,.]\s*/)
          .every((part) => courtesy.test(part)),
    )
}

/** A verb that is not known, with who is to have what: "brew me a coffee". */
const isOrder = (piece: string): boolean => /^\p{L}{3,16} (?:me|us) (?:an?|some|the)\b/iu.test(piece)

/** The parts of a request that asks for several things one after the other; the request alone where it does not. */
export function partsOf(words: string, request: Request): readonly Request[] {
  const inside = withoutQuotes(words).slice(request.start, request.end)
  const verb = request.read.slice(0, Math.max(0, request.start - request.shift))
  const parts: Request[] = []
  let [from, carried] = [request.start, verb]
  for (const match of inside.matchAll(/\s*,\s*(?:and |then |also |but )?|\s+and\s+/gi)) {
    const at = request.start + match.index
    const next = at + match[0].length
    const before = requestOf(words, trimmed(words, from, at), carried).read
    const piece = words.slice(next, Math.min(request.end, next + 240))
    const isListed = match[0].includes(',') && listVerb.test(before) && determined.test(piece) && !placed.test(piece)
    if (subjectCan.test(piece) && bareSubject.test(before)) continue
    if ((permission.test(before) && !match[0].includes(',')) || !(isLead(piece) || isOrder(piece) || isListed)) continue
    parts.push(requestOf(words, trimmed(words, from, at), carried))
    from = next
    carried = isLead(piece) || isOrder(piece) ? '' : `${listVerb.exec(before)![1]} `
  }
  return from === request.start ? [request] : [...parts, requestOf(words, { start: from, end: request.end }, carried)]
}
