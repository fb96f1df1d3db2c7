import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { detailsAt } from './detail-list.ts'
import { isField } from './field.ts'
import { askings } from './told-askings.ts'
import { type Context, madeIn, noting_, type Reads, type Shape, words } from './told-shape.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const telling =
  /^(?:tell|say|state|mention|specify|indicate|type|fill|put|give|enter|write|leave|note|add|include|attach|upload|send|choose|pick|select|describe|show|set)$/
const plainly = /^(?:tell|say|state|mention|specify|indicate|type|enter|put|give|describe)$/
const owned = /^(?:comments?|reviews?|feedback|messages?|ratings?|rating|updates?|posts?|news|tips?)$/
const past = /^(?:me|us|in|down|out|them|him|her|also)$/
/** "tell me the flavour, the date and how many it is for": more of what whoever tells it made. */
const details: Reads = (tokens, context) => {
  const { word } = tokens[0]!
  if (!telling.test(word)) return null
  if (!context.made) return profiles(tokens, context)
  let from = 1
  while (past.test(tokens[from]?.word ?? '')) from += 1
  const told = from < tokens.length ? detailsAt(tokens, from) : null
  if (!told || told.next < tokens.length) return null
  if (/^(?:choose|pick|select)$/.test(word) && tokens[from]?.word === 'who') return null
  const isOwn = told.tokens.some((token) => owned.test(token.word)) && !(context.isSelf && !context.made.isSelf && told.tokens.length < 3)
  if (isOwn && !plainly.test(word)) return null
  const isToUs = /^(?:me|us)$/.test(tokens[1]?.word ?? '')
  if (!told.isSure && !(plainly.test(word) && (isToUs || told.count > 1)) && !(/^(?:choose|pick|select)$/.test(word) && !isKept(told.tokens))) return null
  const by = context.who.map((one) => one.word).join(' ')
  const isOthers = context.made.by !== undefined && by !== context.made.by && !/^(?:they|you|he|she|people)$/.test(by)
  if ((context.isSelf && !context.made.isSelf) || isOthers) return ofEach(tokens, told.tokens, context)
  return { is: 'more', tokens: told.tokens }
}
const isKept = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => isPlural(word) && kitOf(singular(word)) !== undefined && !isField(singular(word)))

/** "you put in your course and when you are free", of nothing that was named: told of oneself. */
const profiles = (tokens: readonly Token[], { isSelf }: Context): Shape | null => {
  if (isSelf || !/^(?:put|enter|fill|type|say|tell|state)$/.test(tokens[0]!.word)) return null
  const from = /^(?:in|out|us|me|down)$/.test(tokens[1]?.word ?? '') ? 2 : 1
  const told = from < tokens.length ? detailsAt(tokens, from) : null
  if (!told || told.next < tokens.length || (told.count < 2 && !told.isSure)) return null
  return { is: 'said', tokens: [...words('create profiles with name and', tokens.slice(0, from)), ...told.tokens], makes: { noun: 'profiles' } }
}

/** "put down what the repair cost": noted of what others made, by whoever looks after it. */
const ofEach = (tokens: readonly Token[], noted: readonly Token[], { made }: Context): Shape | null => {
  if (!made) return null
  const first = tokens[0]!
  return { is: 'said', tokens: [said('update', first), said(made.noun, first), noting_(first), ...noted] }
}
const noting = /^(?:note|write|put|record|enter|log|jot|type|say)$/
const notes: Reads = (tokens, context) => {
  if (!noting.test(tokens[0]!.word) || !context.made || !context.isNamed) return null
  let from = 1
  while (past.test(tokens[from]?.word ?? '')) from += 1
  const told = from < tokens.length ? detailsAt(tokens, from) : null
  return told?.isSure && told.next === tokens.length ? ofEach(tokens, told.tokens, context) : null
}

const stuff = /^(?:stuff|things?|something|anything|everything|problems?|what(?:ever)?)$/
const broken = /^(?:broken|wrong|damaged|defective|faulty|dangerous|dirty|missing|broke|breaks)$/
/** "report stuff that is broken with a photo": faults, and what is told of them. */
const faults: Reads = (tokens, { topic }) => {
  if (!/^(?:report|post|say|tell|send|flag|note)$/.test(tokens[0]!.word)) return null
  const from = tokens.findIndex(({ word }, at) => at > 0 && at < 3 && stuff.test(word))
  const at = from === -1 ? -1 : tokens.findIndex(({ word }, index) => index > from && index < from + 5 && broken.test(word))
  if (at === -1) return null
  const rest = tokens.slice(at + 1)
  const told = rest[0]?.word === 'with' ? detailsAt(rest, 1) : null
  if (rest.length > 0 && (!told || told.next < rest.length)) return null
  const about = topic && ['offer', 'place', 'machine'].includes(kits[kitOf(singular(topic)) ?? 'thing'].group) ? [singular(topic)] : []
  const lead = words(`report faults with ${[...about, 'description'].join(' and ')}${told ? ' and' : ''}`, tokens.slice(0, at + 1))
  return { is: 'said', tokens: [...lead, ...(told?.tokens ?? [])], makes: { noun: 'faults' } }
}

