import { managerOf } from '../../compose/running.ts'
import type { Block, Entity, Page } from '../../model.ts'
import { type Completer, withEntity, withModel } from '../draft.ts'

const most = 14
const isAbout = (block: Block, entity: string): boolean => (block.kind === 'list' || block.kind === 'detail') && block.entity === entity
const isOpen = ({ role, navigation }: Page): boolean => role === undefined && navigation !== null

/** The menus that whoever runs a site keeps are the site's own menu: its entries are the rows, in their order. */
export const menus: Completer = (draft) => {
  const { entities, pages, roles } = draft.model
  const kept = draft.parts.find(({ made }) => made.thing.kit === 'menu_entry')?.made.entity.id
  const entity = entities.find(({ id }) => id === kept)
  const has = (id: string): boolean => entity?.fields.some((field) => field.id === id) ?? false
  const role = (managerOf(roles) ?? roles.find(({ manages }) => manages))?.id
  if (!entity || !role || draft.model.menu || entity.write !== 'managed' || !['address', 'order', 'visible'].every(has)) return draft
  const own = new Set(
    pages.filter((page) => page.path !== '/' && page.role === undefined && page.blocks.some((block) => isAbout(block, entity.id))).map(({ path }) => path),
  )
  const without = (block: Block): Block =>
    block.kind === 'features' ? { ...block, items: block.items.filter(({ page }) => page === undefined || page === null || !own.has(page)) } : block
  const shut = pages.map((page) =>
    own.has(page.path) ? { ...page, role, navigation: null } : page.role === undefined ? { ...page, blocks: page.blocks.map(without) } : page,
  )
  const open = shut.filter(isOpen).slice(0, most)
  const seeded = (of: Entity): Entity => ({
    ...of,
    fields: of.fields.map((field) =>
      field.id === 'address' ? { ...field, help: 'A page of this site, such as /contact, or a web address that begins with https://.' } : field,
    ),
    seeds: open.map(({ path, navigation }, index) => ({
      ...Object.fromEntries(of.fields.map((field) => [field.id, null])),
      ...(of.lifecycle ? { [of.lifecycle.field]: of.lifecycle.initial } : {}),
      [of.title]: navigation!,
      address: path,
      order: index + 1,
      visible: true,
    })),
  })
  // What is added stands in the menu at once, and is taken out of it by an edit.
  const actions = draft.model.actions.map((action) =>
    action.entity === entity.id && action.kind === 'create'
      ? {
          ...action,
          fields: action.fields.filter((id) => id !== 'visible'),
          effects: [...(action.effects ?? []), { kind: 'put' as const, field: 'visible', value: true, when: null }],
        }
      : action,
  )
  return withModel(draft, {
    actions,
    pages: shut,
    entities: withEntity(entities, entity.id, (of) => ({ ...seeded(of), read: 'managed' })),
    menu: { entity: entity.id, address: 'address', order: 'order', visible: 'visible', pages: open.map(({ path }) => path) },
  })
}
