import type { AppModel, Field } from '../model.ts'
import type { Rows } from './limits.ts'
import { settingFor, siteSets } from './set-rows.ts'

/** Models are never changed in place. */
const worn = new WeakMap<AppModel, Map<string, AppModel>>()

/** The model with its amounts in the currency that whoever runs the site has set. */
export function inSetCurrency(model: AppModel, rows: Rows): AppModel {
  const built = settingFor(model.settings?.rows, 'currency')
  const sign = built && siteSets(model, rows, 'currency')
  if (!built || !sign || sign === built.value || !built.choices?.includes(sign)) return model
  const known = worn.get(model) ?? worn.set(model, new Map()).get(model)!
  const made = known.get(sign) ?? inCurrency(model, sign)
  known.set(sign, made)
  return made
}

function inCurrency(model: AppModel, unit: string): AppModel {
  const signed = (field: Field): Field => (field.type === 'money' ? { ...field, unit } : field)
  const entities = model.entities.map((entity) => ({ ...entity, fields: entity.fields.map(signed) }))
  return { ...model, entities, ...(model.accounts && { accounts: { ...model.accounts, fields: model.accounts.fields.map(signed) } }) }
}
