import { singular } from '../../lexicon/inflect.ts'
import type { Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { text, withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, claimWhere, createOn, entityIn, listPage, manager, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'
import { partNamed } from './named.ts'

/** What is drawn up, taken in or sent out here, one after the other. */
const issued =
  /(?:^| )(?:sample|certificate|invoice|contract|lease|waybill|shipment|delivery|shipping|loading|unloading|dispatch|transportation|case|lab report|test report|report|receipt|ticket|permit|policy|sale|bill|claim|application|registration|membership|transaction|quality check|quality inspection)$/
const numbers = /^(?:number|reference)$/
/** What somebody else has given its number. */
const foreign = /^(?:supplier|vendor|issuer|issued_by|issuing_authority|authority|bank|card_number)$/

const unique = '(?:unique|consecutive|sequential|automatic(?:ally generated)?|auto-?generated|generated|individual)'
const asked = [
  new RegExp(
    `\\b(?:each|every) ([a-z-]+(?: [a-z-]+)?) (?:should |must |will )?(?:have|has|gets?|receives?|bears?|carr(?:y|ies)) (?:an? |its own )?(?:${unique} )?(?:[a-z]+ )?(?:number|reference|identifier)\\b`,
  ),
  new RegExp(`\\b${unique} ([a-z-]+(?: [a-z-]+)?) (?:numbers?|references?|identifiers?)\\b`),
  new RegExp(`(?<![a-z-])([a-z-]{1,40}(?: [a-z-]{1,40})?)s? with (?:an? )?${unique} (?:numbers?|references?|identifiers?)\\b`),
]
const about = new RegExp(`\\b${unique} (?:[a-z-]+ ){0,2}(?:number|reference|identifier)s?\\b`)

/** Whatever is issued here, and what the words want numbered, bears a number that nobody types and that no other has. */
export const numberedRows: Completer = (draft) => {
  const words = textOf(draft)
  const named = asked.flatMap((pattern) => {
    const noun = pattern.exec(words)?.[1]
    return noun === undefined ? [] : (partNamed(draft, singular(noun))?.made.entity.id ?? [])
  })
  const ids = draft.model.entities.filter((one) => issued.test(one.singular) || named.includes(one.id)).map(({ id }) => id)
  const done = ids.reduce((so_far, id) => numberedIn(named.includes(id) ? withNumber(so_far, id) : so_far, id), draft)
  const [first] = named
  const page = first === undefined ? undefined : (listPage(done, first) ?? listPage(done, first, manager(done)?.id))
  return page ? claimWhere(done, about, page.path) : done
}

const mostFields = 20
/** What is to be numbered and has no number has one, before its title in every list. */
function withNumber(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const create = createOn(draft, id)
  if (numberIn(entity) || !create || entity.fields.length > mostFields) return draft
  if (entity.fields.some((field) => field.id === 'number'))
    return putEntity(draft, { ...entity, fields: entity.fields.map((field) => (field.id === 'number' ? text('number', 'Number') : field)) })
  const put = changeActions(putEntity(draft, withFields(entity, [text('number', 'Number')])), id, (action) =>
    action.id === create.id ? { ...action, fields: [...action.fields, 'number'] } : action,
  )
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id ? [{ ...block, fields: [...new Set(['number', ...block.fields])] }] : [block],
  )
}

function numberIn({ singular, fields }: Entity): Field | undefined {
  const nouns = singular.toLowerCase().split(' ')
  const own = new Set([`${nouns.at(-1)}_number`, `${nouns.join('_')}_number`])
  return fields.find(({ id, type }) => type === 'text' && (numbers.test(id) || own.has(id)))
}

function numberedIn(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const number = numberIn(entity)
  const create = createOn(draft, id)
  const isGiven = draft.model.actions.some((action) => action.effects?.some((effect) => effect.kind === 'number' && action.entity === id))
  if (!number || isGiven || !create?.fields.includes(number.id) || create.fields.length < 2 || entity.fields.some((field) => foreign.test(field.id)))
    return draft
  const prefix = prefixOf(entity.singular)
  const count = entity.seeds.length
  const fields = entity.fields.map((field) => (field.id === number.id ? { ...field, required: false } : field))
  const seeded = withSeeds({ ...entity, fields }, (seed, index) => ({ ...seed, [number.id]: `${prefix}-${1000 + count - index}` }))
  const said = number.id === entity.title ? '' : ` ${number.label}: {${number.id}}.`
  return changeActions(putEntity(draft, seeded), id, (action) => {
    const kept = { ...action, fields: action.fields.filter((field) => field !== number.id) }
    if (action.kind !== 'create') return action.kind === 'update' && kept.fields.length > 0 ? kept : action
    return { ...withRules(kept, [], [{ kind: 'number', field: number.id, prefix }]), confirmation: `${action.confirmation}${said}` }
  })
}
/** "SA" of a sample, "LC" of a lease contract. */
function prefixOf(singular: string): string {
  const words = singular
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean)
  return (words.length > 1 ? words.map(([letter]) => letter).join('') : (words[0] ?? 'NR')).slice(0, 2)
}
