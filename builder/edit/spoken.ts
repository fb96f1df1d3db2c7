import type { AppModel, Entity } from '../model.ts'
import { isSort } from '../sort.ts'
import { entityNamed, mainForm } from './find.ts'
import type { Said } from './leaning.ts'

const told: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ate|eats?|fed|eaten|feed)\b/i, 'meal'],
  [/\b(?:costs?|paid|spent|price)\b/i, 'cost'],
  [/^(?:when|which day|what day)\b/i, 'date'],
  [/^what time\b/i, 'time'],
  [/^where\b/i, 'place'],
  [/^who\b/i, 'person'],
  [/^why\b/i, 'reason'],
  [/^how (?:many|much)\b/i, 'amount'],
  [/^how long\b/i, 'duration'],
  [/^how old\b/i, 'age'],
]
/** What a question that somebody asks of rows is called: "what she ate" is the meal. */
const notedAs = (asked: string): string => told.find(([pattern]) => pattern.test(asked))?.[1] ?? /^(?:which|what) ([a-z]{3,20})\b/i.exec(asked)?.[1] ?? 'note'
/** What is kept above all. */
const mainThing = (model: AppModel): Entity | undefined => mainForm(model) ?? model.entities[0]
const toMain = (model: AppModel, field: string): string | null => {
  const of = mainThing(model)
  return of ? `add a ${field} field to ${of.plural}` : null
}
const sortOf = ({ entities }: AppModel) =>
  entities.flatMap(({ plural: of, fields }) =>
    fields.filter((field) => isSort(field) && /^(?:category|kind|type|genre|topic|subject)$/i.test(field.label)).map(({ label }) => ({ of, label })),
  )[0]

const fieldsOf = (named: string): string => named.replace(/^(?:their|his|her|an?|the|some) /i, '')

