import { isPlural, listed, plural } from '../lexicon/inflect.ts'
import type { AppModel, Entity } from '../model.ts'
import { sortsOf } from '../sort.ts'
import { setCategories, sortingOf } from './categories.ts'
import { addChoices, choiceField, type Holder, namesIn } from './choices.ts'
import { plain } from './find.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

const list = '(.{3,240})'
const setting = [
  new RegExp(
    `^(?:change|set|make|update|replace|limit)\\s+(?:the\\s|our\\s)?(.{2,80}?)(?:\\s+(?:to be|to|into|with|by|as|be)\\s+|\\s*[:=]\\s*)(?:only\\s|just\\s)?${list}$`,
    'iu',
  ),
  new RegExp(
    `^(?:the\\s|our\\s)?(.{2,80}?)(?:\\s+(?:(?:should|must|have to|has to|can|could|may)(?: only)? be|are|is)\\s*:?\\s+(?:only\\s|just\\s|either\\s|one of\\s)?|\\s*[:=]\\s*)${list}$`,
    'iu',
  ),
]
const further =
  /^(?:the\s|our\s)?(.{2,80}?)\s+(?:should|must|could|can) (?:also |additionally )?(?:have|include|offer|be|contain)\s+(?:the (?:choices?|options?)\s)?(?:also\s)?(.{2,160})$/iu

/** Whether a field is named by words and not by one that they share: "room type" is the type of rooms. */
function isNamed(model: AppModel, { entity, field }: Holder, words: string): boolean {
  const [, what = '', at = ''] = /^(.{2,60}?)\s+(?:of|for|in|on)\s+(.{2,60})$/iu.exec(words) ?? []
  if (plain(what) === plain(field.label) && targetNamed(model, at)?.entity === entity) return true
  const wanted = plain(
    words.replace(/^(?:two|three|four|five|six|seven|eight|\d{1,2}) /i, '').replace(/^(?:choices|options|values|list) (?:of|for|in) (?:the )?/i, ''),
  )
  const label = plain(field.label)
  const names = [entity.singular, entity.plural].map(plain)
  const last = names.flatMap((name) => [name, name.split(' ').at(-1)!])
  const said = [label, ...last.flatMap((name) => [`${name} ${label}`, `${label} of ${name}`, `${label} for ${name}`, `${label} in ${name}`])]
  const bare = wanted.replace(/ (?:choice|option|value)$/, '')
  return said.some((one) => one === wanted || one === bare)
}

function chosen(model: AppModel, request: Request, holder: Holder, words: string): Answer | null {
  const { entity, field } = holder
  const names = namesIn(words.replace(/\s+(?:instead|only)$/i, ''))
  const was = sortsOf(model, field)
  const sorting = sortingOf(model, holder)
  if (names.length < 2 || names.some((name) => name.split(/\s+/).length > 6)) return null
  const marks = marksOf(request, [[words, 'thing']])
  const label = field.label.toLowerCase()
  const many = isPlural(label.split(' ').at(-1)!) ? label : plural(label)
  if (names.length === was.length && names.every((name) => was.includes(name)))
    return { kind: 'same', says: `The ${many} of ${entity.plural} already are ${listed(names)}.`, where: '', marks }
  if (sorting) return setCategories(model, request, sorting, names, words)
  if (entity.lifecycle?.field === field.id) {
    const fresh = names.filter((name) => !was.some((one) => plain(one) === plain(name)))
    const old = was.filter((one) => !names.some((name) => plain(one) === plain(name)))
    const choices = fresh.map((name, at) => (old[at] ? `Rename ${old[at]} to ${name}` : `Add ${name} to the ${label} of ${entity.plural}`)).slice(0, 4)
    const says = `The ${many} of ${entity.plural} are steps that buttons lead through: ${listed(was)}. They can be renamed, and more can be added.`
    return { kind: 'understood', says, where: '', marks, choices }
  }
  const kept = (value: unknown) => (typeof value === 'string' && names.includes(value) ? value : names[Math.max(0, was.indexOf(String(value))) % names.length]!)
  const seeds = entity.seeds.map((seed) => (seed[field.id] === undefined ? seed : { ...seed, [field.id]: kept(seed[field.id]) }))
  const after: Entity = { ...entity, fields: entity.fields.map((one) => (one === field ? { ...field, choices: names } : one)), seeds }
  return {
    kind: 'built',
    model: { ...model, entities: model.entities.map((one) => (one === entity ? after : one)) },
    says: `The ${many} of ${entity.plural} are now ${listed(names)}. Rows that have another keep it.`,
    label: `${many} of ${entity.plural}`,
    where: '',
    marks,
  }
}

/** Sets all choices of a field: "room types should be single, double and suite". One that is told to have more gets them beside its own. */
export const setChoices: Rule = (model, request) => {
  if (request.read.length > 300) return null
  const match = setting.map((pattern) => pattern.exec(request.read)).find((one) => one)
  const holder = match && choiceField(model, match[1]!)
  if (match && holder && isNamed(model, holder, match[1]!)) return chosen(model, request, holder, match[2]!)
  const more = further.exec(request.read)
  const into = more && choiceField(model, more[1]!)
  if (!more || !into || !isNamed(model, into, more[1]!)) return null
  return addChoices(model, request, into, more[2]!)
}
