import { singular } from '../../lexicon/inflect.ts'
import type { Page } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, claimed, type Draft, isOpen } from '../draft.ts'

const opening =
  /^(?:and |or |the (?:website|system|platform|app|application|tool|mini-program|interface) should (?:also )?(?:have|support|include|accept) |that supports? |support(?:s|ing)? |includ(?:es|ing) |with |as well as |a |an |the |both |multiple )*/
const pictures = /^(?:pngs?|jpe?gs?|gifs?|webp|bmp)$/
const files =
  /^(?:pngs?|jpe?gs?|gifs?|webp|bmp|svg|pdfs?|docx?|word|xlsx?|excel|pptx?|ppt|txt|csv|json|xml|zip|mp3|mp4|mov|wav|avi|stl|dxf|md|markdown|html?|css)$/
const ways = /\b(?:pay\w*|methods?|channels?)\b/

/** An end of a list read as a clause of its own: a choice that a form offers, a kind of file that it takes, the side of a role, a page that is called so. */
export const listed: Completer = (draft) =>
  draft.brief.clauses.reduce((so_far: Draft, clause) => {
    if (!isUnclaimed(so_far, clause)) return so_far
    const text = so_far.brief.words.slice(clause.start, clause.end).toLowerCase().trim().replace(opening, '')
    const side = sideOf(so_far, text)
    if (side) return claimed(so_far, side.path, [clause])
    if (!isUnbuilt(so_far, clause)) return so_far
    const page = titledSo(so_far, clause) ?? choosing(so_far, text) ?? taking(so_far, text)
    return page ? claimed(so_far, page.path, [clause]) : so_far
  }, draft)

const isUnclaimed = (draft: Draft, clause: Clause): boolean =>
  !draft.claims.has(clause) && clause.mode !== 'style' && clause.mode !== 'subject' && clause.qualities === undefined
const isUnbuilt = (draft: Draft, clause: Clause): boolean => clause.asks.every((ask) => isOpen(draft, { ask, clause }))

const hollow = new Set('management system function feature data information content service operation module status detail list page the a of and'.split(' '))
const stemsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular)
    .filter((word) => word.length > 2 && !hollow.has(word))
/** "perform financial management", "a treasure system": the page of the site that is called by all of those words. */
function titledSo(draft: Draft, { asks }: Clause): Page | undefined {
  const [ask] = asks
  const isShown = ask && (ask.kind === 'view' || /^(?:manage|perform|conduct|track)$/.test(ask.verb))
  const wanted = asks.length === 1 && isShown ? stemsOf(ask.object?.noun ?? '') : []
  if (wanted.length === 0) return undefined
  return draft.model.pages.find(({ title, path, blocks }) => {
    const there = stemsOf(title)
    return path !== '/' && there.length <= wanted.length && blocks.some((block) => 'entity' in block) && wanted.every((word) => there.includes(word))
  })
}

const sides = `(?:side|end|portal|version|client|interface|app|application|page|webpage|panel|module|functions?|features?|part|section)`
const beforeSide = new RegExp(String.raw`^(\p{L}+?)s?(?:'s?)? ${sides}$`, 'u')
const afterSide = new RegExp(String.raw`^${sides} for (\p{L}+?)s?$`, 'u')
/** "a student side", "portal for parents": the first page of that role; of visitors, who have none of their own, the site's first. */
function sideOf({ model }: Draft, text: string): Page | undefined {
  const said = beforeSide.exec(text)?.[1] ?? afterSide.exec(text)?.[1]
  const name = said === 'admin' ? 'administrator' : said
  const role = name && model.roles.find((one) => one.name.toLowerCase().replace(/s$/, '') === name)
  if (!role) return undefined
  return model.pages.find((page) => page.role === role.id) ?? (role === model.roles[0] ? model.pages.find(({ path }) => path === '/') : undefined)
}

/** Where somebody chooses it: "PayPal" among the payment methods. */
function choosing({ model }: Draft, text: string): Page | undefined {
  if (text.length < 3 || !/^[\p{L} -]+$/u.test(text)) return undefined
  const word = text.replace(ways, '').trim()
  const entity = model.entities.find((one) =>
    one.fields.some(({ id, choices }) => id !== one.lifecycle?.field && !/status$/.test(id) && choices?.some((choice) => choice.toLowerCase() === word)),
  )
  return entity && formOf(model, entity.id)
}

/** Where a file of that kind is taken. */
function taking({ model }: Draft, text: string): Page | undefined {
  const kinds = text.replace(/ (?:formats?|files?)$/, '').split(/, | and | or /)
  if (!kinds.every((kind) => files.test(kind))) return undefined
  const isPicture = kinds.every((kind) => pictures.test(kind))
  const entity = model.entities.find((one) => one.fields.some(({ type }) => type === 'file' || (isPicture && type === 'image')))
  return entity && formOf(model, entity.id)
}

const formOf = (model: Draft['model'], entity: string): Page | undefined =>
  model.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'form' && model.actions.some((action) => action.id === block.action && action.entity === entity)),
  )
