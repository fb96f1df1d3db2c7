import { heldFile } from '../../file-value.ts'
import type { FileSample } from '../../lexicon/file-contents.ts'
import { placeFiles } from '../../lexicon/file-contents.ts'
import type { Effect, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { changeActions, changeBlocks, entityIn, putEntity, withFields } from '../trade/parts.ts'

export const fileField = (entity: Entity | undefined): Field | undefined => entity?.fields.find(({ type }) => type === 'file')

/** Files whose text is kept beside them, with the format that they are in. */
export function withContents(draft: Draft, id: string, samples: readonly FileSample[]): Draft {
  const entity = entityIn(draft, id)
  const file = fileField(entity)
  if (!entity || !file || entity.fields.some(({ reads }) => reads !== undefined)) return draft
  const isSpatial = samples === placeFiles
  const known = entity.fields.find(({ label, type }) => /(?:^| )format$/i.test(label) && type === 'choice')
  const formats = ['CSV', 'JSON', 'GeoJSON', 'XML', 'YAML', ...(isSpatial ? ['KML', 'GPX', 'Shapefile'] : []), 'Excel', 'Text', 'Other']
  const format: Field = {
    id: known?.id ?? 'format',
    label: known?.label ?? 'Format',
    type: 'choice',
    required: false,
    choices: formats,
    help: 'Left empty, it is told by the file.',
  }
  const contents: Field = {
    id: 'contents',
    label: 'Contents',
    type: 'long_text',
    required: false,
    reads: file.id,
    help: 'Read from a text file as it is uploaded, or pasted here: this is what can be converted and worked through.',
  }
  const typeless = entity.fields.some(({ id: one, choices }) => one === 'type' && choices?.includes('Archive'))
    ? entity.fields.filter(({ id: one }) => one !== 'type')
    : entity.fields
  const at = typeless.findIndex(({ id: one }) => one === entity.title) + 1
  const fields = [...typeless.slice(0, at).filter(({ id: one }) => one !== format.id), format, ...typeless.slice(at).filter(({ id: one }) => one !== format.id)]
  const whole = withFields({ ...entity, fields }, [contents])
  const seeds = whole.seeds.map((seed, index): Values => {
    const sample = samples[index % samples.length]!
    const { type: _, ...rest } = seed
    return index < samples.length
      ? {
          ...rest,
          [entity.title]: sample.name,
          [format.id]: sample.format,
          contents: sample.contents,
          [file.id]: heldFile(sample.name, sample.contents),
          ...('size' in seed && { size: 0.01 }),
          ...('description' in seed && { description: sample.description }),
        }
      : rest
  })
  const kept = seeds.slice(0, samples.length)
  const effect: Effect = { kind: 'format', file: file.id, contents: contents.id, to: format.id }
  const placed = changeActions(putEntity(draft, { ...whole, seeds: kept }), id, (action) => {
    if (action.kind !== 'create' && action.kind !== 'update') return action
    const asked = action.fields.filter((one) => one !== format.id && one !== contents.id)
    return { ...action, fields: [...asked.slice(0, 1), format.id, ...asked.slice(1), contents.id], effects: [...(action.effects ?? []), effect] }
  })
  return changeBlocks(placed, (block) => {
    if (block.kind === 'list' && block.entity === id)
      return [
        {
          ...block,
          fields: [...new Set([...block.fields.slice(0, 1), format.id, ...block.fields.slice(1)])].filter((one) => one !== contents.id),
          filters: [...new Set([format.id, ...block.filters])],
        },
      ]
    return block.kind === 'detail' && block.entity === id
      ? [{ ...block, fields: [...new Set([...block.fields.slice(0, 1), format.id, ...block.fields.slice(1), contents.id])] }]
      : [block]
  })
}
