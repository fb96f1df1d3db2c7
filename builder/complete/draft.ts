import { taken } from '../compose/ids.ts'
import type { Part, Taken } from '../compose/pages.ts'
import type { Plan } from '../compose/plan.ts'
import type { Cast } from '../compose/roles.ts'
import type { Setting } from '../compose/setting.ts'
import type { Domain } from '../lexicon/domains.ts'
import type { Action, AppModel, Entity, Page } from '../model.ts'
import type { Ask } from '../read/ask.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'

/** A composed site that is being completed: what the words ask, what became of it, and the model so far. */
export interface Draft {
  readonly brief: Brief
  readonly cast: Cast
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly domain: Domain
  readonly setting: Setting
  /** What the ledger says of clauses is drawn up last, from the plan's fates and from `claims`. */
  readonly model: Omit<AppModel, 'requirements'>
  /** Ids and paths that are taken; changed in place by those who take more. */
  readonly taken: Taken
  /** What is built beyond the plan's fates: the path where an ask, or a whole clause, can be seen. */
  readonly claims: Claims
}
export type Claims = ReadonlyMap<Ask | Clause, string>

/** Adds one concern to a site where the words ask for it; hands the same draft back where they do not. The same draft gives the same result. */
export type Completer = (draft: Draft) => Draft

/** The draft with these claims added; a clause or an ask that is claimed already keeps its place. */
export function claimed(draft: Draft, where: string, of: readonly (Ask | Clause)[]): Draft {
  return of.length === 0 ? draft : { ...draft, claims: new Map([...of.map((one) => [one, where] as const), ...draft.claims]) }
}

/** The parts whose things the site still keeps. */
export const partsLeft = ({ parts, model }: Draft): readonly Part[] => parts.filter(({ made }) => model.entities.some(({ id }) => id === made.entity.id))

/** The draft with some of its model changed. */
export const withModel = (draft: Draft, change: Partial<Draft['model']>): Draft => ({ ...draft, model: { ...draft.model, ...change } })

export interface Asked {
  readonly clause: Clause
  readonly ask: Ask
  /** The clause's own words, lower case. */
  readonly text: string
}
/** Every ask of the words, with its clause, in order. */
export function asksIn({ brief }: Draft): readonly Asked[] {
  const known = asked.get(brief)
  if (known) return known
  const found = brief.clauses.flatMap((clause) => {
    const text = brief.words.slice(clause.start, clause.end).toLowerCase()
    return clause.asks.map((ask) => ({ clause, ask, text }))
  })
  asked.set(brief, found)
  return found
}
const asked = new WeakMap<Brief, readonly Asked[]>()

/** Whether nothing is built for an ask yet: understood at most, or kept in part. */
export function isOpen(draft: Draft, { ask, clause }: Pick<Asked, 'ask' | 'clause'>): boolean {
  if (draft.claims.has(ask) || draft.claims.has(clause)) return false
  const fate = draft.plan.fates.get(ask)
  return fate === undefined || fate.is === 'nothing' || fate.is === 'understood' || (fate.is === 'thing' && fate.partly)
}

/** The pages with another one put before the first that is reached from others only, so that the navigation keeps its order. */
export function withPage(before: readonly Page[], page: Page): Page[] {
  const pages = roomIn(before)
  const at = pages.findIndex(({ navigation }) => navigation === null)
  return at === -1 ? [...pages, page] : [...pages.slice(0, at), page, ...pages.slice(at)]
}

const mostPages = 44
/** Past so many pages, those of single rows give way, the last first: their rows stay in their lists. */
export function roomIn(pages: readonly Page[], most = mostPages - 1): readonly Page[] {
  if (pages.length <= most) return pages
  const last = pages.findLastIndex(({ navigation, blocks }) => navigation === null && blocks[0]?.kind === 'detail')
  return last === -1 ? pages.slice(0, most) : roomIn(pages.toSpliced(last, 1), most)
}
/** The draft with no more pages than a site may have. */
export const withinPages = (draft: Draft): Draft => withModel(draft, { pages: [...roomIn(draft.model.pages, mostPages)] })

/** The model's entities with one changed. */
export const withEntity = (entities: readonly Entity[], id: string, change: (entity: Entity) => Entity): Entity[] =>
  entities.map((entity) => (entity.id === id ? change(entity) : entity))

export const newBlockId = (draft: Draft, wanted: string): string => taken(draft.taken.blocks, wanted)
export const newPageId = (draft: Draft, wanted: string): string => taken(draft.taken.pages, wanted)
export const newPath = (draft: Draft, wanted: string): string => taken(draft.taken.paths, wanted, '-')

/** Makes the actions of an entity, each under an id that no other action has; all of its fields are asked for, but for a deletion. */
export function actionMaker({ model }: Draft, { id: entity, fields }: Entity, role?: string) {
  const used = new Set(model.actions.map(({ id }) => id))
  return (wanted: string, name: string, kind: Action['kind'], confirmation: string): Action => ({
    id: taken(used, wanted),
    name,
    kind,
    entity,
    ...(role !== undefined && { role }),
    fields: kind === 'delete' ? [] : fields.map((field) => field.id),
    confirmation,
  })
}
