import type { BlockOf } from '../model.ts'
import { actionOf, type Context } from './context.ts'
import { actionAddress } from './form/form.ts'
import { type Html, html, nothing } from './html.ts'

const places = { aloud: true, batch: true, enlarged: true }
/** Where the shared script puts the controls that act on the rows of a block; without it each row is read, opened and deleted by itself. */
export function rowAids(of: Context, { id, aids = [], actions }: BlockOf<'list'> | BlockOf<'detail'>): Html {
  const named = aids.filter((aid) => Object.hasOwn(places, aid))
  if (named.length === 0) return nothing
  const removing = actions.map((one) => actionOf(of, one)).find((action) => action?.kind === 'delete')
  return html`<div class="actions aids" data-aids="${named.join(' ')}" data-of="${id}"${removing && html` data-deletes="${actionAddress(of, removing)}"`}><span class="help" role="status"></span></div>`
}

/** Marks a form that is spoken into, or kept in the browser until it is sent, for the shared script. */
export function formAids({ aids = [] }: BlockOf<'form'>): Html {
  const named = aids.filter((aid) => !Object.hasOwn(places, aid))
  return named.length === 0 ? nothing : html`<div class="actions aids" data-form-aids="${named.join(' ')}"><span class="help" role="status"></span></div>`
}
