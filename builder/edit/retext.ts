import { capital, plural, singular } from '../lexicon/inflect.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { actionNamed, blockNamed, pageNamed, plain, unquoted } from './find.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const change = /^(?:change|set|update|replace|rename|retitle|reword|rewrite|edit|make|swap|turn|use)\s/i
const betweens = [/\sto(?: say| read| be)?\s+(?=\S)|:\s*(?=\S)/i, /\s(?:into|as|with|by|say|says|read|reads)\s+(?=\S)/i]
const say = /^(?:let |have |make )?(?:the |my |our )?(.{2,80}?)\s(?:should (?:say|read|be)|must (?:say|read)|to (?:say|read)|say|says|reads?)\s+(.{1,2000})$/isu

interface Wanted {
  readonly what: string
  readonly to: string
}

/** The parts of "change WHAT to TO", both as they stand; quoted words never divide it. */
function wantedOf(request: Request): Wanted | null {
  const { read } = request
  const lead = change.exec(read)
  if (!lead) {
    const said = say.exec(read)
    return said ? { what: said[1]!, to: unquoted(said[2]!) } : null
  }
  const rest = read.slice(lead[0].length)
  const quoted = /^(?:the (?:text |words |word )?)?(?:"([^"\n]{1,400})"|“([^”\n]{1,400})”|'([^'\n]{1,400})'|‘([^’\n]{1,400})’)/u.exec(rest)
  const from = quoted ? quoted[0].length : 0
  const found = betweens.map((between) => between.exec(rest.slice(from))).find((match) => match)
  if (!found) return null
  const to = unquoted(rest.slice(from + found.index + found[0].length))
  return to === '' ? null : { what: rest.slice(0, from + found.index).replace(/^(?:the|my|our)\s/i, ''), to }
}

const withPages = (model: AppModel, of: Page, change: (page: Page) => Page): AppModel => ({
  ...model,
  pages: model.pages.map((page) => (page === of ? change(page) : page)),
})
const withBlock = (model: AppModel, of: Page, was: Block, is: Block): AppModel =>
  withPages(model, of, (page) => ({ ...page, blocks: page.blocks.map((block) => (block === was ? is : block)) }))
const quoted = (text: string) => `“${cut(text, 80)}”`
/** A sentence with its full stop, which a quotation that ends one does not get twice. */
const sentence = (text: string) => (/[.!?…]”$/.test(text) ? text : `${text}.`)

function built(model: AppModel, request: Request, { what, to }: Wanted, says: string, label: string, where: string): Answer {
  return {
    kind: 'built',
    model,
    says,
    label,
    where,
    marks: marksOf(request, [
      [what, 'thing'],
      [to, 'style'],
    ]).slice(0, 2),
  }
}
const already = (says: string, where: string): Answer => ({ kind: 'same', says, where, marks: [] })

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
const buttonWords = /^(?:(?:main |primary |first |hero |top |call to action |cta )?button|cta|call to action)(?: (?:text|label))?$/i

function retitleHeading(model: AppModel, request: Request, wanted: Wanted, on: Page | undefined): Answer | null {
  const page = on ?? model.pages.find(({ path }) => path === '/') ?? model.pages[0]!
  const block = page.blocks.find(({ kind }) => kind === 'hero') ?? page.blocks[0]
  if (!block) return null
  const heading = cut(wanted.to, 200)
  if (block.heading === heading) return already(sentence(`The headline already is ${quoted(heading)}`), page.path)
  return built(
    withBlock(model, page, block, { ...block, heading }),
    request,
    wanted,
    sentence(`The headline of ${page.title} is now ${quoted(heading)}`),
    'new headline',
    page.path,
  )
}

