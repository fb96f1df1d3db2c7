import { capital } from '../../lexicon/inflect.ts'
import type { Action, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { addPage, manager, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'

/** The code of a sample row. */
export const codeOf = (index: number): string => `${(0x7f42 + index * 0x1357).toString(16).toUpperCase().padStart(4, '0')}-${(4831 + index * 1117) % 10_000}`

const goods = /(?:^| )(?:products?|goods|items?|wines?|medicines?|watches|bags|devices|artworks?|jewell?ery)$/
/** A table of codes, each for one piece: kept by the managing role where there is one. */
export function withProductCodes(draft: Draft): { readonly draft: Draft; readonly entity: Entity } {
  const product = draft.model.entities.find(
    (one) => goods.test(one.plural) && one.fields.find(({ id }) => id === one.title)?.type === 'text' && one.seeds.length > 0,
  )
  const runs = manager(draft)?.id
  const id = newEntityId(draft, 'product_codes')
  const states = ['Valid', 'Used', 'Revoked']
  const transitions = [
    { id: 'mark_as_used', name: 'Mark as used', from: ['Valid'], to: 'Used' },
    { id: 'revoke', name: 'Revoke', from: ['Valid', 'Used'], to: 'Revoked' },
  ].map((step) => ({ ...step, ...(runs !== undefined && { role: runs }) }))
  const about: Field = product
    ? { id: 'product', label: capital(product.singular), type: 'reference', required: true, entity: product.id }
    : { id: 'product', label: 'Product', type: 'text', required: true }
  const samples = ['Lindqvist No. 4', 'Harbour Gold 50 ml', 'Field Watch 38', 'Alder Rucksack']
  const entity: Entity = {
    id,
    singular: 'product code',
    plural: 'product codes',
    title: 'code',
    fields: [
      { id: 'code', label: 'Code', type: 'text', required: true },
      about,
      { id: 'batch', label: 'Batch', type: 'text', required: false },
      { id: 'made_on', label: 'Made on', type: 'date', required: false },
      { id: 'status', label: 'Status', type: 'choice', required: true, choices: states },
    ],
    read: runs === undefined ? 'public' : 'managed',
    write: runs === undefined ? 'anyone' : 'managed',
    lifecycle: { field: 'status', initial: 'Valid', transitions },
    seeds: Array.from({ length: 4 }, (_, index) => ({
      code: codeOf(index),
      product: product ? index % product.seeds.length : samples[index]!,
      batch: `B-${26 - index}`,
      made_on: `-${30 * (index + 1)}d`,
      status: states[index % 4 === 1 ? 1 : index % 4 === 3 ? 2 : 0]!,
    })),
  }
  const role = runs === undefined ? {} : { role: runs }
  const make = (wanted: string, name: string, kind: Action['kind'], confirmation: string): Action => ({
    id: newActionId(draft, `${wanted}_${id}`),
    name,
    kind,
    entity: id,
    ...role,
    fields: kind === 'create' || kind === 'update' ? ['code', 'product', 'batch', 'made_on'] : [],
    ...(kind === 'create' && {
      guards: [{ kind: 'unique' as const, fields: ['code'], among: 'all' as const, unless: [], text: 'There is such a code already.' }],
    }),
    confirmation,
  })
  const add = make('add', 'Add product code', 'create', 'Code added: {title}.')
  const steps = transitions.map((step) => ({ ...make(step.id, step.name, 'transition', `{title}: ${step.name.toLowerCase()} done.`), transition: step.id }))
  const rest = [make('edit', 'Edit', 'update', 'Saved: {title}.'), make('delete', 'Delete', 'delete', 'Deleted: {title}.')]
  const put = putActions(putEntity(draft, entity), [add, ...steps, ...rest])
  const made = addPage(put, {
    title: 'Product codes',
    navigation: 'Product codes',
    role: runs,
    blocks: (wanted) => [
      {
        kind: 'list',
        id: wanted('product_codes'),
        heading: '',
        entity: id,
        layout: 'table',
        fields: ['product', 'batch', 'made_on', 'status'],
        search: true,
        filters: ['status'],
        sorts: [],
        per_page: 20,
        scope: 'all',
        actions: [...steps, ...rest].map((action) => action.id),
        empty: 'There are no codes yet: add the first, and it can be checked.',
      },
      { kind: 'form', id: wanted('product_code_form'), heading: 'Add product code', action: add.id, text: 'It can be checked from then on.' },
    ],
  })
  return { draft: made.draft, entity }
}
