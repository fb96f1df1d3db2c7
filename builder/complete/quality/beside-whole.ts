import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Page } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, entityIn } from '../trade/parts.ts'

const most = 5
/** What notes the use of a site, or stands beside its row in a way of its own. */
const unseen = /(?:^| )(?:plays|shares|openings|clicks|downloads|danmus|likes|votes|views|permissions|movements|cart items|order lines|exports|imports)$/
const groups = new Set(['record', 'machine', 'money', 'request', 'talk', 'text', 'work'])

/** The page of a row lists whatever refers to it and whoever sees the row may see, also what a site keeps beyond its words: the readings of a station, the payments of an order. */
export const besideWhole: Completer = (draft) => {
  const shown = new Map(
    draft.model.pages.flatMap((page) => (page.blocks[0]?.kind === 'detail' ? [[page.blocks[0].id, JSON.stringify(page.blocks)] as const] : [])),
  )
  return changeBlocks(draft, (block, page) => [block.kind === 'detail' ? withRelated(draft, block, page, shown.get(block.id) ?? '') : block])
}

type Detail = BlockOf<'detail'>
function withRelated(draft: Draft, block: Detail, page: Page, shown: string): Detail {
  const whole = entityIn(draft, block.entity)
  if (!whole || block.related.length >= most) return block
  const more = draft.model.entities.flatMap((entity) => {
    const by = entity.fields.find(({ type, entity: to }) => type === 'reference' && to === whole.id)
    return by && entity.id !== whole.id && !shown.includes(`"${entity.id}"`) && isSeenBeside(draft, entity, whole, page)
      ? [{ entity: entity.id, by: by.id }]
      : []
  })
  return more.length === 0 ? block : { ...block, related: [...block.related, ...more].slice(0, most) }
}

function isSeenBeside(draft: Draft, entity: Entity, whole: Entity, page: Page): boolean {
  if (unseen.test(entity.plural) || (/questions$/.test(entity.plural) && page.blocks.some(({ kind }) => kind === 'survey' || kind === 'quiz'))) return false
  const kit = draft.parts.find(({ made }) => made.entity.id === entity.id)?.made.thing.kit
  if (kit !== undefined && !groups.has(kits[kit].group)) return false
  return entity.read === 'public' || (entity.read === 'own' && whole.read === 'own') || (entity.read === 'managed' && page.role !== undefined)
}
