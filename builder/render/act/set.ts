import type { Field } from '../../model.ts'
import type { OneSetting } from '../../set.ts'
import { own } from '../own.ts'
import { setsOf } from '../set-rows.ts'
import { check } from '../validate.ts'
import type { Scene } from './scene.ts'

/** What a setting's value has to be. */
export const fieldFor = ({ label, type, choices, min, max, help }: OneSetting, id: string): Field => ({
  id,
  label,
  type,
  help,
  required: type === 'choice' || type === 'number',
  ...(choices && { choices }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

/** Why a row sets nothing, by the field that it is about: there is no such setting, or its value is none of those that it may have. */
export function unset({ model, entity, values }: Scene): Readonly<Record<string, string>> {
  const rows = setsOf(model).find((one) => one.entity === entity.id)
  if (!rows) return {}
  const one = rows.each.find(({ label }) => label === own(values, rows.name))
  if (!one) return { [rows.name]: 'Choose one of the settings that there are.' }
  const checked = check(fieldFor(one, rows.value), own(values, rows.value))
  return 'error' in checked ? { [rows.value]: checked.error } : {}
}
