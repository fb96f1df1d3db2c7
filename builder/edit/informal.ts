import { currencyNamed } from '../lexicon/currencies.ts'
import { plural } from '../lexicon/inflect.ts'
import type { AppModel, Entity } from '../model.ts'
import { isSort } from '../sort.ts'
import { fieldSayings } from './field-sayings.ts'
import { mainForm, managingRole } from './find.ts'
import { keptSayings } from './kept-sayings.ts'
import { continued, leaningSayings, type Said } from './leaning.ts'
import { menuSayings } from './menu-sayings.ts'
import { asOrder } from './normal.ts'
import type { Request } from './request.ts'
import { sightSayings } from './sight-sayings.ts'
import { spokenSayings } from './spoken.ts'
import { textSayings } from './text-sayings.ts'
import { wantedSayings } from './wanted-sayings.ts'

const opposite: Readonly<Record<string, string>> = {
  dark: 'lighter',
  black: 'lighter',
  light: 'darker',
  bright: 'darker',
  pale: 'darker',
  big: 'smaller',
  large: 'smaller',
  huge: 'smaller',
  small: 'bigger',
  tiny: 'bigger',
  round: 'sharper',
  square: 'rounder',
}
const linesOf = ({ pages }: AppModel) => pages.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'contact' ? block.lines : []))
/** Hours that are told already stay beside the days that are closed. */
const closed = (days: string, model: AppModel): string => {
  const hours = linesOf(model).find(({ label }) => /hours/i.test(label))?.value
  const rest = hours?.replace(/[,;]? ?closed .*$/i, '')
  return rest ? `add our opening hours: ${rest}, closed on ${days}` : `add our opening hours: closed on ${days}`
}
/** What the site lists first. */
const listed = ({ pages, entities }: AppModel): Entity | undefined => {
  const block = pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'list')
  return block?.kind === 'list' ? entities.find(({ id }) => id === block.entity) : undefined
}
const fieldsOf = (named: string): string => named.replace(/^(?:their|his|her|an?|the|some) /i, '')

