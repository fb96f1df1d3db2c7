import { sampleMail } from '../../compose/sample-mail.ts'
import type { Entity, Field, Value, Values } from '../../model.ts'
import { isPerson } from '../../read/person.ts'
import { nameOf } from './fitting.ts'
import { isFullName, isName, isOfPeople, rowsOf, type Tables } from './ways.ts'

/** Those whom a row is of, as its references call them. */
const whose =
  /(?:^| )(?:customer|client|patient|patient file|member|student|pupil|learner|user|account|candidate|applicant|guest|passenger|resident|tenant|player|buyer|participant|beneficiary|debtor|borrower|taxpayer|personnel)$/i
/** What an employee has as whoever works there. */
const ofWork = /(?:^| )(?:clock-in|attendance|attendance record|leave|salary|payslip|contract|resignation|training|evaluation|assessment|onboarding)$/
/** Labels of lines that say who that is. */
const naming =
  /^(?:name|full name|your name|customer name|customer|applicant|holder|card holder|account holder|paid by|payer|winner|student|patient|member|passenger|guest)$/i
/** What somebody asked for, of which the rest is done. */
const asked =
  /(?:^| )(?:order|booking|reservation|appointment|registration|application|rental|ride|request|enrollment|consultation|purchase|ticket|submission|participation|entry|sign-up)$/
/** What is done of it with the same person. */
const done =
  /(?:^| )(?:payment|refund|invoice|receipt|return|delivery|check-in|bill|deposit|ticket|contract|result|score|review|rating|evaluation|certificate|confirmation|winning record|winning)$/

interface Somebody {
  readonly name: string
  readonly values: Values
  readonly fields: readonly Field[]
}

/** The lines of text by which the rows of an entity name somebody else than a person that they are themselves. */
const linesOf = ({ singular, fields }: Entity): readonly Field[] =>
  isPerson(singular.slice(singular.lastIndexOf(' ') + 1)) ? [] : fields.filter(({ type, label }) => type === 'text' && naming.test(label))

/** Rows that name a person beside a reference to one are of one person, whose address and number they bear. */
export function persons(entity: Entity, tables: Tables): Entity {
  if (entity.seeds.length === 0) return entity
  const lines = linesOf(entity)
  const isReached = lines.length > 0 || entity.fields.some(({ type }) => reach.has(type))
  const reached = isReached ? entity.fields.filter((field) => isOf(entity, field, tables)) : []
  const mails = entity.fields.filter(({ type, account }) => type === 'email' && !account)
  if (reached.length === 0 && mails.length === 0) return entity
  const seeds = entity.seeds.map((seed) => {
    const somebody = firstOf(reached, (field) => somebodyOf(field, seed, tables))
    return withOwnMail(entity, somebody ? named(seed, lines, entity.fields, somebody) : seed, mails, tables)
  })
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}

/** The reference of an entity's rows to whom they are of, where they name somebody as well. */
export const whomOf = (entity: Entity, tables: Tables): Field | undefined =>
  linesOf(entity).length === 0
    ? undefined
    : entity.fields.find((field) => field.type === 'reference' && !asked.test(tables.get(field.entity ?? '')?.singular ?? '') && isOf(entity, field, tables))

function isOf(own: Entity, { type, label, entity = '' }: Field, tables: Tables): boolean {
  const to = type === 'reference' && entity !== own.id ? tables.get(entity) : undefined
  if (to === undefined) return false
  if (isOfPeople(to) && !asked.test(to.singular)) return whose.test(label) || (/^employee$/i.test(label) && ofWork.test(own.singular))
  return done.test(own.singular) && asked.test(to.singular)
}
/** Whom a reference is to: the person, or whoever asked for what it is to. */
function somebodyOf({ id, entity }: Field, row: Values, tables: Tables): Somebody | undefined {
  const to = tables.get(entity ?? '')!
  const far = to.seeds[Number(row[id] ?? -1)]
  if (far === undefined) return undefined
  if (!asked.test(to.singular)) return { name: nameOf(to, far, tables), values: far, fields: to.fields }
  const line = to.fields.find(({ type, label }) => type === 'text' && naming.test(label))
  if (line) return { name: String(far[line.id] ?? ''), values: far, fields: to.fields }
  const further = to.fields.find((field) => field.type === 'reference' && whose.test(field.label) && rowsOf(tables, field.entity).length > 0)
  return further && somebodyOf(further, far, tables)
}
const reach: ReadonlySet<Field['type']> = new Set(['phone', 'email'])
function named(seed: Values, lines: readonly Field[], fields: readonly Field[], { name, values, fields: far }: Somebody): Values {
  if (!isFullName(name)) return seed
  const row: Record<string, Value> = { ...seed }
  for (const { id } of lines) if (typeof row[id] === 'string' && isName(row[id])) row[id] = name
  for (const { id, type } of fields) {
    const same = reach.has(type) && typeof row[id] === 'string' ? far.find((field) => field.type === type) : undefined
    if (same && typeof values[same.id] === 'string') row[id] = values[same.id]!
  }
  return Object.keys(row).every((id) => row[id] === seed[id]) ? seed : row
}

/** Labels of who is written to at the address of a row. */
const addressed = /^(?:name|full name|your name|contact|contact person|customer|customer name|client|applicant|head|owner|signer|patient|student|member)$/i
const ofSample = /^[a-z]+\.[a-z]+@example\.com$/
function withOwnMail(entity: Entity, row: Values, mails: readonly Field[], tables: Tables): Values {
  const own = mails.filter(({ id }) => ofSample.test(String(row[id] ?? '')))
  if (own.length !== 1) return row
  const name = firstOf(entity.fields, (field) => {
    const one = addressed.test(field.label) ? nameIn(field, row, tables) : ''
    return isFullName(one) ? one : undefined
  })
  const mail = name === undefined ? null : sampleMail(name)
  const [{ id }] = own as [Field]
  return mail === null || row[id] === mail ? row : { ...row, [id]: mail }
}
/** The first of what fields tell. */
function firstOf<Found>(fields: readonly Field[], tell: (field: Field) => Found | undefined): Found | undefined {
  for (const field of fields) {
    const found = tell(field)
    if (found !== undefined) return found
  }
  return undefined
}
function nameIn({ id, type, entity }: Field, row: Values, tables: Tables): string {
  if (type === 'text') return String(row[id] ?? '')
  const to = tables.get(entity ?? '')
  const far = to?.seeds[Number(row[id] ?? -1)]
  return to && far && isOfPeople(to) ? nameOf(to, far, tables) : ''
}
