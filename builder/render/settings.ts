import { type Context, entityOf, rowsOf } from './context.ts'
import { type Html, html, nothing } from './html.ts'
import { icon } from './icons.ts'
import { valueIn } from './own.ts'

type Part = 'name' | 'notice' | 'contact'
/** What whoever runs the site has set for it; empty where they have not, or cannot. */
export function setting(of: Context, part: Part): string {
  const { settings } = of.model
  const entity = settings && entityOf(of, settings.entity)
  const row = entity && rowsOf(of, entity)[0]
  const value = row && valueIn(row, settings[part])
  return typeof value === 'string' ? value.trim() : ''
}

/** The site's name as it stands now. */
export const nameNow = (of: Context): string => setting(of, 'name') || of.model.name

/** The notice to everybody, where there is one. */
export function siteNotice(of: Context): Html {
  const words = setting(of, 'notice')
  return words
    ? html`<div class="site-notice on-card" role="note" aria-label="Notice"><div class="wrap">${icon('alert')}<p>${words}</p></div></div>
`
    : nothing
}

/** Where to write to, for the foot of the page. */
export function contactLine(of: Context): Html {
  const to = setting(of, 'contact')
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(to) ? html`<p>Write to <a href="mailto:${encodeURI(to.toWellFormed())}">${to}</a></p>` : nothing
}
