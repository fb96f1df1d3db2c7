import { titled } from '../../lexicon/inflect.ts'
import type { Block, BlockOf, Entity } from '../../model.ts'
import { type Completer, claimed, type Draft, newBlockId } from '../draft.ts'
import { changePages, entityIn, listPage } from '../trade/parts.ts'

const front =
  /\b(?:home ?page|home page|front page|start page|landing page) (?:(?:should|must|can|will|could) )?(?:also )?(?:present|show|display|list|feature|highlight)s? ([^.;]{3,160})/i
/** A site that is one page, and what that page holds. */
const alone = /^[^.!?]*\b(?:landing page|one[- ]page(?:r| (?:web ?)?site)?|single[- ]page (?:web ?)?site)\b/i
const holding = /\bpage (?:(?:should|must|can|will|could) )?(?:also )?(?:ha(?:s|ve)|include|contain|feature|show|display|present)s? ([^.;]{3,200})/gi
const leading = /^(?:a |an |the |some |all )?(?:list of |section of |sections (?:for|with) )?(?:the )?/
const newest = /^(?:newest|latest|recent|new|most recent)\b/
const popular = /^(?:most )?(?:popular|top|best[- ]?\w*|highest[- ]rated|most \w+ed|trending|hot|favou?rite|featured)\b/
/** By what is popular is told, the surest first. */
const liked = /^(?:plays|views|likes|votes|downloads|subscribers|followers|members|sold|rating|reads|score|stars)$/i
const mostSections = 3
const mostHeld = 5

/** A landing page shows what it is said to hold one under the other. */
function heldOn(draft: Draft): Draft {
  const { words } = draft.brief
  if (!alone.test(words)) return draft
  const items = [...words.matchAll(holding)].flatMap(([, list]) => itemsOf(list!.replace(/ to (?:enhance|increase|improve|build|boost)\b.*$/i, '')))
  const lists = items.flatMap((item) => sectionOf(draft, item) ?? [])
  const once = lists.filter(({ entity }, at) => lists.findIndex((one) => one.entity === entity) === at).slice(0, mostHeld)
  return once.length === 0 ? draft : withLists(draft, once)
}
const itemsOf = (list: string): string[] => list.split(/, and |, | and | as well as /).map((item) => item.trim().toLowerCase().replace(leading, ''))
const withLists = (draft: Draft, lists: readonly BlockOf<'list'>[]): Draft => {
  const taken = new Set(lists.map(({ entity }) => entity))
  return changePages(draft, (page) => (page.path === '/' ? { ...page, blocks: withSections(page.blocks, lists, taken) } : page))
}

/** "the home page should present popular shows and the newest episodes": each as a section of its own, under those words. */
export const pageContents: Completer = (draft) => {
  const said = front.exec(draft.brief.words)
  if (!said) return heldOn(draft)
  const items = itemsOf(said[1]!)
  const lists = items.flatMap((item) => sectionOf(draft, item) ?? []).slice(0, mostSections)
  if (lists.length === 0) return draft
  const placed = withLists(draft, lists)
  const clauses = draft.brief.clauses.filter(({ start, end }) => start < said.index + said[0].length && end > said.index)
  return lists.length < items.length ? placed : claimed(placed, '/', clauses)
}

const withSections = (blocks: readonly Block[], lists: readonly Block[], entities: ReadonlySet<string>): Block[] => {
  const kept = blocks.filter((block) => block.kind !== 'list' || !entities.has(block.entity))
  const hero = kept.findIndex(({ kind }) => kind === 'hero') + 1
  return [...kept.slice(0, hero), ...lists, ...kept.slice(hero)]
}

/** What the words want on the first page: the rows of the thing that they name, the newest or the best liked first. */
function sectionOf(draft: Draft, item: string): BlockOf<'list'> | null {
  const entity = draft.model.entities.find(({ read, plural, singular }) => read === 'public' && (endsWith(item, plural) || endsWith(item, singular)))
  const page = entity && listPage(draft, entity.id)
  const list = page?.blocks.find((block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === entity?.id)
  if (!entity || !list) return null
  const by = popular.test(item) ? likedIn(draft, entity) : null
  return {
    ...list,
    id: newBlockId(draft, `${entity.id}_section`),
    heading: titled(item).slice(0, 78),
    search: false,
    filters: [],
    sorts: [],
    actions: [],
    scope: 'all',
    per_page: list.layout === 'table' ? 5 : 3,
    fields: list.fields.slice(0, 4),
    ...(by !== null && { order: { field: by, down: true } }),
    ...(newest.test(item) && { order: { field: null, down: true } }),
  }
}
const endsWith = (item: string, noun: string): boolean => item === noun || item.endsWith(` ${noun}`) || noun.endsWith(` ${item.split(' ').at(-1)}`)
const likedIn = (draft: Draft, { id }: Entity): string | null =>
  entityIn(draft, id)?.fields.find(({ type, label }) => (type === 'number' || type === 'rating') && liked.test(label))?.id ?? null
