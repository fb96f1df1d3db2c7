import type { SetPart } from '../../set.ts'
import type { Context } from '../context.ts'
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
