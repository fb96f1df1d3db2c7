import type { AppModel, Page } from '../model.ts'
import { pageNamed, plain, unquoted } from './find.ts'
import { renamedSite } from './rename.ts'
import type { Request } from './request.ts'
import { retitleBlock, retitleButton, retitleHeading, retitlePage, retitleTagline, rewrite } from './retitle.ts'
import { renameThing, replaceText } from './reword.ts'
import type { Rule } from './rule.ts'
import { already, built, quoted, sentence, type Wanted } from './wording.ts'

const change = /^(?:change|set|update|replace|rename|retitle|reword|rewrite|edit|make|swap|turn|use)\s/i
const betweens = [/\sto(?: say| read| be)?\s+(?=\S)|:\s*(?=\S)/i, /\s(?:into|as|with|by|say|says|read|reads)\s+(?=\S)/i]
const say =
  /^(?:let |have |make )?(?:the |my |our )?(.{2,80}?)\s(?:should (?:say|read|be)|must (?:say|read)|to (?:say|read)|say|says|reads?):?\s+(.{1,2000})$/isu

/** Parts of a page that words "should be"; of other things, that tells what they are like. */
const speaks = /\b(?:headline|heading|title|tag ?line|sub ?title|slogan|button|motto|description|text)$/i

const afterQuote =
  /^\s*(?:everywhere|instead(?: of .{1,80})?|throughout|please|in (?:the |our )?(?:header|headline|menu|title)|on (?:all|every|the) .{2,40})?$/iu
const beforeQuote = /^(?:(?:our|the|my|a) )?(?:new )?(?:slogan|name|text|words?|title|headline|line)\s*:?\s*$/iu
/** The words that are to stand there: what is quoted, where nothing but a place or a name for it stands beside the quotation. */
function toOf(words: string): string {
  const found = /^(.{0,30}?)(?:"([^"\n]{1,2000})"|“([^”\n]{1,2000})”|(?<!\p{L})'([^'\n]{1,400})'(?!\p{L})|‘([^’\n]{1,400})’(?!\p{L}))(.{0,100})$/su.exec(
    words.trim(),
  )
  const inside =
    found && (found[1] === '' || beforeQuote.test(found[1]!)) && afterQuote.test(found[6]!) ? (found[2] ?? found[3] ?? found[4] ?? found[5]) : undefined
  return inside?.trim() ?? unquoted(words.trim().replace(/\s+(?:everywhere|throughout)(?: on the (?:site|website))?$/iu, ''))
}
const throughout =
  /\s+(?:everywhere|throughout|(?:on|in|across) (?:every|all|each)(?: the)? (?:pages?|places?)|(?:throughout|in|on|across) the (?:whole |entire )?(?:site|website|app))$/i
