import { singular } from '../../lexicon/inflect.ts'
import type { BlockOf } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { isSeveral } from '../../several.ts'
import type { Draft } from '../draft.ts'
import { blockId } from './places.ts'

const often = /\b(?:frequent|common|(?:frequently|often|most) used) ([a-z]+)\b/

interface Frequent {
  readonly clause: Clause
  readonly block: BlockOf<'chart'>
}
/** "frequent tags", "the most common symptoms": how often each value of such a field is given; none where the words ask for no such figures. */
export function frequentIn(draft: Draft): readonly Frequent[] {
  const { words, clauses } = draft.brief
  if (!often.test(words.toLowerCase())) return []
  return clauses.flatMap((clause) => {
    const label = often.exec(words.slice(clause.start, clause.end).toLowerCase())?.[1]
    if (label === undefined || clause.mode === 'style' || clause.mode === 'subject') return []
    for (const entity of draft.model.entities) {
      const by = entity.fields.find((field) => (isSeveral(field) || field.type === 'choice') && [label, singular(label)].includes(field.label.toLowerCase()))
      if (!by) continue
      const id = blockId(draft, `${entity.id} by ${by.id}`)
      return [{ clause, block: { kind: 'chart', id, heading: `Frequent ${label}`, entity: entity.id, by: by.id, measure: 'count', shape: 'bars' } }]
    }
    return []
  })
}
