import type { AppModel, Block, Page } from '../model.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf } from './rule.ts'

/** What a request wants to read otherwise, and the words that it is to have. */
export interface Wanted {
  readonly what: string
  readonly to: string
}

export const withPages = (model: AppModel, of: Page, change: (page: Page) => Page): AppModel => ({
  ...model,
  pages: model.pages.map((page) => (page === of ? change(page) : page)),
})
export const withBlock = (model: AppModel, of: Page, was: Block, is: Block): AppModel =>
  withPages(model, of, (page) => ({ ...page, blocks: page.blocks.map((block) => (block === was ? is : block)) }))
export const quoted = (text: string) => `“${cut(text, 80)}”`
/** A sentence with its full stop, which a quotation that ends one does not get twice. */
export const sentence = (text: string) => (/[.!?…]”$/.test(text) ? text : `${text}.`)

export function built(model: AppModel, request: Request, { what, to }: Wanted, says: string, label: string, where: string): Answer {
  return {
    kind: 'built',
    model,
    says,
    label,
    where,
    marks: marksOf(request, [
      [what, 'thing'],
      [to, 'style'],
    ]).slice(0, 2),
  }
}
export const already = (says: string, where: string): Answer => ({ kind: 'same', says, where, marks: [] })
