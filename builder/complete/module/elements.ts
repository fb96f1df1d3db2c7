import type { BlockOf } from '../../model.ts'
import { type Completer, claimed } from '../draft.ts'
import { textOf } from '../trade/parts.ts'
import { withFirstPage } from './place.ts'

type Shown = BlockOf<'elements'>['shows'][number]
const shown = /\b(?:display|show|demonstrat|present|showcas|experienc)\w*\b[^.]{0,60}\binteract(?:ive|ion) (?:effects?|elements?)\b/
/** What is coloured is no element to be tried. */
const coloured = /\b(?:background|colou?rs?|for|to|and|all|as) (?:the )?interactive elements?\.?$/
const named: readonly (readonly [Shown, RegExp])[] = [
  ['buttons', /\bbuttons?\b/],
  ['forms', /\bforms?\b/],
  ['menus', /\b(?:menus?|tabs?|navigation)\b/],
  ['effects', /\b(?:animat\w+|transitions?|effects?)\b/],
]
const all: readonly Shown[] = ['buttons', 'forms', 'menus', 'effects']
const trying =
  /\b(?:interact\w*|click\w* (?:on )?(?:the )?buttons?|submit\w* (?:the )?forms?|switch\w* (?:the )?(?:navigation )?menus?|animations?|transition effects?)\b/

/** "display interactive elements such as buttons, forms and menus": a page on which each can be tried. */
export const elements: Completer = (draft) => {
  const words = textOf(draft)
  const found = shown.exec(words)
  if (!found || coloured.test(found[0])) return draft
  const shows = named.flatMap(([one, cue]) => (cue.test(words) ? [one] : []))
  const paged = withFirstPage(
    draft,
    'Interactive elements',
    (id) => [{ kind: 'elements', id: id('elements'), heading: '', shows: shows.length > 1 ? shows : [...all] }],
    'Try the elements',
  )
  const path = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'elements')?.path ?? '/'
  const clauses = draft.brief.clauses.filter(
    ({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && trying.test(draft.brief.words.slice(start, end).toLowerCase()),
  )
  return claimed(paged, path, clauses)
}
