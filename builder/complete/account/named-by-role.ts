import type { Entity, Field, Role } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { actionsOn, entityIn, putEntity, withoutFields, withSeeds } from '../trade/parts.ts'

/** Words before a role that say what somebody of it has to do with a row: "assigned technician". */
const dealing = /^(?:assigned|responsible|attending|assigned to|supervising|lead|main|treating|reviewing) /
const anyone = /^(?:user|visitor|guest|customer|buyer|client)$/

/** A row that says who of a role it is of, names an account of that role, to be chosen by name, and which may read the row where it is kept to its own. */
export const namedByRole: Completer = (draft) => {
  if (!draft.model.accounts) return draft
  return draft.model.entities.reduce((so_far, { id }) => namedIn(so_far, entityIn(so_far, id)!), draft)
}

/** Who rows name of those who have an account, where the site keeps no list of them. */
const member =
  /^(?:member|participant|learner|player|recipient|borrower|renter|volunteer|contributor|subscriber|owner|user|student|reader|buyer|seller|applicant|requester|requested by|reported by|creator|uploader|sharer|voter|tester|claimant|payer|payee|invited by|leader|holder)$/
const worker =
  /^(?:assigned to|assignee|handled by|handler|responsible|person in charge|reviewer|reviewed by|approver|approved by|inspector|technician|coordinator|operator|auditor|verified by|checked by|confirmed by|issued by|supervisor|dispatcher|teacher|coach|trainer|instructor|organi[sz]er|salesperson|interviewer|examiner|in charge|(?:taken|done|received|recorded|tested|edited|measured|collected|prepared|repaired) by)$/
/** What somebody has who need not have an account, or runs as a company. */
const elsewhere = /(?:^| )(?:property|vehicle|car|boat|pet|dog|station|house|apartment|company|brand|domain)$/
function whoever({ model: { roles, entities } }: Draft, { singular: noun }: Entity, { label }: Field): Pick<Role, 'id' | 'manages'> | undefined {
  const said = label.toLowerCase()
  const isWorker = worker.test(said)
  if (!(isWorker || member.test(said)) || elsewhere.test(noun) || entities.some(({ singular }) => singular === said)) return undefined
  return roles.find(({ manages }) => manages === isWorker) ?? { id: '', manages: isWorker }
}
/** Whom rows name over again that only their maker reads and writes. */
const maker = /^(?:member|participant|learner|player|user|subscriber|creator|uploader|voter|tester)$/i
const isMaker = ({ model: { entities } }: Draft, { read }: Entity, { label, type }: Field, isWrittenByAnyone: boolean): boolean =>
  read === 'own' && isWrittenByAnyone && type === 'text' && maker.test(label) && !entities.some(({ singular }) => singular === label.toLowerCase())

const roleOf = ({ model: { roles } }: Draft, { label }: Field): Role | undefined => {
  const said = label.toLowerCase().replace(dealing, '')
  return roles.find(({ name }) => name.toLowerCase() === said && !anyone.test(said))
}
/** What effects and guards say of rows of an entity: those of its own actions, of actions on what refers to it, and of any that name it. */
function rulesOn({ model: { actions, entities } }: Draft, id: string): string {
  const near = new Set(entities.flatMap((one) => (one.id === id || one.fields.some(({ entity }) => entity === id) ? [one.id] : [])))
  const told = actions.flatMap(({ entity, effects, guards }) => {
    const rules = JSON.stringify([effects, guards])
    return near.has(entity) || rules.includes(`"${id}"`) ? [rules] : []
  })
  return told.join()
}

function namedIn(draft: Draft, entity: Entity): Draft {
  const rules = rulesOn(draft, entity.id)
  /** Whether rows get their value for a field by themselves, or a rule looks at it. */
  const isUsed = (id: string): boolean => rules.includes(`"${id}"`)
  const writers = new Set(
    actionsOn(draft, entity.id)
      .filter(({ kind }) => kind === 'create')
      .map(({ role }) => role),
  )
  const isByAnyone = [...writers].some((role) => !role)
  const kept = new Set([entity.title, entity.authored, entity.samples?.field, entity.asker?.name, entity.asker?.address, entity.lifecycle?.field])
  const twice = entity.fields.filter((field) => !kept.has(field.id) && isMaker(draft, entity, field, isByAnyone) && !isUsed(field.id))
  if (twice.length > 0) {
    const ids = twice.map(({ id }) => id)
    const left = withoutFields(entity, ids)
    return namedIn(putEntity(draft, left), left)
  }
  const found = entity.fields.flatMap((field) => {
    const role =
      field.type === 'text' && !kept.has(field.id) ? (roleOf(draft, field) ?? (entity.read === 'own' ? undefined : whoever(draft, entity, field))) : undefined
    // Those who run a site give work to one another; whoever writes a row chooses nobody of their own.
    const isGiven = role?.manages === true && role.id !== '' && worker.test(field.label.toLowerCase())
    const isOwn = role && !isGiven && (writers.has(role.id) || (!role.manages && isByAnyone))
    return role && !isOwn && !isUsed(field.id) ? [{ field, role }] : []
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
