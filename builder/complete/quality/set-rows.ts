import type { Action, BlockOf, Entity, Page, Values } from '../../model.ts'
import type { OneSetting, SettingRows } from '../../set.ts'
import { isPlainlySet } from '../account/plain-settings.ts'
import { isCountedOn, replaced } from '../account/replace.ts'
import { type Completer, claimed, type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { entityIn, newActionId, newEntityId, partsOf, putEntity } from '../trade/parts.ts'
import { stockOf } from '../trade/shop-entities.ts'
import { generalsIn } from './general.ts'
import { siteSettings } from './site-set.ts'

const named = /^(?:(?:system|website|site|platform|basic|general|global|backend) )?(?:settings|configurations|parameters)$/
const isPlain = (of: Entity): boolean => named.test(of.plural) && isPlainlySet(of)
const ofSite = /\b(?:system|website|site|platform|basic|general|global|backend) (?:settings?|configurations?|parameters?)\b/i
/** What these say stands in the rows. */
const moved = new Set(['notice', 'contact_address', 'phone'])

/** Where settings of the system are asked for, they are rows of a name, a value and what that does, each of which takes effect at once. */
export const settingsByRows: Completer = (draft) => {
  const { settings, entities, pages } = draft.model
  const at = settings && pages.find(({ blocks }) => blocks.some((block) => isForm(draft, block)))
  const table = entities.find((one) => isPlain(one) && one.read !== 'own' && !isCountedOn(draft, one.id))
  const isAsked = at?.blocks.some((block) => 'entity' in block && block.entity === table?.id) || generalsIn(draft).some(({ is }) => is === 'settings')
  if (!settings || !at || at.role === undefined || !isAsked) return draft
  const without = withLow(table ? withModel(draft, replaced(draft, { entity: table.id, page: at, blocks: [] })) : draft)
  const each = siteSettings(without)
  const entity = entityFor(without, table, each)
  const rows: SettingRows = { entity: entity.id, name: 'name', value: 'value', each: each.map(({ group: _, ...one }) => one) }
  const action = actionFor(without, entity, at.role)
  const presented = withoutMoved(without)
  const block: BlockOf<'settings'> = {
    kind: 'settings',
    id: newBlockId(presented, 'settings_set'),
    heading: '',
    entity: entity.id,
    action: action.id,
    text: 'What you save here counts at once.',
  }
  const { model } = presented
  const set = withModel(presented, {
    entities: [...model.entities, entity],
    actions: [...model.actions, action],
    pages: model.pages.map((page): Page => (page.id === at.id ? { ...page, blocks: [block, ...page.blocks] } : page)),
    settings: { ...model.settings!, rows },
  })
  const said = draft.brief.clauses.filter(({ mode, start, end }) => mode !== 'style' && ofSite.test(draft.brief.words.slice(start, end)))
  return claimed(
    set,
    at.path,
    said.flatMap(({ asks }) => asks.filter((ask) => ofSite.test(draft.brief.words.slice(ask.start, ask.end)))),
  )
}

const isForm = ({ model }: Draft, block: Page['blocks'][number]): boolean =>
  block.kind === 'form' && model.actions.some(({ id, entity }) => id === block.action && entity === model.settings?.entity)

/** The form of how the site presents itself without what stands in rows. */
function withoutMoved(draft: Draft): Draft {
  const { settings, entities, actions } = draft.model
  if (!settings) return draft
  const { notice: _, contact: __, phone: ___, ...rest } = settings
  return withModel(draft, {
    settings: rest,
    entities: withEntity(entities, settings.entity, (one) => ({
      ...one,
      fields: one.fields.filter(({ id }) => !moved.has(id)),
      seeds: one.seeds.map((seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => !moved.has(id)))),
    })),
    actions: actions.map((one) => (one.entity === settings.entity ? { ...one, fields: one.fields.filter((id) => !moved.has(id)) } : one)),
  })
}

/** What is in stock, and has no lowest level of its own, has that of the settings. */
const withLow = (draft: Draft): Draft =>
  partsOf(draft, 'product', 'stock', 'medicine', 'spare').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const left = entity && !entity.low && entity.write === 'managed' ? stockOf(entity) : undefined
    return entity && left ? putEntity(so_far, { ...entity, low: { left: left.id } }) : so_far
  }, draft)

const groups = ['General', 'Contact', 'Accounts', 'Lists', 'Stock', 'Money'] as const
export type Grouped = OneSetting & { readonly group: (typeof groups)[number] }

function entityFor(draft: Draft, table: Entity | undefined, each: readonly Grouped[]): Entity {
  return {
    id: table?.id ?? newEntityId(draft, 'system_settings'),
    singular: table?.singular ?? 'system setting',
    plural: table?.plural ?? 'system settings',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'key', label: 'Key', type: 'text', required: false },
      { id: 'value', label: 'Value', type: 'long_text', required: false },
      { id: 'group', label: 'Group', type: 'choice', required: false, choices: groups.filter((group) => each.some((one) => one.group === group)) },
      { id: 'note', label: 'What it does', type: 'long_text', required: false },
      { id: 'changed_on', label: 'Changed on', type: 'date', required: false },
    ],
    read: 'managed',
    write: 'managed',
    seeds: each.map(
      ({ part, label, value, group, help }, index): Values => ({ name: label, key: part, value, group, note: help, changed_on: `-${4 + index * 9}d` }),
    ),
  }
}

const actionFor = (draft: Draft, entity: Entity, role: string): Action => ({
  id: newActionId(draft, 'save_setting'),
  name: 'Save',
  kind: 'create',
  entity: entity.id,
  role,
  fields: ['name', 'value'],
  effects: [
    { kind: 'instead', fields: ['name'] },
    { kind: 'today', field: 'changed_on' },
  ],
  confirmation: 'Saved: {title}. It counts from now on.',
})
