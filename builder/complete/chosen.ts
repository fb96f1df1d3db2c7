import type { Action, Entity, Field } from '../model.ts'
import { type Completer, type Draft, withModel } from './draft.ts'

/** Those whose rows are nobody else's to look through. */
const confidential =
  /\b(?:user|customer|member|patient|client|account|employee|tenant|guest|visitor|donor|applicant|borrower|resident|pupil|student|contact|owner|parent|child|family|household|beneficiary|driver|worker)$/
const isConfidential = (of: Entity | undefined): boolean => of === undefined || confidential.test(of.singular)

/** What has to be chosen in a form can be seen by whoever fills it in; where that is not theirs to see, the form does not ask for it. */
export const chosen: Completer = (draft) => {
  const unseen = draft.model.actions.flatMap((action) => hiddenFrom(draft, action).map((field) => ({ action, field })))
  if (unseen.length === 0) return draft
  const shown = new Set(unseen.flatMap(({ field }) => (isConfidential(referred(draft, field)) ? [] : (field.entity ?? []))))
  const dropped = unseen.filter(({ field }) => !shown.has(field.entity ?? ''))
  const isDropped = (entity: string, id: string): boolean => dropped.some(({ action, field }) => action.entity === entity && field.id === id)
  return withModel(draft, {
    entities: draft.model.entities.map((entity): Entity => {
      const fields = entity.fields.map((field) => (isDropped(entity.id, field.id) ? { ...field, required: false } : field))
      return { ...entity, fields, read: shown.has(entity.id) ? 'public' : entity.read }
    }),
    actions: draft.model.actions.map((action) => {
      const out = dropped.filter((one) => one.action === action).map(({ field }) => field.id)
      return out.length === 0 ? action : { ...action, fields: action.fields.filter((id) => !out.includes(id)) }
    }),
  })
}

const referred = ({ model }: Draft, field: Field): Entity | undefined => model.entities.find(({ id }) => id === field.entity)

/** The fields of a form of everybody's that ask for a row which only the managing role reads. */
function hiddenFrom(draft: Draft, action: Action): Field[] {
  const { model } = draft
  const role = model.roles.find(({ id }) => id === action.role)
  const entity = model.entities.find(({ id }) => id === action.entity)
  if (action.kind !== 'create' || role?.manages || (entity?.write === 'managed' && !role)) return []
  return (entity?.fields ?? []).filter((field) => field.type === 'reference' && action.fields.includes(field.id) && referred(draft, field)?.read === 'managed')
}
