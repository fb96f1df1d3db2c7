import type { Block, Entity, Field, Page } from '../../model.ts'
import { type Completer, withEntity, withModel } from '../draft.ts'

const [mostFields, mostSections, mostEntries] = [24, 4, 9]
const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words)
const switched = (id: string, label: string): Field => ({ id, label, type: 'boolean', required: false })

const isSection = (block: Block): boolean => block.kind !== 'hero' && block.kind !== 'role_switch' && 'heading' in block && (block.heading ?? '').trim() !== ''
const headed = (block: Block): string => ('heading' in block ? (block.heading ?? '') : '').trim()
const isOpen = ({ role, navigation, path }: Page): boolean => role === undefined && navigation !== null && path !== '/'

/** Beside the site's settings, which sections of its first page and which entries of its menu stand there. */
export const arranged: Completer = (draft) => {
  const { settings, entities, actions, pages } = draft.model
  const entity = entities.find(({ id }) => id === settings?.entity)
  if (!settings || !entity || settings.sections) return draft
  const blocks = pages.find(({ path }) => path === '/')?.blocks.filter(isSection) ?? []
  const sections = blocks.slice(0, mostSections).map((block, index) => ({ block: block.id, field: `section_${index + 1}`, words: headed(block) }))
  const room = Math.min(mostEntries, mostFields - entity.fields.length - sections.length)
  const open = draft.model.menu ? [] : pages.filter(isOpen).slice(0, Math.max(0, room))
  const entries = open.map(({ path, navigation }, index) => ({ page: path, field: `entry_${index + 1}`, words: navigation! }))
  const fields = [
    ...sections.map(({ field, words }) => switched(field, `Show “${short(words)}” on the first page`)),
    ...entries.map(({ field, words }) => switched(field, `Show “${short(words)}” in the menu`)),
  ]
  const ids = fields.map(({ id }) => id)
  const shown = (of: Entity): Entity => ({
    ...of,
    fields: [...of.fields, ...fields],
    seeds: of.seeds.map((seed) => ({ ...seed, ...Object.fromEntries(ids.map((id) => [id, true])) })),
  })
  return withModel(draft, {
    entities: withEntity(entities, entity.id, shown),
    actions: actions.map((action) => (action.entity === entity.id && action.kind === 'update' ? { ...action, fields: [...action.fields, ...ids] } : action)),
    settings: {
      ...settings,
      sections: sections.map(({ block, field }) => ({ block, field })),
      entries: entries.map(({ page, field }) => ({ page, field })),
    },
  })
}
