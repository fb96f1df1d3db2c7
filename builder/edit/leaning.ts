import { findColours } from '../colour/names.ts'
import { capital, participle } from '../lexicon/inflect.ts'
import type { AppModel, Entity } from '../model.ts'
import { entityNamed, managingRole } from './find.ts'
import { namedIn, spokenOf } from './spoken-of.ts'

/** What was matched, said so that a rule reads it; null where it does not fit the site. */
export type Said = (match: RegExpExecArray, model: AppModel) => string | null

const pasts: Readonly<Record<string, string>> = { gave: 'given', took: 'taken', brought: 'brought', made: 'made', wrote: 'written', did: 'done', drove: 'driven', paid: 'paid', fed: 'fed', won: 'won', bought: 'bought', found: 'found', sold: 'sold', saw: 'seen', told: 'told', sent: 'sent', cut: 'cut' } // biome-ignore format: a table
const doneBy = (verb: string): string => {
  const past = verb.toLowerCase()
  if (Object.hasOwn(pasts, past)) return pasts[past]!
  return past.endsWith('ed') ? past : participle(past.replace(/(?<=(?:sh|ch|ss|x))es$|(?<!s)s$/, ''))
}
const asBase = (verb: string): string => verb.replace(/^(?:is|are|am|was|were|has|have|had)\s+/i, '').replace(/^(?:got|want)s? (?:an? )?/i, (all) => all)

