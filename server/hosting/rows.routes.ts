import type { Context, Hono } from 'hono'
import type { AppModel } from '../../builder/model.ts'
import { importing, knownIn, readRows } from '../../builder/render/insight/rows-read.ts'
import { renderSheet, type Sheet, sheetPage } from '../../builder/render/insight/sheet.ts'
import { noteOf, pasted_name } from '../../builder/render/insight/transfers.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { tableText } from '../http/workbook.ts'
import { isForeign } from './actions.routes.ts'
import type { Perform } from './perform.ts'
import { plainPage } from './plain-page.present.ts'
import type { RequestFor } from './site.routes.ts'
import type { Site, SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'
import type { Writer } from './write-limit.ts'

/** Characters of an imported file. */
const text_max = 60_000

export interface RowRoutesDeps {
  readonly visitors: Visitors
  readonly perform: Perform
  readonly requestFor: RequestFor
  readonly show: (context: Context<SiteEnv>, request: SiteRequest, model: AppModel) => Response | Promise<Response>
  readonly limit: (writer: Writer) => Promise<number>
  readonly headersOf: (site: Site) => Readonly<Record<string, string>>
}

interface Sent {
  readonly text: string
  /** What the file is called; '' for pasted rows. */
  readonly name: string
  readonly isConfirmed: boolean
}

async function readSent(context: Context<SiteEnv>): Promise<Sent> {
  const form = await context.req.raw.formData().catch(() => new FormData())
  const file = form.get('file')
  const pasted = form.get('text')
  const text = file instanceof File && file.size > 0 ? tableText(new Uint8Array(await file.arrayBuffer())) : typeof pasted === 'string' ? pasted : ''
  const name = file instanceof File && file.size > 0 ? file.name : String(form.get('name') ?? '')
  return { text, name: name.slice(0, 160), isConfirmed: form.get('confirm') === 'yes' }
}

/** Rows out of a site as files of comma-separated values, and into it again. */
export function mountRows(app: Hono<SiteEnv>, deps: RowRoutesDeps): void {
  const { visitors, headersOf } = deps
  type As = ReturnType<Visitors['read']>
  const sheetFor = async (context: Context<SiteEnv>, as: As, taken: (sheet: Sheet, id: string) => Promise<unknown>): Promise<Response> => {
    const { site } = context.env
    const id = context.req.param('block') ?? ''
    const page = sheetPage(site.model, id)
    const sheet = page && renderSheet(site.model, await deps.requestFor(context, page.path, as), id)
    if (!sheet) return plainPage(404, 'Not found', 'There is no such list here, or it is not yours to see.', headersOf(site))
    await taken(sheet, id)
    if (sheet.place !== undefined) return context.redirect(`${site.base}${sheet.place}?save`, 303)
    const name = encodeURIComponent(sheet.name)
    return context.body((sheet.bytes as Uint8Array<ArrayBuffer> | undefined) ?? sheet.text, 200, {
      'content-type': `${sheet.type}; charset=utf-8`,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    })
  }
  /** What stands against a form that writes rows; null for nothing. */
  const barrier = async (context: Context<SiteEnv>): Promise<Response | null> => {
    const { site, ip } = context.env
    if (isForeign(context))
      return plainPage(403, 'Not from here', 'This form was sent from another site. Open this site and send it from there.', headersOf(site))
    const wait = await deps.limit({ site: site.project_id + site.space, visitor: visitors.read(context).visitor.id, ip })
    if (wait > 0)
      return plainPage(429, 'One moment', `That was a lot at once. Try again in ${wait} seconds.`, { ...headersOf(site), 'retry-after': String(wait) })
    return null
  }

  app.get('/_csv/:block', (context) => sheetFor(context, visitors.read(context), async () => undefined))

  app.post('/_csv/:block', async (context) => {
    const { site } = context.env
    const against = await barrier(context)
    if (against) return against
    const as = visitors.write(context)
    return await sheetFor(context, as, async ({ name, rows, row }, id) => {
      const note = noteOf(site.model, id, { file: name, rows, left_out: 0, ...(row !== undefined && { row }) })
      if (note) await deps.perform(site, { ...note, row: null, visitor: as.visitor })
    })
  })

  app.post('/_import/:block', async (context) => {
    const { site } = context.env
    const block = context.req.param('block')
    const into = importing(site.model, block)
    if (!into) return plainPage(404, 'Not found', 'There is nothing to import into here.', headersOf(site))
    const against = await barrier(context)
    if (against) return against
    const { text, name, isConfirmed } = await readSent(context)
    const as = visitors.write(context)
    const request = await deps.requestFor(context, into.path, as)
    const read = readRows(into.entity, into.action, text.slice(0, text_max), knownIn(site.model, request.rows))
    const whole =
      text.length > text_max ? { ...read, lines: [], fault: `It has more than ${text_max.toLocaleString('en')} characters; import it in parts.` } : read
    if (!isConfirmed || whole.fault !== null)
      return await deps.show(context, { ...request, query: {}, imported: { block, text: text.slice(0, text_max), name } }, site.model)
    let kept = 0
    for (const { typed, errors } of whole.lines) {
      if (Object.keys(errors).length > 0) continue
      const done = await deps.perform(site, { action: into.action.id, row: null, typed, visitor: as.visitor })
      if (done.kind === 'inserted') kept += 1
    }
    const note = noteOf(site.model, block, { file: name || pasted_name, rows: kept, left_out: whole.lines.length - kept })
    if (note) await deps.perform(site, { ...note, row: null, visitor: as.visitor })
    const query = new URLSearchParams({ [`${block}.kept`]: `${kept}-${whole.lines.length - kept}` })
    return context.redirect(`${site.base}${into.path}?${query}#${block}`, 303)
  })
}
