import { isTongue, tongues } from '../../language/tongues.ts'
import type { BlockOf } from '../../model.ts'
import type { Untranslated } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { actionOf, type Context } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { grouped } from '../value.ts'

/** So many texts stand on the page at once: those that are said in their place make room for others. */
const most = 25
const line = 80

/** What is not said in every language yet, each text with a field for every language that lacks it. */
export function translations(of: Context, block: BlockOf<'translations'>): Html {
  const action = actionOf(of, block.action)
  if (!action || !of.viewer.manages) return nothing
  const all = of.request.untranslated ?? []
  const rest = all.length - most
  const body =
    all.length === 0
      ? html`<p class="lead">Every text of this site is said in every language that it offers.</p>`
      : html`<p class="lead">${block.text}</p><ul class="untranslated">${all.slice(0, most).map((one, index) => entry(of, block, one, index))}</ul>${rest > 0 && html`<p class="muted">And ${grouped(rest)} more, which come up as these are done.</p>`}`
  return section(of, block, body, { unseen: 'Texts to translate' })

  function entry(of: Context, { id }: BlockOf<'translations'>, { text, missing }: Untranslated, index: number): Html {
    const fields = missing.filter(isTongue).map((code) => {
      const name = `${id}-${index}-${code}`
      const attributes = html`id="${name}" name="${code}" lang="${code}" dir="${tongues[code].direction}"`
      const control =
        text.length > line ? html`<textarea ${attributes} rows="3" maxlength="2000"></textarea>` : html`<input ${attributes} type="text" maxlength="2000">`
      return html`<div class="field"><label for="${name}">${tongues[code].english}</label>${control}</div>`
    })
    return html`<li class="card"><p lang="en" translate="no">${text}</p><form class="form" method="post" action="${actionAddress(of, action!)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="text" value="${text}"><div class="fields">${fields}</div><button class="button button-small" type="submit">Save translation<span class="sr"> of ${text.slice(0, line)}</span></button></form></li>`
  }
}
