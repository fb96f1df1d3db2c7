import { type Context, entityOf, rowsOf } from './context.ts'
import { type Html, html, nothing } from './html.ts'
import { icon } from './icons.ts'
import { valueIn } from './own.ts'

type Part = 'name' | 'notice' | 'contact' | 'phone' | 'footer' | 'description'
/** What whoever runs the site has set for it; empty where they have not, or cannot. */
export function setting(of: Context, part: Part): string {
  const { settings } = of.model
  const entity = settings && entityOf(of, settings.entity)
  const row = entity && rowsOf(of, entity)[0]
  const field = settings?.[part]
  const value = row && field && valueIn(row, field)
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

/** What search engines and shared links say about the site. */
export const descriptionNow = (of: Context): string => setting(of, 'description') || of.model.summary || of.model.tagline || of.model.name

/** The line that whoever runs the site has set for the foot of the page. */
export function footerLine(of: Context): Html {
  const words = setting(of, 'footer')
  return words ? html`<p>${words}</p>` : nothing
}

/** The number to call, for the foot of the page. */
export function phoneLine(of: Context): Html {
  const number = setting(of, 'phone')
  return /^\+?[0-9 ()./-]{4,30}$/.test(number) && /[0-9]/.test(number)
    ? html`<p>Call <a href="tel:${number.replaceAll(/[^+0-9]/g, '')}">${number}</a></p>`
    : nothing
}

/** Where to write to, for the foot of the page. */
export function contactLine(of: Context): Html {
  const to = setting(of, 'contact')
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(to) ? html`<p>Write to <a href="mailto:${encodeURI(to.toWellFormed())}">${to}</a></p>` : nothing
}
