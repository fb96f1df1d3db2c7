import { type TongueCode, tongues } from '../language/tongues.ts'
import type { AppModel, BlockOf } from '../model.ts'
import type { OneSetting, SetPart, SettingRows } from '../set.ts'
import type { SiteRow } from '../site.ts'
import type { Rows } from './limits.ts'
import { own, valueIn } from './own.ts'

/** All that is set by rows on a site: by whoever runs it, and by each for themselves. */
export const setsOf = ({ settings, accounts }: Pick<AppModel, 'settings' | 'accounts'>): readonly SettingRows[] =>
  [settings?.rows, accounts?.rows].flatMap((one) => one ?? [])

/** The setting about a part, where the site has one. */
export const settingFor = (rows: SettingRows | undefined, part: SetPart): OneSetting | undefined => rows?.each.find((one) => one.part === part)

/** What the rows say of a setting: '' where it was emptied, what counts at first where no row is of it. */
export function standsAs(rows: SettingRows, one: OneSetting, among: readonly SiteRow[]): string {
  const row = among.find((each) => valueIn(each, rows.name) === one.label)
  return row ? String(valueIn(row, rows.value) ?? '') : one.value
}

/** The entities whose rows settings are, in which accounts are attended to. */
export const settingEntities = (model: Pick<AppModel, 'settings' | 'accounts'>): readonly string[] => setsOf(model).map(({ entity }) => entity)

/** What whoever runs the site has set about a part; undefined where that is not set by rows. */
export function siteSets({ settings }: Pick<AppModel, 'settings'>, all: Rows, part: SetPart): string | undefined {
  const rows = settings?.rows
  const one = settingFor(rows, part)
  return rows && one && standsAs(rows, one, own(all, rows.entity) ?? []).trim()
}

/** What is said to whoever registers where nobody may. */
export const closedWords = 'Registration is closed at present. Ask whoever runs the site for an account.'
export const isRegistrationClosed = (model: AppModel, rows: Rows): boolean => siteSets(model, rows, 'registration') === 'No'
/** How many characters a password has at least. */
export const leastPassword = (model: AppModel, rows: Rows): number => Math.max(8, Number(siteSets(model, rows, 'password')) || 0)
/** How many days somebody stays logged in. */
export const daysLoggedIn = (model: AppModel, rows: Rows): number => Number(siteSets(model, rows, 'signed_in')) || 30

/** Whether rows are listed for what is soon: from today to so many days ahead. */
export const isSoon = ({ from, to }: NonNullable<BlockOf<'list'>['within']>): boolean => from === 0 && to !== undefined && to > 0

/** What somebody has set for themselves, of all rows; undefined where they have not, or cannot. */
function setBy({ accounts }: Pick<AppModel, 'accounts'>, all: Rows, part: SetPart, who: string): string | undefined {
  const rows = accounts?.rows
  const one = rows && settingFor(rows, part)
  const mine = rows && own(all, rows.entity)?.find((row) => row.owner === who && valueIn(row, rows.name) === one?.label)
  return rows && mine ? String(valueIn(mine, rows.value) ?? '') : undefined
}
/** The page on which somebody begins once they are logged in; undefined where they have set none that is there. */
export function startOf(model: AppModel, rows: Rows, who: string): string | undefined {
  const title = setBy(model, rows, 'start', who)
  return title === undefined ? undefined : model.pages.find((page) => page.title === title && page.role === undefined)?.path
}
/** The code of the language in which somebody has set to read the site. */
export function languageOf(model: AppModel, rows: Rows, who: string): TongueCode | null {
  const name = setBy(model, rows, 'language', who)
  return model.languages?.offered.find((code) => tongues[code].name === name) ?? null
}