/** Ways in which people say what they want changed, and how the same is said so that a rule reads it. */
const sayings: readonly (readonly [RegExp, Said])[] = [
  ...menuSayings,
  ...wantedSayings,
  ...sightSayings,
  ...fieldSayings,
  ...textSayings,
  [
    /^(?:i|we) (?:don(?:'|’)?t|do not) (?:really )?(?:want|need) (?:the |any |those |these )?([a-z ]{3,24}?)(?: page| section| thing)?(?: any ?more)?$/i,
    ([, what]) => `remove the ${what}`,
  ],
  [
    /^(?:show|list|display) (?:them|it|these|those|everything) (?:as|in) (?:an? )?(cards?|table|list|grid|gallery|tiles?)(?:,? (?:and )?not .{2,30}| instead.{0,20})?$/i,
    ([, how = ''], model) => (listed(model) ? `show ${listed(model)!.plural} as ${/^(?:cards?|tiles?|grid)$/i.test(how) ? 'cards' : how}` : null),
  ],
  [
    /^(?:let (?:me|people|us|them|visitors) |i want to |can (?:i|people|we) )?(filter|sort|order) (?:it |them )?by (.{3,60})$/i,
    ([, how = '', by], model) => (listed(model) ? `make ${listed(model)!.plural} ${/^filter/i.test(how) ? 'filterable' : 'sortable'} by ${by}` : null),
  ],
  [
    /^(?:also )?ask (?:them |people )?(?:which|what) ([a-z]{3,20}) (?:they|people|you) (?:want|need|prefer|like|would like|have)$/i,
    ([, what], model) => (mainForm(model) ? `add a ${what} to ${mainForm(model)!.plural}` : null),
  ],
  [
    /^(?:also )?ask (?:for |if they(?:'re| are) |whether they(?:'re| are) )?([a-z]{3,24}) or not$/i,
    ([, what], model) => (mainForm(model) ? `add a checkbox ${what} to ${mainForm(model)!.plural}` : null),
  ],
  [
    /^(?:nobody|no ?one) (?:else )?(?:should|can|may|must)(?: be able to)? (?:see|view|read|look at) (?:the |my |our )?(.{3,40}?) (?:except|but|other than|apart from) (?:me|us|myself)$/i,
    ([, what], model) => `only ${managingRole(model)?.name ?? 'the owner'} can see ${what}`,
  ],
  [
    /^(?:only|just) (?:(?:i|me|we|us|myself|my [a-z]+)(?: and (?:i|me|my [a-z]+|our [a-z]+|the [a-z]+))?|(?:we|us)(?: [a-z]+)?|the (?:boss|owner|manager|admin|teacher|chef)) (?:should be able to|can|may|should|am allowed to|is allowed to) (delete|remove|edit|change|add|see|view|read) (?:the )?(.{3,40})$/i,
    ([, act, what = ''], model) =>
      `only ${managingRole(model)?.name ?? 'the owner'} can ${act!.toLowerCase()} ${/^(?:people|them|it|things|entries)$/i.test(what) ? (listed(model)?.plural ?? what) : what}`,
  ],
  [/^(?:make|call) it ["“](.{1,60})["”]$/i, ([, name]) => `call the site ${name}`],
  ...leaningSayings,
  ...keptSayings,
  ...spokenSayings,
  [
    /^(?:it|this|everything|all|that|the (?:site|whole thing|page|dark|black|white|light|colou?rs?|look|background))(?:(?:'|’)s| is| looks?| seems?) (?:a bit |way |much |far )?(?:too|so) (dark|light|bright|pale)(?:, (?:something|rather|maybe|make it|a bit) .{3,30})?$/i,
    ([, how = '']) => `make it ${opposite[how.toLowerCase()]}`,
  ],
  [
    /^make (.{2,30}?) (?:a (?:bit|little|lot) |much )?less (dark|light|bright|big|small|round)$/i,
    ([, what, how = '']) => `make ${what} ${opposite[how.toLowerCase()]}`,
  ],
  [/^no (?:more )?([a-z ]{3,24}?)(?: page| section)?(?: please)?$/i, ([, what]) => `remove the ${what}`],
  [/^take (?:the |that )?(.{3,30}?) (?:out|off|away)$/i, ([, what]) => `remove the ${what}`],
  [/^(?:remove|delete|drop|get rid of|lose) (?:the |that )?whole (.{3,24}?)(?: thing| stuff| part)?$/i, ([, what]) => `remove the ${what}`],
  [
    /^(?:the |all the )?([a-z ]{3,30}?) (?:is|are|looks?|seems?) (?:a bit |way |much |far )?(?:too|so) (dark|black|light|bright|pale|big|large|huge|small|tiny|round|square)$/i,
    ([, what = '', how = '']) => `make the ${what} ${opposite[how.toLowerCase()]}`,
  ],
  [/^(?:i(?:'d| would) )?(?:rather|prefer to|prefer) have (?:it|everything|the site|that)(?: in)? (.{3,40})$/i, ([, how]) => `make it ${how}`],
  [
    /^(?:our|my|the) (phone(?: number)?|address|e-?mail(?: address)?|opening hours|hours) (?:is|are|has changed to|changed to) (?!required|wrong|missing|optional|too|not|ugly|gone)(.{3,120})$/i,
    ([, what, value]) => `add our ${what}: ${value}`,
  ],
  [/^(?:our|my) number is (\+?[\d ()-]{6,20})$/i, ([, value]) => `add our phone: ${value}`],
  [/^(?:we|i)(?:'re| are|'m| am|'ve| have)? (?:moved to|now at|located at|based at|at) (.{5,100})$/i, ([, value]) => `add our address: ${value}`],
  [/^(?:we|i)(?:'re| are|'m| am) closed (?:on |every )?(.{3,60})$/i, ([, days = ''], model) => closed(days, model)],
  [/^(?:(?:we|i)(?:'re| are|'m| am) )?open (?:from |every |on )?(.{0,40}\d.{0,60})$/i, ([, value]) => `add our opening hours: ${value}`],
  [/^(?:can|could) (?:u|you) (.{3,200})$/i, ([, rest = ''], model) => otherwise(rest, model) ?? rest],
  [/^(?:add|put|give) (an? .{2,40}?) (?:to|on|for) (?:each|every|all(?: the)?|any) ([a-z]{3,20})$/i, ([, what, of = '']) => `add ${what} to ${plural(of)}`],
  [
    /^(?:only|nobody (?:but|except)|no ?one (?:but|except)) (?:i|me|we|us|myself)(?: can| should| may| must)?(?: be able to)? (?:see|view|read|look at) (?:the |my |our )?(.{3,40})$/i,
    ([, what], model) => `only ${managingRole(model)?.name ?? 'the owner'} can see ${what}`,
  ],
  [
    /^(?:i don(?:'|’)t want|don(?:'|’)t let) (?:people|visitors|customers|everyone|others)(?: to)? (?:see|view|read) (?:the |my |our )?(.{3,40})$/i,
    ([, what], model) => `only ${managingRole(model)?.name ?? 'the owner'} can see ${what}`,
  ],
  [
    /^(?:(?:please )?(?:show|put|have|make|change|list|give|display) )?(?:the |all |our |my ){0,3}(?:prices?|amounts?|money|costs?|fees?)(?: to be| should be| must be| have to be| are| is)?(?: shown)? in(?:to)? (.{1,24}?)(?:,? please)?$/i,
    ([, unit = '']) => (currencyNamed(unit) ? `change the currency to ${unit}` : null),
  ],
  [
    /^(?:show|put|give|display|make|change) (?:the |all |our )?(.{2,30}?) (?:in|to|into) (.{1,24})$/i,
    ([, what = '', unit = ''], { entities }) =>
      currencyNamed(unit) && entities.some(({ fields }) => fields.some(({ type, label }) => type === 'money' && label.toLowerCase() === what.toLowerCase()))
        ? `change the currency to ${unit}`
        : null,
  ],
  [
    /^(?:(?:please )?(?:use|switch to|take)|(?:we|people|customers|our customers) pay in) (.{1,24}?)(?: instead(?: of .{1,20})?| for (?:the )?prices| as (?:the |our )?currency)?(?:,? please)?$/i,
    ([, unit = '']) => (currencyNamed(unit) ? `change the currency to ${unit}` : null),
  ],
  [
    /^(?:remove|delete|drop|get rid of|lose|take out) (?:the |that )?(.{2,30}?) (?:thing|thingy|bit|stuff|box|part) (?:from|in|on) (?:the |our )?(.{3,40}?)(?: form| page)?$/i,
    ([, what, of = '']) => `remove the ${what} field from ${plural(of)}`,
  ],
  [
    /^(?:add|include|offer) (.{2,40}?) as an? (.{3,30})$/i,
    ([, what, field = ''], { entities }) => {
      const of = entities.find(({ fields }) => fields.some((one) => isSort(one) && one.label.toLowerCase() === field.toLowerCase()))
      return of ? `add ${what} to the ${field} of ${of.plural}` : null
    },
  ],
  [
    /^(?:the )?(.{3,30}?)(?: form)? should (?:also )?ask (?:if|whether) (?:it(?:'s| is)|they(?:'re| are)|this is|they want|there(?:'s| is)) (?:an? )?(.{3,40})$/i,
    ([, of = '', what]) => `add a checkbox ${what} to ${plural(of)}`,
  ],
  [
    /^(?:the )?(.{3,30}?)(?: form)? should (?:also )?ask (?:people |them )?for (.{3,60})$/i,
    ([, of = '', what = '']) => `add a ${fieldsOf(what)} to ${plural(of)}`,
  ],
  [
    /^(?:i(?:'d| would) like |i want |can )?(?:people|customers|visitors|guests|they|users|clients)(?: to| should)?(?: also)? (?:be able to |can )?(?:also )?(?:leave|give|enter|add|tell us|type|pick|choose|write) ((?:an?|their|the|some) (?:phone (?:number|nr|no)|phone|e-?mail(?: address)?|address|tip|note|message|date|time|time slot|comment|name)s?)(?: (?:when|while|as they|if they) .{3,40}| too| as well)?$/i,
    ([, what = ''], model) => {
      const of = mainForm(model)
      return of ? `add a ${fieldsOf(what)} to ${of.plural}` : null
    },
  ],
  [
    /^(?:i want |i(?:'d| would) like |put |have )?(?:the )?((?!move|add|ask|show|wait|remind|make)[^ ].{1,30}?)(?: page)? (before|after) (?:the )?(.{2,30}?)(?: page)?$/i,
    ([, one, where, other]) => `move ${one} ${where} ${other}`,
  ],
  [
    /^(?:get rid of|remove|delete|drop|lose|no) (?:that |the )?(?:big )?(?:picture|image|art|drawing|illustration|photo) (?:at|on|from|in) the (?:top|first page|front page|home ?page|header|hero).{0,20}$/i,
    () => 'make the headline plain',
  ],
  [
    /^(?:the )?(.{2,40}?)( page)? should (?:rather )?be (?:called|named) (.{2,60})$/i,
    ([, one, page = '', to]) => `rename ${page && 'the '}${one}${page} to ${to}`,
  ],
  [/^(?:swap|switch|flip|invert)(?: round| around)? (?:the )?(?:two )?colou?rs(?: round| around)?$/i, () => 'swap the background and the component colour'],
]

const goesOn = /^(?:(?:and|also|plus|oh|ah|ok(?:ay)?)[\s,]+){1,3}/i

/** What the words say in another way; null where no saying fits. `text` is the clause with what it begins with: "and how he slept". */
export function otherwise(read: string, model: AppModel, text = read): string | null {
  const asked = read.trim().replace(/[.!?]+$/, '')
  if (asked.length > 240) return null
  const words = asOrder(asked, model)
  for (const [pattern, said] of goesOn.test(text) || /^(?:their|his|her) /i.test(words) ? [...continued, ...sayings] : sayings) {
    const match = pattern.exec(words)
    const other = match ? said(match, model) : null
    if (other && other !== asked) return other
  }
  return words === asked ? null : words
}

/** The request in other words; what stands in them is nowhere to be marked in the message. */
export const inOtherWords = (request: Request, read: string): Request => ({ ...request, read, shift: request.end + 1 })
