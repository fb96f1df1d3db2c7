import { type Form, type Part, partsIn, partsOf, wordsOf } from './visible-page.ts'
import { type Host, mainOf, type Seen, titleOf } from './visitor-browse.ts'
import { likeness, type Named } from './visitor-words.ts'

/** What came of trying a function: empty where it was done, else what was missing. */
export type Came = string
export interface Try {
  readonly host: Host
  readonly seen: readonly Seen[]
  readonly today: string
  readonly of: Named
}
export const done: Came = ''
export const enough = 0.5

const isEntrance = (form: Form): boolean =>
  /View the site as/.test(form.part.attributes['aria-label'] ?? '') ||
  form.buttons.some(({ words }) => /^(?:log (?:in|out)|view as)\b|^(?:register|sign up|create (?:an )?account)$/i.test(words))
/** A form that does something on the site, rather than search it, enter it or leave it. */
export const isOwnForm = (form: Form): boolean => form.method === 'post' && form.part.attributes.role !== 'search' && !isEntrance(form)
export const isSet = ({ controls }: Form): boolean => controls.length > 0

/** Whether somewhere on the page, in what stands out, the words are read. */
export function heads(page: Part, words: string): number {
  const here = partsOf(page, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page')
  const shown = [...here, ...partsOf(mainOf(page), 'h1', 'h2', 'h3', 'h4', 'th', 'dt', 'label', 'legend', 'button', 'a', 'figcaption', 'caption')].map(wordsOf)
  return Math.max(0, ...shown.map((text) => likeness(words, text)))
}
export const about = ({ seen, of }: Try, words = of.object): Seen[] =>
  seen
    .map((one) => ({ one, like: Math.max(likeness(words, titleOf(one.page)) + 0.1, heads(one.page, words)) }))
    .filter(({ like }) => like >= enough)
    .toSorted((a, b) => b.like - a.like)
    .map(({ one }) => one)
export const hasModule = (page: Part): boolean => [...partsIn(page)].some(({ attributes }) => 'data-module' in attributes)
