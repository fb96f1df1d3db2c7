import type { Block } from '../../model.ts'
import { asksIn, type Completer, claimed, newBlockId, withModel } from '../draft.ts'

const asked =
  /\b(?:a |an |the )?random ((?:\w+ )?\w+?)(?: (?:button|picker|link|feature|function|selector|generator))\b|\b(?:show|open|display|pick|view|suggest)\w* (?:me |them )?(?:a|one) random (\w+)\b/i
const noRow = /^(?:number|password|color|colour|code|name|draw|seed|order|user|player|word|question|quote|team|winner|match)s?$/i

/** A button that opens a row by chance, above the list of what the words name: "a random recipe button". */
export const randomRows: Completer = (draft) => {
  const found = asked.exec(draft.brief.words)
  const noun = (found?.[1] ?? found?.[2] ?? '').toLowerCase()
  if (noun === '' || noRow.test(noun)) return draft
  const isNamed = ({ singular, plural }: { singular: string; plural: string }) => [singular, plural].some((one) => one === noun || one.endsWith(` ${noun}`))
  const entity = draft.model.entities.find((one) => one.read !== 'managed' && isNamed(one))
  const detail = draft.model.pages.find(
    ({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'detail' && block.entity === entity?.id),
  )
  const list = draft.model.pages.find(
    ({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === entity?.id),
  )
  if (!entity || !detail || !list) return draft
  const block: Block = { kind: 'random', id: newBlockId(draft, 'random'), heading: '', entity: entity.id, label: `Random ${noun}`, page: detail.path }
  const pages = draft.model.pages.map((page) => (page === list ? { ...page, blocks: [block, ...page.blocks] } : page))
  const clauses = draft.brief.clauses.filter(({ start, end, mode }) => mode !== 'subject' && asked.test(draft.brief.words.slice(start, end)))
  const asks = asksIn(draft).filter(({ clause }) => clauses.includes(clause) && clause.asks.length === 1)
  return claimed(withModel(draft, { pages }), list.path, [...clauses, ...asks.map(({ ask }) => ask)])
}
