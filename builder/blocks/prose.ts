import * as v from 'valibot'
import { base, id, item, label, link, path, text } from './atoms.ts'

/** Blocks of words and pictures, which need no rows. */
export const proseBlocks = [
  v.object({ ...base, kind: v.literal('hero'), text, layout: v.picklist(['split', 'centred', 'plain']), primary: link, secondary: link, art: v.string() }),
  v.object({ ...base, kind: v.literal('text'), paragraphs: v.array(text) }),
  v.object({ ...base, kind: v.literal('features'), items: v.array(v.object({ title: label, text, page: v.nullable(path) })) }),
  v.object({ ...base, kind: v.literal('steps'), items: v.array(item) }),
  v.object({ ...base, kind: v.literal('faq'), items: v.array(item) }),
  v.object({ ...base, kind: v.literal('quotes'), items: v.array(v.object({ quote: text, name: label })) }),
  v.object({ ...base, kind: v.literal('gallery'), items: v.array(v.object({ caption: label, art: v.string() })) }),
  v.object({ ...base, kind: v.literal('prices'), items: v.array(v.object({ name: label, price: label, lines: v.array(text), page: v.nullable(path) })) }),
  v.object({
    ...base,
    kind: v.literal('contact'),
    lines: v.array(v.object({ label, value: text })),
    /** Rows in which whoever runs the site changes the lines: a row that is no sample any more stands for the lines of its label, or beside them. */
    rows: v.optional(v.object({ entity: id, label: id, value: id })),
  }),
  v.object({ ...base, kind: v.literal('banner'), text, link }),
  /** Parts of an interface to be tried: each answers what is done with it. */
  v.object({ ...base, kind: v.literal('elements'), shows: v.pipe(v.array(v.picklist(['buttons', 'forms', 'menus', 'effects'])), v.minLength(1)) }),
  /** Switches by which a visitor changes how the site looks to them. */
  v.object({ ...base, kind: v.literal('looks'), offers: v.pipe(v.array(v.picklist(['light', 'size', 'face', 'layout', 'spacing'])), v.minLength(1)) }),
] as const
