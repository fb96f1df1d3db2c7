import type { SetPart } from '../../set.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { own } from '../own.ts'
import { ownSetting } from '../settings.ts'

const parts: Readonly<Record<string, readonly [part: SetPart, on: string]>> = {
  set_welcome: ['welcome', 'Yes'],
  set_news: ['news', 'Yes'],
  set_large: ['text', 'Large'],
}
/** Whether whoever is logged in has a setting on; as it is at first where they never said, and off where the site does not have it but for what is on by itself. */
export function isOn(of: Context, id: 'set_welcome' | 'set_news' | 'set_large'): boolean {
  const [part, on] = parts[id]!
  const set = ownSetting(of, part)
  if (set !== undefined) return set === on
  const setting = of.model.accounts?.settings.find((one) => one.id === id)
  const said = of.viewer.account && own(of.viewer.account.values, id)
  return typeof said === 'boolean' ? said : (setting?.on ?? id !== 'set_large')
}

const looks: readonly (readonly [part: SetPart, look: string, values: Readonly<Record<string, string>>])[] = [
  ['light', 'light', { Night: 'other', Day: 'other' }],
  ['face', 'face', { Serif: 'serif', Monospaced: 'mono' }],
  ['spacing', 'spacing', { Tight: 'tight', Airy: 'airy' }],
]
/** How the site looks to whoever is logged in, as they have set it. */
export const dressed = (of: Context): readonly Html[] =>
  of.model.accounts?.rows === undefined
    ? []
    : looks.flatMap(([part, look, values]) => {
        const value = own(values, ownSetting(of, part) ?? '')
        return value === undefined ? [] : html` data-look-${look}="${value}"`
      })