/** "sign up for a parcel saying how many adults": what is told is noted. */
const stated: Reads = (tokens, context) => {
  const at = tokens.findIndex(
    ({ word }, index) => index > 1 && /^(?:saying|stating|telling|giving|mentioning|entering|noting|including|indicating|with)$/.test(word),
  )
  const isMark = at !== -1 && !tokens[at]!.isWord
  const from = at !== -1 && /^(?:us|me)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  const close = at !== -1 && tokens[at]!.word === '(' && tokens.at(-1)!.word === ')' ? tokens.length - 1 : tokens.length
  const told =
    at < 1 || (isMark && !/^(?:log|record|write|note|add|list|enter|track|post|put|register|report)$/.test(tokens[0]!.word))
      ? null
      : detailsAt(tokens, from, close)
  if (!told || told.next < close || ((isMark || tokens[at]!.word === 'with') && !told.isSure) || (isMark && told.count < 2)) return null
  const topical = (token: Token): Token => (/^(?:them|it|one|these)$/.test(token.word) && context.topic !== null ? { ...token, word: context.topic } : token)
  const lead = tokens.slice(0, tokens[at - 1]!.word === ',' ? at - 1 : at).map(topical)
  const made = madeIn(lead, context.isSelf)
  if (!made) return null
  return { is: 'said', tokens: [...lead, noting_(tokens[at]!), ...told.tokens], makes: { noun: made.noun } }
}

/** "pick a day and a time slot", of a site that is about tickets. */
const bookings: Reads = (tokens, { made, topic }) => {
  if (made !== null || !/^(?:pick|choose|select)$/.test(tokens[0]!.word)) return null
  const alone = topic === null ? detailsAt(tokens, 1) : null
  if (alone && !isKept(alone.tokens) && alone.next === tokens.length && alone.count > 2)
    return { is: 'said', tokens: [...words('book appointments with', [tokens[0]!]), ...alone.tokens], makes: { noun: 'bookings' } }
  if (topic === null) return null
  const kit = kitOf(singular(topic))
  const told = kit && ['offer', 'event', 'person', 'place'].includes(kits[kit].group) ? detailsAt(tokens, 1) : null
  if (!told?.isSure || told.next < tokens.length) return null
  return { is: 'said', tokens: [...words(`book ${topic} with`, [tokens[0]!]), ...told.tokens], makes: { noun: 'bookings' } }
}

/** "write down the client, how long and what": entries of one's own. */
const entries: Reads = (tokens, { made, isSelf, topic }) => {
  const from = /^(?:write|note|jot|put|log|record|track|enter|keep)$/.test(tokens[0]!.word) ? (/^(?:down|track)$/.test(tokens[1]?.word ?? '') ? 2 : 1) : -1
  if (from === -1 || made !== null || !isSelf) return null
  const told = detailsAt(tokens, from)
  if (!told || told.next < tokens.length || told.count < 2) return null
  const first = told.tokens[0]!.word
  if (!told.isSure && (kitOf(first) === undefined || isField(first) || told.tokens[1]?.word !== 'and')) return null
  const noun = told.isSure ? (topic ?? 'entries') : plural(first)
  return {
    is: 'said',
    tokens: [...words(`add ${noun} with${told.isSure ? '' : ' name'}`, tokens.slice(0, from)), ...(told.isSure ? told.tokens : told.tokens.slice(1))],
    makes: { noun },
  }
}

/** "see the price per night" of those who were looked for: they have one. */
const seenOf: Reads = (tokens, { seen, isNamed }) => {
  if (isNamed || seen === null || !/^(?:see|view|check)$/.test(tokens[0]!.word)) return null
  const told = detailsAt(tokens, 1)
  if (!told?.isSure || told.next < tokens.length || told.tokens.length > 12) return null
  return { is: 'said', tokens: [...words(`view ${seen}`, [tokens[0]!]), noting_(tokens[1]!), ...told.tokens] }
}

/** "teams register with a captain and players": what registers is what is kept. */
const registers: Reads = (tokens, { who }) => {
  const noun = who.at(-1)?.word ?? ''
  if (!/^(?:register|sign)$/.test(tokens[0]!.word) || !/^(?:teams|groups|clubs|bands|schools|companies|crews)$/.test(noun)) return null
  const from = tokens[1]?.word === 'up' ? 2 : 1
  const told = tokens[from]?.word === 'with' ? detailsAt(tokens, from + 1) : null
  if (tokens.length > from && (!told || told.next < tokens.length)) return null
  return {
    is: 'said',
    tokens: [...words(`register ${noun} with name`, tokens.slice(0, from)), ...(told ? [said('and', tokens[from]!), ...told.tokens] : [])],
    makes: { noun },
  }
}

/** "show each well with how much is needed": what is shown of it. */
const shows: Reads = (tokens) => {
  const [verb, second, third] = tokens
  if (
    !/^(?:show|list|display)$/.test(verb!.word) ||
    !/^(?:each|every|all|our|the|my)$/.test(second?.word ?? '') ||
    !third?.isWord ||
    tokens[3]?.word !== 'with'
  )
    return null
  const told = detailsAt(tokens, 4)
  if (!told || told.next < tokens.length) return null
  const many = isPlural(third.word) ? third.word : plural(third.word)
  return {
    is: 'said',
    tokens: [...words('view', [verb!]), { ...third, word: many }, noting_(tokens[3]!), said('name', tokens[3]!), said('and', tokens[3]!), ...told.tokens],
    makes: { noun: many },
  }
}
/** "like lifts - who can drive, how many seats": something with what is noted of it. */
const wished: Reads = (tokens, { isSelf }) => {
  const [verb, noun, joint] = tokens
  if (isSelf || !/^(?:like|want|need|love)$/.test(verb!.word) || !noun?.isWord || !isPlural(noun.word) || !/^(?:,|:|-|with)$/.test(joint?.word ?? ''))
    return null
  const told = detailsAt(tokens, 3)
  if (!told?.isSure || told.next < tokens.length) return null
  return { is: 'said', tokens: [...words('offer', [verb!]), noun, noting_(joint!), ...told.tokens], makes: { noun: noun.word } }
}
/** What is told of something. */
export const tellings: readonly Reads[] = [...askings, shows, wished, registers, faults, bookings, entries, stated, seenOf, details, notes]
