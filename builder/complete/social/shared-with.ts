import { article, capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { owned } from '../account/accounts.ts'
import { asksIn, type Completer, type Draft, withModel } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { addPage, entityIn, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'
import { claimWords, detailPage } from './places.ts'

const sharing = /\bshar(?:e|es|ing)\b/
const recorded = /\bshar(?:e|ing) (?:records?|histor(?:y|ies)|logs?)\b/i
const elsewhere = /\b(?:wechat|weibo|facebook|twitter|instagram|whatsapp|qq|moments|social media|platforms?|screens?|rides?|cars?|parking|bikes?|expense\w*)\b/
/** "send archives to specified users": what is sent is shared with whom it is sent to. */
const sending =
  /\bsend(?:s|ing)? [^.;]{2,60}? to (?:(?:an?|the|any|each|other|specified|specific|selected|chosen|designated|certain|registered) ){0,2}(?:users?|people|members?|recipients?|colleagues?|contacts?|friends?|others)\b/i
const pronouns = new Set(['them', 'it', 'these', 'those'])
/** What is told rather than sent. */
const general = /^(?:information|data|experience|knowledge|insight|idea|file|same)$/
/** How giving something to somebody is called. */
const given = {
  shared: {
    do: 'Share',
    done: 'Shared',
    undo: 'Take back',
    undone: 'No longer shared',
    found: 'Shared with me',
    singular: 'share',
    plural: 'shares',
    none: 'Nothing is shared yet.',
  },
  sent: {
    do: 'Send',
    done: 'Sent',
    undo: 'Call back',
    undone: 'Called back',
    found: 'Sent and received',
    singular: 'sending',
    plural: 'sendings',
    none: 'Nothing is sent yet.',
  },
} as const
type Given = (typeof given)[keyof typeof given]
const entities_most = 15
const pages_most = 38
const notes = ['Thought of you.', 'Worth a look.', 'This is the one I meant.', 'For the weekend.']

/** What members share with one another is noted: what, with whom, when; whoever has the address finds it on a page of their own. */
export const sharedWith: Completer = (before) => {
  const draft = sending.test(before.brief.words) ? owned(before) : before
  const isWanted = draft.model.accounts !== undefined || recorded.test(draft.brief.words)
  const isKept = draft.model.entities.some(({ singular }) => /\bshar(?:e|ing)\b/.test(singular))
  const isFull = draft.model.entities.length > entities_most || draft.model.pages.length >= pages_most
  const about = isWanted && !isKept && !isFull ? sharedIn(draft) : undefined
  return about ? withShares(draft, about) : draft
}

/** What the words share, where everybody may open its page; where they do not say what, that which has its address to be copied. */
function sharedIn(draft: Draft): Entity | undefined {
  const copied = draft.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'share'))
  const asks = asksIn(draft).filter(({ ask, text }) => (ask.verb === 'share' || (ask.verb === 'send' && sending.test(text))) && !elsewhere.test(text))
  const found = asks.flatMap((asked) => {
    const { object } = asked.ask
    const part = object === null ? undefined : partFor(draft, asked)
    const isMarked = part?.made.thing.kit === 'favorite' && pronouns.has(object?.noun ?? '')
    const id = object === null || isMarked ? (copied?.blocks[0]?.kind === 'detail' ? copied.blocks[0].entity : undefined) : part?.made.entity.id
    if (object && asked.ask.verb === 'share' && general.test(object.noun)) return []
    const entity = id === undefined ? undefined : entityIn(draft, id)
    return entity?.read === 'public' && detailPage(draft, entity.id)?.role === undefined && detailPage(draft, entity.id) ? [entity] : []
  })
  return found[0]
}

function withShares(draft: Draft, about: Entity): Draft {
  const way = given[sending.test(draft.brief.words) ? 'sent' : 'shared']
  const entity = sharesOf(draft, about, way)
  const give: Action = {
    id: newActionId(draft, `${way.do.toLowerCase()}_${about.id}`.slice(0, 44)),
    name: `${way.do} ${about.singular}`.slice(0, 60),
    kind: 'create',
    entity: entity.id,
    fields: ['about', 'shared_with', 'message'],
    effects: [...(draft.model.accounts ? [{ kind: 'name' as const, field: 'shared_by' }] : []), { kind: 'today', field: 'shared_on' }],
    confirmation: `${way.done}: {title}.`,
  }
  const remove: Action = {
    id: newActionId(draft, `delete_${entity.id}`),
    name: way.undo,
    kind: 'delete',
    entity: entity.id,
    fields: [],
    confirmation: `${way.undone}: {title}.`,
  }
  const kept = putActions(putEntity(draft, entity), [give, remove])
  const { draft: paged, path } = addPage(kept, {
    title: `${way.done} ${about.plural}`.slice(0, 80),
    navigation: draft.model.accounts ? way.found : `${way.done} ${about.plural}`.slice(0, 40),
    blocks: (id) => [
      { kind: 'form', id: id(`${entity.id}_form`), heading: `${way.do} ${article(about.singular)} ${about.singular}`, action: give.id, text: '' },
      listOf(id(`${entity.id}_list`), entity, remove, way),
    ],
  })
  const { accounts } = paged.model
  const asking = accounts && !accounts.open ? { ...accounts, pages: [...accounts.pages, path], actions: [...accounts.actions, give.id] } : accounts
  const told = withModel(paged, asking ? { accounts: asking } : {})
  return claimWords(told, way === given.sent ? sending : sharing, path, elsewhere)
}

function sharesOf(draft: Draft, about: Entity, way: Given): Entity {
  const fields: Field[] = [
    { id: 'about', label: capital(about.singular), type: 'reference', entity: about.id, required: true },
    {
      id: 'shared_with',
      label: way === given.sent ? 'Send to' : 'Share with',
      type: 'email',
      required: true,
      ...(draft.model.accounts && { help: `The email address with which somebody has registered here already: they find it under “${way.found}”.` }),
    },
    { id: 'message', label: 'Message', type: 'long_text', required: false },
    ...(draft.model.accounts ? [{ id: 'shared_by', label: `${way.done} by`, type: 'text' as const, required: false }] : []),
    { id: 'shared_on', label: `${way.done} on`, type: 'date', required: false },
  ]
  const people = draft.model.accounts?.samples ?? []
  const seeds = about.seeds.slice(0, notes.length).map((_, index) => ({
    about: index,
    shared_with: people[(index + 1) % people.length]?.email ?? `${['ana', 'ben', 'mei', 'farid'][index]}@example.com`,
    message: notes[index]!,
    ...(draft.model.accounts && { shared_by: people[index % people.length]?.name ?? null }),
    shared_on: `-${index * 2 + 1}d`,
  }))
  const isRecord = recorded.test(draft.brief.words)
  const named = isRecord ? { singular: 'sharing record', plural: 'sharing records' } : { singular: way.singular, plural: way.plural }
  return { id: newEntityId(draft, way.plural), ...named, title: 'about', fields, read: 'own', write: 'anyone', shared: 'shared_with', seeds }
}

const listOf = (id: string, entity: Entity, remove: Action, way: Given): BlockOf<'list'> => ({
  kind: 'list',
  id,
  heading: `What was ${way.done.toLowerCase()}`,
  entity: entity.id,
  layout: 'table',
  fields: entity.fields.flatMap(({ id: field }) => (field === 'about' ? [] : [field])),
  search: false,
  filters: [],
  sorts: [],
  per_page: 12,
  scope: 'all',
  actions: [remove.id],
  empty: way.none,
})
