import { safeParse } from 'valibot'
import type { PartChange, PointedPart } from '../../contract/edit.ts'
import { capital } from '../lexicon/inflect.ts'
import { type AppModel, appModel, type Block, type Page } from '../model.ts'
import { painted } from './recolour.ts'
import { quoted, sentence } from './wording.ts'

/** What a change by pointing came to: a model, or in a sentence why not. */
export type Pointed =
  | { readonly kind: 'changed'; readonly model: AppModel; readonly label: string; readonly says: string }
  | { readonly kind: 'refused'; readonly says: string }

const refused = (says: string): Pointed => ({ kind: 'refused', says })
const shown = (text: string): string => text.replace(/\s+/g, ' ').trim()

const mostTyped = 200

/** Keys whose values name parts of the model rather than being read. */
const unread = new Set(
  'id kind entity action actions page by field fields filters period sorts role where transition layout scope shape measure art module format language'.split(
    ' ',
  ),
)

type Json = unknown
type Path = readonly (string | number)[]

/** The first place where a text stands in what people read of it. */
function placeOf(of: Json, text: string, at: Path = []): Path | null {
  if (typeof of === 'string') return shown(of) === text ? at : null
  if (Array.isArray(of)) {
    for (const [index, item] of of.entries()) {
      const found = placeOf(item, text, [...at, index])
      if (found) return found
    }
    return null
  }
  if (typeof of !== 'object' || of === null) return null
  for (const [key, item] of Object.entries(of)) {
    const found = unread.has(key) ? null : placeOf(item, text, [...at, key])
    if (found) return found
  }
  return null
}

function put(of: Json, [key, ...rest]: Path, to: string): Json {
  if (key === undefined) return to
  if (Array.isArray(of)) return of.map((item, index) => (index === key ? put(item, rest, to) : item))
  const fields = of as Readonly<Record<string, Json>>
  return { ...fields, [key]: put(fields[key], rest, to) }
}

/** Where the words of a part can stand, the nearest first: its block, the action and the entity that the block is about, the page, the site. */
function placesFor(model: AppModel, page: Page, block: Block | undefined): Path[] {
  const pageAt = model.pages.indexOf(page)
  const named = new Set(JSON.stringify(block ?? '').match(/[a-z][a-z0-9_]*/g) ?? [])
  const actions = model.actions.flatMap((action, at) => (named.has(action.id) ? [['actions', at] as const] : []))
  const about = new Set(model.actions.filter(({ id }) => named.has(id)).map(({ entity }) => entity))
  const entities = model.entities.flatMap(({ id }, at) => (named.has(id) || about.has(id) ? [['entities', at, 'fields'] as const] : []))
  return [
    ...(block ? [['pages', pageAt, 'blocks', page.blocks.indexOf(block)]] : []),
    ...actions,
    ...entities,
    ['pages', pageAt, 'title'],
    ['name'],
    ['tagline'],
    ...(model.footer ? [['footer']] : []),
    ['roles'],
    ...model.actions.map((_, at) => ['actions', at]),
  ]
}
const at = (of: Json, path: Path): Json => path.reduce((inner, key) => (inner as Readonly<Record<string | number, Json>> | null)?.[key] ?? null, of)

function reword(model: AppModel, page: Page, block: Block | undefined, text: string, to: string): Pointed {
  if (text === '') return refused('Point at words to change them.')
  if (text === shown(to)) return refused('These are the words that stand there.')
  const typed = [...(model.typed ?? []).filter((one) => shown(one) !== text), to].slice(-mostTyped)
  const says = sentence(`${quoted(text)} now reads ${quoted(to)}`)
  const named = block ? undefined : (entryOf(model, text) ?? (shown(page.title) === text ? page : undefined))
  if (named) {
    const renamed = {
      ...named,
      title: shown(named.title) === text ? to : named.title,
      navigation: shown(named.navigation ?? '') === text ? to : named.navigation,
    }
    const pages = model.pages.map((one) => (one === named ? renamed : one))
    return { kind: 'changed', model: { ...model, pages, typed }, label: `${quoted(text)} now reads ${quoted(to)}`, says }
  }
  for (const place of placesFor(model, page, block)) {
    const found = placeOf(at(model, place), text)
    if (!found) continue
    const changed = { ...(put(model, [...place, ...found], to) as AppModel), typed }
    return { kind: 'changed', model: changed, label: `${quoted(text)} now reads ${quoted(to)}`, says }
  }
  return refused('These words come from the rows that the site keeps. Change them under Data.')
}

