import { capital } from '../lexicon/inflect.ts'
import type { AppModel, BlockOf, Entity } from '../model.ts'
import { fieldNamed } from './find.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

type List = BlockOf<'list'>

/** Changes the lists of an entity; null where it has none. */
function changed(model: AppModel, entity: Entity, change: (list: List) => List): { model: AppModel; where: string; any: boolean } | null {
  let [where, any, found] = ['', false, false]
  const pages = model.pages.map((page) => {
    const blocks = page.blocks.map((block) => {
      if (block.kind !== 'list' || block.entity !== entity.id) return block
      found = true
      const after = change(block)
      any ||= after !== block
      return after
    })
    if (blocks.every((block, index) => block === page.blocks[index])) return page
    where ||= page.path
    return { ...page, blocks }
  })
  return found ? { model: { ...model, pages }, where, any } : null
}

function answer(
  model: AppModel,
  request: Request,
  words: string,
  entity: Entity,
  change: (list: List) => List,
  told: { says: string; same: string; label: string },
): Answer | null {
  const after = changed(model, entity, change)
  const marks = marksOf(request, [[words, 'thing']])
  if (!after) return { kind: 'understood', says: `No page lists ${entity.plural} yet.`, where: '', marks }
  return after.any
    ? { kind: 'built', model: after.model, says: told.says, label: told.label, where: after.where, marks }
    : { kind: 'same', says: told.same, where: '', marks }
}

const layouts: readonly (readonly [RegExp, List['layout'], string])[] = [
  [/^(?:cards?|grid|tiles?|gallery)$/i, 'cards', 'cards'],
  [/^(?:tables?|rows|spreadsheet|list)$/i, 'table', 'a table'],
  [/^(?:feed|timeline|stream|blog)$/i, 'feed', 'a feed'],
  [/^(?:agenda|calendar|schedule)$/i, 'agenda', 'an agenda'],
]
const showing =
  /^(?:show|display|make|list|turn|present|change)\s+(?:the\s|all\s)?(.{1,60}?)(?:\s+(?:page|list))?\s+(?:as|in|into|to|like)\s+(?:an?\s)?([a-z]{3,12})(?:\s+(?:view|layout|list))?(?:\s+instead(?:\s+of\s.{2,24})?)?$/iu
const paging = /^(?:show|display|list|have)\s+(\d{1,3})\s+(.{1,60}?)\s+(?:per|on (?:each|a|one)|a)\s+page$/iu
const finding =
  /^(?:add|put|include|enable|remove|hide|delete|drop|disable)\s+(?:an?\s|the\s)?(search(?:\s(?:bar|box|field))?|filters?|sort(?:ing)?)(?:\s+by\s+(.{1,40}?))?(?:\s+(?:to|on|for|in|from)\s+(?:the\s|all\s)?(.{1,60}))?$/iu
const making = /^(?:make|let)\s+(?:the\s)?(.{1,60}?)\s+(?:be\s)?(searchable(?: by .{1,40})?|sortable by (.{1,40})|filterable by (.{1,40}))$/iu

/** The entity named, or the only one that is listed. */
function listed(model: AppModel, words: string | undefined): Entity | undefined {
  if (words) return targetNamed(model, words)?.entity
  const shown = model.entities.filter(({ id }) => model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === id)))
  return shown.length === 1 ? shown[0] : undefined
}

function searchEverywhere(model: AppModel, request: Request, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  const lacks = (block: AppModel['pages'][number]['blocks'][number]) => block.kind === 'list' && !block.search
  const where = model.pages.filter(({ blocks }) => blocks.some(lacks))
  if (where.length === 0) return { kind: 'same', says: 'Every list already can be searched.', where: '', marks }
  const pages = model.pages.map((page) =>
    where.includes(page) ? { ...page, blocks: page.blocks.map((block) => (lacks(block) ? { ...(block as List), search: true } : block)) } : page,
  )
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `Every list can now be searched, on ${where.map(({ title }) => title).join(' and ')} too.`,
    label: 'search on every list',
    where: where[0]!.path,
    marks,
  }
}

