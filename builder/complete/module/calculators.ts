import { calculated, shownNumber } from '../../formula.ts'
import type { KnownSheet } from '../../lexicon/sheet-parts.ts'
import { keypadSheet, sheets } from '../../lexicon/sheets.ts'
import { firstRates } from '../../lexicon/sheets-units.ts'
import type { Action, Block, BlockOf, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { type KeptWanted, withKeptResults } from './kept.ts'
import { tableOf, withResultsAmong } from './kept-among.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withoutThings } from './remake.ts'

type Sheets = BlockOf<'calculator'>['sheets']

const manyAsked = /\b(?:\d+ |various |several |different |multiple |all kinds of |embedded |online |financial |health ){1,4}calculators\b/
const finance = /\b(?:loans?|mortgages?|finance|financial|investments?|bank\w*)\b/
const health = /\b(?:health|fitness|diet|nutrition|weight|medical)\b/

/** The calculators that the words ask for. */
export function sheetsIn(words: string): readonly KnownSheet[] {
  const text = words.toLowerCase()
  const found = sheets.filter(({ asked }) => asked.test(text))
  const family =
    manyAsked.test(text) || (/\bcalculators\b/.test(text) && found.length < 2) ? (finance.test(text) ? 'finance' : health.test(text) ? 'health' : null) : null
  const wide = sheets.filter((one) => found.includes(one) || (family !== null && one.family === family))
  const isPlain = /\b(?:basic|simple|scientific|standard) calculator/.test(text)
  if (wide.length > 0) return wide.length === 1 || isPlain ? wide : wide.filter((one) => one !== keypadSheet)
  return /\bcalculators?\b/.test(text) && !/\b(?:price|cost|quote|freight|shipping|fee|carbon|premium|tunnel) (?:\w+ )?calculator/.test(text)
    ? [keypadSheet]
    : []
}

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

/** What the first calculators make of what they begin with, as it is kept. */
const samplesOf = (asked: readonly KnownSheet[]): Entity['seeds'] =>
  asked
    .filter(({ sheet }) => sheet.fields.length > 0)
    .slice(0, 3)
    .map(({ sheet }) => {
      const made = calculated(sheet, Object.fromEntries(sheet.fields.map(({ id, value }) => [id, value])))
      const given = sheet.fields.map(({ label, value, choices }) => `${label}: ${choices?.find((one) => String(one.value) === value)?.words ?? value}`)
      const result = sheet.results.map(({ id, label, decimals, unit }) => `${label}: ${shownNumber(made[id] ?? Number.NaN, decimals)}${unit && ` ${unit}`}`)
      return { calculator: sheet.name, input: given.join(', '), result: result.join(', ') }
    })

/** Things of the words that are a calculator or what it makes, and no table of their own. */
const parts = /(?:calculators?|calculations?|calculation results?|converters?|^results|(?:unit|currency) conversions?)$/

const saved: Omit<KeptWanted, 'singular' | 'plural'> = {
  action: 'Save this calculation',
  confirmation: 'Saved: {title}.',
  fields: [
    { id: 'calculator', label: 'Calculator', type: 'text', required: true },
    { id: 'input', label: 'Given', type: 'long_text', required: false },
    { id: 'result', label: 'Result', type: 'long_text', required: false },
  ],
  measures: { sheet: 'calculator', input: 'input', result: 'result' },
  seeds: [],
  instead: [],
}

/** Calculators whose formulas can be read, where the words ask for them. */
export const calculators: Completer = (draft) => {
  const asked = sheetsIn(wordsOf(draft))
  if (asked.length === 0) return draft
  const isMoney = asked.some(({ sheet }) => sheet.id === 'currency')
  const table = tableOf(draft, [isMoney ? 'currency conversion' : asked.every(({ family }) => family === 'convert') ? 'unit conversion' : 'calculation'])
  const isKnown = asked.some(({ sheet }) => sheet.fields.length > 0)
  const gone = draft.model.entities
    .filter(({ id, plural }) => isKnown && id !== table && parts.test(plural) && !/freight|price|quote/.test(plural))
    .map(({ id }) => id)
  const isKept = /\b(?:histor(?:y|ies)|records?|save|saved|track\w*)\b/i.test(wordsOf(draft)) && isKnown
  const currencies = tableOf(draft, ['currency'])
  const rates = isMoney ? (currencies ? withRatesOf(draft, currencies) : withRates(draft)) : null
  const lean = withoutThings(rates?.draft ?? draft, gone)
  const results = table
    ? withResultsAmong(lean, table, saved)
    : isKept
      ? withKeptResults(lean, { ...saved, singular: 'calculation', plural: 'saved calculations', seeds: samplesOf(asked) })
      : null
  const given: Sheets = asked.map(({ sheet }) => ({
    ...sheet,
    fields: sheet.fields.map(({ choices, ...field }) => ({
      ...field,
      ...(choices && { choices: [...choices] }),
      ...(sheet.id === 'currency' && rates && field.kind === 'choice' && { rows: { entity: rates.entity.id, value: 'rate' } }),
    })),
    results: [...sheet.results],
  }))
  const title = asked.length > 1 ? (asked.every(({ family }) => family === 'convert') ? 'Converter' : 'Calculators') : asked[0]!.sheet.name
  const paged = withFirstPage(
    results?.draft ?? lean,
    title,
    (id) => [{ kind: 'calculator', id: id('calculator'), heading: '', sheets: given, keeps: results?.keeps ?? null }, ...(rates ? [rates.shown(id)] : [])],
    asked.every(({ family }) => family === 'convert') ? 'Convert' : 'Calculate',
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'calculator')?.path ?? '/'
  const named = asked.map(({ asked: cue }) => cue.source).join('|')
  return claimedBy(
    paged,
    where,
    new RegExp(
      `${named}|\\bcalculators?\\b|\\b(?:dimensions?|volume|weight) estimation\\b|\\bcalculat(?:e|ing|ions?)\\b|\\bconver(?:t|ting|sions?) (?:units|currenc\\w+|amounts?)\\b`,
    ),
    /\b(?:automatically calculate the freight|28|upload|draw\w*|manually|login|log in|tunnel|real-time rates|live rates|order amount|tax codes?)\b/,
  )
}
