import { calculated, shownNumber } from '../../formula.ts'
import { kits } from '../../lexicon/kits.ts'
import type { KnownSheet } from '../../lexicon/sheet-parts.ts'
import type { Action, Block, Entity, Field, Values } from '../../model.ts'
import type { Sheet, SheetField } from '../../module-data.ts'
import { type Draft, newBlockId, withModel } from '../draft.ts'
import { type Kept, type KeptWanted, withKeptResults } from './kept.ts'
import { tableOf, withResultsAmong } from './kept-among.ts'
import { wordsOf } from './place.ts'
import { withoutThings } from './remake.ts'
import { isCalculatorFirst } from './which-calculators.ts'

const summary: Pick<KeptWanted, 'action' | 'confirmation' | 'instead'> = { action: 'Save this calculation', confirmation: 'Saved: {title}.', instead: [] }
const input: Field = { id: 'input', label: 'Given', type: 'long_text', required: false }
/** What is kept of several calculators in one table. */
const together: readonly Field[] = [
  { id: 'calculator', label: 'Calculator', type: 'text', required: true },
  input,
  { id: 'result', label: 'Result', type: 'long_text', required: false },
]
const columns_max = 16

const words = ({ choices }: SheetField, value: string): string => choices?.find((one) => String(one.value) === value)?.words ?? value
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
const texts: Readonly<Record<string, readonly string[]>> = {
  Make: ['Volvo', 'Fiat', 'Jaguar'],
  Model: ['240', '500', 'E-Type'],
  Brand: ['Nordlys', 'Alba', 'Kestrel'],
  Asset: ['Delivery van', 'Milling machine', 'Laptop'],
  Item: ['Pocket watch', 'Oak chest', 'Silver coin'],
  Medicine: ['Syrup A', 'Syrup B', 'Drops C'],
}
const sampleText = (label: string, index: number): string => texts[label]?.[index] ?? `${label} ${index + 1}`
/** A sheet's results of what it begins with, with its numbers made somewhat larger for each sample. */
function madeBy(sheet: Sheet, index: number): { readonly given: Record<string, string>; readonly made: Readonly<Record<string, number>> } {
  const scaled = sheet.fields.find(({ kind, unit, value }) => kind === 'number' && unit !== '%' && Number(value) >= 10 && !/^(?:19|20)\d\d$/.test(value))?.id
  const given = Object.fromEntries(
    sheet.fields.map(({ id, label, kind, value }) => [
      id,
      kind === 'text' ? sampleText(label, index) : id === scaled ? String(Number(value) * (1 + index / 2)) : value,
    ]),
  )
  return { given, made: calculated(sheet, given) }
}
const told = ({ label, unit }: { readonly label: string; readonly unit: string }, said: string): string => `${label}: ${said}${unit && ` ${unit}`}`
const givenIn = (sheet: Sheet, given: Record<string, string>): string =>
  sheet.fields.flatMap((field) => (given[field.id] ? [told(field, words(field, given[field.id]!))] : [])).join(', ')
const nameOf = (sheet: Sheet, given: Record<string, string>): string =>
  sheet.fields
    .flatMap(({ id, kind }) => (kind === 'text' && given[id] ? [given[id]] : []))
    .slice(0, 2)
    .join(' ') || sheet.name
const mainOf = ({ results, main }: Sheet): Sheet['results'][number] => results.find(({ id }) => id === main) ?? results.at(-1)!

/** What the first calculators make of what they begin with, as it is kept together. */
const samplesOf = (asked: readonly KnownSheet[]): Values[] =>
  asked
    .filter(({ sheet }) => sheet.fields.length > 0)
    .slice(0, 3)
    .map(({ sheet }) => {
      const { given, made } = madeBy(sheet, 0)
      const result = sheet.results.map((one) => told(one, shownNumber(made[one.id] ?? Number.NaN, one.decimals)))
      return { calculator: sheet.name, input: givenIn(sheet, given), result: result.join(', ') }
    })

