import { collectives } from '../lexicon/collectives.ts'
import { capital, listed, titled, withArticle } from '../lexicon/inflect.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import type { Block, BlockOf, Entity, Field, Page, Role } from '../model.ts'
import { isSortedBy } from '../sort.ts'
import { type Acts, makingOf } from './actions.ts'
import type { Made } from './entity.ts'
import { idFrom, pathFrom, taken } from './ids.ts'
import { groupOf, type Thing } from './thing.ts'

/** What pages are made of: a thing's entity with its actions, and the names that are taken. */
export interface Part {
  readonly made: Made
  readonly acts: Acts
}
export interface Taken {
  readonly paths: Set<string>
  readonly pages: Set<string>
  readonly blocks: Set<string>
}

const mostShown = 4
/** Columns that the words name are shown past the usual few, up to so many. */
const mostNamed = 6
/** What a thing on a card costs is told there. */
const isPrice = ({ type, label }: Field): boolean => type === 'money' && /^(?:price|fee|cost|fare|rent|rate)\b/i.test(label)
/** The day that a row of a table is of, or by which something has to be done. */
const isWhen = ({ type, id }: Field): boolean =>
  type === 'datetime' ||
  (type === 'date' &&
    /^(?:date|day|when|deadline|(?:next_)?due(?:_on)?|expires_on|(?:record|measur|read|treat|giv|tak|collect|harvest|fed|milk|weigh|sown|planted|sold|paid|don|inspect|test|deliver|happen|held|work)\w*_(?:on|at)|[a-z_]+_date)$/.test(
      id,
    ))
/** The day by which something is over or has to be back. */
const isEnd = ({ type, id }: Field): boolean => type === 'date' && /^(?:until|to_date|ends_on|end_date|due_back|return_by|valid_until|closes_on)$/.test(id)
const isShown = (field: Entity['fields'][number], entity: Entity) => field.id !== entity.title && field.type !== 'image' && field.type !== 'file'

const mostLinks = 2
/** What a row is itself tells more of it than a third thing that it is of. */
function linksLast(fields: readonly Field[]): readonly Field[] {
  const links = fields.filter(({ type }) => type === 'reference').slice(mostLinks)
  return links.length === 0 ? fields : [...fields.filter((field) => !links.includes(field)), ...links]
}

/** Fields that a list shows beside the title: a few that tell rows apart, and the state; in a list of one's own, not who one is. */
export function shownIn(entity: Entity, layout: Kit['layout'], isMine = false, named: readonly Field[] = []): string[] {
  const open = entity.fields.filter((field) => isShown(field, entity) && !(isMine && (field.type === 'phone' || field.type === 'email' || field.id === 'name')))
  const brief = open.filter(({ type }) => type !== 'long_text')
  const story = open.find(({ type }) => type === 'long_text')
  const state = entity.lifecycle?.field
  const isNamed = ({ id, label }: Field): boolean => named.some((one) => one.id === id || one.label === label)
  const usual = layout === 'table' ? mostShown : 3
  const columns = linksLast(brief.filter(({ id }) => id !== state))
  const telling =
    layout === 'table'
      ? [columns.find(isWhen), columns.find(isEnd), columns.find(({ type }) => type === 'money')]
      : layout === 'cards'
        ? [columns.find(isPrice)]
        : []
  const chosen = columns.filter((field, index) => index < usual || isNamed(field) || telling.includes(field)).slice(0, mostNamed)
  return [...chosen.map(({ id }) => id), ...(layout === 'feed' || layout === 'cards' ? (story ? [story.id] : []) : []), ...(state ? [state] : [])]
}

/** Whether all that others see of its rows is in one state, which goes without saying. */
const isSeenPublished = ({ lifecycle }: Entity): boolean => lifecycle?.unpublished !== undefined && !lifecycle.unpublished.includes(lifecycle.initial)
const sortable = new Set(['number', 'money', 'percent', 'rating', 'date', 'datetime', 'text'])

const isSorting = (type: Field['type'], label: string): boolean =>
  type === 'reference' && /^(?:Category|Tag|Label|City|District|Area|Region|Town|County|Province|Campus|Branch)$/.test(label)
