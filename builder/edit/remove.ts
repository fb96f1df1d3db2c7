import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { blockNamed, entityNamed, kindNamed, pageNamed, plain, unquoted } from './find.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const removing = /^(?:remove|delete|drop|get rid of|take(?: (?:out|away|down|off))?|erase|i don(?:'|’)t (?:want|need)|no more)\s+(.{1,200})$/iu
const hiding = /^(?:hide|unlist)\s+(.{1,200})$/iu
const article = /^(?:the|my|our|this|that|all|every|any)\s+/i

/** A block without links to a path; null where nothing of it is left. */
function withoutLinks(block: Block, path: string): Block | null {
  if (block.kind === 'hero') {
    const [primary, secondary] = [block.primary, block.secondary].filter((link) => link?.page !== path)
    return block.primary?.page === path || block.secondary?.page === path ? { ...block, primary: primary ?? null, secondary: secondary ?? null } : block
  }
  if (block.kind === 'banner') return block.link?.page === path ? { ...block, link: null } : block
  if (block.kind === 'features') {
    const items = block.items.filter(({ page }) => page !== path)
    return items.length === block.items.length ? block : items.length === 0 ? null : { ...block, items }
  }
  if (block.kind !== 'prices' || block.items.every(({ page }) => page !== path)) return block
  return { ...block, items: block.items.map((item) => (item.page === path ? { ...item, page: null } : item)) }
}

/** The pages with no link to a path; pages that have none stay the same objects. */
export function unlinked(pages: readonly Page[], path: string): Page[] {
  return pages.map((page) => {
    const blocks = page.blocks.flatMap((block) => withoutLinks(block, path) ?? [])
    return blocks.length === page.blocks.length && blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks }
  })
}

function removePage(model: AppModel, request: Request, page: Page, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  if (page.path === '/' || model.pages.length === 1) return { kind: 'understood', says: 'The home page stays: a site needs one.', where: '/', marks }
  const pages = unlinked(
    model.pages.filter((one) => one !== page),
    page.path,
  )
  const linked = pages.filter((one) => !model.pages.includes(one)).map(({ title }) => title)
  const kept = model.entities.some(
    ({ id }) =>
      JSON.stringify(page.blocks).includes(`"${id}"`) ||
      page.blocks.some((block) => block.kind === 'form' && model.actions.some((action) => action.id === block.action && action.entity === id)),
  )
  const says = `Removed the page ${page.title}${linked.length > 0 ? ` and the links to it on ${linked.join(' and ')}` : ''}.${kept ? ' Its rows stay under Data.' : ''}`
  return { kind: 'built', model: { ...model, pages }, says, label: `${page.title} page removed`, where: '', marks }
}

/** Out of the navigation alone; links to it on pages stay. */
function unlistPage(model: AppModel, request: Request, page: Page, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  if (page.navigation === null) return { kind: 'same', says: `${page.title} already is not in the navigation.`, where: page.path, marks }
  const pages = model.pages.map((one) => (one === page ? { ...one, navigation: null } : one))
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `${page.title} is out of the navigation; its address ${page.path} still works.`,
    label: `${page.title} out of the navigation`,
    where: page.path,
    marks,
  }
}

const fromMenu =
  /^(.{1,80}?)(?:\s+(?:link|entry|item|page|tab))?\s+(?:out of|from|off|in) (?:the )?(?:top )?(?:menu|nav|navigation|nav ?bar|navigation bar|header)$/iu

function hidePage(model: AppModel, request: Request, page: Page, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  if (page.path === '/') return { kind: 'understood', says: 'The home page stays in view: a site needs one.', where: '/', marks }
  if (page.navigation === null) return { kind: 'same', says: `${page.title} already is not in the navigation.`, where: page.path, marks }
  const pages = unlinked(model.pages, page.path).map((one) => (one.id === page.id ? { ...one, navigation: null } : one))
  const says = `The page ${page.title} is hidden: nothing links to it any more, and its address ${page.path} still works.`
  return { kind: 'built', model: { ...model, pages }, says, label: `${page.title} hidden`, where: page.path, marks }
}

function removeBlock(model: AppModel, request: Request, found: { page: Page; block: Block }, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  const name = found.block.heading || found.block.kind
  if (found.page.blocks.length === 1) {
    return found.page.path === '/'
      ? { kind: 'understood', says: `“${name}” is all that Home holds, so it stays.`, where: '/', marks }
      : removePage(model, request, found.page, words)
  }
  const pages = model.pages.map((page) => (page === found.page ? { ...page, blocks: page.blocks.filter((block) => block !== found.block) } : page))
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `Removed the section “${name}” from ${found.page.title}.`,
    label: `${name} removed`,
    where: found.page.path,
    marks,
  }
}

