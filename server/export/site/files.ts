import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileOf } from '../../../builder/file-value.ts'
import type { AppModel } from '../../../builder/model.ts'
import { canRead, decidingIn, viewerOf } from '../../../builder/render/access.ts'
import { importing, knownIn, readRows } from '../../../builder/render/insight/rows-read.ts'
import { renderSheet, sheetPage } from '../../../builder/render/insight/sheet.ts'
import { noteOf, pasted_name } from '../../../builder/render/insight/transfers.ts'
import type { SiteRequest, SiteRow, Visitor, Write } from '../../../builder/site.ts'
import { fileAnswer } from '../../http/file-answer.ts'
import { sniff } from '../../http/file-kinds.ts'
import type { NewFile } from '../../http/uploads.ts'
import { tableText } from '../../http/workbook.ts'
import type { Store } from './store.ts'

/** What one uploaded file may have, in bytes. */
export const file_limit_default = 10 * 1024 * 1024

const sniffed_bytes = 64 * 1024
/** The type that a file's first bytes show; a text, cut in the middle of a sign there, bears the ending that it was given. */
const typeOf = (first: Uint8Array, name: string): string =>
  sniff(first, name)?.type ?? (/\.(?:txt|csv|md|json)$/i.test(name) ? 'text/plain; charset=utf-8' : 'application/octet-stream')

const plainId = /^[A-Za-z0-9]{16,64}$/

/** The files that visitors upload, each in the folder under its id. */
export function createFiles(folder: URL, model: AppModel, store: Store, headers: Readonly<Record<string, string>>) {
  const at = (id: string): URL => new URL(`files/${id}`, folder)
  const rowWith = (id: string): { readonly entity: AppModel['entities'][number]; readonly row: SiteRow; readonly name: string } | null => {
    for (const entity of model.entities) {
      const fields = entity.fields.filter(({ type }) => type === 'file' || type === 'image')
      for (const row of fields.length > 0 ? store.all(entity.id) : []) {
        const file = fields.map((field) => fileOf(row.values[field.id])).find((one) => one?.id === id)
        if (file) return { entity, row, name: file.name }
      }
    }
    return null
  }
  const left = new Set<string>()
  /** Files of rows that are gone, or took another, go once no row refers to them. */
  function removeLeft(): void {
    for (const id of left) if (!rowWith(id)) rmSync(at(id), { force: true })
    left.clear()
  }
  function leave({ kind, entity, row }: Write): void {
    const values = kind === 'insert' ? {} : (store.find(entity, row)?.values ?? {})
    for (const value of Object.values(values)) {
      const id = fileOf(value)?.id ?? ''
      if (plainId.test(id)) left.add(id)
    }
    if (left.size > 0) setImmediate(removeLeft)
  }
  function stretchOf(id: string, from: number, to: number): Uint8Array<ArrayBuffer> {
    const [held, body] = [openSync(at(id), 'r'), new Uint8Array(to - from + 1)]
    try {
      readSync(held, body, 0, body.byteLength, from)
      return body
    } finally {
      closeSync(held)
    }
  }
  return {
    /** The rows, of which whoever writes them lets go of the files that they no longer have. */
    watched: {
      ...store,
      write(write: Write, now: number): void {
        leave(write)
        store.write(write, now)
      },
    } satisfies Store,
    keep(files: readonly NewFile[]): void {
      if (files.length > 0) mkdirSync(at(''), { recursive: true })
      for (const { id, body } of files) {
        // Under its name only once it is whole.
        writeFileSync(at(`${id}.part`), body, { flush: true })
        renameSync(at(`${id}.part`), at(id))
      }
    },
    /** A file for whoever may read its row. */
    answer(request: Request, path: string, visitor: Visitor): Response | null {
      const id = path.split('/')[2]?.split('-')[0] ?? ''
      const found = plainId.test(id) ? rowWith(id) : null
      if (!found || !canRead(viewerOf(model, visitor, decidingIn(model, store.all)), found.entity, found.row)) return null
      try {
        const { size: bytes } = statSync(at(id))
        const type = typeOf(stretchOf(id, 0, Math.min(bytes, sniffed_bytes) - 1), found.name)
        const ask = (header: string): string | undefined => request.headers.get(header) ?? undefined
        const answer = fileAnswer(
          { name: found.name, type, bytes, mark: id, isSaved: new URL(request.url).searchParams.has('save') },
          ask,
          request.method === 'HEAD',
        )
        return new Response(answer.isEmpty ? null : stretchOf(id, answer.from, answer.to), {
          status: answer.status,
          headers: { ...headers, ...answer.headers },
        })
      } catch {
        return null
      }
    },
  }
}

