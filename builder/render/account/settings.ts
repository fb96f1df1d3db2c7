import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** Whether whoever is logged in has a setting on; as it is at first where they never said, and off where the site does not have it but for what is on by itself. */
export function isOn(of: Context, id: string): boolean {
  const setting = of.model.accounts?.settings.find((one) => one.id === id)
  const said = of.viewer.account && own(of.viewer.account.values, id)
  return typeof said === 'boolean' ? said : (setting?.on ?? id !== 'set_large')
}
