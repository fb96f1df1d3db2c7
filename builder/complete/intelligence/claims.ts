import { beyond } from '../../compose/ledger.ts'
import type { Ask } from '../../read/ask.ts'
import type { Clause } from '../../read/clause.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { isOpenOrGone } from '../module/place.ts'

/** Whether what an ask wants is there already, by its fate or by what was claimed. */
function isDone(draft: Draft, asked: Asked): boolean {
  if (draft.claims.has(asked.ask) || draft.claims.has(asked.clause)) return true
  const fate = draft.plan.fates.get(asked.ask)
  if (fate === undefined || isOpenOrGone(draft, asked)) return false
  return (fate.is === 'thing' && !fate.partly) || fate.is === 'page' || fate.is === 'figures' || fate.is === 'search'
}

/** Whom a sentence is about, which says nothing of what is asked. */
const subject =
  /^(?:(?:additionally|at the same time|in addition|furthermore|moreover|finally),? )?(?:the|this|a|an) (?:[\w-]+ )?(?:website|web ?page|page|platform|system|tool|application|app|form|site|mini-program|program|library|component library|template) (?:should|must|can|has|will|needs?)\b/

/** Words that say what the site does with what it was given, though no verb that the reader knows. */
const handling =
  /^(?:and )?(?:then )?the (?:tool|application|app|website|web ?page|system|platform|program) (?:will|should|can) (?:then )?(?:automatically )?\p{L}+ /iu
const isQuality = (draft: Draft, { mode, qualities, start, end }: Clause): boolean =>
  mode === 'quality' && (qualities !== undefined || !handling.test(draft.brief.words.slice(start, end).trim()))

/** The draft where what the words say of this kind is built at `where`: the asks whose own words say it, and clauses that say it and whose other asks are done. */
export function claimedAs(draft: Draft, where: string, cue: RegExp, not = /(?!)/): Draft {
  const own = (start: number, end: number): string => draft.brief.words.slice(start, end).toLowerCase().replace(subject, '')
  const meant = new Set<Ask>()
  const rest = new Set<Clause>()
  for (const asked of asksIn(draft)) {
    const { ask, clause } = asked
    const text = asked.text.replace(subject, '')
    if (not.test(text)) continue
    const said = own(ask.start, ask.end)
    const isMeant = cue.test(ask.object === null || said.length < 4 || clause.asks.length === 1 ? text : said)
    if (isMeant) meant.add(ask)
    else if (!isDone(draft, asked)) rest.add(clause)
  }
  const clauses = draft.brief.clauses.filter((clause) => {
    const text = own(clause.start, clause.end)
    return (
      !draft.claims.has(clause) &&
      clause.mode !== 'style' &&
      clause.mode !== 'subject' &&
      !isQuality(draft, clause) &&
      cue.test(text) &&
      !not.test(text) &&
      !rest.has(clause)
    )
  })
  return claimed(draft, where, [...clauses, ...[...meant].filter((ask) => !draft.claims.has(ask))])
}

/** Words that say of a thing what it is, and nothing of what is done with it. */
const mere = /\b(?:ai|artificial intelligence|intelligent|algorithms?)\b/i
/** The draft with what was placed, if anything that the words say is built by it. */
export const ifClaimed = (before: Draft, after: Draft): Draft => (after.claims.size > before.claims.size ? after : before)

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Clauses that hold back only because a thing of theirs bears such a word in its name: "AI tools". */
export const namedSo: Completer = (draft) => {
  const names = draft.parts.flatMap(({ made: { entity } }) => (mere.test(entity.plural) ? [entity.plural, entity.singular] : []))
  if (names.length === 0) return draft
  const named = new RegExp(`\\b(?:${names.map(escaped).join('|')})\\b`, 'gi')
  const asked = Map.groupBy(asksIn(draft), ({ clause }) => clause)
  const found = draft.brief.clauses.flatMap((clause) => {
    const text = draft.brief.words.slice(clause.start, clause.end).toLowerCase()
    if (draft.claims.has(clause) || clause.asks.length === 0 || clause.mode === 'style' || clause.mode === 'subject') return []
    if (!beyond.test(text) || beyond.test(text.replace(named, ''))) return []
    const all = asked.get(clause) ?? []
    const path = all.map(({ ask }) => pathOf(draft, ask)).find((one) => one !== undefined)
    return path !== undefined && all.every((one) => isDone(draft, one)) ? [[clause, path] as const] : []
  })
  return { ...draft, claims: new Map([...found, ...draft.claims]) }
}
function pathOf(draft: Draft, ask: Ask): string | undefined {
  const fate = draft.plan.fates.get(ask)
  const entity = fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing)?.made.entity.id : undefined
  return (
    draft.claims.get(ask) ??
    draft.model.pages.find(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === entity))?.path
  )
}
