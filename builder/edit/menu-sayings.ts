import type { AppModel } from '../model.ts'
import { pageNamed } from './find.ts'
import type { Said } from './leaning.ts'

const inMenu = '(?: (?:in|on|of|from) (?:the |our )?(?:top |main )?(?:menu|navigation|nav|nav ?bar|tabs))'
const article = '(?:the |our |my )?'
const part = '(?: page| link| tab| entry| item)?'
const pages = (model: AppModel, ...names: readonly (string | undefined)[]) => names.every((name) => name && pageNamed(model, name))

/** How people say in which order the menu is to be. */
export const menuSayings: readonly (readonly [RegExp, Said])[] = [
  [
    new RegExp(`^(?:put|show|place|have|get|move|list|bring|want) ${article}(.{2,40}?)${part} (?:right |directly |just |straight )?(before|after|behind|in front of|next to|above|below|under) ${article}(.{2,40}?)${part}(${inMenu})?$`, 'iu'), // biome-ignore format: one pattern
    ([, one, where = '', other, menu], model) =>
      pages(model, one, other) && (menu || !/^(?:above|below|under)$/i.test(where))
        ? `move ${one} ${/^(?:before|in front of|above)$/i.test(where) ? 'before' : 'after'} ${other}`
        : null,
  ],
  [
    new RegExp(`^(?:(?:put|show|place|have|get|move|make|bring|want) )?${article}(.{2,40}?)${part} (?:(?:should|must|has to|needs to) )?(?:be |come |go |appear |stand )?(?:to |at |as |in )?(?:the )?(?:very )?(first|last|front|beginning|start|end|top|bottom)(?: (?:menu )?(?:thing|item|entry|page|link|tab|position|place|one))?(${inMenu})?$`, 'iu'), // biome-ignore format: one pattern
    ([said, one, where = '', menu], model) =>
      pages(model, one) && (menu || /\b(?:menu|item|entry|link|tab)\b/i.test(said))
        ? `move ${one} to the ${/^(?:last|end|bottom)$/i.test(where) ? 'end' : 'start'} of the menu`
        : null,
  ],
  [
    new RegExp(`^(?:swap|switch|exchange) ${article}(.{2,40}?)${part} (?:and|with|for) ${article}(.{2,40}?)${part}${inMenu}$`, 'iu'),
    ([, one, other], model) => (pages(model, one, other) ? `swap ${one} and ${other}` : null),
  ],
]
