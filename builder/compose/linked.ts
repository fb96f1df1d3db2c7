import { headOf, titled } from '../lexicon/inflect.ts'
import { likelyWholesOf } from '../lexicon/link-odds.ts'
import { linksOf, wholesOf } from '../lexicon/links.ts'
import type { Field } from '../model.ts'
import type { Made } from './entity.ts'
import { type KitField, kitField } from './field.ts'
import { holding } from './own-money.ts'
import { allCalled, target } from './refer.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'
import { groupOf, type Thing } from './thing.ts'

/** "news articles" are no part of "articles", though what was made of a video is of that video. */
const isNamesake = (own: Thing, other: Thing): boolean => headOf(own.noun) === headOf(other.noun) && !/^(?:\w+(?:ed|en)|sub\w*|copy) /.test(own.noun)
/** What one holds follows from what one traded: it is no table that rows are of. */
const isReckoned = ({ kit, noun }: Thing, things: readonly Thing[]): boolean =>
  kit === 'investment' && holding.test(noun) && things.some((one) => one.kit === 'trade')
/** "our team": the people, and no team among others. */
const isPeople = ({ noun, singular }: Thing): boolean => singular === `${noun} member`
/** A match that has the text "Home" tells its home team. */
const isWritten = ({ label }: Field, { entity }: Made): boolean =>
  /^(?:Home|Away|From|To) /.test(label) && entity.fields.some((field) => field.type === 'text' && label.startsWith(`${field.label} `))
/** Whoever does it is not what it is of. */
const doer =
  /(?: by|^(?:Assigned to|In charge|Author|Owner|Maker|Seller|Buyer|Technician|Mechanic|Inspector|Keeper|Sitter|Walker|Teacher|Coach|Trainer|Instructor|Therapist|Guide))$/

const mostLinks = 4

/** What a part may refer to, the likeliest first, out of what the site keeps; `leads` tells whether rows refer to a thing, be it by way of others. */
type Choice = (part: KitField, own: Made, things: readonly Thing[], leads: (to: Thing) => boolean) => readonly Thing[]

/** Rows with what they refer to on any site that keeps both; nothing that leads back to them. */
export function linked(made: readonly Made[], ids: ReadonlyMap<Thing, string>): Made[] {
  const wholes = made.flatMap(({ thing }) => (thing.holdsAll ? [{ noun: thing.noun, holds: thing.holdsAll }] : []))
  const within = new Map(
    made.map(({ thing }) => [
      thing.noun,
      wholes.filter(({ noun, holds }) => noun !== thing.noun && holds.test(thing.kit === 'thing' ? 'thing' : groupOf(thing))),
    ]),
  )
  const partsOf = (noun: string): readonly string[] => [...(within.get(noun) ?? []).map((whole) => `${titled(whole.noun)}->@=${whole.noun}`), ...linksOf(noun)]
  return linkedBy(made, ids, wholes.length > 0 ? partsOf : linksOf, ({ refers }, { thing }, things) => [target(refers!, thing, things) ?? []].flat())
}

/** What is recorded of a doing is of what the doing is of. */
const wholesOfRecord = (noun: string): readonly string[] => {
  const known = wholesOf(noun)
  return known.length > 0 ? known : wholesOf(noun.replace(/ (?:record|history|log|entry)$/, ''))
}
/**
 * Rows that do not tell yet what they are of, with the likeliest whole that the site keeps; the one that they are called after first: trip photos are of a trip.
 * What is called “Of” is told by any reference but to persons.
 */
export function ofWholes(made: readonly Made[], ids: ReadonlyMap<Thing, string>): Made[] {
  const persons = new Set(made.filter(({ thing }) => groupOf(thing) === 'person').map(({ entity }) => entity.id))
  return linkedBy(made, ids, wholesOfRecord, ({ field, refers }, { thing, entity }, things, leads) => {
    const told = entity.fields.flatMap((one) => (one.entity === undefined || doer.test(one.label) ? [] : [one.entity]))
    const isNamed = ({ noun }: Thing): boolean => ` ${thing.noun}`.includes(` ${noun} `)
    if (field.label === 'Of' ? told.some((id) => !persons.has(id)) : things.some((one) => isNamed(one) && told.includes(ids.get(one)!))) return []
    const all = allCalled(refers!.slice(1), thing, things).filter((one) => !isPeople(one))
    const doing = new Set(entity.fields.flatMap((one) => (one.entity !== undefined && doer.test(one.label) ? [one.entity] : [])))
    return all.some((one) => leads(one) && !doing.has(ids.get(one)!)) ? [] : [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))]
  })
}

