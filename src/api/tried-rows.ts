import { fileOf, mbOf } from '../../builder/file-value.ts'
import type { AppModel, Entity } from '../../builder/model.ts'
import { misfit } from '../../builder/render/form/takes.ts'
import { escapeText } from '../../builder/render/html.ts'
import { importing, knownIn, readingFrom, readRows } from '../../builder/render/insight/rows-read.ts'
import { renderSheet, sheetPage } from '../../builder/render/insight/sheet.ts'
import { noteOf, pasted_name } from '../../builder/render/insight/transfers.ts'
import type { SiteRequest } from '../../builder/site.ts'

type Doing = (action: string, typed: Readonly<Record<string, string>>) => boolean

/** Where a tried site's file of rows can be looked at: the frame saves nothing, so that it is shown as text. Noted where it is asked for by a form. */
export function sheetMarkup(model: AppModel, id: string, requestFor: (path: string) => SiteRequest, perform?: Doing): string | null {
  const page = sheetPage(model, id)
  const sheet = page && renderSheet(model, requestFor(page.path), id)
  if (!page || !sheet) return null
  const note = noteOf(model, id, { file: sheet.name, rows: sheet.rows, left_out: 0, ...(sheet.row !== undefined && { row: sheet.row }) })
  if (note) perform?.(note.action, note.typed)
  const shown =
    sheet.place === undefined
      ? `<div class="card pivot" role="region" aria-label="The file" tabindex="0"><pre>${escapeText(sheet.text.replace('\ufeff', ''))}</pre></div>`
      : `<p><a class="button button-plain" href="${escapeText(sheet.place)}" download="${escapeText(sheet.name)}">${escapeText(sheet.name)}</a></p>`
  return `<!doctype html><html lang="en"><head><title>${escapeText(sheet.name)}</title></head><body><main><section class="block"><div class="wrap"><h1>${escapeText(sheet.name)}</h1><p class="lead">The file that the deployed site saves. This demo shows it instead.</p>${shown}<p class="more"><a class="button" href="${page.path}">Back to ${escapeText(page.title)}</a></p></div></section></main></body></html>`
}

/** Bytes of a file that the demo's page keeps in a row. */
export const tried_file_max = 70 * 1024

/** What stands against the files that were sent; null for nothing. */
export function fileFault(entity: Entity, typed: Readonly<Record<string, string>>): { readonly field: string; readonly sentence: string } | null {
  const field = entity.fields.find(({ id, type }) => (type === 'file' || type === 'image') && (typed[id] ?? '') !== '' && fileOf(typed[id]) === null)
  const unfit = entity.fields.flatMap((one) => {
    const sentence = misfit(one, fileOf(typed[one.id])?.name ?? '.txt')
    return sentence === null ? [] : [{ field: one.id, sentence }]
  })[0]
  if (unfit) return unfit
  return field
    ? { field: field.id, sentence: `Choose a file of at most ${mbOf(tried_file_max)}: this demo keeps it in the page. A deployed site takes 10 MB.` }
    : null
}

/** Without what was not chosen, so that a change leaves the file that a row has. */
export const withoutBlanks = (entity: Entity, typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([id, text]) => text !== '' || !entity.fields.some((field) => field.id === id && (field.type === 'file' || field.type === 'image')),
    ),
  )

/** What a file that the page holds says; null where there is none. */
function textIn(file: string): string | null {
  const [, encoded] = /^data:[^,]*;base64,(.*)$/s.exec(file) ?? []
  return encoded === undefined ? null : new TextDecoder().decode(Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0)))
}

/** What a file that was uploaded is to be read into, with the page that shows its rows; null where it is only kept. */
export function readOf(
  model: AppModel,
  action: string,
  typed: Readonly<Record<string, string>>,
): { readonly path: string; readonly imported: NonNullable<SiteRequest['imported']> } | null {
  const into = readingFrom(model, action)
  const file = into && fileOf(typed[into.file])
  const text = file && textIn(file.path)
  return into && file && text !== null ? { path: into.path, imported: { block: into.block, text, name: file.name } } : null
}

export interface TriedImport {
  readonly model: AppModel
  readonly block: string
  readonly sent: Readonly<Record<string, string>>
  readonly requestFor: (path: string) => SiteRequest
  readonly perform: Doing
}
/** Looks through a file of rows, and keeps the good ones once that is confirmed: what to show next; null where nothing is imported. */
export function importInto({ model, block, sent, requestFor, perform }: TriedImport): { readonly to: string } | { readonly request: SiteRequest } | null {
  const into = importing(model, block)
  if (!into) return null
  const text = textIn(sent.file ?? '') ?? sent.text ?? ''
  const name = (fileOf(sent.file)?.name ?? sent.name ?? '').slice(0, 160)
  const request = requestFor(into.path)
  const read = readRows(into.entity, into.action, text, knownIn(model, request.rows))
  if (sent.confirm !== 'yes' || read.fault !== null) return { request: { ...request, imported: { block, text, name } } }
  const kept = read.lines.filter(({ typed, errors }) => Object.keys(errors).length === 0 && perform(into.action.id, typed)).length
  const note = noteOf(model, block, { file: name || pasted_name, rows: kept, left_out: read.lines.length - kept })
  if (note) perform(note.action, note.typed)
  return { to: `${into.path}?${new URLSearchParams({ [`${block}.kept`]: `${kept}-${read.lines.length - kept}` })}#${block}` }
}
