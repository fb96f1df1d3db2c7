import type { Action, Block, BlockOf, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from '../module/place.ts'
import { newActionId, newEntityId, withoutThings } from '../module/remake.ts'
import { type Entries, withEntries } from './answer-entries.ts'
import { askedOf } from './asked-samples.ts'
import { asksForPast, withMarksCounted, withPast } from './assistant-pages.ts'
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
  `^(?:${machine}|intelligent|smart|machine|automatic) (?:(?:\\w+ )?(?:chats?|conversations?|q ?& ?as?|answers?|models?|assistants?|interactions?|consultations?|dialogues?|(?:chat ?)?bots?|repl(?:y|ies)|responses?|functions?|features?))$|^${machine}$|^(?:inputting )?prompts?$|^prompt words?$|^intelligent answers?$`,
  'i',
)

/** Whether the site is such a conversation before anything else; experts on machines may be people who are booked. */
const isChatFirst = (words: string): boolean => !building.test(words) && isAsked((/^[^.!?]*/.exec(words)?.[0] ?? '').replaceAll(/\bexperts?\b/gi, ''))
/** Where bots are made and kept, what they say is rows of its own. */
const building = /\bchat ?bots? (?:\w+ )?(?:platform|builder|management|studio)s?\b/i
/** What belongs to the conversation where the site is one: what is said in it, who takes it over, and what is said of its answers. */
const within =
  /^(?:(?:customer |automatic )?(?:questions?|answers?|repl(?:y|ies)|messages?)|chats?|conversations?|(?:chat|conversation|consultation|dialogue|message) (?:histor(?:y|ies)|records?|history entries|messages?)|transfers?|transfer requests?|(?:human|service|customer service) (?:agents?|requests?|agent requests?)|waiting queues?|queues?|satisfactions?|(?:answer )?ratings?|reviews?)$/

const waiting = /\bqueues?\b|^repl(?:y|ies)\b|\breply to\b/
const talking =
  /\bchat\w*|\bask\w* questions?|\btransfer\w*|\b(?:human|person|live) (?:agents?|support|service)|\brat(?:e|es|ing) (?:\w+ )?answers?|\bhelpful\b/

/** Things that are the conversation with the site itself give way to it before anything is made of them. */
export const assistantThings: Completer = (draft) => {
  if (!isAsked(wordsOf(draft))) return draft
  const isFirst = isChatFirst(wordsOf(draft))
  const own = draft.model.entities
    .filter(({ plural, singular }) => itself.test(plural) || itself.test(singular) || (isFirst && within.test(plural)))
    .map(({ id }) => id)
  return isFirst || draft.model.entities.some(({ id, read }) => read === 'public' && !own.includes(id)) ? withoutThings(draft, own) : draft
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
  readonly marks: readonly Action[]
}
const helpful = ['Helpful', 'Not helpful'] as const
const marking =
  /\b(?:helpful|useful|thumbs?|satisf\w+|rat(?:e|es|ing)s? (?:the |an |each |every )?(?:answers?|repl\w+|respon\w+|conversations?|chats?|service))\b/i
