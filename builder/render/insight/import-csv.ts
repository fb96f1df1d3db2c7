import type { BlockOf, Entity } from '../../model.ts'
import { sitePaths } from '../../site.ts'
import { canCreate } from '../access.ts'
import { section } from '../blocks/section.ts'
import { address, type Context } from '../context.ts'
import { tableEndings } from '../form/takes.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own } from '../own.ts'
import { capital, counted } from '../value.ts'
import { importing, knownIn, type ReadLine, type ReadRows, readRows } from './rows-read.ts'

/** Takes a file of rows: shows what each line would become and what is wrong with it, and keeps the good ones once that is confirmed. */
export function importCsv(of: Context, block: BlockOf<'import_csv'>): Html {
  const found = importing(of.model, block.id)
  if (!found || !canCreate(of.model, of.viewer, found.entity, found.action)) return nothing
  const { entity, action } = found
  const { imported } = of.request
  const given = imported?.block === block.id ? imported.text : null
  const said = doneOf(of, block, entity)
  const read = given === null ? null : readRows(entity, action, given, knownIn(of.model, of.request.rows))
  const to = `${of.request.base}${sitePaths.imports}${block.id}`
  const labels = entity.fields.filter(({ id, type }) => action.fields.includes(id) && type !== 'file' && type !== 'image').map(({ label }) => label)
  const id = `${block.id}-text`
  const form = block.from
    ? html`<p class="lead">The rows of a file that is uploaded here are read into the ${entity.plural}, once you have looked through them. Its first line names the columns: ${labels.join(', ')}.</p>`
    : html`<form class="form card import-form" method="post" action="${to}" enctype="multipart/form-data" novalidate><div class="fields"><div class="field is-wide"><label for="${block.id}-file">File of rows: .csv, .xlsx, .json or .txt</label><p class="help" id="${block.id}-help">The first line names the columns: ${labels.join(', ')}.</p><input id="${block.id}-file" type="file" name="file" accept="${tableEndings}" aria-describedby="${block.id}-help"></div><div class="field is-wide"><label for="${id}">Or paste the rows</label><textarea id="${id}" name="text" rows="4" maxlength="60000">
${read?.fault ? given : ''}</textarea></div></div><div class="actions"><button class="button" type="submit">Look through</button></div></form>`
  const body =
    read === null
      ? html`${said}${form}`
      : read.fault !== null
        ? html`${faultOf(read.fault)}${form}`
        : preview(of, entity, read, to, { text: given ?? '', name: imported?.name ?? '' })
  return section(of, block, body, { unseen: `Import ${entity.plural}` })
}

const faultOf = (fault: string): Html =>
  html`<div class="summary" role="alert" tabindex="-1" data-focus>${icon('alert')}<div><p><strong>Nothing was imported.</strong></p><p>${fault}</p></div></div>`

function doneOf(of: Context, block: BlockOf<'import_csv'>, entity: Entity): Html {
  const [, kept, left] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(of.request.query[`${block.id}.kept`] ?? '')?.map(Number) ?? []
  if (kept === undefined) return nothing
  return html`<p class="import-done" role="status" tabindex="-1" data-focus>${icon('check')}<span><strong>${counted(kept, entity)} imported.</strong>${left !== undefined && left > 0 && ` ${left} ${left === 1 ? 'line was' : 'lines were'} left out.`}</span></p>`
}

function preview(of: Context, entity: Entity, { fields, lines, unknown }: ReadRows, to: string, given: { readonly text: string; readonly name: string }): Html {
  const good = lines.filter(({ errors }) => Object.keys(errors).length === 0).length
  const row = ({ line, typed, errors }: ReadLine): Html => {
    const wrong = Object.values(errors)
    return html`<tr${wrong.length > 0 && html` class="is-wrong"`}><th scope="row">${line}</th>${fields.map((field) => html`<td>${own(typed, field.id) ?? ''}</td>`)}<td>${wrong.length > 0 ? html`<span class="tag tag-bad">Left out</span> ${wrong.join(' ')}` : html`<span class="tag tag-good">Good</span>`}</td></tr>`
  }
  const noted = unknown.length > 0 && html`<p class="count">Columns that are left out, for no field is called so: ${unknown.join(', ')}.</p>`
  return html`<div class="import-preview" tabindex="-1" data-focus><p role="status"><strong>${capital(counted(good, entity))} of ${lines.length} can be imported.</strong> Nothing is kept yet.</p>${noted}<div class="pivot card" role="region" aria-label="Rows of the file" tabindex="0"><table><thead><tr><th scope="col">Line</th>${fields.map(({ label }) => html`<th scope="col">${label}</th>`)}<th scope="col">Check</th></tr></thead><tbody>${lines.map(row)}</tbody></table></div><form class="actions" method="post" action="${to}"><input type="hidden" name="confirm" value="yes">${given.name !== '' && html`<input type="hidden" name="name" value="${given.name}">`}<textarea name="text" hidden>
${given.text}</textarea>${good > 0 && html`<button class="button" type="submit">Import ${counted(good, entity)}</button>`}<a class="button button-plain" href="${address(of, of.page?.path ?? '/', {})}">Cancel</a></form></div>`
}
