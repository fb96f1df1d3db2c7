import type { Part } from '../../compose/pages.ts'
import type { Entity, Field, Page } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { changeBlocks, createOn, putEntity } from '../trade/parts.ts'
import { addPage, blockId, entityIn, hasKind, pageOf, partFor, withFirst } from './places.ts'

const words = /\b(?:rank(?:s|ed|ing|ings)?|leader ?boards?|top (?:ten|\d+|list|lists|scores?)|high scores?|hit list|hot list|best-?sell\w*)\b/
const elsewhere = /\bsearch engine|seo\b/
const scores = /score|point|vote|like|sales|sold|views?|plays|rating|level|distance|steps|wins|amount|quantity|downloads/i

/** A ranking where the words want one. */
export const rankings: Completer = (draft) => {
  const clauses = draft.brief.clauses.filter(({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && isRanked(draft.brief.words.slice(start, end)))
  if (clauses.length === 0) return draft
  const asked = asksIn(draft).filter(({ clause }) => clauses.includes(clause))
  const chosen = choose(draft, asked) ?? ofPeople(draft)
  if (!chosen) return draft
  return ranked(chosen.entity.read === 'own' ? shownToAll(draft, chosen.entity) : draft, chosen, asked, clauses)
}
const isRanked = (text: string): boolean => words.test(text.toLowerCase()) && !elsewhere.test(text.toLowerCase())

/** Scores that were each one's own are read by all, and their form no longer says otherwise. */
function shownToAll(draft: Draft, entity: Entity): Draft {
  const create = createOn(draft, entity.id)?.id
  const open = putEntity(draft, { ...entity, read: 'public' })
  return changeBlocks(open, (block) => [block.kind === 'form' && block.action === create ? { ...block, text: '' } : block])
}

function ranked(draft: Draft, chosen: Chosen, asked: readonly Asked[], clauses: readonly Clause[]): Draft {
  const isAverage = asked.some(({ text }) => /\baverage\b/.test(text)) && chosen.field !== undefined
  const about = isAverage ? chosen.entity.fields.find(({ type, sorts }) => type === 'reference' && !sorts)?.id : undefined
  const { entity, field } = chosen
  const by = about ?? chosen.by
  const block = {
    kind: 'leaderboard' as const,
    heading: isAverage ? `Ranking by average ${field?.label.toLowerCase() ?? ''}`.trim() : 'Ranking',
    entity: entity.id,
    by,
    ...(field
      ? {
          measure: isAverage
            ? ('average' as const)
            : by !== entity.title && field.type === 'rating'
              ? ('average' as const)
              : by === 'name' && /\bscore\b/i.test(field.label)
                ? ('best' as const)
                : ('sum' as const),
          field: field.id,
        }
      : { measure: 'count' as const }),
  }
  const known = draft.model.pages.find(({ path, title }) => path !== '/' && words.test(title.toLowerCase()))
  const board = boardOf(draft, entity)
  const placed = board
    ? { draft, path: board.path }
    : known
      ? {
          draft: hasKind(draft, known.path, 'leaderboard') ? draft : withFirst(draft, known.path, { ...block, id: blockId(draft, 'ranking') }),
          path: known.path,
        }
      : addPage(draft, 'Ranking', undefined, (now) => [{ ...block, id: blockId(now, 'ranking') }])
  if (!placed) return draft
  const open = asked.filter(
    (one) => isOpen(placed.draft, one) && words.test(`${one.ask.verb} ${one.ask.object?.noun ?? ''} ${one.ask.object?.light ?? ''} ${one.text}`),
  )
  return claimed(placed.draft, placed.path, [...open.map(({ ask }) => ask), ...clauses.filter(({ asks }) => asks.length === 0)])
}
const ofRounds = /(?:^| )(?:levels|stages|difficulties|sizes|modes)$/
/** The page whose board has the best of these rows already, or of the rounds that are played at such levels. */
const boardOf = ({ model }: Draft, { id, plural }: Entity): Page | undefined =>
  model.pages
    .filter(({ path, role, navigation }) => path !== '/' && role === undefined && navigation !== null)
    .findLast(({ blocks }) => blocks.some((block) => block.kind === 'ranking' && (block.entity === id || ofRounds.test(plural)) && !block.mine))
interface Chosen {
  readonly entity: Entity
  readonly by: string
  readonly field: Field | undefined
}
const scoreOf = (entity: Entity): Field | undefined =>
  entity.fields.find(({ type, label }) => (type === 'number' || type === 'money' || type === 'rating') && scores.test(label)) ??
  entity.fields.find(({ type }) => type === 'rating')

/** What is ranked: the thing that the words name by its score, else the first that has one, else what most rows refer to. */
function choose(draft: Draft, asked: readonly Asked[]): Chosen | null {
  const named = asked.flatMap((one) => partFor(draft, one) ?? [])
  const open = [...named, ...draft.parts].flatMap((part: Part) => {
    const entity = entityIn(draft, part.made.entity.id)
    return entity && entity.read === 'public' && pageOf(draft, entity.id) ? [entity] : []
  })
  for (const entity of open) {
    const field = scoreOf(entity)
    if (field) return { entity, by: whoIn(entity), field }
  }
  // Sorts are counted only where the words rank that thing; whoever has scores of their own is ranked before.
  const mostReferred = ofPeople(draft) ? [] : open
  for (const entity of mostReferred) {
    const by =
      entity.fields.find(({ type, sorts }) => type === 'reference' && !sorts) ??
      (named.some(({ made }) => made.entity.id === entity.id) ? sortOf(entity) : undefined)
    if (by) return { entity, by: by.id, field: undefined }
  }
  return null
}
const sortOf = ({ fields }: Entity): Field | undefined => fields.find(({ type, choices, sorts }) => sorts || (type === 'choice' && (choices?.length ?? 0) > 2))
/** Scores are those of people: whoever has a name is ranked, not what a score is about, nor what it was given for. */
const whoIn = ({ fields, title }: Entity): string =>
  (
    fields.find(({ id, type }) => id === 'name' && type === 'text') ??
    fields.find(({ id, type }) => people.test(id) && (type === 'text' || type === 'reference'))
  )?.id ?? title
const people = /^(?:user|player|member|student|learner|employee|team|participant|archer|who|holder)$/

/** The scores that people keep each for themselves: a ranking shows them all. */
function ofPeople(draft: Draft): Chosen | null {
  for (const { made } of draft.parts.filter(({ made }) => made.thing.kit === 'score')) {
    const entity = entityIn(draft, made.entity.id)
    const field = entity && scoreOf(entity)
    if (entity?.read === 'own' && field && pageOf(draft, entity.id)) return { entity, by: whoIn(entity), field }
  }
  return null
}
