import { kits } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import type { Made } from './entity.ts'
import { mostFields } from './reference.ts'

const overview =
  /\b(?:costs?|spending|expenses?) (?:overview|summary|statistics|report|tracking)\b|\b(?:overview|summary|total) of (?:the |all |their )?(?:costs|spending|expenses)\b/i
const bought = /^(?:record|add|register|log|save|track|manage|keep|enter)$/
const groups: ReadonlySet<string> = new Set(['record', 'machine', 'offer', 'place'])
const cost: Field = { id: 'cost', label: 'Cost', type: 'money', required: false, min: 0 }

/** "record cameras and lenses … a cost overview": where nothing that is kept tells of money, what people have tells what it cost. */
export function costed(made: readonly Made[], words: string): Made[] {
  if (!overview.test(words) || made.some(({ entity }) => entity.fields.some(({ type }) => type === 'money'))) return [...made]
  return made.map((one) => {
    const { thing, entity } = one
    const isHad = groups.has(kits[thing.kit].group) && thing.kit !== 'entry' && thing.asks.some(({ ask }) => bought.test(ask.verb) && ask.object?.plural)
    if (!isHad || entity.fields.length >= mostFields) return one
    const state = entity.fields.findIndex(({ type, id }) => type === 'long_text' || type === 'image' || id === entity.lifecycle?.field)
    const at = state === -1 ? entity.fields.length : state
    return { ...one, asked: [...one.asked, cost.id], entity: { ...entity, fields: [...entity.fields.slice(0, at), cost, ...entity.fields.slice(at)] } }
  })
}
