import { idFrom, pathFrom } from '../../compose/ids.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import type { Ask } from '../../read/ask.ts'
import type { Clause } from '../../read/clause.ts'
import { type Asked, asksIn, claimed, type Draft, isOpen, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'

/** The words of the description, without those for the look. */
export const wordsOf = ({ brief }: Draft): string => brief.words
export const managerOf = ({ model }: Draft): string | undefined => model.roles.find(({ manages }) => manages)?.id

type Blocks = (id: (wanted: string) => string, path: string) => readonly Block[]
function pageOf(draft: Draft, title: string, blocks: Blocks): Page {
  const path = newPath(draft, pathFrom(title))
  return {
    id: newPageId(draft, idFrom(title, 'page')),
    path,
    title,
    navigation: title,
    blocks: [...blocks((wanted) => newBlockId(draft, wanted), path)],
  }
}

/** The draft with a page for everybody, which stands first in the navigation after the first page and which the first page leads to; its heading is `name` where it is more than what it is called there. */
export function withFirstPage(draft: Draft, title: string, blocks: Blocks, call: string, name = title): Draft {
  const page = { ...pageOf(draft, title, blocks), title: name }
  const pages = draft.model.pages.map((one) => (one.path === '/' ? { ...one, blocks: one.blocks.map((block) => called(block, call, page.path)) } : one))
  const home = pages.findIndex((one) => one.path === '/')
  return withModel(draft, { pages: [...pages.slice(0, home + 1), page, ...pages.slice(home + 1)] })
}
/** The draft with a page for everybody that stands after the others in the navigation. */
export function withLaterPage(draft: Draft, title: string, blocks: Blocks): Draft {
  return withModel(draft, { pages: withPage(draft.model.pages, pageOf(draft, title, blocks)) })
}
function called(block: Block, label: string, page: string): Block {
  return block.kind === 'hero' ? { ...block, primary: { label, page }, secondary: block.primary ?? block.secondary } : block
}

/** The draft with an entity, its actions, and the page where it is kept. */
export function withKept(draft: Draft, entity: Entity, actions: readonly Action[], page: Page | null): Draft {
  const { model } = draft
  return withModel(draft, {
    entities: [...model.entities, entity],
    actions: [...model.actions, ...actions],
    pages: page ? withPage(model.pages, page) : model.pages,
  })
}

/** Whether nothing is built for an ask, or what was is no longer kept. */
export function isOpenOrGone(draft: Draft, asked: Asked): boolean {
  if (isOpen(draft, asked)) return true
  const fate = draft.plan.fates.get(asked.ask)
  if (fate?.is !== 'thing' || draft.claims.has(asked.ask) || draft.claims.has(asked.clause)) return false
  const id = draft.parts.find(({ made }) => made.thing === fate.thing)?.made.entity.id
  return id !== undefined && !draft.model.entities.some((entity) => entity.id === id)
}

/** The draft where the asks whose own words (or whose clause's, for those without an object) are of this kind are built at `where`; a clause whose asks all are is built too. */
export function claimedBy(draft: Draft, where: string, cue: RegExp, not = /(?!)/): Draft {
  const found = asksIn(draft).filter((asked) => {
    const own = draft.brief.words.slice(asked.ask.start, asked.ask.end).toLowerCase()
    return isOpenOrGone(draft, asked) && cue.test(asked.ask.object === null || own.length < 4 ? asked.text : own) && !not.test(asked.text)
  })
  const asks = new Set<Ask>(found.map(({ ask }) => ask))
  const clauses = draft.brief.clauses.filter((clause): clause is Clause => {
    const text = draft.brief.words.slice(clause.start, clause.end).toLowerCase()
    if (not.test(text) || clause.mode === 'style' || clause.mode === 'subject') return false
    if (clause.asks.length === 0) return cue.test(text)
    return clause.asks.every((ask) => asks.has(ask) || draft.claims.has(ask)) && clause.asks.some((ask) => asks.has(ask))
  })
  return claimed(draft, where, [...clauses, ...asks])
}
