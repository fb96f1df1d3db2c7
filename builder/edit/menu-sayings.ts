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
    new RegExp(`^(?:(?:put|show|place|have|get|move|make|bring|want) )?${article}(.{2,40}?)${part} (?:(?:should|must|has to|needs to) )?(?:to )?(?:be |come |go |appear |stand )?(?:to |at |as |in )?(?:the )?(?:very )?(first|last|front|beginning|start|end|top|bottom)(?: (?:menu )?(?:thing|item|entry|page|link|tab|position|place|one))?(${inMenu})?$`, 'iu'), // biome-ignore format: one pattern
    ([said, one, where = '', menu], model) =>
      pages(model, one) && (menu || /\b(?:menu|item|entry|link|tab)\b|\bpage\b.{0,24}\b(?:first|last)(?: (?:one|page))?$/i.test(said))
        ? `move ${one} to the ${/^(?:last|end|bottom)$/i.test(where) ? 'end' : 'start'} of the menu`
        : null,
  ],
  [
    new RegExp(
      `^(?:put|make|move|show|place|have) ${article}(.{2,40}?)${part} (?:to )?(?:be |as |at |in )?(?:the )?(second|third|fourth|fifth)(?: (?:page|item|entry|place|position|thing|one))?(?:${inMenu})?$`,
      'iu',
    ),
    ([, one = '', which = ''], model) => {
      const page = pageNamed(model, one)
      const others = model.pages.filter(({ navigation, role, id }) => navigation !== null && role === page?.role && id !== page?.id)
      const before = others[['second', 'third', 'fourth', 'fifth'].indexOf(which.toLowerCase())]
      return page && before ? `move ${page.title} after ${before.title}` : null
    },
  ],
  [
    new RegExp(`^move ${article}(.{2,40}?)${part} (up|down|left|right|forward|back)(?: (?:by )?(?:one|a (?:bit|place|position|step)|1))?(?:${inMenu})?$`, 'iu'),
    ([, one = '', way = ''], model) => {
      const page = pageNamed(model, one)
      const row = model.pages.filter(({ navigation, role }) => navigation !== null && role === page?.role)
      const at = page ? row.indexOf(page) : -1
      const isUp = /^(?:up|left|forward)$/i.test(way)
      const other = at < 0 ? undefined : row[at + (isUp ? -1 : 1)]
      return page && other ? `move ${page.title} ${isUp ? 'before' : 'after'} ${other.title}` : null
    },
  ],
  [
    new RegExp(
      `^(?:swap|switch|exchange) (?:the (?:order|places?|positions?) of )?${article}(.{2,40}?)${part} (?:and|with|for) ${article}(.{2,40}?)${part}(?:${inMenu})?$`,
      'iu',
    ),
    ([, one, other], model) => (pages(model, one, other) ? `swap ${one} and ${other}` : null),
  ],
]
