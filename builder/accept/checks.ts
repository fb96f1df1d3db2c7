import { participle } from '../lexicon/inflect.ts'
import type { Action, AppModel, Entity, Page, Values } from '../model.ts'
import { escapeText } from '../render/html.ts'
import type { SiteRow, Typed, Visitor } from '../site.ts'
import { fieldFor, questionOf } from '../survey-questions.ts'
import { typedFor } from './typed.ts'
import { failed, hasForm, pagesFor, pagesOf, passed, roleFor, titled, type Verdict, visitorAs } from './verdict.ts'
import { act, entityIn, isOnPage, pageOf, rowsOf, type World, withRow } from './world.ts'

const me = 'you'
const attempts = 4
interface Address {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}
/** Where the role can fill in the action's form: a page, or what a link on a page opens. */
function formFor(world: World, role: string | undefined, action: Action): Address | undefined {
  const visitor = visitorAs(world, role)
  const pages = pagesFor(world.model, role)
  const isIts = ({ blocks }: Page): boolean => blocks.some((block) => 'action' in block && block.action === action.id)
  const has = ({ path, query }: Address): boolean => isOnPage(world, path, visitor, (html) => hasForm(html, action), query)
  const at = (page: Page): Address => ({ path: page.path, query: {} })
  const found = [...pages.filter(isIts), ...pages.filter((page) => !isIts(page))].map(at).find(has)
  return found ?? pages.flatMap((page) => linkedFrom(pageOf(world, page.path, visitor))).find(has)
}
/** The first links of a page that ask a page for something: a conversation, a row. */
const linkedFrom = (html: string): Address[] =>
  [...html.matchAll(/href="(\/[\w-]*)\?([^"#]+)/g)].slice(0, 3).map(([, path = '', query = '']) => ({
    path,
    query: Object.fromEntries(query.split('&amp;').map((pair) => pair.split('=', 2).map(decodeURIComponent) as [string, string])),
  }))

/** Enters a new row by the action's form: it has to be confirmed by its name and to stand in a list. */
export function checkCreate(world: World, action: Action, asked?: string): Verdict {
  const entity = entityIn(world, action.entity)
  if (!entity) return failed(`“${action.name}” makes nothing that is kept.`)
  const role = roleFor(world.model, entity, action, asked)
  const visitor = visitorAs(world, role)
  const filled = stocked(world, action, visitor, 0)
  const form = formFor(filled, role, action)
  if (!form) return failed(`No page has the form “${action.name}”.`)
  let refused = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ready = stocked(world, action, visitor, attempt)
    const done = act(ready, action.id, null, answering(ready, action, outbidding(action, typedFor(ready, entity, action, visitor, attempt))), visitor)
    if ('refused' in done) {
      refused = done.refused
      continue
    }
    const row = rowsOf(done.world, entity.id).find(({ id }) => id === done.row)
    if (!row) return failed(`“${action.name}” keeps nothing.`)
    const title = titled(done.world, entity, row, visitor)
    const isSaid = (sign: string): boolean =>
      isOnPage(done.world, form.path, visitor, (html) => html.includes(sign), { ...form.query, done: action.id, row: done.row })
    if (!isSaid('notice-good')) return failed(`“${action.name}” is not confirmed.`)
    const isListed =
      isSaid('data-changed') || pagesOf(done.world, entity.id, role).some(({ path }) => isOnPage(done.world, path, visitor, (html) => shows(html, title)))
    const seen = isListed || (entity.read === 'managed' && !isManager(world.model, role))
    return seen ? passed(`“${action.name}” was sent: confirmed, and the ${entity.singular} is listed.`) : failed(`What “${action.name}” makes is not listed.`)
  }
  return failed(`“${action.name}” was refused: ${refused}`)
}
/** What is typed, with more than was bid before where less is refused. */
const outbidding = ({ guards }: Action, typed: Typed): Typed => {
  const above = guards?.find(({ kind }) => kind === 'above')
  return above?.kind === 'above' ? { ...typed, [above.amount]: plenty } : typed
}
/** What is typed, with an answer to each question of the survey that it is about. */
function answering(world: World, { effects }: Action, typed: Typed): Typed {
  const asked = effects?.find(({ kind }) => kind === 'answers')
  if (asked?.kind !== 'answers') return typed
  const answers = rowsOf(world, asked.of).flatMap(({ id, values }) => {
    if (values[asked.by] !== typed[asked.about]) return []
    const { asking, options } = questionOf(id, values, asked)
    const value = asking === 'rating' ? '4' : asking === 'text' ? 'As it is.' : (options[0] ?? '')
    return [[asking === 'several' ? fieldFor(id, 0) : fieldFor(id), value] as const]
  })
  return { ...typed, ...Object.fromEntries(answers) }
}
/** What can only be chosen in a form is not shown. */
const shows = (html: string, title: string): boolean => html.replace(/<select[\s\S]*?<\/select>/g, '').includes(escapeText(title))
const isManager = ({ roles }: AppModel, role: string | undefined): boolean => roles.some((one) => one.id === role && one.manages)

