import { ownershipFaults } from '../../builder/accept/ownership.ts'
import type { AppModel } from '../../builder/model.ts'
import { api } from '../../contract/api.ts'
import type { Project } from '../../contract/projects.api.ts'
import { isUniqueViolation } from '../database/database.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { freeSlug, hasVersion, isFree, isVerified, setDown, setLive } from './deployments.store.ts'
import { addPreview, livePreviews, preview_ttl, removeExpired, touchPreview } from './previews.store.ts'
import type { HostingDeps } from './site.ts'
import { isSlug } from './slug.rules.ts'
import { manage_link_ttl, manageKey, managingRole } from './visitor.rules.ts'

interface Own {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly live_version: number | null
  readonly latest_version: number
}
export interface DeployDeps extends HostingDeps {
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (db: Database, user_id: string, id: string) => Promise<Own>
  readonly presentProject: (user_id: string, id: string) => Promise<Project>
}

/** The address of a deployed site by its slug. */
export const addressAt =
  (sites_url: string) =>
  (slug: string): string =>
    sites_url.replace('{slug}', slug)

/** Makes the owner's link to the management end of a live site; null where no role manages. */
export const manageUrlAt =
  (deps: Pick<HostingDeps, 'sites_url' | 'manage_key' | 'clock'>) =>
  (project: { readonly id: string; readonly slug: string }, model: AppModel): string | null => {
    if (managingRole(model) === null) return null
    const key = manageKey(deps.manage_key, { purpose: 'link', project_id: project.id, slug: project.slug }, deps.clock.now() + manage_link_ttl)
    return `${addressAt(deps.sites_url)(project.slug)}/_session?key=${key}`
  }

const wanted = (text: string | undefined, latest: number): number | null => {
  if (text === undefined || text === '') return latest
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
const noAddress = (sentence: string) => new ApiError('invalid', { fields: { subdomain: [sentence] } })
const noVersion = () => new ApiError('invalid', { fields: { version: ['This project has no such version.'] } })

/** Nothing goes online by which a visitor reads or changes what another one entered. */
function refuseLeaks(model: AppModel): void {
  const faults = ownershipFaults(model)
  if (faults.length > 0)
    throw new ApiError('invalid', { detail: `This version is not put online, because it would not keep entries apart. ${faults.slice(0, 3).join(' ')}` })
}

/** Tries again where somebody else took the same address at the same moment. */
async function retryTaken(work: () => Promise<void>, times = 3): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (times === 0 || !isUniqueViolation(error)) throw error
    await retryTaken(work, times - 1)
  }
}

/** The calls that put a project's site online, take it down, and show it before. */
export function mountDeploy(mount: Mount, deps: DeployDeps): void {
  const { clock, rows, modelOf } = deps
  const addressOf = addressAt(deps.sites_url)
  const { db } = deps.database

  async function pickVersion(project: Own, asked: number | null): Promise<number> {
    if (project.latest_version === 0) throw new ApiError('invalid', { detail: 'Nothing has been built in this project yet. Say first what to build.' })
    if (asked === null || !(await hasVersion(db, project.id, asked))) throw noVersion()
    return asked
  }

  /** The address that a project has, else the one that its owner chose, else one by its name. */
  async function addressFor(trx: Database, { slug, name }: Own, chosen: string | undefined): Promise<string> {
    const wanted = chosen?.toLowerCase()
    if (wanted !== undefined && slug !== null && wanted !== slug) throw noAddress('This site has its address already, and keeps it.')
    if (slug !== null) return slug
    if (wanted === undefined) return await freeSlug(trx, name, clock.now(), clock.randomId)
    if (!isSlug(wanted)) throw noAddress('Choose 3 to 40 letters a to z, digits and hyphens; some words are not given to anybody.')
    if (!(await isFree(trx, wanted, clock.now()))) throw noAddress('This address is taken. Choose another one.')
    return wanted
  }

  mount(api.deploy, async ({ member, params, body }) => {
    const project = await deps.ownProject(db, member.user_id, params.id)
    if (!(await isVerified(db, member.user_id))) {
      throw new ApiError('forbidden', { detail: 'Verify your email address first: open the link in the mail that we sent you.' })
    }
    const version = await pickVersion(project, body.version ?? project.latest_version)
    const to = await modelOf(project.id, version)
    if (to) refuseLeaks(to)
    await retryTaken(() =>
      db.transaction().execute(async (trx) => {
        await holdProject(trx, project.id)
        const now = await deps.ownProject(trx, member.user_id, project.id)
        const from = now.live_version === null || now.live_version === version ? null : now.live_version
        await setLive(trx, project.id, await addressFor(trx, now, body.subdomain), version)
        if (from !== null) await followSamples(trx, project.id, from, to)
      }),
    )
    return await deps.presentProject(member.user_id, project.id)
  })

  async function followSamples(trx: Database, project_id: string, from: number, to: AppModel | null): Promise<void> {
    const row = await trx.selectFrom('versions').select('model').where('project_id', '=', project_id).where('number', '=', from).executeTakeFirst()
    if (row && to) await rows.refreshSamples(trx, { project_id, space: 'live' }, JSON.parse(row.model) as AppModel, to, clock.now())
  }

  mount(api.takeDown, async ({ member, params }) => {
    const project = await deps.ownProject(db, member.user_id, params.id)
    await setDown(db, project.id)
    return undefined
  })

  mount(api.preview, async ({ member, params, query }) => {
    const project = await deps.ownProject(db, member.user_id, params.id)
    const version = await pickVersion(project, wanted(query.version, project.latest_version))
    const now = clock.now()
    await removeExpired(db, now, rows.dropTried)
    const others = await livePreviews(db, project.id, now)
    const alive = others.find((one) => one.version === version)
    if (alive) return { url: addressOf(`p-${alive.id}`), expires_at: await touchPreview(db, alive, now) }
    const preview = { id: clock.randomId(), project_id: project.id, version, role: others[0]?.role ?? null, expires_at: now + preview_ttl }
    const models = others[0] && (await Promise.all([modelOf(project.id, others[0].version ?? 0), modelOf(project.id, version)]))
    await db.transaction().execute(async (trx) => {
      await addPreview(trx, preview)
      if (models?.[0] && models[1]) await rows.refreshSamples(trx, { project_id: project.id, space: 'preview' }, models[0], models[1], now)
    })
    return { url: addressOf(`p-${preview.id}`), expires_at: preview.expires_at }
  })
}
