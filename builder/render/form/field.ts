import { fileOf, mbOf } from '../../file-value.ts'
import type { Field, Guard } from '../../model.ts'
import { isSeveral } from '../../several.ts'
import type { SiteRow } from '../../site.ts'
import { choosable, memberName } from '../account/members.ts'
import { isOpenFor } from '../act/open-for.ts'
import { type Context, entityOf, rowsFor } from '../context.ts'
import { isFormatted, marksHelp } from '../formatted.ts'
import { type Html, html, nothing } from '../html.ts'
import { star, titleOf } from '../value.ts'
import { seatPlan } from './seat-plan.ts'
import { endingsOf, takenBy, takenHint } from './takes.ts'

/** A field of a form: its id in the page, what stands in it, and what is wrong with it. */
export interface Entry {
  readonly id: string
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  /** Whether it takes the whole width of a form with two columns. */
  readonly isWide: boolean
  /** Bytes of an uploaded file at most. */
  readonly file_limit?: number | undefined
  /** What the action asks of the rows that are referred to: none is offered that would be refused. */
  readonly guards?: readonly Guard[] | undefined
}
interface Option {
  readonly value: string
  readonly label: string
}

const autocomplete: readonly (readonly [RegExp, string])[] = [
  [/^(?:your |full )?name$/i, 'name'],
  [/^first name$/i, 'given-name'],
  [/^(?:last|family) name$/i, 'family-name'],
  [/^(?:company|organi[sz]ation)$/i, 'organization'],
  [/address$/i, 'address-line1'],
  [/^(?:city|town)$/i, 'address-level2'],
  [/^(?:zip|postcode|postal code)$/i, 'postal-code'],
]
const types = { email: 'email', phone: 'tel', url: 'url', image: 'file', date: 'date', time: 'time', datetime: 'datetime-local', file: 'file' } as const
const file_limit_default = 10 * 1024 * 1024
function hintOf({ field, file_limit = file_limit_default }: Entry): string {
  const { type } = field
  if (isFormatted(field)) return marksHelp
  if (isSeveral(field)) return 'Several are parted by commas.'
  if (type === 'url') return 'Starting with https://.'
  if (type !== 'image' && type !== 'file') return ''
  if (file_limit === 0) return 'No files are taken here.'
  const taken = takenBy(field)
  if (taken !== undefined) return takenHint(taken, file_limit)
  const kinds = type === 'image' ? 'JPEG, PNG, WebP or GIF' : 'picture, PDF, text, table, office or zip file, sound or video'
  // Where hardly anything fits, a picture is made smaller before it is sent.
  return type === 'image' && file_limit < 100 * 1024 ? `A ${kinds}, kept small here.` : `A ${kinds} of at most ${mbOf(file_limit)}.`
}

/** A labelled control for a field, with its help and its error tied to it. */
export function control(of: Context, given: Entry): Html {
  const entry = { ...given, file_limit: of.request.file_limit }
  const { field } = entry
  if (field.type === 'boolean') return checkbox(entry)
  if (field.type === 'rating') return radios(entry, ratings(field), 'rating')
  if (field.type === 'choice') {
    const options = (field.choices ?? []).map((label) => ({ value: label, label }))
    return options.length > 0 && options.length <= 5 ? radios(entry, options, 'segments') : select(entry, options)
  }
  if (field.type === 'reference') return chooser(of, entry)
  if (field.account) return accountChooser(of, entry) ?? labelled(entry, input(entry))
  return labelled(entry, field.type === 'long_text' ? area(entry) : input(entry))
}

const look = ({ error, isWide }: Entry): string => `${isWide ? ' is-wide' : ''}${error ? ' has-error' : ''}`
const need = (field: Field): Html | false => field.required && html` <span class="need">required</span>`
const helpOf = (entry: Entry): string => entry.field.help || hintOf(entry) || bounds(entry.field)
function bounds({ type, min, max }: Field): string {
  if (type !== 'number' && type !== 'percent' && type !== 'money') return ''
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}.`
  return max !== undefined ? `At most ${max}.` : min !== undefined && min > 1 ? `At least ${min}.` : ''
}

const described = (entry: Entry): Html | false => {
  const { id, error } = entry
  const ids = [helpOf(entry) && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return ids !== '' && html` aria-describedby="${ids}"`
}
const state = (entry: Entry): Html => html`${entry.field.required && html` required`}${entry.error && html` aria-invalid="true"`}${described(entry)}`
const notes = (entry: Entry): Html => html`${helpOf(entry) && html`<p class="help" id="${entry.id}-help">${helpOf(entry)}</p>`}${noteOf(entry)}`
const noteOf = ({ id, error }: Entry): Html => html`${error && html`<p class="error" id="${id}-error"><span class="sr">Error: </span>${error}</p>`}`

const labelled = (entry: Entry, body: Html): Html =>
  html`<div class="field field-${entry.field.type}${look(entry)}"><label for="${entry.id}">${entry.field.label}${need(entry.field)}</label>${notes(entry)}${body}</div>`

function area(entry: Entry): Html {
  return html`<textarea id="${entry.id}" name="${entry.field.id}" rows="${isFormatted(entry.field) ? 8 : 4}" maxlength="5000"${isFormatted(entry.field) && html` data-formats`}${state(entry)}>
