import { capital, singular, titled } from '../lexicon/inflect.ts'
import type { Action, AppModel, Block, Entity, Page } from '../model.ts'
import type { Ask } from '../read/ask.ts'
import type { Brief } from '../read/brief.ts'
import { remembered } from '../remember.ts'
import type { Filed } from './ledger.ts'
import { clean } from './wording.ts'

interface Site {
  readonly pages: readonly Page[]
  readonly actions: readonly Action[]
  readonly entities: readonly Entity[]
  readonly accounts?: AppModel['accounts']
}
interface Section {
  /** As the words call it: "online learning". */
  readonly name: string
  readonly path: string
}

const mostWords = 4
const mostLetters = 36
/** What names no section: any of them, or a part that every page has. */
const anything = new Set(
  `information info data content detail details module function feature functionality system platform website page interface tool service option type kind result other
    management list section center record user customer mechanism need support control button logic progress`.split(/\s+/),
)
/** Pages that have their own name whatever they are asked for by. */
const standing = new Set(['/about', '/appearance', '/cart', '/checkout', '/search'])
/** What a sentence has and a name has not. */
const spoken =
  /\b(?:is|are|was|be|been|being|has|have|can|will|it|them|they|their|its|this|that|these|those|who|which|what|when|where|how|not|only|also|both|you|your|we|our|i|my|me|us|of|the|such|as|related|used|provided|\w+ly)\b/
const leading =
  /^(?:viewing|displaying|showing|browsing|checking|providing|supporting|relevant|various|different|multiple|detailed|basic|specific|own|personal|corresponding|important|the|an?|some|more|new|other)\b /
const trailing = / (?:functionalit(?:y|ies)|functions?|features?|modules?|systems?|pages?|sections?|options?|capabilit(?:y|ies))$/
/** What is done, or what becomes of it: a word that can stand alone as a name. */
const abstract = /(?:ing|ment|tion|sion|ance|ence|ship)s?$/

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu) ?? []
const stem = (word: string): string => {
  const short = singular(word).replace(/(?:ation|ment|ing|ion|ed|er|or|is|e|y)$/, '')
  return short.length > 2 ? short : word
}
const stemsOf = remembered((text): readonly string[] =>
  wordsIn(text)
    .filter((word) => !anything.has(singular(word)))
    .map(stem),
)
const stemsIn = remembered((text): ReadonlySet<string> => new Set(stemsOf(text)))

/** A gerund that says of what kind something is. */
const compound =
  /^(?:learning|training|shopping|gaming|teaching|parking|housing|banking|marketing|accounting|cleaning|cooking|fishing|flying|reading|writing|painting|drawing|billing|pricing|booking|training|testing|warning|meeting|building|nursing|wedding|recycling|printing|branding)$/
/** The sections that the words name, each with the page where it is built. */
function sectionsOf(brief: Brief, filed: readonly Filed[]): Section[] {
  return filed.flatMap(({ clause, requirement: { status }, places }) =>
    clause.asks.flatMap((ask, at) => {
      const path = status === 'built' ? places[at] : undefined
      return isSection(ask) && path && path !== '/' ? [{ name: nameOf(brief, ask), path }] : []
    }),
  )
}
const looking = new Set<Ask['kind']>(['view', 'external', 'analyse'])
const isSection = ({ kind, object, nominal }: Ask): boolean =>
  object !== null && nominal && (looking.has(kind) || (kind === 'manage' && /^(?:management|maintenance|administration)$/.test(object.light)))
