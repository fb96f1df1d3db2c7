import type { Part } from '../../compose/pages.ts'
import { groupOf, type Thing } from '../../compose/thing.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Block, Entity, Field, Page, Values } from '../../model.ts'
import { asksIn, claimed, type Draft, isOpen } from '../draft.ts'
import { changePages, entityIn, isDetailOf, putEntity, withFields } from '../trade/parts.ts'

/** What people look at and speak about, the likeliest first. */
const content: readonly KitName[] = [
  'post', 'video', 'music', 'article', 'movie', 'recipe', 'work', 'image', 'book', 'game', 'course', 'product', 'dish', 'place', 'event', 'question', 'trip',
  'service', 'room', 'property', 'store', 'teacher', 'doctor', 'expert', 'hire', 'gear', 'diary', 'announcement', 'vacancy', 'playlist', 'pet', 'class', 'link', 'file', 'document',
] // biome-ignore format: a list

/** The part of the site's own content that everybody may read: of these kits, else the likeliest. */
export function contentPart(draft: Draft, kits: readonly KitName[] = content): Part | undefined {
  const talked = draft.model.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'comments' || kind === 'reviews')
  const spoken = draft.parts.find(
    ({ made }) => (talked?.kind === 'comments' || talked?.kind === 'reviews') && made.entity.id === talked.about && kits.includes(made.thing.kit),
  )
  if (spoken) return spoken
  const seen = (part: Part): boolean => entityIn(draft, part.made.entity.id)?.read === 'public' && detailPage(draft, part.made.entity.id) !== undefined
  for (const kit of kits) {
    const found = draft.parts.find((part) => part.made.thing.kit === kit && seen(part))
    if (found) return found
  }
  return kits === content ? draft.parts.find((part) => isLookedAt(part) && seen(part)) : undefined
}

/** What only a practice knows is looked at where it has a picture, as a short drama has. */
const isLookedAt = ({ made: { thing, entity } }: Part): boolean =>
  thing.kit === 'trade_item'
    ? entity.fields.some(({ type }) => type === 'image')
    : ['offer', 'text', 'media', 'event', 'place', 'play'].includes(groupOf(thing))

export const detailPage = ({ model }: Draft, entity: string): Page | undefined => model.pages.find((page) => isDetailOf(page, entity))

/** The first reference of an entity whose rows have a page that everybody may see. */
export const aboutField = (draft: Draft, entity: Entity): Field | undefined =>
  entity.fields.find(
    ({ type, entity: other }) =>
      type === 'reference' &&
      other !== undefined &&
      other !== entity.id &&
      detailPage(draft, other)?.role === undefined &&
      detailPage(draft, other) !== undefined,
  )

/** The draft with blocks at the end of the page, or at its beginning. */
export const withBlocks = (draft: Draft, page: string, blocks: readonly Block[], where: 'first' | 'last' = 'last'): Draft =>
  changePages(draft, (one) => (one.id === page ? { ...one, blocks: where === 'first' ? [...blocks, ...one.blocks] : [...one.blocks, ...blocks] } : one))

/** The entity with a required reference to another as its second field, and its samples about those rows in turn. */
export function referring(draft: Draft, entity: Entity, other: Entity, label: string): { readonly draft: Draft; readonly field: Field } {
  const id = entity.fields.some((field) => field.id === 'about') ? 'about_row' : 'about'
  const field: Field = { id, label, type: 'reference', required: true, entity: other.id }
  const [first, ...rest] = withFields(entity, [field]).fields
  const placed = [first!, field, ...rest.filter((one) => one.id !== id)]
  const seeds = entity.seeds.map((seed, index): Values => ({ ...seed, [id]: other.seeds.length === 0 ? null : index % other.seeds.length }))
  return { draft: putEntity(draft, { ...entity, fields: placed, seeds: seeds.map((seed) => ({ ...seed })) }), field }
}

/** Claims the open asks whose own words match, and clauses whose every ask does though they are said to happen at once. */
export function claimWords(draft: Draft, words: RegExp, where: string, unless = /(?!)/): Draft {
  const own = (start: number, end: number): string => draft.brief.words.slice(start, end).toLowerCase()
  const found = asksIn(draft).filter((asked) => isOpen(draft, asked) && words.test(own(asked.ask.start, asked.ask.end)) && !unless.test(asked.text))
  const bare = draft.brief.clauses.filter((clause) => {
    const text = own(clause.start, clause.end)
    return (
      clause.asks.length === 0 && clause.mode !== 'style' && clause.mode !== 'subject' && clause.mode !== 'quality' && words.test(text) && !unless.test(text)
    )
  })
  const once = draft.brief.clauses.filter((clause) => {
    const text = own(clause.start, clause.end)
    return clause.asks.length > 0 && /\breal-?time\b/.test(text) && !unless.test(text) && clause.asks.every((ask) => words.test(own(ask.start, ask.end)))
  })
  return claimed(draft, where, [...found.map(({ ask }) => ask), ...bare, ...once])
}
/** Messages that everybody leaves and reads in one place, which are no conversations. */
export const board = /\b(?:guest ?books?|message boards?|bulletin boards?|leav(?:e|ing) (?:and view )?(?:a )?messages?)\b/

/** Claims every ask of which this thing came. */
export function claimThing(draft: Draft, thing: Thing, where: string, unless: RegExp): Draft {
  const found = asksIn(draft).filter(({ ask, text }) => {
    const fate = draft.plan.fates.get(ask)
    return fate?.is === 'thing' && fate.thing === thing && !unless.test(text)
  })
  return claimed(
    draft,
    where,
    found.map(({ ask }) => ask),
  )
}
export const says = ({ brief }: Draft, words: RegExp): boolean => words.test(brief.words.toLowerCase())
