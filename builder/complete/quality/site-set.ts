import type { Field } from '../../model.ts'
import { isSoon } from '../../render/set-rows.ts'
import type { Draft } from '../draft.ts'
import type { Grouped } from './set-rows.ts'

const visited =
  /\b(?:opening|business|office|visiting) (?:hours|times)\b|\b(?:shops?|stores?|restaurants?|caf[eé]s?|clinics?|hotels?|museums?|librar(?:y|ies)|gyms?|salons?|bakery|pharmac(?:y|ies))\b/i
const currencies = ['$', '€', '£', '¥', '₹', 'CHF', 'kr']
const long = 10

/** The currency in which all amounts of the site are; null where it has none, or several. */
export function currencyOf({ model: { entities } }: Draft): string | null {
  const units = new Set(entities.flatMap(({ fields }) => fields.flatMap(({ type, unit }: Field) => (type === 'money' ? [unit ?? '$'] : []))))
  return units.size === 1 ? [...units][0]! : null
}

/** What whoever runs a site can set, by what it keeps and who comes to it; each takes effect. */
export function siteSettings(draft: Draft): readonly Grouped[] {
  const { brief } = draft
  const { accounts, entities, pages } = draft.model
  const currency = currencyOf(draft)
  const isListed = pages.some(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.per_page >= long))
  const isKeptLow = entities.some(({ low }) => low && low.at === undefined)
  const soon = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.within && isSoon(block.within) ? [block.within.to] : [])),
  )[0]
  // biome-ignore format: a table
  const all: readonly (Grouped | false)[] = [
    { part: 'contact', label: 'Contact address', type: 'email', group: 'Contact', value: 'help@example.com', help: 'Stands at the foot of every page, ready to write to.' },
    accounts !== undefined && { part: 'registration', label: 'Registration open', type: 'choice', choices: ['Yes', 'No'], group: 'Accounts', value: 'Yes', help: 'With No, nobody registers any more; whoever has an account still logs in.' },
    isListed && { part: 'rows', label: 'Rows per page', type: 'choice', choices: ['10', '20', '50', '100'], group: 'Lists', value: '20', help: 'How many rows a page of a long list shows.' },
    isKeptLow && { part: 'low', label: 'Low stock from', type: 'number', min: 0, max: 100000, group: 'Stock', value: '5', help: 'What has so many left, or fewer, is marked as low.' },
    soon !== undefined && { part: 'soon', label: 'Days ahead that count as soon', type: 'number', min: 1, max: 365, group: 'Lists', value: String(soon), help: 'How far lists of what is due soon look ahead.' },
    currency !== null && { part: 'currency', label: 'Currency', type: 'choice', choices: [...new Set([currency, ...currencies])], group: 'Money', value: currency, help: 'The sign that stands with every amount; amounts are not converted.' },
    visited.test(brief.words) && { part: 'hours', label: 'Opening hours', type: 'text', group: 'Contact', value: 'Monday to Friday, 9:00 to 17:00', help: 'Stands at the foot of every page.' },
    accounts !== undefined && { part: 'password', label: 'Least length of a password', type: 'number', min: 8, max: 64, group: 'Accounts', value: '8', help: 'Characters that a new password has at least.' },
    accounts !== undefined && { part: 'signed_in', label: 'Days that people stay logged in', type: 'number', min: 1, max: 90, group: 'Accounts', value: '30', help: 'After so many days one logs in again.' },
    { part: 'notice', label: 'Notice to everybody', type: 'long_text', group: 'General', value: '', help: 'Stands at the top of every page until you empty it.' },
    { part: 'phone', label: 'Telephone', type: 'phone', group: 'Contact', value: '', help: 'Stands at the foot of every page, ready to call.' },
  ]
  return all.flatMap((one) => one || [])
}