/** A match of two teams, that are told elsewhere. */
const isPlayedBetween = ({ noun }: Thing): boolean => /(?:^| )(?:match|fixture|game|pairing)$/.test(noun)
const mostLikely = 2
/** What is of two things already is of a third only where that is a person. */
const mostOf = 2
const likelyPartsOf = (noun: string): readonly string[] => likelyWholesOf(noun).map((whole) => `Of->@${whole}`)
/** Rows with what such rows refer to in most of the practices that keep both, where they do not lead to it yet: the results of gradings to members. */
export const ofLikelyWholes = (made: readonly Made[], ids: ReadonlyMap<Thing, string>): Made[] =>
  linkedBy(
    made,
    ids,
    likelyPartsOf,
    ({ refers }, { thing, entity }, things, leads) => {
      const all = allCalled(refers!.slice(1), thing, things)
      const isFull = entity.fields.filter(({ type }) => type === 'reference').length >= mostOf
      return all.some(leads) ? [] : all.filter((one) => !isPeople(one) && !isPlayedBetween(thing) && !(isFull && groupOf(one) !== 'person'))
    },
    mostLikely,
  )

function linkedBy(
  made: readonly Made[],
  ids: ReadonlyMap<Thing, string>,
  partsOf: (noun: string) => readonly string[],
  choose: Choice,
  most = mostLinks,
): Made[] {
  const things = made.map(({ thing }) => thing)
  const now = new Map(made.map((one) => [one.entity.id, one]))
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    seen.add(from)
    return now.get(from)?.entity.fields.some(({ entity }) => entity !== undefined && !seen.has(entity) && leadsTo(entity, to, seen)) ?? false
  }
  for (const { thing, entity } of made) {
    let added = 0
    for (const part of new Set([thing.noun, thing.singular].flatMap(partsOf))) {
      if (added >= most) break
      const known = kitField(part)
      const { field: said, kept } = known
      const one = now.get(entity.id)!
      if (known.refers === null || isWritten(said, one)) continue
      const isFree = (to: Thing): boolean =>
        ids.has(to) &&
        !isNamesake(thing, to) &&
        !isReckoned(to, things) &&
        !one.entity.fields.some((field) => field.entity === ids.get(to)) &&
        !leadsTo(ids.get(to)!, entity.id)
      const to = choose(known, one, things, (whole) => leadsTo(entity.id, ids.get(whole)!)).find(isFree)
      if (!to) continue
      const isThere = one.entity.fields.some(({ id, type }) => id === said.id && (type === 'text' || (type === 'file' && said.label === titled(to.singular))))
      const next = referringTo(one, isThere ? said.label : titled(to.singular), ids.get(to)!, kept)
      if (next !== one) added += 1
      now.set(entity.id, next)
    }
  }
  return made.map(({ entity }) => now.get(entity.id)!)
}

/** The rows with a reference of that label, after those they have, or in the place of a text or a file so called; the same rows where they have enough fields. */
function referringTo(one: Made, label: string, entity: string, kept: boolean): Made {
  const fields = [...one.entity.fields]
  const field = referenceTo(label, entity)
  const at = fields.findIndex(({ id }) => id === field.id)
  const known = at > 0 ? fields[at]! : undefined
  if (at === 0 || (known ? known.type !== 'text' && known.type !== 'file' : fields.length >= mostFields)) return one
  if (known) return { ...one, entity: { ...one.entity, fields: fields.with(at, { ...field, required: known.required && known.type === 'text' }) } }
  const place = fields.findLastIndex(({ type }, index) => index > 0 && index < 4 && type === 'reference') + 1 || 1
  const asked = [...one.asked]
  insertAt(fields, asked, place, field, !kept)
  return { ...one, asked, entity: { ...one.entity, fields } }
}
