import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withEntity, withModel } from '../draft.ts'

const among =
  /\b(?:instant messag\w*|private (?:messag\w*|chat\w*)|direct messag\w*|messaging (?:app\w*|platform|tool|system)|social (?:network\w*|platform|app\w*|software|media platform)|dating|match-?making|group chats?|one-on-one|chat (?:app\w*|software|tool)|send (?:and receive )?(?:\w+,? (?:and )?){0,5}messages|(?:chat|communicat\w*|messag\w*|talk\w*|interact\w*|consult\w*|contact\w*) (?:\w+ ){0,3}?(?:each other|one another|with (?:\w+ ){0,2}(?:users?|friends?|members?|players?|people|sellers?|buyers?|teachers?|students?|doctors?|owners?|hosts?|employers?|candidates?|merchants?|matches)))\b/i

const partner: Field = { id: 'to', label: 'To', type: 'email', required: false }

/** Members write to one another: a conversation may name the address of another account, who then reads and answers it as well. */
export const correspondents: Completer = (draft) => {
  const inbox = draft.model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'inbox'> => block.kind === 'inbox')
  if (!draft.model.accounts || !inbox || inbox.open || !among.test(draft.brief.words)) return draft
  const talk = draft.model.entities.filter(({ id }) => id === inbox.entity || id === inbox.messages)
  return talk.some(({ fields }) => fields.some(({ id }) => id === partner.id)) ? draft : addressed(draft, inbox)
}

function addressed(draft: Draft, inbox: BlockOf<'inbox'>): Draft {
  const manager = draft.model.roles.find(({ manages }) => manages)?.name.toLowerCase() ?? 'people who run this site'
  const help = `The email address with which somebody has registered here already. Left empty, it goes to the ${manager}.`
  const shared = (field: Field) => (entity: Entity) => ({ ...entity, fields: [...entity.fields, field], shared: field.id })
  const entities = withEntity(withEntity(draft.model.entities, inbox.entity, shared({ ...partner, help })), inbox.messages, shared(partner))
  const actions = draft.model.actions.map((action): Action => {
    if (action.id === inbox.start) return { ...action, fields: [partner.id, ...action.fields] }
    if (action.id !== inbox.action) return action
    return { ...action, effects: [{ kind: 'copy', by: inbox.by, field: partner.id, to: partner.id }, ...(action.effects ?? [])] }
  })
  return withModel(draft, { entities, actions })
}
