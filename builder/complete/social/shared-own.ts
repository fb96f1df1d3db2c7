import { kits } from '../../lexicon/kits.ts'
import type { Block, Entity, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen, newBlockId } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { widen } from '../operations/named.ts'
import { changeBlocks, changePages, createOn, entityIn, isDetailOf, listPage, putEntity } from '../trade/parts.ts'
import { detailPage } from './places.ts'
import { postedOn } from './posted-on.ts'
import { otherwise } from './shared-elsewhere.ts'

const shareable = new Set(['record', 'text', 'work', 'media'])
const [mine, members, everyone] = ['Only me', 'Members', 'Everyone'] as const

/** "record and share diaries": what is one's own stays so until one says that others may see it; then whoever has its address opens it. */
export const sharedOwn: Completer = (draft) => asksIn(draft).reduce((so_far, asked) => shared(so_far, asked), draft)

/** What an ask has people share of their own, which nobody else sees yet. */
export function ownToShare(draft: Draft, asked: Asked) {
  const part = asked.ask.verb === 'share' && !otherwise.test(asked.text) ? partFor(draft, asked) : undefined
  const entity = entityIn(draft, part?.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!part || !entity || !create || create.role !== undefined || !shareable.has(kits[part.made.thing.kit].group)) return undefined
  if (entity.read !== 'own' || entity.write !== 'anyone' || entity.shared || entity.visible || entity.lifecycle || create.fields.length === 0) return undefined
  return { part, entity, create }
}

function shared(draft: Draft, asked: Asked): Draft {
  const found = ownToShare(draft, asked)
  if (!found) return draft
  const { part, entity, create } = found
  const choices = draft.model.accounts ? [mine, members, everyone] : [mine, everyone]
  const field: Field = { id: 'visible_to', label: 'Visible to', type: 'choice', required: true, choices, initial: mine }
  const wide = widen(draft, part, [field], { asked: true })
  const wider = entityIn(wide, entity.id)
  if (!wider?.fields.some(({ id }) => id === field.id)) return draft
  const seeds = wider.seeds.map((row, index) => ({ ...row, [field.id]: index % 2 === 0 ? everyone : mine }))
  const open: Entity = { ...wider, seeds, read: 'public', visible: { field: field.id, members, owner: mine } }
  const next = shown(putEntity(wide, open), open, create.id)
  const path = detailPage(next, open.id)?.path
  return path !== undefined && isOpen(next, asked) ? claimed(next, path, [asked.ask]) : next
}

function shown(draft: Draft, { id, singular, plural }: Entity, create: string): Draft {
  const place = listPage(draft, id)
  const told = changeBlocks(draft, (block, page) => {
    if (block.kind === 'form' && block.action === create)
      return [{ ...block, text: 'Only you and the people who run this site see it, unless you make it visible to others.' }]
    if (block.kind !== 'list' || block.entity !== id || block.scope !== 'mine' || page.id !== place?.id) return [block]
    const all: Block = {
      ...block,
      id: newBlockId(draft, `${id}_shared`.slice(0, 40)),
      heading: `All ${plural} that you may read`.slice(0, 80),
      scope: 'all',
      actions: [],
    }
    return [block, all]
  })
  return changePages(told, (page) =>
    !isDetailOf(page, id) || page.role !== undefined || page.blocks.some(({ kind }) => kind === 'share')
      ? page
      : {
          ...page,
          blocks: [
            ...page.blocks,
            {
              kind: 'share',
              id: newBlockId(told, `${id}_share`.slice(0, 40)),
              heading: '',
              text: `Send this ${singular} to somebody: once it is visible to everyone, whoever has the link can open it.`,
              ...postedOn(draft.brief.words),
            },
          ],
        },
  )
}
