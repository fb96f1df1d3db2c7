import type { Field } from '../model.ts'
import type { Made } from './entity.ts'

/** "record a pain score from 0 to 10": the number that the rows of "pain scores" are kept for lies within what the words say of one. */
export function onSaidScale(made: Made): Made {
  const { entity, thing } = made
  const said = thing.asks.find(({ ask: { object } }) => object?.bounds?.max !== undefined && object.noun.endsWith(thing.noun))?.ask.object?.bounds
  if (!said) return made
  const numbers = entity.fields.filter(({ type }) => type === 'number')
  const one = numbers.find(({ label }) => thing.noun.endsWith(label.toLowerCase())) ?? (numbers.length === 1 ? numbers[0] : undefined)
  if (!one) return made
  const within: Field = { ...one, min: said.min ?? 0, max: said.max!, required: true }
  return { ...made, entity: { ...entity, fields: entity.fields.map((field) => (field === one ? within : field)) } }
}
