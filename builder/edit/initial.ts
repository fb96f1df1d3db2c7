import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Field, Value } from '../model.ts'
import { isNumber } from '../numbers.ts'
import { withField } from './fields.ts'
import { fieldNamed, plain, unquoted } from './find.ts'
import { cut } from './ids.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { spokenOf } from './spoken-of.ts'
import { targetNamed } from './target.ts'

const what = '(?:the\\s|our\\s)?(.{2,50}?)'
const patterns = [
  new RegExp(
    `^${what}\\s+(?:should|must|is to|has to)\\s+(?:be\\s|show\\s)?(.{1,60}?)\\s+(?:by default|as (?:the |a )?default|at first|from the start|pre-?(?:selected|filled))$`,
    'iu',
  ),
  new RegExp(
    `^${what}\\s+(?:should|must)\\s+(?:default to|start (?:with|as|at|on)|begin (?:with|as|at)|be (?:pre-?filled|pre-?set|pre-?selected) (?:with|to|as))\\s+(.{1,60})$`,
    'iu',
  ),
  new RegExp(
    `^(?:set\\s|make\\s|the\\s|use\\s)*default\\s+(?:value\\s)?(?:(?:of|for)\\s)?${what}\\s+(?:(?:should|must) be|is|to be|to|as|=|:)\\s+(.{1,60})$`,
    'iu',
  ),
  /^(?:set|make|use)\s+(?:the\s)?(.{1,60}?)\s+(?:as\s)?(?:the\s)?default\s+(?:for\s|of\s)?(?:the\s)?(.{2,50})$/iu,
] as const

interface Found {
  readonly entity: Entity
  readonly field: Field
}
/** The fields of that name which a form asks for: of what the words name, or of what is spoken of first. */
function fieldsAt(model: AppModel, words: string): readonly Found[] {
  const [, name = words, of] = /^(.{1,40}?)\s+(?:of|in|on|for)\s+(?:the\s|an?\s|each\s|every\s|new\s){0,2}(.{2,40})$/iu.exec(words) ?? []
  const target = of ? targetNamed(model, of)?.entity : undefined
  const asked = (entity: Entity, field: Field) =>
    model.actions.some((one) => one.kind === 'create' && one.entity === entity.id && one.fields.includes(field.id))
  const spoken = spokenOf(model)
  const all = (target ? [target] : model.entities).flatMap((entity) => {
    const plainName = [entity.singular, entity.plural].map(plain).find((one) => plain(name).startsWith(`${one} `))
    const field = fieldNamed(entity, name) ?? (plainName ? fieldNamed(entity, plain(name).slice(plainName.length + 1)) : undefined)
    return field && asked(entity, field) ? [{ entity, field }] : []
  })
  const first = all.filter(({ entity }) => entity === spoken)
  return first.length > 0 ? first : all
}

/** The value that words stand for in a field; null where they are none of it. */
function valueFor(field: Field, words: string): Value {
  const said = unquoted(words).trim()
  if (field.type === 'choice') return field.choices?.find((choice) => plain(choice) === plain(said)) ?? null
  if (field.type === 'date') return /^(?:today|today(?:'|’)s date|the current (?:day|date)|now)$/i.test(said) ? 'today' : null
  if (field.type === 'boolean') return /^(?:yes|on|checked|ticked|true)$/i.test(said) ? true : /^(?:no|off|unchecked|false)$/i.test(said) ? false : null
  if (isNumber(field)) return /^-?[€£$]?\d{1,9}(?:\.\d{1,3})?%?$/.test(said) ? Number(said.replace(/[^\d.-]/g, '')) : null
  return field.type === 'text' || field.type === 'long_text' ? cut(said, 160) : null
}

/** What a form begins with: "default level should be beginner", "the date should be today by default". */
export const setInitial: Rule = (model, request): Answer | null => {
  if (request.read.length > 120 || !/\b(?:default|pre-?(?:filled|set|selected)|at first|start (?:with|as|at|on)|begin (?:with|as|at))\b/i.test(request.read))
    return null
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.exec(request.read)
    const [name, value] = match ? (index === 3 ? [match[2]!, match[1]!] : [match[1]!, match[2]!]) : []
    const found = name ? fieldsAt(model, name) : []
    const [only] = found
    if (!name || value === undefined || !only) continue
    const marks = marksOf(request, [[name, 'thing']])
    if (found.length > 1) {
      const choices = found.slice(0, 4).map(({ entity, field }) => `Default ${field.label.toLowerCase()} of ${entity.plural} should be ${value}`)
      return { kind: 'understood', says: `Several things have ${name}: say of which it is the default.`, where: '', marks, choices }
    }
    const { entity, field } = only
    const initial = valueFor(field, value)
    if (initial === null) {
      const choices = (field.choices ?? []).slice(0, 3).map((choice) => `Default ${field.label.toLowerCase()} of ${entity.plural} should be ${choice}`)
      const says = `${capital(value)} is no value of ${field.label.toLowerCase()} of ${entity.plural}${field.choices ? ': it is one of its choices' : ''}.`
      return {
        kind: 'understood',
        says,
        where: '',
        marks,
        ...(choices.length > 1 && { choices: [...choices, `Add ${value} to the ${field.label.toLowerCase()} of ${entity.plural}`] }),
      }
    }
    const shown = typeof initial === 'boolean' ? (initial ? 'ticked' : 'not ticked') : initial
    if (field.initial === initial) return { kind: 'same', says: `New ${entity.plural} already begin with ${shown}.`, where: '', marks }
    const says = `A new ${entity.singular} now begins with ${shown} as its ${field.label.toLowerCase()}; whoever fills in the form can change it.`
    return {
      kind: 'built',
      model: withField(model, entity, field, { ...field, initial }),
      says,
      label: `default ${field.label.toLowerCase()} ${shown}`,
      where: '',
      marks,
    }
  }
  return null
}
