import type { Action, Entity } from '../../model.ts'
import { canCreate } from '../access.ts'
import { needsAccount } from '../account/who.ts'
import { emptyState } from '../blocks/section.ts'
import { address, type Context, fieldsOf } from '../context.ts'
import { control } from '../form/field.ts'
import { actionAddress, backTo, refusalOf } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own } from '../own.ts'

export interface PostFormOptions {
  /** Comes before the ids of all its fields. */
  readonly id: string
  readonly action: Action
  readonly entity: Entity
  /** Values that the form carries without asking for them. */
  readonly carried: Readonly<Record<string, string>>
  /** The row that the page goes on showing. */
  readonly at: string
  /** What stands in a field before anything is typed. */
  readonly standing?: Readonly<Record<string, string>>
  readonly button?: string
}

/** A form that adds a row about the one that the page shows; the way to log in where that comes first, nothing for those who may not. */
export function postForm(of: Context, { id, action, entity, carried: given, at, standing = {}, button = action.name }: PostFormOptions): Html {
  if (!canCreate(of.model, of.viewer, entity, action)) return nothing
  const entrance = of.model.accounts && needsAccount(of.model, of.request.visitor, action.id) ? of.model.accounts.log_in : null
  if (entrance !== null) {
    const href = address(of, entrance, { query: { next: of.page?.path } })
    return emptyState({ words: `Log in first: ${action.name.toLowerCase()} with your account.`, href, label: 'Log in' })
  }
  const carried = { ...named(of, entity, action), ...given }
  const refusal = refusalOf(of, action, null)
  const concerns = refusal && Object.entries(given).every(([name, value]) => (own(refusal.typed, name) ?? '') === value) ? refusal : undefined
  const fields = fieldsOf(entity, action.fields).filter((field) => !Object.hasOwn(carried, field.id))
  const whole = concerns?.errors[''] && html`<p class="error" role="alert" tabindex="-1" data-focus>${concerns.errors['']}</p>`
  return html`<form class="form talk-form" method="post" action="${actionAddress(of, action)}"${fields.some(({ type }) => type === 'file' || type === 'image') && html` enctype="multipart/form-data"`} novalidate>${whole}<input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${at}">${Object.entries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<div class="fields">${fields.map(
    (field) =>
      control(of, {
        id: `${id}-field-${field.id}`,
        field,
        value: own(concerns?.typed, field.id) ?? own(standing, field.id) ?? (ownName.test(field.label) ? callsign(of) : ''),
        error: own(concerns?.errors, field.id),
        isWide: true,
      }),
  )}</div><div class="actions"><button class="button" type="submit">${button}</button></div></form>`
}

const ownName = /^(?:your |full )?name$/i
const callsign = ({ request, viewer }: Context): string => request.visitor.name ?? (viewer.manages ? (viewer.role?.name ?? '') : '')

/** Whoever has an account speaks by its name without being asked for one. */
function named(of: Context, entity: Entity, action: Action): Readonly<Record<string, string>> {
  const name = of.viewer.account ? callsign(of) : ''
  const field = name === '' ? undefined : fieldsOf(entity, action.fields).find(({ type, label }) => type === 'text' && ownName.test(label))
  return field ? { [field.id]: name } : {}
}
