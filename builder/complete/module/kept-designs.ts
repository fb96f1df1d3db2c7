import { idFrom } from '../../compose/ids.ts'
import { type DesignWay, kindsFor, partKinds, partRows, templatesFor, toldOf, writeDesign } from '../../designs.ts'
import { capital, singular } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { managerOf, withKept } from './place.ts'
import { newActionId, newEntityId } from './remake.ts'

export interface Made {
  readonly entity: Entity
  readonly actions: readonly Action[]
  readonly save: Action
  readonly change: Action
  readonly remove: Action
}
interface Words {
  /** What the parts of a design are called beside it. */
  readonly label: string
  /** What they are called as rows of their own. */
  readonly parts: string
}
const words: Readonly<Record<DesignWay, Words>> = {
  form: { label: 'Fields', parts: 'form fields' },
  page: { label: 'Layout', parts: 'page components' },
  screen: { label: 'Layout', parts: 'screen components' },
  diagram: { label: 'Boxes', parts: 'diagram boxes' },
}
/** What is kept of a design beside its name, by what the designer measures. */
export const measured = ['parts', 'colour', 'background', 'font', 'count', 'design', 'more'] as const
const makers = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad']
const designsOf = (way: DesignWay) => Object.values(templatesFor[way])

/** Of what a page or a form that is designed is a part, where the site keeps what is built of them. */
export const ofWhole = ({ parts, model }: Draft): readonly Field[] =>
  parts
    .flatMap(({ made: { thing, entity } }) => (thing.kit === 'website' ? model.entities.filter(({ id, seeds }) => id === entity.id && seeds.length > 0) : []))
    .slice(0, 1)
    .map(({ id, singular: one }) => ({ id: 'built_for', label: capital(one), type: 'reference', required: false, entity: id }))

const description: Field = { id: 'description', label: 'Description', type: 'long_text', required: false }
const state: Field = { id: 'status', label: 'Status', type: 'choice', required: true, choices: ['Published', 'Draft'] }
/** What is taken back is whoever made it's alone, until it is published again. */
const offered: NonNullable<Entity['lifecycle']> = {
  field: state.id,
  initial: 'Published',
  transitions: [
    { id: 'unpublish', name: 'Unpublish', from: ['Published'], to: 'Draft' },
    { id: 'publish', name: 'Publish', from: ['Draft'], to: 'Published' },
  ],
  unpublished: ['Draft'],
}
const purposes = [
  'For questions of any kind.',
  'For everybody who takes part.',
  'Ten minutes, and nobody sees whose answers they are.',
  'For a table or a room.',
]

/** The table of what is designed, and what keeps a design and takes it away; `more` is what else is told of one, which is written after it is saved. */
export function keptDesigns(draft: Draft, way: DesignWay, many: string, beside: readonly Field[] = []): Made {
  const more = way === 'form' ? [...beside, description] : beside
  const one = singular(many)
  const id = newEntityId(draft, many.replace(' ', '_'))
  const entity: Entity = {
    id,
    singular: one,
    plural: many,
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      ...more.map((field) => ({ ...field, required: false })),
      { id: 'parts', label: words[way].label, type: 'long_text', required: false },
      { id: 'count', label: `Number of ${way === 'form' ? 'fields' : 'parts'}`, type: 'number', required: false, min: 0 },
      { id: 'colour', label: 'Colour', type: 'text', required: false },
      { id: 'background', label: 'Background', type: 'text', required: false },
      { id: 'font', label: 'Font', type: 'text', required: false },
      { id: 'made_by', label: 'Made by', type: 'text', required: false },
      { id: 'saved_on', label: 'Saved on', type: 'date', required: false },
      { id: 'design', label: 'Design', type: 'long_text', required: true },
      { id: 'more', label: 'Design, continued', type: 'long_text', required: false },
      ...(way === 'form' ? [state] : []),
    ],
    read: 'public',
    write: 'anyone',
    ...(way === 'form' && { lifecycle: offered }),
    seeds: designsOf(way).map((design, index) => ({
      ...(way === 'form' && { description: purposes[index % purposes.length]!, status: 'Published' }),
      name: design.title,
      ...toldOf(design),
      made_by: makers[index % makers.length]!,
      saved_on: `-${index + 2}d`,
      design: writeDesign(design),
      more: null,
      ...Object.fromEntries(beside.map(({ id: field, choices }) => [field, choices?.[index % choices.length] ?? 0])),
    })),
  }
  const make = (wanted: string, name: string, kind: Action['kind'], fields: readonly string[], confirmation: string): Action => ({
    id: newActionId(draft, wanted),
    name,
    kind,
    entity: id,
    fields: [...fields],
    confirmation,
  })
  const save: Action = {
    ...make('save_design', 'Save and publish', 'create', ['name', ...measured], 'Saved and published: {title}.'),
    effects: [
      { kind: 'today', field: 'saved_on' },
      { kind: 'name', field: 'made_by' },
    ],
  }
  const change: Action = {
    ...make('change_design', 'Save changes', 'update', ['name', ...measured], 'Changes saved: {title}.'),
    effects: [{ kind: 'today', field: 'saved_on' }],
  }
  const remove = make('delete_design', 'Delete', 'delete', [], 'Deleted: {title}.')
  const told = more.length === 0 ? [] : [make('edit_design', 'Edit', 'update', ['name', ...more.map((field) => field.id)], 'Saved: {title}.')]
  const steps =
    way === 'form'
      ? offered.transitions.map(
          ({ id: step, name, to }): Action => ({ ...make(`${step}_design`, name, 'transition', [], `{title} is ${to.toLowerCase()} now.`), transition: step }),
        )
      : []
  return { entity, save, change, remove, actions: [save, change, ...told, ...steps, remove] }
}