function nameOf({ words }: Brief, { object }: Ask): string {
  let name = clean(words.slice(object!.start, object!.end)).toLowerCase()
  while (leading.test(name) && !centre.test(name)) name = name.replace(leading, '')
  return name.replace(trailing, '')
}
function isName(name: string): boolean {
  const words = wordsIn(name)
  if (name.length > mostLetters || words.length > mostWords || stemsOf(name).length === 0 || spoken.test(name) || !/^[\p{L}\p{N} '&-]+$/u.test(name))
    return false
  const last = words.at(-1)!
  return (
    !anything.has(singular(last)) &&
    !/(?:ed|s')$/.test(last) &&
    (words.length > 1 ? !/(?:ed|.{3}ing)$/.test(words[0]!) || compound.test(words[0]!) : abstract.test(last))
  )
}

/** What stands out on a page: its title, what heads its parts, what its buttons and its fields are called. */
function readOn({ actions, entities }: Site, page: Page): string[] {
  const told: string[] = [page.title, page.navigation ?? '']
  for (const block of page.blocks) {
    for (const [key, value] of Object.entries(block)) if (typeof value === 'string' && /^(?:heading|title|label|name)$/.test(key)) told.push(value)
    if ('items' in block && Array.isArray(block.items))
      for (const item of block.items) if (typeof item === 'object' && 'title' in item) told.push(String(item.title))
    if ('entity' in block) {
      const entity = entities.find(({ id }) => id === block.entity)
      told.push(...(entity?.fields ?? []).map(({ label }) => label))
    }
    if ('action' in block && typeof block.action === 'string') told.push(actions.find(({ id }) => id === block.action)?.name ?? '')
  }
  return told
}
/** Whether all that the name says, its last word at least, is read in one of the texts. */
function isRead(name: string, texts: readonly string[]): boolean {
  const wanted = stemsOf(name)
  return texts.some((text) => {
    const there = stemsIn(text)
    const missing = wanted.filter((one) => !there.has(one))
    return missing.length === 0 || (there.has(wanted.at(-1)!) && missing.length * 2 <= wanted.length)
  })
}

/** Sections that the words name are read where they are: as the title of a page that the words call nothing else, else over the part of it that serves them. */
export function headed<Of extends Site>(site: Of, brief: Brief, filed: readonly Filed[]): Of {
  const words = new Set(stemsOf(brief.words))
  const sections = sectionsOf(brief, filed).filter(({ name }) => isName(name) || centre.test(name) || backend.test(name))
  const names = new Set(sections.map(({ name }) => capital(name)))
  return sections.reduce((so_far, section) => {
    if (centre.test(section.name)) return withTitle(so_far, section, 'My account', so_far.accounts?.account)
    return backend.test(section.name) ? withTitle(so_far, section, 'Management') : withSection(so_far, section, words, names)
  }, site)
}

function withSection<Of extends Site>(site: Of, { name, path }: Section, words: ReadonlySet<string>, earlier: ReadonlySet<string>): Of {
  const page = site.pages.find((one) => one.path === path)
  if (!page || site.pages.some((one) => isRead(name, readOn(site, one)))) return site
  const isUnsaid =
    page.navigation !== null &&
    !isPlayed(page) &&
    !page.title.startsWith('My ') &&
    !standing.has(page.path) &&
    stemsOf(page.title).some((one) => !words.has(one))
  const changed = isUnsaid ? retitled(site.pages, page, name) : headedBy(site, page, name, earlier)
  return changed ? { ...site, pages: changed } : site
}

/** One's own place, by the names that it goes by. */
const centre = /^(?:personal|user|member|customer) (?:cent(?:er|re)|homepage|space|zone)$/
/** Where those who run a site look after it. */
const backend = /^(?:back-?end|background|back office) (?:management|administration)$/
/** A page of a plain name is called as the words call it. */
function withTitle<Of extends Site>(site: Of, { name, path }: Section, plain: string, other?: string): Of {
  const named = site.pages.filter(({ title }) => title === plain)
  const page = named.find((one) => one.path === path || one.path === other) ?? (other === undefined ? named[0] : undefined)
  return page ? { ...site, pages: retitled(site.pages, page, name) } : site
}

function retitled(pages: readonly Page[], page: Page, name: string): Page[] {
  const title = titled(name)
  const called = (block: Block): Block =>
    block.kind === 'features'
      ? { ...block, items: block.items.map((item) => (item.page === page.path && item.title === page.title ? { ...item, title } : item)) }
      : block
  return pages.map((one) => ({
    ...one,
    ...(one === page ? { title, navigation: one.navigation === null ? null : title } : {}),
    blocks: one.blocks.map(called),
  }))
}

const introducing = /\b(?:introductions?|profile|overview|story|history|culture)$/
const longest = 48
function headedBy({ pages, entities }: Site, page: Page, name: string, earlier: ReadonlySet<string>): Page[] | null {
  const called = wordsIn(page.title).map(stem)
  const isJoined = (heading: string): boolean =>
    earlier.has(heading) && heading.length + name.length < longest && wordsIn(name).some((word) => called.includes(stem(word)))
  const at = page.blocks.findIndex((block) => {
    if (block.kind === 'text') return page.path === '/about' && introducing.test(name)
    if (block.kind === 'tiles' || block.kind === 'chart') return block.heading === ''
    if (block.kind !== 'list') return false
    const plain = [page.title, entities.find(({ id }) => id === block.entity)?.plural ?? ''].map((text) => text.toLowerCase())
    return block.heading === '' || plain.includes(block.heading.toLowerCase()) || block.heading === `All ${plain[1]}` || isJoined(block.heading)
  })
  if (at === -1) return null
  const joined = (block: Block): string => ('heading' in block && isJoined(block.heading ?? '') ? `${block.heading} and ${name}` : capital(name))
  const blocks = page.blocks.map((block, index) => (index === at ? { ...block, heading: joined(block) } : block)) as Block[]
  return pages.map((one) => (one === page ? { ...page, blocks } : one))
}

const isFigures = ({ blocks }: Page): boolean => blocks.some(({ kind }) => kind === 'tiles' || kind === 'chart')
const isPlayed = ({ blocks }: Page): boolean => blocks.some(({ kind }) => kind === 'game')
/** Whether somebody sees both pages in one menu. */
const meet = (one: Page, other: Page): boolean => one.role === undefined || other.role === undefined || one.role === other.role

/** Two entries of one menu bear no one name: the figures, the game and the place where all rows are looked after say what they are. */
export function toldApart<Of extends Pick<Site, 'pages' | 'entities'>>(site: Of): Of {
  const { pages, entities } = site
  const nameFor = (page: Page): string | undefined => {
    const listed = page.blocks.find(({ kind }) => kind === 'list')
    const entity = entities.find(({ id }) => listed && 'entity' in listed && id === listed.entity)
    return isFigures(page) ? 'Statistics' : isPlayed(page) ? 'Play' : page.role !== undefined && entity ? `Manage ${entity.plural}` : undefined
  }
  let told = pages
  for (const page of pages) {
    const twins = page.navigation === null ? [] : told.filter((one) => one.navigation === page.navigation && meet(one, page))
    const other = twins.findLast((one) => nameFor(one) !== undefined)
    const name = other && nameFor(other)
    const isFree = name !== undefined && !told.some(({ navigation, title }) => navigation === name || title === name)
    if (twins.length > 1 && other && isFree) told = retitled(told, other, name)
  }
  return { ...site, pages: told }
}
