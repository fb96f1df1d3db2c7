import { capital, singular } from '../../lexicon/inflect.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { KnownSheet } from '../../lexicon/sheet-parts.ts'
import { oldUnits } from '../../lexicon/sheets-historic.ts'
import { firstRates } from '../../lexicon/sheets-units.ts'
import type { Action, Block, BlockOf, Entity } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { isFigure, seenIn } from './estimates.ts'
import { tableOf } from './kept-among.ts'
import { withCalculations } from './kept-calculations.ts'
import { claimedBy, managerOf, withFirstPage, withKept, withLaterPage, wordsOf } from './place.ts'
import { newActionId, newEntityId, withPathsFreed } from './remake.ts'
import { isCalculatorFirst, sheetsIn } from './which-calculators.ts'

type Sheets = BlockOf<'calculator'>['sheets']

const ratePart = {
  id: 'rate',
  label: 'For 1 USD',
  type: 'number',
  required: true,
  min: 0,
  help: 'How much of it a US dollar is worth. Change it whenever the market does.',
} as const
/** The draft where the currencies that the words keep have their rates. */
function withRatesOf(
  draft: Draft,
  table: string,
): { readonly draft: Draft; readonly entity: Entity; readonly shown: (id: (wanted: string) => string) => Block } {
  const before = draft.model.entities.find(({ id }) => id === table)!
  const entity: Entity = {
    ...before,
    fields: [...before.fields.map((field) => (field.id === before.title ? field : { ...field, required: false })), ratePart],
    seeds: firstRates.map(([currency, rate]) => ({
      ...(before.seeds.find((seed) => seed[before.title] === currency) ?? { [before.title]: currency }),
      rate,
    })),
  }
  const actions = draft.model.actions.map((action) =>
    action.entity === table && (action.kind === 'create' || action.kind === 'update') ? { ...action, fields: [...action.fields, ratePart.id] } : action,
  )
  return {
    draft: withModel(draft, { entities: draft.model.entities.map((one) => (one === before ? entity : one)), actions }),
    entity,
    shown: (block) => ({ ...listOf(block('rates_shown'), table), heading: 'Currencies' }),
  }
}

const listOf = (id: string, entity: string, offered: readonly string[] = []): BlockOf<'list'> => ({
  kind: 'list',
  id,
  heading: 'Exchange rates',
  entity,
  layout: 'table',
  fields: ['rate'],
  search: false,
  filters: [],
  sorts: [],
  per_page: 20,
  scope: 'all',
  actions: [...offered],
  empty: 'There are no rates yet.',
})

