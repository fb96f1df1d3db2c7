import { listBlock, type Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Page } from '../../model.ts'
import { type Completer, type Draft, newPageId, newPath, withModel, withPage } from '../draft.ts'

const lists = (page: Page, entity: string): boolean => page.blocks.some((block) => block.kind === 'list' && block.entity === entity)

const shown: ReadonlySet<string> = new Set(['article', 'product', 'course', 'service', 'book', 'dish', 'hotel', 'trip'])
/** Whether articles, events or goods are published by whoever runs the site, and no page lists them for those whom they are for. */
const isUnseen = ({ model }: Draft, { made: { thing, entity } }: Part): boolean =>
  (kits[thing.kit].group === 'event' || shown.has(thing.kit)) &&
  model.entities.some(({ id, read }) => id === entity.id && read === 'public') &&
  model.pages.some((page) => page.role !== undefined && lists(page, entity.id)) &&
  !model.pages.some((page) => lists(page, entity.id) && !model.roles.some(({ id, manages }) => id === page.role && manages))

/** What whoever runs a site publishes is read on a page of its own by everybody. */
export const outward: Completer = (draft) =>
  draft.parts
    .filter((part) => isUnseen(draft, part))
    .reduce((so_far, part) => {
      const { plural, id } = part.made.entity
      const list = listBlock(part, so_far.taken, { heading: '', scope: 'all', actions: [] })
      const page: Page = {
        id: newPageId(so_far, id),
        path: newPath(so_far, `/${plural.replaceAll(' ', '-')}`),
        title: titled(plural),
        navigation: titled(plural),
        blocks: [list],
      }
      return withModel(so_far, { pages: withPage(so_far.model.pages, page) })
    }, draft)
