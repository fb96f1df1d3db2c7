import { sampleMail } from '../../compose/sample-mail.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { another, usersOf } from '../account/sample-accounts.ts'
import { type Completer, type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, partsOf, putEntity, withFields, withoutFields } from '../trade/parts.ts'
import { withPictures } from './chat-pictures.ts'
import { isFromStaff } from './conversations.ts'

const among =
  /\b(?:instant messag\w*|private (?:messag\w*|chat\w*)|direct messag\w*|messaging (?:app\w*|platform|tool|system)|social (?:network\w*|platform|app\w*|software|media platform)|dating|match-?making|group chats?|one-on-one|chat (?:app\w*|software|tool)|send (?:and receive )?(?:\w+,? (?:and )?){0,5}messages|(?:chat|communicat\w*|messag\w*|talk\w*|interact\w*|consult\w*|contact\w*) (?:\w+ ){0,3}?(?:each other|one another|with (?:\w+ ){0,2}(?:users?|friends?|members?|players?|people|sellers?|buyers?|teachers?|students?|doctors?|owners?|hosts?|employers?|candidates?|merchants?|matches|(?:other|opposite) (?:party|side|person))|(?:to |with |the |a |other ){0,3}(?:sellers?|hosts?|owners?|organi[sz]ers?|breeders?|helpers?|neighbou?rs?)(?! (?:area|cent(?:er|re)|page)))|write to (?:the |a |other )?(?:sellers?|hosts?|owners?|organi[sz]ers?|guides?|tutors?|members?|providers?|landlords?))\b/i

/** Chat as a function of its own, where nobody is named with whom. */
const chatting =
  /\b(?:(?:real-time|online|live|instant) (?:chat\w*|communication|messag\w*)|(?:engage|participate|take part) in (?:[\w-]+ )?(?:chat\w*|messag\w*)|exchang(?:e|ing) messages)\b|(?:,|\band) (?:chat(?:ting)?|messaging)(?: functions?| functionality| features?)?(?=\s*(?:[,.;]|and\b|$))/i
const served =
  /\b(?:AI|artificial intelligence|\w*GPT|OpenAI|robots?|\w*bots?|assistants?|customers?|services?|support|agents?|staff|drivers?|administrators?|management|intelligent|smart)\b/i
const isAmong = (words: string): boolean => among.test(words) || words.split(/[.;]/).some((sentence) => chatting.test(sentence) && !served.test(sentence))

/** Where people talk, what they say has no subject. */
const spoken =
  /\b(?:instant messag\w*|(?:private|real-?time|online|live|group) chat\w*|chat\w*|(?:private|direct) messag\w*|messaging|send (?:and receive )?(?:\w+,? (?:and )?){0,5}messages|dating)\b/i

const partner: Field = { id: 'to', label: 'To', type: 'email', required: false, account: true }

/** Members write to one another: a conversation may name the address of another account, who then reads and answers it as well. */
export const correspondents: Completer = (draft) => written(partsOf(draft, 'mail').reduce((so_far, { made }) => delivered(so_far, made.entity.id), draft))

function written(draft: Draft): Draft {
  const inbox = draft.model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'inbox'> => block.kind === 'inbox')
  if (!draft.model.accounts || !inbox || inbox.open || !(isAmong(draft.brief.words) || isFromStaff(draft, inbox.messages))) return draft
  const talk = draft.model.entities.filter(({ id }) => id === inbox.entity || id === inbox.messages)
  return talk.some(({ fields }) => fields.some(({ id }) => id === partner.id)) ? draft : addressed(draft, inbox)
}

