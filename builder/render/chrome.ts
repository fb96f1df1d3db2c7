import type { Page, Role } from '../model.ts'
import { sitePaths } from '../site.ts'
import { canSee } from './access.ts'
import { corner } from './account/corner.ts'
import { isOn } from './account/settings.ts'
import { markOf } from './art/art.ts'
import { address, type Context } from './context.ts'
import { type Html, html, nothing } from './html.ts'
import { icon } from './icons.ts'
import { watchBell } from './insight/watch.ts'
import { languageSwitch } from './language/language-switch.ts'
import { contactLine, nameNow, siteNotice } from './settings.ts'
import { bell } from './social/notices.ts'
import { treatments } from './treatment.ts'

const entries = (of: Context): readonly Page[] => of.model.pages.filter((page) => page.navigation !== null && canSee(of.viewer, page))

/** The page whose entry is current: itself, or the one before it in the model that leads to it. */
const link = (of: Context, page: Page): Html =>
  html`<li><a href="${address(of, page.path)}"${page.path === of.page?.path && html` aria-current="page"`}>${page.navigation}</a></li>`
const links = (of: Context): Html => html`<ul>${entries(of).map((page) => link(of, page))}</ul>`

/** Characters that two lines of the bar have room for, each entry counted with its edges. */
const bar_room = 240
const entry_edges = 4
function fitting(widths: readonly number[]): number {
  let [used, count] = [0, 0]
  while (count < widths.length && used + widths[count]! <= bar_room) used += widths[count++]!
  return count
}
/** The bar of a wide window: what there is no room for is in a menu at its end. */
function bar(of: Context): Html {
  const all = entries(of)
  const fits = fitting(all.map(({ navigation }) => (navigation ?? '').length + entry_edges))
  const [shown, more] = fits < all.length - 1 ? [all.slice(0, fits), all.slice(fits)] : [all, []]
  const isIn = more.some((page) => page.path === of.page?.path)
  return html`<ul>${shown.map((page) => link(of, page))}${more.length > 0 && html`<li><details class="nav-more"><summary${isIn && html` class="is-current"`}>More</summary><ul>${more.map((page) => link(of, page))}</ul></details></li>`}</ul>`
}

/** The roles that the visitor may take, in the model's order. */
export const rolesOf = (of: Context): readonly Role[] => of.model.roles.filter((role) => of.request.roles.includes(role.id))

/** A row of buttons that switch the visitor's role; nothing where there is no choice. */
export function roleSwitch(of: Context): Html {
  const roles = rolesOf(of)
  if (roles.length < 2) return nothing
  const back = of.page && of.page.role === undefined ? of.page.path : '/'
  return html`<div class="roles"><div class="wrap"><form method="post" action="${of.request.base}${sitePaths.session}" aria-label="View the site as"><span class="roles-title" aria-hidden="true">Viewing as</span><input type="hidden" name="back" value="${back}"><div class="segments">${roles.map((role) => html`<button type="submit" name="role" value="${role.id}" aria-pressed="${role.id === of.viewer.role?.id ? 'true' : 'false'}">${role.name}</button>`)}</div></form></div></div>
`
}

export function header(of: Context): Html {
  const many = entries(of)
  const tall = many.map((page) => page.navigation).join('').length + of.model.name.length > 78 || many.length > 7
  const masthead = treatments[of.model.theme.name].header === 'masthead'
  const isTall = tall || masthead
  const brand = html`<a class="brand" href="${address(of, '/')}">${markOf(nameNow(of))}<span>${nameNow(of)}</span></a>`
  const nav =
    many.length > 1
      ? html`<nav class="nav-wide" aria-label="Main">${bar(of)}</nav><details class="nav-small"><summary>${icon('menu')}Menu</summary><nav aria-label="Main">${links(of)}</nav></details>`
      : nothing
  return html`<header class="site-header on-header${isTall && ' is-tall'}${masthead && ' is-masthead'}">${languageSwitch(of)}<div class="wrap">${brand}${isOn(of, 'set_news') && html`${bell(of)}${watchBell(of)}`}${isTall ? html`${corner(of)}${nav}` : html`${nav}${corner(of)}`}</div></header>
${siteNotice(of)}${roleSwitch(of)}`
}

export function footer(of: Context): Html {
  const { tagline } = of.model
  const name = nameNow(of)
  const many = entries(of)
  return html`<footer class="site-footer on-footer"><div class="wrap"><div class="footer-name"><p class="brand">${markOf(name)}<span>${name}</span></p>${tagline && html`<p>${tagline}</p>`}${contactLine(of)}</div>${many.length > 1 && html`<nav aria-label="Footer">${links(of)}</nav>`}${of.request.badge && html`<p class="badge">${icon('spark')}Made with SparkSite</p>`}</div></footer>
`
}
