import type { Field } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

const yearly = /\b(?:birthdays?|anniversar(?:y|ies)|holidays?|festivals?|memorial days?)(?: reminders?)?$/

/** Birthdays, anniversaries and holidays come back each year, and are set so unless somebody chooses otherwise. */
export const everyYear: Completer = (draft) =>
  withModel(draft, {
    entities: draft.model.entities.map((entity) => {
      const repeat = entity.fields.find(({ id, choices }) => id === 'repeat' && choices?.includes('Yearly'))
      if (!repeat || !yearly.test(entity.singular)) return entity
      const first: Field = { ...repeat, required: true, choices: ['Yearly', ...repeat.choices!.filter((one) => one !== 'Yearly')] }
      const seeds = entity.seeds.map((seed) => ({ ...seed, repeat: 'Yearly', ...(entity.lifecycle && { [entity.lifecycle.field]: entity.lifecycle.initial }) }))
      return { ...entity, fields: entity.fields.map((field) => (field === repeat ? first : field)), seeds }
    }),
  })