/** An entity with its rows: its actions, its blocks, fields that refer to it, and pages that are empty then. */
function removeData(model: AppModel, request: Request, id: string, words: string): Answer {
  const entity = model.entities.find((one) => one.id === id)!
  const gone = new Set(model.actions.filter((action) => action.entity === id).map((action) => action.id))
  const marks = marksOf(request, [[words, 'thing']])
  if (model.entities.some((one) => one.id !== id && one.fields.some((field) => field.entity === id))) {
    const user = model.entities.find((one) => one.id !== id && one.fields.some((field) => field.entity === id))!
    return { kind: 'understood', says: `${capital(user.plural)} refer to ${entity.plural}: remove that field first.`, where: '', marks }
  }
  const keeps = (block: Block) =>
    !('entity' in block && block.entity === id) &&
    !(block.kind === 'form' && gone.has(block.action)) &&
    !(block.kind === 'tiles' && block.tiles.every((tile) => tile.entity === id))
  const trimmed = (block: Block): Block => {
    if (block.kind === 'tiles' && block.tiles.some((tile) => tile.entity === id)) return { ...block, tiles: block.tiles.filter((tile) => tile.entity !== id) }
    return block.kind === 'detail' && block.related.some((related) => related.entity === id)
      ? { ...block, related: block.related.filter((related) => related.entity !== id) }
      : block
  }
  const emptied = model.pages.filter(({ path, blocks }) => path !== '/' && blocks.length > 0 && !blocks.some(keeps))
  let pages = model.pages
    .filter((page) => !emptied.includes(page))
    .map((page) =>
      page.blocks.every((block) => keeps(block) && trimmed(block) === block) ? page : { ...page, blocks: page.blocks.filter(keeps).map(trimmed) },
    )
  for (const page of emptied) pages = unlinked(pages, page.path)
  const after = { ...model, entities: model.entities.filter((one) => one.id !== id), actions: model.actions.filter((action) => !gone.has(action.id)), pages }
  return {
    kind: 'built',
    model: after,
    says: `Removed ${entity.plural} with their rows, forms and lists.`,
    label: `${entity.plural} removed`,
    where: '',
    marks,
  }
}

/** Removes a link, action button, section, page or, where the words say so, the data of a thing; hides pages. */
export const remove: Rule = (model, request) => {
  const hide = hiding.exec(request.read)
  const match = hide ?? removing.exec(request.read)
  if (!match) return null
  const words = match[1]!.replace(article, '').trim()
  const listed = fromMenu.exec(words)
  const unlisted = listed && pageNamed(model, unquoted(listed[1]!))
  if (unlisted) return unlistPage(model, request, unlisted, words)
  const data =
    /^(?:all )?(?:the )?(?:data|rows|entries|table) (?:of|for) (?:the )?(.{1,80})$|^(.{1,80}?) (?:and (?:all )?(?:its|their) (?:data|rows)|data|table|rows)$/iu.exec(
      words,
    )
  const entity = data && entityNamed(model, data[1] ?? data[2]!)
  if (entity && !hide) return removeData(model, request, entity.id, words)
  const located = /^(.{1,80}?) (?:from|on|of|in) (?:the )?(.{1,60}?)$/iu.exec(words)
  const on = located ? pageNamed(model, located[2]!) : undefined
  const what = unquoted(on ? located![1]! : words)
  if (/\b(?:search|filters?|sort(?:ing)?|button|link|field|column)$/i.test(what)) return null
  const whole =
    on || !/\b(?:list|table)$/i.test(what)
      ? undefined
      : model.pages.find(({ title, role }) => !role && plain(title) === plain(what).replace(/ (?:list|table)$/, ''))
  if (whole) return hide ? hidePage(model, request, whole, words) : removePage(model, request, whole, words)
  const named = /\b(?:section|block|banner|hero|list|table|form|chart|quotes?|testimonials)$/i.test(what) || on ? blockNamed(model, what, on) : undefined
  if (named && !/\bpage$/i.test(what)) return removeBlock(model, request, named, what)
  const page = pageNamed(model, what)
  const exact =
    page && (/\b(?:page|screen|tab)$/i.test(what) || [page.title, page.navigation ?? ''].some((name) => plain(name) === plain(what)) || kindNamed(what))
  if (page && exact) return hide ? hidePage(model, request, page, words) : removePage(model, request, page, words)
  const thing = entityNamed(model, what)
  const own =
    thing && plain(thing.plural).endsWith(plain(what)) ? model.pages.find(({ title, role }) => !role && plain(title) === plain(thing.plural)) : undefined
  if (own) return hide ? hidePage(model, request, own, words) : removePage(model, request, own, words)
  const block = blockNamed(model, what)
  if (block) return removeBlock(model, request, block, words)
  const marks = marksOf(request, [[what, 'thing']])
  if (/\bpages?$/i.test(what)) return { kind: 'understood', says: `There is no page called ${what.replace(/ pages?$/i, '')}.`, where: '', marks }
  return what.split(/\s+/).length > 4 ? null : { kind: 'understood', says: `There is nothing called ${what} on this site.`, where: '', marks }
}
