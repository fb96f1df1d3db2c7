import type { AppModel, Page } from '../model.ts'
import { entityNamed, pageNamed, plain } from './find.ts'
import { addPage } from './pages.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const listing =
  /^(?:show|put|add|have|bring|get|list|include|unhide|return)\s+(?:the\s|our\s)?(.{2,40}?)(?:\s+(?:page|link|tab|entry|item))?(?:\s+back)?\s+(?:in|into|to|on)\s+(?:the\s)?(?:top\s|main\s)?(?:menu|navigation|nav|nav ?bar)(?:\s+(?:for (?:everyone|everybody|all|visitors)|again|too))?$/iu
const missing =
  /^(?:the\s)?(.{2,40}?)\s+page\s+is\s+(?:missing|gone|not there)$|^(?:the\s)?(.{2,40}?)\s+page\s+missing$|^(?:where is|where(?:'|’)s|there is no|there(?:'|’)s no|i (?:can(?:'|’)?t|cannot) (?:see|find))\s+(?:the\s|a\s|my\s|our\s)?(.{2,40}?)\s+page$/iu
const seen =
  /^(?:visitors|everyone|everybody|people|the public|anyone|guests|customers)\s+(?:must|should|need to|have to)\s+(?:be able to\s)?(?:see|view|read|browse)\s+(?:the\s|all\s|our\s)?(.{2,40})$/iu

/** The page of these words that everybody has; a thing is listed on it. */
function openPage(model: AppModel, words: string): Page | undefined {
  const open = model.pages.filter(({ role }) => role === undefined)
  const wanted = plain(words)
  const entity = entityNamed(model, words)
  return (
    open.find(({ title, navigation }) => [title, navigation ?? ''].some((name) => plain(name) === wanted)) ??
    open.find(({ path, blocks }) => path !== '/' && entity !== undefined && blocks.some((block) => block.kind === 'list' && block.entity === entity.id)) ??
    (entity ? undefined : pageNamed({ ...model, pages: open }, words))
  )
}

/** Puts a page back into the menu, or makes the one that everybody misses: "show suppliers in the menu", "the speakers page is missing". */
export const enlist: Rule = (model, request): Answer | null => {
  const match = listing.exec(request.read) ?? missing.exec(request.read) ?? seen.exec(request.read)
  if (!match) return null
  const words = (match[1] ?? match[2] ?? match[3])!
  const marks = marksOf(request, [[words, 'thing']])
  const page = openPage(model, words)
  if (page && page.navigation !== null) return { kind: 'same', says: `${page.title} already is in the menu, at ${page.path}.`, where: page.path, marks }
  if (page) {
    const pages = model.pages.map((one) => (one === page ? { ...page, navigation: page.title } : one))
    return { kind: 'built', model: { ...model, pages }, says: `${page.title} is in the menu now.`, label: `${page.title} in the menu`, where: page.path, marks }
  }
  const entity = entityNamed(model, words)
  return entity && entity.read === 'public' ? added(model, request, entity.plural) : null
}

const added = (model: AppModel, request: Request, of: string): Answer | null => addPage(model, { ...request, read: `add a ${of} page`, shift: request.end + 1 })
