import type { Theme } from '../model.ts'

export type Part = keyof Theme['parts']
export type Slot = 'background' | 'component' | Part
export interface Mention {
  readonly slot: Slot
  readonly name: string
  readonly start: number
  readonly end: number
}
const targets: readonly (readonly [Slot, string, string])[] = [
  ['header', 'header', 'headers?|top ?bar|nav ?bars?|navigation(?: bar)?|menu bar|top of the (?:page|site)|masthead'],
  ['footer', 'footer', 'footers?|bottom bar|bottom of the (?:page|site)'],
  ['button', 'buttons', 'buttons?|cta|calls? to action'],
  ['card', 'cards', 'cards?|boxes|panels?|tiles?|surfaces?'],
  ['heading', 'headings', 'headings?|headlines?|titles?|h1'],
  ['text', 'text', '(?:body |main )?(?:text|texts)|fonts?|font colou?r|copy|paragraphs?|wording|words|letters'],
  ['background', 'background', 'backgrounds?|backdrop|page colou?r|body colou?r|canvas|pages?|screens?'],
  ['component', 'components', 'components?|elements?|ui(?: elements)?|interface|controls?|widgets?|accents?|highlights?|links?|icons?|borders?|edges?'],
  [
    'component',
    'theme',
    'everything|theme|colou?r (?:scheme|palette|theme)|colou?rs?|palette|(?:main|primary|accent|brand) colou?r|(?:the |whole |entire )(?:site|website|app|web app)|look|style|it|site|website|app',
  ],
]
const targetPattern = new RegExp(
  targets.map(([, , words], index) => `(?<t${index}>\\b(?:${words})\\b(?: (?:background|colou?rs?|area|section)\\b)?)`).join('|'),
  'gi',
)
const filler =
  /\b(?:make|change|set|use|turn|colou?r(?:ed|s)?|recolou?r|paint|apply|give|switch|style|update|the|a|an|of|for|to|as|in|on|with|into|be|should|must|is|are|have|and|all|my|our|every|its?|whole|entire|please|instead|rather|than|not|no|longer|like|don|t|dislike|hate|our|brand|add|put|some|shade|tone|very|really|nice|slightly|bit|little|more|less|both|page|site|website|app|theme|colou?r scheme|everything|then|from|by|try|go|pick|choose|i|want|let|s|that|this|new|full|each|at|look|also|background|main|same)\b/gi
export function mentions(read: string): Mention[] {
  return [...read.matchAll(targetPattern)].map((match) => {
    const index = targets.findIndex((_, at) => match.groups![`t${at}`] !== undefined)
    const [slot, name] = targets[index]!
    return { slot, name, start: match.index, end: match.index + match[0].length }
  })
}

/** "The header background" is the header; "the background of the cards" is the cards; "it", "the site" and "colours" count only alone. */
export function narrowed(found: readonly Mention[], read: string): Mention[] {
  const parts = found.filter(({ name }) => name !== 'theme')
  const kept = parts.filter((mention, index) => {
    const next = parts[index + 1]
    return !(mention.slot === 'background' && next && /^ (?:colou?r )?(?:of|for|in|behind|on) (?:the |my |all )?$/i.test(read.slice(mention.end, next.start)))
  })
  const whole = found.filter(({ start, end }) => /^(?:everything|theme)$/i.test(read.slice(start, end)))
  return kept.length > 0 ? kept : whole.length > 0 ? whole : found.slice(0, 1)
}

/** Whether little but colours, parts and words of no content stands in `read`: at most `most` further letters. */
export function onlyColours(read: string, colours: readonly { start: number; end: number }[], places: readonly Mention[], most = 0): boolean {
  let rest = read
  for (const { start, end } of [...colours, ...places]) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest.replace(filler, ' ').replace(/[^\p{L}\p{N}]+/gu, '').length <= most
}
