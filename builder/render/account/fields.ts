import type { Field } from '../../model.ts'
import { type Refusal, sitePaths } from '../../site.ts'
import type { Context } from '../context.ts'
import { control } from '../form/field.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own } from '../own.ts'
import { leastPassword } from '../set-rows.ts'

/** A form that concerns accounts: what it does, and its fields. */
export interface AccountForm {
  /** Comes before the ids of its fields. */
  readonly id: string
  readonly does: string
  readonly fields: readonly Html[]
  readonly button: string
  readonly hidden?: Readonly<Record<string, string>>
  readonly look?: string
}

/** The refusal of the form that does this, if the request carries it. */
export const refusalOf = (of: Context, does: string): Refusal | undefined => (of.request.refused?.action === `_${does}` ? of.request.refused : undefined)

export const sessionAddress = (of: Context): string => `${of.request.base}${sitePaths.session}`

export const field = (id: string, label: string, type: Field['type'], required = true, more: Partial<Field> = {}): Field => ({
  id,
  label,
  type,
  required,
  ...more,
})

/** A field of an account form with what was typed, else with what stands. */
export function entry(of: Context, form: Pick<AccountForm, 'id' | 'does'>, field: Field, standing = ''): Html {
  const refusal = refusalOf(of, form.does)
  const value = own(refusal?.typed, field.id) ?? standing
  return control(of, { id: `${form.id}-${field.id}`, field, value, error: own(refusal?.errors, field.id), isWide: true })
}

/** A field for a password, which is never filled in. */
export function password(of: Context, form: Pick<AccountForm, 'id' | 'does'>, name: string, label: string, fill: 'current-password' | 'new-password'): Html {
  const id = `${form.id}-${name}`
  const error = own(refusalOf(of, form.does)?.errors, name)
  const help = fill === 'new-password' ? `At least ${leastPassword(of.model, of.request.rows)} characters.` : ''
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return html`<div class="field is-wide${error && ' has-error'}"><label for="${id}">${label} <span class="need">required</span></label>${help && html`<p class="help" id="${id}-help">${help}</p>`}${error && html`<p class="error" id="${id}-error"><span class="sr">Error: </span>${error}</p>`}<input id="${id}" name="${name}" type="password" autocomplete="${fill}" maxlength="200" required${error && html` aria-invalid="true"`}${notes && html` aria-describedby="${notes}"`}></div>`
}

/** The whole form, with what was refused at its top. */
export function accountForm(of: Context, { id, does, fields, button, hidden = {}, look = '' }: AccountForm): Html {
  return html`<form class="form" method="post" action="${sessionAddress(of)}" novalidate>${summary(of, id, does)}<input type="hidden" name="do" value="${does}">${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${fields.length > 0 && html`<div class="fields">${fields}</div>`}<div class="actions"><button class="button${look && ` button-${look}`}" type="submit">${button}</button></div></form>`
}

function summary(of: Context, id: string, does: string): Html {
  const refusal = refusalOf(of, does)
  if (!refusal) return nothing
  const each = Object.entries(refusal.errors).filter(([name]) => name !== '')
  return html`<div class="summary" role="alert" tabindex="-1" data-focus>${icon('alert')}<div><p><strong>${refusal.errors[''] ?? (each.length === 1 ? 'There is one thing to put right.' : `There are ${each.length} things to put right.`)}</strong></p>${each.length > 0 && html`<ul>${each.map(([name, error]) => html`<li><a href="#${id}-${name}">${error}</a></li>`)}</ul>`}</div></div>`
}
