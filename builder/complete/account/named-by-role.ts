import type { Action, Entity, Field, Role } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { actionsOn, entityIn, putEntity, withSeeds } from '../trade/parts.ts'

/** Words before a role that say what somebody of it has to do with a row: "assigned technician". */
const dealing = /^(?:assigned|responsible|attending|assigned to|supervising|lead|main|treating|reviewing) /
const anyone = /^(?:user|visitor|guest|customer|buyer|client)$/

/** A row that says who of a role it is of, names an account of that role, to be chosen by name, and which may read the row where it is kept to its own. */
export const namedByRole: Completer = (draft) => {
  if (!draft.model.accounts) return draft
  return draft.model.entities.reduce((so_far, { id }) => namedIn(so_far, entityIn(so_far, id)!), draft)
}

/** Who rows of a trade's table name of those who have an account, where the site keeps no list of them. */
const member = /^(?:member|participant|learner|player|recipient|borrower|renter|volunteer|contributor|subscriber|owner)$/
const worker = /^(?:assigned to|assignee|handled by|responsible|person in charge|reviewer|approver|inspector|technician|coordinator)$/
function whoever({ model: { roles, entities }, parts }: Draft, { id }: Entity, { label }: Field): Pick<Role, 'id' | 'manages'> | undefined {
  const said = label.toLowerCase()
  const isOfTrade = parts.some(({ made }) => made.entity.id === id && made.thing.meant?.isWritten)
  if (!isOfTrade || !(member.test(said) || worker.test(said)) || entities.some(({ singular }) => singular === said)) return undefined
  return roles.find(({ manages }) => manages === worker.test(said)) ?? { id: '', manages: worker.test(said) }
}

const roleOf = ({ model: { roles } }: Draft, { label }: Field): Role | undefined => {
  const said = label.toLowerCase().replace(dealing, '')
  return roles.find(({ name }) => name.toLowerCase() === said && !anyone.test(said))
}
/** Whether rows get their value for a field by themselves, or a rule looks at it. */
const isUsed = (actions: readonly Action[], id: string): boolean => JSON.stringify(actions.map(({ effects, guards }) => [effects, guards])).includes(`"${id}"`)

function namedIn(draft: Draft, entity: Entity): Draft {
  const actions = actionsOn(draft, entity.id)
  const writers = new Set(actions.filter(({ kind }) => kind === 'create').map(({ role }) => role))
  const kept = new Set([entity.title, entity.authored, entity.samples?.field, entity.asker?.name, entity.asker?.address, entity.lifecycle?.field])
  const found = entity.fields.flatMap((field) => {
    const role =
      field.type === 'text' && !kept.has(field.id) ? (roleOf(draft, field) ?? (entity.read === 'own' ? undefined : whoever(draft, entity, field))) : undefined
    return role && !writers.has(role.id) && !isUsed(draft.model.actions, field.id) ? [{ field, role }] : []
  })
  if (found.length === 0) return draft
  const roles = new Map(found.map(({ field, role }) => [field.id, role]))
  const fields = entity.fields.map((field): Field => (roles.has(field.id) ? { ...field, type: 'email', account: true } : field))
  const shared = entity.shared === undefined && entity.read === 'own' ? found.find(({ role }) => !role.manages)?.field.id : entity.shared
  const named = withSeeds({ ...entity, fields, ...(shared !== undefined && { shared }) }, (seed, index) => ({
    ...seed,
    ...Object.fromEntries(found.map(({ field, role }) => [field.id, accountOf(draft, role, seed[field.id], index)])),
  }))
  return putEntity(draft, named)
}

/** The sample account of a name, else one of those of the role. */
function accountOf({ model }: Draft, role: Pick<Role, 'id'>, name: unknown, index: number): string | null {
  const all = model.accounts?.samples.filter(({ active }) => active) ?? []
  const own = all.filter((one) => one.role === role.id)
  const found = own.find((one) => one.name === name) ?? own[index % Math.max(1, own.length)] ?? all[index % Math.max(1, all.length)]
  return found?.email ?? null
}
