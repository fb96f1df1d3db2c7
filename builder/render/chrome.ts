import type { Role } from '../model.ts'
import { sitePaths } from '../site.ts'
import { corner } from './account/corner.ts'
import { isOn } from './account/settings.ts'
import { markOf } from './art/art.ts'
import { address, type Context } from './context.ts'
import { heldSwitch } from './held.ts'
import { type Html, html, nothing } from './html.ts'
import { icon } from './icons.ts'
import { watchBell } from './insight/watch.ts'
import { languageSwitch } from './language/language-switch.ts'
import { type Entry, entriesOf } from './menu.ts'
import { contactLine, footerLine, hoursLine, nameNow, phoneLine, pictureNow, siteNotice, taglineNow } from './settings.ts'
import { dueBell } from './social/due.ts'
import { bell } from './social/notices.ts'
import { treatments } from './treatment.ts'

/** The entry that is current is that of the page itself. */
const link = (of: Context, { words, href, page }: Entry): Html =>
  html`<li><a href="${href}"${page === null && html` rel="noopener noreferrer"`}${page !== null && page === of.page?.path && html` aria-current="page"`}>${words}</a></li>`
const links = (of: Context): Html => html`<ul>${entriesOf(of).map((entry) => link(of, entry))}</ul>`

/** Characters that a line of the bar has room for, each entry counted with its edges. */
const bar_room = 140
const entry_edges = 4
/** What stands beside the entries in a header of one line: the mark, the visitor and the spaces between. */
const corner_room = 31
/** Letters of the site's name are larger than those of entries. */
const name_scale = 1.4
/** Characters for which a window of the least width that has a bar still has room. */
const narrow_room = 105
const widthOf = (entries: readonly Entry[]): number => entries.reduce((sum, { words }) => sum + words.length + entry_edges, 0)
/** Of more entries, the bar shows so many and has a menu of the others. */
const [most_entries, beside_menu] = [9, 8]
/** How many entries stand in the bar itself: at most what two lines have room for. */
function fitting(pages: readonly Entry[]): number {
  const most = pages.length > most_entries ? beside_menu : pages.length
  const over = pages.findIndex((_, index) => widthOf(pages.slice(0, index + 1)) > bar_room * 2)
  return over === -1 ? most : Math.min(most, over, pages.length - 2)
}
/** The bar of a wide window: what there is no room for is in a menu at its end. */
function bar(of: Context): Html {
  const all = entriesOf(of)
  const fits = fitting(all)
  const [shown, more] = [all.slice(0, fits), all.slice(fits)]
  const isIn = more.some(({ page }) => page !== null && page === of.page?.path)
  return html`<ul>${shown.map((entry) => link(of, entry))}${more.length > 0 && html`<li><details class="nav-more"><summary${isIn && html` class="is-current"`}>More</summary><ul>${more.map((entry) => link(of, entry))}</ul></details></li>`}</ul>`
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

/** The site's own logo, else the mark that is drawn from its name. */
function mark(of: Context): Html {
  const logo = pictureNow(of, 'logo')
  return logo === null ? markOf(nameNow(of)) : html`<img class="logo" src="${logo}" alt="">`
}

export function header(of: Context): Html {
  const many = entriesOf(of)
  const room = widthOf(many) + of.model.name.length * name_scale + corner_room
  const tall = room > bar_room
  const masthead = treatments[of.model.theme.name].header === 'masthead'
  const isTall = tall || masthead
  const brand = html`<a class="brand" href="${address(of, '/')}">${mark(of)}<span>${nameNow(of)}</span></a>`
  const nav =
    many.length > 1
      ? html`<nav class="nav-wide" aria-label="Main">${bar(of)}</nav><details class="nav-small"><summary>${icon('menu')}Menu</summary><nav aria-label="Main">${links(of)}</nav></details>`
      : nothing
  return html`<header class="site-header on-header${isTall ? ' is-tall' : room > narrow_room && ' is-long'}${masthead && ' is-masthead'}">${languageSwitch(of)}${heldSwitch(of)}<div class="wrap">${brand}${isOn(of, 'set_news') && html`${bell(of)}${dueBell(of)}${watchBell(of)}`}${isTall ? html`${corner(of)}${nav}` : html`${nav}${corner(of)}`}</div></header>
${siteNotice(of)}${roleSwitch(of)}`
}

export function footer(of: Context): Html {
  const { footer: lines = [] } = of.model
  const tagline = taglineNow(of)
  const name = nameNow(of)
  const many = entriesOf(of)
  return html`<footer class="site-footer on-footer"><div class="wrap"><div class="footer-name"><p class="brand">${mark(of)}<span>${name}</span></p>${tagline && html`<p>${tagline}</p>`}${lines.map((line) => html`<p>${line}</p>`)}${footerLine(of)}${contactLine(of)}${phoneLine(of)}${hoursLine(of)}</div>${many.length > 1 && html`<nav aria-label="Footer">${links(of)}</nav>`}${of.request.badge && html`<p class="badge">${icon('spark')}Made with SparkSite</p>`}</div></footer>
`
}
