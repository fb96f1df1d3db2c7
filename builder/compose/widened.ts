import type { Field } from '../model.ts'
import type { Made } from './entity.ts'

/** Scales, which end where they end. */
const scale =
  /(?:^| )(?:rating|score|grade|mark|level|stars?|strength|severity|intensity|difficulty|ph|latitude|longitude|port|status code|hour|month|weekday|humidity|progress|chance|pain)$/i
/** Few steps are a scale, whatever they are called. */
const steps = 10

/** What a number may be in a form: samples lie in a likely range, people may enter less and more. A scale and bounds of the words stay. */
export function widened(made: Made): Made {
  const { entity, thing } = made
  const isOpen = ({ id, type, label, unit, max }: Field): boolean =>
    (type === 'number' || type === 'money') &&
    unit !== '%' &&
    max !== undefined &&
    max > steps &&
    !scale.test(label) &&
    !thing.fields.some((said) => said.id === id && said.max !== undefined)
  const open = ({ max: _, ...field }: Field): Field => (field.min !== undefined && field.min > 1 ? { ...field, min: 0 } : field)
  return entity.fields.some(isOpen) ? { ...made, entity: { ...entity, fields: entity.fields.map((field) => (isOpen(field) ? open(field) : field)) } } : made
}
