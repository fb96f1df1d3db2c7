import type { Page } from '../../model.ts'
import type { Ask } from '../../read/ask.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, claimed, type Draft } from '../draft.ts'
import { blockId, hasKind, mainPart, pageOf, withLast } from './places.ts'

const at_once =
  /\b(?:real-?time|live (?:data|updates?|scores?|status)|instant(?:ly)?|up-to-date|immediate(?:ly)?|dynamic(?:ally)? updat\w*|(?:auto(?:matic(?:ally)?)?[- ])refresh\w*)\b/
/** What no page that is kept up to date does by that. */
const more =
  /\b(?:stream\w*|navigat\w*|gps|voice|video|translat\w*|multiplayer|collaborat\w*|push|ai|intelligent\w*|sensor|preview|broadcast\w*|edit\w*|weather|stock prices?|exchange rates?|api)\b/
const shown = new Set([
  'list',
  'tiles',
  'chart',
  'report',
  'monitor',
  'alerts',
  'board',
  'leaderboard',
  'map',
  'timeline',
  'week',
  'progress',
  'detail',
  'watch',
  'due',
])

/** Pages that keep themselves up to date where the words want that at once. */
export const updates: Completer = (draft) =>
  draft.brief.clauses
    .filter(({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && isLive(draft.brief.words.slice(start, end).toLowerCase()))
    .reduce((so_far: Draft, clause) => {
      const page = pageFor(so_far, clause)
      if (!page) return so_far
      const blocks = page.blocks.filter(({ kind }) => shown.has(kind)).map(({ id }) => id)
      if (blocks.length === 0) return so_far
      const next = hasKind(so_far, page.path, 'live')
        ? so_far
        : withLast(so_far, page.path, { kind: 'live', id: blockId(so_far, 'live'), heading: '', blocks, seconds: 5 })
      return clause.asks.every((ask) => isDone(next, clause, ask)) ? claimed(next, page.path, [clause]) : next
    }, draft)
const isLive = (text: string): boolean => at_once.test(text) && !more.test(text)

/** Whether the rest of what the ask wants is there, so that only the time was left. */
function isDone(draft: Draft, clause: Clause, ask: Ask): boolean {
  if (draft.claims.has(ask) || draft.claims.has(clause)) return true
  const fate = draft.plan.fates.get(ask)
  if (fate?.is === 'thing') return !fate.partly
  if (fate?.is === 'figures' || fate?.is === 'search' || fate?.is === 'page') return true
  const noun = ask.object?.noun ?? ''
  return (
    /^(?:update|refresh|synchroni[sz]e|sync|reflect|display|view|provide|show)$/.test(ask.verb) &&
    /\b(?:data|update|information|change|status|content)\b|^$/.test(noun)
  )
}

function pageFor(draft: Draft, clause: Clause): Page | undefined {
  for (const ask of clause.asks) {
    const claim = draft.claims.get(ask)
    const fate = draft.plan.fates.get(ask)
    const part = fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
    const page = part
      ? pageOf(draft, part.made.entity.id)
      : draft.model.pages.find(({ path, blocks }) => (claim !== undefined ? path === claim : fate?.is === 'figures' && blocks[0]?.kind === 'tiles'))
    if (page) return page
  }
  const main = mainPart(draft)
  return main
    ? pageOf(draft, main.made.entity.id)
    : draft.model.pages.find(({ role, blocks }) => role === undefined && blocks.some(({ kind }) => kind === 'report'))
}
