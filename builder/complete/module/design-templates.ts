import { type DesignWay, templatesFor, toldOf } from '../../designs.ts'
import type { Block, Entity } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { withKept } from './place.ts'
import { newEntityId } from './remake.ts'

/** What each template is good for. */
const uses: Readonly<Record<string, string>> = {
  'Contact form': 'Questions and messages',
  Registration: 'Courses, clubs and events',
  Survey: 'Opinions after a visit',
  Booking: 'Tables, rooms and appointments',
  'Landing page': 'One offer and one button',
  Company: 'A firm and what it makes',
  Event: 'A day with a programme',
  Menu: 'Restaurants and cafés',
  'Sales screen': 'Shops and offices',
  'Works screen': 'Building sites and workshops',
  'Visitors screen': 'Museums and websites',
  'Energy screen': 'Houses and plants',
  'Order flow': 'Shops and workshops',
  Approval: 'Requests that somebody decides on',
  'Mind map': 'Ideas and plans',
  'Data flow': 'How something is kept',
}

/** The draft where the templates that the designer begins with are rows of their own, on a page that lists what each has. */
export function withTemplates(draft: Draft, way: DesignWay): Draft {
  const id = newEntityId(draft, 'templates')
  const entity: Entity = {
    id,
    singular: 'template',
    plural: 'templates',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'use', label: 'Good for', type: 'text', required: false },
      { id: 'parts', label: way === 'form' ? 'Fields' : 'Layout', type: 'long_text', required: true },
      { id: 'count', label: `Number of ${way === 'form' ? 'fields' : 'parts'}`, type: 'number', required: false, min: 0 },
      { id: 'colour', label: 'Colour', type: 'text', required: false },
      { id: 'background', label: 'Background', type: 'text', required: false },
      { id: 'font', label: 'Font', type: 'text', required: false },
    ],
    read: 'public',
    write: 'managed',
    seeds: Object.entries(templatesFor[way]).map(([name, design]) => ({ name, use: uses[name] ?? null, ...toldOf(design) })),
  }
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'templates_list'),
    heading: 'Begin with one of these in the designer',
    entity: id,
    layout: 'cards',
    fields: ['use', 'parts', 'count', 'font'],
    search: false,
    filters: [],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: [],
    empty: 'There are no templates yet.',
  }
  const page = { id: newPageId(draft, id), path: newPath(draft, '/templates'), title: 'Templates', navigation: 'Templates', blocks: [list] }
  return withKept(draft, entity, [], page)
}
