import { fieldFor } from '../../compose/field.ts'
import type { Part } from '../../compose/pages.ts'
import { sampleOf } from '../../compose/sample.ts'
import { plural, singular, titled } from '../../lexicon/inflect.ts'
import { type KitName, kits } from '../../lexicon/kits.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Entity, Field, Values } from '../../model.ts'
import { isSomebody } from '../../read/person.ts'
import type { Phrase } from '../../read/phrase.ts'
import { severalNouns } from '../../several.ts'
import type { Asked, Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, putEntity, withFields, withSeeds } from '../trade/parts.ts'

/** A phrase after a preposition, with that preposition: "by" and "origin". */
export interface Beside {
  readonly prep: string
  readonly phrase: Phrase
}

const preps = /^(?:by|for|from|to|on|onto|of|about|per|at|with|in|into|under|against|above|below|as)$/
/** What stands beside an ask, each with the preposition that leads it; those that "and" or a comma joins have that of the first. */
export function besideOf({ brief }: Draft, { ask }: Pick<Asked, 'ask'>): readonly Beside[] {
  let last = ''
  return ask.beside.map((phrase) => {
    const before = brief.words.slice(Math.max(0, phrase.start - 40), phrase.start).toLowerCase()
    const words = before.match(/[a-z]+|,/g) ?? []
    const found = words.slice(-3).findLast((word) => preps.test(word))
    const joined = /(?:,|\band|\bor)\s*(?:by\s+)?(?:(?:the|an?|each|its|their)\s+)?$/.test(before)
    if (found !== undefined && !(joined && !/\bby\s+$/.test(before))) last = found
    return { prep: last, phrase }
  })
}

/** The thing that an ask is about: what it was placed as, else what was spoken of before it. */
export function partOf(draft: Draft, asked: Asked, before: Part | undefined): Part | undefined {
  const fate = draft.plan.fates.get(asked.ask)
  const thing = fate?.is === 'thing' ? fate.thing : fate?.is === 'search' ? fate.among : undefined
  const part = thing && draft.parts.find(({ made }) => made.thing === thing)
  return part ?? (fate?.is === 'search' || fate === undefined || fate.is === 'understood' ? before : undefined)
}

/** Words that say the same of a row. */
const alike: readonly RegExp[] = [
  /^(?:type|kind|category|sort|style|genre|class)$/,
  /^(?:price|cost|fee|rate|daily rate|price per (?:day|night|hour))$/,
  /^(?:place|location|town|city|area|neighbou?rhood)$/,
  /^(?:date|day|due date)$/,
  /^(?:status|state|progress)$/,
  /^(?:holder|current holder|held by|used by)$/,
]
const labelled = (field: Field, words: string): boolean => {
  const label = field.label.toLowerCase()
  return label === words || field.id === words.replaceAll(' ', '_') || label.endsWith(` ${words}`) || words.endsWith(` ${label}`)
}
/** The field of an entity that these words name, by its label or by one that says the same. */
export function fieldNamed(entity: Entity, words: string): Field | undefined {
  const same = alike.find((group) => group.test(words))
  return (
    entity.fields.find((field) => field.label.toLowerCase() === words) ??
    entity.fields.find((field) => labelled(field, words)) ??
    (severalNouns.test(words) ? entity.fields.find(({ label }) => label.toLowerCase() === plural(words)) : undefined) ??
    (same && entity.fields.find(({ label }) => same.test(label.toLowerCase()))) ??
    (tail.test(words) ? entity.fields.find(({ label }) => label.toLowerCase() === words.replace(tail, '')) : undefined)
  )
}
/** "light requirement" is the light that a plant wants. */
const tail = /(?<=.) (?:requirement|need|preference|demand|level)$/

/** The part that a noun names among those that the site keeps. */
export const partNamed = (draft: Draft, noun: string): Part | undefined =>
  draft.parts.find(({ made }) => made.thing.noun === noun || made.entity.singular === noun) ??
  draft.parts.find(({ made }) => made.thing.noun.endsWith(` ${noun}`) || noun.endsWith(` ${made.thing.noun}`))

/** The part whose name stands last in the text; a name of two words is known by its last. */
export function lastNamed(text: string, parts: readonly Part[]): Part | undefined {
  const lower = ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  const places = parts.map((part) => {
    const { singular: one, plural: many } = part.made.entity
    const names = [one, many, part.made.thing.noun, plural(part.made.thing.noun)].map((name) => name.toLowerCase())
    const lasts = names.map((name) => name.slice(name.lastIndexOf(' ') + 1))
    const at = (many: readonly string[]): number =>
      Math.max(...many.map((name) => (lower.includes(` ${name} `) ? lower.lastIndexOf(` ${name} `) + name.length : -1)))
    return { part, whole: at(names), last: at(lasts) }
  })
  const best = places.filter(({ last }) => last !== -1).toSorted((a, b) => b.last - a.last || b.whole - a.whole)[0]
  return best?.part
}

