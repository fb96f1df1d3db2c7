import { isPlural } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { entityNamed, entityOfPage, pageNamed, plain } from './find.ts'
import type { Said } from './leaning.ts'

const parts =
  /\b(?:pages?|sections?|forms?|fields?|columns?|buttons?|box(?:es)?|search|charts?|tables?|maps?|roles?|banners?|footers?|headers?|menus?|links?|tabs?)$/i
/** "add suppliers with name and phone": rows of a thing, on a page of their own where the site has none of them. */
function kept(model: AppModel, named = '', fields = ''): string | null {
  const what = named.trim().replace(/^["“]|["”]$/g, '')
  if (parts.test(what) || what.split(/\s+/).length > 3) return null
  const there = entityNamed(model, what)
  const noted = fields.includes('(') ? fields.trim() : fields.trim().replace(/\)$/, '')
  if (there && [plain(there.singular), plain(there.plural)].includes(plain(what))) return noted === '' ? null : `add ${noted} to ${there.plural}`
  return `add a ${what} page${noted === '' ? '' : ` with ${noted}`}`
}
const onPage = (model: AppModel, words: string): string | undefined => {
  const page = pageNamed(model, words)
  return (entityNamed(model, words) ?? (page && entityOfPage(model, page)))?.plural
}

/** What people say of things that a site is to keep, of who is to do what with them, and of what they can be. */
export const keptSayings: readonly (readonly [RegExp, Said])[] = [
  [
    /^(?:add|create|make|set up|need)\s+(?:an?\s|the\s|another\s)?(?:new\s)?(?:entity|table|data (?:type|structure|model)|record type|collection|list)\s+(?:called|named|for|of)\s+(["“]?[\p{L}][\p{L} -]{1,30}?["”]?)(?:,?\s*(?:with|that has|which has|having|:)\s+(?:the\s)?(?:(?:fields?|columns?):?\s)?(.{2,200}))?$/iu,
    ([, what, fields], model) => kept(model, what, fields),
  ],
  [
    /^(?:let (?:me|us) )?(?:keep track of|keep|track|store|manage|record)\s+(?:the\s|our\s|my\s|all\s)?([\p{L}][\p{L} -]{1,30}?)(?:,?\s+(?:with|including)|\s*:|\s*\()\s*(?:the\s)?(?:(?:fields?|columns?):?\s)?(.{2,200})$/iu,
    ([, what, fields], model) => kept(model, what, fields),
  ],
  [
    /^(?:add|create|include)\s+(?:the\s|some\s)?([\p{L}][\p{L} -]{1,30}?)\s+with\s+(?:the\s)?(?:(?:fields?|columns?):?\s)?(.{2,200})$/iu,
    ([, what = '', fields = ''], model) =>
      isPlural(what.toLowerCase().split(' ').at(-1)!) && /,|\band\b|^an? /.test(fields) ? kept(model, what, fields) : null,
  ],
  [
    /^(?:nobody|no ?one)(?: else)? (?:can|may|should|must)(?: be able to)? (?!see\b|view\b)([a-z]{3,12}) (.{3,40}?)(?: any ?more)?$/iu,
    ([, act, what]) => `visitors cannot ${act} ${what}`,
  ],
  [
    /^(?:add|create|introduce|make)\s+(?:an?\s|the\s|another\s)?(?:(?:user\s)?role (?:for |called |named )?(?:the )?["“]?([\p{L}][\p{L} -]{1,30}?)["”]?|([\p{L}][\p{L} -]{1,30}?)\s+(?:user\s)?role),?\s+(?:who|that|which|and they|so that they)\s+((?:can|may|should) .{3,160})$/iu,
    ([, one, other, acts]) => `${one ?? other} ${acts}`,
  ],
  [/^(?:add|include)\s+(.{2,60}?)\s+to\s+(.{2,40}?)\s*(\([^()]{3,160}\))$/iu, ([, what, of, choices]) => `add ${what} ${choices} to ${of}`],
  [
    /^give\s+(?:each|every|all|the)\s+(?:of the\s)?([\p{L}][\p{L} -]{1,30}?)\s+((?:an?|their own|its own|some)\s.{2,60}|[\p{L}]{3,20}s)$/iu,
    ([, of = '', what], model) => (onPage(model, of) ? `add ${what} to ${onPage(model, of)}` : null),
  ],
  [
    /^(?:add|enable|allow|turn on|include)\s+(comments|reviews|ratings)\s+(?:to|on|for|under|below)\s+(?:the\s|each\s|every\s|all\s)?(.{3,40})$/iu,
    ([, what = '', of = ''], model) => (onPage(model, of) ? `let people ${/^c/i.test(what) ? 'comment on' : 'review'} ${onPage(model, of)}` : null),
  ],
  [
    /^(?:the\s)?([\p{L}][\p{L} -]{1,30}?) (?:can|could|should|may) (?:also |now )?be ["“](.{2,40})["”](?: too| as well)?$/iu,
    ([, of = '', state], model) => (entityNamed(model, of)?.lifecycle ? `add ${state} to the status of ${entityNamed(model, of)!.plural}` : null),
  ],
  [
    /^call\s+(?:the\s)?([\p{L}][\p{L} -]{1,30}?)\s+["“]([^"”]{2,60})["”]$/iu,
    ([, what = '', to], model) => ((entityNamed(model, what) ?? pageNamed(model, what)) ? `rename ${what} to ${to}` : null),
  ],
  [
    /^[\p{L}][\p{L} -]{1,30}? (?:(?:should|must|may|can) only (?:be able to )?(?:see|view|read)|(?:should|must|may|can)(?: be able to)? (?:see|view|read) (?:only|just)|(?:only )?sees? (?:only|just)) (?:their|his|her) own ?(.{3,40})$/iu,
    ([, what = ''], model) => (entityNamed(model, what) ? `make ${entityNamed(model, what)!.plural} private` : null),
  ],
  [/^(darker|lighter|brighter|rounder)$/iu, ([, how]) => `make it ${how}`],
  [/^(darker|lighter|brighter|bigger|smaller|larger|rounder|sharper) ([\p{L} ]{3,24})$/iu, ([, how, what]) => `make the ${what} ${how}`],
]
