import { managerOf } from '../../compose/running.ts'
import { singular } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Page } from '../../model.ts'
import { actionMaker, type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { newEntityId } from '../trade/parts.ts'

const ways = ['Address', 'Phone', 'Email', 'Opening hours', 'Website', 'Other'] as const
const most = 21
const title = 'Contact details'

const entityOf = (id: string, lines: BlockOf<'contact'>['lines']): Entity => ({
  id,
  singular: singular(title.toLowerCase()),
  plural: title.toLowerCase(),
  title: 'way',
  fields: [
    { id: 'way', label: 'Way', type: 'choice', required: true, choices: [...ways] },
    { id: 'value', label: 'Address or number', type: 'text', required: true },
  ],
  read: 'public',
  write: 'managed',
  seeds: lines.map(({ label, value }) => ({ way: label, value })),
})

/** The draft where whoever runs the site keeps the lines by which it is reached, which the block shows; as it was where nobody runs it or a line is of no known way. */
export function withContactDetails(draft: Draft, block: BlockOf<'contact'>): Draft {
  const { model } = draft
  const role = managerOf(model.roles)
  const isKnown = block.lines.every(({ label }) => ways.some((way) => way === label))
  if (!role || !isKnown || model.entities.length >= most) return draft
  const entity = entityOf(newEntityId(draft, 'contact_details'), block.lines)
  const make = actionMaker(draft, entity, role.id)
  const create = make('add_contact_detail', 'Add a contact detail', 'create', 'Added: {title}.')
  const change = [make('edit_contact_detail', 'Edit', 'update', '{title} saved.'), make('delete_contact_detail', 'Delete', 'delete', '{title} deleted.')]
  const page: Page = {
    id: newPageId(draft, 'contact_details'),
    path: newPath(draft, '/contact-details'),
    title,
    navigation: title,
    role: role.id,
    blocks: [
      {
        kind: 'list',
        id: newBlockId(draft, 'contact_detail_list'),
        heading: '',
        entity: entity.id,
        layout: 'table',
        fields: ['value'],
        search: false,
        filters: [],
        sorts: [],
        per_page: 20,
        scope: 'all',
        actions: change.map(({ id }) => id),
        empty: 'There are no contact details yet.',
      },
      {
        kind: 'form',
        id: newBlockId(draft, 'contact_detail_form'),
        heading: create.name,
        action: create.id,
        text: 'It stands on the page where people write to you.',
      },
    ],
  }
  const shown = model.pages.map((one) => ({
    ...one,
    blocks: one.blocks.map((other) => (other === block ? { ...block, rows: { entity: entity.id, label: 'way', value: 'value' } } : other)),
  }))
  return withModel(draft, { entities: [...model.entities, entity], actions: [...model.actions, create, ...change], pages: [...shown, page] })
}
