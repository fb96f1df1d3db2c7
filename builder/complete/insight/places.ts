import { idFrom } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import { managerOf } from '../../compose/running.ts'
import { singular, titled } from '../../lexicon/inflect.ts'
import type { Block, Entity, Field, Page } from '../../model.ts'
import { type Asked, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'

export const pages_max = 38

/** The entity as the draft has it now. */
export const entityIn = (draft: Draft, id: string): Entity | undefined => draft.model.entities.find((one) => one.id === id)

/** What an ask is about: the thing that became of it, or the one that its words name. */
export function partFor(draft: Draft, { ask, text }: Asked): Part | undefined {
  const fate = draft.plan.fates.get(ask)
  if (fate?.is === 'thing') return draft.parts.find(({ made }) => made.thing === fate.thing)
  const nouns = [ask.object, ...ask.beside].flatMap((phrase) => (phrase ? [phrase.noun] : []))
  const named = draft.parts.find(({ made: { entity } }) =>
    nouns.some((noun) => noun === entity.singular || noun.endsWith(` ${entity.singular}`) || entity.singular.endsWith(` ${singular(noun)}`)),
  )
  return named ?? draft.parts.find(({ made: { entity } }) => new RegExp(`\\b(?:${escaped(entity.singular)}|${escaped(entity.plural)})\\b`).test(text))
}
const escaped = (words: string): string => words.replace(/[^\p{L}\p{N} ]/gu, '.')

const quiet = new Set(['profile', 'favorite', 'cart', 'inquiry', 'job'])
/** The thing that the site is most about. */
export const mainPart = ({ parts }: Draft): Part | undefined =>
  parts.filter(({ made }) => !quiet.has(made.thing.kit)).toSorted((a, b) => b.made.thing.asks.length - a.made.thing.asks.length)[0]

/** The role of whoever an ask is given to; undefined for everybody. */
export function roleFor(draft: Draft, { ask }: Asked): string | undefined {
  const role = draft.cast.roleOf(ask.actors[0] ?? '')
  return role !== '' && draft.model.roles.some(({ id }) => id === role) ? role : undefined
}

/** The page where an entity's rows are listed: that of the role where it has one, else everybody's. */
export function pageOf(draft: Draft, entity: string, role?: string): Page | undefined {
  const about = draft.model.pages.filter(
    ({ path, blocks }) =>
      path !== '/' &&
      blocks.some(
        (block) =>
          (block.kind === 'list' && block.entity === entity) ||
          (block.kind === 'form' && draft.model.actions.find(({ id }) => id === block.action)?.entity === entity),
      ),
  )
  return about.find((page) => role !== undefined && page.role === role) ?? about.find((page) => page.role === undefined) ?? about[0]
}

const change = (draft: Draft, path: string, to: (page: Page) => Page): Draft =>
  withModel(draft, { pages: draft.model.pages.map((page) => (page.path === path ? to(page) : page)) })

/** Adds a block at the end of a page. */
export const withLast = (draft: Draft, path: string, block: Block): Draft => change(draft, path, (page) => ({ ...page, blocks: [...page.blocks, block] }))

/** Puts a block before the others of a page; the list that stood there takes a heading of its own. */
export const withFirst = (draft: Draft, path: string, block: Block): Draft =>
  change(draft, path, (page) => {
    const [first, ...rest] = page.blocks
    if (!first) return { ...page, blocks: [block] }
    const own = first.kind === 'list' && (first.heading === '' || first.heading.toLowerCase() === page.title.toLowerCase())
    const plural = first.kind === 'list' ? entityIn(draft, first.entity)?.plural : undefined
    return { ...page, blocks: [block, own && plural ? { ...first, heading: `All ${plural}` } : first, ...rest] }
  })

export const hasKind = (draft: Draft, path: string, kind: Block['kind']): boolean =>
  draft.model.pages.find((page) => page.path === path)?.blocks.some((block) => block.kind === kind) ?? false

/** A new page with an entry in the navigation; null past the limit. */
export function addPage(
  draft: Draft,
  title: string,
  role: string | undefined,
  blocks: (draft: Draft) => readonly Block[],
): { readonly draft: Draft; readonly path: string } | null {
  if (draft.model.pages.length >= pages_max) return null
  const path = newPath(draft, `/${idFrom(title, 'page').replaceAll('_', '-')}`)
  const page: Page = {
    id: newPageId(draft, idFrom(title, 'page')),
    path,
    title: title.slice(0, 100),
    navigation: title.slice(0, 40),
    ...(role ? { role } : {}),
    blocks: [...blocks(draft)],
  }
  return { draft: withModel(draft, { pages: withPage(draft.model.pages, page) }), path }
}

export const blockId = (draft: Draft, words: string): string => newBlockId(draft, idFrom(words, 'block'))

/** The managing role's id where the entity's rows are for it alone. */
export const keeperOf = (draft: Draft, entity: Entity): string | undefined => (entity.read === 'managed' ? managerOf(draft.model.roles)?.id : undefined)

const born = /birth|born/i
/** The field by which rows have a day. */
export const dateOf = (entity: Entity): Field | undefined =>
  entity.fields.find(({ type, label }) => (type === 'date' || type === 'datetime') && !born.test(label))
export const title = (words: string): string => titled(words)
