import { plural } from '../../lexicon/inflect.ts'
import type { Entity, Field } from '../../model.ts'
import { isPerson } from '../../read/person.ts'
import type { Phrase } from '../../read/phrase.ts'
import { asksIn, type Completer, type Draft, withEntity, withModel } from '../draft.ts'
import { entityIn } from '../trade/parts.ts'

/** What may always be left out. */
const spare =
  /\b(?:notes?|remarks?|comments?|(?<!\w )(?:descriptions?|details?)|introduction|bio|tags?|keywords?|labels?|pictures?|photos?|images?|files?|attachments?|links?|videos?|optional|signature|coupon|code|reference|status|state)\b/i
const untyped = new Set<Field['type']>(['image', 'file', 'boolean', 'url', 'rating'])

const entering = /^(?:record|log|track)$/
/** "submit requests with quantity and reason": what the words name of what somebody makes is asked for, and not left out. */
export const submitted: Completer = (draft) =>
  asksIn(draft).reduce((so_far, { ask }) => {
    if (ask.kind !== 'create' || ask.actors.length === 0) return so_far
    const fate = draft.plan.fates.get(ask)
    const part = fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
    const entity = part && entityIn(so_far, part.made.entity.id)
    // "record bedtime and mood": the words name the entry by what it is of.
    const isOfEntry = entity && ask.object !== null && entering.test(ask.verb) && ask.object.noun !== entity.singular
    return entity ? needed(so_far, entity, isOfEntry ? [...ask.fields, ask.object!] : ask.fields) : so_far
  }, draft)

function needed(draft: Draft, entity: Entity, named: readonly Phrase[]): Draft {
  const asked = askedBy(draft, entity.id)
  const ids = new Set(named.flatMap((phrase) => fieldsFor(entity, phrase)).flatMap(({ id }) => (asked.has(id) && !isTold(draft, entity.id, id) ? [id] : [])))
  return ids.size === 0
    ? draft
    : withModel(draft, {
        entities: withEntity(draft.model.entities, entity.id, (one) => ({
          ...one,
          fields: one.fields.map((field) => (ids.has(field.id) ? { ...field, required: true } : field)),
        })),
      })
}

/** Whether the file of a row tells the field where nothing is chosen. */
const isTold = ({ model }: Draft, entity: string, field: string): boolean =>
  model.actions.some((action) => action.entity === entity && action.effects?.some((effect) => effect.kind === 'format' && effect.to === field))

/** What every form for a new row asks for, where no page makes rows in another way. */
export function askedBy({ model }: Draft, entity: string): ReadonlySet<string> {
  const creates = model.actions.filter((action) => action.entity === entity && action.kind === 'create')
  const isOffered = (id: string): boolean => model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === id))
  const [first, ...rest] = creates
  return first && creates.every(({ id }) => isOffered(id)) ? new Set(first.fields.filter((id) => rest.every(({ fields }) => fields.includes(id)))) : new Set()
}

function fieldsFor({ fields, title }: Entity, { noun, light, plural: isSeveral }: Phrase): readonly Field[] {
  // "settlements with merchants" names whom they are with.
  if (isSeveral && isPerson(noun)) return []
  const words = light === 'range' ? [`lowest ${noun}`, `highest ${noun}`] : [noun, `number of ${plural(noun)}`, light === '' ? noun : `${noun} ${light}`]
  const isNamed = ({ label, id, type }: Field): boolean => {
    const said = label.toLowerCase()
    return (
      words.includes(said) ||
      words.some((one) => plural(one) === said) ||
      words.includes(id.replaceAll('_', ' ')) ||
      (id === title && /^(?:title|name)$/.test(noun) && type === 'text')
    )
  }
  const day = / date$/.test(noun) ? noun.slice(0, -' date'.length) : null
  const isThatDay = ({ type, label }: Field): boolean =>
    day !== null && type === 'date' && [day, `${day}s`].some((when) => ['on', 'by', 'until'].some((link) => label.toLowerCase() === `${when} ${link}`))
  const found = fields.filter((field) => (isNamed(field) || isThatDay(field)) && !spare.test(field.label) && !spare.test(noun) && !untyped.has(field.type))
  return found.length > 0 || !/^(?:date|period|time)$/.test(noun)
    ? found
    : fields.filter(({ type, label }) => type === 'date' && /^(?:from|until|to|starts on|ends on|start date|end date|date)$/i.test(label))
}
