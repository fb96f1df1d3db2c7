import { kits } from '../../lexicon/kits.ts'
import type { Block, BlockOf } from '../../model.ts'
import { type Completer, type Draft, newBlockId, partsLeft } from '../draft.ts'
import { changePages, entityIn, listPage } from '../trade/parts.ts'

/** What people come to look at, the best first; parts of designs and records of machines are none of it. */
const shown = ['event', 'offer', 'media', 'place', 'text', 'person']
const internal = /(?:^| )(?:components?|elements?|fields?|controls?|templates?|settings?|sections?|rules?|parameters?)$/
const bare: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['hero', 'welcome', 'features', 'role_switch'])

/** A list that whoever is not logged in sees nothing of, on a site that is open to them. */
const isShut = (draft: Draft, block: Block): boolean =>
  block.kind === 'list' && !draft.model.accounts?.closed && entityIn(draft, block.entity)?.members === true

/** A first page on which nothing is shown of what there is shows a little of the best of it. */
export const homeRows: Completer = (draft) => {
  const home = draft.model.pages.find(({ path }) => path === '/')
  if (!home?.blocks.every((block) => bare.has(block.kind) || isShut(draft, block))) return draft
  const isKept = home.blocks.some((block) => isShut(draft, block))
  const found = partsLeft(draft)
    .flatMap(({ made: { entity, thing } }) => {
      const now = entityIn(draft, entity.id)
      const { group } = kits[thing.kit]
      const at = shown.includes(group) || !isKept || ['rule', 'talk', 'money'].includes(group) ? shown.indexOf(group) : shown.length
      const list = listPage(draft, entity.id)?.blocks.find(
        (block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === entity.id && block.scope === 'all',
      )
      return now && list && at !== -1 && now.read === 'public' && !now.members && !internal.test(now.singular) && thing.kit !== 'introduction'
        ? [{ at, list, entity: now }]
        : []
    })
    .toSorted((a, b) => a.at - b.at)[0]
  if (!found) return draft
  const { list, entity } = found
  const teaser: Block = {
    ...list,
    id: newBlockId(draft, `${entity.id}_teaser`.slice(0, 44)),
    heading: entity.plural.slice(0, 1).toUpperCase() + entity.plural.slice(1),
    search: false,
    filters: [],
    sorts: [],
    actions: [],
    per_page: list.layout === 'table' ? 5 : 3,
    fields: list.fields.slice(0, 4),
  }
  return changePages(draft, (page) => {
    if (page !== home) return page
    const blocks = page.blocks.filter((block) => !isShut(draft, block))
    const at = blocks.findIndex(({ kind }) => kind === 'role_switch')
    return { ...page, blocks: at === -1 ? [...blocks, teaser] : blocks.toSpliced(at, 0, teaser) }
  })
}
