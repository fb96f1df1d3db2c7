import type { AppModel, Block, Page, Role } from '../model.ts'
import type { SiteAccount, SiteRow } from '../site.ts'
import { own, valueIn } from './own.ts'

type Access = 'view' | 'none'
/** What permissions take from a role: entities that it only looks at or finds nothing of, and the pages that are gone with them. */
export interface Limits {
  readonly entities: ReadonlyMap<string, Access>
  readonly pages: ReadonlySet<string>
}
export type Rows = Readonly<Record<string, readonly SiteRow[]>>

/** Under what an account keeps the row of the role that it was given on the site; ids of fields begin with a letter. */
export const given_role = '_role'

/** The entities whose rows say what each role may do. */
export const permissionEntities = ({ permissions }: Pick<AppModel, 'permissions'>): readonly string[] =>
  permissions ? [permissions.entity, ...(permissions.kept ? [permissions.kept.entity] : [])] : []

interface Held {
  /** What the rows of permissions name the role by. */
  readonly by: string | null
  /** What it may do where none of them speaks of a section. */
  readonly usual: Access | null
}

/** The role that counts: the one that the account was given on the site, else the row that bears the name of its role. What was given and is gone, or switched off, only looks. */
function heldBy({ permissions }: AppModel, role: Role, account: SiteAccount | null | undefined, rows: Rows): Held {
  const kept = permissions?.kept
  if (!kept) return { by: role.name, usual: null }
  const given = account ? own(account.values, given_role) : undefined
  const row = (own(rows, kept.entity) ?? []).find((one) => (given ? one.id === given : valueIn(one, kept.name) === role.name))
  if (!row) return { by: null, usual: given ? 'view' : null }
  const looks = valueIn(row, kept.state) !== kept.on || valueIn(row, kept.may_do) === kept.view
  return { by: row.id, usual: looks ? 'view' : null }
}

/** What permissions take from a role that does not manage; null for nothing. What is for the account alone counts above what is for its role, and of two others that speak of the same, the one changed last. */
export function limitsOf(model: AppModel, role: Role, account: SiteAccount | null | undefined, rows: Rows): Limits | null {
  const { permissions } = model
  if (!permissions) return null
  const { by, usual } = heldBy(model, role, account, rows)
  const entities = new Map<string, Access>(usual ? permissions.sections.map(({ entity }) => [entity, usual]) : [])
  const whomOf = (row: SiteRow): string => String((permissions.whom && valueIn(row, permissions.whom)) ?? '')
  const isTheirs = (whom: string): boolean => account !== null && account !== undefined && (whom === account.id || whom === account.email)
  const set = (own(rows, permissions.entity) ?? []).filter((row) =>
    whomOf(row) ? isTheirs(whomOf(row)) : by !== null && valueIn(row, permissions.role) === by,
  )
  for (const row of set.toSorted((a, b) => Number(whomOf(a) !== '') - Number(whomOf(b) !== '') || a.updated_at - b.updated_at)) {
    const section = permissions.sections.find(({ name }) => name === valueIn(row, permissions.section))
    const access = valueIn(row, permissions.access)
    if (!section) continue
    if (access === 'Full access') entities.delete(section.entity)
    else entities.set(section.entity, access === 'View only' ? 'view' : 'none')
  }
  if (entities.size === 0) return null
  const isGone = ({ path, blocks }: Page): boolean => {
    const about = blocks.flatMap((block) => (block.kind === 'form' ? (model.actions.find(({ id }) => id === block.action)?.entity ?? []) : entityIn(block)))
    return path !== '/' && about.length > 0 && about.every((id) => entities.get(id) === 'none')
  }
  return { entities, pages: new Set(model.pages.filter(isGone).map(({ path }) => path)) }
}
/** The entity that a block is about; none where it is about no one. */
export const entityIn = (block: Block): string[] => ('entity' in block && typeof block.entity === 'string' ? [block.entity] : [])
