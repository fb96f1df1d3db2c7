import { singular } from '../lexicon/inflect.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindOf } from './kind.ts'
import type { Placed } from './thing.ts'

const whose = /^(.+) (?:name|title|logo|number)$/
const whoMade = /^(?:director|actor|author|cast|artist|singer|host|contact|introduction|ranking|score|publisher|brand|summary|address|email|phone)$/
const fewest = 2
/** By what rows of any kind call it. */
const renamed: Readonly<Record<string, string>> = { ranking: 'rank', introduction: 'description', summary: 'description' }

/** Whether an ask goes on with what the one before it began to list of somebody or something. */
function goesOn(one: Placed, before: Placed): boolean {
  const { object, verb, nominal, kind } = one.ask
  if (!object || object.plural || object.own || kind !== 'view' || object.noun.includes(' ')) return false
  return verb === before.ask.verb && nominal === before.ask.nominal && one.clause - before.clause <= 1 && (isField(object.noun) || whoMade.test(object.noun))
}

const mostOf = (fields: readonly Phrase[]): boolean => fields.filter(({ noun }) => isField(noun.slice(noun.lastIndexOf(' ') + 1))).length * 2 > fields.length
const fewestEach = 3
/** "show tide times, swell height and water temperature for each beach": columns of beaches, where most are such as are noted of something. */
function withEach(placed: readonly Placed[]): readonly Placed[] {
  const all = [...placed]
  for (let at = 0; at < placed.length; ) {
    const { ask, clause } = placed[at]!
    const whole = ask.kind === 'view' && !ask.nominal ? ask.beside.find(({ after, plural }) => after === 'for' && !plural) : undefined
    let to = at + 1
    while (whole && to < placed.length && placed[to]!.clause === clause && placed[to]!.ask.beside === ask.beside) to += 1
    const told = placed.slice(at, to).flatMap(({ ask: { object } }) => (object ? [object] : []))
    const kind = whole && told.length >= fewestEach && told.length === to - at && mostOf(told) ? kindOf(whole.noun, whole.light) : null
    const object = kind && whole ? { ...whole, noun: kind.noun, light: '', plural: true } : null
    for (let each = at; object && each < to; each += 1)
      all[each] = {
        ...placed[each]!,
        ask: { ...placed[each]!.ask, object, beside: [], fields: each === at ? told.map((field) => ({ ...field, plural: false })) : [] },
      }
    at = to
  }
  return all
}

const ofEach = /^(?:the |their |its )?(.+?) of (?:each|every|an?|the) (?=\S)/i
const fewestOf = 2
/** "read the history, height, and technical data of each lighthouse": columns of lighthouses. */
export function withOfEach(placed: readonly Placed[], words: string): readonly Placed[] {
  if (!/ of (?:each|every) /i.test(words)) return placed
  const all = [...placed]
  for (const [at, { ask, clause }] of placed.entries()) {
    const { object, kind, nominal, verb } = ask
    const last = object && kind === 'view' && !nominal && ask.actors.length > 0 ? ofEach.exec(words.slice(object.start, object.end))?.[1] : undefined
    const whole = last && kindOf(object!.noun, '')
    if (!object || !last || !whole || object.light === '') continue
    let from = at
    while (from > 0 && placed[from - 1]!.clause === clause && placed[from - 1]!.ask.verb === verb && placed[from - 1]!.ask.object) from -= 1
    if (at - from + 1 < fewestOf) continue
    const told = [...placed.slice(from, at).map((one) => one.ask.object!), { ...object, noun: last.toLowerCase(), light: '', own: false }]
    const fields = told.map((field) => ({ ...field, plural: false }))
    for (let each = from; each <= at; each += 1)
      all[each] = {
        ...placed[each]!,
        ask: { ...placed[each]!.ask, object: { ...object, noun: whole.noun, light: '', plural: true }, fields: each === from ? fields : [] },
      }
  }
  return all
}

const entered = /^(?:save|record|enter|register|add|store|note|keep|input|fill in)$/
const possessed = /^(?:their|his|her|my|our|your|the)\s+(.+?)(?:s['’]|['’]s)\s+\S/i
/** "save their pets' breed, weight and allergies": columns of pets, which whoever saves them keeps. */
export function withPossessed(placed: readonly Placed[], words: string): readonly Placed[] {
  if (!/s['’]|['’]s/.test(words)) return placed
  const all = [...placed]
  for (const [at, one] of placed.entries()) {
    const { object, verb } = one.ask
    const owner =
      object?.own && entered.test(verb) && one.ask.actors.length > 0 ? singular(possessed.exec(words.slice(object.start, object.end))?.[1] ?? '') : ''
    const kind = owner === '' || !object!.noun.startsWith(`${owner} `) ? null : kindOf(owner, '')
    if (kind === null || kind.kit === 'thing') continue
    let to = at + 1
    while (to < placed.length && placed[to]!.clause === one.clause && placed[to]!.ask.verb === verb && placed[to]!.ask.object?.own === false) to += 1
    if (to - at < fewest) continue
    const whole: Phrase = { ...object!, noun: kind.noun, light: '', plural: true }
    const fields = placed
      .slice(at, to)
      .map(({ ask }, index) => (index === 0 ? { ...ask.object!, noun: ask.object!.noun.slice(owner.length + 1) } : ask.object!))
    for (let each = at; each < to; each += 1) all[each] = { ...placed[each]!, ask: { ...placed[each]!.ask, object: whole, fields: each === at ? fields : [] } }
  }
  return all
}

/** "display movie name, ranking, score, director and actor information": what is told of each movie, none of it a thing by itself. */
export function withColumns(placed: readonly Placed[]): readonly Placed[] {
  const all = [...withEach(placed)]
  for (const [at, one] of placed.entries()) {
    const [, owner = '', ...rest] = whose.exec(one.ask.object?.noun ?? '') ?? []
    const kind = owner === '' || rest.length > 0 || one.ask.kind !== 'view' ? null : kindOf(owner, '')
    if (kind === null || kind.kit === 'thing' || one.ask.object!.plural) continue
    let to = at + 1
    while (to < placed.length && goesOn(placed[to]!, placed[to - 1]!)) to += 1
    if (to - at - 1 < fewest) continue
    const object: Phrase = { ...one.ask.object!, noun: kind.noun, light: '', plural: true }
    const told = [{ ...one.ask.object!, noun: one.ask.object!.noun.slice(owner.length + 1) }, ...placed.slice(at + 1, to).map(({ ask }) => ask.object!)]
    const fields = told.map((field) => ({ ...field, noun: renamed[field.noun] ?? field.noun, light: '' }))
    for (let each = at; each < to; each += 1) all[each] = { ...placed[each]!, ask: { ...placed[each]!.ask, object, fields: each === at ? fields : [] } }
  }
  return all
}