/** The draft where each part of a saved design is a row of its own, on a page that lists those of all designs. */
export function withParts(draft: Draft, way: DesignWay, { entity, save, change, remove }: Made, called: string | undefined): Draft {
  const plural = called ?? words[way].parts
  const id = newEntityId(draft, idFrom(plural))
  const by = way === entity.singular ? way : 'part_of'
  const label = by === way ? capital(way) : capital(entity.singular)
  const note = way === 'form' ? 'Help' : 'Text'
  const asks = way === 'form'
  const fields = { name: 'label', kind: 'type', order: 'order', note: 'note', choices: 'choices', required: asks ? 'required' : null }
  const table: Entity = {
    id,
    singular: singular(plural),
    plural,
    title: 'label',
    fields: [
      { id: 'label', label: asks ? 'Label' : 'Name', type: 'text', required: true },
      { id: by, label, type: 'reference', required: true, entity: entity.id },
      {
        id: 'type',
        label: 'Type',
        type: 'choice',
        required: true,
        choices: kindsFor(way).flatMap((kind) => (kind === 'divider' ? [] : [partKinds[kind]!.name])),
      },
      ...(asks ? [{ id: 'required', label: 'Required', type: 'boolean' as const, required: false }] : []),
      { id: 'choices', label: asks ? 'Choices' : way === 'diagram' ? 'Leads to' : 'Entries', type: 'long_text', required: false },
      { id: 'note', label: note, type: 'long_text', required: false },
      { id: 'order', label: 'Order', type: 'number', required: false, min: 1 },
    ],
    read: 'public',
    write: 'managed',
    seeds: designsOf(way).flatMap((design, at) => partRows(design, fields).map((row) => ({ ...row, [by]: at }))),
  }
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, `${id}_list`.slice(0, 44)),
    heading: '',
    entity: id,
    layout: 'table',
    fields: [by, 'type', ...(asks ? ['required'] : []), ...(way === 'diagram' ? ['choices'] : []), 'order'],
    search: true,
    filters: ['type'],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: [],
    empty: `There are no ${plural} yet: save a design, and its parts stand here.`,
  }
  const title = capital(plural)
  const manager = managerOf(draft)
  const page = {
    id: newPageId(draft, id),
    path: newPath(draft, `/${plural.replace(/[^a-z0-9]+/g, '-')}`),
    title,
    navigation: title,
    ...(manager !== undefined && { role: manager }),
    blocks: [list],
  }
  const kept = withKept(draft, table, [], page)
  const grown = (action: Action): Action => {
    const taken: Effect = { kind: 'take', of: id, by }
    const parted: Effect = { kind: 'parts', design: ['design', 'more'], entity: id, by, fields }
    if (action.id === save.id) return { ...action, effects: [...(action.effects ?? []), parted] }
    if (action.id === change.id) return { ...action, effects: [...(action.effects ?? []), taken, parted] }
    return action.id === remove.id ? { ...action, effects: [taken] } : action
  }
  return withModel(kept, { actions: kept.model.actions.map(grown) })
}