type Columns = Pick<KeptWanted, 'fields' | 'measures' | 'seeds' | 'asked'>
const naming = /\b(?:under|by|with|give\w*|enter\w*|choose|own) (?:an? |its |their |the |own |custom )*names?\b|\bnamed\b/
const noting = /\b(?:notes?|remarks?|comments? on)\b/

/** The columns of what one calculator makes: what was given and what came out, each by its own name. */
function columnsOf(sheet: Sheet, text: string): Columns {
  const isNamed = naming.test(text)
  const title: Field = isNamed
    ? { id: 'name', label: 'Name', type: 'text', required: true }
    : { id: 'calculation', label: 'Calculation', type: 'text', required: true }
  const note: Field = { id: 'note', label: 'Note', type: 'long_text', required: false }
  const isNoted = noting.test(text) && !sheet.fields.some(({ id }) => id === 'note')
  const taken = new Set([title.id, input.id, note.id, 'result', 'kept_on'])
  const own = ({ label, unit }: { readonly label: string; readonly unit: string }, id: string, type: Field['type']): Field => ({
    id,
    label,
    type,
    required: false,
    ...(unit && { unit }),
  })
  const main = mainOf(sheet)
  const idFor = (id: string): string => (taken.has(id) ? `${id}_value` : id)
  const outs = [main, ...sheet.results.filter((one) => one !== main)].map(
    (one) => [one.id, own(one, one === main ? 'result' : idFor(one.id), 'number')] as const,
  )
  const ins = sheet.fields.map((one) => [one.id, own(one, idFor(one.id), one.kind === 'number' ? 'number' : one.kind === 'date' ? 'date' : 'text')] as const)
  const typed = [...outs.slice(0, 1), ...ins, ...outs.slice(1)].slice(0, columns_max)
  const [first, ...rest] = typed.map(([, field]) => field)
  const seeds = [0, 1, 2].map((index): Values => {
    const { given, made } = madeBy(sheet, index)
    const numbers = Object.fromEntries(
      typed.map(([id, field]) => {
        const one = sheet.results.find((result) => result.id === id)
        const entered = sheet.fields.find((other) => other.id === id)
        if (one) return [field.id, rounded(made[id] ?? 0, one.decimals)]
        return [field.id, field.type === 'number' ? Number(given[id]) : words(entered!, given[id]!)]
      }),
    )
    const said = `${nameOf(sheet, given)}, ${told(main, shownNumber(made[main.id] ?? Number.NaN, main.decimals))}`
    return { [title.id]: isNamed ? `${sheet.name} ${index + 1}` : said, input: givenIn(sheet, given), ...numbers }
  })
  return {
    fields: [title, first!, input, ...(isNoted ? [note] : []), ...rest],
    measures: { ...(!isNamed && { words: title.id }), input: 'input', ...Object.fromEntries(typed.map(([id, field]) => [id, field.id])) },
    asked: [...(isNamed ? [title.id] : []), ...(isNoted ? [note.id] : [])],
    seeds,
  }
}

/** Things of the words that are what a calculator has made. */
const made =
  /(?:^|[\w-] )(?:calculations?|estimates?|estimations?|valuations?|results?)$|\b(?:calculation|estimate|estimation|valuation|result|value|price) (?:records?|histor(?:y|ies)|results?)$/
const converted = /(?:^|[\w-] )conversions?$|\bconversion (?:records?|histor(?:y|ies)|results?)$/
const lasting = /\b(?:histor(?:y|ies)|records?|sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|track\w*)\b/

const savedThing = ({ model, parts }: Draft, text: string): Entity | undefined =>
  model.entities.find(
    ({ id, singular, plural }) =>
      parts.some(({ made: { entity, thing } }) => entity.id === id && thing.kit !== 'favorite' && !/person|staff/.test(kits[thing.kit].group)) &&
      new RegExp(
        `\\b(?:sav(?:e|es|ing)|stor(?:e|es|ing)) (?:(?:the|their|a|an|own|calculated|and|manage|managing) )*(?:${singular}|${plural})\\b(?! \\w+ (?:data|information)\\b)`,
      ).test(text),
  )