/** The field that a clause stands for: "if they need a hotel" is a checkbox, "who gave the pills" a name; null for a question that asks us. */
function fieldAsked(clause: string, about: Entity | undefined): string | null {
  const words = clause.replace(/\s+(?:too|as well|please)$/i, '')
  const bare = about ? words.replace(new RegExp(`\\s+(?:the |each |every |a )?(?:${about.singular}|${about.plural})$`, 'i'), '') : words
  if (
    /^(?:how|what|which|when|where|who|why)(?: (?:many|much|long|often|old|far))? (?:do|does|did|can|could|should|will|would|is|are|has|have)\b(?: (?:i|we|you|they|it|the|this|that)\b|$)/i.test(
      words,
    )
  )
    return null
  const whether = /^(?:if|whether) (?:they|he|she|it|people|we|somebody|someone|the \p{L}+)(?:(?:'|’)(?:re|s|ve))? (.{3,50})$/iu.exec(words)?.[1]
  if (whether) return `checkbox ${asBase(whether)}`
  const many = /^how many (.{3,50})$/i.exec(bare)?.[1]
  if (many) return `number field number of ${many.replace(/\b(?:are|is|were|was|they|there|do|will|he|she|we|people(?= people))\b ?/gi, '').trim()}`
  const kind = /^(?:what|which) (kind|sort|type) of (\p{L}{3,20})/iu.exec(words)
  if (kind) return `field ${kind[1]} of ${kind[2]}`
  const which = /^(?:what|which) (\p{L}{3,20})(?: (?:it|they|he|she|people|we|the)\b.{0,40})?$/iu.exec(words)?.[1]
  if (which) return which
  const who = /^who (\p{L}{2,20})(?: (?:it|them|that|this))?$/iu.exec(bare)?.[1]
  if (who && !/^(?:is|are|was|were|has|can)$/i.test(who)) return `field ${doneBy(who)} by`
  if (/^what time\b/i.test(words)) return 'time'
  const said = bare.split(/\s+/).slice(0, 6).join(' ')
  return /^when\b/i.test(words) ? `date field ${said}` : /^how much\b/i.test(words) ? `number field ${said}` : `field ${said}`
}
const asked = (clause: string, model: AppModel, of: Entity | undefined): string | null => {
  const about = of ?? namedIn(model, clause) ?? spokenOf(model)
  const field = about && fieldAsked(clause, about)
  return field && about ? `add a ${field} to ${about.plural}` : null
}

const away = /^(?:on )?(?:an? )?(?:vacation|holidays?|leave|sick|ill|away|off|not (?:available|there|in)|unavailable|absent|on tour)\b/i
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const navigated = ({ pages }: AppModel) => pages.filter(({ navigation, role }) => navigation !== null && role === undefined)
const clauses = '(?:if|whether|how|what|which|when|where|who|why) .{3,60}'
const pivot = /^(.{0,60}?)\b(?:more like|rather|better|something like|more of an?|more|make it|try|should be|like)\b ?(?:an? |the )?(.{3,40})$/i

/** "The green is ugly, more like sage": the colour that is meant in place of the one that is named. */
function otherColour(words: string): string | null {
  const [, before = '', after = ''] = pivot.exec(words) ?? []
  const [old] = findColours(before)
  const [fresh] = findColours(after.replace(/\b(dark|light|deep|pale|soft|bright)(?:er)? like (?:an? )?/i, '$1 ')).concat(findColours(after))
  if (!fresh || !(old || /\b(?:colou?rs?|not)\b/i.test(before))) return null
  return old && old.hex !== fresh.hex ? `change the ${old.words} to ${fresh.words}` : `make it ${fresh.words}`
}

/** What people say who lean on the message before, or on what both have in view. */
export const leaningSayings: readonly (readonly [RegExp, Said])[] = [
  [
    /^.{8,100}$/,
    ([words]) => (/\b(?:ugly|not|no|don(?:'|’)?t like|do not like|hate|awful|horrible|too|rather|wrong|boring)\b/i.test(words) ? otherColour(words) : null),
  ],
  [
    /^(?:an? )?(?:bit|little|lot|much)? ?less (?:of the |of that )?([a-z ]{3,20})$/i,
    ([, colour = '']) => (findColours(colour).length > 0 ? 'make the theme more muted' : null),
  ],
  [
    /^(?:can|could|will|would|should) (?:it|this|that|the (?:site|app|page|website)) (?:also |please )?(e-?mail|mail|text|message|notify|tell|ping) (?:me|us|them|everyone|people) (?:when|if|as soon as) (.{3,60})$/i,
    ([, , when]) => `send an email when ${when}`,
  ],
  [/^(?:can|could|will|would) (?:it|this|that|the (?:site|app|page|website)) (?:also |please )?(.{3,100})$/i, ([, rest]) => rest!],
  [
    /^(?:the )?([a-z ]{3,20}) (?:can|should|could|may)(?: be able to)? (?:also )?(?:say|tell us|tell|enter|mark|note|put in|show|let us know) (?:when|if|that) (?:they|he|she)(?:(?:'|’)?re| are|(?:'|’)s| is) (.{3,40})$/i,
    ([, who, how = '']) =>
      away.test(how) ? `${who} can add absences` : /^(?:free|available|around|there)\b/i.test(how) ? `${who} can add availability` : null,
  ],
  [
    /^(?:the |our |my )?([a-z ]{3,20}) (?:is|are|costs?) (?:now )?((?:[€£$] ?)?\d[\d.,]{0,8}(?: ?(?:€|£|\$|euros?|pounds?|dollars?|eur|usd|chf|francs?))?(?: .{2,30})?)$/i,
    ([, what = '', value]) =>
      /\b(?:fees?|prices?|costs?|tickets?|entry|membership|deposit|delivery|shipping|tax|tip|dues|contribution)$/i.test(what)
        ? `add our ${what}: ${value}`
        : null,
  ],
  [/^(?:the )?([a-z ]{3,24}?) before (?:everything|all|anything)(?: else)?$/i, ([, what]) => `move ${what} to the start of the menu`],
  [
    /^(?:add )?(?:an? |the )?page (?:where|on which|in which|that|which) (?:we |i |you )?(?:explains?|tells?|says?|writes?|describes?|shows?)(?: people| them| everyone)? ((?:what|how|when|where|who|why|about) .{3,60})$/i,
    ([, about = '']) => `add a page called ${capital(about.replace(/^about (?:the |our )?/i, ''))}`,
  ],
  [/^(?:what|how) about (?:adding |having )?((?:an?|the|some) .{3,100})$/i, ([, what]) => `add ${what}`],
  [
    /^(?:remove|delete|drop|hide|get rid of) (?:the |that )?(first|second|third|fourth|fifth|sixth|last) page$/i,
    ([, which = ''], model) => {
      const pages = navigated(model)
      const page = which === 'last' ? pages.at(-1) : pages[ordinals.indexOf(which.toLowerCase())]
      return page ? `remove the ${page.title} page` : null
    },
  ],
  [
    /^let only (?:the )?(.{2,30}?) (see|view|read|edit|change|write|add|post|delete|remove|approve|confirm|cancel)( .{2,40})$/i,
    ([, who, act, what]) => `only ${who} can ${act}${what}`,
  ],
  [
    /^(?:i|we) (?:want to |have to |should |must |need to |will )?(approve|confirm|accept|check|reject|decline|answer) (?:it|them|that|these|those|each(?: one)?|every(?: one)?|all of them)(?: first| myself)?$/i,
    ([, act = ''], model) => {
      const of = spokenOf(model)
      return of ? `${managingRole(model)?.name ?? 'the owner'} can ${/^check$/i.test(act) ? 'approve' : act.toLowerCase()} ${of.plural}` : null
    },
  ],
  [
    /^(?:the )?(?:text|words?|line|heading|headline|title|sentence) (?:on|at) (?:the )?(?:very )?top (?:of the page )?(?:should|must|has to) (?:be|say|read):? (.{3,200})$/i,
    ([, text]) => `change the headline to “${text}”`,
  ],
  [
    /^(?:the )?((?!move|put|show|make|place|list|sort|order)[a-z][a-z ]{2,30}?) (?:should (?:come |be |go )?|come |goes |go )?first$/i,
    ([, what]) => `move ${what} to the start of the menu`,
  ],
  [
    /^(?:put|get|show|have|place|move) (?:the |our |my )?([a-z ]{3,30}?) (?:on|to|at|in) (?:the |my |our )?(?:very )?(?:front|start|first|main)(?: ?page| of (?:the )?(?:site|page|everything))?$/i,
    ([, what = ''], model) => {
      const of =
        entityNamed(model, what) ??
        (/^(?:prices?|price list)$/i.test(what)
          ? model.entities.find(({ read, fields }) => read === 'public' && fields.some(({ type }) => type === 'money'))
          : undefined)
      return of ? `add ${of.plural} to home` : `add ${what} to home`
    },
  ],
  [
    /^(?:the )?(.{3,30}?)(?: list| form| page)? should (?:also )?(?:have|ask|show|say|include|tell) ((?:if|whether|how|what|which|when|where|who|why) .{3,60})$/i,
    ([, of = '', clause = ''], model) => {
      const entity = entityNamed(model, of)
      return entity ? asked(clause, model, entity) : null
    },
  ],
  [
    new RegExp(`^(?:add|ask(?: for| them| people)?|note|include|with|keep|track|write down) (${clauses})$`, 'i'),
    ([, clause = ''], model) => asked(clause, model, undefined),
  ],
]

/** What leans so much on the message before that it is nothing without the "and" that it begins with: "and how he slept", "also their phone number". */
export const continued: readonly (readonly [RegExp, Said])[] = [
  [
    new RegExp(
      `^(?:the |an? )?((?:phone|telephone|mobile|e-?mail|address|name|age|birthday|allergies|nationality|size|colou?r)(?: number| address| nr)?)(?: of (?:the|each|every|their) [a-z]{3,20})?(?:,? and (${clauses}))?$`,
      'i',
    ),
    ([, field, clause], model) => {
      const of = spokenOf(model)
      const more = of && clause ? fieldAsked(clause, of) : null
      return of ? `add a ${field}${more ? ` and a ${more}` : ''} to ${of.plural}` : null
    },
  ],
  [new RegExp(`^(${clauses})$`, 'i'), ([, clause = ''], model) => asked(clause, model, undefined)],
  [
    /^(?:(?:i|we) (?:want|need) )?(?:their|his|her|its) ((?:[a-z-]+ ){0,2}[a-z-]{3,20})$/i,
    ([, what], model) => {
      const of = spokenOf(model)
      return of ? `add a ${what} to ${of.plural}` : null
    },
  ],
]