${entry.value}</textarea>`
}

function input(entry: Entry): Html {
  const { field } = entry
  const isNumber = field.type === 'number' || field.type === 'money' || field.type === 'percent'
  const kind = isNumber || !(field.type in types) ? 'text' : types[field.type as keyof typeof types]
  const before = field.type === 'money' && (field.unit || '$')
  const after = field.type === 'percent' ? '%' : isNumber && !before && field.unit
  const fill =
    field.type === 'email'
      ? 'email'
      : field.type === 'phone'
        ? 'tel'
        : field.type === 'text' && autocomplete.find(([pattern]) => pattern.test(field.label))?.[1]
  const taken = takenBy(field)
  const present = kind === 'file' ? fileNote(field, entry.value) : nothing
  const box = html`${present}<input id="${entry.id}" name="${field.id}" type="${kind}"${kind !== 'file' && html` value="${entry.value}"`}${field.type === 'image' && html` accept="image/jpeg,image/png,image/webp,image/gif"`}${isSound(field) && html` accept="audio/*" capture data-record`}${taken !== undefined && !isSound(field) && html` accept="${endingsOf(taken)}"`}${taken === 'zip' && html` data-zip`}${kind === 'file' && mostOf(entry)}${kind === 'text' && html` maxlength="200"`}${isNumber && html` inputmode="decimal"`}${fill && html` autocomplete="${fill}"`}${kind === 'date' && html` placeholder="YYYY-MM-DD"`}${field.now && html` data-now`}${state(entry)}>`
  return before || after
    ? html`<div class="affixed">${before && html`<span class="affix" aria-hidden="true">${before}</span>`}${box}${after && html`<span class="affix" aria-hidden="true">${after}</span>`}</div>`
    : box
}

/** Whether a file field takes a recording, for which a phone opens its recorder. */
const isSound = ({ type, label }: Field): boolean => type === 'file' && /\b(?:voice|audio|sound|recording)\b/i.test(label)

/** For the script that says so of a larger file before it is sent. */
const mostOf = ({ file_limit = file_limit_default }: Entry): Html => html` data-most="${file_limit}" data-large="Choose a file of at most ${mbOf(file_limit)}."`

/** What a file field keeps until another is chosen. */
const fileNote = (field: Field, value: string): Html =>
  value === ''
    ? nothing
    : html`<p class="help">Kept now: ${fileOf(value)?.name ?? value}. Choose another ${field.type === 'image' ? 'picture' : 'file'} to replace it.</p>`

function checkbox(entry: Entry): Html {
  const { field, id, value } = entry
  return html`<div class="field field-boolean${look(entry)}">${notes(entry)}<div class="check"><input type="hidden" name="${field.id}" value="false"><input id="${id}" type="checkbox" name="${field.id}" value="true"${value === 'true' && html` checked`}${state(entry)}><label for="${id}">${field.label}${need(field)}</label></div></div>`
}

function select(entry: Entry, options: readonly Option[]): Html {
  const known = options.some((one) => one.value === entry.value)
  return labelled(
    entry,
    html`<select id="${entry.id}" name="${entry.field.id}"${state(entry)}><option value=""${!known && html` selected`}>${entry.field.required ? 'Choose…' : 'None'}</option>${options.map((one) => html`<option value="${one.value}"${one.value === entry.value && html` selected`}>${one.label}</option>`)}</select>`,
  )
}

function radios(entry: Entry, options: readonly Option[], kind: 'segments' | 'rating'): Html {
  const { field, id } = entry
  return html`<fieldset class="field field-${kind}${look(entry)}"${described(entry)}><legend>${field.label}${need(field)}</legend>${notes(entry)}<div class="${kind}">${options.map(
    (one, index) =>
      html`<span><input id="${id}${index > 0 && `-${index}`}" type="radio" name="${field.id}" value="${one.value}"${one.value === entry.value && html` checked`}${field.required && html` required`}><label for="${id}${index > 0 && `-${index}`}">${kind === 'rating' ? html`${star}<span class="sr">${one.label}</span>` : one.label}</label></span>`,
  )}</div></fieldset>`
}

function ratings(field: Field): readonly Option[] {
  const most = Math.min(10, Math.max(1, Math.round(field.max ?? 5)))
  return Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${index + 1} of ${most}` }))
}

/** The rows that a reference can name; where there is none, that is said. */
function chooser(of: Context, entry: Entry): Html {
  const { field } = entry
  const { plan } = field
  if (plan)
    return html`<fieldset class="field field-seats is-wide${entry.error && ' has-error'}"${described(entry)}><legend>${field.label}${need(field)}</legend>${notes(entry)}${seatPlan(of, field, plan, entry.value, entry.id)}</fieldset>`
  const options = references(of, entry)
  if (field.sorts && options.length > 0 && options.length <= 5) return radios(entry, options, 'segments')
  const called = field.entity && entityOf(of, field.entity)?.singular
  const none = options.length === 0 && called ? `There is no ${called} to choose at the moment.` : undefined
  return select(none ? { ...entry, field: { ...field, help: none } } : entry, options)
}

/** The accounts that can be named; null where nobody can be chosen by name. */
function accountChooser(of: Context, entry: Entry): Html | null {
  const options = choosable(of).map(({ address, name, isSample }) => ({ value: address, label: isSample ? `${name} (sample)` : name }))
  if (options.length === 0) return null
  const kept =
    entry.value === '' || options.some(({ value }) => value === entry.value) ? [] : [{ value: entry.value, label: memberName(of, entry.value) ?? entry.value }]
  return select(entry, [...kept, ...options])
}

function references(of: Context, { field, guards = [], value }: Entry): readonly Option[] {
  const entity = field.entity ? entityOf(of, field.entity) : undefined
  const fits = (row: SiteRow): boolean => row.id === value || isOpenFor(guards, field.id, row, of.request.today)
  return entity
    ? rowsFor(of, field, entity)
        .filter(fits)
        .map((row) => ({ value: row.id, label: titleOf(of, entity, row) }))
    : []
}
