import type { Action, Block, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { changeBlocks, changePages, createOn, entityIn, putActions, putEntity } from '../trade/parts.ts'
import { withBlocks } from './places.ts'
import { otherKinds, tiedToAll } from './several-kinds.ts'

const sharing = { verbs: /^share$/, nouns: /(?:^| )(?:share|sharing)$/ }

/** "share photos and videos": each of several kinds has its address to be copied, and what was shared refers to the one that it is. */
export const sharedOfAll: Completer = (draft) => {
  const copied = draft.model.pages.find(
    ({ role, blocks }) => role === undefined && blocks.some(({ kind, ...block }) => kind === 'share' && !('tracked' in block)),
  )
  const detail = copied?.blocks[0]
  const kept = draft.model.entities.find(
    ({ title, fields }) => title === 'about' && fields.some(({ id }) => id === 'shared_on') && fields.some(({ id, entity }) => id === 'about' && entity),
  )
  const noted = kept?.fields.find(({ id }) => id === 'about')?.entity
  const first = noted ?? (detail?.kind === 'detail' ? detail.entity : undefined)
  if (first === undefined) return draft
  const others = otherKinds(draft, kept?.id ?? '', first, sharing)
  if (others.length === 0) return draft
  const block = copied?.blocks.find(({ kind }) => kind === 'share')
  const sent = block?.kind === 'share' ? [entityIn(draft, first)!, ...others].reduce((so_far, about) => withAddress(so_far, about, block), draft) : draft
  return kept ? keptFor(sent, kept, others) : sent
}

function withAddress(draft: Draft, { id, singular }: Entity, block: Block): Draft {
  const page = draft.model.pages.find(({ role, blocks }) => role === undefined && blocks[0]?.kind === 'detail' && blocks[0].entity === id)
  if (!page || page.blocks.some(({ kind }) => kind === 'share') || block.kind !== 'share') return draft
  const text = `Send this ${singular} to somebody: whoever has the link can open it.`
  return withBlocks(draft, page.id, [{ ...block, id: newBlockId(draft, `${id}_share`.slice(0, 44)), text }])
}

function keptFor(draft: Draft, kept: Entity, others: readonly Entity[]): Draft {
  const create = createOn(draft, kept.id)
  const by = kept.fields.find(({ id }) => id === 'about')!
  if (!create) return draft
  const tied = tiedToAll(kept, by, entityIn(draft, by.entity)?.seeds.length ?? 0, others)
  const refs = [by.id, ...tied.ties.map((tie) => tie.by.id)]
  const share: Action = {
    ...create,
    name: 'Share',
    fields: [...refs, ...create.fields.filter((id) => id !== by.id)],
    guards: [{ kind: 'any', fields: refs, text: 'Choose what to share.' }, ...(create.guards ?? [])],
  }
  const whole = changeBlocks(putActions(putEntity(draft, tied.entity), [share]), (block) => {
    if (block.kind === 'form' && block.action === share.id) return [{ ...block, heading: 'Share something' }]
    return [block.kind === 'list' && block.entity === kept.id ? { ...block, fields: [...new Set([...refs.slice(1), ...block.fields])] } : block]
  })
  const first = entityIn(draft, by.entity)
  return changePages(whole, (page) =>
    first && page.title === `Shared ${first.plural}`
      ? { ...page, title: 'Shared', navigation: page.navigation === page.title ? 'Shared' : page.navigation }
      : page,
  )
}
