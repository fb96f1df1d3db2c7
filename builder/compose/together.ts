import { singular } from '../lexicon/inflect.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { isField } from '../read/field.ts'
import { givenDetails } from './given-details.ts'
import { kindOf } from './kind.ts'
import { objectCalled } from './object-of.ts'
import { withOwners } from './of-each.ts'
import { withSet } from './set-alone.ts'
import type { Placed } from './thing.ts'
import { withSorts } from './told-apart.ts'
import { withWrittenOf } from './written-of.ts'

const reached =
  /^(?:company|firm|store|shop|office|clinic|studio|church|school|workshop) (?:phone(?: number)?|telephone(?: number)?|hotline|address|location|e-?mail(?: address)?)$/
/** "company phone, company location": how those who run the site are reached. */
const asContact = (one: Placed): Placed =>
  one.ask.kind === 'view' && reached.test(one.ask.object?.noun ?? '')
    ? objectCalled({ ...one, ask: { ...one.ask, nominal: true } }, { noun: 'contact', light: 'information', plural: false })
    : one

const measuring = /^(?:record|enter|log|track|note|measure|input|save|add|take)$/
const fewest = 2

const withTold = (one: Placed): Placed => {
  const { object, verb } = one.ask
  const noun = object && telling.test(verb) ? toldOf(object.noun) : ''
  return object && noun !== '' && noun !== object.noun ? objectCalled(one, { noun: singular(noun) }) : one
}
const redemptions = /^(?:(?:member |loyalty |reward )?points? )?(?:redemption|redeeming)$/
/** "use the points redemption feature": redeeming points. */
const redeeming = (one: Placed): Placed =>
  one.ask.verb === 'use' && one.ask.actors.length > 0 && redemptions.test(one.ask.object?.noun ?? '')
    ? objectCalled({ ...one, ask: { ...one.ask, verb: 'redeem', kind: 'create' } }, { noun: 'point', light: '', plural: true })
    : one
/** What is read is a row by itself; "and the delivery time" is a field of it. */
const readings = /^(?:temperature|humidity|pressure) readings?$/
const isMeasure = (noun: string) => /^(?:reading|health)$/.test(kitOf(noun) ?? '')
/** "records weight, temperature and blood pressure": one record with a field for each. */
export function together(said: readonly Placed[], words: string): readonly Placed[] {
  const placed = givenDetails(withSet(withOwners(withWrittenOf(withSorts(said, words), words), words), words), words)
  return placed
    .map((one) => redeeming(withTold(asContact(one))))
    .map((one) => {
      const { ask, clause } = one
      if (!ask.object || !measuring.test(ask.verb)) return one
      const all = placed.filter((other) => other.clause === clause && other.ask.verb === ask.verb && other.ask.object !== null)
      if (isDaily(all))
        return {
          ...one,
          ask: {
            ...ask,
            object: { ...ask.object, noun: 'log entry', light: '', plural: true },
            fields: all.map((other) => ({ ...other.ask.object!, noun: singular(other.ask.object!.noun) })),
          },
        }
      if (!isMeasure(ask.object.noun) || all.length < fewest || !all.every((other) => isMeasure(other.ask.object!.noun) || isField(other.ask.object!.noun)))
        return (
          measuredAlone(placed, all, one) ??
          (isLookedUp(placed, one) ? lookedUp(one) : enteredAt(all, one, /^(?:enter|input|add|save)$/.test(ask.verb) ? enteredFor(placed) : undefined)) ??
          one
        )
      const [read, ...more] = all.filter((other) => readings.test(other.ask.object!.noun))
      const named = read && more.length === 0 ? read : undefined
      const fields = all
        .filter((other) => other !== named)
        .map((other) => ({ ...other.ask.object!, noun: singular(other.ask.object!.noun).replace(/^(\S+) reading$/, 'measured $1'), light: '' }))
      const noun = named ? singular(named.ask.object!.noun) : 'measurement'
      return { ...one, ask: { ...ask, object: { ...ask.object, noun, light: '', plural: true }, fields } }
    })
}

const measured = /^(?!skill|water|stock|fuel|noise)\w+(?: \w+)? (?:level|score|intensity|severity|rating|rate)$/
const diaries = /(?:^| )(?:diary|journal|log|logbook|tracker)$/
/** "a pain diary; record their pain level from 0 to 10": a number of each entry there, else of what one measures of oneself. */
function measuredAlone(placed: readonly Placed[], all: readonly Placed[], one: Placed): Placed | null {
  const object = one.ask.object!
  const noun = singular(object.noun)
  if (all.length > 1 || !object.own || object.light !== '' || one.ask.actors.length === 0 || !measured.test(noun) || kindOf(noun, '') !== null) return null
  const of = noun.slice(0, noun.indexOf(' '))
  const kept = placed.find(({ ask: { object: other } }) => other?.noun.startsWith(of) && diaries.test(other.noun))?.ask.object?.noun
  const field = { ...object, noun, own: false, plural: false, bounds: object.bounds ?? { min: 0 } }
  return { ...one, ask: { ...one.ask, object: { ...object, noun: kept ?? 'measurement', plural: true }, fields: [field, ...one.ask.fields] } }
}

