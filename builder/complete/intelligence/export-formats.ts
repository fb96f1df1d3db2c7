import type { Block } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { wordsOf } from '../module/place.ts'

const taking = '(?:export\\w*|download\\w*|sav(?:e|es|ed|ing))'
const several = new RegExp(`\\b${taking}\\b[^.]{0,60}\\b(?:various|different|multiple|several|many|common) (?:file |data )?formats?\\b`, 'i')
const excel = new RegExp(`\\b${taking}\\b[^.]{0,70}\\b(?:excel|xlsx|spreadsheets?)\\b|\\bexcel (?:import and )?export`, 'i')
const json = new RegExp(`\\b${taking}\\b[^.]{0,70}\\bjson\\b`, 'i')

/** Rows that can be taken along are had in the formats that the words ask for, beside comma-separated values. */
export const exportFormats: Completer = (draft) => {
  const words = wordsOf(draft)
  const more = [...(several.test(words) || excel.test(words) ? ['xlsx' as const] : []), ...(several.test(words) || json.test(words) ? ['json' as const] : [])]
  if (more.length === 0) return draft
  const widened = (block: Block): Block =>
    block.kind === 'export_bar' && block.offers.includes('csv') ? { ...block, offers: [...new Set([...block.offers, ...more])] } : block
  return withModel(draft, { pages: draft.model.pages.map((page) => ({ ...page, blocks: page.blocks.map(widened) })) })
}
