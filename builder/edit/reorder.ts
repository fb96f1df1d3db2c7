import { listed } from '../lexicon/inflect.ts'
import { pageNamed, unquoted } from './find.ts'
import { marksOf, type Rule } from './rule.ts'

const ordering =
  /^(?:(?:reorder|re-order|order|arrange|rearrange|sort|change the order of|put|show)\s+(?:the\s|my\s|our\s|all\s)?(?:menu|navigation|nav|pages|tabs|menu (?:entries|items)|entries)(?:\s+(?:like this|as follows|in (?:this|the|the following) order|so|as|to))?\s*[:,-]?\s+|(?:the\s)?(?:order (?:of (?:the\s)?(?:pages|menu|navigation|tabs|entries) )?(?:should be|is now|must be)|(?:menu|navigation|pages|tabs) should (?:be|go|read)(?: in (?:this|the) order)?)\s*[:,-]?\s*)(.{5,400})$/isu

/** Puts the pages that are named in their order, "reorder the menu: Home, About, Shop"; others stay after them. */
export const reorder: Rule = (model, request) => {
  const match = ordering.exec(request.read)
  const names = (match?.[1] ?? '').split(/\s*(?:,|;|>|→|\/)\s*(?:and |then )?|\s+(?:and|then)\s+/i).map((name) => unquoted(name.trim()))
  const pages = names.filter((name) => name !== '').map((name) => pageNamed(model, name))
  if (!match || pages.length < 2) return null
  const marks = marksOf(request, [[match[1]!, 'thing']])
  const missing = names.filter((name, at) => name !== '' && pages[at] === undefined)
  if (missing.length > 0) return { kind: 'understood', says: `There is no page called ${listed(missing.slice(0, 3))}.`, where: '', marks }
  const named = [...new Set(pages.flatMap((page) => page ?? []))]
  const places = model.pages.flatMap((page, at) => (named.includes(page) ? [at] : []))
  const after = [...model.pages]
  places.forEach((place, at) => {
    after[place] = named[at]!
  })
  const titles = listed(named.map(({ navigation, title }) => navigation ?? title))
  if (after.every((page, at) => page === model.pages[at])) return { kind: 'same', says: `The pages already come in the order ${titles}.`, where: '/', marks }
  return { kind: 'built', model: { ...model, pages: after }, says: `The navigation now goes ${titles}.`, label: 'pages in another order', where: '/', marks }
}