export function listBlock(
  part: Part,
  taken_: Taken,
  options: { heading: string; scope: 'all' | 'mine'; layout?: Kit['layout']; actions: readonly string[]; all?: boolean },
): BlockOf<'list'> {
  const { entity, thing } = part.made
  const isPictured = thing.kit === 'thing' && entity.fields.some(({ type }) => type === 'image')
  const layout = options.layout ?? (isPictured ? 'cards' : kits[thing.kit].layout)
  const isPlain = layout !== 'table' && options.scope === 'all' && isSeenPublished(entity)
  const hidden = isPlain ? entity.lifecycle?.field : undefined
  const filters = entity.fields
    .filter(({ id }) => id !== hidden)
    .filter((field) => field.type === 'boolean' || isSorting(field.type, field.label) || isSortedBy(field))
    .slice(0, 3)
  const sorts = entity.fields.filter(({ type, id }) => sortable.has(type) && (type !== 'text' || id === entity.title)).slice(0, 4)
  const make = part.acts.create ? ` ${lowerFirst(part.acts.create.name)} and it appears here.` : ''
  return {
    kind: 'list',
    id: taken(taken_.blocks, idFrom(`${entity.id} list`)),
    heading: options.heading,
    entity: entity.id,
    layout,
    fields: shownIn(entity, layout, options.scope === 'mine', thing.fields).filter((id) => id !== hidden),
    search: true,
    filters: filters.map(({ id }) => id),
    sorts: sorts.map(({ id }) => id),
    per_page: layout === 'table' ? 20 : 12,
    scope: options.scope,
    actions: [...options.actions],
    empty: `There are no ${entity.plural} here yet.${make === '' ? '' : capital(make.trim()).replace(/^/, ' ')}`,
  }
}
const lowerFirst = (text: string) => (text === '' ? '' : text[0]!.toLowerCase() + text.slice(1))

function formBlock(part: Part, taken_: Taken, heading: string): BlockOf<'form'>[] {
  const { create } = part.acts
  if (!create) return []
  const { thing } = part.made
  return [
    { kind: 'form', id: taken(taken_.blocks, idFrom(`${part.made.entity.id} form`)), heading, action: create.id, text: formText(thing, part.made.entity) },
  ]
}

/** What a form says of itself where something is kept but not done. */
function formText(thing: Thing, entity: Entity): string {
  if (thing.kit === 'payment') return 'This records a payment and its method. No money moves until a payment provider is connected.'
  if (thing.kit === 'job' || thing.asks.some(({ ask }) => ask.kind === 'external'))
    return `What you enter is kept with the ${entity.plural}; nothing is worked out automatically yet.`
  if (thing.kit === 'call') return 'The call is arranged here; its picture and sound go over the link that you enter.'
  return entity.read === 'own' ? `Only you and the people who run this site see your ${entity.plural}.` : ''
}

/** The page of a thing for those who use the site: what there is, and the form to add to it. */
export function userPage(part: Part, taken_: Taken, title: string, path: string, role?: string): Page {
  const { made, acts } = part
  const { entity } = made
  const mine = entity.read === 'own'
  const asked = role === undefined || acts.create?.role === role || made.thing.makes.some((make) => make.role === role) || made.thing.manages.has(role)
  const mayMake =
    acts.create !== null && asked && (entity.write === 'anyone' || role !== undefined) && (acts.create.role === undefined || acts.create.role === role)
  const form = mayMake ? formBlock(part, taken_, acts.create!.name) : []
  const all = !mine || role !== undefined
  const actions = entity.write === 'anyone' || role ? acts.change.filter((action) => action.role === undefined || action.role === role).map(({ id }) => id) : []
  const list = listBlock(part, taken_, {
    heading: all ? (form.length > 0 ? titled(entity.plural) : '') : `Your ${entity.plural}`,
    scope: all ? 'all' : 'mine',
    actions,
  })
  const first = groupOf(made.thing) === 'request' || ['inquiry', 'payment', 'profile', 'job'].includes(made.thing.kit)
  const seen = entity.read !== 'managed' || role !== undefined
  const blocks: Block[] = !seen ? form : first ? [...form, list] : [list, ...form]
  return { id: taken(taken_.pages, idFrom(title, 'page')), path, title: title.slice(0, 100), navigation: title.slice(0, 40), ...(role ? { role } : {}), blocks }
}

