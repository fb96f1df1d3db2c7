import type { AppModel, BlockOf, Page } from '../../model.ts'

/** What was taken out of a site or into it as a file. */
export interface Transfer {
  readonly file: string
  readonly rows: number
  readonly left_out: number
  /** The row that was saved, of a file of one row. */
  readonly row?: string
}
/** What a file is called that was pasted. */
export const pasted_name = 'Pasted rows'
export const transferResults = ['Complete', 'In part', 'Nothing taken'] as const

const resultOf = ({ rows, left_out }: Transfer): (typeof transferResults)[number] => (rows === 0 ? 'Nothing taken' : left_out > 0 ? 'In part' : 'Complete')

type Notes = NonNullable<BlockOf<'export_bar'>['notes']>
const isBar = (block: Page['blocks'][number]): block is BlockOf<'export_bar'> => block.kind === 'export_bar'

const isSaving = (block: Page['blocks'][number]): block is BlockOf<'downloads'> => block.kind === 'downloads'

/** How the site notes that a block's rows were taken: as the block says itself, or as the bar does that offers the same rows on its page. */
export function notesOn(page: Page | null | undefined, id: string): Notes | null {
  const block = page?.blocks.find((one) => one.id === id)
  if (!page || !block) return null
  if (block.kind === 'export_bar' || block.kind === 'import_csv') return block.notes ?? null
  return 'entity' in block ? (page.blocks.filter(isBar).find(({ entity, notes }) => notes && entity === block.entity)?.notes ?? null) : null
}

/** The action that notes what a block took in or out, as its form would send it; null where the site keeps no note of it. */
export function noteOf(
  model: AppModel,
  block: string,
  transfer: Transfer,
): { readonly action: string; readonly typed: Readonly<Record<string, string>> } | null {
  const page = model.pages.find(({ blocks }) => blocks.some(({ id }) => id === block))
  const saving = page?.blocks.filter(isSaving).find(({ id }) => id === block)?.notes
  if (saving) return transfer.row === undefined ? null : { action: saving.action, typed: { [saving.by]: transfer.row } }
  const notes = notesOn(page, block)
  if (!notes) return null
  const { action, file, rows, left_out, result, format } = notes
  const typed = {
    [file]: transfer.file.slice(0, 160),
    [rows]: String(transfer.rows),
    ...(left_out !== null && { [left_out]: String(transfer.left_out) }),
    ...(format !== undefined && { [format]: /\.(\w{2,4})$/.exec(transfer.file)?.[1]?.toUpperCase() ?? 'CSV' }),
    ...(result !== null && { [result]: resultOf(transfer) }),
  }
  return { action, typed }
}
