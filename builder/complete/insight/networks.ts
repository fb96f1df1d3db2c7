import type { BlockOf, Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { textOf } from '../trade/parts.ts'
import { blockId, hasKind, pageOf, withFirst } from './places.ts'

const asked = /\b(?:relationships?|graphs?|networks?|topolog\w*|connections?)\b/
const joining = /(?:^| )(?:relationships|relations|edges|links|connections|ties|dependencies|citations)$/
const said = /\b(?:visuali[sz]\w*|display|show|draw|explor\w*)\b[^.]{0,30}\b(?:relationships?|networks?|graphs?|connections?)\b|^(?:and )?(?:graph )?layouts?$/

const elsewhere = /\b(?:charts?|plots?|customer relationship|public relation)/

/** What joins two rows of one kind is drawn as a graph of them, where the words speak of relationships, graphs or networks. */
export const networks: Completer = (draft) => {
  if (!asked.test(textOf(draft))) return draft
  const joined = draft.model.entities.find((entity) => entity.read === 'public' && joining.test(entity.plural) && endsOf(entity) !== null)
  const ends = joined && endsOf(joined)
  const page = joined && pageOf(draft, joined.id)
  if (!joined || !ends || !page || page.role !== undefined || hasKind(draft, page.path, 'network')) return draft
  const label = joined.fields.find(({ id, type }) => type === 'choice' && id !== joined.lifecycle?.field)?.id ?? null
  const block: BlockOf<'network'> = { kind: 'network', id: blockId(draft, `${joined.id} graph`), heading: 'Graph', entity: joined.id, ...ends, label }
  return shownAt(withFirst(draft, page.path, block), page.path)
}

/** What the words say of drawing it is seen there, though charts could be drawn of it as well. */
function shownAt(draft: Draft, path: string): Draft {
  const { words, clauses } = draft.brief
  const drawing = clauses.filter(({ mode, start, end }) => {
    const text = words.slice(start, end).toLowerCase().trim()
    return mode !== 'style' && mode !== 'subject' && said.test(text) && !elsewhere.test(text)
  })
  const told = drawing.flatMap((clause) => [clause, ...(clause.asks.length === 1 ? clause.asks : [])])
  return { ...draft, claims: new Map([...draft.claims, ...told.map((one) => [one, path] as const)]) }
}

/** The two references by which rows join rows of one kind; null where there are not two. */
function endsOf({ id, fields }: Entity): Pick<BlockOf<'network'>, 'from' | 'to' | 'nodes'> | null {
  const references = fields.filter((field) => field.type === 'reference' && field.entity !== id)
  for (const from of references) {
    const to = references.find((other) => other !== from && other.entity === from.entity)
    if (to) return { from: from.id, to: to.id, nodes: from.entity! }
  }
  return null
}
