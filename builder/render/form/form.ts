import type { Action, Entity, Field, Value } from '../../model.ts'
import { type Refusal, type SiteRow, sitePaths } from '../../site.ts'
import { lineField, linesOf } from '../act/lines.ts'
import { type Context, fieldsOf } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own, valueIn } from '../own.ts'
import { aheadOf } from './ahead.ts'
import { control } from './field.ts'
import { oneself, standsIn } from './oneself.ts'

/** Where a submission of the action is posted. */
export const actionAddress = (of: Context, action: Action): string => `${of.request.base}${sitePaths.actions}${action.id}`
export const backTo = (of: Context): string => of.page?.path ?? '/'

/** The refusal that concerns this action on this row, if the request carries it. */
export function refusalOf(of: Context, action: Action, row: SiteRow | null): Refusal | undefined {
  const { refused } = of.request
  return refused?.action === action.id && refused.row === (row?.id ?? null) ? refused : undefined
}

export interface FormOptions {
  /** Comes before the ids of all its fields. */
  readonly id: string
  readonly action: Action
  readonly entity: Entity
  readonly row: SiteRow | null
  /** Where "Cancel" leads; none without it. */
  readonly cancel?: string
  /** The row of the page that the form stands on and is about, which it refers to by the field. */
  readonly about?: { readonly field: string; readonly row: string }
}

/** A form that posts an action: its fields with what was typed, kept or usual, and what was refused. */
export function formOf(of: Context, { id, action, entity, row, cancel, about }: FormOptions): Html {
  const refusal = refusalOf(of, action, row)
  const all = fieldsOf(entity, action.fields).filter((field) => field.id !== about?.field)
  const settled = row || refusal ? [] : all.filter((field) => standsIn(of, action, entity, field) !== null)
  const fields = all.filter((field) => !settled.includes(field))
  const wide = widths(fields)
  return html`<form class="form" method="post" action="${actionAddress(of, action)}"${fields.some(({ type }) => type === 'file' || type === 'image') && html` enctype="multipart/form-data"`} novalidate>${refusal && errorSummary(id, fields, refusal)}<input type="hidden" name="back" value="${backTo(of)}">${row && html`<input type="hidden" name="row" value="${row.id}">`}${about && html`<input type="hidden" name="at" value="${about.row}"><input type="hidden" name="${about.field}" value="${about.row}">`}${settled.length > 0 && inName(of, id, action, entity, settled)}<div class="fields">${fields.map(
    (field, index) =>
      control(of, {
        id: fieldId(id, field),
        field,
        value: own(refusal?.typed, field.id) ?? (standing(of, field, row) || oneself(of, action, entity, field, row)),
        error: own(refusal?.errors, field.id),
        isWide: wide[index] ?? false,
        guards: action.guards,
      }),
  )}</div>${row === null && linesIn(of, id, action, refusal)}${row === null && aheadOf(of, action, entity)}<div class="actions"><button class="button" type="submit">${action.kind === 'update' && /^(?:edit|change|modify|update)$/i.test(action.name.trim()) ? 'Save' : action.name}</button>${cancel && html`<a class="button button-plain" href="${cancel}">Cancel</a>`}</div></form>`
}

const rowsShown = 4
/** The lines of a document that is made: rows of which those that are left empty count for nothing. */
function linesIn(of: Context, id: string, { effects }: Action, refusal: Refusal | undefined): Html {
  const lines = linesOf(of.model.entities, effects)
  if (!lines) return nothing
  const { entity, effect } = lines
  const last = Math.max(
    -1,
    ...Object.entries(refusal?.typed ?? {}).flatMap(([name, typed]) => (typed === '' ? [] : (/^line\.(\d+)\./.exec(name)?.slice(1).map(Number) ?? []))),
  )
  const fields = fieldsOf(entity, effect.fields)
  const line = (nth: number): Html => {
    const entries = fields.map((field) => {
      const name = lineField(nth, field.id)
      return control(of, {
        id: `${id}-${nth}-${field.id}`,
        field: { ...field, id: name, required: false },
        value: own(refusal?.typed, name) ?? '',
        error: own(refusal?.errors, name),
        isWide: false,
      })
    })
    return html`<div class="line-in" role="group" aria-label="Line ${nth + 1}">${entries}</div>`
  }
  const count = Math.min(effect.rows, Math.max(rowsShown, last + 2))
  return html`<fieldset class="lines-in"><legend>${entity.plural.charAt(0).toUpperCase()}${entity.plural.slice(1)}</legend><p class="help">Rows that you leave empty are left out; more can be added to the saved one.</p>${Array.from({ length: count }, (_, nth) => line(nth))}</fieldset>`
}

