import { kitOf } from '../lexicon/nouns.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { type Fate, keep, type Plan } from './plan.ts'
import { looks } from './property.ts'
import type { Placed, Thing } from './thing.ts'

const sets = /^(?:set|adjust|configure)$/
const between = /^,? (?:(?:and|or) )?(?:the |its |their )?$/i
const measured =
  /(?:^| )(?:size|brightness|intensity|volume|temperature|duration|rate|level|ratio|power|length|height|width|limit|delay|contrast|zoom|pressure|humidity|mode|tone|speed|resolution|orientation|opacity|interval|sensitivity|quality)$/
const whose = /^(?:personal|account|user|payment|delivery|contact|query|search|filter|price|product|order|goal|own|new|system|alert|warning)$/
/** What a device or a screen is set to, rather than what somebody keeps. */
const isSetting = ({ noun, light, own }: Phrase): boolean => {
  const words = noun.split(' ')
  return light === '' && !own && words.length > 0 && !whose.test(words[0]!) && !looks.test(noun) && measured.test(noun)
}

/** The size of a screen is how wide and how high it is. */
const sidesOf = (phrase: Phrase): readonly Phrase[] => {
  const [, of] = /^(screen|canvas|window|display|page) size$/.exec(phrase.noun) ?? []
  return of ? ['width', 'height'].map((side) => ({ ...phrase, noun: `${of} ${side}` })) : [phrase]
}
const leadOf = ({ noun }: Phrase): string => noun.slice(0, Math.max(0, noun.lastIndexOf(' ')))
const nounOf = ({ noun }: Phrase): string => {
  const lead = noun.split(' ')[0]!
  return noun.includes(' ') && kitOf(noun) === undefined ? `${lead} setting` : 'device setting'
}

/** "setting screen resolution and orientation" in a list of functions: settings with a field for each, where the words name nothing that has them. */
export function withSet(placed: readonly Placed[], words: string): readonly Placed[] {
  const all = [...placed]
  const nouns = new Set(placed.flatMap(({ ask }) => ask.object?.noun ?? []))
  const isOwned = (phrase: Phrase): boolean => nouns.has(leadOf(phrase)) || / of\b/.test(words.slice(phrase.end, phrase.end + 4))
  for (let at = 0; at < placed.length; at += 1) {
    const first = placed[at]!.ask
    if (!first.object || !first.nominal || !sets.test(first.verb) || !isSetting(first.object)) continue
    let to = at + 1
    const goesOn = (one: Placed | undefined): boolean => {
      const object = one?.ask.object
      const before = placed[to - 1]!.ask.object!
      return (
        !!object && one!.ask.nominal && between.test(words.slice(before.end, object.start)) && !object.plural && (isSetting(object) || isField(object.noun))
      )
    }
    while (goesOn(placed[to])) to += 1
    const run = placed.slice(at, to).map(({ ask }) => ask.object!)
    if (run.some(isOwned)) continue
    const object = { ...first.object, noun: nounOf(first.object), light: '', plural: false }
    for (let each = at; each < to; each += 1)
      all[each] = {
        ...placed[each]!,
        ask: { ...first, object: { ...object, start: run[each - at]!.start, end: run[each - at]!.end }, fields: each === at ? run.flatMap(sidesOf) : [] },
      }
    at = to - 1
  }
  return all
}

/** What is set where the words name nothing that it is set of: a row of settings has it. */
export function setAlone(plan: Plan, { ask }: Placed): Fate | null {
  const { object } = ask
  if (!object || ask.actors.length === 0 || !sets.test(ask.verb) || !isSetting(object)) return null
  const there = plan.things.find(({ kit }) => kit === 'setting')
  const words = object.noun.split(' ')
  const lead = words.length > 1 && kitOf(object.noun) === undefined ? `${words[0]} setting` : 'device setting'
  const thing: Thing | null = there ?? keep(plan, { noun: lead, kit: 'setting' })
  if (!thing) return null
  for (const field of sidesOf(object)) addField(thing, { ...field, plural: false }, ask.choices)
  for (const field of ask.fields) addField(thing, field, [])
  return { is: 'thing', thing, partly: false }
}
