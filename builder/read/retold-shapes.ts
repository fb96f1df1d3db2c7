import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { detailsAt } from './detail-list.ts'
import { isField } from './field.ts'
import { decisions } from './told-decisions.ts'
import { tellings } from './told-details.ts'
import { type Reads, saying, textOf, timelessOf, words } from './told-shape.ts'
import { said } from './voice.ts'

const nameDown = /^put (?:their|your|his|her|my|our|a|the) (?:names?|team) down(?: beforehand| first| online)?(?: (for .{2,60}))?$/
const slot =
  /^(?:pick|choose|grab|book|take|get|select|reserve) (?:an? |one |their |the )?(?:(?:free|suitable|open|available|good) )?(?:slot|time|time slot|appointment|date|day|day and time|date and time|time and date)(?:(?: from| in| on| out) (?:my|our|the) (?:calendar|diary|schedule))?(?: with (?:one of )?(?:me|us))?(?: online| they like)?$/
const forms = /^fill (?:out|in) (?:an?|the|our|my|their) (?:(?:short|quick|small|little) )?((?:\S+ ){0,2}form)(?: .{2,200})?$/
const back =
  /^(?:bring|hand|give|take|put|send) (?:it|them|one|things|the \S+) back(?: .{2,30})?$|^(?:bring|hand|give|take|put|send) back (?:it|them|the \S+|\S+s)$/
/** Turns of phrase that stand for a plain verb. */
const turns: Reads = (tokens, context) => {
  const text = textOf(tokens)
  const down = nameDown.exec(text.replace(/ ,.*$/, ''))
  const rest = down && text.includes(' , ') ? text.slice(text.indexOf(' , ') + 3) : ''
  const isTeams = /^(?:teams|groups|couples|bands)$/.test(context.who.at(-1)?.word ?? '')
  if (down && (rest !== '' || isTeams))
    return saying(
      `${isTeams ? `register ${context.who.at(-1)!.word} with name and number of people` : `sign up ${down[1] ?? `for ${context.topic ?? 'events'}`}`}${rest === '' ? '' : ` | users can view ${rest}`}`,
      tokens,
      isTeams ? context.who.at(-1)!.word : 'sign-ups',
    )
  if (down) return saying(down[1] ? `sign up ${down[1]}` : `sign up for ${context.topic ?? 'events'}`, tokens, 'sign-ups')
  if (slot.test(text))
    return context.made && !context.made.isSelf && /^(?:orders|bookings|sign-ups|registrations|borrowings|rentals|faults|requests)$/.test(context.made.noun)
      ? { is: 'more', tokens: words('date and time', tokens) }
      : saying('book appointments with date and time', tokens, 'bookings')
  const form = forms.exec(text)?.[1]
  if (form) {
    const bracket = tokens.findIndex(({ word }) => word === '(' || word === ':')
    const told = bracket === -1 ? null : detailsAt(tokens, bracket + 1, tokens.at(-1)!.word === ')' ? tokens.length - 1 : tokens.length)
    const lead = words(`submit ${form}s${told ? ' with' : ''}`, told ? tokens.slice(0, bracket) : tokens)
    return { is: 'said', tokens: [...lead, ...(told?.tokens ?? [])], makes: { noun: `${form}s` } }
  }
  return back.test(text) && context.made && context.made.noun !== 'them' ? saying(`return ${context.made.noun}`, tokens) : null
}

const able =
  /^(?:say|tell us|tell me|tell|answer|mark|let us know|put|enter|vote|reply|confirm|note|tick) (?:if|whether) (?:they|you|he|she|we|i|their \S+|my \S+|your \S+|our \S+|it) (?:can|are|is|will|could)(?: (?:make it|come|coming|play|playing|attend|attending|there|be there|join|in|free|available|take part|help))?(?: or not)?(?: (?:this|each|every) \S+)?$/
/** "say if they can make it or not". */
const comes: Reads = (tokens, { topic }) => (able.test(timelessOf(tokens)) ? saying(`rsvp to ${topic ?? 'events'}`, tokens, 'rsvps') : null)

const vague = /^(?:spots?|places?|slots?|seats?|one|times?|hours?|sessions?)$/
/** "book a spot": one of what the site is about. */
const spots: Reads = (tokens, { topic: about, seen }) => {
  const topic = seen ?? about
  const [verb, , last] = tokens
  const isSpot =
    /^(?:book|reserve|get|grab|take|claim)$/.test(verb!.word) && /^(?:an?|their|one|his|her|your)$/.test(tokens[1]?.word ?? '') && vague.test(last?.word ?? '')
  const isIn = /^(?:in|on|at|for)$/.test(tokens[3]?.word ?? '')
  if (!isSpot || (tokens.length > 3 && !isIn) || topic === null || isIn) return null
  const kit = kitOf(singular(topic))
  return kit && ['event', 'offer', 'person', 'place'].includes(kits[kit].group)
    ? { is: 'said', tokens: [...words('book', [verb!]), ...words(topic, tokens.slice(1))], makes: { noun: 'bookings' } }
    : null
}

const asks = /^ask for (?:some |certain |the |a few |free )?(?:dates?|days?|weeks?|times?|slots?)(?: .{2,30})?$/
/** "ask for some dates" of somebody who was looked for. */
const stays: Reads = (tokens, { topic, made }) =>
  made === null && topic !== null && asks.test(textOf(tokens)) ? saying(`book ${topic} with start date and end date`, tokens, 'bookings') : null

