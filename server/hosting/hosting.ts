import { isUnavailable } from '../database/database.ts'
import { type HostedProject, isQuarantined, prepareHosted } from './deployments.store.ts'
import { siteHeaders } from './headers.rules.ts'
import { plainPage } from './plain-page.present.ts'
import { type Preview, preparePreview, touchPreview } from './previews.store.ts'
import { createSite, pathIn } from './site.routes.ts'
import type { HostingDeps, Site } from './site.ts'

const mb = 1024 * 1024

/** What answers on the hosts that are not the app's own. */
export interface Hosting {
  /** A preview, by its host label without `p-`. */
  preview(request: Request, label: string, ip: string): Promise<Response>
  /** A deployed site on its own host. */
  deployed(request: Request, slug: string, ip: string): Promise<Response>
  /** A deployed site under a path of the portable host, for clients that cannot reach its own. */
  portable(request: Request, ip: string): Promise<Response>
}

/** Serves deployed sites and previews. No cookie or token of the app is ever read here. */
export function createHosting(deps: HostingDeps): Hosting {
  const { database, clock } = deps
  const router = createSite(deps)
  const hosted = prepareHosted(database)
  const preview = preparePreview(database)
  const serve = async (request: Request, site: Site, ip: string): Promise<Response> => await router.fetch(request, { site, ip })

  /** What the plan of a project's owner allows, and of files no more than the configuration does. */
  const limitsOf = ({ db_rows_limit, can_remove_badge, file_mb_limit, files_mb_limit }: HostedProject) => ({
    row_limit: db_rows_limit,
    badge: can_remove_badge === 0,
    file_limit: Math.min(file_mb_limit * mb, deps.uploads.file_max),
    files_limit: Math.min(files_mb_limit * mb, deps.uploads.files_max),
  })

  async function siteOf(project: HostedProject, reach: 'deployed' | 'portable', base: string): Promise<Site | null> {
    const model = project.live_version === null ? null : await deps.modelOf(project.id, project.live_version)
    if (!model) return null
    const { id: project_id, slug } = project
    return { reach, model, slug, base, project_id, space: 'live', ...limitsOf(project), preview: null }
  }

  async function deployed(request: Request, reach: 'deployed' | 'portable', slug: string, base: string, ip: string): Promise<Response> {
    const project = await hosted.bySlug(slug)
    const site = project && (await siteOf(project, reach, base))
    if (site) return await serve(request, site, ip)
    const headers = siteHeaders(reach, deps.public_url)
    if (project) return plainPage(404, 'This site is not online', 'Its owner has taken it down for now.', headers)
    if (await isQuarantined(database.db, slug, clock.now())) return plainPage(410, 'This site is gone', 'Its owner has deleted it.', headers)
    return plainPage(404, 'There is no site here', 'Check the address for a typing error.', headers)
  }

  /** A preview can be looked at also while nothing can be written. */
  async function keepAlive(found: Preview, now: number): Promise<void> {
    await touchPreview(database.db, found, now).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
    })
  }

  return {
    deployed: (request, slug, ip) => deployed(request, 'deployed', slug, '', ip),
    portable(request, ip) {
      const [, slug = '', rest] = /^\/([^/]*)(\/.*)?$/.exec(pathIn(request, '')) ?? []
      if (rest === undefined && /^[a-z0-9-]+$/.test(slug)) {
        return Promise.resolve(
          new Response(null, { status: 308, headers: { location: `/${slug}/${new URL(request.url).search}`, 'cache-control': 'no-store' } }),
        )
      }
      return deployed(request, 'portable', slug, `/${slug}`, ip)
    },
    async preview(request, label, ip) {
      const found = await preview(label)
      const now = clock.now()
      const project = found && found.expires_at > now ? await hosted.byId(found.project_id) : undefined
      const model = found && project ? await deps.modelOf(project.id, found.version ?? 0) : null
      if (!found || !project || !model) {
        const text = 'A preview lasts while somebody looks at it. Open the project again to get a new one.'
        return plainPage(404, 'This preview has ended', text, siteHeaders('preview', deps.public_url))
      }
      await keepAlive(found, now)
      const { id, role, account, language } = found
      const rest = { ...limitsOf(project), preview: { id, role, account, language } }
      return await serve(request, { reach: 'preview', model, slug: null, base: '', project_id: project.id, space: 'preview', ...rest }, ip)
    },
  }
}
