import type { Completer } from '../draft.ts'
import { entityIn, putEntity } from '../trade/parts.ts'

/** Where one account may have permissions of its own, some of the sample accounts have. */
export const permittedSamples: Completer = (draft) => {
  const { permissions, accounts, roles } = draft.model
  const entity = permissions?.whom === undefined ? undefined : entityIn(draft, permissions.entity)
  const plain = accounts?.samples.filter(({ role, active }) => active && !roles.some(({ id, manages }) => id === role && manages)).slice(0, 2) ?? []
  const [first, second] = entity?.seeds ?? []
  if (!permissions?.whom || !entity || !first || plain.length === 0) return draft
  const { whom, access } = permissions
  const own = plain.map(({ email }, index) => ({
    ...((index === 0 ? first : second) ?? first),
    [whom]: email,
    [access]: index === 0 ? 'View only' : 'No access',
  }))
  const [one, ...rest] = entity.seeds
  return putEntity(draft, { ...entity, seeds: [one!, ...own, ...rest] })
}
