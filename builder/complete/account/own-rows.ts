import type { Part } from '../../compose/pages.ts'
import { browsed, isOffered } from '../../compose/sharing.ts'
import { groupOf } from '../../compose/thing.ts'
import type { Entity } from '../../model.ts'
import { asksIn, type Completer, type Draft, partsLeft } from '../draft.ts'
import { changeBlocks, createOn, entityIn, putEntity } from '../trade/parts.ts'

const people = `(?:users?|members?|clients?|customers?|owners?|persons?|people|students?|patients?|parents?|famil(?:y|ies)|accounts?)`
/** "Each user's collection is private", "their entries are visible only to themselves", "users see only their own". */
const closed = new RegExp(
  String.raw`\b(?:each|every) ${people}['’]s (?:own )?(?:[a-z-]+ ){1,4}(?:is|are|stays?|remains?|must be|should be)(?: kept)? (?:strictly )?(?:private|confidential|hidden|separate)\b|` +
    String.raw`\b(?:collections?|records?|entries|data|lists?|notes|items)(?: of (?:each|every|a|the) ${people})? (?:is|are|stays?|remains?|must be|should be)(?: kept)? (?:strictly )?(?:private|(?:hidden|invisible) (?:to|from) (?:others?|other ${people})|(?:only )?visible (?:only )?to (?:themselves|(?:his|her|their|its) owners?|the owner))\b|` +
    String.raw`\b${people} (?:can |may |should |must )?(?:only (?:see|view|access|manage) their own|(?:see|view|access|manage) only their own|(?:cannot|can not|must not|may not) (?:see|view|access) (?:the )?(?:[a-z]+ )?(?:of )?(?:others?|other ${people}))\b`,
  'i',
)
/** What is called somebody's own up to its noun. */
const own = /\btheir own ([a-z -]{3,40})\b(?=$|[.,;]| (?:and|or|with|in|by|for|as|on)\b)/
const kept = new Set(['record', 'work', 'money', 'machine'])
const noted = new Set([...kept, 'text', 'media'])

/** What the words keep to whoever made it is nobody else's to read, and what is noted of it is theirs: samples, and the reports of these. */
export const ownRows: Completer = (draft) => {
  if (!draft.model.accounts || draft.setting === 'team') return draft
  const all = draft.brief.clauses.some(({ start, end, mode }) => mode !== 'style' && closed.test(draft.brief.words.slice(start, end)))
  const said = all ? [] : asksIn(draft).flatMap(({ ask, text }) => (ask.kind === 'view' ? (own.exec(text)?.[1] ?? []) : []))
  if (!all && said.length === 0) return draft
  const isSaid = ({ made: { entity } }: Part): boolean =>
    said.some((words) => [entity.singular, entity.plural].some((name) => ` ${words}`.endsWith(` ${name}`)))
  return partsLeft(draft)
    .filter((part) => (all ? isMembers(draft, part) : isSaid(part) && isTheirs(draft, part)))
    .reduce((so_far, { made }) => withRest(toOwn(so_far, made.entity.id), made.entity.id), draft)
}

/** What whoever has an account adds for themselves, and does not say to others. */
function isMembers(draft: Draft, { made: { thing, entity } }: Part): boolean {
  const now = entityIn(draft, entity.id)
  const runs = draft.model.roles.some(({ id, manages }) => manages && createOn(draft, entity.id)?.role === id)
  return now?.read === 'public' && now.write === 'anyone' && !runs && groupOf(thing) !== 'talk' && !now.visible
}
const isTheirs = (draft: Draft, part: Part): boolean => {
  const { thing } = part.made
  return isMembers(draft, part) && kept.has(groupOf(thing)) && thing.makes.length > 0 && !browsed(thing) && !isOffered(thing)
}

function toOwn(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const create = createOn(draft, id)
  const put = putEntity(draft, { ...entity, read: 'own' })
  const text = `Only you and the people who run this site see your ${entity.plural}.`
  return changeBlocks(put, (block) => [block.kind === 'form' && block.action === create?.id && block.text === '' ? { ...block, text } : block])
}

/** What those who run the site note of a row that is somebody's own is for them and whoever it is of. */
const withRest = (draft: Draft, id: string): Draft =>
  draft.parts.reduce((so_far, { made: { thing, entity } }) => {
    const now = entityIn(so_far, entity.id)
    const isOf = now?.id !== id && now?.fields.some((field) => field.entity === id) && now.read === 'public' && noted.has(groupOf(thing))
    return now && isOf ? putEntity(so_far, { ...now, read: now.write === 'managed' ? 'managed' : 'own' } satisfies Entity) : so_far
  }, draft)