/** Whose name the form goes in: told, and asked for only where it is for somebody else. */
function inName(of: Context, id: string, action: Action, entity: Entity, fields: readonly Field[]): Html {
  const entries = fields.map((field) => ({
    field,
    value: oneself(of, action, entity, field, null),
    isAlways: standsIn(of, action, entity, field) === 'always',
  }))
  const asked = entries.filter(({ isAlways }) => !isAlways)
  const own = entries.map(({ value }) => value).join(', ')
  const held = entries.flatMap(({ field, value, isAlways }) => (isAlways ? html`<input type="hidden" name="${field.id}" value="${value}">` : []))
  const other =
    asked.length > 0 &&
    html`<details><summary>For somebody else</summary><div class="fields">${asked.map(({ field, value }) => control(of, { id: fieldId(id, field), field, value, error: undefined, isWide: false }))}</div></details>`
  return html`<div class="form-self">${held}<p>In your name: <strong>${own}</strong></p>${other}</div>`
}

/** Which fields of a form in two columns take both: long ones, and those that would stand alone in a row. */
function widths(fields: readonly Field[]): readonly boolean[] {
  const wide = fields.map(isLong)
  for (let index = 0; index < fields.length; index += 1) {
    if (wide[index]) continue
    if (wide[index + 1] ?? true) wide[index] = true
    else index += 1
  }
  return wide
}
const isLong = ({ type, choices }: Field): boolean =>
  ['long_text', 'boolean', 'rating', 'url', 'image', 'file'].includes(type) ||
  (type === 'choice' && (choices?.length ?? 0) <= 5 && (choices ?? []).join('').length > 18)

const fieldId = (form: string, field: Field): string => `${form}-field-${field.id}`

/** What stands in a field before anything is typed: the row's value, what the address asks for, or what is usual. */
export function standing(of: Context, field: Field, row: SiteRow | null): string {
  if (row) return written(valueIn(row, field.id))
  const asked = of.request.query[`set.${field.id}`]
  if (asked) return asked
  if (field.initial !== undefined) return field.type === 'date' && field.initial === 'today' ? of.request.today : written(field.initial)
  if (field.type === 'date' && field.required) return leaving.test(field.label) ? dayAfter(of.request.today) : of.request.today
  if (field.type === 'choice' && field.required && (field.choices?.length ?? 0) <= 5) return field.choices?.[0] ?? ''
  return field.type === 'number' && /^(?:quantity|guests|people|seats|places|tickets|copies|party size|number of \w+)$/i.test(field.label)
    ? String(field.min ?? 1)
    : ''
}
/** Days on which what began on another one ends. */
const leaving = /^(?:check-?out(?: date)?|leaves on|departure(?: date)?|return date|bring back on)$/i
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const written = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))

function errorSummary(form: string, fields: readonly Field[], refusal: Refusal): Html {
  const inLines = Object.entries(refusal.errors).flatMap(([name, error]) => {
    const [, nth] = /^line\.(\d+)\./.exec(name) ?? []
    return nth === undefined ? [] : html`<li>Line ${Number(nth) + 1}: ${error}</li>`
  })
  const whole = refusal.errors[''] ? html`<p>${refusal.errors['']}</p>` : nothing
  const each = fields.flatMap((field) =>
    own(refusal.errors, field.id) ? html`<li><a href="#${fieldId(form, field)}">${own(refusal.errors, field.id)}</a></li>` : [],
  )
  each.push(...inLines)
  if (!isWritten(whole) && each.length === 0) return nothing
  const heading =
    each.length > 1 ? `There are ${each.length} things to put right.` : each.length === 1 ? 'There is one thing to put right.' : 'This was not kept.'
  return html`<div class="summary" role="alert" tabindex="-1" data-focus>${icon('alert')}<div><p><strong>${heading}</strong></p>${whole}${each.length > 0 && html`<ul>${each}</ul>`}</div></div>`
}
