import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, entityIn, putEntity } from '../trade/parts.ts'

const endings = /^(?:MP4|AVI|MOV|MKV|WebM|MP3|WAV|FLAC|AAC|OGG|M4A|JPE?G|PNG|GIF|WebP|PDF|DOCX?|XLSX?|PPTX?|CSV|JSON|XML|TXT|OBJ|STL|GLTF|FBX)$/i

const isSize = ({ type, id, unit }: Field): boolean => type === 'number' && /^(?:file_)?size$/.test(id) && (unit === 'MB' || unit === 'KB')
const isDay = ({ type, id }: Field): boolean => type === 'date' && /^uploaded_(?:on|at)$/.test(id)
const isFormat = ({ type, id, choices = [] }: Field): boolean =>
  type === 'choice' &&
  ((/(?:^|_)format$/.test(id) && choices.filter((choice) => endings.test(choice)).length > choices.length / 2) ||
    (/^(?:file_)?type$/.test(id) && ['Document', 'Image', 'Video'].every((kind) => choices.includes(kind))))

/** What a file tells of itself is kept as it is uploaded, not asked: its size, its day, and its format or type where none is chosen. */
export const fileFacts: Completer = (draft) => draft.model.entities.reduce(told, draft)

function told(draft: Draft, { id, fields }: Entity): Draft {
  const create = draft.model.actions.find((action) => action.entity === id && action.kind === 'create')
  const asked = (one: Field | undefined): one is Field => one !== undefined && create?.fields.includes(one.id) === true
  const file = fields.find((field) => field.type === 'file' && asked(field)) ?? fields.find((field) => field.type === 'image' && asked(field))
  if (!file) return draft
  const [size, day] = [fields.find(isSize), fields.find(isDay)]
  const format = fields.find(isFormat)
  const gone = [size, day].flatMap((field) => (asked(field) ? [field.id] : []))
  const isChosen = asked(format) && !create?.effects?.some(({ kind }) => kind === 'format')
  if (gone.length === 0 && !isChosen) return draft
  const effects = (kind: Action['kind']): Effect[] => [
    ...(asked(size) ? [{ kind: 'size' as const, file: file.id, to: size.id, unit: size.unit === 'KB' ? ('KB' as const) : ('MB' as const) }] : []),
    ...(asked(day) && kind === 'create' ? [{ kind: 'today' as const, field: day.id }] : []),
    ...(isChosen ? [{ kind: 'format' as const, file: file.id, contents: null, to: format.id }] : []),
  ]
  const changed = changeActions(draft, id, (action) =>
    action.kind === 'create' || action.kind === 'update'
      ? { ...action, fields: action.fields.filter((one) => !gone.includes(one)), effects: [...(action.effects ?? []), ...effects(action.kind)] }
      : action,
  )
  const entity = entityIn(changed, id)
  if (!isChosen || !entity) return changed
  const free = (field: Field): Field =>
    field.id === format.id ? { ...field, required: false, help: field.help ?? 'Left empty, it is told by the file.' } : field
  return putEntity(changed, { ...entity, fields: entity.fields.map(free) })
}