/** The world in which what the action draws on is there: a cart with something in it, a balance that covers what is paid. */
export function stocked(world: World, action: Action, visitor: Visitor, attempt: number): World {
  return (action.guards ?? []).reduce(
    (now, guard) => (guard.kind === 'covers' ? withBalance(now, guard.entity, guard.field) : now),
    withCollected(world, action, visitor, attempt),
  )
}
const plenty = 1_000_000
function withBalance(world: World, id: string, field: string): World {
  const values = entityIn(world, id) ? (rowsOf(world, id)[0]?.values ?? {}) : {}
  return withRow(world, id, { id: `balance-${id}`, owner: me, values: { ...values, [field]: plenty } })
}
function withCollected(world: World, action: Action, visitor: Visitor, attempt: number): World {
  const collected = (action.effects ?? []).flatMap((one) => (one.kind === 'collect' ? [one.from] : []))
  return collected.reduce((now, id) => {
    const create = world.model.actions.find((one) => one.kind === 'create' && one.entity === id)
    const entity = entityIn(now, id)
    const done = create && entity ? act(now, create.id, null, typedFor(now, entity, create, visitor, attempt), visitor) : null
    return done && !('refused' in done) ? done.world : now
  }, world)
}

interface Own {
  readonly world: World
  readonly row: SiteRow
}
/** The rows that a world was tried with, so that what changes the same row is looked for on the same pages. */
const owned = new WeakMap<World, Map<string, Own>>()
function withOwn(world: World, entity: string, owner: string | null, values: Values): Own {
  const of = owned.get(world) ?? owned.set(world, new Map()).get(world)!
  const key = JSON.stringify([entity, owner, values])
  const known = of.get(key)
  if (known) return known
  const now = withRow(world, entity, { id: `own-${entity}`, owner, values })
  const own = { world: now, row: rowsOf(now, entity)[0]! }
  of.set(key, own)
  return own
}

/** A row of one's own of the entity, or another's, in a state if one is asked for, which the first sample is the pattern of. */
function ownRow(world: World, entity: Entity, visitor: Visitor, state: string | undefined, owner: string | null = me): Own {
  const pattern = rowsOf(world, entity.id)[0]
  const all = { fields: entity.fields.map(({ id }) => id) }
  const values = pattern?.values ?? (Object.fromEntries(Object.entries(typedFor(world, entity, all, visitor, 0))) as SiteRow['values'])
  const field = entity.lifecycle?.field
  const stated = field !== undefined && state !== undefined ? { ...values, [field]: state } : values
  const placed = entity.authored === undefined ? stated : { ...stated, [entity.authored]: 'visitor' }
  return withOwn(world, entity.id, owner, placed)
}

/** Presses a row's button: the row has to come into the state that it leads to. */
export function checkStep(world: World, action: Action, asked?: string): Verdict {
  const entity = entityIn(world, action.entity)
  const step = entity?.lifecycle?.transitions.find(({ id }) => id === action.transition)
  if (!entity?.lifecycle || !step) return failed(`“${action.name}” leads to no state.`)
  const role = roleFor(world.model, entity, action, asked)
  const visitor = visitorAs(world, role)
  // What somebody else asked, as the samples do.
  const own = ownRow(world, entity, visitor, step.from[0], step.answers ? null : me)
  const isOffered = pagesOf(world, entity.id, role, action).some(({ path }) => isOnPage(own.world, path, visitor, (html) => hasForm(html, action)))
  if (!isOffered) return failed(`No page offers “${action.name}”.`)
  const done = act(own.world, action.id, own.row, {}, visitor)
  if ('refused' in done) return failed(`“${action.name}” was refused: ${done.refused}`)
  const now = rowsOf(done.world, entity.id).find(({ id }) => id === own.row.id)?.values[entity.lifecycle.field]
  return now === step.to
    ? passed(`“${action.name}” was pressed: the ${entity.singular} is now ${step.to.toLowerCase()}.`)
    : failed(`“${action.name}” leaves the ${entity.singular} ${now}.`)
}

