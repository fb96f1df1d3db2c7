import type { Requirement } from '../../contract/turn.ts'
import type { Page } from '../model.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import type { Part } from './pages.ts'
import type { Fate, Plan } from './plan.ts'
import { clean, short } from './wording.ts'

export interface Filed {
  readonly requirement: Requirement
  readonly clause: Clause
}

const longest = 400
/** What a clause may add that this release does not do, though the rest of it is built. */
const beyond = /\b(?:automatic(?:ally)?|real-?time|intelligent(?:ly)?|ai|artificial intelligence|algorithms?|gps|voice|speech|scan(?:ning)?|encrypt\w*|blockchain|3d|vr|ar|bluetooth|push|sms|third-party|wechat pay|alipay|navigat\w+ to|high[- ]performance|high[- ]concurrency|load balanc\w+|password)\b/i
const easy = /\b(?:responsive|mobile|device|devices|screen|accessible|easy|clear|simple|intuitive|user-friendly|friendly|navigation|navigate|beautiful|attractive|concise|modern|minimal\w*|clean|design|layout|style|look)\b/i

/** The requirement ledger: every clause once, in the order of the words, with what became of it. */
export function ledgerOf(brief: Brief, plan: Plan, parts: readonly Part[], pages: readonly Page[]): Filed[] {
  return brief.clauses.map((clause, index) => {
    const text = clean(brief.words.slice(clause.start, clause.end))
    const { status, where } = fileOf(clause, text, plan, parts, pages, brief)
    return { clause, requirement: { id: `r${index + 1}`, clause: short(text, longest), status, where } }
  })
}

type File = Pick<Requirement, 'status' | 'where'>

function fileOf(clause: Clause, text: string, plan: Plan, parts: readonly Part[], pages: readonly Page[], brief: Brief): File {
  if (clause.mode === 'style') return { status: 'built', where: '/' }
  if (clause.mode === 'subject') return /\p{L}{2}/u.test(text) && (brief.subject.topic.length > 0 || brief.subject.site !== '') && (plan.things.length > 0 || brief.style.manners.length > 0) ? { status: 'built', where: '/' } : { status: 'not_understood', where: '' }
  if (clause.mode === 'quality') return easy.test(text) && !beyond.test(text) ? { status: 'built', where: '/' } : { status: 'understood', where: '' }
  const fates = clause.asks.map((ask): Fate => plan.fates.get(ask) ?? { is: 'nothing' })
  if (fates.length === 0) return { status: easy.test(text) ? 'built' : 'not_understood', where: easy.test(text) ? '/' : '' }
  const places = fates.map((fate) => placeOf(fate, clause, parts, pages))
  const where = places.find((place) => place !== '') ?? ''
  const whole = fates.every((fate, at) => places[at] !== '' && !(fate.is === 'thing' && fate.partly)) && !beyond.test(text)
  if (whole) return { status: 'built', where }
  return fates.every(({ is }) => is === 'nothing') ? { status: 'not_understood', where: '' } : { status: 'understood', where }
}

/** The page where a part of the words can be seen; the managing role's own page for what it does. */
function placeOf(fate: Fate, clause: Clause, parts: readonly Part[], pages: readonly Page[]): string {
  if (fate.is === 'page') return pages.find(({ path }) => path === `/${fate.page}`)?.path ?? ''
  if (fate.is === 'figures') return pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'tiles'))?.path ?? ''
  if (fate.is === 'search') return pages.find(({ blocks, navigation }) => navigation !== null && blocks.some((block) => block.kind === 'list' && block.search))?.path ?? ''
  if (fate.is !== 'thing') return ''
  const part = parts.find(({ made }) => made.thing === fate.thing)
  if (!part) return ''
  const about = pages.filter(({ blocks }) => blocks.some((block) => (block.kind === 'list' || block.kind === 'detail') && block.entity === part.made.entity.id) || blocks.some((block) => block.kind === 'form' && block.action === part.acts.create?.id))
  const open = about.filter(({ path, blocks }) => path !== '/' && blocks[0]?.kind !== 'detail')
  const forOthers = clause.actors.length > 0 && !clause.actors.includes('user')
  return ((forOthers ? open.find(({ role }) => role !== undefined) : open.find(({ role }) => role === undefined)) ?? open[0] ?? about[0])?.path ?? ''
}
