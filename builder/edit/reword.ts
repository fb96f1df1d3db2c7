import { capital, plural, singular } from '../lexicon/inflect.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { isTyped } from '../typed.ts'
import { isSentence, plain, unquoted } from './find.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import type { Answer } from './rule.ts'
import { already, built, quoted, type Wanted } from './wording.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The text with phrases wherever they stand as whole words, small or capital as they stood; the first that fits is taken. */
function withPhrases(text: string, swaps: readonly (readonly [from: string, to: string])[]): string {
  const any = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${swaps.map(([from]) => escaped(from)).join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
  return text.replaceAll(any, (was) => {
    const to = swaps.find(([from]) => from === was.toLowerCase())?.[1] ?? was
    return was[0] === was[0]!.toLowerCase() ? to : capital(to)
  })
}

/** Cards that lead to pages speak of the thing as those do. */
function withCards(block: Block, paths: ReadonlySet<string>, reworded: (text: string) => string): Block {
  if (block.kind !== 'features' || !block.items.some(({ page }) => page && paths.has(page))) return block
  const items = block.items.map((item) =>
    item.page && paths.has(item.page) ? { ...item, title: cut(reworded(item.title), 160), text: reworded(item.text) } : item,
  )
  return { ...block, items }
}

/** A thing's words in singular and plural, in the titles, headings and buttons that speak of it. Ids, paths and rows stay. */
export function renameThing(model: AppModel, request: Request, wanted: Wanted): Answer | null {
  const was = plain(wanted.what)
  const entity = model.entities.find(({ singular: one, plural: many }) => [plain(one), plain(many)].includes(was))
  if (!entity || wanted.to.length > 60 || isSentence(wanted.to)) return null
  const one = singular(wanted.to.toLowerCase())
  const many = plural(one)
  if (entity.singular === one) return already(`Those already are called ${many}.`, '')
  const swaps = [
    [entity.plural, many],
    [entity.singular, one],
  ] as const
  const isWord = (text: string) => swaps.some(([from]) => text.toLowerCase() === from)
  // What the owner wrote in place stays, but for the word alone.
  const reworded = (text: string) => (isTyped(model, text) && !isWord(text) ? text : withPhrases(text, swaps))
  const actions = model.actions.map((action) =>
    action.entity === entity.id ? { ...action, name: cut(reworded(action.name), 160), confirmation: reworded(action.confirmation) } : action,
  )
  const speaks = (block: Block) =>
    ('entity' in block && block.entity === entity.id) ||
    (block.kind === 'form' && model.actions.some(({ id, entity: of }) => id === block.action && of === entity.id))
  const own = model.pages.filter(({ blocks }) => blocks.some(speaks))
  const paths = new Set(own.map(({ path }) => path))
  const pages = model.pages.map((page) => {
    const blocks = page.blocks.map((block) =>
      speaks(block)
        ? ({
            ...block,
            heading: cut(reworded(block.heading), 200),
            ...(block.kind === 'list' ? { empty: reworded(block.empty) } : {}),
            ...(block.kind === 'form' ? { text: reworded(block.text) } : {}),
          } as Block)
        : withCards(block, paths, reworded),
    )
    if (blocks.every((block, index) => block === page.blocks[index])) return page
    if (!own.includes(page) || page.path === '/') return { ...page, blocks }
    return { ...page, title: cut(reworded(page.title), 160), navigation: page.navigation && cut(reworded(page.navigation), 160), blocks }
  })
  const entities = model.entities.map((of) => (of === entity ? { ...of, singular: one, plural: many } : of))
  const where = pages.find((page, index) => page !== model.pages[index])?.path ?? ''
  return built(
    { ...model, entities, actions, pages },
    request,
    wanted,
    `${capital(entity.plural)} are now called ${many}; their rows stay.`,
    `${many} for ${entity.plural}`,
    where,
  )
}

/** The parts of a page that hold words for people, rather than ids, paths or kinds. */
const worded = new Set([
  'title',
  'navigation',
  'heading',
  'text',
  'label',
  'caption',
  'value',
  'empty',
  'quote',
  'price',
  'lines',
  'paragraphs',
  'examples',
  'kept',
  'name',
])

/** Any text of the pages or confirmations, found by its words. */
export function replaceText(model: AppModel, request: Request, wanted: Wanted): Answer | null {
  const from = unquoted(wanted.what.replace(/^(?:the )?(?:text|words?|line|sentence)\s+/i, ''))
  if (from.length < 2) return null
  let count = 0
  const reword = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (!worded.has(key) || !value.includes(from)) return value
      count += 1
      return cut(
        value.replaceAll(from, () => wanted.to),
        key === 'label' || key === 'title' || key === 'name' || key === 'navigation' ? 160 : key === 'heading' ? 200 : 2000,
      )
    }
    if (Array.isArray(value)) {
      const items = value.map((item) => reword(item, key))
      return items.some((item, index) => item !== value[index]) ? items : value
    }
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, part]) => [name, reword(part, name)] as const)
    return entries.some(([name, part]) => part !== (value as Record<string, unknown>)[name]) ? Object.fromEntries(entries) : value
  }
  const pages = reword(model.pages, '') as Page[]
  if (count === 0) return null
  const where = pages.find((page, index) => page !== model.pages[index])?.path ?? ''
  return built(
    { ...model, pages },
    request,
    wanted,
    `${quoted(from)} now reads ${quoted(wanted.to)}${count > 1 ? `, in ${count} places` : ''}.`,
    `new text ${quoted(cut(wanted.to, 30))}`,
    where,
  )
}
