import { fieldFor as typedField } from '../compose/field.ts'
import { article, capital, isPlural, listed } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Field } from '../model.ts'
import { entityNamed, plain, unquoted } from './find.ts'
import { cut, idOf, unused } from './ids.ts'

export interface WantedField {
  readonly words: string
  readonly required: boolean
  readonly choices: readonly string[]
  /** The type, where the words name it: "checkbox". */
  readonly type?: Field['type']
}

/** The choices in "(small, medium, large)", "with choices a, b or c", "either a or b"; and the words before them. */
function choicesIn(words: string): { words: string; choices: string[] } {
  const match =
    /^(.{1,120}?)\s*(?:\((?:e\.?g\.? )?([^()]{2,300})\)|(?:\bwith(?: the)?(?: choices| options| values)|:|\bof either|\beither|\bfrom|\bsuch as|\blike)\s+(.{2,300}))$/isu.exec(
      words,
    )
  if (!match) return { words, choices: [] }
  const parts = (match[2] ?? match[3]!).split(/\s*[,/|;]\s*(?:or |and )?|\s+(?:or|and)\s+/i).map((part) => cut(unquoted(part), 60))
  const choices = [...new Set(parts.filter((part) => part !== '').map(capital))].slice(0, 20)
  return choices.length > 1 ? { words: match[1]!, choices } : { words, choices: [] }
}

/** Words for how a field is filled in, before or instead of what it is called. */
const kinds: readonly (readonly [RegExp, Field['type']])[] = [
  [/^(?:check ?box|tick ?box|toggle|switch|yes[/ ]no (?:question|field))\b/i, 'boolean'],
  [/^(?:drop ?down|select|radio buttons?|choice|multiple choice)\b/i, 'choice'],
  [/^(?:date ?picker|date field)\b/i, 'date'],
  [/^(?:text ?area|big text (?:box|field)|long text(?: field)?)\b/i, 'long_text'],
  [/^(?:file upload|upload(?: field)?|attachment field)\b/i, 'file'],
  [/^(?:image upload|photo upload)\b/i, 'image'],
  [/^(?:number field|numeric field)\b/i, 'number'],
  [/^(?:text (?:box|field|input)|field|input|question|box|column|property|attribute)\b/i, 'text'],
]

/** "Checkbox 'I agree'" is a boolean called I agree; the type is undefined where the words name no kind. */
function kindOf(words: string): { words: string; type: Field['type'] | undefined } {
  for (const [pattern, type] of kinds) {
    const match = pattern.exec(words)
    const rest = match
      ? words
          .slice(match[0].length)
          .replace(/^\s*(?:for|called|named|labell?ed|saying|to choose|with(?: the)? (?:label|text))?\s*(?:the\s|an?\s|their\s)?/i, '')
      : ''
    if (match && rest.trim() !== '') return { words: rest.trim(), type: type === 'text' && match[0].toLowerCase() !== 'text box' ? undefined : type }
  }
  return { words, type: undefined }
}

/** Words for how a field is filled in that stand after what it is called, or beside it in brackets. */
const asides: readonly (readonly [RegExp, Field['type']])[] = [
  [/^(?:check ?box|tick ?box|toggle|switch|yes ?(?:\/|or|-) ?no|true ?\/ ?false|boolean)$/i, 'boolean'],
  [/^(?:date|day|date ?picker|date field)$/i, 'date'],
  [/^(?:time|time field)$/i, 'time'],
  [/^(?:number|numeric|whole number|integer|digits|number field)$/i, 'number'],
  [/^(?:money|price|amount|currency)$/i, 'money'],
  [/^(?:percent(?:age)?|%)$/i, 'percent'],
  [/^(?:long text|text ?area|several lines|free text|multi-?line|paragraph)$/i, 'long_text'],
  [/^(?:text|short text|string|text field|one line)$/i, 'text'],
  [/^(?:link|url|web address)$/i, 'url'],
  [/^(?:e-?mail|email address)$/i, 'email'],
  [/^(?:photo|image|picture|image upload|photo upload)$/i, 'image'],
  [/^(?:file|upload|file upload|pdf|attachment)$/i, 'file'],
  [/^(?:rating|stars)$/i, 'rating'],
]
const asideOf = (words: string): Field['type'] | undefined => asides.find(([pattern]) => pattern.test(words.trim()))?.[1]

interface Described {
  readonly words: string
  readonly required: boolean
  readonly type: Field['type'] | undefined
}
/** The label without what is said of it in brackets or at its end: "“due on” (date, required)", "late checkbox", "breakfast yes/no". */
function described(words: string): Described {
  const [, label = words, inside = ''] = /^(.{1,80}?)\s*\(([^()]{2,40})\)$/u.exec(words.trim()) ?? []
  const said = inside.split(/\s*[,;]\s*/)
  const required = said.some((one) => /^(?:required|mandatory)$/i.test(one))
  const type = said.map(asideOf).find((one) => one !== undefined)
  if (inside !== '')
    return required || type || said.every((one) => /^optional$/i.test(one)) ? { words: label, required, type } : { words, required: false, type: undefined }
  const [, before = '', kind = ''] =
    /^(.{2,50}?)\s+(check ?box|tick ?box|toggle|yes ?(?:\/|or) ?no|date ?picker|text ?area|(?:file|image|photo) upload)(?:\s+(?:field|question|column))?$/iu.exec(
      words.trim(),
    ) ?? []
  return `${before} `.replace(leading, '').trim() === '' ? { words, required: false, type: undefined } : { words: before, required: false, type: asideOf(kind) }
}

