import { domainOf } from '../../lexicon/domains.ts'
import { mattersOf } from '../../lexicon/matters.ts'
import type { AppModel, BlockOf, Entity } from '../../model.ts'
import { type PdfPart, pdfOf } from '../../pdf.ts'
import type { SiteRow } from '../../site.ts'
import { drawnFile, fileName } from '../art/drawn-file.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { drawingOf } from '../list/layouts.ts'
import { valueIn } from '../own.ts'
import { textOf, titleOf } from '../value.ts'
import { isOfTemplates, lookOf } from './template-look.ts'
import { zipped } from './zipped.ts'

/** The file of a row that keeps none of its own. */
export interface RowFile {
  readonly name: string
  readonly type: 'application/pdf' | 'image/svg+xml' | 'application/zip'
  /** What people call its kind. */
  readonly kind: 'PDF' | 'Picture' | 'Zip'
  readonly text: string
  /** What it has in place of the text, where that is none. */
  readonly bytes?: Uint8Array
}

/** The entities whose rows a row's file takes in: those that are about it, and the lines of a document. */
export function partsOf(model: AppModel, id: string): readonly Entity[] {
  const lines = model.actions.flatMap(({ entity, effects = [] }) => (entity === id ? effects.flatMap((one) => (one.kind === 'lines' ? [one.of] : [])) : []))
  return model.entities.filter(
    (entity) =>
      entity.id !== id &&
      (entity.read === 'public' || lines.includes(entity.id)) &&
      entity.fields.some((field) => field.type === 'reference' && field.entity === id),
  )
}

const pictured = /\.(?:jpe?g|png|gif|webp|svg)$/i
const mostParts = 20

/** What a row that keeps no file is saved as: the drawing of a picture, or a document of what the row says, of what is kept about it, and of what people of the site's field know. */
export function rowFile(of: Context, entity: Entity, row: SiteRow, { file }: Pick<BlockOf<'downloads'>, 'file'>): RowFile {
  const title = titleOf(of, entity, row)
  const named = file === null ? null : valueIn(row, file)
  if (typeof named === 'string' && /\.zip$/i.test(named)) return archive(of, entity, row, named)
  const isPicture = pictured.test(title) || (file !== null && entity.fields.find(({ id }) => id === file)?.type === 'image')
  return isPicture ? drawing(of, entity, title) : document(of, entity, row, title)
}

/** An archive with a text for each thing that is kept about the row, and one for the row itself. */
function archive(of: Context, entity: Entity, row: SiteRow, name: string): RowFile {
  const told = (one: Entity, about: SiteRow): string => one.fields.map((field) => `${field.label}: ${textOf(of, field, valueIn(about, field.id))}`).join('\n')
  const within = partsOf(of.model, entity.id).flatMap((part) => {
    const by = part.fields.filter((field) => field.type === 'reference' && field.entity === entity.id)
    const own = entityOf(of, part.id)
    const rows = own ? rowsOf(of, own).filter((one) => by.some(({ id }) => valueIn(one, id) === row.id)) : []
    return rows.slice(0, mostParts).map((one) => [`${titleOf(of, part, one).replace(/\.[a-z0-9]{2,4}$/i, '')}.txt`, told(part, one)] as const)
  })
  return { name, type: 'application/zip', kind: 'Zip', text: '', bytes: zipped(Object.fromEntries([['contents.txt', told(entity, row)], ...within])) }
}

function drawing(of: Context, entity: Entity, title: string): RowFile {
  const text = drawnFile(of.model.theme, drawingOf(of, entity, title, title, 'large'))
  return { name: fileName(title, 'svg'), type: 'image/svg+xml', kind: 'Picture', text }
}

function document(of: Context, entity: Entity, row: SiteRow, title: string): RowFile {
  const said = (field: Entity['fields'][number]): string => textOf(of, field, valueIn(row, field.id))
  const isTemplate = ({ type, entity: to = '' }: Entity['fields'][number]): boolean => type === 'reference' && isOfTemplates(entityOf(of, to))
  const facts = entity.fields.filter(
    (field) => field.id !== entity.title && !['long_text', 'file', 'image'].includes(field.type) && !isTemplate(field) && said(field) !== '',
  )
  const texts = entity.fields.filter(({ type }) => type === 'long_text')
  const look = lookOf(of, entity, row)
  const parts: PdfPart[] = [
    { kind: 'title', text: title },
    ...facts.map((field) => ({ kind: 'text' as const, text: `${field.label}: ${said(field)}` })),
    ...texts.flatMap((field) =>
      said(field) === ''
        ? []
        : [
            { kind: 'heading' as const, text: field.label },
            { kind: 'text' as const, text: said(field) },
          ],
    ),
    ...aboutIt(of, entity, row),
    ...(row.owner === null && look === undefined ? known(of) : []),
  ]
  return { name: fileName(title, 'pdf'), type: 'application/pdf', kind: 'PDF', text: pdfOf(title, parts, look) }
}

/** What is kept about the row: the lessons of a course, the pages of a book. */
function aboutIt(of: Context, entity: Entity, row: SiteRow): PdfPart[] {
  return partsOf(of.model, entity.id).flatMap((part) => {
    const own = isOfTemplates(part) ? undefined : entityOf(of, part.id)
    const by = part.fields.filter((field) => field.type === 'reference' && field.entity === entity.id)
    const rows = own ? rowsOf(of, own).filter((one) => by.some(({ id }) => valueIn(one, id) === row.id)) : []
    if (rows.length === 0) return []
    const lines = rows.slice(0, mostParts).flatMap((one, index): PdfPart[] => {
      const figures = part.fields.flatMap((field) =>
        (field.type === 'number' || field.type === 'money') && valueIn(one, field.id) !== null
          ? [`${field.label}: ${textOf(of, field, valueIn(one, field.id))}`]
          : [],
      )
      const texts = part.fields.filter(({ type }) => type === 'long_text').map((field) => textOf(of, field, valueIn(one, field.id)))
      return [
        { kind: 'text', text: [`${index + 1}. ${titleOf(of, part, one)}`, ...figures].join(' · ') },
        ...texts.filter((text) => text !== '').map((text) => ({ kind: 'text' as const, text })),
      ]
    })
    return [{ kind: 'heading' as const, text: `${part.plural[0]!.toUpperCase()}${part.plural.slice(1)}` }, ...lines]
  })
}

/** A sample is read as what it stands for, so it says a little more. */
function known({ model }: Context): PdfPart[] {
  const { id } = domainOf(`${model.name} ${model.summary} ${model.tagline}`.toLowerCase().split(/[^\p{L}-]+/u))
  return [
    { kind: 'heading', text: 'Good to know' },
    ...mattersOf(id).map((text, index) => ({ kind: 'text' as const, text: `${index + 1}. ${text}` })),
    { kind: 'heading', text: 'Questions' },
    {
      kind: 'text',
      text: `This is a sample of ${model.name}. Whoever runs the site replaces it by a document of their own; questions about it are answered there.`,
    },
  ]
}