/** The draft where what is calculated is kept, in place of the words' own table of it where they have one; null keeps where the words keep nothing. */
export function withCalculations(
  draft: Draft,
  asked: readonly KnownSheet[],
  nouns: readonly string[],
  gone: readonly string[],
  isSeen: boolean,
): { readonly draft: Draft; readonly keeps: Kept['keeps'] | null } {
  const text = wordsOf(draft).toLowerCase()
  const sheets = asked.map(({ sheet }) => sheet).filter(({ fields }) => fields.length > 0)
  const [only] = sheets.length === 1 ? sheets : []
  const isConverter = asked.every(({ family }) => family === 'convert')
  const saved: Omit<KeptWanted, 'singular' | 'plural'> = {
    ...summary,
    ...(isConverter && { action: 'Save this conversion' }),
    ...(only ? columnsOf(only, text) : { fields: together, measures: { sheet: 'calculator', input: 'input', result: 'result' }, seeds: samplesOf(asked) }),
  }
  const table = tableOf(draft, nouns)
  if (table) {
    const lean = withoutThings(
      draft,
      gone.filter((id) => id !== table),
    )
    const among = withResultsAmong(lean, table, {
      ...summary,
      fields: together,
      measures: { sheet: 'calculator', input: 'input', result: 'result' },
      seeds: [],
    })
    const title = lean.model.entities.find(({ id }) => id === table)!.title
    const named = naming.test(text) ? withNameAsked(among, title) : among
    return only ? withOwnFields(named, table, only) : named
  }
  if (sheets.length === 0) return { draft: withoutThings(draft, gone), keeps: null }
  const cue = isConverter ? converted : made
  const isFirst = isCalculatorFirst(text)
  const own = savedThing(draft, text)
  const results = draft.model.entities.filter(
    (one) => cue.test(one.plural) && !/freight|quote|exam|test|quiz|lab/.test(one.plural) && (isFirst || one.id === own?.id),
  )
  const main = results.find(({ plural }) => /record|histor/.test(plural)) ?? results[0]
  if (main) {
    const others = results.filter((one) => one !== main).map(({ id }) => id)
    const lean = withoutThings(
      draft,
      [...gone, ...others].filter((id) => id !== main.id),
    )
    const isStill = lean.model.entities.some(({ id }) => id === main.id)
    return withSights(withKeptResults(lean, { ...saved, singular: main.singular, plural: main.plural, instead: isStill ? [main.id] : [] }), text)
  }
  const lean = withoutThings(draft, gone)
  const thing = isFirst ? savedThing(lean, text) : undefined
  if (thing) {
    const among = withResultsAmong(lean, thing.id, {
      ...summary,
      action: `Save this ${thing.singular}`,
      fields: [{ ...together[0]!, id: thing.title }, ...together.slice(1)],
      measures: { input: 'input', result: 'result' },
      seeds: [],
    })
    const titled = asking(among.draft, among.keeps.action, thing.title)
    return withOwnFields({ ...among, draft: titled }, thing.id, only)
  }
  if (!lasting.test(text) && !isSeen) return { draft: lean, keeps: null }
  return withSights(
    withKeptResults(lean, { ...saved, singular: isConverter ? 'conversion' : 'calculation', plural: isConverter ? 'saved conversions' : 'saved calculations' }),
    text,
  )
}