function retitleTagline(model: AppModel, request: Request, wanted: Wanted): Answer {
  const tagline = wanted.to.slice(0, 2000)
  if (model.tagline === tagline) return already(sentence(`The tagline already is ${quoted(tagline)}`), '/')
  const home = model.pages.find(({ path }) => path === '/')
  const hero = home?.blocks.find((block) => block.kind === 'hero')
  const after = home && hero ? withBlock(model, home, hero, { ...hero, text: tagline }) : model
  return built({ ...after, tagline }, request, wanted, sentence(`The tagline is now ${quoted(tagline)}`), 'new tagline', '/')
}

/** Names the words on a button: an action's, or a link's in a hero or banner. */
function retitleButton(model: AppModel, request: Request, wanted: Wanted): Answer | null {
  const name = cut(wanted.to, 160)
  const said = unquoted(wanted.what.replace(/\s*\bbutton\b(?: text| label)?\s*/i, ' ').trim())
  const exact = model.actions.some((one) => one.name.toLowerCase() === said.toLowerCase())
  const action = !exact && linked(model, said) ? undefined : actionNamed(model, said)
  if (action) {
    if (action.name === name) return already(sentence(`That button already says ${quoted(name)}`), '')
    const actions = model.actions.map((one) => (one === action ? { ...one, name } : one))
    return built({ ...model, actions }, request, wanted, sentence(`The button ${quoted(action.name)} now says ${quoted(name)}`), `${name} button`, '')
  }
  const main = buttonWords.test(wanted.what)
  for (const page of model.pages) {
    for (const block of page.blocks) {
      const after = relinked(block, main ? null : plain(said), name)
      if (after)
        return built(
          withBlock(model, page, block, after),
          request,
          wanted,
          sentence(`The button on ${page.title} now says ${quoted(name)}`),
          `${name} button`,
          page.path,
        )
    }
  }
  return null
}

const linked = (model: AppModel, label: string) =>
  model.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'hero' && [block.primary, block.secondary].some((link) => link?.label.toLowerCase() === label.toLowerCase())),
  )

/** A hero or banner whose link of that label, or whose main link for null, is called otherwise; null where there is none. */
function relinked(block: Block, label: string | null, name: string): Block | null {
  const fits = (link: { label: string } | null) => !!link && (label === null || plain(link.label) === label)
  if (block.kind === 'banner' && block.link && fits(block.link)) return { ...block, link: { ...block.link, label: name } }
  if (block.kind !== 'hero') return null
  if (block.primary && fits(block.primary)) return { ...block, primary: { ...block.primary, label: name } }
  return block.secondary && fits(block.secondary) && label !== null ? { ...block, secondary: { ...block.secondary, label: name } } : null
}

/** A page's title, its navigation entry and the headings that were the same words. The path stays, so that links keep working. */
function retitlePage(model: AppModel, request: Request, wanted: Wanted, page: Page): Answer {
  const title = cut(wanted.to.replace(/ page$/i, ''), 160)
  if (page.title === title) return already(`That page already is called ${quoted(title)}.`, page.path)
  const was = [page.title, page.navigation].map((name) => name && plain(name))
  const blocks = page.blocks.map((block) => (block.kind !== 'hero' && was.includes(plain(block.heading)) ? { ...block, heading: title } : block))
  const after = withPages(model, page, (of) => ({ ...of, title, navigation: of.navigation === null ? null : title, blocks }))
  return built(after, request, wanted, `The page ${page.title} is now called ${title}. Its address stays ${page.path}.`, `${title} page`, page.path)
}

function retitleBlock(model: AppModel, request: Request, wanted: Wanted, on: Page | undefined): Answer | null {
  const found = blockNamed(model, unquoted(wanted.what.replace(/ (?:section|heading|headline|title|block)$/i, '')), on)
  if (!found) return null
  const heading = cut(wanted.to, 200)
  if (found.block.heading === heading) return already(sentence(`That section already is called ${quoted(heading)}`), found.page.path)
  const after = withBlock(model, found.page, found.block, { ...found.block, heading })
  return built(
    after,
    request,
    wanted,
    sentence(`The section ${quoted(found.block.heading || found.block.kind)} is now called ${quoted(heading)}`),
    `${cut(heading, 40)} section`,
    found.page.path,
  )
}