/** What people say who speak of their site as they would to somebody beside them. */
export const spokenSayings: readonly (readonly [RegExp, Said])[] = [
  [
    /^(?:put|get|show|have|add) (?:our|my|the) (phone(?: number)?|number|address|e-?mail)(?: (?:on|up|in)(?: (?:there|here|it|the (?:site|page|website|bottom)))?)?,? ?(?:it(?:'|’)s|it is|:|which is) (.{3,100})$/i,
    ([, what = '', value]) => `add our ${/number/i.test(what) ? 'phone' : what}: ${value}`,
  ],
  [
    /^(?:and )?(?:put|add|show) (?:the |our |my )?opening (?:hours|times) (?:are |is )?(.{0,40}?\d.{0,50}?)(?: (?:at|on|in) the (?:bottom|page|site|footer|contact page))?$/i,
    ([, value]) => `add our opening hours: ${value}`,
  ],
  [
    /^sell ([^,]{2,40}?),? (?:for |at )?[€£$]?(\d[\d.,]{0,7})(?: ?(?:€|£|euros?|pounds?|dollars?))?(?: each| a piece)?$/i,
    ([, what, price], model) => `add a ${model.entities[0]?.singular ?? 'product'} called ${what} with price ${price}`,
  ],
  [/^(?:get|receive) an? (?:e-?mail|mail|text|message) (?:when|if|as soon as) (.{3,60})$/i, ([, when]) => `send an email when ${when}`],
  [
    /^(?:i )?(?:don(?:'|’)?t|do not) (?:really )?like (?:the |that |this )?[a-z ]{3,20},? (?:something|rather|maybe|make it|how about|try) (?:a bit |more )?([a-z ]{3,20})$/i,
    ([, how = '']) => `make the theme ${/^warm/i.test(how) ? 'coral' : /^cool/i.test(how) ? 'steel blue' : how}`,
  ],
  [/^not (?:that|so|quite)(?: \w+)?,? (?:a bit )?(lighter|darker|brighter|bigger|smaller|rounder|calmer)$/i, ([, how]) => `make it ${how}`],
  [
    /^(?:more |a bit )?like [a-z ]{2,24}(?::|,| -) ?([a-z ]{3,20}) and ([a-z ]{3,20})$/i,
    ([, ground, parts]) => `change the background to ${ground} and the buttons to ${parts}`,
  ],
  [
    /^more like [a-z ]{2,24}(?::|,| -) ?([a-z ]{3,20}) and ([a-z ]{3,20})$/i,
    ([, ground, parts]) => `change the background to ${ground} and the buttons to ${parts}`,
  ],
  [
    /^(?:people|customers|parents|guests|they|visitors) (?:keep|always|often) ask(?:ing)? (?:me |us )?(?:about|for) (?:the |their )?([a-z]{3,20})\b.{0,80}$/i,
    ([, what = ''], model) => toMain(model, what),
  ],
  [
    /^(?:it|they|that|the form|every (?:one|entry)) should (?:also )?(?:say|show|ask|have|tell|include|note) ((?:what|how|when|where|who|why|which) .{2,60})$/i,
    ([, asked = ''], model) => toMain(model, notedAs(asked)),
  ],
  [/^(?:add|include|note) (?:her|his|their|its|my) ([a-z]{3,20}(?: [a-z]{3,20})?)$/i, ([, what = ''], model) => toMain(model, what)],
  [
    /^with (?:the |a )?([a-z]{3,20}) and ((?:what|how|when|where|who|why) .{2,40}|(?:the |an? )?[a-z]{3,20})$/i,
    ([, one, other = ''], { entities }) => {
      const of = entities.at(-1)
      return of ? `add a ${one} and a ${/^(?:what|how|when|where|who|why) /i.test(other) ? notedAs(other) : fieldsOf(other)} to ${of.plural}` : null
    },
  ],
  [
    /^(?:we )?also (?:sell|offer|have|do) ([^,]{2,40}?),? (?:for |at )?[€£$]?(\d[\d.,]{0,7})(?: ?(?:€|£|euros?|pounds?|dollars?))?(?: each| a piece)?$/i,
    ([, what, price], model) => `add a ${model.entities[0]?.singular ?? 'product'} called ${what} with price ${price}`,
  ],
  [/^there(?:'|’)?s an? (?:second|third|fourth|fifth|sixth|new|another) ([a-z]{3,20})(?: now)?$/i, ([, what]) => `add a ${what} called New`],
  [
    /^the (?:title|headline|heading)(?:'|’)?s? (?:is )?(?:way |much )?too long,? (?:just )?(?:say|call it|make it|write) (.{2,80})$/i,
    ([, to]) => `change the headline to ${to}`,
  ],
  [
    /^(?:i want to|can i|i(?:'|’)d like to) (?:get|be sent|receive|have) an? (?:e-?mail|mail|text|message) (?:when|if|as soon as) (.{3,60})$/i,
    ([, when]) => `send an email when ${when}`,
  ],
  [/^(?:tell|notify|e-?mail|text|ping) (?:me|us|the others|everyone|them) (?:when|if|as soon as) (.{3,60})$/i, ([, when]) => `send an email when ${when}`],
  [
    /^when (.{3,50}?),? (?:the others|i|we|everyone|they|people) should (?:be told|get (?:an? )?(?:e-?mail|mail|message)|know)$/i,
    ([, when]) => `send an email when ${when}`,
  ],
  [
    /^(?:can we have|could we have|can we get|we need|i need|let(?:'|’)s have|i want|we want|have) an? (?:page|list|section) (?:for|of|with) (?:the |our )?([a-z ]{3,30}?) with (.{3,80})$/i,
    ([, what, noted = '']) => `add a ${what} page with ${noted.replace(/who(?:'|’)?s? (?:is )?(\w+?)(?:ing)?(?=,| and|$)/i, '$1er')}`,
  ],
  [
    /^an? page (?:for|of) (?:the |our )?([a-z ]{3,30}?) with (.{3,80})$/i,
    ([, what, noted = '']) => `add a ${what} page with ${noted.replace(/who(?:'|’)?s? (?:is )?(\w+?)(?:ing)?(?=,| and|$)/i, '$1er')}`,
  ],
  [
    /^add ((?:[a-z]+ ){0,2}[a-z]+s)(?: too)?$/i,
    ([, what = ''], model) =>
      /(?:opening|hours|options|choices|fields|pictures|photos|buttons|pages|prices|details|reviews|comments|news|payments|logins|accounts|notifications|e-?mails|reminders|languages|colours|colors|charts|statistics|links|media|us)$/i.test(
        what,
      ) || entityNamed(model, what)
        ? null
        : `add a ${what} page with date and note`,
  ],
  [
    /^let (?:people|customers|members|guests|them|users|visitors|players) (?:say|choose|pick|enter|tell us|give) (?:which |what |their |the |how )?([a-z]{3,20})(?: (?:they|it|he|she)(?:'|’)?(?: (?:are|is|have|has|want|re|s))?)?(?:: ?(.{3,80}))?$/i,
    ([, what = '', choices], model) => {
      const of = mainThing(model)
      return of ? (choices ? `add a ${what} (${choices}) to ${of.plural}` : `add a ${what} field to ${of.plural}`) : null
    },
  ],
  [
    /^(?:show|use|have|put) (?:me |us )?an? (?:calendar|agenda) instead(?: of .{3,20})?$/i,
    (_, model) => `show ${mainThing(model)?.plural ?? 'it'} as a calendar`,
  ],
  [
    /^(?:put|write|have|show) an? (?:short |little |welcome )?(?:text|message|note|sentence) (?:on|at the top of) the (?:first|front|home|main|start) page: ?(.{2,300})$/i,
    ([, text]) => `add a welcome section saying ${text}`,
  ],
  [
    /^add (?:something|a bit|a few words|some text|a text) about (?:us|me|ourselves)(?:,|:| -)? ?(.{3,300})$/i,
    ([, text]) => `add an about us section saying ${text}`,
  ],
  [
    /^the (?:categories|kinds|types|genres|topics) (?:should be|are|need to be) (.{3,120})$/i,
    ([, names = ''], model) => {
      const sort = sortOf(model)
      if (!sort) return null
      const label = sort.label.toLowerCase()
      return /,|\sand\s|\sor\s/i.test(names) ? `change the ${label} of ${sort.of} to ${names}` : `add ${names} to the ${label} of ${sort.of}`
    },
  ],
  [
    /^show (?:the )?(?:next|latest|newest|last) (?:\w+ )?([a-z]{3,20}) on (?:the )?(?:front|home|first|start|main)(?: ?page)?$/i,
    ([, what]) => `add a section with ${what} to home`,
  ],
  [/^move (.{3,30}) to the top(?: of the (?:menu|navigation))?$/i, ([, what]) => `move ${what} to the start of the menu`],
]
