import { randomBytes } from 'node:crypto'
import { fileAddress } from '../../builder/file-value.ts'
import type { AppModel, Field } from '../../builder/model.ts'
import { misfit } from '../../builder/render/form/takes.ts'
import { contents_max } from '../../builder/render/validate.ts'
import { files_max, kindsSentence, sizeSentence, sniff } from './file-kinds.ts'
import { tableText } from './workbook.ts'

export interface NewFile {
  readonly id: string
  readonly field: string
  readonly name: string
  readonly type: string
  readonly body: Uint8Array
}
export interface Received {
  /** What the file fields are to keep, beside the texts of the form. */
  readonly typed: Readonly<Record<string, string>>
  readonly files: readonly NewFile[]
  /** By field id; why a file is not taken. */
  readonly errors: Readonly<Record<string, string>>
}

const takesFiles = ({ type }: Field): boolean => type === 'file' || type === 'image'
const fieldsFor = (model: AppModel, action: string): readonly Field[] =>
  model.entities.find(({ id }) => id === model.actions.find((one) => one.id === action)?.entity)?.fields.filter(takesFiles) ?? []

/** The field that keeps what a file says, of those that the action asks for. */
const readerOf = (model: AppModel, action: string, { id }: Field): Field | undefined => {
  const asked = model.actions.find((one) => one.id === action)
  return model.entities.find((one) => one.id === asked?.entity)?.fields.find((one) => one.reads === id && asked?.fields.includes(one.id))
}
/** What a text file or the first sheet of a workbook says; nothing of what is too long to be kept beside it. */
const textOf = (body: Uint8Array): string => {
  const text = tableText(body)
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ' ')
  return text.length > contents_max ? '' : text
}

/** Reads the files of a form against the fields of its action, each of at most so many bytes; an empty choice is none. */
export async function receiveFiles(model: AppModel, action: string, form: FormData, file_limit: number): Promise<Received> {
  const typed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  const files: NewFile[] = []
  for (const field of fieldsFor(model, action)) {
    const sent = form.getAll(field.id).find((one): one is File => typeof one !== 'string' && one.size > 0)
    if (!sent || files.length >= files_max) continue
    if (sent.size > file_limit) {
      errors[field.id] = sizeSentence(file_limit)
      continue
    }
    const unfit = misfit(field, sent.name)
    if (unfit !== null) {
      errors[field.id] = unfit
      continue
    }
    const body = new Uint8Array(await sent.arrayBuffer())
    const kind = sniff(body, sent.name)
    if (!kind || (field.type === 'image' && !kind.type.startsWith('image/'))) {
      errors[field.id] = field.type === 'image' ? 'Choose a picture: JPEG, PNG, WebP or GIF.' : kindsSentence
      continue
    }
    const id = randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')
    typed[field.id] = fileAddress(id, body.byteLength, kind.name)
    const reader = readerOf(model, action, field)
    if (reader !== undefined && String(form.get(reader.id) ?? '').trim() === '') typed[reader.id] = textOf(body)
    files.push({ id, field: field.id, name: kind.name, type: kind.type, body })
  }
  return { typed, files, errors }
}