function addressed(draft: Draft, inbox: BlockOf<'inbox'>): Draft {
  const manager = draft.model.roles.find(({ manages }) => manages)?.name.toLowerCase() ?? 'people who run this site'
  const help = `Whoever has registered here already. Left empty, it goes to the ${manager}.`
  const shared = (field: Field) => (entity: Entity) => ({ ...entity, fields: [...entity.fields, field], shared: field.id })
  const isChat = spoken.test(draft.brief.words)
  const users = usersOf(draft)
  const begunBy = (entityIn(draft, inbox.entity)?.seeds ?? []).map(({ name }) => String(name ?? ''))
  const partners = begunBy.map((name, index) => another(users, index, name))
  const unnamed = (entity: Entity): Entity => ({
    ...entity,
    fields: entity.fields.map((field) => (isChat && field.id === entity.title ? { ...field, required: false } : field)),
    seeds: entity.seeds.map((seed, index) => {
      const other = partners[index]
      return { ...seed, [partner.id]: other?.email ?? null, ...(isChat && { [entity.title]: other ? `${seed.name} and ${other.name}` : null }) }
    }),
  })
  const begun = (entity: Entity): Entity => unnamed(shared({ ...partner, help })(entity))
  const isTheirs = !isFromStaff(draft, inbox.messages)
  const answered = (entity: Entity): Entity => ({
    ...entity,
    seeds: entity.seeds.map((seed) => {
      const at = Number(seed[inbox.by] ?? -1)
      const other = partners[at]
      if (!other) return seed
      return isTheirs ? { ...seed, [partner.id]: sampleMail(begunBy[at]!), [inbox.author]: other.name } : { ...seed, [partner.id]: other.email }
    }),
  })
  const entities = withEntity(withEntity(draft.model.entities, inbox.entity, begun), inbox.messages, (entity) => answered(shared(partner)(entity)))
  const title = draft.model.entities.find(({ id }) => id === inbox.entity)?.title
  const actions = draft.model.actions.map((action): Action => {
    if (action.id === inbox.start)
      return {
        ...action,
        fields: [partner.id, ...action.fields.filter((field) => !isChat || field !== title)],
        ...(isChat && { confirmation: 'Message sent.' }),
      }
    if (action.id !== inbox.action) return action
    return { ...action, effects: [{ kind: 'copy', by: inbox.by, field: partner.id, to: partner.id }, ...(action.effects ?? [])] }
  })
  const contacts = contactsOf(draft)
  const told = withModel(draft, { entities, actions })
  const known = contacts ? changeBlocks(told, (block) => (block === inbox ? [{ ...inbox, contacts }] : [block])) : told
  return isChat ? withPictures(known, inbox) : known
}

/** The rows that keep the addresses of those whom a visitor knows. */
function contactsOf(draft: Draft): BlockOf<'inbox'>['contacts'] {
  for (const { id, plural, fields, read } of draft.model.entities) {
    const address = fields.find(({ type }) => type === 'email')
    if (address && read === 'own' && /\b(?:contacts|friends|friend (?:applications|requests|invitations)|address book entries)$/.test(plural))
      return { entity: id, address: address.id }
  }
  return undefined
}

/** E-mail among those who have an account here: whoever has the address reads it, and nobody else but the one who wrote it. */
function delivered(draft: Draft, id: string): Draft {
  const mail = draft.model.entities.find((entity) => entity.id === id)
  const send = actionsOn(draft, id).find(({ kind, role }) => kind === 'create' && role === undefined)
  const state = mail?.lifecycle?.field
  if (
    !draft.model.accounts ||
    !mail ||
    !send ||
    mail.write !== 'anyone' ||
    !['to', 'email', 'subject'].every((one) => mail.fields.some((field) => field.id === one))
  )
    return draft
  const { lifecycle: _, ...lasting } = withoutFields(mail, ['to', ...(state ? [state] : [])])
  const help = 'Somebody who has registered here with this address already finds it among their own.'
  const from: Field = { id: 'sender', label: 'From', type: 'text', required: false }
  const address: Field = { id: 'sender_address', label: 'Sender’s address', type: 'email', required: false }
  const fields = withFields(lasting, [from, address]).fields.map((field) => (field.id === 'email' ? { ...field, label: 'To', help } : field))
  const others = mail.seeds.map(({ email }) => email ?? null)
  const seeds = mail.seeds.map(({ subject = null, message = null, to = null }, index) => ({
    email: others[(index + 1) % others.length] ?? null,
    subject,
    message,
    sender: to,
    sender_address: typeof to === 'string' ? sampleMail(to) : null,
  }))
  const addressed: Entity = { ...lasting, fields, seeds, title: 'subject', read: 'own', shared: 'email' }
  const acted = changeActions(draft, id, (action): Action | null => {
    if (action.kind === 'transition') return null
    const asked = { ...action, fields: action.fields.filter((field) => field !== 'to') }
    return action.id === send.id
      ? { ...asked, effects: [...(action.effects ?? []), { kind: 'name', field: from.id }, { kind: 'address', field: address.id }] }
      : asked
  })
  const apart = (list: BlockOf<'list'>, isAlone: boolean): BlockOf<'list'>[] => {
    const rest = list.fields.filter((field) => !['email', 'subject', from.id].includes(field))
    if (!isAlone) return [{ ...list, fields: [from.id, 'email', ...rest], sorts: ['subject'] }]
    const sent = { ...list, id: newBlockId(draft, `${id}_sent`), heading: 'Sent', scope: 'sent' as const, fields: ['email', ...rest], sorts: [], search: false }
    return [
      { ...list, heading: 'Inbox', scope: 'received', fields: [from.id, ...rest], sorts: ['subject'], actions: [], empty: 'Nothing has come in yet.' },
      sent,
    ]
  }
  return changeBlocks(putEntity(acted, addressed), (block, page) =>
    block.kind === 'list' && block.entity === id
      ? apart(block, page.path !== '/' && page.role === undefined)
      : block.kind === 'detail' && block.entity === id
        ? [{ ...block, fields: [from.id, address.id, ...block.fields.filter((field) => field !== 'subject')] }]
        : [block],
  )
}
