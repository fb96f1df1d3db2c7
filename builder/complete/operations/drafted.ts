import type { Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { reference, withRules } from '../trade/fields.ts'
import { changeActions, createOn, entityIn, putEntity, withSeeds } from '../trade/parts.ts'

const templates = /(?:^| )templates$/
/** What of a template is a text to begin with. */
const begins = /^(?:content|text|message|prompt|body|words)$/
/** Where a text is written that a template can begin. */
const written = /(?:^| )(?:text|content|contents|message|summary|body|words|letter|prompt|copy|terms)$/i
const sent = /(?:^| )(?:sms|text messages?|messages?|e-?mails?|mails?|notifications?|push notifications?|reminders?|letters?|newsletters?)$/
const sendable = /\b(?:sms|text|message|e-?mail|mail|notification|push|reminder|letter|newsletter)\b/

/** What is written from a template begins with its text: whoever leaves the words empty gets the template's, filled in from what else is entered. */
export const drafted: Completer = (draft) =>
  draft.model.entities
    .filter(({ plural, fields }) => templates.test(plural) && fields.some(isText))
    .reduce((so_far, template) => so_far.model.entities.reduce((all, { id }) => withTemplate(all, id, template), so_far), draft)

const isText = ({ id, type }: Field): boolean => type === 'long_text' && begins.test(id)

function withTemplate(draft: Draft, id: string, template: Entity): Draft {
  const entity = entityIn(draft, id)
  const create = entity && createOn(draft, id)
  const into = entity?.fields.find(({ id: field, type, label }) => type === 'long_text' && field !== entity.title && written.test(label))
  const text = template.fields.find(isText)
  if (!entity || !create || !into || !text || id === template.id || !create.fields.includes(into.id)) return draft
  const named = entity.fields.find(({ type, entity: to }) => type === 'reference' && to === template.id)
  const by = named ?? (isSentFrom(entity, template) ? reference('template', 'Template', template.id, false) : undefined)
  if (!by || (!named && entity.fields.some(({ id: field }) => field === by.id)) || create.effects?.some((effect) => 'to' in effect && effect.to === into.id))
    return draft
  const optional: Field = { ...into, required: false, help: `Left empty, it begins with the text of the ${template.singular}.` }
  const fields = entity.fields.flatMap((field) => (field.id === into.id ? [...(named ? [] : [by]), optional] : [field]))
  const seeded = withSeeds({ ...entity, fields }, (seed, index) =>
    named || template.seeds.length === 0 ? seed : { ...seed, [by.id]: index % template.seeds.length },
  )
  return changeActions(putEntity(draft, seeded), id, (action) => {
    if (!action.fields.includes(into.id)) return action
    const asked = action.fields.filter((field) => field !== by.id).flatMap((field) => (field === into.id ? [by.id, field] : [field]))
    const made = { ...action, fields: asked }
    return action.kind === 'create' ? withRules(made, [], [{ kind: 'drafted', by: by.id, field: text.id, to: into.id }]) : made
  })
}

/** Message templates are for what is sent; nothing of a conversation is written from one. */
const isSentFrom = ({ plural, fields }: Entity, template: Entity): boolean =>
  sent.test(plural) && sendable.test(template.singular) && !fields.some(({ entity }) => entity === 'conversations')
