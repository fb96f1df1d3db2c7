import { relations } from '../lexicon/relations.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Placed } from './thing.ts'

const sharing = ['create', 'update', 'delete', 'manage', 'view']
const bareActs: ReadonlyMap<string, Pick<Placed['ask'], 'verb' | 'kind'>> = new Map([
  ['creation', { verb: 'create', kind: 'create' }],
  ['addition', { verb: 'add', kind: 'create' }],
  ['viewing', { verb: 'view', kind: 'view' }],
  ['updating', { verb: 'update', kind: 'update' }],
  ['editing', { verb: 'edit', kind: 'update' }],
  ['modification', { verb: 'edit', kind: 'update' }],
  ['deletion', { verb: 'delete', kind: 'delete' }],
])
/** "maintain the creation, updating and deletion of records": doings are no things. */
function asDone(one: Placed): Placed {
  const { object, verb } = one.ask
  const act =
    object && object.light === '' && !object.plural && /^(?:maintain|support|perform|handle|provide|manage|allow|view)$/.test(verb)
      ? bareActs.get(object.noun)
      : undefined
  return act ? { ...one, ask: { ...one.ask, ...act, object: null } } : one
}

/** "adding, deleting, and editing content": a verb without an object takes that of the next one that has one. */
export function withObject(said: Placed, placed: readonly Placed[], at: number): Placed {
  const one = asDone(said)
  if (one.ask.object !== null || !sharing.includes(one.ask.kind) || Object.hasOwn(relations, one.ask.verb)) return one
  const next = placed
    .slice(at + 1, at + 5)
    .find(({ ask, clause }) => ask.object !== null && !bareActs.has(ask.object.noun) && clause - one.clause <= 4 && sharing.includes(ask.kind))
  return next ? { ...one, ask: { ...one.ask, object: next.ask.object } } : one
}

/** The ask with its object called by another name, or told of it otherwise; the same ask where it has none. */
export const objectCalled = (one: Placed, object: Partial<Phrase> & { noun: string }): Placed =>
  one.ask.object ? { ...one, ask: { ...one.ask, object: { ...one.ask.object, ...object } } } : one
