import { article } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Guard } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { changeBlocks, createOn, entityIn, isDetailOf, newActionId, putActions, putEntity } from '../trade/parts.ts'
import { detailPage, withBlocks } from './places.ts'
import { otherKinds, type Tie, tiedToAll } from './several-kinds.ts'

type Talk = BlockOf<'comments'> | BlockOf<'reviews'>
const commenting = { verbs: /^(?:comment|discuss)$/, nouns: /(?:^| )(?:comment|discussion)$/ }
const reviewing = { verbs: /^(?:review|rate|evaluate)$/, nouns: /(?:^| )(?:review|rating|evaluation)$/ }
const entity_fields = 18
const pageIds = 44

/** "comment on photos and videos": what is said of several kinds stands at each of them, and refers to the one that it is about. */
export const saidOfAll: Completer = (draft) => {
  const blocks = draft.model.pages.flatMap((page) => (page.role === undefined ? page.blocks : []))
  const talks = blocks.filter((block): block is Talk => (block.kind === 'comments' && block.chat !== true) || block.kind === 'reviews')
  return talks.filter((talk, at) => talks.findIndex(({ entity }) => entity === talk.entity) === at).reduce(spread, draft)
}

function spread(draft: Draft, talk: Talk): Draft {
  const entity = entityIn(draft, talk.entity)
  const by = entity?.fields.find(({ id }) => id === talk.by)
  const create = entity && createOn(draft, entity.id)
  if (!entity || !by || !create || create.id !== talk.action || entity.read !== 'public' || entity.authored || entity.fields.length > entity_fields)
    return draft
  const others = otherKinds(draft, entity.id, talk.about, talk.kind === 'comments' ? commenting : reviewing).filter(
    (about) => !detailPage(draft, about.id)!.blocks.some(({ kind }) => kind === talk.kind),
  )
  if (others.length === 0) return draft
  const count = entityIn(draft, talk.about)?.seeds.length ?? 0
  const tied = tiedToAll(entity, by, count, others)
  const first = putActions(putEntity(draft, tied.entity), [withAny(create, [by.id], `Choose ${article(by.label)} ${by.label.toLowerCase()} first.`)])
  const each = tied.ties.reduce((so_far, tie) => talkedAt(so_far, talk, tied.entity, tie), first)
  return anywhere(shown(each, tied.entity, tied.ties), talk, tied.entity, tied.ties)
}

/** The action with the field by which its row refers to the first kind read as that of another. */
function toldBy(action: Action, from: string, to: string): Action {
  const fields = action.fields.map((id) => (id === from ? to : id))
  const guards = action.guards?.map((guard) => (guard.kind === 'unique' ? { ...guard, fields: guard.fields.map((id) => (id === from ? to : id)) } : guard))
  return { ...action, fields, ...(guards && { guards }) }
}
const withAny = (action: Action, fields: readonly string[], text: string): Action => ({
  ...action,
  guards: [{ kind: 'any', fields: [...fields], text }, ...(action.guards ?? []).filter(({ kind }) => kind !== 'any')],
})

function talkedAt(draft: Draft, talk: Talk, entity: Entity, { about, by }: Tie): Draft {
  const copied = (id: string): Action | undefined => {
    const known = draft.model.actions.find((one) => one.id === id)
    return (
      known &&
      withAny(
        { ...toldBy(known, talk.by, by.id), id: newActionId(draft, `${id}_${about.id}`.slice(0, pageIds)) },
        [by.id],
        `Choose ${article(about.singular)} ${about.singular} first.`,
      )
    )
  }
  const action = copied(talk.action)
  const answer = talk.kind === 'comments' && talk.reply ? copied(talk.reply.action) : undefined
  const page = detailPage(draft, about.id)
  if (!action || !page) return draft
  const place = { id: newBlockId(draft, `${about.id}_${entity.id}`.slice(0, pageIds)), about: about.id, by: by.id, action: action.id }
  const block: Block =
    talk.kind === 'comments' ? { ...talk, ...place, reply: talk.reply && answer ? { ...talk.reply, action: answer.id } : null } : { ...talk, ...place }
  return withBlocks(putActions(draft, [action, ...(answer ? [answer] : [])]), page.id, [block])
}

/** Lists and pages of what is said tell which row of which kind it is about. */
const shown = (draft: Draft, { id: entity }: Entity, ties: readonly Tie[]): Draft =>
  changeBlocks(draft, (block) => [
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity
      ? { ...block, fields: [...new Set([...block.fields, ...ties.map(({ by }) => by.id)])] }
      : block.kind === 'detail'
        ? { ...block, related: block.related.filter((one) => one.entity !== entity) }
        : block,
  ])

/** Away from the pages of what it is about, a form asks which row of which kind. */
function anywhere(draft: Draft, talk: Talk, entity: Entity, ties: readonly Tie[]): Draft {
  const create = draft.model.actions.find(({ id }) => id === talk.action)!
  const isAsked = draft.model.pages.some(
    (page) => !isDetailOf(page, talk.about) && page.blocks.some((block) => block.kind === 'form' && block.action === create.id),
  )
  if (!isAsked) return draft
  const refs = [talk.by, ...ties.map(({ by }) => by.id)]
  const guards = (create.guards ?? []).flatMap((guard): Guard[] => (guard.kind === 'unique' ? refs.map((id) => ({ ...guard, fields: [id] })) : [guard]))
  const general: Action = withAny(
    {
      ...create,
      id: newActionId(draft, `${create.id}_anywhere`.slice(0, pageIds)),
      fields: [...refs, ...create.fields.filter((id) => id !== talk.by)],
      guards,
    },
    refs,
    `Choose what the ${entity.singular} is about.`,
  )
  return changeBlocks(putActions(draft, [general]), (block) => [block.kind === 'form' && block.action === create.id ? { ...block, action: general.id } : block])
}
