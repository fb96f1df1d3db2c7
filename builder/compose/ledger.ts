import type { Requirement } from '../../contract/turn.ts'
import type { Claims } from '../complete/draft.ts'
import type { Page } from '../model.ts'
import type { Ask } from '../read/ask.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import type { Part } from './pages.ts'
import type { Fate, Plan } from './plan.ts'
import type { Cast } from './roles.ts'
import { clean, short } from './wording.ts'

/** What the ledger is drawn up from. */
export interface Ledger {
  readonly brief: Brief
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly pages: readonly Page[]
  readonly cast: Cast
  /** Whether the words told what the site is for. */
  readonly told: boolean
  /** What is built beyond the plan's fates, with the path where it can be seen. */
  readonly claims: Claims
}
export interface Filed {
  readonly requirement: Requirement
  readonly clause: Clause
  /** Where each ask of the clause can be seen; empty where it cannot. */
  readonly places: readonly string[]
}

const longest = 400
/** What a clause may add that this release does not do, though the rest of it is built. */
export const beyond =
  /\b(?:automatic(?:ally)?|real-?time|intelligent(?:ly)?|ai|artificial intelligence|algorithms?|gps|voice|speech|scan(?:ning)?|encrypt\w*|blockchain|3d|vr|ar|bluetooth|push|sms|third-party|wechat pay|alipay|navigat\w+ to|high[- ]performance|high[- ]concurrency|load balanc\w+|password)\b/i

/** How something is said to happen: done where a completer built all that the clause asks, having read how. */
const manner = /^(?:automatic|real-?time|intelligent(?:ly)?|alipay|wechat pay|sms|push)$/i
const light = /^(?:make|perform|complete|carry)$/
/** Whether what is pushed to people is told them on a page with a bell. */
const isTold = (asks: Clause['asks'], text: string, pages: readonly Page[]): boolean =>
  asks.every(({ kind }) => kind === 'transition' || kind === 'view') &&
  !beyond.test(text.replace(/\bpush\b/gi, '')) &&
  pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'notifications'))
/** Whether the words want more than what is built. */
function isBeyond(text: string, { asks }: Clause, { claims, pages }: Ledger): boolean {
  if (!beyond.test(text) || asks.every(({ kind }) => kind === 'choose')) return false
  if (!asks.every((ask) => claims.has(ask))) return !/\bpush\b/i.test(text) || !isTold(asks, text, pages)
  const rest = text.replace(/\bautomatically ([a-z]+)/gi, (said, verb: string) =>
    light.test(verb) || asks.some((ask) => verb.toLowerCase().startsWith(ask.verb.slice(0, 4))) ? verb : said,
  )
  return (rest.match(new RegExp(beyond.source, 'gi')) ?? []).some((word) => !manner.test(word))
}

/** The requirement ledger: every clause once, in the order of the words, with what became of it. */
export function ledgerOf(of: Ledger): Filed[] {
  const { brief } = of
  const told = brief.clauses.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(brief.words.slice(start, end)))
  return told.map((clause, index) => {
    const text = clean(brief.words.slice(clause.start, clause.end))
    const { status, where, places } = fileOf(clause, text, of)
    return { clause, places: places ?? clause.asks.map(() => where), requirement: { id: `r${index + 1}`, clause: short(text, longest), status, where } }
  })
}

type File = Pick<Requirement, 'status' | 'where'> & Partial<Pick<Filed, 'places'>>

function fileOf(clause: Clause, text: string, of: Ledger): File {
  const { plan, claims } = of
  const claim = claims.get(clause)
  if (claim !== undefined) return { status: 'built', where: claim }
  if (clause.mode === 'style') return { status: 'built', where: '/' }
  if (clause.mode === 'subject') return /\p{L}{2}/u.test(text) && of.told ? { status: 'built', where: '/' } : { status: 'not_understood', where: '' }
  if (clause.mode === 'quality') return clause.qualities ? { status: 'built', where: '/' } : { status: 'understood', where: '' }
  const fates = clause.asks.map((ask): Fate => plan.fates.get(ask) ?? { is: 'nothing' })
  if (fates.length === 0) return { status: 'not_understood', where: '' }
  const places = fates.map(
    (fate, at) =>
      claims.get(clause.asks[at]!) ??
      (placeOf(fate, clause, clause.asks[at]!.nominal && clause.asks[at]!.kind === 'manage', of) || accountOf(fate, clause.asks[at]!, of)),
  )
  const where = places.find((place) => place !== '') ?? ''
  const whole =
    fates.every((fate, at) => places[at] !== '' && (claims.has(clause.asks[at]!) || !(fate.is === 'thing' && fate.partly))) && !isBeyond(text, clause, of)
  if (whole) return { status: 'built', where, places }
  return fates.every(({ is }) => is === 'nothing') ? { status: 'not_understood', where: '' } : { status: 'understood', where, places }
}

const whose = /^(?:personal |user |member )*(?:accounts?|profiles?|users?|members?|nicknames?|usernames?|information)$/
/** The page of accounts that stands for profiles and users which the site keeps no rows of. */
function accountOf(fate: Fate, { object, verb, nominal }: Ask, { pages, parts }: Ledger): string {
  if (fate.is !== 'thing') return ''
  const { kit, noun } = fate.thing
  const made = parts.find((part) => part.made.thing === fate.thing)?.made.entity.id
  const isGone = !pages.some(({ blocks }) => blocks.some((block) => 'entity' in block && block.entity === made))
  const isAbout = /^(?:manage|maintain|view|query|have|get)$/.test(verb) && (object === null ? nominal : whose.test(object.noun))
  const kind = kit === 'profile' ? 'account' : /^(?:user|member|account)$/.test(noun) ? 'people' : ''
  return isGone && isAbout ? (pages.find(({ blocks }) => blocks.some((block) => block.kind === kind))?.path ?? '') : ''
}

/** The page where a part of the words can be seen; the managing role's own page for what it does. */
function placeOf(fate: Fate, clause: Clause, isKept: boolean, { parts, pages, cast }: Ledger): string {
  if (fate.is === 'page') return pages.find(({ path }) => path === `/${fate.page}`)?.path ?? ''
  if (fate.is === 'figures') return pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'tiles'))?.path ?? ''
  if (fate.is === 'search')
    return pages.find(({ blocks, navigation }) => navigation !== null && blocks.some((block) => block.kind === 'list' && block.search))?.path ?? ''
  if (fate.is !== 'thing') return ''
  const part = parts.find(({ made }) => made.thing === fate.thing)
  if (!part) return ''
  const about = pages.filter(
    ({ blocks }) =>
      blocks.some((block) => (block.kind === 'list' || block.kind === 'detail') && block.entity === part.made.entity.id) ||
      blocks.some((block) => block.kind === 'form' && block.action === part.acts.create?.id),
  )
  const open = about.filter(({ path, blocks }) => path !== '/' && blocks[0]?.kind !== 'detail')
  const role = cast.roleOf(clause.actors[0] ?? '')
  const theirs =
    role !== ''
      ? (open.find((page) => page.role === role) ?? open.find((page) => page.role !== undefined))
      : isKept
        ? open.find((page) => page.role !== undefined)
        : open.find((page) => page.role === undefined)
  return (theirs ?? open[0] ?? about[0])?.path ?? ''
}