type Doing = (action: string, typed: Readonly<Record<string, string>>) => boolean

/** A block's rows as comma-separated values, and a note of it where they are asked for by a form; null where there are none for this visitor. */
export function sheetAnswer(
  model: AppModel,
  id: string,
  requestFor: (path: string) => SiteRequest,
  headers: Readonly<Record<string, string>>,
  noting?: { readonly perform: Doing; readonly cookies: readonly string[] },
): Response | null {
  const page = sheetPage(model, id)
  const sheet = page && renderSheet(model, requestFor(page.path), id)
  if (!sheet) return null
  const note = noteOf(model, id, { file: sheet.name, rows: sheet.rows, left_out: 0, ...(sheet.row !== undefined && { row: sheet.row }) })
  if (note) noting?.perform(note.action, note.typed)
  const how = `attachment; filename*=UTF-8''${encodeURIComponent(sheet.name)}`
  const answer =
    sheet.place === undefined
      ? new Response((sheet.bytes as Uint8Array<ArrayBuffer> | undefined) ?? sheet.text, {
          headers: { ...headers, 'content-type': `${sheet.type}; charset=utf-8`, 'content-disposition': how },
        })
      : new Response(null, { status: 303, headers: { ...headers, location: `${sheet.place}?save` } })
  for (const one of noting?.cookies ?? []) answer.headers.append('set-cookie', one)
  return answer
}

export interface Importing {
  readonly model: AppModel
  readonly block: string
  readonly form: FormData
  readonly requestFor: (path: string) => SiteRequest
  /** Whether the row was kept. */
  readonly perform: Doing
  readonly show: (request: SiteRequest) => Response
  readonly goTo: (location: string) => Response
}

/** Looks through a file of rows, and keeps the good ones once that is confirmed; null where nothing is imported. */
export async function importAnswer({ model, block, form, requestFor, perform, show, goTo }: Importing): Promise<Response | null> {
  const into = importing(model, block)
  if (!into) return null
  const [file, pasted] = [form.get('file'), form.get('text')]
  const text = file instanceof File && file.size > 0 ? tableText(new Uint8Array(await file.arrayBuffer())) : String(pasted ?? '')
  const request = requestFor(into.path)
  const read = readRows(into.entity, into.action, text.slice(0, 60_000), knownIn(model, request.rows))
  const name = (file instanceof File && file.size > 0 ? file.name : String(form.get('name') ?? '')).slice(0, 160)
  if (form.get('confirm') !== 'yes' || read.fault !== null) return show({ ...request, query: {}, imported: { block, text: text.slice(0, 60_000), name } })
  const good = read.lines.filter(({ errors }) => Object.keys(errors).length === 0)
  const kept = good.filter(({ typed }) => perform(into.action.id, typed)).length
  const note = noteOf(model, block, { file: name || pasted_name, rows: kept, left_out: read.lines.length - kept })
  if (note) perform(note.action, note.typed)
  return goTo(`${into.path}?${new URLSearchParams({ [`${block}.kept`]: `${kept}-${read.lines.length - kept}` })}#${block}`)
}
