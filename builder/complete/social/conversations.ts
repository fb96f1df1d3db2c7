import type { Part } from '../../compose/pages.ts'
import { capital, titled } from '../../lexicon/inflect.ts'
import { type Letter, lettersOf } from '../../lexicon/letters.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId, withModel } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'
import { addPage, changePages, createOn, entityIn, manager, newActionId, newEntityId, partsOf, putActions, putEntity } from '../trade/parts.ts'
import { attachmentsOf, carriedThings, kindOfMessage, sampleAttachments, withAttachmentClaims } from './attachments.ts'
import { board, claimThing, claimWords, says } from './places.ts'

const talking =
  /\b(?:messag\w*|chat\w*|communicat\w*|conversation\w*|consult\w* (?:online|with)|customer service|contact (?:the )?(?:seller|merchant|driver|customer service|owner|landlord|buyer|user)s?|talk\w*|inbox|correspond\w*)\b/
const beyond = /\b(?:voice|video|sms|e-?mail\w*|wechat|xmpp|whatsapp|telegram|ai|bot|chatbot|robot|gpt|encrypt\w*|push\w*|smtp|queue)\b/

/** Messages become conversations: begun by a visitor, answered by those who run the site, or open to all where nobody does. Chats and messages are one inbox. */
export function conversations(draft: Draft): Draft {
  const parts = (says(draft, board) ? [] : partsOf(draft, 'message')).filter(
    ({ made: { thing } }) => talked.test(thing.noun) && (!distant.test(thing.noun) || (thing.noun === 'text message' && says(draft, live))),
  )
  const [part, ...rest] = parts
  if (!part) return draft
  const shown = conversed(draft, part)
  if (shown === draft) return draft
  const whole = withoutThings(called(shown), mediaOf(shown, part.made.entity.id))
  const also = rest.filter(({ made }) => entityIn(whole, made.entity.id))
  const one = withoutThings(
    whole,
    also.map(({ made }) => made.entity.id),
  )
  return also.reduce((so_far, { made }) => claimThing(so_far, made.thing, inboxPath(whole), beyond), one)
}
/** The page of conversations is called by all of its messages, not by those of one kind. */
const called = (draft: Draft): Draft =>
  changePages(draft, (page) =>
    page.path === inboxPath(draft) && /^(?:voice|image|text|picture|audio|recall(?:ed|ing)?|delet(?:e|ing)) messages?$/i.test(page.title)
      ? { ...page, title: 'Messages', navigation: 'Messages' }
      : page,
  )
const media = /^(?:texts?|images?|pictures?|photos?|voices?|audios?|files?|videos?|emojis?|expressions?)(?: messages?)?$/
/** Things that are only what a message carries. */
function mediaOf(draft: Draft, own: string): readonly string[] {
  if (attachmentsOf(draft).length === 0 || !/\b(?:instant messag\w+|messaging|chat\w*|communicat\w+)\b/i.test(draft.brief.words)) return []
  const only = carriedThings(draft)
  return draft.model.entities.filter(({ id, plural }) => id !== own && media.test(plural) && only.has(id)).map(({ id }) => id)
}
const talked = /\b(?:message|chat|conversation|communication|inbox|dialog(?:ue)?)$/
const distant = /\b(?:bot|telegram|motivational|encouraging|sms|e-?mail|call|board|forward\w*|push|system|error|text|short|log)\b/

const writers = ['Amira Haddad', 'Jonas Weber', 'Priya Nair', 'Wei Chen', 'Grace Okafor']
/** The conversations' own entity; the messages keep theirs. */
function conversationEntity(id: string, isOpen: boolean, letters: readonly Letter[]): Entity {
  return {
    id,
    singular: 'conversation',
    plural: 'conversations',
    title: 'subject',
    fields: [
      { id: 'subject', label: 'Subject', type: 'text', required: true },
      { id: 'name', label: 'Your name', type: 'text', required: true },
      { id: 'opening', label: 'Message', type: 'long_text', required: true },
    ],
    read: isOpen ? 'public' : 'own',
    write: 'anyone',
    seeds: letters.map(({ subject, words }, index) => ({ subject, name: writers[index]!, opening: words })),
  }
}

/** Where messages come and go as in speech, being received is no step of work. */
const live = /\b(?:instant messag\w+|chat\w*|real-?time (?:communicat\w+|messag\w+)|point-to-point|peer-to-peer|messaging (?:app\w*|system|platform|service))\b/

