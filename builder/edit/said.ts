import type { Action, AppModel, Block, Entity, Page } from '../model.ts'
import { same } from '../patch.ts'

type Keyed = { readonly id: string }
const idsIn = (list: readonly Keyed[]) => new Set(list.map(({ id }) => id))
const small = new Set(
  'the and with for from that this they them their can could should would will when where which what who have has add show make include page pages site people users user visitors everyone all each every any new also list form manage management'.split(
    ' ',
  ),
)
const wordsIn = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !small.has(word))
const akin = (one: string, other: string): boolean => one.startsWith(other.slice(0, 5)) || other.startsWith(one.slice(0, 5))

/** What stands for rows and says nothing by itself: a section of another kind came with what the words ask for. */
const usual = new Set(['list', 'form', 'detail', 'features', 'hero', 'text', 'banner', 'tiles', 'chart', 'report', 'welcome'])

interface Judged {
  readonly before: AppModel
  readonly after: AppModel
  /** Entities, actions and pages that stay though they are new, and fields of old entities as `entity/field`. */
  readonly fresh: ReadonlySet<string>
  readonly says: (name: string, without?: string) => boolean
}

const mentions = (part: unknown, ids: ReadonlySet<string>): boolean => {
  if (typeof part === 'string') return ids.has(part)
  if (typeof part !== 'object' || part === null) return false
  return Object.values(part).some((one) => mentions(one, ids))
}

/** New entities that the words name, with those that they and the sections beside rows belong to; all of them where the words name none. */
function entitiesKept({ before, after, says }: Omit<Judged, 'fresh'>): Set<string> {
  const old = idsIn(before.entities)
  const fresh = after.entities.filter(({ id }) => !old.has(id))
  const named = fresh.filter(({ singular, plural }) => says(`${singular} ${plural}`))
  if (named.length === 0) return idsIn(fresh)
  const kept = idsIn(named)
  const sections = after.pages.flatMap((page) => page.blocks.filter(({ kind }) => !usual.has(kind)))
  for (const entity of fresh) {
    const refers = entity.fields.some((field) => field.entity !== undefined && kept.has(field.entity))
    const isReferred = named.some(({ fields }) => fields.some((field) => field.entity === entity.id))
    const hasPage = after.pages.some(
      ({ navigation, blocks }) => navigation !== null && blocks.some((block) => block.kind === 'list' && block.entity === entity.id),
    )
    if (refers || isReferred || (!hasPage && mentions(sections, new Set([entity.id])))) kept.add(entity.id)
  }
  return kept
}

/** Whether the words say something of what an old entity got: a field, a choice, an act. */
function isSaidOf(entity: Entity, was: Entity, fresh: readonly Action[], says: Judged['says']): boolean {
  const own = `${entity.singular} ${entity.plural}`
  const fields = entity.fields.filter(({ id }) => !was.fields.some((one) => one.id === id))
  const names = [
    ...fields.flatMap(({ label, choices = [] }) => [label, ...choices]),
    ...fresh.filter((one) => one.entity === entity.id).map(({ name }) => name),
  ]
  return names.some((name) => says(name, own))
}

/** An old entity as it was, with the fields by which it names what is new. */
function entityKept(entity: Entity, was: Entity, kept: ReadonlySet<string>): Entity {
  const refers = entity.fields.filter((field) => !was.fields.some(({ id }) => id === field.id) && field.entity !== undefined && kept.has(field.entity))
  if (refers.length === 0) return was
  const seeds = was.seeds.map((row, at) => ({
    ...row,
    ...Object.fromEntries(refers.flatMap(({ id }) => (entity.seeds[at]?.[id] === undefined ? [] : [[id, entity.seeds[at][id]!]]))),
  }))
  return { ...was, fields: [...was.fields, ...refers], seeds }
}

/** An entity without steps that it got and the words do not name. */
function withoutSteps(entity: Entity, was: Entity | undefined, news: readonly Action[], says: Judged['says']): Entity {
  const { lifecycle, ...rest } = entity
  const acts = news.filter(({ kind, entity: of }) => kind === 'transition' && of === entity.id)
  const states = entity.fields.find(({ id }) => id === lifecycle?.field)?.choices ?? []
  if (!was || was.lifecycle || !lifecycle || [...states, ...acts.map(({ name }) => name)].some((name) => says(name, entity.plural))) return entity
  const fields = entity.fields.filter(({ id }) => id !== lifecycle.field || was.fields.some((one) => one.id === id))
  const has = (id: string) => fields.some((field) => field.id === id)
  return { ...rest, fields, seeds: entity.seeds.map((row) => Object.fromEntries(Object.entries(row).filter(([id]) => has(id)))) }
}

function blocksOf(page: Page, was: Page | undefined, { fresh, says }: Judged): readonly Block[] {
  return page.blocks.flatMap((block) => {
    const old = was?.blocks.find(({ id }) => id === block.id)
    if (old) return [same(old, block) || mentions(block, fresh) ? block : old]
    return mentions(block, fresh) || (!usual.has(block.kind) && was === undefined) || says(`${block.heading} ${block.kind.replaceAll('_', ' ')}`) ? [block] : []
  })
}

