import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppModel } from '../../builder/model.ts'
import { entitiesOf } from '../../builder/render/page.ts'
import type { Refusal, SitePage, SiteRequest, SiteRow } from '../../builder/site.ts'
import { isUnavailable } from '../database/database.ts'
import { file_bytes_max } from '../http/file-kinds.ts'
import { createLimits } from '../http/limits.ts'
import { describe } from '../http/log.ts'
import { createAccounts } from './accounts.ts'
import { mountActions } from './actions.routes.ts'
import { assetAt } from './assets.ts'
import { mountFiles } from './files.routes.ts'
import { siteHeaders } from './headers.rules.ts'
import { createPages } from './page-cache.ts'
import { createPerform } from './perform.ts'
import { plainPage } from './plain-page.present.ts'
import { mountRows } from './rows.routes.ts'
import { dayOf, type HostingDeps, type Site, type SiteEnv } from './site.ts'
import { mountSiteApi } from './site-api.routes.ts'
import { createStrangerPages } from './stranger-pages.ts'
import { createVisitors, type Present } from './visitor.ts'
import { createWriteLimit } from './write-limit.ts'

const body_max = 64 * 1024
const upload_max = 2 * file_bytes_max + body_max

/** Renders a page of the site as this visitor sees it. */
export type Show = (context: Context<SiteEnv>, path: string, as: Present, refused?: Refusal) => Promise<Response>

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
    const rows: Record<string, readonly SiteRow[]> = {}
    for (const entity of entities) rows[entity] = await deps.rows.rowsOf(site, entity)
    return rows
  }
  const requestFor: RequestFor = async (context, path, { visitor, roles }) => {
    const { site } = context.env
    const { base, badge } = site
    const known = await accounts.shown(site, path, visitor)
    return { path, query: context.req.query(), base, visitor, roles, rows: await rowsFor(site, path), badge, today: dayOf(deps.clock.now()), ...known }
  }
  const answer = (context: Context<SiteEnv>, request: SiteRequest, model: AppModel) => send(context, pageOf(model, request))
  const send = (context: Context<SiteEnv>, page: SitePage): Response | Promise<Response> => {
    // A previewed page has no origin: to its own script its host is somebody else's.
    return context.html(page.html, page.status, context.env.site.preview ? { 'access-control-allow-origin': '*' } : {})
  }
  const show: Show = async (context, path, as, refused) => {
    const request = await requestFor(context, path, as)
    return await answer(context, refused ? { ...request, query: {}, refused } : request, context.env.site.model)
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
  app.onError((error, context) => {
    const busy = isUnavailable(error)
    deps.log({ level: 'error', event: 'site_failed', project_id: context.env.site.project_id, error: describe(error) })
    const text = busy ? 'The service is busy. Try again in a moment.' : 'Something went wrong here. It has been logged; please try again.'
    return plainPage(busy ? 503 : 500, 'This did not work', text, { ...headersOf(context.env.site), ...(busy && { 'retry-after': '5' }) })
  })
  const tooMuch = (text: string) => (context: Context<SiteEnv>) => plainPage(413, 'Too much at once', text, headersOf(context.env.site))
  const small = bodyLimit({ maxSize: body_max, onError: tooMuch(`A form may hold ${body_max / 1024} KiB.`) })
  const large = bodyLimit({ maxSize: upload_max, onError: tooMuch(`A form and its files may hold ${Math.floor(upload_max / 1024 / 1024)} MiB.`) })
  app.use((context, next) => (/^multipart\/form-data/i.test(context.req.header('content-type') ?? '') ? large : small)(context, next))
  app.get('/_site/*', async (context) => {
    const { site } = context.env
    const asset = await assetAt(site.model, context.req.path, context.req.query('v') !== undefined)
    if (!asset) return plainPage(404, 'Not found', 'There is no such file.', headersOf(site))
    if (asset.headers.etag && context.req.header('if-none-match') === asset.headers.etag) return context.body(null, 304, asset.headers)
    return context.body(asset.body, 200, asset.headers)
  })
  const limit = createWriteLimit(createLimits(deps.database, deps.clock.now))
  mountActions(app, { ...deps, visitors, accounts, perform, show, limit, headersOf })
  mountRows(app, { visitors, perform, requestFor, show: answer, limit, headersOf })
  mountFiles(app, { ...deps, visitors, headersOf })
  mountSiteApi(app, { ...deps, visitors, perform, limit })
  app.get('*', async (context) => {
    const { site } = context.env
    const { path } = context.req
    const without = path.replace(/\/+$/, '')
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
