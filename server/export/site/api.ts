import { randomUUID } from 'node:crypto'
import { listRows, presentRow } from '../../../builder/api/list.ts'
import { openApiOf } from '../../../builder/api/openapi.ts'
import { apiPage } from '../../../builder/api/reader.ts'
import type { Action, AppModel, Entity, Values } from '../../../builder/model.ts'
import { canRead, decidingIn, viewerOf } from '../../../builder/render/access.ts'
import { needsAccount } from '../../../builder/render/account/who.ts'
import { entitiesFor } from '../../../builder/render/act/reads.ts'
import { submit } from '../../../builder/render/submit.ts'
import type { SiteRow, Typed, Visitor } from '../../../builder/site.ts'
import { Refused, readJson } from './json.ts'
import { headers, json } from './replies.ts'
import type { Store } from './store.ts'

export interface ApiOptions {
  readonly model: AppModel
  readonly store: Store
  readonly now: () => number
  readonly lostReference: (action: string, values: Values, visitor: Visitor) => string | null
}
/** Who calls; `cookies` make a new visitor known again. */
export interface Caller {
  readonly visitor: Visitor
  readonly cookies: readonly string[]
}

const missing = (): Refused => new Refused(404, { detail: 'Not found.' })
const kinds: Readonly<Record<string, Action['kind']>> = { PUT: 'update', PATCH: 'update', DELETE: 'delete' }

async function typedOf(request: Request): Promise<Typed> {
  const body = await readJson(request)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused(400, { detail: 'Send a JSON object.' })
  const nested = Object.entries(body).filter(([, value]) => value !== null && typeof value === 'object')
  if (nested.length > 0) throw new Refused(400, Object.fromEntries(nested.map(([field]) => [field, ['Send text, a number, true, false or null.']])))
  return body as Typed
}

/** Answers the calls below /_api/ under the rules of the site's forms. */
export function createApi({ model, store, now, lostReference }: ApiOptions): (request: Request, path: string, caller: Caller) => Promise<Response> {
  function entityOf(id: string): Entity {
    const entity = model.entities.find((one) => one.id === id)
    if (!entity) throw missing()
    return entity
  }
  const set = () => decidingIn(model, store.all)
  function readable(entity: Entity, id: string, { visitor }: Caller): SiteRow {
    const row = store.find(entity.id, id)
    if (!row || !canRead(viewerOf(model, visitor, set()), entity, row)) throw missing()
    return row
  }
  function perform(action: Action, row: SiteRow | null, typed: Typed, { visitor }: Caller): SiteRow | null | undefined {
    if (needsAccount(model, visitor, action.id)) throw new Refused(401, { detail: 'Authentication credentials were not provided or are not valid.' })
    return store.together(() => {
      const rows = Object.fromEntries(entitiesFor(model, action.id).map((one) => [one, store.all(one)]))
      const [today, time] = [new Date(now() * 1000).toISOString().slice(0, 10), new Date(now() * 1000).toISOString().slice(11, 16)]
      const done = submit(model, { action: action.id, row, typed, visitor, strict: true, today, time, rows, newId: randomUUID })
      if (done.kind === 'missing') return undefined
      if (done.kind === 'refused') throw refusal(done.refusal.errors)
      const [first] = done.writes
      const lost = first.kind === 'delete' ? null : lostReference(action.id, first.values, visitor)
      if (lost !== null) throw refusal({ [lost]: 'Choose one of the list.' })
      for (const write of done.writes) store.write(write, now())
      return store.find(action.entity, done.row) ?? null
    })
  }
  function refusal(errors: Readonly<Record<string, string>>): Refused {
    const fields = Object.entries(errors).filter(([field]) => field !== '')
    return new Refused(
      400,
      fields.length === 0 ? { detail: errors[''] ?? 'This was not kept.' } : Object.fromEntries(fields.map(([field, text]) => [field, [text]])),
    )
  }
  /** The first action of the kind, or the one that is named, that this visitor may do. */
  function act(entity: Entity, kind: Action['kind'], row: SiteRow | null, typed: Typed, caller: Caller, named?: string): SiteRow | null {
    for (const action of model.actions) {
      if (action.entity !== entity.id || action.kind !== kind || (named !== undefined && action.id !== named)) continue
      const done = perform(action, row, typed, caller)
      if (done !== undefined) return done
    }
    throw missing()
  }
  async function answer(request: Request, parts: readonly string[], caller: Caller): Promise<Response> {
    const [id = '', second, third] = parts
    const { method } = request
    const entity = entityOf(id)
    const { pathname, searchParams } = new URL(request.url)
    if (method === 'GET') {
      if (second !== undefined) return json(200, presentRow(readable(entity, second, caller)))
      const viewer = viewerOf(model, caller.visitor, set())
      const rows = store.list(entity.id).filter((row) => canRead(viewer, entity, row))
      return json(200, listRows(entity, rows, Object.fromEntries(searchParams), pathname))
    }
    const typed = method === 'DELETE' ? {} : await typedOf(request)
    if (method === 'POST' && third === undefined) {
      const done = act(entity, second === undefined ? 'create' : 'toggle', null, typed, caller, second)
      return done ? json(second === undefined ? 201 : 200, presentRow(done), caller.cookies) : json(204, undefined, caller.cookies)
    }
    const kind = method === 'POST' ? 'transition' : kinds[method]
    if (kind === undefined || second === undefined) throw new Refused(405, { detail: 'This address is not called so.' })
    const done = act(entity, kind, readable(entity, second, caller), typed, caller, third)
    return done ? json(200, presentRow(done), caller.cookies) : json(204, undefined, caller.cookies)
  }
  return async (request, path, caller) => {
    if (path === '/_api' || path === '/_api/') return new Response(apiPage(model, ''), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
    if (path === '/_api/openapi.json') return json(200, openApiOf(model, ''))
    try {
      return await answer(request, path.slice('/_api/'.length).split('/').map(decoded), caller)
    } catch (error) {
      if (error instanceof Refused) return json(error.status, error.body)
      throw error
    }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
