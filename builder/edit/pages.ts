import { article, capital, isPlural, singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { type Asked, askedOf } from './asked.ts'
import { addTo } from './fields.ts'
import { entityNamed, entityOfPage, isSentence, managingRole, pageNamed, plain } from './find.ts'
import { cut, newId, newPath } from './ids.ts'
import { actOf } from './people.ts'
import { permitting } from './permit.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { thingsAt } from './stock.ts'
import { statisticsBlocks, stockPages, wordsBlocks } from './stock-blocks.ts'
import { type AskedThing, formOf, listOf, stockNamed, thingFor, titleOf } from './things.ts'

const most = 40

/** The page before the managing pages at the end of the list, so that these stay last. */
function putIn(model: AppModel, page: Page): AppModel {
  const last = model.pages.findLastIndex(({ role }) => role === undefined)
  return { ...model, pages: model.pages.toSpliced(page.role ? model.pages.length : last + 1, 0, page) }
}

/** The model with blocks that are not on a page yet, so that their ids count as taken. */
const withBlocks = (model: AppModel, blocks: readonly Block[]): AppModel => ({
  ...model,
  pages: [...model.pages, { id: '', path: '/', title: '', navigation: null, blocks: [...blocks] }],
})

/** A page of this title with a navigation entry, whose id and path no other has. */
export function newPage(model: AppModel, title: string, blocks: readonly Block[], role?: string): Page {
  const id = newId(withBlocks(model, blocks), `${title.slice(0, 36)} page`, 'page')
  return { id, path: newPath(model, title), title: cut(title, 160), navigation: cut(title, 60), ...(role && { role }), blocks: [...blocks] }
}

interface Added {
  readonly model: AppModel
  readonly page: Page
  readonly says: string
}

/** A page with a thing's list, its form, or both; rows that only the managing role reads have no list on it. */
export function addThingPage(model: AppModel, noun: string, asked: AskedThing & { readonly title?: string } = {}): Added {
  const { model: with_, entity, create } = thingFor(model, noun, asked)
  const title =
    asked.title ??
    (entity.read === 'public'
      ? capital(stockNamed(noun) && !isPlural(noun) && !entity.plural.startsWith(noun.slice(0, 3)) ? noun : entity.plural)
      : titleOf(noun))
  const blocks: Block[] = []
  const place = (block: (now: AppModel) => Block) => blocks.push(block(withBlocks(with_, blocks)))
  if (entity.read !== 'managed')
    place((now) => listOf(now, entity, entity.read === 'own' ? `My ${entity.plural}` : title, entity.read === 'own' ? 'mine' : 'all'))
  if (!create.role) place((now) => formOf(now, create, entity.read === 'managed' ? title : create.name))
  if (entity.read === 'own') blocks.reverse()
  let after = putIn(with_, newPage(with_, title, blocks))
  const page = after.pages.find(({ id }) => !with_.pages.some((one) => one.id === id))!
  if (create.role) after = putIn(after, newPage(after, create.name, [formOf(after, create, create.name)], create.role))
  const role = after.roles.find(({ id }) => id === create.role)
  return { model: after, page, says: told(page, entity, role?.name, create.name) }
}

function told(page: Page, entity: { read: string; plural: string }, role: string | undefined, verb: string): string {
  if (entity.read === 'managed') return `Added a ${page.title} page with a form; what people send is kept under Data.`
  if (role)
    return `Added ${article(page.title)} ${page.title} page with a list of ${entity.plural}; ${role} adds them on the page “${verb}”, and they are kept under Data.`
  if (entity.read === 'own')
    return `Added ${article(page.title)} ${page.title} page with a form, where each visitor also sees their own ${entity.plural}; they are kept under Data.`
  return `Added ${article(page.title)} ${page.title} page with a list and a form; what people send is shown there and kept under Data.`
}

const textNouns =
  /\b(?:history|story|mission|vision|location|directions|rules?|policy|policies|shipping|returns?|imprint|legal|welcome|thanks?|thank you|instructions?|philosophy|values|press kit|downloads?|accessibility|cookies?|coming soon|landing|info|information|opening hours|hours|care|sustainability|warranty|benefits|introduction|overview)\b/i
const statistics = /^(?:statistics?|stats|dashboard|analytics|numbers|reports?|overview of numbers|charts?|metrics)$/

const isKnown = (noun: string) =>
  stockPages.some(({ words }) => words.test(noun)) || statistics.test(noun) || !!stockNamed(noun) || Object.hasOwn(thingsAt, singular(noun))

/** "A shopping list", "a wishlist": a noun that the lexicon knows, by itself. */
const isThing = (read: string, noun: string) =>
  /^(?:add|create|build|include|make)\s+(?:an?|some|the|another)\s[\p{L} -]{3,30}$/iu.test(read) && isKnownNoun(singular(noun))

function answer(request: Request, asked: Asked, added: Added): Answer {
  const marks = marksOf(request, [[asked.noun, 'thing']])
  const label = `${/^[A-Z]{2}/.test(added.page.title) ? added.page.title : added.page.title.toLowerCase()} page`
  return { kind: 'built', model: added.model, says: added.says, label, where: added.page.path, marks }
}

/** An entity that the model has already, on a page of its own. */
function pageForEntity(model: AppModel, asked: Asked): Added | null {
  const entity = entityNamed(model, asked.noun)
  if (!entity || ![plain(entity.singular), plain(entity.plural)].includes(plain(asked.noun))) return null
  const title = asked.title ?? capital(entity.plural)
  const manager = managingRole(model)?.id
  const page = newPage(model, title, [listOf(model, entity, title)], entity.read === 'managed' ? manager : undefined)
  return { model: putIn(model, page), page, says: `Added a ${title} page with a list of the ${entity.plural} that are there.` }
}

function stockPage(model: AppModel, asked: Asked, noun: string): Added | null {
  const stock = stockPages.find(({ words }) => words.test(noun))
  const blocks = stock ? stock.blocks(model, asked.title ?? stock.title) : statistics.test(noun) ? statisticsBlocks(model) : null
  if (!blocks || blocks.length === 0) return null
  const page = newPage(model, asked.title ?? (stock ? stock.title : titleOf(noun)), blocks)
  const sample = stock?.title === 'Pricing' && !model.entities.some(({ read, fields }) => read === 'public' && fields.some(({ type }) => type === 'money'))
  const note = sample ? ' Its prices are samples: tell me the real ones.' : stock?.title === 'Gallery' ? ' Its pictures are drawn from the theme.' : ''
  return {
    model: putIn(model, page),
    page,
    says: `Added ${article(page.title === 'FAQ' ? 'eff' : page.title)} ${page.title} page and its entry in the navigation.${note}`,
  }
}

const peopleCan =
  /^(?:(?:add|create|make|build)\s+)?(?:an?|the|another)?\s*(?:new\s)?(?:page|section|place|screen|form)\s+(?:where|on which|so that|that lets|for)\s+(?:people|users|visitors|customers|clients|everyone|guests|members|anyone|they|i|we)\s+(?:can\s|may\s|to\s)?(.{2,200})$/isu
/** "A page where people can see upcoming events" is a page for them; where they make something, it is their permission to. */
function pageForActs(model: AppModel, request: Request, acts: string): Answer | null {
  const done = actOf(acts)
  if (!done) return null
  const rest = done.rest.replace(/^(?:(?:the|our|all|my|new|latest|current|upcoming|available)\s+){1,3}/i, '')
  const read = done.act === 'view' || done.act === 'search' ? `add a page for ${rest}` : `people can ${acts}`
  const shift = request.shift + request.read.length - read.length
  return done.act === 'view' || done.act === 'search' ? addPage(model, { ...request, read, shift }) : permitting(model, { ...request, read, shift })
}

/** The page of these words; one that is a role's own leaves room for everybody's where the words name what is listed on it. */
function pageThere(model: AppModel, words: string): Page | undefined {
  const page = pageNamed(model, words)
  const entity = entityNamed(model, words)
  const isAbout = entity !== undefined && [entity.singular, entity.plural].some((name) => plain(name) === plain(words))
  const isOpen = model.pages.some(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === entity?.id))
  return page?.role !== undefined && isAbout && entity.read === 'public' && !isOpen ? undefined : page
}