/** "look for a sitter near them": each of several. */
const searches: Reads = (tokens) => {
  const [first, second, third, noun] = tokens
  if (
    !/^(?:look|search)$/.test(first!.word) ||
    second?.word !== 'for' ||
    !/^(?:an?|the|someone)$/.test(third?.word ?? '') ||
    !noun?.isWord ||
    isPlural(noun.word)
  )
    return null
  return { is: 'said', tokens: [{ ...first!, word: 'search' }, { ...noun, word: plural(noun.word) }, ...words('by location', [tokens.at(-1)!])] }
}

/** "puts up the dates": the days of what people come to. */
const dates: Reads = (tokens, { topic }) => {
  const text = textOf(tokens.slice(0, 4))
  const match = /^(?:put up|post|add|enter|set|publish) (?:the )?(?:next |new )?dates(?= |$)/.exec(text)
  if (!match || topic === null || kits[kitOf(singular(topic)) ?? 'thing'].group !== 'event') return null
  const rest = tokens.slice(match[0].split(' ').length).filter(({ word }, at) => !(at === 0 && word === 'and'))
  return {
    is: 'said',
    tokens: [
      ...words(`add ${topic} with date , time and place`, tokens.slice(0, 2)),
      ...(rest.length > 0 ? [said('and', rest[0]!), said('add', rest[0]!), ...rest] : []),
    ],
  }
}

const separable = /^(put|take|bring|get) (\S+s)(?: (?:in|out|back))$/
/** "put books in, take books out": with what is between the verb and its other half. */
const halves: Reads = (tokens) => {
  const match = separable.exec(textOf(tokens))
  if (!match || kitOf(singular(match[2]!)) === undefined) return null
  const half = tokens.at(-1)!.word
  const verb = match[1] === 'put' && half === 'in' ? 'add' : match[1] === 'take' && half === 'out' ? 'borrow' : half === 'back' ? 'return' : null
  return verb === null ? null : saying(`${verb} ${match[2]}`, tokens, verb === 'borrow' ? 'borrowings' : match[2])
}
/** "anyone borrows one": of what the site is about. */
const ofTopic: Reads = (tokens, { topic }) =>
  topic !== null && /^(?:hold|keep|put|set) (?:one|it)(?: aside| back)?(?: for .{2,30})?$/.test(textOf(tokens))
    ? saying(`reserve ${topic}`, tokens, 'bookings')
    : topic !== null && /^(?:borrow|return|book|rent) (?:one|it|them)(?: back)?(?: (?:with|for|from) .{2,40})?$/.test(textOf(tokens))
      ? saying(`${tokens[0]!.word} ${topic}`, tokens, tokens[0]!.word === 'borrow' ? 'borrowings' : undefined)
      : null
/** "members reserve by the hour": what the site is about. */
const reserves: Reads = (tokens, { topic }) =>
  topic !== null && /^(?:book|reserve)$/.test(tokens[0]!.word) && /^(?:by|online|in advance|for|per)$/.test(tokens[1]?.word ?? '')
    ? saying(`book ${topic} with date , start time and end time`, tokens, 'bookings')
    : null

/** "look what is there by players and time", "look through by genre". */
const browses: Reads = (tokens, { topic }) => {
  const by = tokens.findIndex(({ word }) => word === 'by')
  const lead = textOf(tokens.slice(0, by))
  if (
    by === -1 ||
    topic === null ||
    !/^(?:look|see|check|browse|search|find)(?: through| around)?(?: (?:what|which)(?: is| are| we have| you have)?(?: there| in| available)?)?$/.test(lead)
  )
    return null
  const told = detailsAt(tokens, by + 1)
  return told && told.next === tokens.length ? { is: 'said', tokens: [...words(`search ${topic} by`, tokens.slice(0, by)), ...told.tokens] } : null
}
/** "pick a bouquet (s, m, l)", "choose a shift": one of what there is. */
const picks: Reads = (tokens, { made, isSelf }) => {
  const [verb, article, noun] = tokens
  if (isSelf || !/^(?:pick|choose|select)$/.test(verb!.word) || !/^(?:an?|one|their)$/.test(article?.word ?? '') || !noun?.isWord || isField(noun.word))
    return null
  const kit = kitOf(noun.word)
  const isEvent = kit !== undefined && ['event', 'work'].includes(kits[kit].group)
  const many = plural(noun.word)
  if (isEvent && tokens.length === 3) return saying(`sign up for ${many}`, tokens, 'sign-ups')
  const bracket = tokens[3]?.word === '('
  if (made !== null || (tokens.length > 3 && !bracket) || (kit !== undefined && !['offer', 'place'].includes(kits[kit].group))) return null
  const sizes = bracket ? tokens.slice(3).map((token) => (token.word === '/' ? { ...token, word: ',' } : token)) : []
  const lead = words(`order ${many}${bracket ? ' with size' : ''}`, tokens.slice(0, 3))
  return { is: 'said', tokens: [...lead, ...sizes], makes: { noun: 'orders' } }
}

/** The more particular come first. */
export const shapes: readonly Reads[] = [browses, picks, halves, ofTopic, reserves, searches, dates, comes, spots, stays, turns, ...decisions, ...tellings]