/** A field of this name with what it may be; a person is kept by name. */
export const namedField = (words: string): Field => {
  const field = fieldFor(words)
  return field.type === 'text' && !isSomebody(words) && /^(?:type|category|kind|style|topic|group|section|genre)$/.test(words)
    ? { ...field, type: 'choice', choices: [] }
    : field
}

/** "exhibits by hall": a field of the name of what the site keeps refers to its rows. */
function referring(draft: Draft, own: Entity, field: Field): Field {
  const label = field.label.toLowerCase()
  const other =
    field.type === 'text'
      ? draft.model.entities.find(({ id, singular: name, seeds }) => id !== own.id && name.toLowerCase() === label && seeds.length > 0)
      : undefined
  return other && !own.fields.some(({ entity }) => entity === other.id) ? { ...field, type: 'reference', entity: other.id } : field
}

/** The entity with fields more, and believable values of them in its sample rows; a choice without choices has those of the field of life. */
export function widened(draft: Draft, part: Part, fields: readonly Field[]): Entity {
  const entity = entityIn(draft, part.made.entity.id) ?? part.made.entity
  const fresh = fields
    .filter(({ id, label }) => !entity.fields.some((one) => one.id === id || one.label === label || one.label === plural(label)))
    .map((field) => (field.type === 'choice' && (field.choices?.length ?? 0) < 2 ? { ...field, choices: draft.domain.categories.split('|') } : field))
    .map((field) => referring(draft, entity, field))
  if (fresh.length === 0 || entity.fields.length + fresh.length > mostFields) return entity
  return sampledWith(draft, entity, fresh, { kit: part.made.thing.kit })
}
/** The entity with fields put before its state, and believable values of them in its sample rows; `examples` are texts for them, by field id. */
export function sampledWith(
  draft: Draft,
  entity: Entity,
  fresh: readonly Field[],
  { kit, examples }: { readonly kit: KitName; readonly examples?: ReadonlyMap<string, readonly string[]> },
): Entity {
  const people = poolOf('people')
  const rowsOf = (id = ''): number => entityIn(draft, id)?.seeds.length ?? 0
  const isCompany = (field: Field): boolean => /supplier|company|vendor|firm/.test(field.id)
  const value = (field: Field, seed: Values, index: number) => {
    if (field.type === 'reference') return (index * 3 + 1) % Math.max(1, rowsOf(field.entity))
    const person = people[(index * 5 + field.id.length) % people.length]!
    const isTold = (examples?.get(field.id)?.length ?? 0) > 0
    if (field.type === 'text' && !isTold && isCompany(field)) return poolOf('companies')[(index * 3) % poolOf('companies').length]!
    if (field.type === 'text' && !isTold && isSomebody(field.label.toLowerCase())) return person
    const title = String(seed[entity.title] ?? '')
    return sampleOf({ ...field, required: true }, entity, {
      table: entity.id,
      kit,
      domain: draft.domain,
      rows: new Map(),
      salt: `${draft.model.name} ${entity.id} ${index}`,
      index,
      title,
      price: null,
      examples,
      person,
    })
  }
  return withSeeds(withFields(entity, fresh), (seed, index) => ({
    ...seed,
    ...Object.fromEntries(fresh.map((field) => [field.id, value(field, seed, index)])),
  }))
}
const mostFields = 20

/** The draft with an entity as it is now wider: its forms ask for the new fields, its lists and its page show them. */
export function widen(draft: Draft, part: Part, fields: readonly Field[], options: { readonly asked: boolean; readonly shown?: boolean }): Draft {
  const before = entityIn(draft, part.made.entity.id) ?? part.made.entity
  const entity = widened(draft, part, fields)
  const fresh = entity.fields.filter(({ id }) => !before.fields.some((one) => one.id === id)).map(({ id }) => id)
  if (fresh.length === 0) return draft
  const put = putEntity(draft, entity)
  const adding = (action: Action): Action => {
    if (!options.asked || (action.kind !== 'create' && action.kind !== 'update')) return action
    if (action.fields.length === 0) return action
    return { ...action, fields: [action.fields[0]!, ...fresh.filter((id) => !action.fields.includes(id)), ...action.fields.slice(1)] }
  }
  const next = actionsOn(put, entity.id).length > 0 ? changeActions(put, entity.id, adding) : put
  if (options.shown === false) return next
  return changeBlocks(next, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return [block]
    const most = block.kind === 'list' && block.layout === 'cards' ? 2 : fresh.length
    return [{ ...block, fields: [...new Set([...fresh.slice(0, most), ...block.fields])] }]
  })
}

/** Whether rows of a thing are filled in by hand, rather than being talk, media or rules. */
export const isFilledIn = ({ made }: Part): boolean => !['talk', 'rule', 'play'].includes(kits[made.thing.kit].group) && made.thing.kit !== 'cart'

export const labelOf = (noun: string): string => titled(singular(noun))
