import type { Part } from '../../compose/pages.ts'
import { groupOf, type Thing } from '../../compose/thing.ts'
import { participle } from '../../lexicon/inflect.ts'
import { isManaging } from '../../lexicon/people.ts'
import type { Action, Entity, Lifecycle, Role } from '../../model.ts'
import { type Completer, type Draft, partsLeft, withModel } from '../draft.ts'
import { actionsOn, changeActions, entityIn, manager, putEntity } from '../trade/parts.ts'

/** Steps by which those who run a site keep order, whoever posted what they are about. */
const ruling =
  /^(?:publish|unpublish|feature|suspend|ban|block|verify|approve|reject|accept|confirm|archive|reinstate|activate|deactivate|audit|review|read|inspect|check|grade|examine|evaluate|assess|handle|process)\b/i
const posting =
  /^(?:post|list|offer|publish|create|add|share|sell|lend|rent|give|donate|open|start|form|found|upload|describe|advertise|announce|organi[sz]e|host|launch)$/

const isMembers = (draft: Draft, role: string): boolean =>
  role === '' || (role !== manager(draft)?.id && !isManaging(draft.model.roles.find(({ id }) => id === role)?.name.toLowerCase() ?? role))

/** How people who do not run the site add rows of their own, where the words say that they do. */
export function postOn(draft: Draft, { made: { thing, entity } }: Part): Action | undefined {
  const isPosted = thing.asks.some(
    ({ ask, role, clause }) =>
      draft.brief.clauses[clause]?.mode !== 'subject' && !ask.nominal && posting.test(ask.verb) && ask.kind !== 'manage' && isMembers(draft, role),
  )
  if (!isPosted) return undefined
  const write = entityIn(draft, entity.id)?.write
  return actionsOn(draft, entity.id).find(({ kind, role }) => kind === 'create' && (role === undefined ? write === 'anyone' : isMembers(draft, role)))
}

/** Whether a row brings two people together: it is put forward by one of them, or by somebody else, and is neither's alone. */
export const joinsTwo = ({ parts }: Draft, { fields }: Entity): boolean =>
  fields.filter(({ type, entity }) => type === 'reference' && parts.some(({ made }) => made.entity.id === entity && groupOf(made.thing) === 'person')).length >
  1

/** Whether the words themselves have a role take a step. */
export const isSaidOf = ({ turns, states }: Thing, of: string, { name, to }: Pick<Lifecycle['transitions'][number], 'name' | 'to'>): boolean =>
  turns.some(({ verb, role }) => role === of && (name.toLowerCase().startsWith(verb) || to.toLowerCase() === participle(verb))) ||
  states.some(({ names, role }) => role === of && names.some((state) => state.toLowerCase() === to.toLowerCase()))

/** Who posts a row marks it as taken, sold or closed, rather than those alone who run the site, or everybody of their kind. */
export const postedSteps: Completer = (draft) => (draft.setting === 'team' ? draft : partsLeft(draft).reduce(ownSteps, draft))

function ownSteps(draft: Draft, part: Part): Draft {
  const { thing } = part.made
  const entity = entityIn(draft, part.made.entity.id)
  const post = entity?.read === 'public' && entity.lifecycle ? postOn(draft, part) : undefined
  if (!entity?.lifecycle || !post || joinsTwo(draft, entity)) return draft
  const runs = manager(draft)?.id
  const theirs = new Set(
    entity.lifecycle.transitions.flatMap(({ id, name, to, role, by }) =>
      role !== undefined && by === undefined && !ruling.test(name) && (role === post.role || (role === runs && !isSaidOf(thing, runs, { name, to })))
        ? [id]
        : [],
    ),
  )
  if (theirs.size === 0) return draft
  const transitions = entity.lifecycle.transitions.map(({ role, ...step }) => ({ ...step, ...(role !== undefined && !theirs.has(step.id) && { role }) }))
  return changeActions(putEntity(draft, { ...entity, lifecycle: { ...entity.lifecycle, transitions } }), entity.id, ({ role, ...action }) => ({
    ...action,
    ...(role !== undefined && !(action.transition !== undefined && theirs.has(action.transition)) && { role }),
  }))
}

/** Those who post rows see what others ask of theirs, and nothing of what others ask of one another: they do not run the site. */
export const postersSight: Completer = (draft) => {
  const runs = manager(draft)?.id
  const roles = draft.model.roles.map((role) => (role.manages && role.id !== runs && seesTheirs(draft, role) ? { ...role, manages: false } : role))
  return roles.some((role, at) => role !== draft.model.roles[at]) ? withModel(draft, { roles }) : draft
}

/** Whether a role posts rows, and all that it deals with is everybody's to read or handed to it. */
function seesTheirs(draft: Draft, { id, name }: Role): boolean {
  const { pages, actions, entities } = draft.model
  if (isManaging(name.toLowerCase()) || !partsLeft(draft).some((part) => postOn(draft, part)?.role === id)) return false
  const shown = pages.flatMap(({ role, blocks }) => (role === id ? blocks : []))
  if (shown.some((block) => block.kind !== 'list' && block.kind !== 'form' && block.kind !== 'features')) return false
  const dealt = new Set([
    ...shown.flatMap((block) => (block.kind === 'list' ? [block.entity] : [])),
    ...actions.flatMap((action) => (action.role === id && action.kind !== 'create' ? [action.entity] : [])),
  ])
  return entities.every((entity) => !dealt.has(entity.id) || entity.read === 'public' || entity.shared === 'sent_to')
}
