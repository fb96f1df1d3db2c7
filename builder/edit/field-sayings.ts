import { capital, singular } from '../lexicon/inflect.ts'
import type { AppModel, Entity } from '../model.ts'
import { entityNamed, fieldNamed, mainForm } from './find.ts'
import type { Said } from './leaning.ts'
import { objectOf } from './people.ts'
import { makes } from './permit-create.ts'
import { namedIn } from './spoken-of.ts'

const people =
  '(?:people|someone|somebody|customers?|clients?|visitors?|guests?|users?|members?|they|one|an? [a-z]{3,16}|the [a-z]{3,16}|[a-z]{3,16}s|you|we|i)'
const telling = '(?:say|give|tell us|tell|enter|choose|pick|select|add|leave|state|provide|mention|specify|type|write|fill in|upload|attach)'

/** What comes of a verb at the beginning of the words: who books makes a booking. */
function madeBy(model: AppModel, words: string): Entity | undefined {
  const verb = words.toLowerCase().split(' ')[0]!
  const base = [verb, verb.replace(/e?s$/, ''), verb.replace(/s$/, ''), verb.replace(/ing$/, '')].find((one) => Object.hasOwn(makes, one))
  return base ? entityNamed(model, makes[base]!) : undefined
}

/** The thing that "books an appointment", "the booking form" or "signing up" is about. */
const doneIn = (model: AppModel, words: string): Entity | undefined =>
  madeBy(model, words) ?? objectOf(model, words) ?? objectOf(model, words.replace(/^\S+\s+(?:up for |in |out |for )?/i, '')) ?? namedIn(model, words)
const optional = (model: AppModel, field: string, of: string | undefined): string | null => {
  const named = of ? doneIn(model, of) : undefined
  const main = mainForm(model)
  const entity = named ?? (main && fieldNamed(main, field) ? main : undefined)
  return entity ? `make ${field} of ${entity.plural} optional` : `make ${field} optional`
}

/** "small, medium and large" as the choices of a field. */
const choicesIn = (list: string): string =>
  list
    .replace(/^(?:the )?(?:options?|choices?|values?)(?::| of)? /i, '')
    .split(/,\s*(?:and |or )?|\s+(?:and|or|&)\s+/i)
    .map((choice) => capital(choice.trim()))
    .filter((choice) => choice !== '')
    .join(', ')

/** How people say what is to be asked for, and what is not. */
export const fieldSayings: readonly (readonly [RegExp, Said])[] = [
  [
    /^(?:the |our |all )?([\p{L} -]{2,30}?) (?:should |can |must |will )?(?:also )?(?:have|come in|be available in|are available in|come with) (?:different |several |two |three |four |five |these |the )?([a-z]{3,20}s)(?: such as| like| of|:|,)? ([\p{L}\d-]{1,20}(?:, ?(?:and |or )?[\p{L}\d-]{1,20}| (?:and|or) [\p{L}\d-]{1,20}){1,12})$/iu,
    ([, of = '', what = '', list = ''], model) => {
      const entity = entityNamed(model, of)
      return entity ? `add a ${singular(what)} (${choicesIn(list)}) to ${entity.plural}` : null
    },
  ],
  [
    /^(?:add|include) an? ["“']?([\p{L} ]{3,24}?)["”']? (?:drop-?down|drop down|select(?: box)?|picker|radio buttons?|choice)(?: field| list)? ?(?:with|of|for|:)? (.{3,120}?)(?: (?:to|for) (?:the )?([\p{L} ]{3,30}))?$/iu,
    ([, what = '', list = '', of], model) => {
      const entity = of ? entityNamed(model, of) : mainForm(model)
      return entity && /,| and | or /.test(list) ? `add a ${what} (${choicesIn(list)}) to ${entity.plural}` : null
    },
  ],
  [
    new RegExp(`^(?:when|if|whenever|while) ${people} (.{3,50}?),? (?:then )?${people} (?:should|must|need to|needs to|have to|has to|can|could)(?: be able to)?(?: also| always)? ${telling} (?:an? |the |their |us |our )*(.{2,50})$`, 'iu'), // biome-ignore format: one pattern
    ([, doing = '', what], model) => {
      const of = doneIn(model, doing)
      return of ? `add a ${what} to ${of.plural}` : null
    },
  ],
  [
    new RegExp(
      `^${people} (?:should|must|need to|needs to|have to|has to|can|could)(?: be able to)?(?: also| always)? ${telling} (?:an? |the |their |us |our )*([\\p{L}][\\p{L} -]{2,40}?) (?:when|while) (?:they |people |he |she )?(?:are )?(.{3,40})$`,
      'iu',
    ),
    ([said, what, doing = ''], model) => {
      const of = doneIn(model, doing)
      return of ? `add a ${/\b(?:upload|attach)\b/i.test(said) ? 'file upload ' : ''}${what} to ${of.plural}` : null
    },
  ],
  [
    new RegExp(`^${people} (?:should(?: not|n(?:'|’)?t)|don(?:'|’)?t|do not|needn(?:'|’)?t|need not|must not|shouldnt|dont) ?(?:need to |have to |be forced to |be asked to |required to )?${telling} (?:an? |the |their |any |us )*([\\p{L}][\\p{L} -]{2,40}?)(?: (?:when|while|if|for|to) (.{3,40}))?$`, 'iu'), // biome-ignore format: one pattern
    ([said, what = '', of], model) =>
      /\b(?:need|have|forced|asked|required) /i.test(said) && model.entities.some((entity) => fieldNamed(entity, what)) ? optional(model, what, of) : null,
  ],
  [
    /^(?:the )?(.{2,40}?) (?:should not|shouldn(?:'|’)?t|must not|does not have to|doesn(?:'|’)?t have to|is not|isn(?:'|’)?t|need not|needn(?:'|’)?t) (?:be )?(?:required|mandatory|compulsory|obligatory|necessary|filled in)(?: (?:for|in|on|when|while) (.{3,40}))?$/iu,
    ([, what = '', of], model) => optional(model, what, of),
  ],
  [
    /^(?:make|mark|set) (?:the )?(.{2,40}?) (?:as )?(optional|required|mandatory|not required) (?:when|while|if|for|in|on) (.{3,40})$/iu,
    ([, what, how, of = ''], model) => {
      const entity = doneIn(model, of)
      return entity ? `make ${what} of ${entity.plural} ${how}` : null
    },
  ],
  [
    /^(?:add|include) (?:an? |the )?(?:field )?([^:,]{2,50}?) (?:to|for|on) (?:the |each |every |all )?([\p{L}][\p{L} -]{1,30}?)(?:\s*:| with(?: the)? (?:choices|options|values|possible values):?| \(?either) ?((?:[^:]|(?<=\d):(?=\d)){3,160})$/iu,
    ([, what = '', of = '', choices = ''], model) =>
      entityNamed(model, of) && /,|\bor\b|\band\b|\//.test(choices)
        ? `add a ${what} (${choices.replace(/\)$/, '')}) to ${entityNamed(model, of)!.plural}`
        : null,
  ],
  [
    /^([^:]{4,60}?): (add|include) (?:an? |the )?((?:(?! to | on ).){2,50})$/iu,
    ([, about = '', verb, what], model) => {
      const of = namedIn(model, about)
      return of ? `${verb} a ${what} to ${of.plural}` : null
    },
  ],
]
