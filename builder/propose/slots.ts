import type { AppModel, Block } from '../model.ts'
import { isTyped } from '../typed.ts'
import { line, plain, Unfit } from './plain.ts'

/** A text of the site that another one may stand in for. */
export interface Slot {
  readonly at: string
  readonly text: string
  readonly longest: number
}

/** What says that something is simulated, or who sees what, has to go on saying so. */
const honest = /simulat|sandbox|demonstrat|not real|no money|sample|\b(?:only|nobody|everybody|everyone)\b.*\b(?:sees?|reads?)\b/i
const lengths = { heading: 120, text: 400, empty: 160, confirmation: 200, tagline: 160, summary: 300 } as const

function slotsOfBlock(page: string, block: Block): Slot[] {
  const at = (part: string) => `${page}/${block.id}/${part}`
  const text = (part: string, words: string): Slot => ({ at: at(part), text: words, longest: lengths.text })
  return [
    ...(block.kind === 'hero' ? [{ at: at('heading'), text: block.heading, longest: lengths.heading }] : []),
    ...(block.kind === 'hero' || block.kind === 'banner' || block.kind === 'form' ? [text('text', block.text)] : []),
    ...(block.kind === 'list' ? [{ at: at('empty'), text: block.empty, longest: lengths.empty }] : []),
    ...(block.kind === 'text' ? block.paragraphs.map((words, index) => text(`paragraphs/${index}`, words)) : []),
    ...(block.kind === 'features' || block.kind === 'steps' || block.kind === 'faq'
      ? block.items.map((item, index) => text(`items/${index}/text`, item.text))
      : []),
  ]
}

/** Every text that may be written anew, by where it stands; what the owner wrote in place is none. */
export function slotsOf(model: AppModel): Slot[] {
  const slots = [
    { at: 'tagline', text: model.tagline, longest: lengths.tagline },
    { at: 'summary', text: model.summary, longest: lengths.summary },
    ...model.pages.flatMap(({ id, blocks }) => blocks.flatMap((block) => slotsOfBlock(id, block))),
    ...model.actions.map(({ id, confirmation }) => ({ at: `actions/${id}/confirmation`, text: confirmation, longest: lengths.confirmation })),
  ]
  return slots.filter(({ text }) => !honest.test(text) && !isTyped(model, text))
}

const wording =
  /\b(?:words?|wording|texts?|copy|head(?:line|ing)s?|titles?|taglines?|slogans?|mottos?|descriptions?|paragraphs?|sentences?|intro(?:duction)?s?|tone|voice|(?:re)?phras\w+|reword\w*|re-?writ\w+|writ\w+|says?|reads?|sounds?|shorter|longer|friendlier|warmer|funnier|catchier|wittier|formal|typos?|grammar|spelling)\b/i
/** The texts that a message opens to being written anew: all of a first description, and of a further message those only where it is about words. */
export const openSlots = (model: AppModel, message: string, fresh: boolean): Slot[] => (fresh || wording.test(message) ? slotsOf(model) : [])

function blockWith(block: Block, [part = '', index = '']: readonly string[], text: string): Block {
  const at = Number(index)
  if (part === 'paragraphs' && block.kind === 'text') return { ...block, paragraphs: block.paragraphs.with(at, text) }
  if (part === 'items' && (block.kind === 'steps' || block.kind === 'faq')) return { ...block, items: block.items.with(at, { ...block.items[at]!, text }) }
  if (part === 'items' && block.kind === 'features') return { ...block, items: block.items.with(at, { ...block.items[at]!, text }) }
  return { ...block, [part]: text } as Block
}

/** The model with another text at a place that `slotsOf` offers, and the id of the page that it is on. */
export function withText(model: AppModel, slot: Slot, given: string): { readonly model: AppModel; readonly page: string } {
  const text = slot.at.endsWith('/heading') || slot.longest <= 200 ? line(given, slot.longest, slot.at) : plain(given, slot.longest, slot.at)
  if (slot.at === 'tagline' || slot.at === 'summary') return { model: { ...model, [slot.at]: text }, page: '' }
  const [page = '', id = '', ...part] = slot.at.split('/')
  if (page === 'actions') {
    if (slot.text.includes('{title}') && !text.includes('{title}')) throw new Unfit(`${slot.at} has to name the row by {title}.`)
    return { model: { ...model, actions: model.actions.map((one) => (one.id === id ? { ...one, confirmation: text } : one)) }, page }
  }
  const pages = model.pages.map((one) =>
    one.id === page ? { ...one, blocks: one.blocks.map((block) => (block.id === id ? blockWith(block, part, text) : block)) } : one,
  )
  return { model: { ...model, pages }, page }
}