const leading = /^(?:an?|the|another|one|new|some|their|his|her|our|my|extra|additional|more|also|for|every|each|both|optional|required|mandatory)\s+/i
const ending = /\s+(?:fields?|inputs?|columns?|boxe?s?|questions?|dropdowns?|select|entry|entries|property|properties|attributes?)$/i

const heading =
  /^(?:(?:the|these|following|new|some|more|two|three|four|five|other|extra) )*(?:fields|columns|inputs|properties|attributes|questions)(?: (?:called|named|for))?\s*:?\s+(?=\S)/i

/** The fields that words list: "an optional phone number and a size (small, large)". Empty where the words are no labels. */
export function wantedFields(words: string): WantedField[] {
  const held: string[] = []
  const masked = words
    .replace(heading, '')
    .slice(0, 400)
    .replace(/\([^()]{0,300}\)/g, (inside) => `\u0001${held.push(inside) - 1}\u0002`)
  const listing = /^(?:an?\s|the\s)?(?:drop ?down|select|radio buttons?|choice|multiple choice)\b/i.test(masked.trim())
  const single = choicesIn((listing ? masked.replace(/\swith\s/i, ': ') : masked).trim().replace(leading, ''))
  const parts = single.choices.length > 1 ? [listing ? masked.replace(/\swith\s/i, ': ') : masked] : masked.split(/\s*,\s*(?:and )?|\s+(?:and|plus|&)\s+/i)
  return parts.flatMap((part) => {
    let bare = part.replace(/\u0001(\d{1,3})\u0002/g, (_, index) => ` ${held[Number(index)] ?? ''}`).trim()
    bare = bare.replace(/\s+of\s+(?:[€£$]\s?)?\d.{0,30}$/, '')
    if (!/^(?:how|what|when|where|who|why|which|if|whether)\b/i.test(bare))
      bare = bare.replace(/(?<!\b(?:field|checkbox|box))\s+(?:when|while|if|before|after|until) (?:they|people|he|she|you|we|it|the|someone)\b.*$/i, '')
    let required = /^(?:(?:an?|the|one|another|new) )?(?:required|mandatory)\s/i.test(bare)
    const aside = described(bare)
    const found = aside.type ? { words: aside.words, choices: [] } : choicesIn(aside.words)
    required ||= aside.required
    bare = found.words
    for (let round = 0; round < 4 && leading.test(bare); round += 1) bare = bare.replace(leading, '')
    const kind = kindOf(bare)
    bare = unquoted(kind.words.replace(ending, ''))
    const either = found.choices.length === 0 && /^([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?) or ([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?)$/iu.exec(bare)
    const isAsked = /^(?!(?:how|what|when|where|who|why|which)\b).{3,58}\?$/i.test(bare)
    const type =
      aside.type ??
      (isAsked && found.choices.length === 0
        ? 'boolean'
        : found.choices.length === 2 && found.choices.every((one) => /^(?:yes|no)$/i.test(one))
          ? 'boolean'
          : kind.type)
    return bare !== '' && /\p{L}/u.test(bare) && bare.length <= 60 && bare.split(/\s+/).length <= 6
      ? [{ words: bare, required, choices: type === 'boolean' ? [] : either ? [either[1]!, either[2]!].map(capital) : found.choices, ...(type && { type }) }]
      : []
  })
}

/** A field of the entity for these words: typed by them, with an id that the entity has not, referring to rows where they name a thing of the model. */
export function fieldFor(model: AppModel, entity: Pick<Entity, 'id' | 'fields'>, wanted: WantedField): Field {
  const words = wanted.words.toLowerCase()
  const id = unused(
    idOf(words, 'field'),
    entity.fields.map((field) => field.id),
  )
  const base = { id, label: cut(capital(wanted.words), 160), required: wanted.required }
  const other = wanted.choices.length > 1 ? undefined : entityNamed(model, words)
  if (other && other.id !== entity.id && [plain(other.singular), plain(other.plural)].includes(plain(words)))
    return { ...base, type: 'reference', entity: other.id }
  const typed = typedField(words, wanted.choices)
  if (!wanted.type || wanted.type === typed.type) return { ...typed, ...base }
  return wanted.type === 'choice' ? { ...typed, ...base, type: 'choice', choices: typed.choices ?? ['Yes', 'No'] } : { ...base, type: wanted.type }
}

const lowered = (label: string) => (/^[A-Z](?:[A-Z]| )/.test(label) ? label : label[0]!.toLowerCase() + label.slice(1))
/** "phone number and size" for a label; labels in lower case. */
export const namesOf = (fields: readonly Field[]): string => listed(fields.map(({ label }) => lowered(label)))
/** "a phone number and allergies" for a sentence. */
export const someOf = (fields: readonly Field[]): string =>
  listed(
    fields.map(({ label, type }) =>
      type === 'boolean'
        ? `the checkbox “${label}”`
        : /^(?:how|what|when|where|why|who|which) /i.test(label) || (type === 'choice' && /^\p{L}+(?:ing|ed)$/iu.test(label))
          ? `the field “${label}”`
          : isPlural(label.toLowerCase().split(' ').at(-1)!)
            ? lowered(label)
            : `${article(label)} ${lowered(label)}`,
    ),
  )
