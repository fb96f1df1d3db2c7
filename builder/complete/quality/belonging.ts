import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Page } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, entityIn } from '../trade/parts.ts'

const most = 6
/** What has a place of its own beside a row, or is nobody's to look through. */
const apart = /(?:^| )(?:comment|review|rating|like|favou?rite|vote|bookmark|follow|cart|cart item|share|notification|view|read|message|chat)$/

/** A row's own page has all that refers to it, also by what was added to it later; what only some may read is theirs to see there. */
export const belonging: Completer = (draft) =>
  changeBlocks(draft, (block, page) =>
    block.kind === 'detail'
      ? [{ ...block, related: [...block.related, ...further(draft, block, page)].slice(0, Math.max(most, block.related.length)) }]
      : [block],
  )

function further(draft: Draft, block: BlockOf<'detail'>, page: Page): BlockOf<'detail'>['related'] {
  const own = entityIn(draft, block.entity)
  const blocks = JSON.stringify(page.blocks.filter(({ kind }) => kind !== 'detail' && kind !== 'form'))
  const beside = blocks + JSON.stringify(draft.model.actions.filter(({ id }) => blocks.includes(`"${id}"`)))
  const known = new Set(block.related.map(({ entity }) => entity))
  return draft.parts.flatMap(({ made: { thing, entity: before } }) => {
    const entity = entityIn(draft, before.id)
    const by = entity && entity.id !== own?.id ? referenceTo(entity, block.entity) : undefined
    if (!entity || !by || known.has(entity.id) || beside.includes(`"${entity.id}"`) || apart.test(entity.singular) || kits[thing.kit].group === 'talk')
      return []
    return [{ entity: entity.id, by }]
  })
}
const referenceTo = ({ fields }: Entity, to: string): string | undefined => fields.find(({ type, entity }) => type === 'reference' && entity === to)?.id
