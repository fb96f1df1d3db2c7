import type { AppModel } from '../../model.ts'
import type { SiteAccount, SiteRow } from '../../site.ts'
import type { Context } from '../context.ts'
import { given_role } from '../limits.ts'
import { own, valueIn } from '../own.ts'

export interface RoleChoice {
  readonly value: string
  readonly name: string
}
const made = 'made.'

const rowsIn = ({ model, request }: Context): readonly SiteRow[] => own(request.rows, model.permissions?.kept?.entity ?? '') ?? []
const nameOf = ({ permissions }: AppModel, row: SiteRow): string => String(valueIn(row, permissions?.kept?.name ?? '') ?? '').trim()

/** The roles that whoever runs the site may give to an account: those of the site, and those that were made on it and are in use. */
export function rolesToGive(of: Context): readonly RoleChoice[] {
  const { model } = of
  const kept = model.permissions?.kept
  const known = new Set(model.roles.map(({ name }) => name))
  const more = kept ? rowsIn(of).filter((row) => valueIn(row, kept.state) === kept.on && nameOf(model, row) !== '' && !known.has(nameOf(model, row))) : []
  return [...model.roles.map(({ id, name }) => ({ value: id, name })), ...more.map((row) => ({ value: made + row.id, name: nameOf(model, row) }))]
}

/** Which of those an account has. */
export function roleHeld({ model }: Context, { role, values }: SiteAccount): string | undefined {
  const given = model.permissions?.kept && own(values, given_role)
  if (given) return made + String(given)
  return (model.roles.find(({ id }) => id === role) ?? model.roles.find(({ manages }) => !manages) ?? model.roles[0])?.id
}

/** What the role of an account is called; empty where it is there no more. */
export function roleName(of: Context, account: SiteAccount): string {
  const held = roleHeld(of, account)
  if (!held?.startsWith(made)) return of.model.roles.find(({ id }) => id === held)?.name ?? ''
  const row = rowsIn(of).find(({ id }) => made + id === held)
  return row ? nameOf(of.model, row) : ''
}

/** The account with the role that was chosen; null where it is none. A role that was made on the site stands within one that does not manage: it takes away, and gives nothing. */
export function withRole(model: AppModel, account: SiteAccount, chosen: string | undefined): SiteAccount | null {
  const { [given_role]: _, ...values } = account.values
  const role = model.roles.find(({ id }) => id === chosen)
  if (role) return { ...account, role: role.id, values }
  const row = /^made\.([\w-]{1,64})$/.exec(chosen ?? '')?.[1]
  const plain = model.roles.filter(({ manages }) => !manages)
  const within = plain.find(({ id }) => id === account.role) ?? plain[0]
  return row && within && model.permissions?.kept ? { ...account, role: within.id, values: { ...values, [given_role]: row } } : null
}