/** What is kept can be compared side by side and looked at as a line over time, where the words ask for either. */
function withSights({ draft, keeps }: Pick<Kept, 'draft' | 'keeps'>, text: string): { readonly draft: Draft; readonly keeps: Kept['keeps'] } {
  const entity = draft.model.entities.find(({ id }) => id === draft.model.actions.find((action) => action.id === keeps.action)?.entity)!
  const figure = entity.fields.find(({ id, type }) => id === 'result' && type === 'number')
  const fields = entity.fields.map(({ id }) => id).filter((id) => id !== entity.title && id !== 'input')
  const line: Block[] =
    figure && /\b(?:charts?|graphs?|trends?|over time|progress)\b/.test(text)
      ? [
          {
            kind: 'chart',
            id: newBlockId(draft, `${entity.id}_line`.slice(0, 40)),
            heading: `${figure.label} over time`,
            entity: entity.id,
            by: 'kept_on',
            measure: 'average',
            field: figure.id,
            shape: 'line',
          },
        ]
      : []
  const beside: Block[] = /\b(?:compar\w+|side by side)\b/.test(text)
    ? [{ kind: 'compare', id: newBlockId(draft, 'compare'), heading: `Compare ${entity.plural}`, entity: entity.id, fields }]
    : []
  const more = [...line, ...beside]
  const isShown = (block: Block): boolean => block.kind === 'list' && block.entity === entity.id
  const at = draft.model.pages.find(({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some(isShown))
  const pages = draft.model.pages.map((page) => (page === at ? { ...page, blocks: [...page.blocks, ...more] } : page))
  return { draft: more.length > 0 ? withModel(draft, { pages }) : draft, keeps }
}

/** The draft where an action asks the visitor for a field before what is measured. */
const asking = (draft: Draft, id: string, field: string): Draft =>
  withModel(draft, {
    actions: draft.model.actions.map(
      (action): Action => (action.id === id ? { ...action, fields: [field, ...action.fields.filter((one) => one !== field)] } : action),
    ),
  })

/** What is kept is called as its visitor says, rather than by the calculator. */
const withNameAsked = ({ draft, keeps }: Pick<Kept, 'draft' | 'keeps'>, title: string): Pick<Kept, 'draft' | 'keeps'> => ({
  draft: asking(draft, keeps.action, title),
  keeps: { ...keeps, measures: Object.fromEntries(Object.entries(keeps.measures).filter(([, field]) => field !== title)) },
})

/** What is kept fills the fields of the table that are called as a field or a result of the calculator is. */
function withOwnFields(
  { draft, keeps }: Pick<Kept, 'draft' | 'keeps'>,
  table: string,
  sheet: Sheet | undefined,
): { readonly draft: Draft; readonly keeps: Kept['keeps'] } {
  const entity = draft.model.entities.find(({ id }) => id === table)!
  const action = draft.model.actions.find(({ id }) => id === keeps.action)!
  const plain = (label: string): string => label.toLowerCase().replace(/ (?:percentage|weight|value)s?$/, '')
  const more = (
    sheet
      ? [
          ...sheet.fields.map(({ id, label, kind, choices = [] }) => ({ id, label, isNumber: kind === 'number', choices: choices.map((one) => one.words) })),
          ...sheet.results.map(({ id, label }) => ({ id, label, isNumber: true, choices: [] as string[] })),
        ]
      : []
  ).flatMap(({ id, label, isNumber, choices }) => {
    const field = entity.fields.find(
      (one) =>
        plain(one.label) === plain(label) &&
        !action.fields.includes(one.id) &&
        ((isNumber ? ['number', 'money', 'percent', 'text'] : ['text']).includes(one.type) ||
          (choices.length > 0 && choices.every((choice) => one.choices?.includes(choice)))),
    )
    return field ? [[id, field.id] as const] : []
  })
  const filled = more.filter(([, field], at) => more.findIndex(([, other]) => other === field) === at)
  const fields = [...action.fields, ...filled.map(([, field]) => field)]
  return {
    draft: withModel(draft, { actions: draft.model.actions.map((one) => (one === action ? { ...one, fields } : one)) }),
    keeps: { ...keeps, measures: { ...keeps.measures, ...Object.fromEntries(filled) } },
  }
}