const isAmong = <Item>(list: readonly Item[], index: number): boolean => index >= 0 && index < list.length
function swapped<Item>(list: readonly Item[], one: number, other: number): Item[] {
  return list.map((item, index) => (index === one ? list[other]! : index === other ? list[one]! : item))
}
const withBlocks = (model: AppModel, page: Page, blocks: readonly Block[]): AppModel => ({
  ...model,
  pages: model.pages.map((one) => (one === page ? { ...page, blocks: [...blocks] } : one)),
})
const nameOf = (block: Block, page: Page): string => (block.heading.trim() === '' ? `a part of ${page.title}` : quoted(shown(block.heading)))

/** The page whose entry in the navigation has these words. */
const entryOf = (model: AppModel, text: string): Page | undefined => model.pages.find(({ navigation }) => navigation !== null && shown(navigation) === text)

function move(model: AppModel, page: Page, block: Block | undefined, text: string, by: -1 | 1): Pointed {
  const way = by === -1 ? 'up' : 'down'
  if (block) {
    const from = page.blocks.indexOf(block)
    if (!isAmong(page.blocks, from + by)) return refused(`This part already stands ${by === -1 ? 'first' : 'last'} on its page.`)
    const name = nameOf(block, page)
    return {
      kind: 'changed',
      model: withBlocks(model, page, swapped(page.blocks, from, from + by)),
      label: `${name} moved ${way}`,
      says: sentence(`Moved ${name} ${way}`),
    }
  }
  const entry = entryOf(model, text)
  const entries = model.pages.filter(({ navigation, role }) => navigation !== null && role === entry?.role)
  const next = entry && entries[entries.indexOf(entry) + by]
  if (!entry) return refused('Point at a part of the page, or at an entry of the navigation, to move it.')
  if (!next) return refused(`This entry already stands ${by === -1 ? 'first' : 'last'}.`)
  const pages = swapped(model.pages, model.pages.indexOf(entry), model.pages.indexOf(next))
  return {
    kind: 'changed',
    model: { ...model, pages },
    label: `${quoted(text)} moved in the navigation`,
    says: sentence(`Moved ${quoted(text)} ${by === -1 ? 'before' : 'after'} ${quoted(next.navigation ?? '')} in the navigation`),
  }
}

function remove(model: AppModel, page: Page, block: Block | undefined, text: string): Pointed {
  if (block) {
    if (page.blocks.length === 1) return refused('This is all that the page has. Ask in words to remove the page.')
    const name = nameOf(block, page)
    return {
      kind: 'changed',
      model: withBlocks(
        model,
        page,
        page.blocks.filter((one) => one !== block),
      ),
      label: `${name} removed`,
      says: sentence(`Removed ${name} from ${page.title}`),
    }
  }
  const entry = entryOf(model, text)
  if (!entry || entry.path === '/') return refused('Point at a part of the page, or at an entry of the navigation, to remove it.')
  const pages = model.pages.map((one) => (one === entry ? { ...one, navigation: null } : one))
  return {
    kind: 'changed',
    model: { ...model, pages },
    label: `${quoted(text)} left out of the navigation`,
    says: sentence(`${quoted(text)} is no longer in the navigation; its page is still there`),
  }
}

const partNames = { background: 'background', header: 'header', button: 'buttons', heading: 'headings', text: 'text', card: 'cards', footer: 'footer' } as const

function recolour(model: AppModel, part: keyof typeof partNames, hex: string): Pointed {
  const theme = painted(model.theme, part, { hex, words: hex })
  if (JSON.stringify(theme) === JSON.stringify(model.theme)) return refused(`The ${partNames[part]} already have this colour.`)
  return {
    kind: 'changed',
    model: { ...model, theme },
    label: `${capital(partNames[part])} coloured ${hex}`,
    says: sentence(`The colour of the ${partNames[part]} is now ${hex}`),
  }
}

/** Changes what the owner pointed at, and nothing else; what the model's schema does not accept is refused with a sentence. */
export function changePart(model: AppModel, part: PointedPart, change: PartChange): Pointed {
  const page = model.pages.find(({ path }) => path === part.page)
  const block = page?.blocks.find(({ id }) => id === part.block)
  if (!page || (part.block !== null && !block)) return refused('This part is no longer there.')
  const text = shown(part.text)
  const done =
    change.kind === 'text'
      ? reword(model, page, block, text, change.to)
      : change.kind === 'move'
        ? move(model, page, block, text, change.by)
        : change.kind === 'remove'
          ? remove(model, page, block, text)
          : recolour(model, change.part, change.hex)
  if (done.kind === 'refused') return done
  return safeParse(appModel, done.model).success ? { ...done, label: done.label.slice(0, 80) } : refused('These words are too long for this part.')
}