/** The words to put, without "everywhere" behind quoted words, or behind a thing that is renamed. */
const placed = (to: string, verb: string): string => (/^["“'‘]/.test(to) || /^(?:replace|rename|swap)/i.test(verb) ? to.replace(throughout, '') : to)

/** The parts of "change WHAT to TO", both as they stand; quoted words never divide it. */
function wantedOf(request: Request): Wanted | null {
  const { read } = request
  const lead = change.exec(read)
  if (!lead) {
    const said = say.exec(read)
    if (said && /\sbe:?\s/i.test(read.slice(said[1]!.length, read.length - said[2]!.length + 1)) && !speaks.test(said[1]!)) return null
    return said ? { what: said[1]!, to: toOf(said[2]!) } : null
  }
  const rest = read.slice(lead[0].length)
  const quoted = /^(?:the (?:text |words |word )?)?(?:"([^"\n]{1,400})"|“([^”\n]{1,400})”|'([^'\n]{1,400})'|‘([^’\n]{1,400})’)/u.exec(rest)
  const from = quoted ? quoted[0].length : 0
  const found = betweens.map((between) => between.exec(rest.slice(from))).find((match) => match)
  if (!found) return null
  const to = toOf(placed(rest.slice(from + found.index + found[0].length), lead[0]))
  if (quoted && to !== '' && /^\s*(?:in|on|at|from) (?:the |our )?[\p{L} ]{3,30}$/iu.test(rest.slice(from, from + found.index))) return { what: quoted[0], to }
  return to === '' ? null : { what: rest.slice(0, from + found.index).replace(/^(?:the|my|our)\s/i, ''), to }
}

/** The page that "… of the about page" or "… on the about page" names, or home. */
function placeIn(model: AppModel, what: string): { what: string; page: Page | undefined } {
  const match = /^(.{2,60}?) (?:of|on|in) (?:the |my |our )?(.{2,60})$/iu.exec(what)
  const page = match ? pageNamed(model, match[2]!) : undefined
  return page ? { what: match![1]!, page } : { what, page: undefined }
}

const headingWords =
  /^(?:(?:main |big |page |home ?page |hero |top )?(?:headline|heading|title|hero text|header text|hero title|h1)|hero|welcome (?:text|message))$/i
const taglineWords =
  /^(?:tag ?line|sub ?title|slogan|sub ?head(?:ing|line)|motto|strap ?line|hero subtitle|intro(?:duction)?(?: text)?|text under (?:the )?(?:headline|heading|title))$/i
const summaryWords = /^(?:(?:meta |site )?description|summary)$/i

/** The headline of home, where it is no other than the name of the site. */
const namedBy = ({ name, pages }: AppModel) => pages.find(({ path }) => path === '/')?.blocks.find(({ kind, heading }) => kind === 'hero' && heading === name)

/** Changes a headline, tagline, button, page, section, thing or any text to other words. */
export const retext: Rule = (model, request) => {
  const wanted = wantedOf(request)
  if (!wanted || wanted.what.trim() === '') return null
  const { what, page } = placeIn(model, wanted.what.trim())
  const here = { what: wanted.what, to: wanted.to }
  const ownPage = /^(.{2,60}?)(?: page)?(?:(?:’|')s)? (?:headline|heading|title)$/iu.exec(what)
  const called = /^(?:title|name)$/i.test(what) || unquoted(what) === model.name ? namedBy(model) : undefined
  if (called && (!page || page.path === '/')) return renamedSite(model, request, here.to)
  if (headingWords.test(what)) return retitleHeading(model, request, here, page)
  if (taglineWords.test(what)) return retitleTagline(model, request, here)
  if (summaryWords.test(what)) {
    const summary = here.to.slice(0, 2000)
    return summary === model.summary
      ? already('The description already reads so.', '/')
      : built({ ...model, summary }, request, here, sentence(`The description is now ${quoted(summary)}`), 'new description', '/')
  }
  if (page && /^(?:text|texts|words|content|contents|paragraph)$/i.test(what)) return rewrite(model, request, here, page)
  if (/\bbutton\b|^(?:cta|call to action)$/i.test(what)) return retitleButton(model, request, here, page)
  if (ownPage) {
    const of = pageNamed(model, ownPage[1]!)
    const block = of ? null : retitleBlock(model, request, { ...here, what: unquoted(ownPage[1]!) }, page)
    return of
      ? / page$/i.test(what.replace(/ (?:headline|heading|title)$/i, '')) && / title$/i.test(what)
        ? retitlePage(model, request, here, of)
        : retitleHeading(model, request, here, of)
      : block
  }
  if (/\bpage$/i.test(what)) {
    const of = pageNamed(model, unquoted(what.replace(/\s*page$/i, '')))
    if (of && /\s(?:say|says|read|reads):?\s/i.test(request.read)) return retitleHeading(model, request, here, of)
    return of ? retitlePage(model, request, here, of) : null
  }
  const named = unquoted(what)
  const exactPage = model.pages.find(({ title, navigation }) => [title, navigation].some((name) => name?.toLowerCase() === named.toLowerCase()))
  const isThing = model.entities.some(({ singular: one, plural: many }) => [one, many].includes(named.toLowerCase()))
  if (exactPage && !isThing && /^(?:rename|retitle)\b/i.test(request.read)) return retitlePage(model, request, here, exactPage)
  if (/\bsection$/i.test(what)) return retitleBlock(model, request, { ...here, what: named }, page)
  const thing = renameThing(model, request, { ...here, what: named })
  if (thing) return thing
  const titledPage = model.pages.find(({ title, navigation }) => plain(title) === plain(named) || (navigation && plain(navigation) === plain(named)))
  if (titledPage && /^(?:rename|retitle)\b/i.test(request.read)) return retitlePage(model, request, here, titledPage)
  return replaceText(model, request, here) ?? retitleButton(model, request, here)
}

const endsQuoted = /["”'’]\s*$/u
/** The same for a request whose new words stand in quotation marks, which no other rule may read. */
export const retextQuoted: Rule = (model, request) => (endsQuoted.test(request.read.slice(-4)) && change.test(request.read) ? retext(model, request) : null)
