import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Field } from '../model.ts'
import { withField } from './fields.ts'
import { fieldNamed, pageNamed, plain, unquoted } from './find.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

const relabel =
  /^(?:rename|relabel|retitle|call|change)\s+(?:the\s)?(?:label (?:of|for|on) (?:the\s)?)?(.{1,80}?)(?:\s+(?:field|column|label))?(?:\s+(?:of|in|on|for)\s+(?:the\s)?(.{1,60}?))?\s+(?:to|into|as)\s+(.{1,160})$/isu
const requiring =
  /^(?:make|set|mark)\s+(?:the\s)?(.{1,80}?)(?:\s+(?:of|in|on|for)\s+(?:the\s)?(.{1,60}?))?\s+(?:as |to be |be )?(required|mandatory|compulsory|optional|not required)$|^(.{1,60}?)\s+(?:should be|must be|is)\s+(required|mandatory|optional)$/isu

/** What a row holds and no field is called: an amount, a date, a time. */
const valued = /^(?:[€£$¥]\s?\d|\d[\d.,:/ -]*(?:\s?(?:€|£|\$|%|[a-z]{1,8}))?$)/iu
const rowValue = (request: Request, { entity, field }: { entity: Entity; field: Field }, words: string): Answer => ({
  kind: 'understood',
  says: `${field.label} of a single ${entity.singular} is changed where it stands: open the ${entity.singular} under Data and press Edit.`,
  where: '',
  marks: marksOf(request, [[words, 'thing']]),
  choices: ['Open Data', `Rename the field ${field.label} of ${entity.plural} to …`].slice(0, 1),
})

function fieldAt(model: AppModel, words: string, of: string | undefined): { entity: Entity; field: Field } | undefined {
  const target = of ? targetNamed(model, of) : undefined
  if (of && !target) return undefined
  for (const entity of target ? [target.entity] : model.entities) {
    const field = fieldNamed(entity, unquoted(words))
    if (field) return { entity, field }
  }
  return undefined
}

/** What cannot be required because nothing asks for it. */
function noField(request: Request, words: string): Answer | null {
  const label = unquoted(words.replace(/^(?:the|a|an)\s+/i, '').replace(/\s+field$/i, ''))
  if (label.split(' ').length > 4) return null
  return { kind: 'understood', says: `No form asks for “${cut(label, 60)}” yet; add it first.`, where: '', marks: marksOf(request, [[words, 'thing']]) }
}

/** Renames a field's label, or makes it required or optional; rows stay. */
export const changeField: Rule = (model, request) => {
  const named = relabel.exec(request.read)
  const found = named && fieldAt(model, named[1]!, named[2])
  const isExact =
    found && (!/^change\b/i.test(request.read) || /\b(?:field|column|label)\b/i.test(request.read) || plain(found.field.label) === plain(named![1]!))
  if (named && !named[2] && /^(?:title|name|headline|heading)$/i.test(named[1]!) && !/\b(?:field|column|label)\b/i.test(request.read)) return null
  const isValue = named && /^change\b/i.test(request.read) && valued.test(unquoted(named[3]!))
  if (named && found && isExact && isValue) return rowValue(request, found, named[1]!)
  if (named && found && isExact && !pageNamed(model, named[1]!)) {
    const label = cut(capital(unquoted(named[3]!)), 160)
    const marks = marksOf(request, [[named[1]!, 'thing']])
    if (label === found.field.label) return { kind: 'same', says: `That field already is called ${label}.`, where: '', marks }
    return {
      kind: 'built',
      model: withField(model, found.entity, found.field, { ...found.field, label }),
      says: `The field ${found.field.label} of ${found.entity.plural} is now called ${label}.`,
      label: `${label} for ${found.field.label}`,
      where: '',
      marks,
    }
  }
  const asked = requiring.exec(request.read)
  const of = asked && fieldAt(model, asked[1] ?? asked[4]!, asked[2])
  if (asked && !of) return noField(request, asked[1] ?? asked[4]!)
  if (!asked || !of) return null
  const required = !/optional|not/i.test(asked[3] ?? asked[5]!)
  const marks = marksOf(request, [[asked[1] ?? asked[4]!, 'thing']])
  const says = (now: string) => `${of.field.label} of ${of.entity.plural} ${now} ${required ? 'required' : 'optional'}.`
  if (of.field.required === required) return { kind: 'same', says: says('already is'), where: '', marks }
  return {
    kind: 'built',
    model: withField(model, of.entity, of.field, { ...of.field, required }),
    says: says('is now'),
    label: `${required ? 'required' : 'optional'} ${of.field.label}`,
    where: '',
    marks,
  }
}