/** Adds a page: a stock one, one for a thing with its list and form, or one of words. */
export const addPage: Rule = (model, request) => {
  const where = peopleCan.exec(request.read)
  if (where) return pageForActs(model, request, where[1]!)
  const asked = askedOf(request.read)
  if (!asked) return null
  const noun = asked.noun
    .toLowerCase()
    .replace(/^(?:the|our|my|a|an)\s+/, '')
    .trim()
  if (noun === '' || !/\p{L}/u.test(noun) || (!asked.isPage && !asked.isForm && !isKnown(noun) && !isThing(request.read, noun))) return null
  const there = pageThere(model, asked.title ?? noun)
  const marks = marksOf(request, [[asked.noun, 'thing']])
  const asks = there && asked.with ? entityOfPage(model, there) : undefined
  if (asks) return addTo(model, request, { entity: asks, form: true }, asked.with!)
  if (there) return { kind: 'same', says: `There already is the page ${there.title}, at ${there.path}.`, where: there.path, marks }
  if (model.pages.length >= most - 1) return { kind: 'understood', says: `A site holds ${most} pages at most; remove one first.`, where: '', marks }
  const stock = stockPage(model, asked, noun) ?? pageForEntity(model, asked)
  if (stock) return answer(request, asked, stock)
  const words = noun.split(/\s+/).length
  if (!stockNamed(noun) && !asked.with && !asked.isForm && (asked.isAbout || textNouns.test(noun) || words > 4)) {
    const title = titleOf(asked.title ?? asked.noun)
    const page = newPage(model, title, wordsBlocks(model, title))
    const says = `Added a page called ${page.title} with a first line for you to change.`
    return answer(request, asked, { model: putIn(model, page), page, says })
  }
  if (isSentence(noun)) return null
  const title = asked.title ?? (isKnown(noun) ? titleOf(noun) : undefined)
  return answer(
    request,
    asked,
    addThingPage(model, noun, {
      ...(title ? { title } : {}),
      ...(asked.with ? { fields: asked.with } : {}),
      ...(asked.isOpen ? { managed: false } : {}),
      ...(asked.isForm && !stockNamed(noun) ? { read: 'managed' as const, managed: false, verb: 'Send' } : {}),
    }),
  )
}
