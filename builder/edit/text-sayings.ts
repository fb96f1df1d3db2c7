import { pageNamed } from './find.ts'
import type { Said } from './leaning.ts'

const quotedText = '(?:["“][^"”\\n]{1,300}["”]|[\'‘][^\'’\\n]{1,300}[\'’])'
const headline = '(?:head ?line|title|heading|tag ?line|slogan|sub ?title|subheading|motto)'
const onHome = '(?: (?:on|at|of|for|in) (?:the |our )?(?:very )?(?:home ?page|home page|front page|start page|main page|first page|site|website|top))?'

/** How people say what is to be written where. */
export const textSayings: readonly (readonly [RegExp, Said])[] = [
  [
    new RegExp(
      `^(?:write|put|use|show|display|have|set|take)${onHome} (${quotedText}|.{2,120}?) as (?:the |our |a |my )?(?:new |main |big )?(${headline})${onHome}$`,
      'iu',
    ),
    ([, to, what]) => `change the ${what} to ${to}`,
  ],
  [
    new RegExp(
      `^(?:write|put|add|show|display)${onHome} (${quotedText}) (?:right |directly )?(?:under|below|beneath|after) (?:the |our )?(?:title|headline|heading|name|logo)${onHome}$`,
      'iu',
    ),
    ([, to]) => `change the tagline to ${to}`,
  ],
  [
    new RegExp(
      `^(?:under|below|beneath) (?:the |our )?(?:title|headline|heading|name|logo)${onHome},? (?:please )?(?:write|put|add|show|say):? (.{2,300})$`,
      'iu',
    ),
    ([, to]) => `change the tagline to ${to}`,
  ],
  [
    new RegExp(
      `^(?!(?:please )?(?:change|set|update|replace|make|rewrite|edit|use|rename|retitle|add|put|swap|turn|call|remove)\\b)(?:the |our |my )?((?:[\\p{L} ]{2,24} )?(?:${headline}|button|footer)(?: text| label)?(?: (?:on|in|of) (?:the )?[\\p{L} ]{2,24}?)?)\\s*[:=]\\s*(.{2,300})$`,
      'iu',
    ),
    ([, what, to]) => `change the ${what} to ${to}`,
  ],
  [/^(?:the name of (?:our|the|my) \p{L}{3,20}|our name|my name|the name) (?:is|should be) (?:now )?(.{2,80})$/iu, ([, name]) => `call the site ${name}`],
  [/^(?:we|our [\p{L}]{3,16}) (?:are|is) (?:now )?(?:called|named) (.{2,80})$/iu, ([, name]) => `call the site ${name}`],
  [
    /^(?:put|write|show|add|mention|say) (?:the |our |a |an )?([\p{L}][\p{L} -]{2,40}?) (?:on|to|at) (?:the |our )?([\p{L} ]{3,30}?)(?: page)?\s*:\s*(.{3,300})$/iu,
    ([, said = '', page = '', text], model) => {
      const what = said.replace(/ (?:section|block|text)$/i, '').replace(/^(?:section|text|block) (?=about |for |with )/i, '')
      const of = pageNamed(model, page)
      if (!of) return null
      return /\b(?:address|phone|telephone|e-?mail|hours|times|fees?|prices?|costs?|banner|notice|announcement|field|choice|option|button|number|column|filter)$/i.test(
        what,
      )
        ? null
        : `add a ${what} section saying ${text} to the ${of.path === '/' ? 'home' : of.title} page`
    },
  ],
]