/** Lists of fields and actions name no more than there is, and cards lead to no page that is not. */
function within(block: Block, model: AppModel): Block {
  if (block.kind === 'features')
    return block.items.every(({ page }) => page === null || model.pages.some(({ path }) => path === page))
      ? block
      : { ...block, items: block.items.filter(({ page }) => page === null || model.pages.some(({ path }) => path === page)) }
  if (block.kind !== 'list' && block.kind !== 'detail') return block
  const entity = model.entities.find(({ id }) => id === block.entity)
  const has = (id: string) => entity?.fields.some((field) => field.id === id) ?? false
  const actions = block.actions.filter((id) => model.actions.some((one) => one.id === id))
  if (block.kind === 'detail') return { ...block, fields: block.fields.filter(has), actions }
  return { ...block, fields: block.fields.filter(has), filters: block.filters.filter(has), sorts: block.sorts.filter(has), actions }
}

/** Pages for who manages stand in the menu as the ones before do, without a page that gathers them. */
function gatheredNot(pages: readonly Page[], before: AppModel): readonly Page[] {
  const old = idsIn(before.pages)
  const isListed = ({ role, navigation, path }: Page) => role !== undefined && navigation !== null && path.startsWith('/manage-')
  if (!before.pages.some(isListed) || old.has('management')) return pages
  return pages
    .filter(({ id }) => id !== 'management')
    .map((page) => (!old.has(page.id) && page.role !== undefined && page.path.startsWith('/manage-') ? { ...page, navigation: page.title } : page))
}

/**
 * A site that grew by a message, without what the words neither say nor bring along: other things, fields, steps, sections and pages that a longer
 * description would have had besides.
 */
export function asSaid(before: AppModel, after: AppModel, words: string): AppModel {
  const names = before.entities.flatMap(({ singular, plural }) => wordsIn(`${singular} ${plural}`))
  const said = wordsIn(words)
  const says = (name: string, without = ''): boolean => {
    const own = wordsIn(without)
    return wordsIn(name).some((word) => !own.some((one) => akin(one, word)) && said.some((other) => akin(word, other)))
  }
  const isNamedAnew = (name: string): boolean => wordsIn(name).some((word) => !names.includes(word) && said.some((other) => akin(word, other)))
  const kept = entitiesKept({ before, after, says: isNamedAnew })
  const oldActions = idsIn(before.actions)
  const news = after.actions.filter(({ id }) => !oldActions.has(id))
  const isTold = (entity: Entity): boolean => {
    const was = before.entities.find(({ id }) => id === entity.id)
    return was === undefined ? kept.has(entity.id) : isSaidOf(entity, was, news, says)
  }
  const told = new Set(after.entities.filter(isTold).map(({ id }) => id))
  const entities = after.entities.flatMap((entity) => {
    const was = before.entities.find(({ id }) => id === entity.id)
    if (told.has(entity.id)) return [withoutSteps(entity, was, news, says)]
    return was ? [entityKept(entity, was, kept)] : []
  })
  const actionsKept = news.filter(
    ({ entity, transition }) =>
      told.has(entity) &&
      (transition === undefined || entities.some(({ id, lifecycle }) => id === entity && lifecycle?.transitions.some((one) => one.id === transition))),
  )
  const fresh = new Set([...kept, ...idsIn(actionsKept)])
  const fitting = (action: Action): Action => {
    const of = entities.find(({ id }) => id === action.entity)
    return { ...action, fields: action.fields.filter((id) => of?.fields.some((field) => field.id === id)) }
  }
  const actions = after.actions.flatMap((action) => {
    const was = before.actions.find(({ id }) => id === action.id)
    if (!was) return actionsKept.includes(action) ? [fitting(action)] : []
    return [told.has(action.entity) || mentions(action, fresh) ? fitting(action) : was]
  })
  for (const entity of entities) {
    const was = before.entities.find(({ id }) => id === entity.id)
    if (was && told.has(entity.id)) for (const { id } of entity.fields) if (!was.fields.some((one) => one.id === id)) fresh.add(id)
  }
  const oldPages = idsIn(before.pages)
  const bringing = after.pages.filter(({ id, blocks }) => !oldPages.has(id) && mentions(blocks, fresh))
  for (const { path } of bringing) fresh.add(path)
  const judged: Judged = { before, after, fresh, says: isNamedAnew }
  const shown = after.pages.flatMap((page) => {
    const was = before.pages.find(({ id }) => id === page.id)
    const blocks = blocksOf(page, was, judged)
    return was || blocks.length > 0 ? [{ ...page, blocks: [...blocks] }] : []
  })
  const parts = { ...after, entities, actions, pages: [...shown] }
  const pages = gatheredNot(shown, before).map((page) => ({ ...page, blocks: page.blocks.map((block) => within(block, parts)) }))
  const roles = after.roles.filter(
    ({ id, name }) => before.roles.some((role) => role.id === id) || says(name) || [...pages, ...actions].some(({ role }) => role === id),
  )
  const { accounts, ...open } = after
  const isOpen = !before.accounts && !says('account login register member password') && kept.size === 0 && told.size === 0
  return { ...(isOpen ? open : after), ...(isOpen || !accounts ? {} : { accounts }), roles, entities, actions, pages: [...pages] }
}
