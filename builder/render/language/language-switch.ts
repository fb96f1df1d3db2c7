import { tongueOf, tongues } from '../../language/tongues.ts'
import { sitePaths } from '../../site.ts'
import type { Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'

/** So many languages have room beside one another; more are in a menu. */
const room = 3

/** Buttons by which a visitor reads the site in another language; they work without JavaScript. */
export function languageSwitch(of: Context): Html {
  const { languages } = of.model
  if (!languages) return nothing
  const all = ['en', ...languages.offered] as const
  const now = tongueOf(of.model, of.request.language) ?? 'en'
  const { row } = of.request.query
  const buttons = all.map(
    (code) =>
      html`<button type="submit" name="language" value="${code}" lang="${code}" translate="no" aria-pressed="${code === now ? 'true' : 'false'}">${tongues[code].name}</button>`,
  )
  const form = html`<form method="post" action="${of.request.base}${sitePaths.session}" aria-label="Language"><input type="hidden" name="back" value="${of.page?.path ?? '/'}">${row && html`<input type="hidden" name="row" value="${row}">`}<div class="tongues-each">${buttons}</div></form>`
  const name = tongues[now].name
  const shown =
    all.length > room
      ? html`<details class="tongues-all"><summary>${icon('globe')}<span class="sr">Language</span><span translate="no">${name}</span></summary><div class="card">${form}</div></details>`
      : html`${icon('globe')}${form}`
  return html`<div class="tongues"><div class="wrap">${shown}</div></div>`
}
