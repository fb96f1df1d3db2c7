import type { Project } from '../../contract/projects.api.ts'
import type { ProjectRow } from './projects.store.ts'

/** Makes projects as the contract says them; `addressOf` gives the address of a deployed site by its slug. */
export const presentProject =
  (addressOf: (slug: string) => string) =>
  (row: ProjectRow): Project => ({
    id: row.id,
    name: row.name,
    deployment_url: row.slug !== null && row.live_version !== null ? addressOf(row.slug) : '',
    updated_at: row.updated_at,
    live_version: row.live_version,
    latest_version: row.latest_version,
    cover: row.cover === null ? null : (JSON.parse(row.cover) as Project['cover']),
  })

/** Makes lists of projects; the same frozen rows come to the same frozen list. */
export function presentProjects(present: (row: ProjectRow) => Project): (rows: readonly ProjectRow[]) => Project[] {
  const made = new WeakMap<readonly ProjectRow[], Project[]>()
  return (rows) => {
    const known = made.get(rows)
    if (known) return known
    const list = rows.map(present)
    Object.freeze(list)
    made.set(rows, list)
    return list
  }
}
