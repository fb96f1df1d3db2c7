import type { AppModel, Block, Page } from '../model.ts'
import { blockNamed, pageNamed, unquoted } from './find.ts'
import { marksOf, type Rule } from './rule.ts'

const pattern =
  /^(?:move|put|place|show|make)\s+(?:the\s|my\s|our\s)?(.{1,80}?)\s+(?:(?:be |come |go |to |at |in |as )?(?:the\s)?(?:(very )?(first|last|front|end|start|beginning|top|bottom)(?:\s+(?:page|entry|item|section|of the (?:page|menu|navigation|site)|in the (?:menu|navigation)))?)|(before|after|above|below|under|behind|over)\s+(?:the\s|my\s|our\s)?(.{1,80}))$/iu

/** The list with one item elsewhere: at an end, or next to another; the same list where it stands there already. */
function moved<Item>(list: readonly Item[], item: Item, to: { first?: boolean; beside?: Item; after?: boolean }): Item[] {
  const rest = list.filter((one) => one !== item)
  const index = to.beside === undefined ? (to.first ? 0 : rest.length) : rest.indexOf(to.beside) + (to.after ? 1 : 0)
  return rest.toSpliced(index, 0, item)
}

const sameOrder = <Item>(a: readonly Item[], b: readonly Item[]) => a.every((item, index) => item === b[index])

interface Place {
  readonly first: boolean
  readonly after: boolean
  readonly other: string | undefined
  readonly said: string
}

/** The order of pages is that of the navigation; home keeps its place at the root, wherever it stands. */
function movePage(model: AppModel, page: Page, place: Place): Page[] | null {
  const beside = place.other ? pageNamed(model, place.other) : undefined
  if (place.other && (!beside || beside === page)) return null
  const lastOpen = model.pages.findLast(({ role }) => role === page.role && page.role === undefined)
  if (!place.first && !beside && lastOpen && lastOpen !== page) return moved(model.pages, page, { beside: lastOpen, after: true })
  return moved(model.pages, page, { first: place.first, ...(beside && { beside }), after: place.after })
}

function moveBlock(found: { page: Page; block: Block }, beside: Block | undefined, place: Place): Block[] | null {
  if (place.other && (!beside || beside === found.block)) return null
  const hero = found.page.blocks[0]?.kind === 'hero' ? found.page.blocks[0] : undefined
  if (place.first && hero && hero !== found.block) return moved(found.page.blocks, found.block, { beside: hero, after: true })
  return moved(found.page.blocks, found.block, { first: place.first, ...(beside && { beside }), after: place.after })
}

/** "Swap classes and bookings": each page takes the other's place. */
export const swap: Rule = (model, request) => {
  const match = /^(?:swap|switch|exchange)\s+(?:the\s)?(.{2,60}?)\s+(?:and|with|for)\s+(?:the\s)?(.{2,60}?)(?:\s+pages?)?$/iu.exec(request.read)
  const [one, other] = match ? [pageNamed(model, match[1]!), pageNamed(model, match[2]!)] : []
  if (!match || !one || !other || one === other) return null
  const pages = model.pages.map((page) => (page === one ? other : page === other ? one : page))
  const marks = marksOf(request, [
    [match[1]!, 'thing'],
    [match[2]!, 'thing'],
  ])
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `${one.title} and ${other.title} have changed places.`,
    label: `${one.title} and ${other.title} swapped`,
    where: one.path,
    marks,
  }
}

/** Moves a page in the navigation, or a section on its page: first, last, before or after another. */
export const move: Rule = (model, request) => {
  const located = /^(.{8,200}?)\s+on\s+(?:the\s|my\s|our\s)?(.{2,40}?)(?:\s+page)?$/iu.exec(request.read)
  const on = located ? pageNamed(model, located[2]!) : undefined
  const match = pattern.exec(on ? located![1]! : request.read)
  if (!match) return null
  const what = unquoted(match[1]!)
  const end = match[3]?.toLowerCase()
  const beside = match[4]?.toLowerCase()
  const other = match[5] && unquoted(match[5])
  const place: Place = {
    first: end !== undefined && /first|front|start|beginning|top/.test(end),
    after: beside !== undefined && /after|below|under|behind/.test(beside),
    other,
    said: end ? (/first|front|start|beginning|top/.test(end) ? 'first' : 'last') : `${/after|below|under|behind/.test(beside!) ? 'after' : 'before'} ${other}`,
  }
  const page = on || /\b(?:section|block)$/i.test(what) ? undefined : pageNamed(model, what)
  const marks = marksOf(request, [[match[1]!, 'thing']])
  const vertical = /^(?:above|below|under|over|top|bottom)$/.test(end ?? beside ?? '') ? blockNamed(model, what) : undefined
  if (page && !(vertical && !/\bpage$/i.test(what))) {
    const pages = movePage(model, page, place)
    if (!pages) return null
    if (sameOrder(pages, model.pages) && page.navigation !== null)
      return { kind: 'same', says: `${page.title} already comes ${place.said}.`, where: page.path, marks }
    const unlisted = page.navigation === null && !/^(?:log in|register)$/i.test(page.title) && !page.blocks.every(({ kind }) => kind === 'detail')
    const shown = unlisted ? pages.map((one) => (one === page ? { ...page, navigation: page.title } : one)) : pages
    return {
      kind: 'built',
      model: { ...model, pages: shown },
      says: `${page.title} ${unlisted ? 'is in the menu now and comes' : 'now comes'} ${place.said}.`,
      label: `${page.title} ${place.said}`,
      where: page.path,
      marks,
    }
  }
  const found = blockNamed(model, what, on)
  if (!found) return null
  const blocks = moveBlock(found, other ? blockNamed(model, other, found.page)?.block : undefined, place)
  if (!blocks) return null
  const name = found.block.heading || found.block.kind
  if (sameOrder(blocks, found.page.blocks)) return { kind: 'same', says: `“${name}” already comes ${place.said}.`, where: found.page.path, marks }
  const pages = model.pages.map((one) => (one === found.page ? { ...one, blocks } : one))
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `“${name}” now comes ${place.said} on ${found.page.title}.`,
    label: `${name} ${place.said}`,
    where: found.page.path,
    marks,
  }
}