/** What a site is for stands at the beginning of its words. */
const early = 260
function conversed(draft: Draft, { made }: Part): Draft {
  const old = entityIn(draft, made.entity.id)
  const create = old && createOn(draft, old.id)
  if (!old || !create || (Object.keys(old.lifecycle ?? {}).length > 0 && attachmentsOf(draft).length === 0 && !says(draft, live))) return draft
  const isOpen = !draft.model.roles.some(({ manages }) => manages)
  const helper = manager(draft)?.name ?? draft.model.roles.find(({ manages }) => manages)?.name ?? 'Wei Chen'
  const id = newEntityId(draft, 'conversations')
  const attached = attachmentsOf(draft)
  const kind = kindOfMessage(attached)
  const letters = lettersOf(draft.domain.id, isOpen && draft.setting !== 'team', draft.brief.words.slice(0, early)).slice(0, writers.length)
  const messages: Entity = {
    id: old.id,
    singular: old.singular,
    plural: old.plural,
    title: 'author',
    fields: [
      { id: 'author', label: 'From', type: 'text', required: true },
      { id: 'conversation', label: 'Conversation', type: 'reference', required: true, entity: id },
      { id: 'words', label: 'Message', type: 'long_text', required: attached.length === 0 },
      ...kind.fields,
      ...attached,
      ...(isOpen ? [] : [{ id: 'written_by', label: 'Written by', type: 'text' as const, required: false }]),
    ],
    ...(!isOpen && { authored: 'written_by' }),
    read: isOpen ? 'public' : 'own',
    write: 'anyone',
    seeds: letters.map(({ answer: words }, index) => ({
      author: helper,
      conversation: index,
      words,
      ...sampleAttachments(attached, index),
      ...(!isOpen && { written_by: null }),
    })),
  }
  const { role: _, guards: __, ...bare } = create
  const said: readonly Effect[] = [
    ...kind.effects,
    ...(isOpen
      ? []
      : [
          { kind: 'author' as const, field: 'written_by' },
          { kind: 'give' as const, by: 'conversation' },
        ]),
  ]
  const answer: Action = {
    ...bare,
    ...(attached.length > 0 && {
      guards: [{ kind: 'any', fields: ['words', ...attached.map((field) => field.id)], text: `Enter a message, or choose ${choices(attached)}.` }],
    }),
    name: 'Send message',
    fields: ['author', 'conversation', 'words', ...attached.map((field) => field.id)],
    confirmation: 'Message sent.',
    ...(said.length > 0 && { effects: [...said] }),
  }
  const remove: Action = {
    id: newActionId(draft, 'take_message_back'),
    name: says(draft, /\b(?:recall\w*|withdraw\w*|retract\w*|unsend\w*)\b/) ? 'Recall' : 'Delete',
    kind: 'delete',
    entity: old.id,
    fields: [],
    confirmation: 'Message deleted.',
  }
  const takeBack: Action = {
    id: newActionId(draft, 'take_opening_back'),
    name: remove.name,
    kind: 'update',
    entity: id,
    fields: [],
    effects: [{ kind: 'put', field: 'opening', value: null, when: null }],
    confirmation: 'Message deleted.',
  }
  const start: Action = {
    id: newActionId(draft, 'start_conversation'),
    name: 'Start a conversation',
    kind: 'create',
    entity: id,
    fields: ['subject', 'name', 'opening'],
    confirmation: 'Conversation “{title}” started.',
  }
  const kept = draft.model.actions.filter((one) => one.entity !== old.id)
  const bareOf = withModel(draft, { actions: [...kept, answer, remove], entities: draft.model.entities.map((one) => (one.id === old.id ? messages : one)) })
  const ready = putActions(putEntity(bareOf, conversationEntity(id, isOpen, letters)), [start, takeBack])
  const block = (): BlockOf<'inbox'> => ({
    kind: 'inbox',
    id: newBlockId(ready, 'inbox'),
    heading: '',
    entity: id,
    messages: old.id,
    by: 'conversation',
    author: 'author',
    words: 'words',
    opening: 'opening',
    action: answer.id,
    start: start.id,
    open: isOpen,
    remove: remove.id,
    recall: takeBack.id,
    ...(attached.length > 0 && { files: attached.map((field) => field.id) }),
    empty: 'No conversations yet. Start the first.',
  })
  const shown = placed(ready, old.id, block)
  const claims = attached.length > 0 ? withAttachmentClaims(shown, inboxPath(shown)) : shown
  return claimThing(claimWords(claims, talking, inboxPath(shown), beyond), made.thing, inboxPath(shown), beyond)
}
const choices = (fields: readonly Field[]): string => fields.map(({ label }) => `a ${label.toLowerCase()}`).join(' or ')
const inboxPath = ({ model }: Draft): string => model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox'))?.path ?? '/'