const several = 3
/** "note the pain, sleep, medicine and a remark": what is told together of one day. */
const isDaily = (all: readonly Placed[]) =>
  all.length >= several &&
  all.every(({ ask }) => ask.beside.every(({ noun }) => !occasions.test(noun)) && ask.object!.counted === undefined) &&
  /^(?:note|log|track|record)$/.test(all[0]!.ask.verb) &&
  all.every(({ ask }) => !ask.object!.plural && !ask.object!.noun.includes(' ') && ask.actors.length > 0) &&
  all.some(({ ask }) => isMeasure(ask.object!.noun) || isField(ask.object!.noun))
const occasions = /^(?:night|day|week|month|session|visit|trip|meal|workout|run|shift|match|game|ride|walk|swim)$/
/** What is entered once of a person rather than every day. */
const ofPerson = /^(?:gender|sex|birth ?date|birthday|(?:date|time|place|hour|year) of birth|birth (?:time|place|hour))$/
const fewestNoted = 3
const spans: Readonly<Record<string, string>> = { day: 'daily entry', night: 'night entry', week: 'weekly entry', month: 'monthly entry' }
const entriesOf = (each = 'day') => spans[each] ?? each
/** "input their name, email and phone number": who wants to be written to. */
const isContact = (all: readonly Placed[]): boolean =>
  all.some(({ ask }) => /^e-?mail(?: address)?$/.test(ask.object!.noun)) &&
  all.every(({ ask }) =>
    /^(?:(?:full |first |last )?name|e-?mail(?: address)?|phone|telephone|mobile|company|message|subject|address|city|country|inquiry|comment|note|contact)$/.test(
      ask.object!.noun,
    ),
  )

/** "enter the departure city, destination and date, sort the results": by what is looked for, which nobody keeps. */
const isLookedUp = (placed: readonly Placed[], { ask, clause }: Placed): boolean =>
  /^(?:enter|input|fill|type)$/.test(ask.verb) &&
  !(ask.object!.plural && isKnownNoun(ask.object!.noun) && /^trade_/.test(kitOf(ask.object!.noun) ?? '')) &&
  placed.some((other) => other.clause > clause && other.clause <= clause + 2 && /^(?:sort|filter|compare|search|query)$/.test(other.ask.verb))
const lookedUp = (one: Placed): Placed => ({ ...one, ask: { ...one.ask, verb: 'search', kind: 'search', object: null } })

/** What one enters it for, where that is no log of one's days: what is generated, kept or worked out of it, or what a function has entered. */
function enteredFor(placed: readonly Placed[]): string | undefined {
  const named = (fits: (ask: Placed['ask'], noun: string) => boolean): string | undefined =>
    placed.find(({ ask }) => ask.object !== null && ask.object.light === '' && fits(ask, ask.object.noun))?.ask.object?.noun
  const made = named(({ verb, object }, noun) => verb === 'generate' && object!.plural && !plainly.test(noun))
  if (made !== undefined) return made
  const kept = named(({ verb }, noun) => keeping.test(verb) && reckoned.test(noun))
  if (kept !== undefined) return kept
  const entered = named(
    ({ verb, nominal, object }, noun) => nominal && /^(?:enter|input|register)$/.test(verb) && object!.plural && !isField(noun) && !plainly.test(noun),
  )
  if (entered !== undefined) return entered
  const sum = placed.find(({ ask }) => /^(?:calculate|compute|estimate|predict)$/.test(ask.verb) && ask.object !== null && ask.object.light === '')?.ask
  if (!sum) return undefined
  return reckoned.test(sum.object!.noun) ? sum.object!.noun : `${sum.object!.noun} ${/^(?:estimate|predict)$/.test(sum.verb) ? 'estimate' : 'calculation'}`
}
const plainly = /(?:report|statistic|chart|code|list|file|link|number|value|data|detail|information)$/
const reckoned = /(?:^| )(?:calculation|conversion|estimate|estimation|simulation|prediction|forecast|valuation)$/
const keeping = /^(?:save|store|keep|manage|compare|export|share|view|generate)$/
/** "record bedtime, awakenings and caffeine for every night": one entry with a field for each, of which only the first stands for all. */
function enteredAt(all: readonly Placed[], one: Placed, result: string | undefined): Placed | null {
  const { ask } = one
  const noted = all.filter(({ ask: { object } }) => object!.counted !== undefined || isField(object!.noun) || isMeasure(object!.noun) || !object!.plural)
  if (all.length < fewestNoted || noted.length < all.length || ask.nominal || ask.actors.length === 0) return null
  if (isContact(all))
    return {
      ...one,
      ask: { ...ask, verb: 'send', object: { ...ask.object!, noun: 'inquiry', light: '', plural: true }, fields: all.map((other) => other.ask.object!) },
    }
  const each = ask.beside.find(({ noun }) => occasions.test(noun))?.noun
  const isOfPerson = each === undefined && all.some((other) => ofPerson.test(other.ask.object!.noun))
  const fields = all.map((other) => ({ ...other.ask.object!, light: '' }))
  return {
    ...one,
    ask: {
      ...ask,
      object: { ...ask.object!, noun: isOfPerson ? 'profile' : each === undefined && result !== undefined ? result : entriesOf(each), light: '', plural: true },
      fields,
      beside: [],
    },
  }
}

/** Verbs after which it is told, rather than made. */
export const telling = /^(?:say|state|indicate|mention|tell|specify|note|give|describe)$/
/** "say what snack they bring", "state allergies": the words for it without what only leads to it. */
export const toldOf = (noun: string): string => noun.replace(/^(?:what|which|how many|whether|if) /, '').replace(/ (?:they|you|he|she|we|i|it)\b.*$/, '')
