import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Placed } from './thing.ts'

const kept = /^(?:view|manage|search|create|update|delete)$/
const whole = /^(?:information|data|content|thing|item|record)$/
/** "scan records", "treatment records", "medical history": rows of their own, each of the row that they are told of. */
const isRecords = ({ noun, light, plural }: Phrase): boolean =>
  (/ record$/.test(noun) && plural) || / history$/.test(noun) || (/^(?:records|logs)$/.test(light) && plural) || (light === 'history' && noun !== '')
const recordsOf = ({ noun, light }: Phrase): string => (/ (?:record|history)$/.test(noun) && light === '' ? noun : `${noun} record`)

/** "training, including obstacle training, traffic training and harness work": kinds of the thing, where one of them is called by its noun and none is a word for a detail. */
function withKinds(ask: Ask): Ask {
  const { object, fields, choices } = ask
  const isKind = ({ noun, light }: Phrase): boolean => light === '' && noun.endsWith(` ${object!.noun}`)
  if (!object || fields.length < 3 || choices.length > 0 || !fields.some(isKind) || fields.some(({ noun }) => isField(noun))) return ask
  return { ...ask, fields: [], choices: fields.map(({ noun, light }) => `${noun} ${light}`.trim()) }
}

/** Records that the words list as details of a thing, "labels, including scan counts and scan records", as things that are viewed beside it; `toldBy` tells of an ask without them what it was. */
export function recordsApart(placed: readonly Placed[]): { readonly placed: Placed[]; readonly toldBy: ReadonlyMap<Ask, Ask> } {
  const known = new Set<string>()
  const toldBy = new Map<Ask, Ask>()
  const apart = placed.flatMap((one): Placed[] => {
    const ask = withKinds(one.ask)
    if (ask !== one.ask) {
      toldBy.set(ask, one.ask)
      return [{ ...one, ask }]
    }
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
