import { surfaceOn } from '../colour/contrast.ts'
import { siteColours, siteLayouts } from '../colour/site-colours.ts'
import { fileOf, shownAs } from '../file-value.ts'
import type { AppModel, Block, Page, Theme, Value } from '../model.ts'
import type { SetPart, SettingRows } from '../set.ts'
import type { SiteRow } from '../site.ts'
import { isMine } from './access.ts'
import { type Context, entityOf, rowsOf } from './context.ts'
import { type Html, html, nothing } from './html.ts'
import { icon } from './icons.ts'
import { own, valueIn } from './own.ts'
import { settingFor, siteSets, standsAs } from './set-rows.ts'
import { fileHref } from './value.ts'

type Part = Exclude<keyof NonNullable<AppModel['settings']>, 'entity' | 'sections' | 'entries' | 'rows'>
/** What whoever runs the site has set for it; empty where they have not, or cannot. */
export function setting(of: Context, part: Part): string {
  const set = part === 'notice' || part === 'contact' || part === 'phone' ? siteSets(of.model, of.request.rows, part) : undefined
  if (set !== undefined) return set
  const field = of.model.settings?.[part]
  const value = field === undefined ? null : settingIn(of, field)
  return typeof value === 'string' ? value.trim() : ''
}
/** The rows of settings that are about whoever looks: those of the site, or their own, before those that stand in for them. */
export function rowsAbout(of: Context, { entity }: SettingRows): readonly SiteRow[] {
  const rows = own(of.request.rows, entity) ?? []
  if (entity === of.model.settings?.rows?.entity) return rows
  const mine = of.viewer.account ? rows.filter((row) => isMine(of.viewer, row)) : []
  return [...mine.filter(({ owner }) => owner !== null), ...mine.filter(({ owner }) => owner === null)]
}
/** What whoever looks has set for themselves; undefined where the site has no such setting for each, or they are not logged in. */
export function ownSetting(of: Context, part: SetPart): string | undefined {
  const rows = of.model.accounts?.rows
  const one = rows && of.viewer.account && settingFor(rows, part)
  return rows && one ? standsAs(rows, one, rowsAbout(of, rows)) : undefined
}
/** How many rows a page of a longer list shows, as whoever looks has set it, or the site has. */
export function rowsSet(of: Context): number | null {
  if (!of.model.settings?.rows && !of.model.accounts?.rows) return null
  return Number(ownSetting(of, 'rows')) || Number(siteSets(of.model, of.request.rows, 'rows')) || null
}
/** When the place is open, for the foot of the page. */
export function hoursLine(of: Context): Html {
  const hours = siteSets(of.model, of.request.rows, 'hours')
  return hours ? html`<p>Open ${hours}</p>` : nothing
}

function settingIn(of: Context, field: string): Value {
  const { settings } = of.model
  const entity = settings && entityOf(of, settings.entity)
  const row = entity && rowsOf(of, entity)[0]
  return (row && valueIn(row, field)) ?? null
}

/** Whether whoever runs the site has not taken a section off its first page. */
export function standsThere(of: Context, block: Block): boolean {
  const field = of.page?.path === '/' ? of.model.settings?.sections?.find((one) => one.block === block.id)?.field : undefined
  return field === undefined || settingIn(of, field) !== false
}
/** Whether whoever runs the site has not taken a page out of the menu. */
export function standsInMenu(of: Context, page: Page): boolean {
  const field = of.model.settings?.entries?.find((one) => one.page === page.path)?.field
  return field === undefined || settingIn(of, field) !== false
}

/** A picture that whoever runs the site has put in place of a drawn one; null where they have not. */
export function pictureNow(of: Context, part: 'logo' | 'picture'): string | null {
  const field = of.model.settings?.[part]
  const file = field === undefined ? null : fileOf(settingIn(of, field))
  return file && shownAs(file) === 'image' ? fileHref(of, file) : null
}

/** The line under the site's name as it stands now. */
export const taglineNow = (of: Context): string => setting(of, 'tagline') || of.model.tagline

/** The site's name as it stands now. */
export const nameNow = (of: Context): string => setting(of, 'name') || of.model.name

/** The colour that the settings name, else that of the look in use. */
const chosen = (of: Context, part: 'background' | 'component'): string | undefined => {
  const { themes } = of.model
  const worn = themes && of.request.rows[themes.entity]?.find((row) => valueIn(row, themes.state) === themes.on)
  const names = [setting(of, part), worn && themes ? String(valueIn(worn, themes[part]) ?? '') : '']
  const name = names.find((one) => Object.hasOwn(siteColours, one))
  return name === undefined ? undefined : siteColours[name]
}
/** The theme with the colours and the layout that whoever runs the site has chosen; the site's own where they have chosen none. */
export function themeNow(of: Context): Theme {
  const { theme } = of.model
  const [background, component] = [chosen(of, 'background'), chosen(of, 'component')]
  const layout = setting(of, 'layout')
  const density = Object.hasOwn(siteLayouts, layout) ? siteLayouts[layout] : undefined
  if (background === undefined && component === undefined && density === undefined) return theme
  const { header: _, button: __, footer: ___, ...parts } = theme.parts
  return {
    ...theme,
    ...(density !== undefined && { density }),
    ...(background !== undefined && { background, surface: surfaceOn(background) }),
    ...(component !== undefined && { component }),
    parts: component === undefined ? theme.parts : parts,
    named: {
      ...(background === undefined && theme.named.background && { background: theme.named.background }),
      ...(component === undefined && theme.named.component && { component: theme.named.component }),
    },
  }
}

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
