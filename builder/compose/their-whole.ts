import { kits } from '../lexicon/kits.ts'
import type { Made } from './entity.ts'
import { browsed, isConfidential } from './sharing.ts'
import type { Thing } from './thing.ts'

const putUp = /^(?:offer|post|list|publish|advertise|propose|organi[sz]e)$/
const taking: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['signup', 'booking', 'application'])
/** "Members offer a ride, join a ride": what some put up and others sign up for is seen by those. */
export function withOffers(made: readonly Made[]): Made[] {
  return made.map((one) => {
    const { thing, entity } = one
    const isPutUp = entity.read === 'own' && !isConfidential(thing) && thing.makes.some(({ verb }) => putUp.test(verb))
    const isTaken =
      isPutUp && made.some((other) => taking.has(other.thing.kit) && other !== one && other.entity.fields.some((field) => field.entity === entity.id))
    return isTaken ? { ...one, entity: { ...entity, read: 'public' } } : one
  })
}

/** What is kept of something: none of it is there for others where that is not. */
const keptOfIt = new Set(['record', 'money', 'request', 'work', 'media', 'machine'])
/** What people join, and what its maker says whom to show. */
const isOpenToOthers = ({ noun, fields }: Thing): boolean =>
  /(?:^| )(?:guild|team|group|club|clan|alliance|plugin)$/.test(noun) || fields.some(({ label }) => /permission|visib|privacy/i.test(label))
/** Rows that are only of rows which are somebody's own are as much theirs: pictures of an album, shipments of an order. */
export function withTheirWhole(made: readonly Made[]): Made[] {
  const reads = new Map(made.map(({ entity: { id, read } }) => [id, read]))
  return made.map((one) => {
    const of = one.entity.fields.flatMap(({ entity }) => (entity === undefined || entity === one.entity.id ? [] : (reads.get(entity) ?? [])))
    const isTheirs =
      one.entity.read === 'public' &&
      (one.thing.kit === 'score' || keptOfIt.has(kits[one.thing.kit].group)) &&
      of.length > 0 &&
      of.every((read) => read === 'own')
    return isTheirs && !browsed(one.thing) && !isOpenToOthers(one.thing) ? { ...one, entity: { ...one.entity, read: 'own' } } : one
  })
}