/** A thing's words in singular and plural, in the titles, headings and buttons that speak of it. Ids, paths and rows stay. */
function renameThing(model: AppModel, request: Request, wanted: Wanted): Answer | null {
  const was = plain(wanted.what)
  const entity = model.entities.find(({ singular: one, plural: many }) => [plain(one), plain(many)].includes(was))
  if (!entity || wanted.to.length > 60) return null
  const one = singular(wanted.to.toLowerCase())
  const many = plural(one)
  if (entity.singular === one) return already(`Those already are called ${many}.`, '')
  const swaps = [
    [entity.plural, many],
    [entity.singular, one],
  ] as const
  const reworded = (text: string) =>
    swaps.reduce(
      (now, [from, to]) =>
        now
          .split(/(\p{L}+)/u)
          .map((part) => (part.toLowerCase() === from ? (part[0] === part[0]!.toLowerCase() ? to : capital(to)) : part))
          .join(''),
      text,
    )
  const actions = model.actions.map((action) =>
    action.entity === entity.id ? { ...action, name: cut(reworded(action.name), 160), confirmation: reworded(action.confirmation) } : action,
  )
  const speaks = (block: Block) =>
    ('entity' in block && block.entity === entity.id) ||
    (block.kind === 'form' && model.actions.some(({ id, entity: of }) => id === block.action && of === entity.id))
  const pages = model.pages.map((page) =>
    page.blocks.some(speaks)
      ? {
          ...page,
          title: cut(reworded(page.title), 160),
          navigation: page.navigation && cut(reworded(page.navigation), 160),
          blocks: page.blocks.map((block) =>
            speaks(block)
              ? ({ ...block, heading: cut(reworded(block.heading), 200), ...(block.kind === 'list' ? { empty: reworded(block.empty) } : {}) } as Block)
              : block,
          ),
        }
      : page,
  )
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

/** Any text of the pages or confirmations, found by its words. */
function replaceText(model: AppModel, request: Request, wanted: Wanted): Answer | null {
  const from = unquoted(wanted.what.replace(/^(?:the )?(?:text|words?|line|sentence)\s+/i, ''))
  if (from.length < 2) return null
  let count = 0
  const reword = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (['id', 'kind', 'art', 'page', 'entity', 'action', 'layout', 'path'].includes(key) || !value.includes(from)) return value
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
    const entries = Object.entries(value).map(
      ([name, part]) => [name, reword(part, ['fields', 'filters', 'sorts', 'actions'].includes(name) ? 'id' : name)] as const,
    )
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

/** Changes a headline, tagline, button, page, section, thing or any text to other words. */
export const retext: Rule = (model, request) => {
  const wanted = wantedOf(request)
  if (!wanted || wanted.what.trim() === '') return null
  const { what, page } = placeIn(model, wanted.what.trim())
  const here = { what: wanted.what, to: wanted.to }
  const ownPage = /^(.{2,60}?)(?: page)?(?:(?:’|')s)? (?:headline|heading|title)$/iu.exec(what)
  if (headingWords.test(what)) return retitleHeading(model, request, here, page)
  if (taglineWords.test(what)) return retitleTagline(model, request, here)
  if (summaryWords.test(what)) {
    const summary = here.to.slice(0, 2000)
    return summary === model.summary
      ? already('The description already reads so.', '/')
      : built({ ...model, summary }, request, here, sentence(`The description is now ${quoted(summary)}`), 'new description', '/')
  }
  if (/\bbutton\b|^(?:cta|call to action)$/i.test(what)) return retitleButton(model, request, here)
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
    return of ? retitlePage(model, request, here, of) : null
  }
  const named = unquoted(what)
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
