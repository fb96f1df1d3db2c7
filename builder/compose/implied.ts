import { type ImpliedFields, impliedFields } from '../lexicon/implied-fields.ts'
import { singular } from '../lexicon/inflect.ts'
import type { Field } from '../model.ts'
import type { Made } from './entity.ts'
import { kitField } from './field.ts'
import { mostFields } from './reference.ts'

const formats: readonly (readonly [RegExp, string])[] = [
  [/^(?:pptx?|powerpoint)$/i, 'PPT'],
  [/^(?:word|docx?)$/i, 'Word'],
  [/^(?:excel|xlsx)$/i, 'Excel'],
  [/^markdown$/i, 'Markdown'],
  [/^jpe?g$/i, 'JPG'],
]
const format = 'pptx?|powerpoint|pdf|word|docx?|excel|xlsx|csv|json|xml|html|markdown|png|jpe?g|svg|txt|epub'
const listed = new RegExp(`\\b(?:${format})(?:(?:, (?:and |or )?| and | or |\\/)(?:${format})\\b)+(?: (?:formats?|files?))?`, 'gi')
const made = /\b(?:generat\w*|creat\w*|produc\w*|export\w*|output\w*|mak(?:e|es|ing)|download\w*|sav(?:e|es|ing))\b/i
const beside = 60

/** The formats that the words offer for what a noun names, each once: "PPT or PDF reports", "export forms as Word or PDF files". */
function formatsOf(noun: string, words: string): readonly string[] {
  for (const found of words.matchAll(listed)) {
    const before = words
      .slice(Math.max(0, found.index - beside), found.index)
      .split(/[.;]/)
      .at(-1)!
    const after = words.slice(found.index + found[0].length).split(/[.;,]/)[0]!
    const head = noun.slice(noun.lastIndexOf(' ') + 1)
    const isIt = (said: string) =>
      said
        .toLowerCase()
        .split(/[^\p{L}\p{N}+#-]+/u)
        .some((word) => singular(word) === head)
    if (made.test(before) && (isIt(after.slice(0, head.length + 8)) || (/\b(?:as|in|to|into)\s*$/i.test(before) && isIt(before))))
      return [...new Set(found[0].match(new RegExp(`\\b(?:${format})\\b`, 'gi'))!.map(named))]
  }
  return []
}
const named = (one: string): string => formats.find(([said]) => said.test(one))?.[1] ?? one.toUpperCase()

const holds = (words: string, kit: string, singular: string, { of, noun, said }: ImpliedFields): boolean =>
  (of as readonly string[]).includes(kit) && (noun === undefined || noun.test(singular)) && said.test(words)

const lapsing = /\b(?:expired|expiring|lapsed) ((?:[a-z]+ )?[a-z]+)/gi
const lasts = /expir|until|best_before|use_by|valid/
/** "dispose of expired bottles": such rows have a day on which they expire. */
const expiring = ({ thing, entity }: Made, words: string): Field[] =>
  !/\b(?:expired|expiring|lapsed)\b/i.test(words) || entity.fields.some(({ id }) => lasts.test(id))
    ? []
    : [...words.matchAll(lapsing)].some(([, said = '']) =>
          said
            .toLowerCase()
            .split(' ')
            .some((word) => thing.noun.split(' ').includes(singular(word))),
        )
      ? [kitField('Expires on:date').field]
      : []

/** Rows with what the words imply of their kind, and with the formats that they offer for it; a file that is made of a row is asked for by no form. */
export function implying(one: Made, words: string): Made {
  const { thing, entity } = one
  const told = impliedFields
    .filter((row) => holds(words, thing.kit, thing.noun, row))
    .flatMap(({ fields }) => fields.split(';').map((part) => kitField(part).field))
  const choices = /^(?:report|form|document|file|plan|trade_item|job|resume)$/.test(thing.kit) ? formatsOf(thing.noun, words) : []
  const offered: Field[] = choices.length > 1 ? [{ id: 'format', label: 'Format', type: 'choice', required: false, choices: [...choices] }] : []
  const fields = entity.fields.map((field) => (field.id === 'format' && offered[0] ? { ...offered[0], required: field.required } : field))
  const left = [...thing.left].map(kitField)
  const fresh = [...offered, ...told, ...left.map(({ field }) => field), ...expiring(one, words)].filter(
    ({ id, type }) => !fields.some((field) => field.id === id || (type === 'file' && field.type === 'file')),
  )
  const state = fields.findIndex(({ id }) => id === entity.lifecycle?.field)
  const at = state === -1 ? fields.length : state
  if (fields.length + fresh.length > mostFields) return one
  const isKept = (id: string): boolean => left.some(({ field, kept }) => kept && field.id === id)
  const asked = fresh.filter(({ type, id }) => type !== 'file' && !isKept(id)).map(({ id }) => id)
  return { ...one, asked: [...one.asked, ...asked], entity: { ...entity, fields: [...fields.slice(0, at), ...fresh, ...fields.slice(at)] } }
}
