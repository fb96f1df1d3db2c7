import { own } from '../own.ts'
import { inSentence } from '../value.ts'
import { isGiven, referred, type Scene } from './scene.ts'

const placeholder = /\{([a-z][a-z0-9 _-]{0,39})\}/gi
const spoken = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[ _-]+/g, ' ')

/** The text of the template that `by` refers to, its {placeholders} filled in from the row's own columns of that name; what has no value stays as it is. Null without a template. */
export function drafted(scene: Scene, { by, field }: { readonly by: string; readonly field: string }): string | null {
  const template = referred(scene, by)
  const text = template && own(template.row.values, field)
  if (typeof text !== 'string') return null
  return text.replace(placeholder, (whole, name: string) => filledIn(scene, spoken(name)) ?? whole)
}

/** What of the form a template asks for and is left empty, by field; nothing where the text is typed. */
export function undrafted(scene: Scene): Readonly<Record<string, string>> {
  const { action, entity, values, row } = scene
  const effect = action.effects?.find((one) => one.kind === 'drafted')
  const template = effect && row === null ? referred(scene, effect.by) : undefined
  const text = template && own(template.row.values, effect!.field)
  if (!effect || typeof text !== 'string' || (isGiven(own(scene.typed, effect.to)) && String(own(scene.typed, effect.to)).trim() !== '')) return {}
  const missing = [...text.matchAll(placeholder)].flatMap(([, name = '']) => {
    const field = entity.fields.find(({ id, label }) => spoken(id) === spoken(name) || spoken(label) === spoken(name))
    return field && action.fields.includes(field.id) && !isGiven(own(values, field.id)) ? [field] : []
  })
  return Object.fromEntries(missing.map(({ id, label }) => [id, `The template asks for this: enter ${inSentence(label)}.`]))
}

function filledIn({ model, entity, values, desk, visitor }: Scene, name: string): string | null {
  const field =
    entity.fields.find(({ id, label }) => spoken(id) === name || spoken(label) === name) ??
    (name === 'name' ? entity.fields.find(({ id, type }) => type === 'text' && /^(?:to|recipient|customer|client|receiver)(?:_name)?$/.test(id)) : undefined)
  const value = field ? own(values, field.id) : null
  if (!field && name === 'sender') return visitor.name ?? null
  if (!isGiven(value) || !field) return null
  if (field.type !== 'reference') return String(value)
  const other = model.entities.find(({ id }) => id === field.entity)
  const title = other && own(desk.find(other.id, value)?.values ?? {}, other.title)
  return isGiven(title) ? String(title) : null
}
