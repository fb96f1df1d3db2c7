import { singular } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { entityNamed, fieldNamed, mainForm, pageNamed, plain } from './find.ts'
import type { Said } from './leaning.ts'
import { onlyForm } from './target.ts'

const strangers =
  "(?:guests|strangers|outsiders|non-members|(?:anonymous|logged[ -]?out|unregistered|not logged[ -]?in) (?:people|visitors|users)|(?:people|visitors|users|those|anyone|everyone)(?: who(?: are|(?:(?:’|')re)| is)?| that are)? (?:not|aren(?:’|')?t) (?:logged|signed) in|(?:people|visitors|users) without an? account)"
const not = "(?:(?:should|must|may|can|could|do)(?: not|n(?:'|’)?t)|cannot)"
/** Only those with an account, where whoever has none plays no part of its own. */
const members = (model: AppModel, what: string): string | null =>
  model.accounts && entityNamed(model, what) && !model.roles.some(({ name }) => /^guest$/i.test(name))
    ? `only members can see ${entityNamed(model, what)!.plural}`
    : null

/** "Call the bookings reservations": the name that is and the one that is to be, at the first place where the words before name something. */
function called(model: AppModel, words: string): string | null {
  const parts = words.trim().split(/\s+/)
  for (let at = 1; at < Math.min(parts.length, 5); at += 1) {
    const name = parts.slice(0, at).join(' ')
    const entity = entityNamed(model, name)
    const isExact = entity && [entity.singular, entity.plural].some((one) => plain(one) === plain(name))
    if (isExact || (pageNamed(model, name)?.title.toLowerCase() === name.toLowerCase() && parts.length - at < 4))
      return `rename ${name} to ${parts.slice(at).join(' ')}`
  }
  return null
}

const people = '(?:customers?|clients?|visitors?|guests?|users?|members?|people|patients?|students?|buyers?|they|i|we)'

