import type { BlockOf, Page } from '../../model.ts'
import { type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { textOf } from '../trade/parts.ts'
import { isMonthly } from './measured.ts'
import { blockId, entityIn } from './places.ts'

const moving =
  /\b(?:real-?time|live|dynamic(?:ally)?) (?:(?!chat|video|voice|communication|messag)[\w-]+ ){0,2}(?:data|charts?|display\w*|updat\w*|refresh\w*|effects?|visuali[sz]\w*|statistics|analysis|monitoring|information)\b|\brefresh(?:es|ed|ing)?\b|\bautomatic(?:ally)? updat\w+/
const claiming = /\b(?:refresh\w*|dynamic (?:refresh )?effects?|real-?time (?:data )?(?:updates?|display|charts?))\b/
const drawn: ReadonlySet<string> = new Set(['tiles', 'chart', 'report', 'pivot'])

/** Figures of months that the words want to see move are drawn anew every few seconds; as nothing is connected, the latest ones are simulated. */
export const movingFigures: Completer = (draft) => {
  if (!moving.test(textOf(draft))) return draft
  const monthly = draft.model.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'chart' && isOfMonths(draft, block)))
  const pages = draft.model.pages.map((page) => (monthly.includes(page) ? withLive(draft, page) : page))
  const [first] = monthly
  const clauses = draft.brief.clauses.filter(
    ({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && claiming.test(draft.brief.words.slice(start, end)),
  )
  return first ? claimed(withModel(draft, { pages }), first.path, clauses.filter(({ asks }) => asks.length === 0)) : draft // biome-ignore format: one choice
}
const isOfMonths = (draft: Draft, { entity: id, by }: BlockOf<'chart'>): boolean => {
  const entity = entityIn(draft, id)
  return entity !== undefined && isMonthly(entity) && by === 'date'
}

function withLive(draft: Draft, page: Page): Page {
  const known = page.blocks.find((block) => block.kind === 'live')
  const others = page.blocks.filter((block) => block !== known)
  const blocks = others.flatMap(({ kind, id }) => (drawn.has(kind) ? [id] : []))
  const [first, ...rest] = others
  const live: BlockOf<'live'> = { kind: 'live', id: known?.id ?? blockId(draft, 'live'), heading: '', blocks: [...new Set([...(known?.kind === 'live' ? known.blocks : []), ...blocks])], seconds: 5, simulated: true } // biome-ignore format: one block
  return { ...page, blocks: first ? [first, live, ...rest] : [live] }
}
