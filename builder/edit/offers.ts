import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Block, Entity, Page } from '../model.ts'
import { entityNamed } from './find.ts'
import { newId } from './ids.ts'
import { marksOf, type Rule } from './rule.ts'
import { spokenOf } from './spoken-of.ts'

const exporting =
  /^(?:(?:let me|i want to|can i|i need to|add an?|make it|be able to) )?(?:export|download|save|print|get)(?:able| button)?(?: (?:it|them|everything|all|the list|(?:the |all |my |our )?((?!to |as |in |into |for )[^ ].{2,30}?)(?: list)?))?(?: (?:out|off))?(?: (?:to|as|in|into|for) (?:an? )?(excel|csv|spreadsheets?|sheets|google sheets)(?: file| sheet)?)?$/i

const lists = (page: Page, { id }: Entity): boolean => page.blocks.some((block) => block.kind === 'list' && block.entity === id)

/** "Export the orders to Excel", "print the list": the rows of a thing as a file and on paper, where whoever manages them sees all. */
export const takeAlong: Rule = (model, request) => {
  const match = exporting.exec(request.read)
  if (!match || (match[2] === undefined && !/print/i.test(request.read) && !/\bexport/i.test(request.read))) return null
  const entity = match[1] ? entityNamed(model, match[1]) : spokenOf(model)
  const pages = model.pages.filter((page) => entity !== undefined && lists(page, entity))
  const page = pages.find(({ role }) => role !== undefined) ?? pages[0]
  if (!entity || !page) return null
  const marks = marksOf(request, [[match[0], 'action']])
  if (page.blocks.some((block) => block.kind === 'export_bar' && block.entity === entity.id))
    return { kind: 'same', says: `${page.title} already has buttons that download and print the ${entity.plural}.`, where: page.path, marks }
  const bar: Block = { kind: 'export_bar', id: newId(model, `${entity.id} take along`), heading: '', entity: entity.id, offers: ['csv', 'print'] }
  return {
    kind: 'built',
    model: { ...model, pages: model.pages.map((one) => (one === page ? { ...page, blocks: [...page.blocks, bar] } : one)) },
    says: `${capital(entity.plural)} can be downloaded as a table that Excel opens (CSV), and printed, on ${page.title}.`,
    label: `${entity.plural} to download`,
    where: page.path,
    marks,
  }
}

const open =
  /^(?:(?:i|we) )?(?:don(?:'|’)?t|do not|does not|doesn(?:'|’)?t)(?: want| like)? (?:people|customers|visitors|them|anyone|guests|users|members|everyone)(?: to)? (?:need|have|make|create|register)(?: for)? (?:an? |any )?(?:accounts?|log ?ins?|passwords?)$|^(?:people|customers|visitors|they|nobody|no one|users|guests) should(?: not|n(?:'|’)?t)? (?:have to|need to|need) (?:an? )?(?:log ?in|sign ?in|sign ?up|register|accounts?|make an account)$|^(?:take out|remove|delete|drop|get rid of|no|without(?: a| the)?|skip) (?:the |that |any )?(?:log ?ins?|sign ?ins?|sign ?ups?|accounts?|registration|passwords?|logging in|signing in)(?: page| stuff| thing)?$/i

/** "Take out the login": nobody has to log in any more; whoever wants an account of their own may still have one. */
export const openToAll: Rule = (model: AppModel, request) => {
  if (!open.test(request.read)) return null
  const { accounts } = model
  const marks = marksOf(request, [[request.read, 'thing']])
  if (!accounts || (accounts.open && accounts.pages.length + accounts.actions.length === 0))
    return { kind: 'same', says: 'Nobody has to log in on this site: all of it works without an account.', where: '', marks }
  return {
    kind: 'built',
    model: { ...model, accounts: { ...accounts, open: true, pages: [], actions: [] } },
    says: 'Nobody has to log in any more: all of it works without an account, and whoever wants one can still have it.',
    label: 'no login needed',
    where: '',
    marks,
  }
}
