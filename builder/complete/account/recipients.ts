import type { Action, Block, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, fieldIn, putEntity, withFields } from '../trade/parts.ts'

const mostFields = 23
/** What a site keeps of itself, and of nobody who has an account. */
const ofItself =
  /\b(?:logs?|backups?|settings?|styles?|themes?|pages?|templates?|inbox(?:es)?|moderation|errors?|encryption|keys|domains?|works|databases?|bases|roles?|quer(?:y|ies)|forwarding|views?|claims?|progress|progressions?|attempts?|interactions?|repl(?:y|ies))\b/

/** What those who run a site enter for somebody is found by that account among its own: an evaluation, a payment, a certificate. */
export const recipients: Completer = (draft) =>
  draft.model.accounts ? draft.model.entities.filter((entity) => isEnteredFor(draft, entity)).reduce((so_far, { id }) => handedTo(so_far, id), draft) : draft

function isEnteredFor(draft: Draft, { id, plural, read, shared, fields, authored }: Entity): boolean {
  const { actions, pages, roles } = draft.model
  if (read !== 'own' || shared !== undefined || authored !== undefined || fields.length > mostFields || ofItself.test(plural)) return false
  const creates = actionsOn(draft, id).filter(({ kind }) => kind === 'create')
  const isManaging = ({ role }: Action): boolean => roles.some((one) => one.id === role && one.manages)
  const isListed = pages.some(
    ({ path, role, blocks }) => path !== '/' && role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === id),
  )
  const isWritten = actions.some(({ effects }) => effects?.some((effect) => 'entity' in effect && effect.entity === id))
  return creates.length > 0 && creates.every(isManaging) && isListed && !isWritten
}

function handedTo(draft: Draft, id: string): Draft {
  const entity = draft.model.entities.find((one) => one.id === id)!
  const label = entity.fields.some((field) => /^for$/i.test(field.label)) ? 'For account' : 'For'
  const whom: Field = {
    id: fieldIn(entity, 'for_account') ? 'for_member' : 'for_account',
    label,
    type: 'email',
    required: false,
    account: true,
    help: 'Who finds it among their own.',
  }
  const whole: Entity = { ...withFields(entity, [whom]), shared: whom.id, seeds: entity.seeds.map((seed) => ({ ...seed, [whom.id]: null })) }
  const acted = changeActions(putEntity(draft, whole), id, (action) =>
    action.kind === 'create' || (action.kind === 'update' && action.fields.length > 1) ? { ...action, fields: [whom.id, ...action.fields] } : action,
  )
  return changeBlocks(acted, (block, page): readonly Block[] =>
    page.role !== undefined && block.kind === 'list' && block.entity === id ? [{ ...block, fields: [...block.fields, whom.id] }] : [block],
  )
}