/** The page of a thing for the role that keeps order: everything in a table, with every action. */
export function managePage(part: Part, taken_: Taken, role: Role): Page {
  const { entity, thing } = part.made
  const title = thing.nominal
    ? titled(`${thing.work || thing.singular} management`)
    : `Manage ${titled(entity.plural).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
  const actions = part.acts.change.filter((action) => action.role === undefined || action.role === role.id).map(({ id }) => id)
  const mayMake =
    part.acts.create && (part.acts.create.role === role.id || (part.acts.create.role === undefined && !['talk', 'request', 'money'].includes(groupOf(thing))))
  const list = listBlock(part, taken_, { heading: titled(entity.plural), scope: 'all', layout: 'table', actions })
  const form = mayMake ? formBlock(part, taken_, part.acts.create!.name) : []
  return {
    id: taken(taken_.pages, idFrom(title, 'page')),
    path: taken(taken_.paths, pathFrom(title), '-'),
    title: title.slice(0, 100),
    navigation: title.slice(0, 40),
    role: role.id,
    blocks: [list, ...form],
  }
}

/** The page of a single row, reached from the lists. */
export function detailPage(part: Part, parts: readonly Part[], taken_: Taken, role?: string): Page {
  const { entity } = part.made
  const title = titled(entity.singular)
  const related = parts.flatMap(({ made: { entity: other } }) => {
    const by = other.fields.find((field) => field.type === 'reference' && field.entity === entity.id)
    return by && other.id !== entity.id && other.read !== 'managed' ? [{ entity: other.id, by: by.id }] : []
  })
  const fields = entity.fields.filter(({ id }) => id !== entity.title).map(({ id }) => id)
  const block: Block = {
    kind: 'detail',
    id: taken(taken_.blocks, idFrom(`${entity.id} detail`)),
    heading: title,
    entity: entity.id,
    fields,
    actions: part.acts.change.map(({ id }) => id),
    related: related.slice(0, 3),
  }
  return {
    id: taken(taken_.pages, idFrom(`${title} detail`)),
    path: taken(taken_.paths, pathFrom(title), '-'),
    title,
    navigation: null,
    ...(role ? { role } : {}),
    blocks: [block],
  }
}

/** The title of a thing's page, in the words of the description. */
export function pageTitle({ made: { thing, entity } }: Part): string {
  const many = titled(entity.plural)
  if (thing.kit === 'profile') return 'My account'
  if (Object.hasOwn(collectives, thing.noun) && thing.singular === collectives[thing.noun] && thing.kit !== 'inquiry')
    return thing.noun === 'faq' ? 'FAQ' : /^(?:price|standing)$/.test(thing.noun) ? titled(`${thing.noun}s`) : titled(thing.noun)
  if (thing.kit === 'inquiry') return /contact|inquiry|enquiry/.test(thing.noun) ? 'Contact' : many
  if (thing.kit === 'cart') return 'Shopping cart'
  if (thing.nominal && thing.makes.length === 0 && entity.read !== 'own' && entity.write !== 'managed')
    return titled(`${thing.work || thing.singular} management`)
  if (thing.noun.endsWith(' history')) return titled(thing.noun)
  if (thing.noun.startsWith('portfolio')) return 'Portfolio'
  if (thing.kit === 'signup' && (thing.makes.length > 0 || /list$|newsletter|sign.?up/.test(thing.noun)))
    return /waitlist|waiting list|mailing list|newsletter/.test(thing.noun)
      ? titled(thing.noun)
      : thing.about.size > 0
        ? titled(`${[...thing.about][0]} ${entity.plural}`)
        : makingOf(thing).name
  if (entity.read === 'own' && groupOf(thing) === 'request') return `My ${/^\p{Lu}{2}/u.test(many) ? many : many[0]!.toLowerCase() + many.slice(1)}`
  return many
}

/** What says little of a row by its name alone, or only what the rows themselves are called. */
const saysLittle = (label: string, entity: Entity): boolean =>
  /^(?:left|points|order|value|plays|rows|size|load|amount|number|places|seats|capacity)$| (?:to|by|of|from|until|for|on)$/i.test(label) ||
  entity.plural.includes(label.toLowerCase())

/** What tells the rows of a list apart, in a few words: " by category, with price and duration". */
const told: ReadonlySet<string> = new Set(['money', 'rating', 'number'])
function apartBy(entity: Entity, isAlone: boolean): string {
  const open = entity.fields.filter((field) => isShown(field, entity) && field.id !== entity.lifecycle?.field && !/^(?:name|status|in )/i.test(field.label))
  const by = open.find((field) => isSortedBy(field) && !/^by$/i.test(field.label))
  const rest = isAlone
    ? open
        .filter(
          (field) =>
            field !== by && !saysLittle(field.label, entity) && (told.has(field.type) || (field.type === 'reference' && !field.sorts && field.required)),
        )
        .slice(0, 2)
    : []
  const spoken = (field: Entity['fields'][number]): string => (/^[A-Z]{2}/.test(field.label) ? field.label : field.label.toLowerCase())
  const beside = rest.length > 0 ? ` with ${listed(rest.map(spoken))}` : ''
  return by ? ` by ${spoken(by)}${beside && `,${beside}`}` : beside
}

/** What can be done on a page, as one sentence. */
export function pageLine(part: Part): string {
  const { entity, thing } = part.made
  if (thing.kit === 'profile') return 'See your profile and keep your details.'
  const mine = entity.read === 'own'
  const make = part.acts.create && entity.write === 'anyone' ? makingOf(thing).phrase : ''
  const follow = mine && entity.lifecycle && groupOf(thing) === 'request' && thing.kit !== 'cart' ? `follow your ${entity.plural}` : ''
  const see =
    entity.read === 'managed' || follow !== ''
      ? ''
      : thing.views.size > 0 || thing.manages.size > 0 || make === ''
        ? mine
          ? `see your ${entity.plural}`
          : `browse ${entity.plural}${apartBy(entity, make === '')}`
        : ''
  const acts = [see, make, follow].filter((act) => act !== '')
  return acts.length === 0 ? `Everything about ${withArticle(entity.singular)}.` : `${capital(listed(acts))}.`
}

/** What the managing role can do with a thing, as one sentence. */
export function keepLine({ acts, made: { entity } }: Part): string {
  const steps = acts.change
    .filter(({ kind }) => kind === 'transition')
    .slice(0, 3)
    .map(({ name }) => name.toLowerCase())
  return `${capital(listed([...steps, 'edit', 'delete']))} ${entity.plural}.`
}