function keptOf(draft: Draft, main: Entity | undefined): Kept {
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
  const isMarked = marking.test(wordsOf(draft))
  const isParted = asksForPast(wordsOf(draft))
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
      ...(isParted ? [{ id: 'conversation', label: 'Conversation', type: 'reference' as const, required: false, entity: id }] : []),
      { id: 'asked_on', label: 'Asked on', type: 'date', required: false },
      ...(manager === undefined ? [] : [{ id: 'asked_by', label: 'Asked by', type: 'text' as const, required: false }]),
      ...(isMarked ? [{ id: 'mark', label: 'Marked as', type: 'choice' as const, required: false, choices: [...helpful] }] : []),
      ...(manager === undefined
        ? []
        : [{ id: 'state', label: 'State', type: 'choice' as const, required: true, choices: ['Answered by the assistant', 'With a person', 'Replied'] }]),
    ],
    read: 'own',
    write: 'anyone',
    ...(manager === undefined ? {} : { lifecycle }),
    seeds: askedOf(draft, main).map(({ of, state, by }) => (manager === undefined ? of : { ...of, asked_by: by, state })),
  }
  return {
    entity,
    ask: make('ask_assistant', 'Send', 'create', {
      fields: ['question', ...(isParted ? ['conversation'] : [])],
      effects: [{ kind: 'today', field: 'asked_on' }, ...(manager === undefined ? [] : [{ kind: 'name' as const, field: 'asked_by' }])],
      confirmation: 'Asked: {title}',
    }),
    marks: isMarked
      ? helpful.map((name, index) =>
          make(`mark_answer_${index}`, name, 'update', {
            effects: [{ kind: 'put', field: 'mark', value: name, when: null }],
            confirmation: `Marked as ${name.toLowerCase()}: {title}`,
          }),
        )
      : [],
    remove: make('forget_question', 'Delete', 'delete', {
      confirmation: 'Deleted: {title}',
      ...(isParted && { effects: [{ kind: 'take', of: id, by: 'conversation' }] }),
    }),
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

const entriesIn = ({ model }: Draft, entries: Entries['entries'] | undefined): string[] =>
  (model.entities.find(({ id }) => id === entries?.entity)?.seeds ?? []).slice(0, 2).map((seed) => String(seed.question))

/** A conversation with the site, answered by rules from what it keeps; what it cannot answer is passed on to who runs it. */
export const assistants: Completer = (draft) => {
  if (!isAsked(wordsOf(draft))) return draft
  const answered = building.test(wordsOf(draft)) ? null : withEntries(draft)
  return conversing(answered?.draft ?? draft, answered?.entries)
}

function conversing(draft: Draft, entries: Entries['entries'] | undefined): Draft {
  const open = draft.model.entities
    .filter(({ id, read }) => read === 'public' && id !== entries?.entity && draft.parts.some(({ made }) => made.entity.id === id && !made.thing.sorts))
    .slice(0, 8)
  const [main] = open
  const { entity, ask, remove, pass, reply, marks } = keptOf(draft, main)
  const manager = managerOf(draft)
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'asked_list'),
    heading: '',
    entity: entity.id,
    layout: 'table',
    fields: ['asked_by', 'reply', 'state', ...(marks.length > 0 ? ['mark'] : [])],
    search: true,
    filters: ['state'],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: [...(reply ? [reply.id] : []), remove.id],
    empty: 'Nobody has asked anything yet.',
  }
  const queue = /\bwaiting (?:queue|list)\b/i.test(wordsOf(draft)) ? 'Waiting queue' : 'Questions asked'
  const page =
    manager === undefined
      ? null
      : {
          id: newPageId(draft, 'questions_asked'),
          path: newPath(draft, '/questions-asked'),
          title: queue,
          navigation: queue,
          role: manager,
          blocks: [list],
        }
  const kept = withKept(
    draft,
    entity,
    [ask, remove, pass, reply, ...marks].filter((one) => one !== null),
    page,
  )
  const name = title(wordsOf(draft))
  const price = main?.fields.find(({ type }) => type === 'money')
  const named = String(main?.seeds[0]?.[main.title] ?? '')
  const block = (id: string): BlockOf<'assistant'> => ({
    kind: 'assistant',
    id,
    heading: '',
    name: name === 'Customer service' ? 'Customer service' : 'Assistant',
    text: entries
      ? 'Hello. Ask me: I answer by rules from the questions and answers that are kept here, and pass on to a person what I cannot answer.'
      : `Hello. Ask me about what is on ${draft.model.name}, or have a letter, an article or a plan drafted. I answer by rules from what this site keeps; no language model and no outside service is asked.`,
    entity: entity.id,
    question: 'question',
    reply: 'reply',
    ask: ask.id,
    pass: pass?.id ?? null,
    remove: remove.id,
    ...(entity.fields.some(({ id: field }) => field === 'conversation') && { conversation: 'conversation' }),
    ...(entries && { entries }),
    ...(marks.length === 2 && { marks: { field: 'mark', actions: [marks[0]!.id, marks[1]!.id] as [string, string] } }),
    entities: open.map(({ id: one }) => one),
    examples: [
      ...entriesIn(kept, entries),
      ...(main ? [`How many ${main.plural} are there?`.slice(0, 90)] : []),
      ...(main && price ? [`Which is the cheapest ${main.singular}?`.slice(0, 90)] : []),
      ...(named ? [`Tell me about ${named}`.slice(0, 90)] : []),
      ...(isOfTexts(draft) || (!main && !entries)
        ? [`Write an email about ${main?.plural ?? 'a meeting'}`.slice(0, 90), 'Translate “thank you” to French']
        : []),
    ],
  })
  const first = withFirstPage(kept, name, (id) => [block(id('assistant'))], name === 'Assistant' ? 'Ask the assistant' : name)
  const paged = withMarksCounted(
    withPast(first, block('assistant'), first.model.pages.find(({ blocks }) => blocks[0]?.kind === 'assistant')?.path ?? '/'),
    block('assistant'),
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'assistant')?.path ?? '/'
  const cue = new RegExp(
    `${asked.source}|\\b(?:receive|get|view) (?:intelligent )?answers\\b|\\binput\\w* (?:their )?(?:questions|prompts?)|\\bprompts? (?:words )?or questions|\\bvirtual assistance\\b|^ai q&a$|^(?:ai|artificial intelligence)$`,
    'i',
  )
  const all = isChatFirst(wordsOf(draft))
    ? claimedBy(claimedBy(paged, page?.path ?? where, waiting, /\bcustomers?\b|\brequest/), where, talking, /\badmin\w*|\bmanage\w*/)
    : paged
  return claimedAs(withoutHelp(all, where), where, cue, beyond)
}

/** The conversation takes the place of a page of help alone, and what was said to be built there. */
function withoutHelp(draft: Draft, where: string): Draft {
  const help = draft.model.pages.find(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'help_chat')?.path
  if (help === undefined) return draft
  const claims = new Map([...draft.claims].map(([of, path]) => [of, path === help ? where : path] as const))
  return withModel({ ...draft, claims }, { pages: draft.model.pages.filter(({ path }) => path !== help) })
}
