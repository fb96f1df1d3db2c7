import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { shownPage } from '../../../builder/language/shown.ts'
import { tongueOf } from '../../../builder/language/tongues.ts'
import type { AppModel, Values } from '../../../builder/model.ts'
import { decidingIn, mayRefer, viewerOf } from '../../../builder/render/access.ts'
import { needsAccount, standingWith } from '../../../builder/render/account/who.ts'
import { entitiesFor } from '../../../builder/render/act/reads.ts'
import { ledTo } from '../../../builder/render/led.ts'
import { entitiesOf } from '../../../builder/render/page.ts'
import { runtime } from '../../../builder/render/runtime.ts'
import { robotsOf, sitemapOf } from '../../../builder/render/sitemap.ts'
import { stylesheet } from '../../../builder/render/stylesheet.ts'
import { submit } from '../../../builder/render/submit.ts'
import { moduleScriptAt, type Refusal, type SiteRequest, sitePaths, stayOn, type Visitor } from '../../../builder/site.ts'
import { withoutSlashes } from '../../http/paths.rules.ts'
import { type Received, receiveFiles } from '../../http/uploads.ts'
import { readOf } from '../../http/workbook.ts'
import { createAccounts } from './accounts.ts'
import { createApi } from './api.ts'
import { createFiles, file_limit_default, importAnswer, sheetAnswer } from './files.ts'
import { isJson } from './json.ts'
import { cookie, cookiesOf, goTo, headers, isForeign, moved, plain } from './replies.ts'
import { answerSession } from './session.ts'
import type { Store } from './store.ts'

export interface SiteOptions {
  readonly model: AppModel
  readonly badge: boolean
  readonly store: Store
  readonly folder: URL
  /** Opens the site's management end by /_session?key=…. */
  readonly manage_key: string
  readonly now: () => number
  /** Where the site is found, without a slash at its end: "https://shop.example". */
  readonly address?: string | undefined
  /** Bytes of one uploaded file at most; 10 MB where nothing is said. */
  readonly file_limit?: number
}

const body_max = 64 * 1024
const noFiles: Received = { typed: {}, files: [], errors: {} }
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)))