/** Changes or deletes a row: it has to be offered, and to be changed or gone. */
export function checkChange(world: World, action: Action, asked?: string): Verdict {
  const entity = entityIn(world, action.entity)
  if (!entity) return failed(`“${action.name}” changes nothing that is kept.`)
  const role = roleFor(world.model, entity, action, asked)
  const visitor = visitorAs(world, role)
  const own = ownRow(world, entity, visitor, undefined)
  const sign = action.kind === 'delete' ? `delete=${own.row.id}` : `edit=${own.row.id}`
  const isOffered = pagesOf(world, entity.id, role, action).some(({ path, blocks }) => {
    const inbox = blocks.find((block) => block.kind === 'inbox' && block.remove === action.id)
    const about: Record<string, string> = inbox?.kind === 'inbox' ? { at: String(own.row.values[inbox.by] ?? '') } : {}
    return isOnPage(own.world, path, visitor, (html) => html.includes(sign) || hasForm(html, action), about)
  })
  if (!isOffered) return failed(`No page offers “${action.name}” on ${entity.plural}.`)
  const title = entity.fields.find(({ id, type }) => id === entity.title && type === 'text' && action.fields.includes(id))
  const done = act(own.world, action.id, own.row, title ? { [title.id]: 'Zephyrine changed' } : {}, visitor)
  if ('refused' in done) return failed(`“${action.name}” was refused: ${done.refused}`)
  const after = rowsOf(done.world, entity.id).find(({ id }) => id === own.row.id)
  if (action.kind === 'delete')
    return after ? failed(`“${action.name}” leaves the ${entity.singular}.`) : passed(`“${action.name}” was confirmed: the ${entity.singular} is gone.`)
  const isKept = !title || after?.values[title.id] === 'Zephyrine changed'
  return isKept ? passed(`“${action.name}” was saved on ${entity.plural}.`) : failed(`“${action.name}” keeps no change of the ${entity.singular}.`)
}

/** Searches a list of the entity for the words of a row, then for words that no row has. */
export function checkSearch(world: World, entity: Entity | undefined, role?: string): Verdict {
  for (const page of pagesFor(world.model, role)) {
    const list = page.blocks.find((block) => block.kind === 'list' && block.search && (entity === undefined || block.entity === entity.id))
    const of = list?.kind === 'list' ? entityIn(world, list.entity) : undefined
    const box =
      list && of
        ? new RegExp(`<input id="${list.id}-tool-q" type="search" name="([^"]*)"`).exec(pageOf(world, page.path, visitorAs(world, page.role ?? role)))?.[1]
        : undefined
    if (!of || box === undefined) continue
    const visitor = visitorAs(world, page.role ?? role)
    const row = rowsOf(world, of.id).find(({ values }) => !of.lifecycle?.unpublished?.includes(String(values[of.lifecycle.field])))
    if (!row) return passed(`${page.title} can be searched; it has no rows yet.`)
    const title = titled(world, of, row, visitor)
    const isFound = (sought: string): boolean =>
      isOnPage(world, page.path, visitor, (html) => html.includes(`id="${list!.id}-row-${row.id}"`), { [box]: sought })
    if (!isFound(title)) return failed(`Searching ${page.title} for “${title}” does not find it.`)
    return isFound('zzqxvk')
      ? failed(`Searching ${page.title} finds everything.`)
      : passed(`${page.title} was searched for “${title}”: it is found, and nothing else’s words find it.`)
  }
  return failed('No list can be searched.')
}

/** Whether an action is named by a verb of the words: "approve", "approved". */
export const isNamed = (action: Action, verb: string): boolean => {
  const name = action.name.toLowerCase()
  return name.startsWith(verb) || name.startsWith(participle(verb)) || name.includes(` ${verb}`)
}