const arranging =
  /^(?:(?:let|allow) (?:people|users|visitors|customers|everyone)(?: to)? |(?:people|users|visitors|customers) can |make it possible to )?(sort|filter|order)(?: (?:the |all )?(.{1,60}?))? by (?:the |their )?(.{1,40})$/iu

function finder(model: AppModel, request: Request, what: string, by: string | undefined, of: string | undefined, on: boolean): Answer | null {
  const holder = by && !of ? model.entities.find((entity) => fieldNamed(entity, by)) : undefined
  const entity = listed(model, of) ?? holder
  if (!entity) return !of && on && /^search/i.test(what) ? searchEverywhere(model, request, what) : null
  const many = entity.plural
  if (/^search/i.test(what)) {
    const told = on
      ? { says: `${capital(many)} can now be searched.`, same: `${capital(many)} already can be searched.`, label: `search for ${many}` }
      : { says: `${capital(many)} have no search any more.`, same: `${capital(many)} have no search.`, label: `no search for ${many}` }
    return answer(model, request, what, entity, (list) => (list.search === on ? list : { ...list, search: on }), told)
  }
  const field = by ? fieldNamed(entity, by) : undefined
  if (!field && on) return null
  const key = /^filter/i.test(what) ? 'filters' : 'sorts'
  if (field && key === 'filters' && !['choice', 'boolean', 'reference'].includes(field.type))
    return { kind: 'understood', says: `Filters work on choices, yes or no, and references; ${field.label} is none of them.`, where: '', marks: [] }
  const verb = key === 'filters' ? 'filtered' : 'sorted'
  const end = field ? ` by ${field.label.toLowerCase()}` : ''
  const change = (list: List): List => {
    const there = field ? list[key].includes(field.id) : list[key].length > 0
    if (there === on) return list
    return { ...list, [key]: on ? [...list[key], field!.id] : list[key].filter((id) => field && id !== field.id) }
  }
  const told = on
    ? { says: `${capital(many)} can now be ${verb}${end}.`, same: `${capital(many)} already can be ${verb}${end}.`, label: `${many} ${verb}${end}` }
    : { says: `${capital(many)} can no longer be ${verb}${end}.`, same: `${capital(many)} cannot be ${verb}${end}.`, label: `${many} not ${verb}${end}` }
  return answer(model, request, what, entity, change, told)
}

/** How the rows of a thing are listed: as cards or a table, how many on a page, with search, filters and sorting. */
export const relist: Rule = (model, request) => {
  const { read } = request
  const shown = showing.exec(read)
  const layout = shown && layouts.find(([words]) => words.test(shown[2]!))
  const entity = layout && targetNamed(model, shown[1]!)?.entity
  if (layout && entity) {
    const told = {
      says: `${capital(entity.plural)} are now shown as ${layout[2]}.`,
      same: `${capital(entity.plural)} already are shown as ${layout[2]}.`,
      label: `${entity.plural} as ${layout[2]}`,
    }
    return answer(model, request, shown[1]!, entity, (list) => (list.layout === layout[1] ? list : { ...list, layout: layout[1] }), told)
  }
  const paged = paging.exec(read)
  const many = paged && targetNamed(model, paged[2]!)?.entity
  if (many) {
    const count = Math.min(100, Math.max(1, Number(paged[1])))
    const told = {
      says: `Each page now shows ${count} ${many.plural}.`,
      same: `Each page already shows ${count} ${many.plural}.`,
      label: `${count} ${many.plural} a page`,
    }
    return answer(model, request, paged[2]!, many, (list) => (list.per_page === count ? list : { ...list, per_page: count }), told)
  }
  const found = finding.exec(read)
  if (found) return finder(model, request, found[1]!, found[2], found[3], !/^(?:remove|hide|delete|drop|disable)/i.test(read))
  const arranged = arranging.exec(read)
  if (arranged) return finder(model, request, /^filter/i.test(arranged[1]!) ? 'filter' : 'sort', arranged[3], arranged[2], true)
  const made = making.exec(read)
  if (!made) return null
  return finder(model, request, made[2]!.split(' ')[0]!.replace(/able$/, ''), made[3] ?? made[4], made[1], true)
}
