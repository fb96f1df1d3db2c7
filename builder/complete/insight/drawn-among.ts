import type { BlockOf, Entity, Field } from '../../model.ts'
import type { Completer } from '../draft.ts'
import { changeBlocks, entityIn, textOf } from '../trade/parts.ts'

const drawing = /\b(?:charts?|graphs?|curves?|plots?|trends?|diagrams?|over time|date range|time series)\b/
const each = /\b(?:for|of|per|by) (?:each|every|a|an|one|the (?:chosen|selected)) ([a-z-]+(?: [a-z-]+)?)|\b(?:select|choose|pick) an? ([a-z-]+(?: [a-z-]+)?)/g
const timed = ({ type }: Field): boolean => type === 'date' || type === 'datetime'

/** What is drawn over time of many things is drawn of one at a time: "charts for each species". */
export const drawnAmong: Completer = (draft) => {
  const words = textOf(draft)
  if (!drawing.test(words)) return draft
  const named = [...words.matchAll(each)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase())
  return changeBlocks(draft, (block) => {
    const entity = block.kind === 'chart' && block.among === undefined ? entityIn(draft, block.entity) : undefined
    if (block.kind !== 'chart' || !entity || !entity.fields.some((field) => field.id === block.by && timed(field))) return [block]
    const among = amongOf(entity, block, named)
    return among ? [{ ...block, among: among.id }] : [block]
  })
}

/** What the words name as one of many, else what each row is of. */
function amongOf({ fields, lifecycle }: Entity, { by, field }: BlockOf<'chart'>, named: readonly string[]): Field | undefined {
  const able = fields.filter(
    ({ id, type }) => id !== by && id !== field && id !== lifecycle?.field && (type === 'reference' || type === 'choice' || type === 'text'),
  )
  const isNamed = ({ label, id }: Field): boolean =>
    named.some((one) => one === label.toLowerCase() || one.startsWith(`${label.toLowerCase()} `) || id === one.replaceAll(' ', '_'))
  return able.find(isNamed) ?? able.find(({ type, sorts }) => type === 'reference' && !sorts)
}
