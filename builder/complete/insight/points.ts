import { taken } from '../../compose/ids.ts'
import type { Action, Entity } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'
import { addPage, blockId } from './places.ts'

const seeds: readonly (readonly [string, string, number, string])[] = [
  ['Week 1', 'North', 42, '-27d'],
  ['Week 1', 'South', 35, '-26d'],
  ['Week 2', 'North', 51, '-20d'],
  ['Week 2', 'South', 38, '-19d'],
  ['Week 3', 'North', 47, '-13d'],
  ['Week 3', 'South', 56, '-12d'],
  ['Week 4', 'North', 63, '-6d'],
  ['Week 4', 'South', 49, '-4d'],
]

/** A site that draws data and keeps nothing else keeps the figures that are drawn: entered, imported, drawn and taken along. */
export function withPoints(draft: Draft): { readonly draft: Draft; readonly path: string } | null {
  const id = taken(new Set(draft.model.entities.map((one) => one.id)), 'figures')
  const actions = new Set(draft.model.actions.map((one) => one.id))
  const entity: Entity = {
    id,
    singular: 'data point',
    plural: 'data points',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'series', label: 'Series', type: 'text', required: false },
      { id: 'value', label: 'Value', type: 'number', required: true },
      { id: 'date', label: 'Date', type: 'date', required: false },
    ],
    read: 'public',
    write: 'anyone',
    seeds: seeds.map(([name, series, value, date]) => ({ name, series, value, date })),
  }
  const fields = entity.fields.map((field) => field.id)
  const add: Action = { id: taken(actions, 'add_figure'), name: 'Add figure', kind: 'create', entity: id, fields, confirmation: '{title} is added and drawn.' }
  const edit: Action = { id: taken(actions, 'edit_figure'), name: 'Edit', kind: 'update', entity: id, fields, confirmation: '{title} is changed.' }
  const remove: Action = { id: taken(actions, 'delete_figure'), name: 'Delete', kind: 'delete', entity: id, fields: [], confirmation: 'The figure is deleted.' }
  const base = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, add, edit, remove] })
  return addPage(base, 'Charts', undefined, (now) => [
    {
      kind: 'report',
      id: blockId(now, 'figures report'),
      heading: 'Charts',
      entity: id,
      date: 'date',
      measures: [
        { label: 'Total value', measure: 'sum', field: 'value' },
        { label: 'Average value', measure: 'average', field: 'value' },
        { label: 'Figures', measure: 'count' },
      ],
      groups: ['series', 'name'],
      shape: 'line',
    },
    { kind: 'chart', id: blockId(now, 'figures chart'), heading: 'Bars', entity: id, by: 'name', measure: 'sum', field: 'value', shape: 'bars' },
    { kind: 'pivot', id: blockId(now, 'figures summary'), heading: 'Summary', entity: id, rows: 'name', columns: 'series', measure: 'sum', field: 'value' },
    { kind: 'form', id: blockId(now, 'figure form'), heading: 'Add figure', action: add.id, text: 'Each figure is drawn in the charts above at once.' },
    { kind: 'import_csv', id: blockId(now, 'figures import'), heading: 'Import figures', action: add.id },
    {
      kind: 'list',
      id: blockId(now, 'figures list'),
      heading: 'Figures',
      entity: id,
      layout: 'table',
      fields: ['series', 'value', 'date'],
      search: true,
      filters: [],
      sorts: ['value', 'date'],
      per_page: 20,
      scope: 'all',
      actions: [edit.id, remove.id],
      empty: 'There are no figures yet. Add figure and it appears here.',
    },
  ])
}
