import { article, capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, type Draft, withModel } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { addPage, entityIn, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'
import { claimWords, detailPage } from './places.ts'

const sharing = /\bshar(?:e|es|ing)\b/
const recorded = /\bshar(?:e|ing) (?:records?|histor(?:y|ies)|logs?)\b/i
const elsewhere = /\b(?:wechat|weibo|facebook|twitter|instagram|whatsapp|qq|moments|social media|platforms?|screens?|rides?|cars?|parking|bikes?|expense\w*)\b/
const pronouns = new Set(['them', 'it', 'these', 'those'])
/** What is told rather than sent. */
const general = /^(?:information|data|experience|knowledge|insight|idea|file|same)$/
const entities_most = 15
const pages_most = 38
const notes = ['Thought of you.', 'Worth a look.', 'This is the one I meant.', 'For the weekend.']

/** What members share with one another is noted: what, with whom, when; whoever has the address finds it on a page of their own. */
export const sharedWith: Completer = (draft) => {
  const isWanted = draft.model.accounts !== undefined || recorded.test(draft.brief.words)
  const isKept = draft.model.entities.some(({ singular }) => /\bshar(?:e|ing)\b/.test(singular))
  const isFull = draft.model.entities.length > entities_most || draft.model.pages.length >= pages_most
  const about = isWanted && !isKept && !isFull ? sharedIn(draft) : undefined
  return about ? withShares(draft, about) : draft
}

/** What the words share, where everybody may open its page; where they do not say what, that which has its address to be copied. */
function sharedIn(draft: Draft): Entity | undefined {
  const copied = draft.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'share'))
  const asks = asksIn(draft).filter(({ ask, text }) => ask.verb === 'share' && !elsewhere.test(text))
  const found = asks.flatMap((asked) => {
    const { object } = asked.ask
    const part = object === null ? undefined : partFor(draft, asked)
    const isMarked = part?.made.thing.kit === 'favorite' && pronouns.has(object?.noun ?? '')
    const id = object === null || isMarked ? (copied?.blocks[0]?.kind === 'detail' ? copied.blocks[0].entity : undefined) : part?.made.entity.id
    if (object && general.test(object.noun)) return []
    const entity = id === undefined ? undefined : entityIn(draft, id)
    return entity?.read === 'public' && detailPage(draft, entity.id)?.role === undefined && detailPage(draft, entity.id) ? [entity] : []
  })
  return found[0]
}

function withShares(draft: Draft, about: Entity): Draft {
  const entity = sharesOf(draft, about)
  const give: Action = {
    id: newActionId(draft, `share_${about.id}`.slice(0, 44)),
    name: `Share ${about.singular}`.slice(0, 60),
    kind: 'create',
    entity: entity.id,
    fields: ['about', 'shared_with', 'message'],
    effects: [...(draft.model.accounts ? [{ kind: 'name' as const, field: 'shared_by' }] : []), { kind: 'today', field: 'shared_on' }],
    confirmation: 'Shared: {title}.',
  }
  const remove: Action = {
    id: newActionId(draft, `delete_${entity.id}`),
    name: 'Take back',
    kind: 'delete',
    entity: entity.id,
    fields: [],
    confirmation: 'No longer shared: {title}.',
  }
  const kept = putActions(putEntity(draft, entity), [give, remove])
  const { draft: paged, path } = addPage(kept, {
    title: `Shared ${about.plural}`.slice(0, 80),
    navigation: draft.model.accounts ? 'Shared with me' : `Shared ${about.plural}`.slice(0, 40),
    blocks: (id) => [
      { kind: 'form', id: id(`${entity.id}_form`), heading: `Share ${article(about.singular)} ${about.singular}`, action: give.id, text: '' },
      listOf(id(`${entity.id}_list`), entity, remove),
    ],
  })
  const { accounts } = paged.model
  const asking = accounts && !accounts.open ? { ...accounts, pages: [...accounts.pages, path], actions: [...accounts.actions, give.id] } : accounts
  return claimWords(withModel(paged, asking ? { accounts: asking } : {}), sharing, path, elsewhere)
}

function sharesOf(draft: Draft, about: Entity): Entity {
  const fields: Field[] = [
    { id: 'about', label: capital(about.singular), type: 'reference', entity: about.id, required: true },
    {
      id: 'shared_with',
      label: 'Share with',
      type: 'email',
      required: true,
      ...(draft.model.accounts && { help: 'The email address with which somebody has registered here already: they find it under “Shared with me”.' }),
    },
    { id: 'message', label: 'Message', type: 'long_text', required: false },
    ...(draft.model.accounts ? [{ id: 'shared_by', label: 'Shared by', type: 'text' as const, required: false }] : []),
    { id: 'shared_on', label: 'Shared on', type: 'date', required: false },
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
  const named = isRecord ? { singular: 'sharing record', plural: 'sharing records' } : { singular: 'share', plural: 'shares' }
  return { id: newEntityId(draft, 'shares'), ...named, title: 'about', fields, read: 'own', write: 'anyone', shared: 'shared_with', seeds }
}

const listOf = (id: string, entity: Entity, remove: Action): BlockOf<'list'> => ({
  kind: 'list',
  id,
  heading: 'What was shared',
  entity: entity.id,
  layout: 'table',
  fields: entity.fields.flatMap(({ id: field }) => (field === 'about' ? [] : [field])),
  search: false,
  filters: [],
  sorts: [],
  per_page: 12,
  scope: 'all',
  actions: [remove.id],
  empty: 'Nothing is shared yet.',
})
