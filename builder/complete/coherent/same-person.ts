import { sampleMail } from '../../compose/sample-mail.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Entity, Value, Values } from '../../model.ts'

const people = new Map(poolOf('people').map((name) => [sampleMail(name), name]))
const known = new Set<Value>(people.values())

/** Sample rows of people at an address of their own. */
export function ownAddress(entity: Entity): Entity {
  const mails = entity.fields.filter(({ type, account, label }) => type === 'email' && !account && !/\b(?:to|with|from|for)\b/i.test(label))
  if (mails.length === 0) return entity
  const told = (row: Values): Values => {
    const name = row[entity.title]
    const others = known.has(name ?? null) ? mails.filter(({ id }) => people.has(String(row[id])) && row[id] !== sampleMail(String(name))) : []
    return others.length === 0 ? row : { ...row, ...Object.fromEntries(others.map(({ id }) => [id, sampleMail(String(name))])) }
  }
  const seeds = entity.seeds.map(told)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}

/** Who does what a row tells of, by the labels for them: whoever the row is named by. */
const doing =
  /^(?:(?:paid|requested|ordered|booked|reserved|submitted|applied|asked|claimed|redeemed|pledged|donated) by|payer|buyer|donor|applicant|customer)$/i
const named = /^(?:(?:full |your )?name|holder)$/i
/** Sample rows of what one person does, who goes by one name in them. */
export function onePerson(entity: Entity): Entity {
  const title = entity.fields.find(({ id }) => id === entity.title)
  const others =
    title?.type === 'text' && named.test(title.label)
      ? entity.fields.filter(({ id, type, label }) => type === 'text' && id !== title.id && doing.test(label))
      : []
  if (others.length === 0) return entity
  const told = (row: Values): Values => {
    const name = row[entity.title] ?? null
    const apart = known.has(name) ? others.filter(({ id }) => known.has(row[id] ?? null) && row[id] !== name) : []
    return apart.length === 0 ? row : { ...row, ...Object.fromEntries(apart.map(({ id }) => [id, name])) }
  }
  return { ...entity, seeds: entity.seeds.map(told) }
}
