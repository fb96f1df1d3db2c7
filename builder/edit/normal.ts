import { participle } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { entityNamed } from './find.ts'

type Form = (match: RegExpExecArray, model: AppModel) => string | null

const actives: Readonly<Record<string, string>> = {
  shown: 'show',
  displayed: 'show',
  listed: 'show',
  presented: 'show',
  moved: 'move',
  put: 'move',
  placed: 'move',
  renamed: 'rename',
  sorted: 'sort',
  ordered: 'sort',
  removed: 'remove',
  deleted: 'remove',
  hidden: 'hide',
}
const passive = '(shown|displayed|listed|presented|moved|put|placed|renamed|sorted|ordered|removed|deleted|hidden)'
const active = ([, what, verb = '', rest = '']: RegExpExecArray): string => `${actives[verb.toLowerCase()]} ${what}${rest}`

const verbs =
  'see view read edit change update delete remove cancel approve confirm accept reject add create write post book publish upload submit order assign close finish archive manage'.split(
    ' ',
  )

/** Ways of saying the same that hold for whatever is asked: arrows, passives, what is "gone", whose something is. */
const forms: readonly (readonly [RegExp, Form])[] = [
  [/^(?:rename |change |call )?(?:the )?([^\n]{1,60}?)\s*(?:-{1,2}>|=>|→)\s*([^\n]{1,80})$/iu, ([, from, to]) => `rename ${from} to ${to}`],
  [new RegExp(`^(?:can|could|may|should) (?:the |our |my )?(.{2,60}?) (?:please )?be ${passive}( .{2,80})?$`, 'iu'), active],
  [new RegExp(`^(?:the |our |my )?(.{2,60}?) (?:should|must|has to|have to|needs? to|ought to) (?:also |please )?be ${passive}((?! (?:to|by) (?:the )?(?:public|everyone|visitors|people)\\b)(?! only\\b) .{2,80})?$`, 'iu'), active], // biome-ignore format: one pattern
  [/^(?:the |our |my )?(.{2,40}?) (sorted|ordered) (by .{2,60})$/iu, ([, what, , by]) => `sort ${what} ${by}`],
  [/^(?:the |that |all the )?(.{2,50}?) (?:gone|removed|deleted|taken out|out of there)$/iu, ([, what]) => `remove ${what}`],
  [/^(?:the |that |those |these )?(.{2,40}?) (?:should|can|could|must|has to|have to) (?:go|go away|disappear|vanish)$/iu, ([, what]) => `remove ${what}`],
  [
    /^(?:nobody|no one|people (?:don(?:'|’)?t|do not)|(?:we|i) (?:really )?(?:don(?:'|’)?t|do not)|they (?:don(?:'|’)?t|do not)) (?:really )?(?:needs?|uses?|wants?) (?:the |any |those |these )?((?!to\b).{3,50}?)(?: any ?more)?$/iu,
    ([, what]) => `remove ${what}`,
  ],
  [
    /^take (?:the |that |those )?(.{2,50}?) (?:away|out|off)((?: (?:from|on|in|of)) .{2,50})?$/iu,
    ([, what, from = '']) => `remove ${what}${from.replace(/^ (?:on|in|of) /i, ' from ')}`,
  ],
  [
    /^(?:(?:i|we|they|people) )?(?:don(?:'|’)?t|do not|dont|never|shouldn(?:'|’)?t) call (?:them|it|these|those) (.{2,40}?),? but (?:rather )?(.{2,40})$/iu,
    ([, from, to]) => `rename ${from} to ${to}`,
  ],
  [/^(?:i|we|they|people) call (?:them|it|these|those) (.{2,40}?),? (?:and )?not (.{2,40})$/iu, ([, to, from]) => `rename ${from} to ${to}`],
  [/^(?:they|it|these|those)(?: are|(?:'|’)?re| is|(?:'|’)?s) called (.{2,40}?),? (?:and )?not (.{2,40})$/iu, ([, to, from]) => `rename ${from} to ${to}`],
  [
    /^(add|put|include|remove|hide|delete|drop)\s+(?:an?\s|the\s)?(?!search\b)([\p{L}][\p{L} ]{1,24}?)\s+(filter|sorting)(\s+(?:to|on|from|for|in)\s+.{2,50})?$/iu,
    ([, verb, by, what, of = '']) => `${verb} a ${what} by ${by}${of}`,
  ],
  [
    /^(remove|delete|drop|get rid of) (?:everything|all|anything|the whole thing) (?:about|to do with|around|with|on) (?:the )?(.{3,40})$/iu,
    ([, verb, what]) => `${verb} ${what}`,
  ],
  [
    /^instead of (["“'‘].{1,60}?["”'’]|\p{L}[\p{L} ]{1,40}?),? (?:please )?(?:say|write|use|put|show|call it) (["“'‘].{1,60}?["”'’]|\p{L}[\p{L} ]{1,40}?)(?: (?:on|in|at) .{3,30})?$/iu,
    ([, from, to]) => `change ${from} to ${to}`,
  ],
  [
    /^(?:make|let|have) (?:the )?(.{2,40}? (?:form|list|table)) (ask|show|have|include) (.{3,80})$/iu,
    ([, what, verb, rest]) => `${what} should ${verb} ${rest}`,
  ],
  [/^replace (?:the )?(?:word|words|term|text) (.{2,40}?) (with|by) (.{2,60})$/iu, ([, from, , to]) => `change ${from} to ${to}`],
  [
    /^(?:the |all )?(.{2,40}?) (can|may|should|must) (only )?be (\p{L}{4,14}) (only )?by (?:the )?(.{2,40})$/iu,
    ([, what, may = '', only, done = '', alone, who = '']) => {
      const verb = verbs.find((one) => participle(one).replace('ll', 'l') === done.toLowerCase().replace('ll', 'l'))
      return verb ? `${only || alone || /only /i.test(who) ? `only ${who.replace(/^only /i, '')} can` : `${who} ${may}`} ${verb} ${what}` : null
    },
  ],
  [
    /^(?:replace|change|swap) (["“][^"”]{2,40}["”]) (?:by|with|to|into|for) (["“][^"”]{2,40}["”]) (?:in|on|of|for) (?:the )?(\p{L}[\p{L} ]{2,30})$/iu,
    ([, from, to, of = ''], model) => (entityNamed(model, of) ? `rename ${from} of ${entityNamed(model, of)!.plural} to ${to}` : null),
  ],
  [/^(?:there is |there(?:'|’)s |we have )?no (?:more )?need for (?:the |any )?(.{3,40})$/iu, ([, what]) => `remove ${what}`],
  [/^(?:the )?(.{3,40}?) (?:is|are)(?:n(?:'|’)?t| not) needed(?: any ?more)?$/iu, ([, what]) => `remove ${what}`],
  [
    /^(remove|delete|drop|hide|rename|make|change|show|sort)\s+(?:the |each |every )?([\p{L}-]{3,20})(?:'|’)s\s+(\p{L}[\p{L} ]{2,30}?)(\s+(?:to|into|optional|required|mandatory)\b.{0,80})?$/iu,
    ([, verb, of = '', what, rest = ''], model) => {
      const entity = entityNamed(model, of)
      return entity ? `${verb} the ${what} of ${entity.plural}${rest}` : null
    },
  ],
]

/** The words as an order: "could the rooms be shown as cards" asks to show them so. The same words where they are one. */
export function asOrder(words: string, model: AppModel): string {
  let now = words
  for (const [pattern, form] of forms) {
    const match = now.length <= 240 ? pattern.exec(now) : null
    now = (match && form(match, model)) ?? now
  }
  return now
}