/** The draft with a table of exchange rates that the managing role, or everybody, changes. */
function withRates(draft: Draft): { readonly draft: Draft; readonly entity: Entity; readonly shown: (id: (wanted: string) => string) => Block } {
  const manager = managerOf(draft)
  const role = manager === undefined ? {} : { role: manager }
  const id = newEntityId(draft, 'exchange_rates')
  const entity: Entity = {
    id,
    singular: 'exchange rate',
    plural: 'exchange rates',
    title: 'currency',
    fields: [{ id: 'currency', label: 'Currency', type: 'text', required: true }, ratePart],
    read: 'public',
    write: manager === undefined ? 'anyone' : 'managed',
    seeds: firstRates.map(([currency, rate]) => ({ currency, rate })),
  }
  const make = (kind: Action['kind'], name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_exchange_rate`),
    name,
    kind,
    entity: id,
    ...role,
    fields: kind === 'delete' ? [] : ['currency', 'rate'],
    confirmation,
  })
  const actions = [
    make('create', 'Add rate', 'Rate added: {title}.'),
    make('update', 'Change', 'Rate changed: {title}.'),
    make('delete', 'Delete', 'Deleted: {title}.'),
  ]
  const kept = actions.slice(1).map((action) => action.id)
  const form: Block = {
    kind: 'form',
    id: newBlockId(draft, 'rate_form'),
    heading: 'Add rate',
    action: actions[0]!.id,
    text: 'It can be converted as soon as it is added.',
  }
  const page = {
    id: newPageId(draft, 'exchange_rates'),
    path: newPath(draft, '/exchange-rates'),
    title: 'Exchange rates',
    navigation: 'Exchange rates',
    ...role,
    blocks: [listOf(newBlockId(draft, 'rates_list'), id, kept), form],
  }
  return { draft: withKept(draft, entity, actions, page), entity, shown: (block) => listOf(block('rates_shown'), id, manager === undefined ? kept : []) }
}

/** Things of the words that are a calculator or what it makes, and no table of their own. */
const parts =
  /^(?:twos|compound interests|total interests)$|(?:calculators?|calculations?|calculation results?|converters?|^results|(?:unit|currency) conversions?)$/
/** Where the site is a converter, whatever is converted is its own. */
const conversions = new RegExp(
  `${parts.source}|^(?:\\w+ )?conversions$|^(?:unit )?explanations$|^(?:lengths|weights|temperatures|pressures|volumes|areas|speeds|energies)$`,
)

/** The draft where a table of units holds those that the converter of old units knows, each with where and when it was used. */
function withOldUnits(draft: Draft): Draft {
  const entities = draft.model.entities.map((entity) => {
    if (!/(?:^| )unit$/.test(entity.singular) || !entity.fields.some(({ id, type }) => id === 'equals' && type === 'number')) return entity
    const known = new Set(entity.fields.map(({ id }) => id))
    const seeds = oldUnits.map(({ name, kind, value, of, region, period }) => ({
      [entity.title]: name,
      kind: capital(kind),
      equals: value,
      of,
      used_in: `${region}, ${period}`,
      region,
      period,
      note: `1 ${name} is ${value} ${of}: a unit of ${kind}, used in ${region} (${period}).`,
    }))
    return {
      ...entity,
      fields: entity.fields.map(({ min: _, max: __, ...field }) => field),
      seeds: seeds.map((seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => known.has(id)))),
    }
  })
  return withModel(draft, { entities })
}

/** Whether a thing of the words is what a calculator shows, and nobody makes it: "juice yields", "the repayment schedule"; or what was entered to be reckoned. */
function isMade({ parts: all, brief }: Draft, entity: Entity, asked: readonly KnownSheet[]): boolean {
  const { id, singular: called } = entity
  const thing = all.find(({ made }) => made.entity.id === id)?.made.thing
  if (!thing || /exchange rate/.test(called)) return false
  const seen = seenIn(brief.words).flatMap(({ outputs }) => outputs.flatMap(({ label }) => (isFigure(label) ? [singular(label)] : [])))
  if (isEntered(entity, asked, brief.words)) return true
  if (called === 'daily entry' && seen.length > 0) return isCalculatorFirst(brief.words)
  if (thing.meant || !plainKits.has(thing.kit)) return false
  return (
    asked.some(({ sheet }) =>
      sheet.results.some(({ label }) => ` ${label.toLowerCase()}`.endsWith(` ${called}`) || label.toLowerCase().split(' ')[0] === called),
    ) ||
    (thing.makes.length === 0 && seen.some((label) => label === called || ` ${label}`.endsWith(` ${called}`)))
  )
}
const standing = /^(?:name|title|date|note|rating|review|description)$/
/** Whether a thing is nothing but what is entered into the calculators: "enter the loan amount, rate and term" keeps no entries and rates no terms. */
function isEntered({ singular: called, fields }: Entity, asked: readonly KnownSheet[], words: string): boolean {
  if (called !== 'daily entry' && !(called === 'review' && !/\breviews?\b|\brat(?:e|ing) (?:the|a|an|their|each)\b/i.test(words))) return false
  const wordsOf = (label: string): string[] => label.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const known = new Set(asked.flatMap(({ sheet }) => [...sheet.fields, ...sheet.results].flatMap(({ label }) => wordsOf(label))))
  const own = fields.filter((field) => !standing.test(field.id) && field.type !== 'reference')
  return (
    own.length > 0 &&
    own.filter(({ label }) => wordsOf(label).some((word) => known.has(word) || known.has(`${word}s`) || word === 'principal')).length * 2 > own.length
  )
}
const plainKits: ReadonlySet<KitName> = new Set<KitName>(['thing', 'record', 'reading', 'dataset', 'view_record'])

const calculating =
  /\bcalculators?\b|\b(?:dimensions?|volume|weight) estimation\b|\bcalculat(?:e|ing|ions?)\b|\bconver(?:t|ting|sions?) (?:units|currenc\w+|amounts?|values?|measure\w*)\b|\b(?:conversion|calculation) (?:histor(?:y|ies)|records?)\b/

/** The draft where units are swapped, and their decimal places set, in the converter rather than by adding a row. */
function withTurning(draft: Draft, where: string): Draft {
  const asks = asksIn(draft).filter(({ text }) => /\bswap\w*\b|\bdecimal places\b/.test(text))
  const name = (action: Action): string => (action.kind === 'create' ? action.name.replace(/^Swap /, 'Add ') : action.name)
  const actions = draft.model.actions.map((action) => ({ ...action, name: name(action) }))
  return claimed(
    withModel(draft, { actions }),
    where,
    asks.map(({ ask }) => ask),
  )
}

/** Calculators whose formulas can be read, where the words ask for them. */
export const calculators: Completer = (draft) => {
  const asked = sheetsIn(wordsOf(draft))
  if (asked.length === 0) return draft
  const words = wordsOf(draft)
  const isMoney = asked.some(({ sheet }) => sheet.id === 'currency')
  const isConverter = asked.every(({ family }) => family === 'convert')
  const nouns = [isMoney ? 'currency conversion' : isConverter ? 'unit conversion' : 'calculation']
  const table = tableOf(draft, nouns)
  const isKnown = asked.some(({ sheet }) => sheet.fields.length > 0)
  const cue = isConverter && isCalculatorFirst(words) ? conversions : parts
  const seen = isKnown ? draft.model.entities.filter((entity) => entity.id !== table && isMade(draft, entity, asked)).map(({ id }) => id) : []
  const named = draft.model.entities
    .filter(({ id, plural }) => isKnown && id !== table && cue.test(plural) && !/freight|price|quote/.test(plural))
    .map(({ id }) => id)
  const gone = [...new Set([...named, ...seen])]
  const currencies = tableOf(draft, ['currency'])
  const rates = isMoney ? (currencies ? withRatesOf(draft, currencies) : withRates(draft)) : null
  const isHistoric = asked.some(({ sheet }) => sheet.id === 'rome_length')
  const results = withCalculations(isHistoric ? withOldUnits(draft) : (rates?.draft ?? draft), asked, nouns, gone, seen.length > 0)
  const given: Sheets = asked.map(({ sheet: { schedule, ...sheet } }) => ({
    ...sheet,
    fields: sheet.fields.map(({ choices, ...field }) => ({
      ...field,
      ...(choices && { choices: [...choices] }),
      ...(sheet.id === 'currency' && rates && field.kind === 'choice' && { rows: { entity: rates.entity.id, value: 'rate' } }),
    })),
    results: [...sheet.results],
    ...(schedule && { schedule: { ...schedule, columns: [...schedule.columns] } }),
  }))
  const title = asked.length > 1 ? (isConverter ? 'Converter' : 'Calculators') : asked[0]!.sheet.name
  const isFirst = isCalculatorFirst(words) || asked.some(({ subject, family }) => subject === undefined || family === 'finance')
  const paged = (isFirst ? withFirstPage : withLaterPage)(
    withPathsFreed(draft, results.draft),
    title,
    (id) => [{ kind: 'calculator', id: id('calculator'), heading: '', sheets: given, keeps: results.keeps }, ...(rates ? [rates.shown(id)] : [])],
    isConverter ? 'Convert' : 'Calculate',
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'calculator')?.path ?? '/'
  const told = asked
    .flatMap(({ sheet: { results } }) => results.map(({ label }) => label.toLowerCase().split(',')[0]!))
    .filter((label) => /^[a-z]+(?: [a-z]+)+$/.test(label))
  const entered = asked.flatMap(({ sheet: { fields } }) => fields.map(({ label }) => label.toLowerCase())).filter((label) => /^[a-z]+ [a-z ]+$/.test(label))
  const kept = results.keeps ? ['\\bsav(?:e|es|ing) (?:the |a |their )?(?:results?|calculations?)\\b'] : []
  const turned = isConverter ? [...asked.map(({ sheet: { name } }) => `\\b${name.toLowerCase()}\\b`)] : []
  const subjects = [...asked.map(({ asked: one }) => one.source), ...told, ...entered, ...kept, ...turned].join('|')
  return claimedBy(
    isConverter ? withTurning(paged, where) : paged,
    where,
    new RegExp(`${subjects}|${calculating.source}${isHistoric ? '|\\b(?:regions?|periods?)\\b' : ''}`),
    /\b(?:automatically calculate the freight|28|upload|draw\w*|manually|login|log in|tunnel|real-time rates|live rates|order amount|tax codes?)\b/,
  )
}
