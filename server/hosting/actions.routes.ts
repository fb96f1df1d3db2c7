import type { Context, Hono } from 'hono'
import { tongueOf } from '../../builder/language/tongues.ts'
import type { AppModel } from '../../builder/model.ts'
import { needsAccount } from '../../builder/render/account/who.ts'
import { ledTo } from '../../builder/render/led.ts'
import { stayOn, type Typed } from '../../builder/site.ts'
import { type Received, receiveFiles } from '../http/uploads.ts'
import { readOf } from '../http/workbook.ts'
import type { Answer, SiteAccounts } from './accounts.ts'
import type { Perform } from './perform.ts'
import { plainPage } from './plain-page.present.ts'
import { setPreviewLanguage, setPreviewRole } from './previews.store.ts'
import { answerSession } from './session-api.ts'
import type { Show } from './site.routes.ts'
import type { HostingDeps, Site, SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'
import type { Writer } from './write-limit.ts'

/** Fields that a form can have at most, beside `row` and `back`. */
const fields_max = 100

export interface ActionDeps extends HostingDeps {
  readonly visitors: Visitors
  readonly accounts: SiteAccounts
  readonly perform: Perform
  readonly show: Show
  readonly limit: (writer: Writer) => Promise<number>
  readonly headersOf: (site: Site) => Readonly<Record<string, string>>
}

interface Form {
  readonly row: string | null
  readonly back: string
  readonly typed: Typed
  readonly text: (name: string) => string
  readonly received: Received
}

const nothing: Received = { typed: {}, files: [], errors: {} }

async function readForm(context: Context<SiteEnv>): Promise<Form | null> {
  const type = context.req.header('content-type') ?? ''
  const isMultipart = /^multipart\/form-data\s*;/i.test(type.trim())
  if (!isMultipart && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type.trim())) return null
  const form = isMultipart ? await context.req.raw.formData().catch(() => null) : null
  if (isMultipart && !form) return null
  const received = form ? await receiveFiles(context.env.site.model, context.req.param('action') ?? '', form, context.env.site.file_limit) : nothing
  const texts = form ? [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])) : []
  const sent = form ? new URLSearchParams(texts) : new URLSearchParams(await context.req.text())
  const typed = [...sent].filter(([name]) => name !== 'row' && name !== 'back').slice(0, fields_max)
  const text = (name: string): string => sent.get(name) ?? ''
  return { row: sent.get('row') || null, back: text('back'), typed: { ...Object.fromEntries(typed), ...received.typed }, text, received }
}

/** Whether a page of somebody else's sent this form. A sandboxed page of our own has no origin to show. */
export function isForeign(context: Context<SiteEnv>): boolean {
  const origin = context.req.header('origin')
  const from = context.req.header('sec-fetch-site')
  if (context.env.site.reach === 'deployed' && from !== undefined) return from !== 'same-origin' && from !== 'none'
  return origin !== undefined && origin !== 'null' && URL.parse(origin)?.host !== new URL(context.req.url).host
}

const isPage = (model: AppModel, path: string): boolean => model.pages.some((page) => page.path === path)

/** The page to go back to: the one that was named, if the site has it, else the first with a form of the action. */
function backTo(model: AppModel, back: string, action: string | null): string {
  if (isPage(model, back)) return back
  const home = model.pages.find((page) => page.blocks.some((block) => block.kind === 'form' && block.action === action))
  return home?.path ?? '/'
}