/** Answers every request for the site: its pages, its files, its forms and the switch between its roles. */
export function createAnswer({
  model,
  badge,
  store: opened,
  folder,
  manage_key,
  now,
  address,
  file_limit = file_limit_default,
}: SiteOptions): (request: Request) => Promise<Response> {
  const sheet = stylesheet(model.theme)
  const today = () => new Date(now() * 1000).toISOString().slice(0, 10)
  const time = () => new Date(now() * 1000).toISOString().slice(11, 16)

  const files = createFiles(folder, model, opened, headers)
  const store = files.watched
  const accounts = createAccounts(model, store, now, digest)
  /** The visitor under a token that they may just have been given. */
  const named = (visitor: Visitor, token: string): Visitor => (visitor.account ? visitor : { ...visitor, id: digest(token) })

  function whoAsks(request: Request): { readonly visitor: Visitor; readonly roles: readonly string[]; readonly token: string | null } {
    const { visitor = '', role = '', manage = '' } = cookiesOf(request)
    const token = /^[\w-]{22}$/.test(visitor) ? visitor : null
    const manages = isSame(manage, digest(manage_key))
    const roles = model.roles.filter((one) => manages || !one.manages).map(({ id }) => id)
    const managing = model.roles.find((one) => one.manages)?.id ?? null
    const who = accounts.visitor(token, roles.includes(role) ? role : manages ? managing : null)
    const held = standingWith(model, who.account ?? null, { role: who.role, roles })
    return { visitor: { ...who, role: held.role }, roles: held.roles, token }
  }
  const requestFor = (request: Request, path: string, { visitor, roles } = whoAsks(request)): SiteRequest => {
    const rows = Object.fromEntries(entitiesOf(model, path).map((entity) => [entity, store.list(entity)]))
    const language = tongueOf(model, cookiesOf(request).language)
    return {
      path,
      query: Object.fromEntries(new URL(request.url).searchParams),
      base: '',
      origin: originOf(request),
      ...(language !== null && { language }),
      visitor,
      roles,
      rows,
      today: today(),
      badge,
      file_limit,
      ...accounts.shown(path, visitor),
    }
  }
  function show(request: Request, path: string, who = whoAsks(request), refused?: Refusal): Response {
    const asked = requestFor(request, path, who)
    return shown(refused ? { ...asked, query: {}, refused } : asked)
  }
  function shown(asked: SiteRequest, cookies: readonly string[] = []): Response {
    const { html, status } = shownPage(model, asked)
    const sent: [string, string][] = [...Object.entries(headers), ['content-type', 'text/html; charset=utf-8']]
    return new Response(html, { status, headers: [...sent, ...cookies.map((one): [string, string] => ['set-cookie', one])] })
  }
  /** The site's own address: the one that its owner names, else the host that it is asked by. */
  const originOf = (request: Request): string => address ?? `http://${request.headers.get('host') ?? 'localhost'}`
  function forMachines(request: Request, path: string): Response | null {
    const origin = originOf(request)
    const text =
      path === sitePaths.robots ? [robotsOf(origin), 'text/plain'] : path === sitePaths.sitemap ? [sitemapOf(model, origin), 'application/xml'] : null
    return text && new Response(text[0], { headers: { ...headers, 'content-type': `${text[1]}; charset=utf-8` } })
  }
  function fileAt(path: string): Response | null {
    const text = path === sitePaths.stylesheet ? [sheet, 'text/css'] : path === sitePaths.runtime ? [runtime, 'text/javascript'] : null
    if (text) return new Response(text[0], { headers: { ...headers, 'content-type': `${text[1]}; charset=utf-8` } })
    const name = path.startsWith(sitePaths.fonts) ? path.slice(sitePaths.fonts.length) : ''
    const script = moduleScriptAt(path)
    if (!/^[a-z-]+\.woff2$/.test(name) && !script) return null
    const [file, type] = script ? [`${script}.js`, 'text/javascript; charset=utf-8'] : [`fonts/${name}`, 'font/woff2']
    try {
      const bytes = new Uint8Array(readFileSync(new URL(file, folder)))
      return new Response(bytes, { headers: { ...headers, 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' } })
    } catch {
      return null
    }
  }
  function lostReference(action: string, values: Values, visitor: Visitor): string | null {
    const done = model.actions.find((one) => one.id === action)
    const viewer = viewerOf(model, visitor, decidingIn(model, store.all))
    for (const field of model.entities.find((one) => one.id === done?.entity)?.fields ?? []) {
      const value = field.type === 'reference' ? (values[field.id] ?? null) : null
      if (value === null || value === '') continue
      const other = model.entities.find((one) => one.id === field.entity)
      const row = other && store.find(other.id, String(value))
      if (!other || !row || !mayRefer(viewer, done, field.id, other, row)) return field.id
    }
    return null
  }
  function act(request: Request, action: string, form: URLSearchParams, received: Received): Response {
    const who = whoAsks(request)
    const token = who.token ?? randomBytes(16).toString('base64url')
    const visitor = named(who.visitor, token)
    const entity = model.actions.find((one) => one.id === action)?.entity ?? ''
    const asked = form.get('row') || null
    const typed = Object.fromEntries(
      [...form]
        .filter(([name]) => name !== 'row' && name !== 'back')
        .slice(0, 100)
        .concat(Object.entries(received.typed)),
    )
    const home = model.pages.find((page) => page.blocks.some((block) => block.kind === 'form' && block.action === action))
    const back = model.pages.find(({ path }) => path === form.get('back'))?.path ?? home?.path ?? '/'
    if (needsAccount(model, visitor, action)) return goTo(`${model.accounts?.log_in}?${new URLSearchParams({ next: back })}`)
    if (Object.keys(received.errors).length > 0) return show(request, back, { ...who, visitor }, { action, row: asked, errors: received.errors, typed })
    return store.together(() => {
      const read = Object.fromEntries(entitiesFor(model, action).map((one) => [one, store.all(one)]))
      const row = asked === null ? null : store.find(entity, asked)
      const done = submit(model, { action, row, typed, visitor, today: today(), time: time(), rows: read, newId: randomUUID })
      if (done.kind === 'missing') return show(request, '/_missing', { ...who, visitor })
      if (done.kind === 'refused') return show(request, back, { ...who, visitor }, done.refusal)
      const [first] = done.writes
      const lost = first.kind === 'delete' ? null : lostReference(action, first.values, visitor)
      if (lost !== null) return show(request, back, { ...who, visitor }, { action, row: asked, errors: { [lost]: 'Choose one of the list.' }, typed })
      for (const write of done.writes) store.write(write, now())
      files.keep(received.files)
      const cookies = who.token === null ? [cookie('visitor', token)] : []
      const taken = row === null ? readOf(model, action, received.files) : null
      if (taken) return shown({ ...requestFor(request, taken.path, { ...who, visitor }), query: {}, imported: taken.imported }, cookies)
      const led = first.kind === 'delete' ? null : ledTo(model, action, done.row, first.values)
      return goTo(`${led?.path ?? back}?${new URLSearchParams({ done: action, row: done.row, ...stayOn(led?.at ?? form.get('at')) })}`, cookies)
    })
  }
  const agentOf = (request: Request): string => request.headers.get('user-agent') ?? ''
  async function attended(request: Request, typed: Readonly<Record<string, string>>): Promise<Response> {
    const who = whoAsks(request)
    const { attended: done, token } = await accounts.submit(typed, { ...who, agent: agentOf(request) })
    if (done.kind === 'limited') return plain(429, 'That was a lot at once. Try again in a quarter of an hour.')
    if (done.kind === 'forbidden') return plain(403, 'Log in with an account that may do this.')
    if (done.kind === 'refused') return show(request, done.path, who, done.refusal)
    if (done.code) return shown({ ...requestFor(request, done.to, who), query: {}, code: done.code })
    return goTo(done.to, [...(token === null ? [] : [cookie('visitor', token)]), ...(done.role ? [cookie('role', done.role)] : [])])
  }
  function openManagement(key: string): Response {
    const role = model.roles.find((one) => one.manages)?.id
    if (role === undefined || !isSame(key, manage_key)) return plain(403, 'This link is not good.')
    return goTo('/', [cookie('manage', digest(manage_key)), cookie('role', role)])
  }
  /** Rows taken in or out as a file; null for any other path. */
  async function carried(request: Request, path: string, form: FormData): Promise<Response | null> {
    const isSheet = path.startsWith(sitePaths.sheets)
    if (!isSheet && !path.startsWith(sitePaths.imports)) return null
    const who = whoAsks(request)
    const token = who.token ?? randomBytes(16).toString('base64url')
    const asked = new Headers(request.headers)
    asked.set('cookie', `${request.headers.get('cookie') ?? ''}; visitor=${token}`)
    const as = new Request(request.url, { headers: asked })
    const cookies = who.token === null ? [cookie('visitor', token)] : []
    const perform = (action: string, typed: Readonly<Record<string, string>>) => act(as, action, new URLSearchParams(typed), noFiles).status === 303
    const rowsFor = (page: string) => requestFor(as, page)
    const none = plain(404, 'There is no such list here.')
    if (isSheet) return sheetAnswer(model, path.slice(sitePaths.sheets.length), rowsFor, headers, { perform, cookies }) ?? none
    const block = path.slice(sitePaths.imports.length)
    return (await importAnswer({ model, block, form, requestFor: rowsFor, perform, show: shown, goTo: (location) => goTo(location, cookies) })) ?? none
  }
  async function post(request: Request, path: string): Promise<Response> {
    if (isForeign(request)) return plain(403, 'This form was sent from another site.')
    if (path === '/_session' && isJson(request)) return await answerSession(request, model, accounts, { ...whoAsks(request), agent: agentOf(request) })
    const type = request.headers.get('content-type') ?? ''
    const isMultipart = /^multipart\/form-data\s*;/i.test(type)
    if (!isMultipart && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return plain(415, 'Send this as a form.')
    const sent = await request.arrayBuffer()
    if (sent.byteLength > (isMultipart ? 2 * file_limit + body_max : body_max)) return plain(413, 'This is too much at once.')
    const data = await new Response(sent, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
    const form = new URLSearchParams([...data].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])))
    const rows = await carried(request, path, data)
    if (rows) return rows
    const action = path.startsWith('/_actions/') ? path.slice('/_actions/'.length) : null
    if (action !== null) return act(request, action, form, isMultipart ? await receiveFiles(model, action, data, file_limit) : noFiles)
    if (path !== '/_session') return plain(405, 'This address can only be read.')
    if (form.has('do')) return await attended(request, Object.fromEntries(form))
    const back = model.pages.find((page) => page.path === form.get('back'))?.path ?? '/'
    if (form.get('language')) {
      const row = form.get('row')
      return goTo(`${back}${row ? `?${new URLSearchParams({ row })}` : ''}`, [cookie('language', tongueOf(model, form.get('language')) ?? 'en')])
    }
    const role = form.get('role') ?? ''
    if (!whoAsks(request).roles.includes(role)) return plain(403, 'This role is opened by the owner’s link.')
    return goTo(back, [cookie('role', role)])
  }
  const api = createApi({ model, store, now, lostReference })
  async function call(request: Request, path: string): Promise<Response> {
    const { visitor, token } = whoAsks(request)
    if (request.method === 'GET') return await api(request, path, { visitor, cookies: [] })
    if (isForeign(request)) return plain(403, 'This was sent from another site.')
    const known = token ?? randomBytes(16).toString('base64url')
    return await api(request, path, { visitor: named(visitor, known), cookies: token === null ? [cookie('visitor', known)] : [] })
  }
  return async (request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    if (pathname === '/_api') return moved('/_api/')
    if (/^\/_api(?:\/|$)/.test(pathname)) return await call(request, pathname)
    if (request.method === 'POST') return await post(request, pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'This address can only be read.')
    if (pathname === '/_session') return openManagement(searchParams.get('key') ?? '')
    if (pathname.startsWith('/_files/')) return files.answer(request, pathname, whoAsks(request).visitor) ?? plain(404, 'There is no such file here.')
    if (pathname.startsWith('/_csv/'))
      return sheetAnswer(model, pathname.slice('/_csv/'.length), (path) => requestFor(request, path), headers) ?? plain(404, 'There is no such list here.')
    const machine = forMachines(request, pathname)
    if (machine) return machine
    if (pathname.startsWith('/_site/')) return fileAt(pathname) ?? plain(404, 'There is no such file.')
    const without = withoutSlashes(pathname)
    if (without !== pathname && model.pages.some(({ path }) => path === without)) return moved(without + search)
    return show(request, pathname)
  }
}
