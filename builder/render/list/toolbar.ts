import type { BlockOf, Entity, Field } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import { isSort } from '../../sort.ts'
import { address, type Context, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { counted, titleOf } from '../value.ts'
import { type Choice, choicesOf } from './narrow.ts'
import { type Asked, type Found, filtersOf, initialOf, listAddress, parameters, spannedIn } from './query.ts'
import { endsOf, hasEnds } from './span.ts'

/** Search, filters and sorting of a list: one form that works by its button, and links where a filter has few choices. */
export function toolbar(of: Context, entity: Entity, block: BlockOf<'list'>, asked: Asked, found: Found): Html {
  const spans = spannedIn(entity, block).filter((field) => field.id === block.period || hasEnds(of, field, entity))
  const filters = filtersOf(entity, block).flatMap((field) => {
    if (spans.includes(field)) return []
    const choices = choicesOf(of, field, entity)
    return choices.length > 1 ? [{ field, choices }] : []
  })
  const first = filters.find(
    ({ field, choices }) => (isSort(field) || field.type === 'boolean') && choices.length <= 5 && choices.map((one) => one.label).join('').length <= 60,
  )
  const selects = filters.filter((one) => one !== first)
  const sorts = fieldsOf(entity, block.sorts)
  const segments = first ? segmented(of, block, asked, first.field, first.choices) : nothing
  const form =
    block.search || spans.length > 0 || selects.length > 0 || sorts.length > 0
      ? toolForm(of, entity, block, asked, selects, spans, sorts, first?.field)
      : nothing
  const letters = block.initials ? lettered(of, entity, block, asked) : nothing
  if (!isWritten(form) && !isWritten(segments) && !isWritten(letters)) return nothing
  return html`<div class="toolbar">${form}${letters}${segments}${count(of, entity, block, asked, found)}</div>`
}

/** The letters that titles begin with, each as the way to its rows. */
function lettered(of: Context, entity: Entity, block: BlockOf<'list'>, asked: Asked): Html {
  const all = new Set(rowsOf(of, entity).map((row) => initialOf(titleOf(of, entity, row))))
  const letters = [...all].filter((letter) => letter !== '').toSorted((a, b) => a.localeCompare(b, 'en'))
  const each = ['', ...letters].map(
    (letter) =>
      html`<li><a href="${listAddress(of, block, parameters(asked, { initial: letter }))}"${letter === asked.initial && html` aria-current="true"`}>${letter || 'All'}</a></li>`,
  )
  return letters.length > 1 ? html`<nav class="chips" aria-label="First letter"><ul>${each}</ul></nav>` : nothing
}

function segmented(of: Context, block: BlockOf<'list'>, asked: Asked, field: Field, choices: readonly Choice[]): Html {
  const current = asked.filters[field.id] ?? ''
  return html`<nav class="chips" aria-label="${field.label}"><ul>${[{ value: '', label: 'All' }, ...choices].map(
    ({ value, label }) =>
      html`<li><a href="${listAddress(of, block, parameters(asked, { filters: { ...asked.filters, [field.id]: value } }))}"${value === current && html` aria-current="true"`}>${field.type === 'boolean' && value !== '' ? `${field.label}: ${label.toLowerCase()}` : label}</a></li>`,
  )}</ul></nav>`
}

function toolForm(
  of: Context,
  entity: Entity,
  block: BlockOf<'list'>,
  asked: Asked,
  selects: readonly { readonly field: Field; readonly choices: readonly Choice[] }[],
  spans: readonly Field[],
  sorts: readonly Field[],
  linked: Field | undefined,
): Html {
  const { prefix } = asked
  const kept = { ...asked.kept, [`${prefix}i`]: asked.initial, ...(linked ? { [`${prefix}f.${linked.id}`]: asked.filters[linked.id] ?? '' } : {}) }
  const id = (name: string): string => `${block.id}-tool-${name}`
  const search =
    block.search &&
    html`<div class="tool tool-search"><label class="sr" for="${id('q')}">Search ${entity.plural}</label>${icon('search')}<input id="${id('q')}" type="search" name="${prefix}q" value="${asked.q}" placeholder="Search ${entity.plural}" maxlength="200"></div>`
  const each = selects.map(
    ({ field, choices }) =>
      html`<div class="tool"><label for="${id(field.id)}">${field.label}</label><select id="${id(field.id)}" name="${prefix}f.${field.id}">${option('', 'All', asked.filters[field.id] ?? '')}${choices.map((one) => option(one.value, one.label, asked.filters[field.id] ?? ''))}</select></div>`,
  )
  const ends = spans.flatMap((field) =>
    endsOf(field).map((name, index) => {
      const kind = isNumber(field) ? html`type="number" step="any"` : html`type="date"`
      return html`<div class="tool${isNumber(field) && ' tool-end'}"><label for="${id(name)}">${field.label}, ${index === 0 ? 'from' : 'to'}</label><input id="${id(name)}" ${kind} name="${prefix}f.${name}" value="${asked.filters[name] ?? ''}"></div>`
    }),
  )
  const order =
    sorts.length > 0 &&
    html`<div class="tool"><label for="${id('sort')}">Sort</label><select id="${id('sort')}" name="${prefix}sort">${option('', firstOrder(entity, block), asked.sort)}${sorts.flatMap((field) => orders(field).map(([value, label]) => option(value, label, asked.sort)))}</select></div>`
  const send = html`<button class="button button-plain button-small" type="submit">${search ? 'Search' : 'Apply'}</button>`
  return html`<form class="tools" method="get" action="${address(of, of.page?.path ?? '/', { anchor: block.id })}" role="search" aria-label="Find ${entity.plural}" data-auto>${Object.entries(kept).map(([name, value]) => value && html`<input type="hidden" name="${name}" value="${value}">`)}${search ? html`<div class="tool-find">${search}${send}</div>${each}${ends}${order}` : html`${each}${ends}${order}${send}`}</form>`
}

/** What the order is called in which rows come before anybody asks for another. */
function firstOrder(entity: Entity, { layout, order }: BlockOf<'list'>): string {
  const field = order?.field ? entity.fields.find(({ id }) => id === order.field) : undefined
  if (field) return field.choices ? `By ${field.label.toLowerCase()}` : orders(field)[order?.down ? 1 : 0]![1]
  if (order?.field === null) return order.down ? 'Newest first' : 'Oldest first'
  return layout === 'agenda' ? 'Coming up' : 'Newest first'
}

export const option = (value: string, label: string, current: string): Html =>
  html`<option value="${value}"${value === current && html` selected`}>${label}</option>`

function orders(field: Field): readonly (readonly [string, string])[] {
  const { id, label, type } = field
  if (type === 'date' || type === 'datetime' || type === 'time')
    return [
      [id, `${label}, earliest`],
      [`-${id}`, `${label}, latest`],
    ]
  if (type === 'number' || type === 'money' || type === 'percent' || type === 'rating')
    return [
      [id, `${label}, low to high`],
      [`-${id}`, `${label}, high to low`],
    ]
  return [
    [id, `${label}, A to Z`],
    [`-${id}`, `${label}, Z to A`],
  ]
}

function count(of: Context, entity: Entity, block: BlockOf<'list'>, asked: Asked, found: Found): Html {
  const clear = found.isNarrowed && html` <a href="${listAddress(of, block, parameters(asked, { q: '', initial: '', filters: {} }))}">Show all</a>`
  return html`<p class="count" role="status">${counted(found.total, entity)}${asked.q && ` for “${asked.q}”`}${asked.initial && ` with ${asked.initial}`}${late(of, entity, block, asked, found)}${clear}</p>`
}

/** How many of the rows are late, with the way to them. */
function late(of: Context, { lifecycle }: Entity, block: BlockOf<'list'>, asked: Asked, found: Found): Html {
  if (!lifecycle?.due || found.late === 0 || !block.filters.includes(lifecycle.field) || asked.filters[lifecycle.field] === lifecycle.due.word) return nothing
  const to = listAddress(of, block, parameters(asked, { filters: { ...asked.filters, [lifecycle.field]: lifecycle.due.word } }))
  return html`, <a href="${to}">${found.late} ${lifecycle.due.word.toLowerCase()}</a>`
}
