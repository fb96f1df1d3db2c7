import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { mbOf } from '../../builder/file-value.ts'
import type { AppModel } from '../../builder/model.ts'
import { entitiesOf } from '../../builder/render/page.ts'
import { robotsOf, sitemapOf } from '../../builder/render/sitemap.ts'
import { type SitePage, type SiteRequest, type SiteRow, sitePaths } from '../../builder/site.ts'
import { isUnavailable } from '../database/database.ts'
import { dayOf } from '../http/clock.ts'
import { sizeOf } from '../http/limits.config.ts'
import { createLimits } from '../http/limits.ts'
import { describe } from '../http/log.ts'
import { withoutSlashes } from '../http/paths.rules.ts'
import { networkOf } from '../http/sliding-window.ts'
import { createUploadRoom } from '../http/upload-room.ts'
import { createAccounts } from './accounts.ts'
import { mountActions } from './actions.routes.ts'
import { assetAt } from './assets.ts'
import { mountFiles } from './files.routes.ts'
import { siteHeaders } from './headers.rules.ts'
import { createPages } from './page-cache.ts'
import { createPerform } from './perform.ts'
import { plainPage } from './plain-page.present.ts'
import { mountRows } from './rows.routes.ts'
import type { HostingDeps, Site, SiteEnv } from './site.ts'
import { mountSiteApi } from './site-api.routes.ts'
import { createStrangerPages } from './stranger-pages.ts'
import { createVisitors, type Present } from './visitor.ts'
import { createWriteLimit } from './write-limit.ts'

/** Renders a page of the site as this visitor sees it. */
export type Show = (context: Context<SiteEnv>, path: string, as: Present, said?: Said) => Promise<Response>
/** What the answer to a form says beside its page. */
export type Said = Pick<SiteRequest, 'refused' | 'code' | 'imported'>

/** What a page of the site is rendered from for this visitor. */
export type RequestFor = (context: Context<SiteEnv>, path: string, as: Present) => Promise<SiteRequest>

export const pathIn = (request: Request, base: string): string => {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  const end = request.url.indexOf('?', start)
  return request.url.slice(start + base.length, end < 0 ? undefined : end) || '/'
}

export interface SiteRouter {
  fetch(request: Request, env: SiteEnv['Bindings']): Promise<Response>
}

