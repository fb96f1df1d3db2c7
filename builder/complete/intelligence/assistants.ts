import type { Action, Block, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { managerOf, withFirstPage, withKept, wordsOf } from '../module/place.ts'
import { newActionId, newEntityId, withoutThings } from '../module/remake.ts'
import { claimedAs } from './claims.ts'

const machine =
  '(?:ai|a\\.i\\.|artificial intelligence|gpt|chat ?gpt|robots?|bots?|chat ?bots?|(?:chat|virtual|digital) assistants?|large (?:language )?models?)'
const talk =
  '(?:chat\\w*|conversations?|conversational|q ?& ?a|q and a|questions?|answer\\w*|consult\\w*|counsel\\w*|dialog\\w*|communicat\\w*|assist(?:ants?|ance)|customer service|interact\\w*|experts?|repl(?:y|ies)|respon\\w+)'
/** Words that want to be answered by the site itself. */
const asked = new RegExp(
  `\\b${machine}\\b[^.]{0,30}\\b${talk}\\b|\\b(?:chat|convers|communicat|interact|talk|engag)\\w*\\b[^.]{0,24}\\bwith (?:an? |the )?${machine}\\b|\\b(?:chat ?bots?|(?:chat|virtual|digital) assistants?|(?:intelligent|smart|machine|automatic|automated) (?:answers?|q&a|q ?& ?a|replies|reply|responses?|customer service|chat\\w*|consult\\w*|counsel\\w*|assistants?|dialog\\w*|interaction|question answering))\\b|\\bautomatically (?:reply|answer|respond)\\w*|\\bonline machine counsel\\w*`,
  'i',
)
const made = new RegExp(`\\b(?:${machine}|openai)\\b`, 'i')
/** Words that want an answer or a text, where a machine is said to give it. */
const further =
  /\bask questions and (?:receive|get) [^.]{0,24}answers\b|\bgenerat(?:e|es|ing) (?:\w+ ){0,2}(?:texts?|content|articles?|essays?|stories|cop(?:y|ies))\b(?! on images)|\bnatural language processing\b/i
const isAsked = (words: string): boolean => asked.test(words) || (made.test(words) && further.test(words))
/** What no answer from what is kept can be. */
const beyond =
  /\b(?:paint\w*|image\w*|draw\w*|pictur\w*|photos?|avatar\w*|voice|video|speech|recogni\w*|diagnos\w*|translat\w*|face|facial|detect\w*|trad(?:e|es|ing)\w*|opponents?|enem\w+|sms|e-?mails?|phone calls?|inquir\w+|analy[sz]\w*|wechat|third|multiple|engines?|leader|manage\w*|reports?|generat\w+ (?!(?:corresponding |intelligent |automatic )?(?:answers?|responses?|repl)))\b/
/** Things of the words that are the conversation itself. */
const itself = new RegExp(
  `^(?:${machine}|intelligent|smart|machine|automatic) (?:(?:\\w+ )?(?:chats?|conversations?|q ?& ?as?|answers?|experts?|models?|assistants?|interactions?|consultations?|dialogues?|(?:chat ?)?bots?|repl(?:y|ies)|responses?|functions?|features?))$|^${machine}$|^(?:inputting )?prompts?$|^prompt words?$|^intelligent answers?$`,
  'i',
)

/** Things that are the conversation with the site itself give way to it before anything is made of them. */
export const assistantThings: Completer = (draft) => {
  if (!isAsked(wordsOf(draft))) return draft
  const own = draft.model.entities.filter(({ plural, singular }) => itself.test(plural) || itself.test(singular)).map(({ id }) => id)
  return draft.model.entities.some(({ id, read }) => read === 'public' && !own.includes(id)) ? withoutThings(draft, own) : draft
}

const title = (words: string): string => {
  if (/\bcustomer (?:service|support)\b/i.test(words)) return 'Customer service'
  if (/\b(?:consult|counsel)\w*\b/i.test(words)) return 'Ask for advice'
  return /\bq ?& ?a\b|\bquestions? and answers?\b/i.test(words) ? 'Questions and answers' : 'Assistant'
}

/** Whether what is asked of it may be a whole text. */
const isOfTexts = (draft: Draft): boolean =>
  /\b(?:texts?|articles?|essays?|writ(?:e|es|ing)|copywriting|content|translat\w+|summar\w+|prompts?|generat\w+)\b/i.test(wordsOf(draft))

interface Kept {
  readonly entity: Entity
  readonly ask: Action
  readonly remove: Action
  readonly pass: Action | null
  readonly reply: Action | null
}
function keptOf(draft: Draft, first: string | undefined): Kept {
  const manager = managerOf(draft)
  const id = newEntityId(draft, 'asked_questions')
  const make = (wanted: string, name: string, kind: Action['kind'], more: Partial<Action>): Action => ({
    id: newActionId(draft, wanted),
    name,
    kind,
    entity: id,
    fields: [],
    confirmation: '',
    ...more,
  })
  const lifecycle: Entity['lifecycle'] = {
    field: 'state',
    initial: 'Answered by the assistant',
    transitions: [{ id: 'pass_on', name: 'Ask a person', from: ['Answered by the assistant'], to: 'With a person' }],
  }
  const entity: Entity = {
    id,
    singular: 'question asked',
    plural: 'questions asked',
    title: 'question',
    fields: [
      { id: 'question', label: 'Your message', type: isOfTexts(draft) ? 'long_text' : 'text', required: true },
      { id: 'reply', label: 'Reply', type: 'long_text', required: false },
      { id: 'asked_on', label: 'Asked on', type: 'date', required: false },
      ...(manager === undefined
        ? []
        : [{ id: 'state', label: 'State', type: 'choice' as const, required: true, choices: ['Answered by the assistant', 'With a person', 'Replied'] }]),
    ],
    read: 'own',
    write: 'anyone',
    ...(manager === undefined ? {} : { lifecycle }),
    seeds: [
      { question: 'What can you do?', reply: null, asked_on: '-1d', ...(manager !== undefined && { state: 'Answered by the assistant' }) },
      ...(first ? [{ question: first, reply: null, asked_on: '-0d', ...(manager !== undefined && { state: 'Answered by the assistant' }) }] : []),
    ],
  }
  return {
    entity,
    ask: make('ask_assistant', 'Send', 'create', { fields: ['question'], effects: [{ kind: 'today', field: 'asked_on' }], confirmation: 'Asked: {title}' }),
    remove: make('forget_question', 'Delete', 'delete', { confirmation: 'Deleted: {title}' }),
    pass: manager === undefined ? null : make('pass_question_on', 'Ask a person', 'transition', { transition: 'pass_on', confirmation: 'Passed on: {title}' }),
    reply:
      manager === undefined
        ? null
        : make('reply_to_question', 'Reply', 'update', {
            role: manager,
            fields: ['reply'],
            effects: [{ kind: 'put', field: 'state', value: 'Replied', when: null }],
            confirmation: 'Replied to: {title}',
          }),
  }
}

/** A conversation with the site, answered by rules from what it keeps; what it cannot answer is passed on to who runs it. */
export const assistants: Completer = (draft) => {
  if (!isAsked(wordsOf(draft))) return draft
  const open = draft.model.entities.filter(({ id, read }) => read === 'public' && draft.parts.some(({ made }) => made.entity.id === id)).slice(0, 8)
  const [main] = open
  const { entity, ask, remove, pass, reply } = keptOf(draft, main && `Which ${main.plural} are there?`)
  const manager = managerOf(draft)
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'asked_list'),
    heading: '',
    entity: entity.id,
    layout: 'table',
    fields: ['reply', 'state'],
    search: true,
    filters: ['state'],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: [...(reply ? [reply.id] : []), remove.id],
    empty: 'Nobody has asked anything yet.',
  }
  const page =
    manager === undefined
      ? null
      : {
          id: newPageId(draft, 'questions_asked'),
          path: newPath(draft, '/questions-asked'),
          title: 'Questions asked',
          navigation: 'Questions asked',
          role: manager,
          blocks: [list],
        }
  const kept = withKept(
    draft,
    entity,
    [ask, remove, pass, reply].filter((one) => one !== null),
    page,
  )
  const name = title(wordsOf(draft))
  const price = main?.fields.find(({ type }) => type === 'money')
  const named = String(main?.seeds[0]?.[main.title] ?? '')
  const paged = withFirstPage(
    kept,
    name,
    (id) => [
      {
        kind: 'assistant',
        id: id('assistant'),
        heading: '',
        name: name === 'Customer service' ? 'Customer service' : 'Assistant',
        text: `Hello. Ask me about what is on ${draft.model.name}, or have a letter, an article or a plan drafted. I answer by rules from what this site keeps; no language model and no outside service is asked.`,
        entity: entity.id,
        question: 'question',
        reply: 'reply',
        ask: ask.id,
        pass: pass?.id ?? null,
        remove: remove.id,
        entities: open.map(({ id: one }) => one),
        examples: [
          ...(main ? [`How many ${main.plural} are there?`.slice(0, 90)] : []),
          ...(main && price ? [`Which is the cheapest ${main.singular}?`.slice(0, 90)] : []),
          ...(named ? [`Tell me about ${named}`.slice(0, 90)] : []),
          ...(isOfTexts(draft) || !main ? [`Write an email about ${main?.plural ?? 'a meeting'}`.slice(0, 90), 'Translate “thank you” to French'] : []),
        ],
      },
    ],
    name === 'Assistant' ? 'Ask the assistant' : name,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'assistant')?.path ?? '/'
  const cue = new RegExp(
    `${asked.source}|\\b(?:receive|get|view) (?:intelligent )?answers\\b|\\binput\\w* (?:their )?(?:questions|prompts?)|\\bprompts? (?:words )?or questions|\\bvirtual assistance\\b|^ai (?:experts?|q&a)$|^(?:ai|artificial intelligence)$`,
    'i',
  )
  return claimedAs(withoutHelp(paged, where), where, cue, beyond)
}

/** The conversation takes the place of a page of help alone, and what was said to be built there. */
function withoutHelp(draft: Draft, where: string): Draft {
  const help = draft.model.pages.find(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'help_chat')?.path
  if (help === undefined) return draft
  const claims = new Map([...draft.claims].map(([of, path]) => [of, path === help ? where : path] as const))
  return withModel({ ...draft, claims }, { pages: draft.model.pages.filter(({ path }) => path !== help) })
}
