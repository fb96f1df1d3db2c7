import type { BlockOf } from '../../model.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { wordsOf } from '../social/help.ts'

/** The answer of the entry whose question shares most of its words with what is asked, and at least half of them; null where none does. */
export function entryFor(of: Context, entries: BlockOf<'assistant'>['entries'], asked: string): string | null {
  const entity = entries && entityOf(of, entries.entity)
  if (!entity) return null
  const said = new Set(wordsOf(asked))
  const [best] = rowsOf(of, entity)
    .flatMap((row) => {
      const words = [...new Set(wordsOf(String(valueIn(row, entries.question) ?? '')))]
      const shared = words.filter((word) => said.has(word)).length
      const answer = String(valueIn(row, entries.answer) ?? '').trim()
      return shared > 0 && shared * 2 >= words.length && answer !== '' ? [{ answer, score: shared / words.length + shared / 100 }] : []
    })
    .toSorted((a, b) => b.score - a.score)
  return best?.answer ?? null
}