/** "Keepers send a message to the owner": those who are written to are the others, who read it on a page of their own. */
export const isFromStaff = (draft: Draft, entity: string): boolean => {
  const makes = draft.parts.find(({ made }) => made.entity.id === entity)?.made.thing.makes ?? []
  return makes.length > 0 && makes.every(({ role }) => draft.model.roles.some(({ id, manages }) => id === role && manages))
}

/** Every page that listed the messages shows the inbox; pages of single ones go. */
function placed(draft: Draft, entity: string, inbox: () => Block): Draft {
  const gone = new Set(draft.model.actions.filter((one) => one.entity === entity).map(({ id }) => id))
  const isOf = (block: Block): boolean =>
    (block.kind === 'list' && block.entity === entity) ||
    (block.kind === 'form' && (gone.has(block.action) || !draft.model.actions.some(({ id }) => id === block.action)))
  const pages = draft.model.pages.filter(({ blocks }) => !(blocks[0]?.kind === 'detail' && blocks[0].entity === entity))
  const shown = changePages(withModel(draft, { pages }), (page) => {
    const at = page.blocks.findIndex((block) => isOf(block) && block.kind === 'list')
    const rest = page.blocks.flatMap((block, index): Block[] => {
      if (page.path === '/' && isOf(block)) return []
      if (index === at) return [inbox()]
      if (isOf(block)) return []
      if (block.kind === 'detail') return [{ ...block, related: block.related.filter((one) => one.entity !== entity) }]
      return block.kind === 'chart' && block.entity === entity ? [] : [block]
    })
    return { ...page, blocks: rest }
  })
  const isThere = (role: string | undefined) =>
    shown.model.pages.some((page) => (role === undefined || page.role === undefined) && page.blocks.some(({ kind }) => kind === 'inbox'))
  if (isThere(isFromStaff(draft, entity) ? 'user' : undefined)) return shown
  return addPage(shown, { title: 'Messages', navigation: 'Messages', blocks: () => [inbox()] }).draft
}

const asking =
  /\b(?:(?:online |intelligent |smart )?customer (?:service|support)|(?:online|technical|user|live) (?:help|support)|help (?:cent(?:er|re)|desk|page|document\w*)|help|faqs?|frequently asked|q&a|chat ?bot|question and answer|online consultation|support)\b/

/** Answers from what stands on the site, where the words ask for help or service. */
export function help(draft: Draft): Draft {
  if (
    !says(
      draft,
      /\b(?:customer (?:service|support)|(?:online|technical|user|live) (?:help|support|consultation)|help (?:cent(?:er|re)|desk)|faqs?|frequently asked|chat ?bots?|online consultation)\b/,
    )
  )
    return draft
  const entities = draft.model.entities
    .filter(({ read }) => read === 'public')
    .map(({ id }) => id)
    .slice(0, 8)
  const kept = (['inquiry', 'ticket', 'question'] as const).flatMap((kit) => partsOf(draft, kit).map(({ made }) => made.entity.id))
  const leave = kept.flatMap((id) => draft.model.actions.find((one) => one.kind === 'create' && one.role === undefined && one.entity === id) ?? [])[0]
  const main = draft.parts.find(({ made }) => entities.includes(made.entity.id))?.made.entity
  const first = main && String(main.seeds[0]?.[main.title] ?? '')
  const block = (id: string): Block => ({
    kind: 'help_chat',
    id,
    heading: 'Ask for help',
    text: 'Answers here are looked up in what stands on this site. Nobody writes them while you wait, and no artificial intelligence is used.',
    leave: leave?.id ?? null,
    entities,
    examples: [...(first ? [`What do you say about ${first}?`.slice(0, 90)] : []), ...(main ? [`Which ${main.plural} are there?`.slice(0, 90)] : [])],
  })
  const made = addPage(draft, { title: titled('help'), navigation: capital('help'), blocks: (id) => [block(id('help_chat'))] })
  return claimWords(made.draft, asking, made.path, /\b(?:ai|intelligent|manag\w*|voice|phone)\b/)
}
