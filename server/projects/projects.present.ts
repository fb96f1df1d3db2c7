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
