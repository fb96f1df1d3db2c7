import { headOf, titled } from '../lexicon/inflect.ts'
import { linksOf } from '../lexicon/links.ts'
import type { Field } from '../model.ts'
import type { Made } from './entity.ts'
import { kitField } from './field.ts'
import { holding } from './own-money.ts'
import { target } from './refer.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'
import type { Thing } from './thing.ts'

/** "news articles" are no part of "articles", though what was made of a video is of that video. */
const isNamesake = (own: Thing, other: Thing): boolean => headOf(own.noun) === headOf(other.noun) && !/^(?:\w+(?:ed|en)|sub\w*|copy) /.test(own.noun)
/** What one holds follows from what one traded: it is no table that rows are of. */
const isReckoned = ({ kit, noun }: Thing, things: readonly Thing[]): boolean =>
  kit === 'investment' && holding.test(noun) && things.some((one) => one.kit === 'trade')
/** A match that has the text "Home" tells its home team. */
const isWritten = ({ label }: Field, { entity }: Made): boolean =>
  /^(?:Home|Away|From|To) /.test(label) && entity.fields.some((field) => field.type === 'text' && label.startsWith(`${field.label} `))

const mostLinks = 4

/** Rows with what they refer to on any site that keeps both; nothing that leads back to them. */
export function linked(made: readonly Made[], ids: ReadonlyMap<Thing, string>): Made[] {
  const things = made.map(({ thing }) => thing)
  const now = new Map(made.map((one) => [one.entity.id, one]))
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    seen.add(from)
    return now.get(from)?.entity.fields.some(({ entity }) => entity !== undefined && !seen.has(entity) && leadsTo(entity, to, seen)) ?? false
  }
  for (const { thing, entity } of made) {
    let added = 0
    for (const part of new Set([thing.noun, thing.singular].flatMap(linksOf))) {
      const { field: said, kept, refers } = kitField(part)
      const to = refers === null ? undefined : target(refers, thing, things)
      const other = to && ids.get(to)
      const one = now.get(entity.id)!
      if (
        !to ||
        !other ||
        added >= mostLinks ||
        isNamesake(thing, to) ||
        isWritten(said, one) ||
        isReckoned(to, things) ||
        one.entity.fields.some((field) => field.entity === other) ||
        leadsTo(other, entity.id)
      )
        continue
      const isThere = one.entity.fields.some(({ id, type }) => id === said.id && type === 'text')
      const next = referringTo(one, isThere ? said.label : titled(to.singular), other, kept)
      if (next !== one) added += 1
      now.set(entity.id, next)
    }
  }
  return made.map(({ entity }) => now.get(entity.id)!)
}

/** The rows with a reference of that label, after those they have, or in the place of a text so called; the same rows where they have enough fields. */
function referringTo(one: Made, label: string, entity: string, kept: boolean): Made {
  const fields = [...one.entity.fields]
  const field = referenceTo(label, entity)
  const at = fields.findIndex(({ id }) => id === field.id)
  if (at === 0 || (at > 0 && fields[at]!.type !== 'text') || (at < 0 && fields.length >= mostFields)) return one
  if (at > 0) return { ...one, entity: { ...one.entity, fields: fields.with(at, { ...field, required: fields[at]!.required }) } }
  const place = fields.findLastIndex(({ type }, index) => index > 0 && index < 4 && type === 'reference') + 1 || 1
  const asked = [...one.asked]
  insertAt(fields, asked, place, field, !kept)
  return { ...one, asked, entity: { ...one.entity, fields } }
}
