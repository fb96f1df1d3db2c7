import { article, capital } from '../../lexicon/inflect.ts'
import type { Action, Entity, Field, Values } from '../../model.ts'
import { asksIn, type Completer, type Draft, withModel } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { addPage, entityIn, newActionId, newEntityId, putActions, putEntity, textOf } from '../trade/parts.ts'
import { detailPage } from './places.ts'

/** What people share without sending anything of the site anywhere. */
export const otherwise = /\b(?:screens?|rides?|cars?|parking|bikes?|expense\w*|costs?|data sharing|information sharing|locations?|calendars?)\b/
const media = /\b(?:wechat|weibo|facebook|twitter|instagram|whatsapp|qq|moments|social (?:media|platforms?|networks?))\b/
const pronouns = new Set(['them', 'it', 'these', 'those'])
const general = /^(?:information|data|experience|knowledge|insight|idea|opinion|same|content|thought)$/
const entities_most = 15
const pages_most = 38
const places = ['Link', 'Email', 'Facebook', 'WhatsApp', 'Elsewhere']
const chinese = ['WeChat group', 'WeChat chat', 'Moments', 'Weibo', 'Elsewhere']
const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad']
const samples_most = 4

/** Where something of the site was shared outside of it is noted by whoever shared it: what, where and when. */
export const sharedElsewhere: Completer = (draft) => {
  const isFollowed = draft.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'share_links'))
  const isKept = isFollowed || draft.model.entities.some(({ singular }) => /\bshar(?:e|ing)\b/.test(singular))
  const isFull = draft.model.entities.length > entities_most || draft.model.pages.length >= pages_most
  const about = isKept || isFull ? undefined : sharedIn(draft)
  return about ? withShares(draft, about) : draft
}

function sharedIn(draft: Draft): Entity | undefined {
  const copied = draft.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'share'))
  const detail = copied?.blocks[0]
  const asks = asksIn(draft).filter(({ ask, text }) => ask.verb === 'share' && !otherwise.test(text))
  const found = asks.flatMap((asked) => {
    const { object, actors } = asked.ask
    const isGeneral = object !== null && general.test(object.noun)
    const isSaid = media.test(asked.text)
    const isOpen = object === null ? actors.length > 0 : pronouns.has(object.noun)
    const part = object === null || isGeneral || isOpen ? undefined : partFor(draft, asked)
    const named = part?.made.thing.kit === 'form' ? undefined : part?.made.entity.id
    const copying = (isOpen || isSaid) && (isSaid || !isGeneral) && detail?.kind === 'detail' ? detail.entity : undefined
    const entity = entityIn(draft, named ?? copying)
    const page = entity && detailPage(draft, entity.id)
    return entity?.read === 'public' && page && page.role === undefined ? [entity] : []
  })
  return found[0]
}

function withShares(draft: Draft, about: Entity): Draft {
  const entity = sharesOf(draft, about)
  const note: Action = {
    id: newActionId(draft, `share_${about.id}`.slice(0, 44)),
    name: `Share ${about.singular}`.slice(0, 60),
    kind: 'create',
    entity: entity.id,
    fields: ['about', 'shared_to'],
    effects: [...(draft.model.accounts ? [{ kind: 'name' as const, field: 'shared_by' }] : []), { kind: 'today', field: 'shared_on' }],
    confirmation: 'Shared: {title}.',
  }
  const remove: Action = {
    id: newActionId(draft, `delete_${entity.id}`),
    name: 'Delete',
    kind: 'delete',
    entity: entity.id,
    fields: [],
    confirmation: 'No longer noted: {title}.',
  }
  const { draft: paged, path } = addPage(putActions(putEntity(draft, entity), [note, remove]), {
    title: `Shared ${about.plural}`.slice(0, 80),
    navigation: `Shared ${about.plural}`.slice(0, 40),
    blocks: (id) => [
      {
        kind: 'form',
        id: id(`${entity.id}_form`),
        heading: `Share ${article(about.singular)} ${about.singular}`,
        action: note.id,
        text: `The page of each ${about.singular} has its link to be sent on; here is noted where you sent it.`,
      },
      {
        kind: 'list',
        id: id(`${entity.id}_list`),
        heading: 'What was shared',
        entity: entity.id,
        layout: 'table',
        fields: entity.fields.flatMap(({ id: field }) => (field === 'about' ? [] : [field])),
        search: false,
        filters: ['shared_to'],
        sorts: ['shared_on'],
        per_page: 12,
        scope: 'mine',
        actions: [remove.id],
        empty: 'Nothing is shared yet.',
      },
    ],
  })
  const { accounts } = paged.model
  const isAsking = accounts && !accounts.open
  return isAsking ? withModel(paged, { accounts: { ...accounts, pages: [...accounts.pages, path], actions: [...accounts.actions, note.id] } }) : paged
}

function sharesOf(draft: Draft, about: Entity): Entity {
  const words = textOf(draft)
  const isNamed = draft.model.accounts !== undefined
  const choices = /\b(?:wechat|weibo|moments|mini-program|qq)\b/.test(words) ? chinese : places
  const fields: Field[] = [
    { id: 'about', label: capital(about.singular), type: 'reference', entity: about.id, required: true },
    { id: 'shared_to', label: 'Shared to', type: 'choice', required: true, choices },
    ...(isNamed ? [{ id: 'shared_by', label: 'Shared by', type: 'text' as const, required: false }] : []),
    { id: 'shared_on', label: 'Shared on', type: 'date', required: false },
  ]
  const names = draft.model.accounts?.samples.map(({ name }) => name) ?? people
  const seeds = about.seeds.slice(0, samples_most).map(
    (_, index): Values => ({
      about: index,
      shared_to: choices[index % (choices.length - 1)]!,
      ...(isNamed && { shared_by: names[index % names.length] ?? null }),
      shared_on: `-${index * 2 + 1}d`,
    }),
  )
  return { id: newEntityId(draft, 'shares'), singular: 'share', plural: 'shares', title: 'about', fields, read: 'own', write: 'anyone', seeds }
}
