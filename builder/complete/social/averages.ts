import { groupOf } from '../../compose/thing.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Block, Effect, Entity, Field, Values } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, createOn, entityIn, partsOf, putEntity, withSeeds } from '../trade/parts.ts'
import { detailPage, withBlocks } from './places.ts'

/** What is rated shows what its ratings come to: those of a visit with the one who came, too, and a rating that a thing has is worked out, not entered. */
export const averages: Completer = (draft) =>
  partsOf(draft, 'review').reduce((so_far, { made }) => {
    const review = entityIn(so_far, made.entity.id)
    const score = review?.fields.find(({ type }) => type === 'rating')
    return review && score ? review.fields.reduce((next, by) => ratedBy(next, review.id, score, by), so_far) : so_far
  }, draft)

/** Who and what is offered, rather than when it was had. */
const rated: ReadonlySet<string> = new Set(['person', 'offer', 'place', 'media'])

function ratedBy(draft: Draft, id: string, score: Field, by: Field): Draft {
  const review = entityIn(draft, id)!
  const about = by.type === 'reference' && by.entity !== id ? entityIn(draft, by.entity) : undefined
  if (!about || review.fields.find(({ entity }) => entity === about.id)?.id !== by.id) return draft
  const kept = about.fields.find(({ type, id: field }) => type === 'rating' && /^(?:(?:average|overall|user|customer)_)?rating$|^stars$/.test(field))
  const shown = withReviews(draft, review, score, by, about)
  return kept ? workedOut(shown, review, score, by, about, kept) : shown
}

/** The page of who or what is rated beside that which the reviews stand at has them as well. */
function withReviews(draft: Draft, review: Entity, score: Field, by: Field, about: Entity): Draft {
  const page = detailPage(draft, about.id)
  const create = createOn(draft, review.id)
  const known = draft.model.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'reviews' && block.entity === review.id)
  const part = draft.parts.find(({ made }) => made.entity.id === about.id)
  if (!page || page.role !== undefined || about.read !== 'public' || !create?.fields.includes(by.id) || !part || !rated.has(groupOf(part.made.thing)))
    return draft
  if (known.length === 0 || known.some((block) => block.kind === 'reviews' && block.about === about.id)) return draft
  const block: Block = {
    kind: 'reviews',
    id: newBlockId(draft, `${about.id}_ratings`),
    heading: titled(review.plural),
    entity: review.id,
    about: about.id,
    by: by.id,
    author: review.fields.find(({ id }) => id === 'name')?.id ?? null,
    rating: score.id,
    words: review.fields.find(({ type }) => type === 'long_text')?.id ?? null,
    action: create.id,
    empty: `No ${review.plural} yet. Write the first.`,
  }
  return withBlocks(draft, page.id, [block])
}

function workedOut(draft: Draft, review: Entity, score: Field, by: Field, about: Entity, kept: Field): Draft {
  const mean: Effect = { kind: 'average', by: by.id, field: score.id, to: kept.id }
  const seeded = putEntity(
    draft,
    withSeeds(about, (seed, index) => ({ ...seed, [kept.id]: meanOf(review.seeds, by.id, score.id, index) })),
  )
  const ruled = changeActions(seeded, review.id, (action) =>
    action.kind === 'create' || action.kind === 'delete' || (action.kind === 'update' && action.fields.includes(score.id))
      ? withRules(action, [], [mean])
      : action,
  )
  return changeActions(ruled, about.id, (action) => ({ ...action, fields: action.fields.filter((field) => field !== kept.id) }))
}

function meanOf(seeds: readonly Values[], by: string, score: string, index: number): number | null {
  const given = seeds.flatMap((seed) => (seed[by] === index && typeof seed[score] === 'number' ? [seed[score]] : []))
  return given.length === 0 ? null : Math.round((given.reduce((sum, one) => sum + one, 0) / given.length) * 10) / 10
}
