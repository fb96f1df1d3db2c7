import type { Context, Hono } from 'hono'
import { listRows, presentRow } from '../../builder/api/list.ts'
import { openApiOf } from '../../builder/api/openapi.ts'
import { apiPage } from '../../builder/api/reader.ts'
import type { Action, Entity } from '../../builder/model.ts'
import { canRead, type Viewer, viewerOf } from '../../builder/render/access.ts'
import { needsAccount } from '../../builder/render/account/who.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/json-body.ts'
import { errorReply } from '../http/reply.ts'
import { isForeign } from './actions.routes.ts'
import type { Perform, Performed } from './perform.ts'
import { decidingOf, type HostingDeps, type SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'
import type { Writer } from './write-limit.ts'

export interface SiteApiDeps extends HostingDeps {
  readonly visitors: Visitors
  readonly perform: Perform
  readonly limit: (writer: Writer) => Promise<number>
}
type Ask = Context<SiteEnv>

const isScalar = (value: unknown): value is string | number | boolean | null => value === null || ['string', 'number', 'boolean'].includes(typeof value)

function typedOf(body: unknown): Typed {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('invalid', { detail: 'Send a JSON object.' })
  const nested = Object.entries(body).filter(([, value]) => !isScalar(value))
  if (nested.length > 0)
    throw new ApiError('invalid', { fields: Object.fromEntries(nested.map(([field]) => [field, ['Send text, a number, true, false or null.']])) })
  return Object.fromEntries(Object.entries(body)) as Typed
}

/** What a refusal says to a program: messages by field, or a detail about the whole. */
function refused(errors: Readonly<Record<string, string>>): ApiError {
  const fields = Object.entries(errors).filter(([field]) => field !== '')
  if (fields.length === 0) return new ApiError('invalid', errors[''] === undefined ? {} : { detail: errors[''] })
  return new ApiError('invalid', { fields: Object.fromEntries(fields.map(([field, sentence]) => [field, [sentence]])) })
}

/** The rows of a site as JSON, under the rules of its forms: what a visitor may not do there, a program may not do here. */
export function mountSiteApi(app: Hono<SiteEnv>, deps: SiteApiDeps): void {
  const { visitors, rows } = deps

  function entityOf(context: Ask): Entity {
    const entity = context.env.site.model.entities.find((one) => one.id === context.req.param('entity'))
    if (!entity) throw new ApiError('missing')
    return entity
  }
  async function viewer(context: Ask): Promise<Viewer> {
    const { site } = context.env
    return viewerOf(site.model, visitors.read(context).visitor, await decidingOf(site, rows))
  }

  async function readRow(context: Ask): Promise<SiteRow> {
    const entity = entityOf(context)
    const { site } = context.env
    await rows.laySamples(site, site.model, [entity.id], deps.clock.now())
    const row = await rows.findRow(deps.database.db, site, entity.id, context.req.param('id') ?? '')
    if (!row || !canRead(await viewer(context), entity, row)) throw new ApiError('missing')
    return row
  }

  async function guardWrite(context: Ask): Promise<void> {
    const { site, ip } = context.env
    if (isForeign(context)) throw new ApiError('forbidden')
    const wait = await deps.limit({ site: site.project_id + site.space, visitor: visitors.read(context).visitor.id, ip })
    if (wait > 0) throw new ApiError('limited', { retryAfter: wait })
  }

  /** Tries the entity's actions of one kind in turn, or the one that is named: the first that this visitor may do decides. */
  async function act(context: Ask, kind: Action['kind'], row: string | null, typed: Typed, named?: string): Promise<Performed> {
    const entity = entityOf(context)
    const { visitor } = visitors.write(context)
    for (const action of context.env.site.model.actions) {
      if (action.kind !== kind || action.entity !== entity.id || (named !== undefined && action.id !== named)) continue
      if (needsAccount(context.env.site.model, visitor, action.id)) throw new ApiError('unauthenticated')
      const done = await deps.perform(context.env.site, { action: action.id, row, typed, visitor, strict: true })
      if (done.kind === 'refused') throw refused(done.refusal.errors)
      if (done.kind !== 'missing') return done
    }
    throw new ApiError('missing')
  }

  const found = async (context: Ask, id: string) => {
    const row = await rows.findRow(deps.database.db, context.env.site, entityOf(context).id, id)
    return presentRow(row as SiteRow)
  }

  const answer = (handle: (context: Ask) => Promise<Response>) => async (context: Ask) => {
    const open = context.env.site.preview ? { 'access-control-allow-origin': '*' } : {}
    const reply = await handle(context).catch((error: unknown) => errorReply(error, context.req.method, '/_api', deps.log))
    for (const [name, value] of Object.entries(open)) reply.headers.set(name, value)
    reply.headers.set('cache-control', 'no-store')
    return reply
  }

  app.options('/_api/*', (context) => {
    if (!context.env.site.preview) return context.body(null, 204, { allow: 'GET, POST, PUT, PATCH, DELETE' })
    return context.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'content-type',
    })
  })
  app.get('/_api/', (context) => context.html(apiPage(context.env.site.model, context.env.site.base)))
  app.get('/_api', (context) => context.redirect(`${context.env.site.base}/_api/`, 308))
  app.get(
    '/_api/openapi.json',
    answer((context) => Promise.resolve(context.json(openApiOf(context.env.site.model, context.env.site.base)))),
  )
  app.get(
    '/_api/:entity',
    answer(async (context) => {
      const entity = entityOf(context)
      const { site } = context.env
      await rows.laySamples(site, site.model, [entity.id], deps.clock.now())
      const as = await viewer(context)
      const readable = (await rows.rowsOf(site, entity.id)).filter((row) => canRead(as, entity, row))
      return context.json(listRows(entity, readable, context.req.query(), `${site.base}/_api/${entity.id}`))
    }),
  )
  app.post(
    '/_api/:entity',
    answer(async (context) => {
      await guardWrite(context)
      const typed = typedOf(await readJson(context.req.raw, deps.limits.body))
      const done = await act(context, 'create', null, typed)
      return context.json(await found(context, done.kind === 'inserted' ? done.row : ''), 201)
    }),
  )
  app.get(
    '/_api/:entity/:id',
    answer(async (context) => context.json(presentRow(await readRow(context)))),
  )
  app.on(
    ['PUT', 'PATCH'],
    '/_api/:entity/:id',
    answer(async (context) => {
      await guardWrite(context)
      const typed = typedOf(await readJson(context.req.raw, deps.limits.body))
      const row = await readRow(context)
      await act(context, 'update', row.id, typed)
      return context.json(await found(context, row.id))
    }),
  )
  app.delete(
    '/_api/:entity/:id',
    answer(async (context) => {
      await guardWrite(context)
      const row = await readRow(context)
      await act(context, 'delete', row.id, {})
      return context.body(null, 204)
    }),
  )
  app.post(
    '/_api/:entity/:action',
    answer(async (context) => {
      await guardWrite(context)
      const typed = typedOf(await readJson(context.req.raw, deps.limits.body))
      const done = await act(context, 'toggle', null, typed, context.req.param('action'))
      return done.kind === 'inserted' ? context.json(await found(context, done.row)) : context.body(null, 204)
    }),
  )
  app.post(
    '/_api/:entity/:id/:action',
    answer(async (context) => {
      await guardWrite(context)
      const row = await readRow(context)
      await act(context, 'transition', row.id, {}, context.req.param('action'))
      return context.json(await found(context, row.id))
    }),
  )
}
