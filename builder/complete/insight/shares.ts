import { singular } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'

type Tile = BlockOf<'tiles'>['tiles'][number]

/** What a rate is the share of: the states that count. */
const counting: Readonly<Record<string, RegExp>> = {
  completion: /^(?:done|complet|finish|closed|delivered|settled)/i,
  attendance: /^(?:present|attend|checked in|arrived|on time)/i,
  occupancy: /^(?:occupied|rented|in use|booked|checked in|reserved|let|lent|full)/i,
  utilization: /^(?:in use|occupied|running|on the road|booked|lent|busy)/i,
  pass: /^(?:pass|approved|qualified)/i,
  approval: /^(?:approv|accept|granted)/i,
  success: /^(?:success|won|done|complet|delivered|paid)/i,
  conversion: /^(?:convert|won|paid|signed|ordered|customer|registered)/i,
  cure: /^(?:cured|recovered|healed|discharged)/i,
  recovery: /^(?:cured|recovered|healed|discharged)/i,
  mortality: /^(?:dead|died|deceased)/i,
  delivery: /^deliver/i,
  response: /^(?:answer|repl|respond|resolved)/i,
  resolution: /^(?:resolved|solved|closed|done)/i,
  return: /^return/i,
  cancellation: /^cancel/i,
  payment: /^paid/i,
  collection: /^(?:paid|collected)/i,
  retention: /^(?:active|member|renewed)/i,
  defect: /^(?:defect|faulty|failed|rejected)/i,
  failure: /^(?:fail|faulty|error)/i,
}
const rate = new RegExp(`\\b(?:([a-z]+(?: [a-z]+)?) )?(${Object.keys(counting).join('|')}) (?:rates?|percentages?|ratios?)\\b`)

/** Whether the words name a rate whose share can be counted. */
export const namesRate = (text: string): boolean => rate.test(text)

/** The tile of a rate: how many of the rows are in the states that count, of all. */
export function shareIn({ model, parts }: Draft, text: string): Tile | null {
  const [, before = '', name = ''] = rate.exec(text) ?? []
  const states = counting[name]
  if (!states) return null
  const wanted = before.split(' ').map(singular)
  const ours = new Set(parts.map(({ made }) => made.entity.id))
  const isNamed = ({ singular: one }: Entity): number => Number(wanted.includes(one) || wanted.includes(one.split(' ').at(-1) ?? ''))
  for (const entity of model.entities.filter(({ id }) => ours.has(id)).toSorted((a, b) => isNamed(b) - isNamed(a))) {
    const field = entity.fields.find(({ type, choices }) => type === 'choice' && choices?.some((choice) => states.test(choice)))
    const is = field?.choices?.find((choice) => states.test(choice))
    if (!field || is === undefined) continue
    const label = `${isNamed(entity) ? `${entity.singular} ` : ''}${name} rate`
    return { label: label.slice(0, 1).toUpperCase() + label.slice(1), entity: entity.id, measure: 'share', where: { field: field.id, is } }
  }
  return null
}
