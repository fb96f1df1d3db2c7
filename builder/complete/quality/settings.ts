import { asBuilt, siteColours, siteLayouts } from '../../colour/site-colours.ts'
import { taken } from '../../compose/ids.ts'
import type { Action, BlockOf, Entity, Page, Role } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'

/** A page on which whoever runs the site sets its name, a notice to everybody, how to reach it, its foot and what search engines say of it; all pages show them. */
export function withSettings(draft: Draft, role: Role, at?: Page): Draft {
  if (draft.model.settings) return draft
  const entity = entityFor(draft)
  const action = actionFor(draft, entity, role)
  const { model } = draft
  if (at) {
    const [form] = pageFor(draft, action, role).blocks
    const pages = model.pages.map((page) => (page.id === at.id ? { ...page, role: role.id, blocks: [form!, ...page.blocks] } : page))
    return withModel(draft, { entities: [...model.entities, entity], actions: [...model.actions, action], pages, settings: settingsOf(entity) })
  }
  const page = pageFor(draft, action, role)
  const hub = model.pages.find(({ role: one, path }) => one === role.id && path.startsWith('/management'))
  const listed = hub?.blocks.find((block): block is BlockOf<'features'> => block.kind === 'features')
  const item = {
    title: page.title,
    text: 'The site’s name, a notice to everybody, its colours, what stands on the first page and in the menu, and how to reach you.',
    page: page.path,
  }
  const pages = listed
    ? model.pages.map((one) =>
        one === hub ? { ...one, blocks: one.blocks.map((block) => (block === listed ? { ...listed, items: [...listed.items, item] } : block)) } : one,
      )
    : model.pages
  return withModel(draft, {
    entities: [...model.entities, entity],
    actions: [...model.actions, action],
    pages: [...pages, listed ? { ...page, navigation: null } : page],
    settings: settingsOf(entity),
  })
}

const settingsOf = ({ id }: Entity) => ({
  entity: id,
  name: 'site_name',
  notice: 'notice',
  contact: 'contact_address',
  phone: 'phone',
  footer: 'footer_line',
  description: 'description',
  background: 'background',
  component: 'colour',
  layout: 'layout',
  tagline: 'tagline',
  logo: 'logo',
  picture: 'first_page_picture',
})

const colours = [asBuilt, ...Object.keys(siteColours)]
function entityFor({ model }: Draft): Entity {
  const id = taken(new Set(model.entities.map((one) => one.id)), 'site_settings')
  // Beside settings that the words tell of, it is what the pages say.
  const isOther = model.entities.some(({ plural }) => plural === 'site settings')
  return {
    id,
    singular: isOther ? 'site text' : 'site setting',
    plural: isOther ? 'site texts' : 'site settings',
    title: 'site_name',
    fields: [
      {
        id: 'site_name',
        label: 'Site name',
        type: 'text',
        required: false,
        help: 'Stands at the top and at the foot of every page; empty for the name that the site was built with.',
      },
      {
        id: 'tagline',
        label: 'Line under the name',
        type: 'text',
        required: false,
        help: 'Stands on the first page and at the foot of every page; empty for the line that the site was built with.',
      },
      {
        id: 'logo',
        label: 'Logo',
        type: 'image',
        required: false,
        help: 'Stands beside the name at the top and at the foot of every page, in place of the drawn mark.',
      },
      { id: 'first_page_picture', label: 'Picture on the first page', type: 'image', required: false, help: 'Stands there in place of the drawing.' },
      { id: 'notice', label: 'Notice to everybody', type: 'long_text', required: false, help: 'Stands at the top of every page until you empty it.' },
      { id: 'contact_address', label: 'Contact address', type: 'email', required: false, help: 'Stands at the foot of every page.' },
      {
        id: 'phone',
        label: 'Telephone',
        type: 'text',
        required: false,
        help: 'Stands at the foot of every page, ready to call; digits, spaces and + ( ) . / - alone.',
      },
      { id: 'footer_line', label: 'Line at the foot', type: 'text', required: false, help: 'Stands at the foot of every page, such as who owns the rights.' },
      {
        id: 'description',
        label: 'Description for search engines',
        type: 'long_text',
        required: false,
        help: 'What search results and shared links say about the site.',
      },
      { id: 'background', label: 'Background', type: 'choice', required: false, choices: colours, help: 'Of every page; the text stays readable on it.' },
      { id: 'colour', label: 'Colour of header and buttons', type: 'choice', required: false, choices: colours },
      {
        id: 'layout',
        label: 'Layout',
        type: 'choice',
        required: false,
        choices: [asBuilt, ...Object.keys(siteLayouts)],
        help: 'How close together things stand.',
      },
    ],
    read: 'public',
    write: 'managed',
    seeds: [
      {
        site_name: '',
        tagline: '',
        logo: null,
        first_page_picture: null,
        notice: '',
        contact_address: '',
        phone: '',
        footer_line: '',
        description: '',
        background: asBuilt,
        colour: asBuilt,
        layout: asBuilt,
      },
    ],
  }
}

const actionFor = ({ model }: Draft, entity: Entity, role: Role): Action => ({
  id: taken(new Set(model.actions.map((one) => one.id)), 'save_site_settings'),
  name: 'Save settings',
  kind: 'update',
  entity: entity.id,
  role: role.id,
  fields: entity.fields.map(({ id }) => id),
  confirmation: 'Saved. Every page shows it now.',
})

const pageFor = (draft: Draft, action: Action, role: Role): Page => ({
  id: newPageId(draft, 'site_settings'),
  path: newPath(draft, '/site-settings'),
  title: 'Site settings',
  navigation: 'Site settings',
  role: role.id,
  blocks: [
    {
      kind: 'form',
      id: newBlockId(draft, 'site_settings_form'),
      heading: 'How the site presents itself',
      action: action.id,
      text: 'What you save here stands on every page at once.',
    },
  ],
})
