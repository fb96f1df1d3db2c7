import { asBuilt, siteColours } from '../../colour/site-colours.ts'
import { managerOf } from '../../compose/running.ts'
import type { Action, Block, Entity, Field, Values } from '../../model.ts'
import { type Completer, withEntity, withModel } from '../draft.ts'
import { newActionId } from '../module/remake.ts'

const [state, on, off] = ['status', 'In use', 'Off']
const coloured = new Set(['background_colour', 'accent_colour'])
/** Themes that are there to be taken elsewhere are no looks of this site. */
const elsewhere =
  /\b(?:install|download|sell|buy|upload)(?:s|ing)?(?: and \w+)? (?:\w+ ){0,2}(?:themes?|skins?)\b|\b(?:themes?|skins?) (?:store|market\w*|shop)\b/i

/** The themes that a site keeps are looks that whoever runs it puts on it, one at a time. */
export const themes: Completer = (draft) => {
  const { entities, roles, actions, pages } = draft.model
  const entity = entities.find(({ fields, lifecycle }) => !lifecycle && [...coloured].every((id) => fields.some((field) => field.id === id)))
  const role = managerOf(roles) ?? roles.find(({ manages }) => manages)
  if (!entity || !role || draft.model.themes || entity.fields.length > 23 || elsewhere.test(draft.brief.words)) return draft
  const step = (id: string, name: string, confirmation: string, effects: Action['effects']): Action => ({
    id: newActionId(draft, `${id}_${entity.id}`.slice(0, 44)),
    name,
    kind: 'transition',
    entity: entity.id,
    role: role.id,
    fields: [],
    transition: id,
    ...(effects && { effects }),
    confirmation,
  })
  const use = step('use', 'Use', '{title} is the look of the site now.', [{ kind: 'lone', field: state, is: on, value: off }])
  const stop = step('stop', 'Stop using', 'The site looks as it was built again.', undefined)
  const buttons = (block: Block): Block =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id ? { ...block, actions: [use.id, stop.id, ...block.actions] } : block
  return withModel(draft, {
    entities: withEntity(entities, entity.id, worn),
    actions: [...actions, use, stop],
    pages: pages.map((page) => ({ ...page, blocks: page.blocks.map(buttons) })),
    themes: { entity: entity.id, state, on, background: 'background_colour', component: 'accent_colour' },
  })
}

const colour = (field: Field): Field => (coloured.has(field.id) ? { ...field, type: 'choice', choices: [asBuilt, ...Object.keys(siteColours)] } : field)
const worn = (of: Entity): Entity => ({
  ...of,
  fields: [...of.fields.map(colour), { id: state, label: 'Status', type: 'choice', required: false, choices: [off, on] }],
  lifecycle: {
    field: state,
    initial: off,
    transitions: [
      { id: 'use', name: 'Use', from: [off], to: on },
      { id: 'stop', name: 'Stop using', from: [on], to: off },
    ],
  },
  seeds: [standard(of), ...of.seeds.map((seed) => ({ ...seed, [state]: off }))],
})
/** The look that the site was built with, which is in use until another is. */
const standard = ({ title, fields, seeds }: Entity): Values => ({
  ...Object.fromEntries(fields.map(({ id }) => [id, coloured.has(id) ? asBuilt : null])),
  ...Object.fromEntries(fields.filter(({ required, id }) => required && !coloured.has(id)).map(({ id }) => [id, seeds[0]?.[id] ?? null])),
  [title]: 'Standard',
  ...(fields.some(({ id }) => id === 'description') && { description: 'As the site was built.' }),
  [state]: on,
})
