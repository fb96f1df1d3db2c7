import { singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Action, AppModel, Block, Entity, Field, Page, Role } from '../model.ts'

/** Whether words go on to say something, and so are no name: "diploma when they apply", "fees and move it up". */
export const isSentence = (words: string): boolean =>
  /\b(?:they|it|them|you|we|when|while|before|until|should|must|can|could|please|because)\b|\band (?:then|also|move|put|make|call|add|remove|show|hide|change|rename|let)\b|\bthe (?:first|second|third|last)\b/i.test(
    words.replace(/["“][^"”]*["”]/g, ''),
  )

/** Words for comparison: lower case, letters and digits, each in the singular, without articles. */
export function plain(words: string): string {
  return words
    .slice(0, 300)
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:the|a|an|my|our|your|their|this|that|all|any)$/.test(word))
    .map(singular)
    .join(' ')
}

/** Words without quotation marks around them, trimmed. */
export function unquoted(words: string): string {
  const trimmed = words.trim()
  return /^["“‘'].*["”’']$/su.test(trimmed) && trimmed.length > 1 ? trimmed.slice(1, -1).trim() : trimmed
}

const homeWords = new Set([
  'home',
  'homepage',
  'home page',
  'landing page',
  'landing',
  'start page',
  'front page',
  'main page',
  'index',
  'first page',
  'first',
  'start',
  'front',
  'front of the site',
  'beginning',
  'main',
])
const kindWords: readonly (readonly [Block['kind'], RegExp])[] = [
  ['faq', /^(?:faq|question|frequently asked question|q and a)$/],
  ['gallery', /^(?:gallery|photo|picture|image|portfolio)$/],
  ['prices', /^(?:pricing|price|plan|rate)$/],
  ['quotes', /^(?:testimonial|quote|review|what people say|customer quote)$/],
  ['contact', /^(?:contact|contact detail|address)$/],
  ['steps', /^(?:step|how it work)$/],
  ['features', /^(?:feature|card|link|feature card)$/],
  ['banner', /^(?:banner|call to action|cta|announcement)$/],
  ['hero', /^(?:hero|hero section|intro)$/],
  ['chart', /^(?:chart|graph|diagram)$/],
  ['tiles', /^(?:tile|number|statistic|stat|figure|count)$/],
  ['form', /^(?:form)$/],
  ['list', /^(?:list|table)$/],
]

/** The block kind that the words name, "testimonials" say; undefined for none. */
export const kindNamed = (words: string): Block['kind'] | undefined => {
  const wanted = plain(words)
  return kindWords.find(([, pattern]) => pattern.test(wanted))?.[0]
}

const withoutPart = (wanted: string) => wanted.replace(/ (?:page|section|block|screen|tab|form|list|table)$/, '')

/** A page of a single row, that no navigation leads to. */
const isOfRow = ({ navigation, blocks }: Page): boolean => navigation === null && blocks[0]?.kind === 'detail'

/** The page that the words name by title, navigation entry, path or the thing that it is about; undefined for none. */
export function pageNamed(model: AppModel, words: string): Page | undefined {
  const whole = plain(words)
  const wanted = withoutPart(whole)
  if (wanted === '') return undefined
  if (homeWords.has(wanted) || homeWords.has(whole)) return model.pages.find(({ path }) => path === '/')
  const names = ({ title, navigation, path, id }: Page) => [title, navigation ?? '', path.slice(1), id].map(plain).filter((name) => name !== '')
  const exact = model.pages.filter((page) => names(page).some((name) => name === wanted || withoutPart(name) === wanted))
  const listed = exact.find((page) => !isOfRow(page))
  if (listed) return listed
  const kind = kindNamed(wanted)
  const holding = kind && model.pages.find(({ path, blocks }) => path !== '/' && blocks[0]?.kind === kind)
  const near = model.pages.filter((page) => page.path !== '/' && names(page).some((name) => name.startsWith(`${wanted} `) || name.endsWith(` ${wanted}`)))
  return holding ?? near.find((page) => page.navigation !== null && page.role === undefined) ?? exact[0] ?? near[0]
}

/** The one entity that is called so by the field that names its rows, or whose things are of that kind: "tasks" for to-do items. */
function alike(model: AppModel, wanted: string): Entity | undefined {
  const titled = model.entities.filter(({ title, fields }) => fields.some(({ id, label }) => id === title && plain(label) === wanted))
  if (titled.length === 1 && !/^(?:name|title|subject)$/.test(wanted)) return titled[0]
  const kit = kitOf(wanted)
  const kin = kit ? model.entities.filter(({ singular: one }) => kitOf(one) === kit) : []
  return kin.length === 1 ? kin[0] : undefined
}

/** The entity that the words name, in singular or plural; undefined for none. */
export function entityNamed(model: AppModel, words: string): Entity | undefined {
  const wanted = withoutPart(plain(words))
  if (wanted === '') return undefined
  const names = ({ singular: one, plural: many, id }: Entity) => [one, many, id].map(plain)
  const exact = model.entities.find((entity) => names(entity).includes(wanted))
  const near =
    exact ??
    model.entities.find((entity) => names(entity).some((name) => name.endsWith(` ${wanted}`) || wanted.endsWith(` ${name}`) || name.startsWith(`${wanted} `)))
  return near ?? alike(model, wanted)
}

/** The entity that a page's first list, form, detail or chart is about. */
export function entityOfPage(model: AppModel, page: Page): Entity | undefined {
  for (const block of page.blocks) {
    const id = 'entity' in block ? block.entity : block.kind === 'form' ? model.actions.find(({ id: action }) => action === block.action)?.entity : undefined
    const entity = model.entities.find((candidate) => candidate.id === id)
    if (entity) return entity
  }
  return undefined
}

const core = (label: string) =>
  label
    .replace(/^(phone|telephone|mobile) number$/, '$1')
    .replace(/^e ?mail address$/, 'email')
    .replace(/^(\p{L}+) (?:on|date)$/u, '$1')

/** The field of an entity that the words name by its label or id; undefined for none. */
export function fieldNamed(entity: Entity, words: string): Field | undefined {
  const wanted = core(plain(words).replace(/ (?:field|column|input|question|box)$/, ''))
  if (wanted === '') return undefined
  const spelt = entity.fields.find(({ label }) => label.toLowerCase() === words.trim().toLowerCase())
  if (spelt) return spelt
  const exact = entity.fields.find(({ id, label }) => core(plain(label)) === wanted || plain(id) === wanted)
  return (
    exact ??
    (/,|\s(?:and|or)\s/i.test(words) ? [] : entity.fields).find(({ label }) => plain(label).endsWith(` ${wanted}`) || wanted.endsWith(` ${plain(label)}`))
  )
}

/** A block and its page by heading, or by what kind of section the words name; within `page` where it is given. */
export function blockNamed(model: AppModel, words: string, page?: Page): { page: Page; block: Block } | undefined {
  const wanted = withoutPart(plain(words))
  if (wanted === '') return undefined
  const places = (page ? [page] : model.pages).flatMap((of) => of.blocks.map((block) => ({ page: of, block })))
  const kind = kindNamed(wanted)
  return (
    places.find(({ block }) => withoutPart(plain(block.heading)) === wanted) ??
    places.find(({ block }) => block.kind === (kind ?? wanted.replaceAll(' ', '_'))) ??
    (page && places.find(({ block }) => block.kind === 'list' && block.entity === entityNamed(model, words.replace(/\s+(?:section|block|part)$/i, ''))?.id))
  )
}

/** The action that the words name by the words on its button; undefined for none. */
export function actionNamed(model: AppModel, words: string): Action | undefined {
  const wanted = plain(words).replace(/ button$/, '')
  return wanted === '' ? undefined : model.actions.find(({ name, id }) => plain(name) === wanted || plain(id) === wanted)
}

/** The role that manages the whole: one called by it before one that manages a part; undefined where none does. */
export const managingRole = (model: AppModel): Role | undefined => {
  const managing = model.roles.filter(({ manages }) => manages)
  return managing.find(({ name }) => /admin|manage|staff|owner|operator/i.test(name)) ?? managing[0]
}

/** What visitors fill in above all: the entity of the first form that is everybody's. */
export function mainForm(model: AppModel): Entity | undefined {
  const open = model.actions.filter(({ kind, role }) => kind === 'create' && role === undefined)
  const told =
    open.find(({ entity }) => /^(?:orders?|bookings?|appointments?|reservations?|rsvps?|sign_?ups?|registrations?|applications?|requests?)$/.test(entity)) ??
    open[0]
  return model.entities.find(({ id }) => id === told?.entity)
}