/** The router of every site: pages, their files, actions, the role switch and the JSON of its rows. Its bindings say which site. */
export function createSite(deps: HostingDeps): SiteRouter {
  const app = new Hono<SiteEnv>({ getPath: (request, options) => pathIn(request, options?.env?.site.base ?? '') })
  const visitors = createVisitors(deps)
  const perform = createPerform(deps)
  const accounts = createAccounts({ ...deps, visitors })
  const pageOf = createPages()
  const strangers = createStrangerPages(deps.rows.rowsOf)
  const headersBy = {
    deployed: siteHeaders('deployed', deps.public_url),
    portable: siteHeaders('portable', deps.public_url),
    preview: siteHeaders('preview', deps.public_url),
  }
  const headersOf = ({ reach }: Site) => headersBy[reach]

  async function rowsFor(site: Site, path: string): Promise<Record<string, readonly SiteRow[]>> {
    const entities = entitiesOf(site.model, path)
    await deps.rows.laySamples(site, site.model, entities, deps.clock.now())
    return Object.fromEntries(await Promise.all(entities.map(async (entity) => [entity, await deps.rows.rowsOf(site, entity)] as const)))
  }
  /** What stands before every path of a site that everybody finds; a preview is found by nobody. */
  const originOf = ({ reach, slug }: Site): string | undefined =>
    reach === 'deployed' && slug !== null ? withoutSlashes(deps.sites_url.replace('{slug}', slug)) : undefined
  const requestFor: RequestFor = async (context, path, { visitor, roles }) => {
    const { site } = context.env
    const { base, badge, file_limit } = site
    const known = await accounts.shown(site, path, visitor)
    const origin = originOf(site)
    const language = visitors.language(context)
    return {
      path,
      query: context.req.query(),
      base,
      ...(origin !== undefined && { origin }),
      ...(language !== null && { language }),
      visitor,
      roles,
      rows: await rowsFor(site, path),
      badge,
      file_limit,
      today: dayOf(deps.clock.now()),
      ...known,
    }
  }
  const answer = (context: Context<SiteEnv>, request: SiteRequest, model: AppModel) => send(context, pageOf(model, request))
  const send = (context: Context<SiteEnv>, page: SitePage): Response | Promise<Response> => {
    // A previewed page has no origin: to its own script its host is somebody else's.
    return context.html(page.html, page.status, context.env.site.preview ? { 'access-control-allow-origin': '*' } : {})
  }
  const show: Show = async (context, path, as, said) => {
    const request = await requestFor(context, path, as)
    return await answer(context, said ? { ...request, query: {}, ...said } : request, context.env.site.model)
  }

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(context.env.site))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  })
  app.use(async (context, next) => {
    if (context.env.site.model.accounts && !context.req.path.startsWith('/_site/')) context.set('session', await accounts.session(context))
    await next()
  })
  const busy = (context: Context<SiteEnv>) =>
    plainPage(503, 'One moment', 'Many files are arriving at once. Try again in a moment.', { ...headersOf(context.env.site), 'retry-after': '5' })
  function full(context: Context<SiteEnv>): Response | Promise<Response> {
    deps.log({ level: 'error', event: 'storage_full', project_id: context.env.site.project_id })
    const text = 'There is no space left for files on this server, so that yours was not kept. Everything else is as it was; try again later.'
    return plainPage(507, 'There is no space left', text, headersOf(context.env.site))
  }
  app.onError((error, context) => {
    const isBusy = isUnavailable(error)
    if (error instanceof Error && 'code' in error && error.code === 'STORAGE_FULL') return full(context)
    deps.log({ level: 'error', event: 'site_failed', project_id: context.env.site.project_id, error: describe(error) })
    const text = isBusy ? 'The service is busy. Try again in a moment.' : 'Something went wrong here. It has been logged; please try again.'
    return plainPage(isBusy ? 503 : 500, 'This did not work', text, { ...headersOf(context.env.site), ...(isBusy && { 'retry-after': '5' }) })
  })
  const tooMuch = (text: string) => (context: Context<SiteEnv>) => plainPage(413, 'Too much at once', text, headersOf(context.env.site))
  const { bytes: body_max } = deps.limits.body
  const small = bodyLimit({ maxSize: body_max, onError: tooMuch(`A form may hold ${sizeOf(body_max)}.`) })
  const room = createUploadRoom(deps.uploads.uploads_max)
  /** Forms with files, of which no more are held at a time than there is memory for. */
  const large: typeof small = async (context, next) => {
    // As much as two of the largest files.
    const most = 2 * context.env.site.file_limit + body_max
    const told = Number(context.req.header('content-length') ?? Number.NaN)
    const leave = room.take(told <= most ? told : most, networkOf(context.env.ip))
    if (!leave) return await busy(context)
    try {
      return await bodyLimit({ maxSize: most, onError: tooMuch(`A form and its files may hold ${mbOf(most)} here.`) })(context, next)
    } finally {
      leave()
    }
  }
  app.use((context, next) => (/^multipart\/form-data/i.test(context.req.header('content-type') ?? '') ? large : small)(context, next))
  app.get('/_site/*', async (context) => {
    const { site } = context.env
    const asset = await assetAt(site.model, context.req.path, context.req.query('v') !== undefined)
    if (!asset) return plainPage(404, 'Not found', 'There is no such file.', headersOf(site))
    if (asset.headers.etag && context.req.header('if-none-match') === asset.headers.etag) return context.body(null, 304, asset.headers)
    return context.body(asset.body, 200, asset.headers)
  })
  app.get(sitePaths.robots, (context) => context.text(robotsOf(originOf(context.env.site) ?? null)))
  app.get(sitePaths.sitemap, (context) => {
    const { site } = context.env
    const origin = originOf(site)
    const text = 'A site that is not deployed has no map for search engines.'
    const map = origin !== undefined && new Response(sitemapOf(site.model, origin), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
    return map || plainPage(404, 'Not found', text, headersOf(site))
  })
  const limit = createWriteLimit(createLimits(deps.database, deps.clock.now), deps.limits)
  mountActions(app, { ...deps, visitors, accounts, perform, show, limit, headersOf })
  mountRows(app, { visitors, perform, requestFor, show: answer, limit, headersOf })
  mountFiles(app, { ...deps, visitors, headersOf })
  mountSiteApi(app, { ...deps, visitors, perform, limit })
  app.get('*', async (context) => {
    const { site } = context.env
    const { path } = context.req
    const without = withoutSlashes(path)
    if (without !== path && site.model.pages.some((page) => page.path === without))
      return context.redirect(site.base + without + new URL(context.req.url).search, 308)
    const request = await requestFor(context, path, visitors.read(context))
    const page = pageOf(site.model, request)
    strangers.keep(context.req.raw, site, request, page, { ...headersOf(site), 'content-type': 'text/html; charset=UTF-8' })
    return await send(context, page)
  })
  app.all('*', (context) => plainPage(405, 'Not possible', 'This address can only be read.', { ...headersOf(context.env.site), allow: 'GET, HEAD' }))
  return {
    async fetch(request, env) {
      return (await strangers.answer(request, env.site, dayOf(deps.clock.now()))) ?? (await app.fetch(request, env))
    },
  }
}