/** How people say what they want of names, menus, fields and who sees what. */
export const wantedSayings: readonly (readonly [RegExp, Said])[] = [
  [/^call (?:the |our |my )?((?!site|website|app|it\b|this\b).{4,60}?)(?: instead)?$/iu, ([, words = ''], model) => called(model, words)],
  [
    /^(?:make|keep|have|set) (?:the )?(.{2,40}?)(?: page)? (?:be )?hidden (?:from|in) (?:the )?(?:menu|navigation|nav)$|^(?:the )?(.{2,40}?)(?: page)? (?:should|must|need)(?:n(?:'|’)?t| not) (?:be|appear|show(?: up)?|stand) (?:in|on) (?:the )?(?:menu|navigation|nav)$/iu,
    ([, one, other], model) => (pageNamed(model, one ?? other ?? '') ? `hide ${one ?? other} from the menu` : null),
  ],
  [
    /^(?:make|let|have) (?:the )?(.{2,40}?)(?: be)? an? (?:choice|dropdown|selection|select|pick) (?:between|of|from|with|out of)(?: the (?:choices|options|values))?:? (.{3,200})$/iu,
    ([, what, list]) => `change the ${what} to ${list}`,
  ],
  [
    /^(?:change|set) (?:the |our |my )?([\p{L} ]{3,24}?)(?:(?:'|’)s)? name (?:to|into) (.{2,80})$/iu,
    ([, what = '', name], model) =>
      new RegExp(`\\b${what.trim()}\\b`, 'i').test(`${model.name} ${model.summary}`) && !entityNamed(model, what) ? `call the site ${name}` : null,
  ],
  [
    /^(?:the )?(.{3,40}?) (?:should|must|need to|has to|have to) be (sorted|ordered|listed|arranged|grouped) (.{4,60})$/iu,
    ([, what = '', how = '', by]) => `${/^grouped$/i.test(how) ? 'group' : 'sort'} ${what} ${by}`,
  ],
  [
    /^(?:i |we )?(?:want to |would like to |let me |let us |let people |people can |need to )(?:be able to )?(?:attach|upload) (?:an? |the |our |my )?([\p{L} -]{3,40}?) (?:to|with|for|on) (?:an? |the |each |every |my |our |their )?([\p{L} -]{3,30})$/iu,
    ([, what = '', of = ''], model) => {
      const entity = entityNamed(model, of)
      if (!entity) return null
      const bare = what.replace(/ (?:photo|picture|image|file|scan|pdf|document)s?$/i, '')
      const there = fieldNamed(entity, bare)
      return there
        ? `add a ${there.label.toLowerCase()} to ${entity.plural}`
        : `add a ${/photo|picture|image/i.test(what) ? 'image' : 'file'} upload ${singular(what)} to ${entity.plural}`
    },
  ],
  [
    new RegExp(`^(?:let |allow |i want )?(?:the |our |my )?${people} (?:to |can |should be able to |should |may )?(?:leave|add|write|give|enter|attach|include|put) (?:an? |the |their )?((?!review|comment|rating|tip\\b|feedback)[\\p{L} -]{3,30}?) (?:with|to|on|in|for) (?:their|my|an?|the|each|every) ([\\p{L} -]{3,30})$`, 'iu'), // biome-ignore format: one pattern
    ([, what, of = ''], model) => {
      const entity = entityNamed(model, of)
      const isTheirs = entity && model.actions.some(({ kind, entity: one, role }) => kind === 'create' && one === entity.id && role === undefined)
      const form = entity && (isTheirs || entity === mainForm(model) || model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'checkout')))
      return entity && form && entity.read === 'own' ? `add a ${what} to ${entity.plural}` : null
    },
  ],
  [
    /^add (?:an? |the )?([\p{L} -]{3,30}?)(?: option| choice| setting| dropdown)?\s*: ([\p{L}\d -]{1,24}(?:, ?(?:and |or )?[\p{L}\d -]{1,24}){1,12})$/iu,
    ([, what = '', list], model) => {
      const only = onlyForm(model)?.entity
      return only && !entityNamed(model, what) && !/\b(?:to|for|of|on|page|section|hours|address|phone|e-?mail|role|menu)\b/i.test(what)
        ? `add a ${what} (${list}) to ${only.plural}`
        : null
    },
  ],
  [
    /^(?:the )?(.{2,30}?) (?:should|must|may|can) (?:only )?be (?:only )?(?:visible|shown|seen|readable) (?:only )?(?:to|by) (?:only )?(?:the )?([\p{L} ]{2,24}?)(?: only)?$/iu,
    ([, what = '', who = ''], model) =>
      /^(?:all|everyone|everybody|anyone|(?:their|the) (?:owners?|authors?))$/i.test(who)
        ? null
        : entityNamed(model, what)
          ? `only ${who} can see ${what}`
          : `only show ${what} to ${who}`,
  ],
  [
    /^(?:the |our )?([\p{L} -]{3,30}?) (?:should|must) (?:also )?(?:be|stand|appear|come|go) (?:at|on|to) the (?:bottom|end|foot) of (?:the )?(?:home|front|first|main|start)(?: ?page)?$/iu,
    ([, what = ''], model) => (entityNamed(model, what) ? `add ${entityNamed(model, what)!.plural} to home` : null),
  ],
  [
    /^(?:add|include) (?:an? |the )?([\p{L} -]{3,30}?) (?:to|for) (?:the |each |every |all )?([\p{L} -]{3,30}?)\s*: ?([\p{L}\d -]{1,24}(?:, ?(?:and |or )?[\p{L}\d -]{1,24}){1,12})$/iu,
    ([, what, whom = '', list], model) =>
      !entityNamed(model, whom) && model.roles.some(({ name }) => plain(name) === plain(whom)) ? `add a ${what} (${list}) to ${whom}` : null,
  ],
  [
    /^(?:the )?(.{2,40}?) (?:should|must|has to|needs to) (?:always )?be (?:filled in|filled out|entered|given)$/iu,
    ([, what = ''], model) => (model.entities.some((entity) => fieldNamed(entity, what)) ? `make ${what} required` : null),
  ],
  [/^make it possible (?:for (?:the |our )?([\p{L} ]{3,24}) )?to (.{3,160})$/iu, ([, who, what]) => `${who ?? 'people'} can ${what}`],
  [
    /^make (?:the |our )?([\p{L} -]{3,30}?) bookable(?: (with|online|by|for) .{3,80})?$/iu,
    ([, what = ''], model) =>
      entityNamed(model, what) || model.entities.some(({ singular: one }) => /booking|reservation|appointment/.test(one)) ? null : `people can book ${what}`,
  ],
  [
    new RegExp(`^${strangers} ${not}(?: be able to)? (?:see|view|read|look at) (?:the |our |any )?(.{3,40})$`, 'iu'),
    ([, what = ''], model) => members(model, what),
  ],
  [new RegExp(`^(?:hide|conceal) (?:the |our |all )?(.{2,40}?) (?:from|to|for) ${strangers}$`, 'iu'), ([, what = ''], model) => members(model, what)],
  [
    /^(?:make|set|mark) (?:the )?(.{2,40}?) (?:field )?(required|mandatory|optional) and (?:not|never|no) (?:negative|below zero|under zero)$/iu,
    ([, what, how]) => `make the ${what} ${how}`,
  ],
]
