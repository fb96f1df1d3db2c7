import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Placed } from './thing.ts'

const kept = /^(?:view|manage|search|create|update|delete)$/
const whole = /^(?:information|data|content|thing|item|record)$/
/** "scan records", "treatment records", "medical history": rows of their own, each of the row that they are told of. */
const isRecords = ({ noun, light, plural }: Phrase): boolean =>
  (/ record$/.test(noun) && plural) || / history$/.test(noun) || (/^(?:records|logs)$/.test(light) && plural) || (light === 'history' && noun !== '')
const recordsOf = ({ noun, light }: Phrase): string => (/ (?:record|history)$/.test(noun) && light === '' ? noun : `${noun} record`)

/** Records that the words list as details of a thing, "labels, including scan counts and scan records", as things that are viewed beside it; `toldBy` tells of an ask without them what it was. */
export function recordsApart(placed: readonly Placed[]): { readonly placed: Placed[]; readonly toldBy: ReadonlyMap<Ask, Ask> } {
  const known = new Set<string>()
  const toldBy = new Map<Ask, Ask>()
  const apart = placed.flatMap((one): Placed[] => {
    const { ask } = one
    if (!ask.object || whole.test(ask.object.noun) || !kept.test(ask.kind) || !ask.fields.some(isRecords)) return [one]
    const fresh = ask.fields.filter((field) => isRecords(field) && !known.has(recordsOf(field)))
    for (const field of fresh) known.add(recordsOf(field))
    const rest = { ...ask, fields: ask.fields.filter((field) => !isRecords(field)) }
    toldBy.set(rest, ask)
    return [
      { ...one, ask: rest },
      ...fresh.map((field) => ({
        ...one,
        ask: { ...ask, verb: 'view', kind: 'view' as const, object: { ...field, noun: recordsOf(field), light: '' }, fields: [], beside: [] },
      })),
    ]
  })
  return { placed: apart, toldBy }
}
