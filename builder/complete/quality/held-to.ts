import type { Part } from '../../compose/pages.ts'
import { groupOf } from '../../compose/thing.ts'
import { plural, titled } from '../../lexicon/inflect.ts'
import type { Field } from '../../model.ts'
import { type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { fieldNamed, widen } from '../operations/named.ts'
import { entityIn, listPage, putEntity, withSeeds } from '../trade/parts.ts'

const nouns =
  'area|district|region|city|zone|town|village|province|county|community|neighbou?rhood|ward|branch|store|shop|campus|school|station|hospital|clinic|site'
const said: readonly RegExp[] = [
  new RegExp(`\\b(${nouns})[- ]switch(?:ing|es|er)?\\b`, 'i'),
  /\bswitch(?:ing|es)? (?:freely |easily |quickly |conveniently )?(?:between|among) (?:(?:the|their|different|various|multiple|several|all) )*(areas|districts|regions|cities|zones|towns|villages|provinces|counties|communities|neighbou?rhoods|wards|branches|stores|shops|campuses|schools|stations|hospitals|clinics|sites)\b/i,
  new RegExp(`\\bswitch(?:ing|es)? to (?:another|a different) (${nouns})\\b`, 'i'),
]
/** "Hong Kong and Macau special zone switching": places that are switched to by name. */
const named =
  /\b([A-Z][a-z]+(?: [A-Z][a-z]+)*)(?: and ([A-Z][a-z]+(?: [A-Z][a-z]+)*))? (?:special )?(?:zones?|areas?|districts?|regions?|editions?|versions?) switch/
const usual = ['City centre', 'North', 'South']
const shown: ReadonlySet<string> = new Set(['offer', 'event', 'text', 'place', 'media'])
const most = 8
const mostFields = 19

/** "one-click district switching": every page can be held to one district, and what the site shows says which it is of. */
export const heldTo: Completer = (draft) => {
  const { words, clauses } = draft.brief
  const matched = said.map((cue) => cue.exec(words)).find((one) => one !== null)
  if (!matched) return draft
  const noun =
    draft.model.entities.find((entity) => [plural(entity.singular), entity.singular].includes(matched[1]!.toLowerCase()))?.singular ??
    oneOf(matched[1]!.toLowerCase())
  const special = named.exec(words)
  const isGround = /^(?:area|district|region|city|zone|town|village|province|county|ward)$/.test(noun)
  const choices = [...(special?.slice(1) ?? []).filter((one) => one !== undefined), ...usual.map((name) => (isGround ? name : `${name} ${noun}`))]
  const parts = draft.parts.filter((part) => isShown(draft, part, noun)).slice(0, most)
  const rows = withNamed(
    draft,
    noun,
    (special?.slice(1) ?? []).flatMap((one) => one ?? []),
  )
  const wide = parts.reduce((so_far, part) => withField(so_far, part, noun, choices), rows)
  const of = parts.flatMap(({ made }) => {
    const field = fieldOf(wide, made.entity.id, noun)
    return field ? [{ entity: made.entity.id, field: field.id }] : []
  })
  if (of.length === 0) return draft
  const at = matched.index
  return claimed(
    withModel(wide, { held: { label: titled(noun), of } }),
    '/',
    clauses.filter(({ start, end, mode }) => start <= at && at < end && mode !== 'style' && mode !== 'subject'),
  )
}
/** The rows that are switched between, those first that the words name. */
function withNamed(draft: Draft, noun: string, names: readonly string[]): Draft {
  const entity = draft.model.entities.find(({ singular, seeds }) => singular === noun && seeds.length > 1)
  if (!entity || names.length === 0) return draft
  const first = names.map((name, index) => ({ ...entity.seeds[index % entity.seeds.length], [entity.title]: name }))
  return putEntity(draft, { ...entity, seeds: [...first, ...entity.seeds.slice(first.length)] })
}
const oneOf = (noun: string): string => (noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/(ch|s)es$/, '$1').replace(/([^s])s$/, '$1'))

const isShown = (draft: Draft, { made: { entity, thing } }: Part, noun: string): boolean => {
  const now = entityIn(draft, entity.id)
  return (
    now?.read === 'public' && now.singular !== noun && shown.has(groupOf(thing)) && now.fields.length < mostFields && listPage(draft, entity.id) !== undefined
  )
}
const fieldOf = (draft: Draft, id: string, noun: string): Field | undefined => {
  const entity = entityIn(draft, id)
  const field = entity && fieldNamed(entity, noun)
  return field && (field.type === 'choice' || field.type === 'reference') && field.id !== entity.lifecycle?.field ? field : undefined
}

/** What is shown says which it is of: by the reference that it has, by one to what the site keeps of that name, else by a choice. */
function withField(draft: Draft, part: Part, noun: string, choices: readonly string[]): Draft {
  if (fieldOf(draft, part.made.entity.id, noun)) return draft
  const isKept = draft.model.entities.some(({ singular, seeds }) => singular === noun && seeds.length > 1)
  const id = noun.replaceAll(' ', '_')
  const field: Field = isKept
    ? { id, label: titled(noun), type: 'text', required: false }
    : { id, label: titled(noun), type: 'choice', required: false, choices: [...choices] }
  const wide = widen(draft, part, [field], { asked: true })
  const entity = entityIn(wide, part.made.entity.id)
  if (isKept || !entity?.fields.some((one) => one.id === id)) return wide
  return putEntity(
    wide,
    withSeeds(entity, (seed, index) => ({ ...seed, [id]: choices[index % choices.length]! })),
  )
}
