import { fileOf, shownAs } from '../../file-value.ts'
import type { BlockOf, Entity, Field, Page } from '../../model.ts'
import type { PictureWay } from '../../module-data.ts'
import type { SiteRow } from '../../site.ts'
import { canSee } from '../access.ts'
import { drawnFile, fileName } from '../art/drawn-file.ts'
import { address, type Context, rowOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { drawingOf, picture } from '../list/layouts.ts'
import { valueIn } from '../own.ts'
import { arePictures } from '../pictorial.ts'
import { fileHref, inSentence, isWebAddress, titleOf } from '../value.ts'

/** Whether it works on a picture that is opened, rather than draws one. */
export const isWorked = (way: PictureWay): boolean => way === 'edit' || way === 'identity' || way === 'recognise'
type Editor = { readonly page: Page; readonly block: BlockOf<'picture'> }

/** Where a picture that is kept can be worked on, if the viewer may see such a page. */
function editorOf(of: Context): Editor | undefined {
  for (const page of of.model.pages) {
    const block = page.blocks.find((one): one is BlockOf<'picture'> => one.kind === 'picture' && isWorked(one.way ?? 'edit'))
    if (block && canSee(of.viewer, page)) return { page, block }
  }
  return undefined
}

interface Kept {
  readonly field: Field
  readonly href: string
  readonly name: string
}
/** The uploaded pictures of a row, by their fields. */
export function picturesIn(of: Context, entity: Entity, row: SiteRow): readonly Kept[] {
  return entity.fields.flatMap((field) => {
    const file = field.type === 'image' ? fileOf(valueIn(row, field.id)) : null
    return file && shownAs(file) === 'image' ? [{ field, href: fileHref(of, file), name: file.name }] : []
  })
}

/** The drawing that stands for a picture which is not there, as a file. */
function drawnIn(of: Context, entity: Entity, row: SiteRow): readonly Kept[] {
  const field = arePictures(entity) ? entity.fields.find(({ type }) => type === 'image') : undefined
  const kept = field && String(valueIn(row, field.id) ?? '')
  if (!field || kept === undefined || isWebAddress(kept)) return []
  const title = titleOf(of, entity, row)
  const text = drawnFile(of.model.theme, drawingOf(of, entity, `${kept} ${title}`, title, 'large'))
  return [{ field, href: `data:image/svg+xml,${encodeURIComponent(text)}`, name: fileName(title, 'svg') }]
}

/** The pictures on a row's own page: side by side with what each is where there are several, and to be saved and worked on where the row is a picture. */
export function pictured(of: Context, entity: Entity, row: SiteRow): Html | false {
  const own = picturesIn(of, entity, row)
  const kept = own.length > 0 || of.page?.blocks.some(({ kind }) => kind === 'downloads') ? own : drawnIn(of, entity, row)
  const [first] = kept
  if (!first) return around(of, entity, row)
  const title = titleOf(of, entity, row)
  const shown =
    kept.length === 1
      ? around(of, entity, row)
      : html`<div class="beside">${kept.map(({ field, href }) => html`<figure><img src="${href}" alt="${field.label}: ${title}" loading="lazy"><figcaption>${field.label}</figcaption></figure>`)}</div>`
  if (!arePictures(entity) && kept.length === 1) return shown
  const editor = editorOf(of)
  const links = html`${kept.map(({ field, href, name }) => html`<a class="button button-small${field !== first.field && ' button-plain'}" href="${href}" download="${name}">${kept.length > 1 ? `Download the ${inSentence(field.label)}` : 'Download the picture'}</a>`)}${editor && html`<a class="button button-small button-plain" href="${address(of, editor.page.path, { query: { picture: row.id } })}">Open in the ${inSentence(editor.page.title)}</a>`}`
  return html`${shown}<div class="actions">${links}</div>`
}

const wide =
  /(?:^| )(?:panoramas?|panoramic (?:image|picture|photo|view)s?|vr (?:display|scene|tour|view|experience|exhibition)s?|virtual tours?|360.* (?:image|photo|view|tour)s?)$/i
/** The picture of a row; one that is taken all around is wider than its frame, in which one looks left and right. */
function around(of: Context, entity: Entity, row: SiteRow): Html | false {
  const shown = picture(of, entity, row, 'large')
  if (!shown || !wide.test(entity.singular)) return shown
  return html`<div class="panorama" role="region" aria-label="${titleOf(of, entity, row)}, all around" tabindex="0">${shown}</div><p class="help">Slide the picture, or use the arrow keys, to look left and right.</p>`
}

/** The picture that an address asks to be opened: that of the row which it names, with that row and its entity. */
export function openedPicture(of: Context): { readonly href: string; readonly title: string; readonly entity: Entity; readonly row: string } | undefined {
  const asked = of.request.query.picture
  if (!asked) return undefined
  for (const entity of of.model.entities) {
    if (!entity.fields.some(({ type }) => type === 'image')) continue
    const row = rowOf(of, entity, asked)
    const [first] = row ? [...picturesIn(of, entity, row), ...drawnIn(of, entity, row)] : []
    if (row && first) return { href: first.href, title: titleOf(of, entity, row), entity, row: row.id }
  }
  return undefined
}
