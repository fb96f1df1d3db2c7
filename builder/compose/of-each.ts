import { singular } from '../lexicon/inflect.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { isField } from '../read/field.ts'
import { isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Placed } from './thing.ts'

const owner =
  /^ of ((?:each|every|all|the|these|their|a|an) )?((?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+)(?=[,.;]|$| (?:and|or|for|in|on|at|to|by|with|from|through|via|within|during|before|after|as|so|that|which|who|should|must|can|will|is|are)\b)/i
const between = /^,? (?:(?:and|or) )?(?:the |its |their )?$/i
/** What belongs to no table: the site itself, what people like, how much there is of something. */
const ofNothing =
  /(?:^| )(?:interest|data|information|content|text|time|use|website|web|site|system|platform|app|application|mini-program|page|project|game|choice|life|work|user|people|person|document|order|result|number|amount|city|world|company)s?$/i
const noted =
  /(?:^| )(?:position|location|stop|stops|level|speed|price|length|weight|height|depth|capacity|age|origin|owner|stock|inventory|quantity|status|rating|brand|model)$/
/** What is done, and no quality. */
const doing = /^(?:.*(?:ion|ing|ment|ance|ence)|out)$/
/** What is tracked on its way has its own rows of where it was. */
const tracked = /(?:^| )(?:vehicle|driver|courier|rider|truck|car|van|package|parcel|shipment|person|employee|staff|worker|child)$/
/** What is told of a thing rather than kept beside it. */
const isNoted = ({ noun, light, plural }: Phrase): boolean => {
  const last = noun.slice(noun.lastIndexOf(' ') + 1)
  if (light !== '') return false
  return noted.test(noun) || (!plural && !doing.test(last) && (isField(last) || (kitOf(noun) === undefined && !isKnownNoun(last))))
}
const looks = new Set(['view', 'search'])

const told = /^(?:the |its |their )?([a-z][a-z -]*?) of (?:each|every|an?) /i
/** "the history, height and technical data of each lighthouse": the last of them is read as the lighthouses' own data, and what stands before it is told of them too. */
function withRest(all: Placed[], placed: readonly Placed[], words: string): void {
  placed.forEach((last, at) => {
    const { object, verb, kind } = last.ask
    const [, said = ''] = (object && object.light !== '' && looks.has(kind) && told.exec(words.slice(object.start, object.end))) || []
    if (!object || said === '') return
    let from = at
    const isNext = ({ ask, clause }: Placed): boolean =>
      ask.object !== null &&
      ask.verb === verb &&
      clause === last.clause &&
      !ask.object.plural &&
      ask.object.light === '' &&
      !ask.object.noun.includes(' ') &&
      !doing.test(ask.object.noun) &&
      between.test(words.slice(ask.object.end, all[from]!.ask.object!.start))
    while (from > 0 && isNext(placed[from - 1]!)) from -= 1
    if (from === at) return
    const fields = [
      ...placed.slice(from, at).map(({ ask }) => ask.object!),
      ...(said.includes(' ') ? [{ ...object, noun: said.toLowerCase(), light: '', plural: false }] : []),
    ]
    for (let each = from; each <= at; each += 1)
      all[each] = {
        ...placed[each]!,
        ask: { ...placed[each]!.ask, object: { ...object, light: '', own: false, plural: true }, fields: each === from ? fields : placed[each]!.ask.fields },
      }
  })
}

/** "view the position and speed of each ferry": ferries, each with both, and no table of positions. */
export function withOwners(placed: readonly Placed[], words: string): readonly Placed[] {
  const all = [...placed]
  withRest(all, placed, words)
  placed.forEach((last, at) => {
    const object = last.ask.object
    const [, lead = '', said = ''] = (object && looks.has(last.ask.kind) && owner.exec(words.slice(object.end, object.end + 80))) || []
    const noun = singular(said.toLowerCase())
    const isMeant = lead.trim().toLowerCase() !== 'the' || placed.some(({ ask }) => ask.object?.noun === noun)
    if (!isMeant || tracked.test(noun)) return
    if (!object || said === '' || !isNoted(object) || ofNothing.test(noun) || isPerson(noun) || (lead.trim() === '' && noun === said.toLowerCase())) return
    let from = at
    const isNext = (before: Placed | undefined): boolean => {
      const one = before?.ask.object
      return (
        !!one &&
        before!.ask.verb === last.ask.verb &&
        before!.clause === last.clause &&
        (isNoted(one) || (isNoted(object) && !one.plural && one.light === '' && !doing.test(one.noun))) &&
        between.test(words.slice(one.end, all[from]!.ask.object!.start))
      )
    }
    while (isNext(placed[from - 1])) from -= 1
    const fields = placed.slice(from, at + 1).map(({ ask }) => ({ ...ask.object!, noun: ask.object!.noun.replace(/(^| )stop$/, '$1stops'), plural: false }))
    for (let each = from; each <= at; each += 1)
      all[each] = {
        ...placed[each]!,
        ask: {
          ...placed[each]!.ask,
          object: { ...object, noun, light: '', own: false, plural: true },
          fields: each === from ? [...fields, ...last.ask.fields] : [],
        },
      }
  })
  return all
}