/** Forms of the site, which work without JavaScript, and the switch between its roles. */
export function mountActions(app: Hono<SiteEnv>, deps: ActionDeps): void {
  const { visitors, headersOf } = deps
  const say = (context: Context<SiteEnv>, status: number, title: string, text: string, headers = {}) =>
    plainPage(status, title, text, { ...headersOf(context.env.site), ...headers })
  const foreign = (context: Context<SiteEnv>) =>
    say(context, 403, 'Not from here', 'This form was sent from another site. Open this site and send it from there.')
  const noForm = (context: Context<SiteEnv>) => say(context, 415, 'Not a form', 'Send this as application/x-www-form-urlencoded.')

  app.post('/_actions/:action', async (context) => {
    const { site, ip } = context.env
    if (isForeign(context)) return foreign(context)
    const form = await readForm(context)
    if (!form) return noForm(context)
    const wait = await deps.limit({ site: site.project_id + site.space, visitor: visitors.read(context).visitor.id, ip })
    if (wait > 0) return say(context, 429, 'One moment', `That was a lot at once. Try again in ${wait} seconds.`, { 'retry-after': String(wait) })
    const as = visitors.write(context)
    const action = context.req.param('action')
    const back = backTo(site.model, form.back, action)
    if (needsAccount(site.model, as.visitor, action))
      return context.redirect(`${site.base}${site.model.accounts?.log_in}?${new URLSearchParams({ next: back })}`, 303)
    const { errors, files } = form.received
    if (Object.keys(errors).length > 0)
      return await deps.show(context, back, as, { refused: { action, row: form.row, errors, typed: form.typed as Record<string, string> } })
    const done = await deps.perform(site, { action, row: form.row, typed: form.typed, visitor: as.visitor, files })
    if (done.kind === 'missing') return await deps.show(context, '/_missing', as)
    if (done.kind === 'refused') return await deps.show(context, back, as, { refused: done.refusal })
    const read = done.kind === 'inserted' ? readOf(site.model, action, files) : null
    if (read) return await deps.show(context, read.path, as, { imported: read.imported })
    const led = ledTo(site.model, action, done.row, done.values)
    const at = stayOn(led?.at ?? form.text('at'))
    return context.redirect(`${site.base}${led?.path ?? back}?${new URLSearchParams({ done: action, row: done.row, ...at })}`, 303)
  })

  app.get('/_session', async (context) => {
    const { site } = context.env
    const { role = '', back = '' } = context.req.query()
    if (site.preview && site.model.roles.some(({ id }) => id === role)) return await standAs(context, role, back)
    if (visitors.openManagement(context, context.req.query('key') ?? '')) return context.redirect(`${site.base}/`, 303)
    return await say(context, 403, 'This link is no longer good', 'Open the site from your project again: the link there is always fresh.')
  })

  async function attended(context: Context<SiteEnv>, done: Answer): Promise<Response> {
    const { site } = context.env
    if (done.kind === 'limited')
      return await say(context, 429, 'One moment', `That was a lot at once. Try again in ${Math.ceil(done.wait / 60)} minutes.`, {
        'retry-after': String(done.wait),
      })
    if (done.kind === 'forbidden') return await say(context, 403, 'Not for you', 'Log in with an account that may do this.')
    if (done.kind === 'refused') return await deps.show(context, done.path, visitors.read(context), { refused: done.refusal })
    if (done.code) return await deps.show(context, done.to, visitors.read(context), { code: done.code })
    return context.redirect(`${site.base}${done.to}`, 303)
  }

  /** Keeps the language that the visitor chose, and goes on where they were. */
  async function readIn(context: Context<SiteEnv>, form: Form): Promise<Response> {
    const { site } = context.env
    const language = tongueOf(site.model, form.text('language'))
    if (site.preview) await setPreviewLanguage(deps.database.db, site.preview.id, language)
    else visitors.setLanguage(context, language ?? 'en')
    const row = form.row === null ? '' : `?${new URLSearchParams({ row: form.row })}`
    return context.redirect(`${site.base}${backTo(site.model, form.back, null)}${row}`, 303)
  }

  app.post('/_session', async (context) => {
    if (isForeign(context)) return foreign(context)
    if (/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return await answerSession(context, deps.accounts, deps)
    const form = await readForm(context)
    if (!form) return noForm(context)
    if (form.text('do') !== '') return await attended(context, await deps.accounts.submit(context, form.typed as Record<string, string>))
    if (form.text('language') !== '') return await readIn(context, form)
    const role = form.text('role')
    if (!visitors.read(context).roles.includes(role)) return say(context, 403, 'Not your role', 'This role is opened by the link of the site’s owner.')
    return await standAs(context, role, form.back)
  })

  async function standAs(context: Context<SiteEnv>, role: string, back: string): Promise<Response> {
    const { site } = context.env
    if (site.preview) await setPreviewRole(deps.database.db, site.preview.id, role)
    else visitors.setRole(context, role)
    return context.redirect(`${site.base}${backTo(site.model, back, null)}`, 303)
  }
}
