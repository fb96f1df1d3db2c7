import type { SiteRow } from '../../builder/site.ts'
import type { Row } from '../../contract/projects.api.ts'

/** A row as the owner of its project sees it: whose it is stays unsaid. */
export const presentRow = ({ owner, values, ...row }: SiteRow): Row => ({ ...row, sample: owner === null, values: { ...values } })
